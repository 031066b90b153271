-- How far somebody has come in learning a game.
create table learners (
    player integer not null,
    game   text    not null,
    match  integer references matches (id),  -- the newest position of the guided match; null: none yet
    told   integer not null default 0,       -- 1: what the game is about was said in a match with others
    primary key (player, game)
) strict, without rowid;
