-- What a line of a board was at a mark (see storage/standings.py), if it has changed since: as it was before the
-- first change after that mark.  All null: there was none yet.  With it a board is taken back to the mark.
create table earlier (
    month     integer not null,
    player    integer not null,
    solo      integer not null,
    server    integer not null,
    game      text    not null,
    mark      integer not null,
    rating    integer,
    mu        real,
    sigma     real,
    matches   integer,
    won       integer,
    best      integer,
    opponents integer,
    listed    integer,
    primary key (month, player, solo, server, game, mark)
) strict, without rowid;
create index earlier_mark on earlier (mark);
-- From which result on there are marks.
alter table counted add column marked integer not null default 0;
update counted set marked = number;

-- From which result on a board is to be made again.
alter table stale_boards add column since integer not null default 0;

-- The number of the result, so that a player's newest are found without reading all of them.
alter table placings add column result integer not null default 0;
update placings set result = (select number from results where results.match = placings.match);
drop index placings_player;
create index placings_player on placings (player, result);

-- Who left a server: few of its members.
create index members_gone on members (server, player) where gone;

-- Where a month begins.
create index results_month on results (month, number);
