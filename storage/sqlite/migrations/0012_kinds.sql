-- What kind of match it is: table, solo or daily; bot/matches/kinds.py says what that means.
alter table matches add column kind text not null default 'table';
update matches set kind = case when day is not null then 'daily' when wanted = 1 then 'solo' else 'table' end
    where day is not null or wanted = 1;

-- A match that is played in no channel has 0 there, and nothing to be shown in one.
drop index matches_open;
create unique index matches_open on matches (channel, game)
    where status in ('lobby', 'running') and channel <> 0;
drop index matches_behind;
create index matches_behind on matches (id)
    where (post_version < version or hands_version < version) and channel <> 0;
