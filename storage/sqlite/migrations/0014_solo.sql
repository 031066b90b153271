-- Whether an open match keeps others of its game out of its channel.
alter table matches add column holds integer not null default 1;
update matches set holds = 0 where kind in ('solo', 'daily');
drop index matches_open;
create unique index matches_open on matches (channel, game)
    where status in ('lobby', 'running') and channel <> 0 and holds;

-- A solo match that nobody plays any more ends two weeks after the last action; see bot/matches/deadlines.py.
update matches set alarm = 1209600 + (select max(at) from log where log.match = matches.id)
    where kind = 'solo' and status = 'running' and alarm is null;
