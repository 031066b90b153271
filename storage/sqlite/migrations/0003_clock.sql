-- The clock of a match.  Times are Unix seconds.
alter table matches add column pace integer;      -- seconds a turn; null: no clock
alter table matches add column late text not null default 'skip'  -- what happens to a turn that takes longer
    check (late in ('skip', 'forfeit', 'vote'));
alter table matches add column deadline integer;  -- when the present turn's time is up; null: the clock rests
alter table matches add column alarm integer;     -- when something is due next; null: nothing is
create index matches_alarm on matches (alarm) where alarm is not null;
update matches set alarm = created + 86400 where status = 'lobby';

-- What a player wants: mentions with their sound, and how many reminders a turn.
alter table players add column pings integer not null default 1;
alter table players add column reminders integer not null default 2 check (reminders in (0, 1, 2));

-- What a server's matches begin with, unless `start` says otherwise.
create table servers (
    id     integer primary key,
    pace   integer,
    late   text    not null default 'skip' check (late in ('skip', 'forfeit', 'vote')),
    thread integer not null default 0
) strict;
