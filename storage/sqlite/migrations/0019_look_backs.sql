-- Look backs at finished matches: which were asked for, and as much of each as is worked out.
-- judge: the number of the way to judge.  number: rises with each that is asked for.
-- body: JSON, see bot/matches/look_back.py; null before the first turn.
create table look_backs (
    match integer primary key references matches (id),
    judge integer not null,
    number integer not null,
    body text,
    done integer not null default 0 check (done in (0, 1))
) strict;
create index look_backs_waiting on look_backs (number) where not done;
