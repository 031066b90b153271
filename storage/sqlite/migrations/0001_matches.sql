-- A match and where it is shown.  Player, channel and message ids are Discord's; times are Unix seconds.
create table matches (
    id           integer primary key autoincrement,
    game         text    not null,
    server       integer,            -- null: played in a direct message
    channel      integer not null,   -- the channel or thread where it is played
    host         integer not null,
    status       text    not null check (status in ('lobby', 'running', 'finished', 'stopped')),
    wanted       integer not null,   -- seats to fill
    thread       integer not null,   -- 1: moves to a thread of its own when it starts
    invited      text    not null,   -- JSON; player ids asked to join
    options      text    not null,   -- JSON
    seed         text    not null,
    version      integer not null,   -- number of its log entries
    state        text,               -- JSON; null in the lobby
    offer        text,               -- JSON; what the others are asked to agree to
    page         integer not null,   -- rises with all that deserves a post of its own
    created      integer not null,
    ended        integer,
    post_channel integer,            -- the newest public post
    post_message integer,
    post_version integer not null default 0,  -- what that post shows
    post_page    integer not null default -1,
    hands_version integer not null default 0  -- what the players' direct messages show
) strict;
create unique index matches_open on matches (channel, game) where status in ('lobby', 'running');
create index matches_behind on matches (id) where post_version < version or hands_version < version;

-- Who sits where.  A player who left keeps the seat's row; the state says that the seat is left.
create table seats (
    match  integer not null references matches (id),
    seat   integer not null,
    player integer not null,
    name   text    not null,   -- as shown on the server when the player joined
    primary key (match, seat),
    unique (match, player)
) strict, without rowid;
create index seats_player on seats (player);

-- Every decision, in order; the state is what replaying them gives.
create table log (
    match       integer not null references matches (id),
    version     integer not null,
    seat        integer,          -- null: nobody at the table
    notation    text    not null,
    interaction integer,          -- Discord's id of what asked for it; the same one is never played twice
    at          integer not null,
    primary key (match, version)
) strict, without rowid;
create unique index log_interaction on log (interaction) where interaction is not null;

-- The direct message that shows a player the hand of one match.
create table hands (
    match   integer not null references matches (id),
    player  integer not null,
    channel integer,
    message integer,
    shown   text    not null,              -- what it shows, to tell whether it is out of date
    closed  integer not null default 0,    -- 1: the player takes no direct messages and was told so
    primary key (match, player)
) strict, without rowid;

-- One row for each seat of a finished match that counts.
create table results (
    match  integer not null references matches (id),
    seat   integer not null,
    player integer not null,
    name   text    not null,
    server integer,
    game   text    not null,
    solo   integer not null,
    place  integer not null,
    score  integer not null,
    at     integer not null,
    primary key (match, seat)
) strict, without rowid;
create index results_server on results (server, game, solo, player);

-- What a player chose, and the language last seen, for direct messages.
create table players (
    id       integer primary key,
    language text    not null default 'en',
    call     integer not null default 0   -- 1: a new direct message, with its sound, on each turn
) strict;
