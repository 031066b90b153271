-- What Discord recognises a message by that is sent twice: a random text, stored before the message is sent.
-- Each stored change of a match draws one for the post that shows it; another one is drawn when that post is
-- known to be deleted.
alter table matches add column mark text not null default '';
update matches set mark = lower(hex(randomblob(8)));
-- Of a direct message that is on its way; empty when none is.
alter table hands add column mark text not null default '';

-- A message is without an id while it is on its way.
alter table day_posts rename to old_day_posts;
create table day_posts (
    day     integer not null,
    server  integer not null,
    channel integer not null,
    message integer,
    mark    text    not null,  -- while it is on its way; empty otherwise
    primary key (day, server)
) strict, without rowid;
insert into day_posts select day, server, channel, message, '' from old_day_posts;
drop table old_day_posts;
