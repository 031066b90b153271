-- What counts for ratings, and what whoever runs the bot keeps out of the world's boards.

-- Who gave a seat to somebody else: JSON, in order; the result may count for them.
alter table matches add column givers text not null default '[]';
-- 1: somebody was taken out by the others or by a moderator, so the result counts for nobody.
alter table matches add column removed integer not null default 0;
-- Whether its server let its matches count for all servers when it was opened; null: opened before this was
-- kept, so what the server wants when it ends is what counts.
alter table matches add column world integer;
-- The others' decision about a player whose time was up gives a seat up as the clock does: it is no such case.
update matches set removed = 1 where status in ('running', 'finished') and exists (
    select 1 from log as kick where kick.match = matches.id and kick.notation like '/kick %' and not (
        coalesce((select notation from log as vote
            where vote.match = kick.match and vote.version = kick.version - 1), '') = '/agree'
        and coalesce((select notation from log as offer where offer.match = kick.match
            and offer.version < kick.version and offer.notation like '/offer %'
            order by offer.version desc limit 1), '') = '/offer late'));

-- A match counts when those who were in it to the last had a fair part of the usual turns: a quarter of what
-- each game had as its usual ones when this was written, and two at least.
create temp table fair (game text, half integer, seats integer, turns integer);
insert into fair values
    ('axio', 0, 2, 4), ('axio', 0, 3, 4), ('axio', 0, 4, 5),
    ('rota', 0, 2, 3), ('rota', 0, 3, 3), ('rota', 0, 4, 3),
    ('iota', 0, 2, 5), ('iota', 0, 3, 3), ('iota', 0, 4, 3),
    ('iota', 1, 2, 3), ('iota', 1, 3, 2), ('iota', 1, 4, 2),
    ('paperworld', 0, 2, 5), ('paperworld', 0, 3, 5), ('paperworld', 0, 4, 5);
update results set ranked = (
    select not removed and not exists (
        select 1 from json_each(state, '$.moved') as seat
        where seat.value < coalesce((select turns from fair
            where fair.game = matches.game and seats = json_array_length(state, '$.moved')
            and half = coalesce(json_extract(options, '$.half'), 0)), 0)
        and (
            not exists (select 1 from json_each(state, '$.left') as gone where gone.value = seat.key)
            or (json_array_length(state, '$.moved') - json_array_length(state, '$.left') < 2
                and seat.key = json_extract(state, '$.left[#-1]'))
        )
    ) from matches where matches.id = results.match
) where solo = 0 and exists (
    select 1 from matches where id = match
    and json_type(state, '$.moved') = 'array' and json_type(state, '$.left') = 'array');
drop table fair;

-- Who met whom in a result that counts for ratings, both ways round: a pair that plays much with each other
-- gains less in the world.
create table pairings (
    player integer not null,
    other  integer not null,
    number integer not null,   -- of the result
    primary key (player, other, number)
) strict, without rowid;
insert into pairings select own.player, met.player, number
    from results join placings as own using (match) join placings as met using (match)
    where ranked and own.player <> met.player;

-- Servers and players whose results do not count for all servers together, while they stand here.
create table excluded (
    kind text    not null check (kind in ('server', 'player')),
    id   integer not null,
    at   integer not null,     -- Unix seconds
    primary key (kind, id)
) strict, without rowid;

-- Who deleted their own data, so that a rating that was bad or kept out of the world is not begun anew at
-- once: a digest of the player and the secret below, gone when its time is over.
create table forgotten (
    digest text primary key,
    until  integer             -- until when results with this player stay out of the world; null: for ever
) strict, without rowid;
create table secret (value text not null) strict;
insert into secret values (lower(hex(randomblob(16))));

-- Boards are made anew by these rules; see storage/standings.py.
drop index standings_order;
delete from standings;
delete from courses;
delete from stale_boards;
alter table standings add column opponents integer not null default 0;  -- different ones, four at most
alter table standings add column listed integer not null default 1;     -- 0: has a rating and no place yet
create index standings_order on standings (solo, server, month, game, listed, rating desc, player);
-- How often results were voided, or servers and players kept out or let in again.
alter table counted add column changes integer not null default 0;
update counted set number = 0;

-- Accounts that are gone from Discord have no name any more.
alter table players add column deleted integer not null default 0;
alter table players add column asked integer not null default 0;  -- when Discord was asked last, Unix seconds
