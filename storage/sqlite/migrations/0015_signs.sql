-- The message that shows a lobby in a thread to those in the channel above; null once it says that it is over.
alter table matches add column sign_channel integer;
alter table matches add column sign_message integer;
