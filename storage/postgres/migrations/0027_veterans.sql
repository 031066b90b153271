-- Whoever has played before knows what the game is about.
insert into learners (player, game, moved)
    select distinct player, game, true from seats join matches on matches.id = seats.match
    where player > 0 and state is not null and kind <> 'lesson'
    on conflict (player, game) do update set moved = true;
