# Ami a pontos, kézből játszott kártyajátékokban közös; `bare` a pontok nélküli játék.

points-standing = { $name }: { $points ->
        [one] 1 pont
       *[other] { $points } pont
    } · { $cards ->
        [one] 1 kártya
       *[other] { $cards } kártya
    }
points-standing-left = { $name } (kilépett): { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }
points-standing-bare = { $name }: { $cards ->
        [one] 1 kártya
       *[other] { $cards } kártya
    }
points-standing-bare-left = { $name } (kilépett)
points-result = { $place }. { $name } – { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }
points-result-left = { $place }. { $name } (kilépett) – { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }
points-result-bare = { $place }. { $name }
points-result-bare-left = { $place }. { $name } (kilépett)
points-shared = Egyenlő a pontszám.
points-shared-bare = Senki sem került az élre.
