-- Whom the row of a match names, other than on its seats: invited, not rung, in its note, offered a seat, having
-- given one away.  Without these pairs all matches would have to be read to find those that name somebody.  A
-- pair stays when the row names others by now.
create table named (
    player integer not null,
    match  integer not null references matches (id),
    primary key (player, match)
) strict, without rowid;
create view naming as
    with lists as (
        select id as match, iif(json_valid(invited), invited, '[]') as list from matches
        union all select id, iif(json_valid(silent), silent, '[]') from matches
        union all select id, iif(json_valid(note), json_array(note ->> '$.by', note ->> '$.told'), '[]') from matches
        union all select id, iif(json_valid(offer), json_array(offer ->> '$.heir'), '[]') from matches
    )
    select value as player, match from lists, json_each(list) where json_each.type = 'integer'
    union all select value ->> '$.player', matches.id
        from matches, json_each(iif(json_valid(givers), givers, '[]')) where json_each.type = 'object';
create trigger named_at_first after insert on matches
    when new.invited <> '[]' or new.silent <> '[]' or new.givers <> '[]'
        or new.note is not null or new.offer is not null
begin
    insert or ignore into named select player, match from naming where match = new.id;
end;
create trigger named_later after update of invited, silent, givers, note, offer on matches
    when new.invited <> old.invited or new.silent <> old.silent or new.givers <> old.givers
        or (new.note is not null and new.note is not old.note)
        or (new.offer is not null and new.offer is not old.offer)
begin
    insert or ignore into named select player, match from naming where match = new.id;
end;
insert or ignore into named select player, match from naming;

-- The direct messages of a player.
create index hands_player on hands (player);
