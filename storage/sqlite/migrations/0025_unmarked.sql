-- Boards that hold results from before there were marks: until their marks are made, such a board cannot be taken back
-- to a mark below this one.
create table unmarked (
    solo   integer not null,
    server integer not null,
    month  integer not null,
    game   text    not null,
    first  integer not null,
    primary key (solo, server, month, game)
) strict, without rowid;
insert into unmarked
    select distinct solo, server, month, game, marked from standings cross join counted
    where marked > 0 and month in (0, (select max(month) from standings));
alter table counted drop column marked;
