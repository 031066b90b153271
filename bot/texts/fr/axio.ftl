# Axio.  Les symboles et ce qui est commun aux jeux à cinq marqueurs sont dans markers.ftl.

axio-tile-rr = :red_sun::red_sun: rouge–rouge
axio-tile-rg = :red_sun::green_dot: rouge–vert
axio-tile-rb = :red_sun::blue_star: rouge–bleu
axio-tile-ro = :red_sun::orange_square: rouge–orange
axio-tile-rp = :red_sun::purple_ring: rouge–violet
axio-tile-gr = :green_dot::red_sun: vert–rouge
axio-tile-gg = :green_dot::green_dot: vert–vert
axio-tile-gb = :green_dot::blue_star: vert–bleu
axio-tile-go = :green_dot::orange_square: vert–orange
axio-tile-gp = :green_dot::purple_ring: vert–violet
axio-tile-br = :blue_star::red_sun: bleu–rouge
axio-tile-bg = :blue_star::green_dot: bleu–vert
axio-tile-bb = :blue_star::blue_star: bleu–bleu
axio-tile-bo = :blue_star::orange_square: bleu–orange
axio-tile-bp = :blue_star::purple_ring: bleu–violet
axio-tile-or = :orange_square::red_sun: orange–rouge
axio-tile-og = :orange_square::green_dot: orange–vert
axio-tile-ob = :orange_square::blue_star: orange–bleu
axio-tile-oo = :orange_square::orange_square: orange–orange
axio-tile-op = :orange_square::purple_ring: orange–violet
axio-tile-pr = :purple_ring::red_sun: violet–rouge
axio-tile-pg = :purple_ring::green_dot: violet–vert
axio-tile-pb = :purple_ring::blue_star: violet–bleu
axio-tile-po = :purple_ring::orange_square: violet–orange
axio-tile-pp = :purple_ring::purple_ring: violet–violet

## Refus. Ils disent ce qui ne va pas et ce qui irait.

axio-unreadable = Je ne comprends pas. Donne la tuile par deux des lettres R, G, B, O, P, la case de sa première moitié et la case voisine pour la seconde : `rb`, `E5`, `F5`, par exemple.
axio-no-such-tile = « { $text } » n’est pas une tuile. Une tuile, c’est deux des lettres R, G, B, O, P : `rb`, par exemple.
axio-no-such-cell = Il n’y a pas de case { $cell }. Les cases vont de { $first } à { $last } : une lettre pour la colonne, un numéro pour la rangée.
axio-outside = { $cell } est en dehors de la zone de jeu, qui va de { $first } à { $last }.
axio-not-neighbours = { $cell } et { $to } ne sont pas voisines. Une tuile couvre deux cases qui ont un côté en commun.
axio-cell-taken = { $cell } est déjà prise ({ WORD("symbol", $symbol) }). Il faut deux cases vides.
axio-coloured-cell = { $cell } est une case colorée ({ WORD("symbol", $symbol) }) : on ne pose pas de tuile dessus.
axio-closed-cell = Il y a une pyramide sur { $cell } : plus aucune tuile ne peut y aller.
axio-vacated-cell = Une pyramide a quitté { $cell } : cette case reste vide jusqu’à la fin de la partie.
axio-first-tile = Ta première tuile doit toucher, par un côté, une case colorée qu’aucune tuile ne touche encore. Encore libres : { $free }.
axio-not-in-rack = Tu n’as pas de tuile { WORD("axio-tile", $tile) } sur ton chevalet. `/axio rack` montre tes tuiles.
axio-not-the-tile = Tu as pioché { WORD("axio-tile", $drawn) }, pas { WORD("axio-tile", $tile) }. Pose celle que tu as piochée.
axio-not-placing = Tu as déjà posé. À toi de décider : échanger ton chevalet, ou le garder.
axio-bonus-first = Tu as d’abord une tuile bonus à poser.
axio-no-exchange-now = Tu ne peux échanger qu’après avoir posé, s’il reste cinq tuiles dans le sac et si aucune tuile de ton chevalet ne porte le symbole de ton marqueur le plus bas (ou de l’un d’eux, s’ils sont plusieurs à égalité).
axio-exchange-solo = Pas d’échange en solo : tu n’as que la tuile que tu as piochée.

## Ce qui s’est passé

axio-placed = { $name } pose { WORD("axio-tile", $tile) } en { $first }–{ $second } : { $points }.
axio-why = • { $cell } : { $rows } = { $points }
axio-counted-n = { $count } en haut
axio-counted-w = { $count } à gauche
axio-counted-e = { $count } à droite
axio-counted-s = { $count } en bas
axio-pyramid = • △ Pyramide en { $cell }, pour ce qui l’entoure : { $points }
axio-pyramid-moved = • △ La pyramide passe de { $origin } en { $cell }, pour ce qui l’entoure : { $points }. { $origin } reste vide.
axio-second-board = { WORD("symbol", $symbol) } repart de 0 sur le second tableau.
axio-bonus-lost =
    { $count ->
        [one] { $name } ne peut pas poser sa tuile bonus : elle est perdue.
       *[other] { $name } ne peut pas poser ses { $count } tuiles bonus : elles sont perdues.
    }
axio-exchanged = { $name } échange tout son chevalet, qui contenait : { $tiles }.
axio-kept = { $name } garde son chevalet.
axio-ended-complete = Les cinq marqueurs sont au sommet !
axio-ended-full = Plus aucune tuile ne tient sur le plateau.
axio-ended-rack = La personne suivante n’a plus de tuile à poser.

## Ce qu’il faut décider

axio-decide-place = ▶️ { $name } : pose une tuile.
axio-decide-first = ▶️ { $name } : pose ta première tuile, contre une case colorée qu’aucune tuile ne touche encore.
axio-decide-bonus =
    { $owed ->
        [one] ▶️ { $name } : pose une tuile bonus.
       *[other] ▶️ { $name } : pose la première de tes { $owed } tuiles bonus.
    }
axio-decide-exchange = ▶️ { $name } : échanger tout ton chevalet, ou le garder ?
axio-why-exchange = Tu le peux, car aucune de tes tuiles ne porte ce que tu as de plus bas : { $symbols }.
axio-decide-solo-first = ▶️ Tu as pioché **{ WORD("axio-tile", $tile) }**. Ta première tuile doit toucher une case colorée. Tuiles dans le sac : { $bag }.
axio-decide-solo = ▶️ Tu as pioché **{ WORD("axio-tile", $tile) }**. Tuiles dans le sac : { $bag }.

## Le plateau en mots

axio-text-area = Cases en jeu : de { $first } à { $last }. Celles qui ne sont pas nommées sont vides.
axio-text-row = Rangée { $row } : { $cells }
axio-cell-printed = { WORD("symbol-word", $symbol) } (imprimé)
axio-cell-pyramid = pyramide
axio-cell-vacated = bloquée

## Chevalet et choix

hand-of-axio = Ton chevalet : { $hand }
axio-rack-empty = aucune tuile
button-hand-axio = Mon chevalet
button-axio-place = Poser
button-axio-exchange = Échanger le chevalet
button-axio-keep = Le garder
axio-panel-tile = Choisis une tuile par son numéro.
axio-panel-column = Dans quelle colonne va { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) } ? ↻ retourne la tuile.
axio-panel-column-double = Dans quelle colonne va { WORD("axio-tile", $tile) } ?
axio-panel-cell = Sur quelle case de la colonne { $column } va { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) } ?
axio-panel-cell-double = Sur quelle case de la colonne { $column } va sa première moitié ?
axio-panel-direction = De quel côté va { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) } ?
axio-panel-direction-double = De quel côté va sa seconde moitié ?
axio-action = { WORD("axio-tile", $tile) } en { $first }–{ $second } : { $points }
axio-panel-worth = { WORD("axio-tile", $tile) } en { $first }–{ $second } rapporterait : { $worth }
axio-panel-other-cell = Autre case
axio-panel-other-column = Autre colonne
axio-way-n = En haut
axio-way-w = À gauche
axio-way-e = À droite
axio-way-s = En bas

## Commandes

command-axio = axio
    .description = Jouer à Axio, le jeu de tuiles de Reiner Knizia
command-place = poser
    .description = Poser une tuile : la tuile, la case de sa première moitié, la case voisine
command-exchange = échanger
    .description = Après avoir posé : échanger tout ton chevalet, si c’est possible, ou le garder
command-rack = chevalet
    .description = Voir tes tuiles ; personne d’autre ne les voit
option-tile = tuile
    .description = Deux des lettres R G B O P, comme rb : la première moitié va sur la première case
option-cell = case
    .description = Où va la première moitié, comme E5
option-to = vers
    .description = La case voisine, où va la seconde moitié, comme F5
option-keep = garder
    .description = Garder ton chevalet au lieu de l’échanger
