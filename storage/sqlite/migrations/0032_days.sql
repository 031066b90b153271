-- The best tries of a day in their order, so that no more of them are read than are shown.
drop index dailies_place;
create index dailies_place on dailies (day, merit desc, at, player) where merit is not null;
