-- How many lines of a board have a rating between two powers of two (see storage/sql/tallies.py), so that a place
-- is known without counting all lines above it.  Only lines that are shown are counted.
create table tallies (
    solo   integer not null,
    server integer not null,
    month  integer not null,
    game   text    not null,
    shift  integer not null,
    bucket integer not null,  -- the ratings that are this number when shifted to the right
    lines  integer not null,
    gone   integer not null,  -- those of them whose player has left the server
    primary key (solo, server, month, game, shift, bucket)
) strict, without rowid;
insert into tallies
    select solo, server, month, game, shift.value, rating >> shift.value, count(*), sum(coalesce(gone, 0))
    from standings left join members using (server, player)
        join json_each(iif(solo, '[48, 42, 36, 30, 24, 18, 12, 6, 0]', '[12, 6, 0]')) as shift
    where listed = 1 and player > 0 group by solo, server, month, game, shift.value, rating >> shift.value;
