# Axio Rota.  Les symboles et ce qui est commun aux jeux à cinq marqueurs sont dans markers.ftl.
# "_" est le coin vide d’une tuile.

rota-emoji-r = { symbol-emoji-r }
rota-emoji-g = { symbol-emoji-g }
rota-emoji-b = { symbol-emoji-b }
rota-emoji-o = { symbol-emoji-o }
rota-emoji-p = { symbol-emoji-p }
rota-emoji-_ = :empty_corner:
rota-word-r = { symbol-word-r }
rota-word-g = { symbol-word-g }
rota-word-b = { symbol-word-b }
rota-word-o = { symbol-word-o }
rota-word-p = { symbol-word-p }
rota-word-_ = vide

## Refus. Ils disent ce qui ne va pas et ce qui irait.

rota-square-taken = Il y a déjà une tuile en { $square }. Choisis une case libre qui touche une tuile par un côté.
rota-not-beside = { $square } n’est à côté d’aucune tuile. Choisis une case qui touche une tuile par un côté ; par un coin, ça ne suffit pas.
rota-name-needed = En { $square }, tournée comme sur l’image { $rotation }, ton coin vide en rejoint d’autres. Choisis aussi la couleur qu’il prend.
rota-unreadable = Je ne comprends pas. Donne la case par ses lettres et son numéro, comme `M59`, puis la rotation par le numéro sous son image (de 0 à 3) ou par la couleur en haut à gauche et, pour un coin vide, la couleur qu’il prend, comme `bleu`.
rota-not-a-cell = « { $text } » n’est pas une case. Une case s’écrit avec ses lettres et son numéro, comme `M59`.
rota-not-a-rotation = « { $text } » n’est pas une rotation. Donne le numéro sous une image de ta tuile, de 0 à 3, ou la couleur en haut à gauche, comme `bleu`.
rota-not-a-colour = « { $text } » n’est pas une couleur. Un coin vide prend le rouge, le vert, le bleu, l’orange ou le violet.
rota-no-such-square = Aucune tuile ne peut aller en { $square }. Les lettres et les numéros des cases sont au bord de l’image.
rota-no-such-corner = Ta tuile n’a pas ce coin : { WORD("rota-word", $corner) }. Donne un coin qu’elle a, ou le numéro sous l’une des quatre images, de 0 à 3. `/rota hand` les montre.
rota-no-tile = Tu n’as pas de tuile en main.

## Ce qui s’est passé

rota-placed = { $name } pose { $tile } en { $square } : { $points }.
rota-placed-named = { $name } pose { $tile } en { $square }, le coin vide comptant comme { WORD("symbol", $colour) } : { $points }.
rota-why = • { $corner } : { $squares } = { $points }
rota-corner-0 = En haut à gauche
rota-corner-1 = En haut à droite
rota-corner-2 = En bas à droite
rota-corner-3 = En bas à gauche
rota-bonus-lost =
    { $count ->
        [one] La réserve est vide : { $name } perd un bonus.
       *[other] La réserve est vide : { $name } perd { $count } bonus.
    }
rota-ended-complete = Les cinq marqueurs sont au sommet !
rota-ended-placed = Tout le monde a posé toutes ses tuiles.

## Ce qu’il faut décider

rota-decide-place = ▶️ { $name } : pose ta tuile.
rota-decide-bonus =
    { $owed ->
        [one] ▶️ { $name } : pose une tuile bonus.
       *[other] ▶️ { $name } : pose la première de tes { $owed } tuiles bonus.
    }
rota-decide-solo = ▶️ Tu as pioché **{ $tile }**. Tes tuiles suivantes : { $own }. Réserve : { $supply }.
rota-decide-solo-bonus =
    { $owed ->
        [one] ▶️ Tuile bonus : **{ $tile }**.
       *[other] ▶️ Tuile bonus : **{ $tile }**, la première de { $owed }.
    }

## La table en mots

rota-text-piles = Réserve : { $supply } tuiles. Tuiles restant à piocher : { $stacks }. Les tuiles se lisent dans le sens des aiguilles d’une montre, depuis le haut à gauche.
rota-text-stack = { $name } { $tiles }
rota-text-row = Rangée { $row } : { $tiles }

## Main et choix

hand-of-rota = Ta tuile : { $hand }
rota-held = { $tile }, dans le sens des aiguilles d’une montre depuis le haut à gauche
rota-held-none = aucune
button-hand-rota = Ma tuile
button-rota-place = Poser
rota-panel-listed =
    { $pages ->
        [one] Choisis une case : les { $count } possibles sont marquées.
        [2] Choisis une case : rangée par rangée, sur { $count }, { $first } à { $last } sont marquées. Le dernier bouton marque les autres.
       *[other] Choisis une case : rangée par rangée, sur { $count }, { $first } à { $last } sont marquées. Les derniers boutons marquent les autres.
    }
rota-panel-page = Autres : { $first } à { $last }
rota-panel-rotation = Laquelle des quatre images de ta tuile va en { $square } ?
rota-panel-corner = { $turns } · { WORD("rota-emoji", $corner) } { WORD("rota-word", $corner) } en haut à gauche
rota-panel-colour = Quelle couleur prend le coin vide ?
rota-action = { $square }, image { $turns } : { $points }
rota-action-named = { $square }, image { $turns }, le coin vide comptant comme { WORD("symbol-word", $colour) } : { $points }
rota-panel-worth = { "**" }{ $turns } · en { $square }** rapporterait : { $worth }
rota-panel-worth-named = { "**" }{ $turns } · en { $square }**, le coin vide comptant comme { WORD("symbol-word", $colour) }, rapporterait : { $worth }
rota-panel-other = Autre case

## Commandes

command-rota = rota
    .description = Jouer à Axio Rota, le jeu de tuiles de Reiner Knizia
command-rota-place = poser
    .description = Poser ta tuile : la case, l’image qui montre son sens, la couleur d’un coin vide
option-rota-cell = case
    .description = La case, par ses lettres et son numéro, comme M59
option-rota-rotation = rotation
    .description = Le numéro sous l’image de ta tuile, de 0 à 3, ou la couleur en haut à gauche
option-rota-colour = couleur
    .description = La couleur que prend un coin vide, s’il en rejoint d’autres
