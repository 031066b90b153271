-- What happened to a match that is no action of its game, to be told in its newest post; null when nothing did.
alter table matches add column note text;  -- JSON
