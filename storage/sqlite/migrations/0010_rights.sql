-- The channels and threads in which matches are or were played; who may see those is decided by them.
create table places (
    channel integer primary key,
    server  integer not null,
    kind    text    not null default 'unknown'
        check (kind in ('unknown', 'channel', 'thread', 'private', 'gone')),  -- unknown: not looked at yet
    parent  integer            -- of a thread, the channel that it belongs to
) strict;
insert into places (channel, server)
    select channel, max(server) from matches where server is not null and day is null group by channel;
create index places_server on places (server, kind, channel);

-- How many lobbies are open.
create index matches_lobby_host on matches (host) where status = 'lobby';
create index matches_lobby_server on matches (server) where status = 'lobby';

-- Who called whom, other than to a turn: of the last hour, in which nobody calls the same person again.
create table calls (
    asker  integer not null,   -- negative: made from the number of somebody who was forgotten
    called integer not null,
    at     integer not null,
    primary key (asker, called)
) strict, without rowid;
create index calls_called on calls (called);
alter table matches add column silent text not null default '[]';  -- JSON; players whom the newest post does not ring
