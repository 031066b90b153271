-- The daily challenge.  A day is written yyyymmdd, in UTC.
alter table matches add column day integer;  -- null: no try at the day's challenge
drop index matches_open;
create unique index matches_open on matches (channel, game)
    where status in ('lobby', 'running') and day is null;
-- A try is shown to its player only, in private answers: it has no post and no direct message.
drop index matches_behind;
create index matches_behind on matches (id)
    where (post_version < version or hands_version < version) and day is null;

-- What each day brings; drawn when the day is first needed, so that nobody can know it before.
create table days (
    day  integer primary key,
    game text    not null,
    seed text    not null
) strict;

-- One try a player and day.  at, score, merit and points are null until it is finished.
create table dailies (
    day    integer not null references days (day),
    player integer not null,
    match  integer not null unique references matches (id),
    at     integer,            -- when it was finished
    score  integer,            -- as the game counts it
    merit  integer,            -- the greater the better; equal ones share a place
    points text,               -- JSON; the points of each placement, in order
    primary key (day, player)
) strict, without rowid;
create index dailies_player on dailies (player);
create index dailies_place on dailies (day, merit) where merit is not null;

-- The servers on whose boards a try counts: where it was begun, and where it was shared.
create table daily_servers (
    day    integer not null,
    server integer not null,
    player integer not null,
    primary key (day, server, player)
) strict, without rowid;
create index daily_servers_player on daily_servers (player);

-- The message in which a server sees a day's results.
create table day_posts (
    day     integer not null,
    server  integer not null,
    channel integer not null,
    message integer not null,
    primary key (day, server)
) strict, without rowid;

-- Who deleted their own data after beginning a day's try, so that the one try stays one: a digest of the
-- player and the day's seed, which says nothing to whoever does not know both; gone with the next day.
create table tried_days (
    day  integer not null,
    mark text    not null,
    primary key (day, mark)
) strict, without rowid;

-- The channel in which a server's board of the day is posted by itself; null: only when somebody shares.
alter table servers add column daily integer;
