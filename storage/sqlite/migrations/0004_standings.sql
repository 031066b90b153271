-- A result is one row a match, in the order in which matches ended; what a seat brought to it is a placing.
alter table results rename to old_results;
drop index results_server;

create table results (
    number integer primary key,   -- ratings are made in this order
    match  integer not null unique references matches (id),
    server integer,               -- null: played in a direct message
    game   text    not null,
    month  integer not null,      -- of its end, as yyyymm, in UTC
    turns  integer not null,
    solo   integer not null,
    ranked integer not null,      -- 1: counts for the ratings
    world  integer not null,      -- 1: counts for all servers together too
    at     integer not null,      -- Unix seconds
    voided integer                -- since when it counts for nothing; null: it counts
) strict;
create index results_server on results (server, number);

-- The player of a seat whose data was deleted is a negative number that stands for nobody.
create table placings (
    match  integer not null references results (match),
    seat   integer not null,
    player integer not null,
    name   text    not null,      -- as shown on the server at that time
    place  integer not null,
    score  integer not null,      -- as the game counts it
    merit  integer not null,      -- orders solo matches of one game, ties of the score included
    primary key (match, seat)
) strict, without rowid;
create index placings_player on placings (player, match);

insert into results (match, server, game, month, turns, solo, ranked, world, at)
    select match, old_results.server, old_results.game,
        cast(strftime('%Y%m', at, 'unixepoch') as integer),
        coalesce(json_extract(state, '$.turn'), 0), solo,
        solo = 0 and coalesce((select min(value) from json_each(state, '$.moved')), 0) >= 2, 1, at
    from old_results join matches on matches.id = match where seat = 0 order by at, match;
insert into placings
    select match, seat, player, name, place, score, max(score, 0) * 1000000000000 from old_results;
drop table old_results;

-- Everything below is made from results and placings, and made again when one of them is voided.
-- One line of a board: the matches of a server (0: of all servers), a month (0: of all time) and a
-- game ('': of all games), played by several (solo 0) or alone (solo 1).
create table standings (
    solo    integer not null,
    server  integer not null,
    month   integer not null,
    game    text    not null,
    player  integer not null,
    rating  integer not null,     -- what the board is ordered by; solo: the merit of the best match
    mu      real    not null,     -- the estimate of skill and its uncertainty; solo: 0
    sigma   real    not null,
    matches integer not null,
    won     integer not null,
    best    integer not null,     -- the highest score
    primary key (solo, server, month, game, player)
) strict, without rowid;
create index standings_order on standings (solo, server, month, game, rating desc, player);
create index standings_player on standings (player);

-- The rating of a player after each match, on the boards of one game and all time.
create table courses (
    server integer not null,
    game   text    not null,
    player integer not null,
    number integer not null,      -- of the result
    rating integer not null,
    primary key (server, game, player, number)
) strict, without rowid;

-- Boards that must be made again from the results, since one of these was voided.
create table stale_boards (
    solo   integer not null,
    server integer not null,
    month  integer not null,
    game   text    not null,
    primary key (solo, server, month, game)
) strict, without rowid;

-- The newest result that the standings hold.
create table counted (number integer not null) strict;
insert into counted values (0);

-- How a player is called: outside of any server, and on each server where the player was seen.
alter table players add column name text;
create table members (
    server  integer not null,
    player  integer not null,
    name    text    not null,
    gone    integer not null default 0,  -- 1: is no member any more
    checked integer not null default 0,  -- when Discord was asked last whether that is so
    primary key (server, player)
) strict, without rowid;
create index members_player on members (player);
insert into members (server, player, name)
    select server, player, name from (
        -- With max() SQLite takes the name from the row of the maximum.
        select server, player, name, max(match)
        from placings join results using (match) where server is not null group by server, player
    );
insert or ignore into players (id) select distinct player from placings;
update players set name = (select name from placings where player = players.id order by match desc limit 1);

alter table servers add column world integer not null default 1;    -- 1: its matches count for all servers too
alter table servers add column leavers text not null default 'dim'  -- how boards show who left the server
    check (leavers in ('dim', 'hide'));
