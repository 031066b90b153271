-- Positions in which one move is clearly best.
-- body: JSON, see bot/matches/puzzles.py.  people: 1: from a match of people, 0: of computers alone.
-- nth: its number for players, from 1 in each game; null: nobody has been shown it.
-- day: yyyymmdd, the day whose puzzle it is; null: none.
-- mu, sigma: the estimate of how hard it is and the uncertainty of that.
create table puzzles (
    number integer primary key,
    game   text    not null,
    body   text    not null,
    people integer not null check (people in (0, 1)),
    nth    integer,
    day    integer,
    mu     real    not null,
    sigma  real    not null,
    unique (game, nth),
    unique (game, day)
) strict;
create index puzzles_unused on puzzles (game, people, number) where nth is null;

-- How far somebody has come with a puzzle.
-- match: the newest try.  judged: the newest one that was judged; null: none was.  tries: how many were.
-- shown: 1: the player was shown the best move before finding it.
create table solvings (
    player integer not null,
    puzzle integer not null references puzzles (number),
    match  integer not null references matches (id),
    judged integer,
    tries  integer not null default 0,
    solved integer not null default 0 check (solved in (0, 1)),
    shown  integer not null default 0 check (shown in (0, 1)),
    primary key (player, puzzle)
) strict, without rowid;

-- How well somebody solves puzzles.  tried, solved: how many.
create table solvers (
    player integer primary key,
    mu     real    not null,
    sigma  real    not null,
    tried  integer not null,
    solved integer not null
) strict;

-- How far the results of each game were looked through for positions.
create table puzzle_searches (
    game   text    primary key,
    result integer not null
) strict;
