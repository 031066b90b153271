# Ce que les jeux à points et à main de cartes ont en commun ; `bare` est un jeu sans points.

points-standing = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
points-standing-left = { $name } (hors jeu) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-standing-bare = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
points-standing-bare-left = { $name } (hors jeu)
points-result = { $place }. { $name } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-result-left = { $place }. { $name } (hors jeu) — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-result-bare = { $place }. { $name }
points-result-bare-left = { $place }. { $name } (hors jeu)
points-shared = Égalité de points.
points-shared-bare = Personne n’a pris l’avantage.
