alter table servers add column computers integer not null default 1;  -- 0: no new computer players there
