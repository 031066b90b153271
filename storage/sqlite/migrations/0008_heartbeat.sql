-- When the bot was last at work, and since when; one row.  Times are Unix seconds.
create table heartbeat (
    one     integer primary key check (one = 1),
    at      integer not null,   -- noted every half a minute while players can act
    since   integer not null,   -- they could act all the time since then
    boot    text,               -- which start of the computer this was; null: not known
    elapsed integer not null    -- what its clock of elapsed time said
) strict;

-- How long nobody could act on a day, which is written yyyymmdd, in UTC.
create table downtimes (
    day     integer primary key,
    seconds integer not null
) strict;
