alter table matches add column hints integer not null default 0;  -- 1: players may ask for hints
