-- The shards of the connection to Discord, numbered from 0.
--   seen      when a process was last connected with it, in Unix seconds
--   since     nobody on its servers could act before, in Unix seconds
--   identify  from when on the next shard of the bucket with this number may identify, in Unix milliseconds
create table shards (
    number   integer primary key,
    seen     integer not null default 0,
    since    integer not null default 0,
    identify integer not null default 0
);
