# What games with points and hands of cards have in common; `bare` is a game without points.

points-standing = { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } · { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
points-standing-left = { $name } (se fue): { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
points-standing-bare = { $name }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
points-standing-bare-left = { $name } (se fue)
points-result = { $place }. { $name } — { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
points-result-left = { $place }. { $name } (se fue) — { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
points-result-bare = { $place }. { $name }
points-result-bare-left = { $place }. { $name } (se fue)
points-shared = Empate a puntos.
points-shared-bare = Nadie terminó por delante.
