# What games with points and hands of cards have in common; `bare` is a game without points.

points-standing = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } · { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
points-standing-left = { $name } (ausgestiegen): { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
points-standing-bare = { $name }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
points-standing-bare-left = { $name } (ausgestiegen)
points-result = { $place }. { $name } – { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
points-result-left = { $place }. { $name } (ausgestiegen) – { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
points-result-bare = { $place }. { $name }
points-result-bare-left = { $place }. { $name } (ausgestiegen)
points-shared = Gleich viele Punkte.
points-shared-bare = Niemand liegt vorn.
