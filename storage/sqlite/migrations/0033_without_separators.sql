-- The inner pages of a table that is ordered by a number keep numbers of deleted rows, which tell where to look, until
-- the file is written anew.  Those of a table without row numbers hold rows that are there, as indexes do.  So a
-- person's number must not be a row's.
create table kept_players (
    id       integer primary key,
    language text    not null default 'en',
    call     integer not null default 0,  -- 1: a new direct message, with its sound, on each turn
    pings    integer not null default 1,
    reminders integer not null default 2 check (reminders in (0, 1, 2)),
    name     text,
    deleted  integer not null default 0,
    asked    integer not null default 0,
    chosen   text    not null default ''
) strict, without rowid;
insert into kept_players select id, language, call, pings, reminders, name, deleted, asked, chosen from players;
drop table players;
alter table kept_players rename to players;

create table kept_solvers (
    player integer primary key,
    mu     real    not null,
    sigma  real    not null,
    tried  integer not null,
    solved integer not null
) strict, without rowid;
insert into kept_solvers select player, mu, sigma, tried, solved from solvers;
drop table solvers;
alter table kept_solvers rename to solvers;
