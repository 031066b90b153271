-- The last turns, back to that of the player to move, the newest at the end, as everybody saw them; JSON.
-- Null until the turn is over that stood when this column came, if its post was up: in those days a turn of
-- several steps called the next player with its first step, who is not to be called again.
alter table matches add column past text;
update matches set past = '[]' where post_page <> page;

-- The page that calls the player to move.  Other pages, such as an offer's, call only whom they ask.
alter table matches add column call_page integer not null default 0;
update matches set call_page = page;
