-- What one server or channel changes is found without looking at what is open elsewhere.
create index matches_going_server on matches (server) where status in ('lobby', 'running');
create index matches_going_channel on matches (channel) where status in ('lobby', 'running');

-- What is too old to be kept is found without looking at the rest.
create index calls_at on calls (at);
create index forgotten_until on forgotten (until);
