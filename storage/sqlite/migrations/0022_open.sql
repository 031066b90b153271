-- 1: the match of this seat is a lobby or running.  Without it all matches in which somebody has ever sat would be
-- read to find the open ones.
alter table seats add column open integer not null default 0;
update seats set open = 1 where match in (select id from matches where status in ('lobby', 'running'));
create index seats_open on seats (player, match) where open;
create index matches_going on matches (host, kind) where status in ('lobby', 'running');
