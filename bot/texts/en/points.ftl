# What games with points and hands of cards have in common; `bare` is a game without points.

points-standing = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
points-standing-left = { $name } (has left): { $points ->
        [one] 1 point
       *[other] { $points } points
    }
points-standing-bare = { $name }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
points-standing-bare-left = { $name } (has left)
points-result = { $place }. { $name } — { $points ->
        [one] 1 point
       *[other] { $points } points
    }
points-result-left = { $place }. { $name } (has left) — { $points ->
        [one] 1 point
       *[other] { $points } points
    }
points-result-bare = { $place }. { $name }
points-result-bare-left = { $place }. { $name } (has left)
points-shared = Points are equal.
points-shared-bare = Nobody came out ahead.
