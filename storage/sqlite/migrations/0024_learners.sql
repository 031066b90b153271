-- How far somebody has come in learning a game.
create table learners (
    player integer not null,
    game   text    not null,
    match  integer references matches (id),  -- the newest position of the guided match; null: none yet
    moved  integer not null default 0,       -- 1: the player has moved in a match, so is no newcomer
    primary key (player, game)
) strict, without rowid;
