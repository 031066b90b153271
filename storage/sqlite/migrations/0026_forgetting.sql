-- Who is being forgotten.  What names the player was changed at once; the rest, many rows for each match, is changed
-- in parts.
create table forgetting (
    number integer primary key,          -- stands for the player from now on
    player integer not null,
    match  integer not null default 0,   -- done up to the seat in this match
    result integer not null default 0    -- and up to the placing in this result
) strict;
