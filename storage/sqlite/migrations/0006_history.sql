-- The newest match of a game in a channel.
create index matches_channel on matches (channel, game);
