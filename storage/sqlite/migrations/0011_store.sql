-- Of the file as a whole; see storage/upkeep.py.
create table store (
    edition text    not null,  -- a word that changes each time the log beside the file is empty
    remains integer not null   -- how often somebody was forgotten since the file was written anew
) strict;
-- Earlier versions left what they deleted in the file, where it could still be read.
insert into store select 'first', exists (select 1 from matches) or exists (select 1 from players);
