-- When the computer player to move plays; null: a person is to move, or the match does not run.
alter table matches add column computer_at integer;
create index matches_computer_at on matches (computer_at) where computer_at is not null;
