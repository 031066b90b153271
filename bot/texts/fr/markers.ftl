# Ce que les jeux à cinq marqueurs ont en commun.
# Symboles : soleil rouge, point vert, étoile bleue, carré orange, anneau violet.
# Un emoji est toujours accompagné de son mot : certains ne diffèrent que par la couleur.

symbol-word-r = rouge
symbol-r = :red_sun: soleil rouge
symbol-word-g = vert
symbol-g = :green_dot: point vert
symbol-word-b = bleu
symbol-b = :blue_star: étoile bleue
symbol-word-o = orange
symbol-o = :orange_square: carré orange
symbol-word-p = violet
symbol-p = :purple_ring: anneau violet

symbol-emoji-r = :red_sun:
symbol-emoji-g = :green_dot:
symbol-emoji-b = :blue_star:
symbol-emoji-o = :orange_square:
symbol-emoji-p = :purple_ring:

## Ce qui s’est passé

markers-points = { $points } { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }
markers-no-points = aucun point
markers-lost =
    { $lost ->
        [one] Perdu au bout d’une piste : { $lost } point.
       *[other] Perdus au bout d’une piste : { $lost } points.
    }
markers-arrived = { "**" }AXIO !** { $top } atteint : { $symbols }.
markers-bonus = { "**" }AXIO !** { $top } atteint : { $symbols }. { $count ->
        [one] Ça donne une tuile bonus.
       *[other] Ça donne { $count } tuiles bonus.
    }

## Scores

markers-score = { $name } : plus bas { $lowest } · rouge { $r }, vert { $g }, bleu { $b }, orange { $o }, violet { $p }
markers-score-left = { $name } (hors jeu) : plus bas { $lowest } · rouge { $r }, vert { $g }, bleu { $b }, orange { $o }, violet { $p }
markers-result = { $place }. { $name } — { $markers }
markers-result-left = { $place }. { $name } (hors jeu) — { $markers }
markers-result-solo = Résultat : **{ $score }**, ton marqueur le plus bas. En partant du plus bas : { $markers }.
markers-decided =
    { $level ->
        [1] Le marqueur le plus bas décide : { $more } bat { $less }.
        [2] Égalité avec { $other } sur le marqueur le plus bas, donc le deuxième plus bas décide : { $more } bat { $less }.
        [3] Égalité avec { $other } sur les deux marqueurs les plus bas, donc le troisième plus bas décide : { $more } bat { $less }.
        [4] Égalité avec { $other } sur les trois marqueurs les plus bas, donc le quatrième plus bas décide : { $more } bat { $less }.
       *[other] Égalité avec { $other } sur les quatre marqueurs les plus bas, donc le plus haut décide : { $more } bat { $less }.
    }
markers-decided-shared = Les cinq marqueurs sont à égalité.
