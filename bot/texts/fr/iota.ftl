# Iota.  Les cartes s’écrivent par couleur, forme et chiffre : "rc2" est le cercle rouge 2, "w" un joker.
# Le carré de couleur est toujours accompagné de son mot.

iota-face-rc1 = :red_card: cercle rouge 1
iota-face-rc2 = :red_card: cercle rouge 2
iota-face-rc3 = :red_card: cercle rouge 3
iota-face-rc4 = :red_card: cercle rouge 4
iota-face-rs1 = :red_card: carré rouge 1
iota-face-rs2 = :red_card: carré rouge 2
iota-face-rs3 = :red_card: carré rouge 3
iota-face-rs4 = :red_card: carré rouge 4
iota-face-rt1 = :red_card: triangle rouge 1
iota-face-rt2 = :red_card: triangle rouge 2
iota-face-rt3 = :red_card: triangle rouge 3
iota-face-rt4 = :red_card: triangle rouge 4
iota-face-rx1 = :red_card: croix rouge 1
iota-face-rx2 = :red_card: croix rouge 2
iota-face-rx3 = :red_card: croix rouge 3
iota-face-rx4 = :red_card: croix rouge 4
iota-face-gc1 = :green_card: cercle vert 1
iota-face-gc2 = :green_card: cercle vert 2
iota-face-gc3 = :green_card: cercle vert 3
iota-face-gc4 = :green_card: cercle vert 4
iota-face-gs1 = :green_card: carré vert 1
iota-face-gs2 = :green_card: carré vert 2
iota-face-gs3 = :green_card: carré vert 3
iota-face-gs4 = :green_card: carré vert 4
iota-face-gt1 = :green_card: triangle vert 1
iota-face-gt2 = :green_card: triangle vert 2
iota-face-gt3 = :green_card: triangle vert 3
iota-face-gt4 = :green_card: triangle vert 4
iota-face-gx1 = :green_card: croix verte 1
iota-face-gx2 = :green_card: croix verte 2
iota-face-gx3 = :green_card: croix verte 3
iota-face-gx4 = :green_card: croix verte 4
iota-face-bc1 = :blue_card: cercle bleu 1
iota-face-bc2 = :blue_card: cercle bleu 2
iota-face-bc3 = :blue_card: cercle bleu 3
iota-face-bc4 = :blue_card: cercle bleu 4
iota-face-bs1 = :blue_card: carré bleu 1
iota-face-bs2 = :blue_card: carré bleu 2
iota-face-bs3 = :blue_card: carré bleu 3
iota-face-bs4 = :blue_card: carré bleu 4
iota-face-bt1 = :blue_card: triangle bleu 1
iota-face-bt2 = :blue_card: triangle bleu 2
iota-face-bt3 = :blue_card: triangle bleu 3
iota-face-bt4 = :blue_card: triangle bleu 4
iota-face-bx1 = :blue_card: croix bleue 1
iota-face-bx2 = :blue_card: croix bleue 2
iota-face-bx3 = :blue_card: croix bleue 3
iota-face-bx4 = :blue_card: croix bleue 4
iota-face-yc1 = :yellow_card: cercle jaune 1
iota-face-yc2 = :yellow_card: cercle jaune 2
iota-face-yc3 = :yellow_card: cercle jaune 3
iota-face-yc4 = :yellow_card: cercle jaune 4
iota-face-ys1 = :yellow_card: carré jaune 1
iota-face-ys2 = :yellow_card: carré jaune 2
iota-face-ys3 = :yellow_card: carré jaune 3
iota-face-ys4 = :yellow_card: carré jaune 4
iota-face-yt1 = :yellow_card: triangle jaune 1
iota-face-yt2 = :yellow_card: triangle jaune 2
iota-face-yt3 = :yellow_card: triangle jaune 3
iota-face-yt4 = :yellow_card: triangle jaune 4
iota-face-yx1 = :yellow_card: croix jaune 1
iota-face-yx2 = :yellow_card: croix jaune 2
iota-face-yx3 = :yellow_card: croix jaune 3
iota-face-yx4 = :yellow_card: croix jaune 4
iota-face-w = :wild_card: joker

iota-value-r = rouge
iota-value-g = vert
iota-value-b = bleu
iota-value-y = jaune
iota-value-c = cercle
iota-value-s = carré
iota-value-t = triangle
iota-value-x = croix
iota-value-1 = chiffre 1
iota-value-2 = chiffre 2
iota-value-3 = chiffre 3
iota-value-4 = chiffre 4
iota-trait-colour = couleur
iota-trait-shape = forme
iota-trait-number = chiffre

## Refus. Ils disent ce qui ne va pas et ce qui irait.

iota-unreadable = Je ne comprends pas. Écris chaque carte suivie de sa case, comme `rc2 N20 gs4 O20` : une couleur (`r` rouge, `g` vert, `b` bleu, `y` jaune), une forme (`c` cercle, `s` carré, `t` triangle, `x` croix), un chiffre de 1 à 4 ; `w` est un joker. Pour `/iota pass`, donne seulement les cartes à rendre, comme `rc2 w`.
iota-no-such-card = « { $text } » n’est ni une carte ni une case. Une carte, c’est une couleur (`r`, `g`, `b`, `y`), une forme (`c`, `s`, `t`, `x`) et un chiffre de 1 à 4, comme `rc2`, ou `w` pour un joker ; une case s’écrit comme `N20`.
iota-no-such-cell = Il n’y a pas de case { $cell }. Les lettres et les numéros des cases sont au bord de l’image.
iota-one-swap = Un seul joker à la fois. Donne une carte et la case du joker, comme `rc2 N20`.
iota-not-in-hand = Tu n’as pas en main : { WORD("iota-face", $card) }. `/iota hand` montre tes cartes.
iota-card-twice = Tu as nommé { WORD("iota-face", $card) } plus de fois que tu ne l’as en main ({ $held }).
iota-cell-taken = { $cell } est déjà prise ({ WORD("iota-face", $card) }). Les cartes vont sur des cases vides.
iota-cell-twice = Tu as nommé { $cell } deux fois. Il faut une case pour chaque carte.
iota-not-one-line = { $first } et { $other } ne sont ni dans la même rangée ni dans la même colonne. Toutes les cartes d’un tour vont dans la même ligne.
iota-gap = { $cell }, entre { $first } et { $last }, resterait vide. Les cartes d’un tour doivent former une seule ligne, sans trou.
iota-not-touching =
    { $count ->
        [one] { $first } n’est à côté d’aucune carte. Pose à côté d’une carte de la table.
       *[other] Aucune de ces cartes n’est à côté d’une carte de la table. Il en faut au moins une.
    }
iota-too-long = { $first }–{ $last } serait une ligne de { $count } cartes. Une ligne en a quatre au plus.
iota-line-broken = { $first }–{ $last } donnerait `{ $cards }`. Dans une ligne, couleur, forme et chiffre sont chacun pareils sur toutes les cartes ou différents sur toutes. Ici, ça coince ({ WORD("iota-trait", $trait) }) : plusieurs cartes ont « { WORD("iota-value", $value) } », mais pas toutes.
iota-wild-torn = Le joker en { $cell } devrait représenter deux cartes à la fois : sa rangée (`{ $row }`) et sa colonne (`{ $column }`) se contredisent ({ WORD("iota-trait", $trait) }).
iota-wilds-torn = Aucune paire de cartes ne convient aux jokers en { $cell } et { $other } : leurs lignes se contredisent ({ WORD("iota-trait", $trait) }).
iota-swap-wild = On ne remplace pas un joker par un joker. Donne une carte avec une couleur, une forme et un chiffre.
iota-swap-empty = Il n’y a pas de carte en { $cell }. Donne la case d’un joker.
iota-swap-no-wild = La carte en { $cell } n’est pas un joker : { WORD("iota-face", $card) }. On ne peut remplacer qu’un joker.
iota-swap-none = Aucune de tes cartes ne convient à la place d’un joker de la table.
iota-pass-no-pile = La pioche est vide : impossible de remettre des cartes dessous. Passe sans en rendre.

## Ce qui s’est passé

iota-laid = { $card } en { $cell }
iota-played = { $name } pose { $cards }.
iota-line = • { $first }–{ $last } : { $sum } = { $points }
iota-line-lot = • { $first }–{ $last } : { $sum } = { $points }, un lot
iota-total =
    { $total ->
        [one] En tout : **{ $total } point**.
       *[other] En tout : **{ $total } points**.
    }
iota-total-doubled = En tout : { $points }{ $doubled } = **{ $total } points**.
iota-doubled-lot = { "" }, doublé pour un lot
iota-doubled-four = { "" }, doublé pour quatre cartes à la fois
iota-doubled-last = { "" }, doublé pour la dernière carte
iota-passed =
    { $count ->
        [0] { $name } passe.
        [one] { $name } passe et remet { $count } carte sous la pioche.
       *[other] { $name } passe et remet { $count } cartes sous la pioche.
    }
iota-swapped = { $name } prend le joker en { $cell } et met à la place : { $card }.
iota-left = { $name } quitte la partie ; ses cartes vont sous la pioche.
iota-ended-last-card = La pioche est vide et quelqu’un n’a plus de cartes : la partie est finie.
iota-ended-passes = Tout le monde a passé : la partie est finie.

## Ce qu’il faut décider

iota-decide = ▶️ { $name } : pose jusqu’à quatre cartes dans une ligne, ou passe. Cartes dans la pioche : { $pile }.
iota-decide-swapped = ▶️ { $name }, joker en main : pose jusqu’à quatre cartes dans une ligne, ou passe. Cartes dans la pioche : { $pile }.
iota-stuck = Aucune de tes cartes ne va nulle part : tu dois passer.

iota-variant-half = Version courte : la moitié des cartes.
iota-variant-kids = Version enfants : pas de points ; une fois la pioche vide, la première personne à poser sa dernière carte gagne.

## Le plateau en mots

iota-text-pile = Cartes dans la pioche : { $pile }.
iota-text-row = Rangée { $row } : { $cells }

## Main et choix

hand-of-iota = Tes cartes : { $hand }
iota-hand-card = { $card } ({ $code })
iota-hand-empty = aucune carte
button-hand-iota = Mes cartes
button-iota-lay = Poser des cartes
button-iota-pass = Passer
button-iota-swap = Remplacer un joker
button-iota-other = Autre carte
button-iota-back = Retirer la dernière
iota-panel-card = Choisis une carte.
iota-panel-only-swap = Aucune de tes cartes ne peut être posée pour l’instant. Tu peux remplacer un joker, ou passer.
iota-panel-cell = { WORD("iota-face", $card) } : choisis sa case.
iota-panel-cell-some = { WORD("iota-face", $card) } : choisis sa case. Les cases en bleu sont possibles tout de suite ; celles en gris (+ sur l’image) demandent encore une autre carte.
iota-panel-cell-rest = { WORD("iota-face", $card) } : choisis sa case. Les cases en bleu sont possibles tout de suite ; les cases du menu demandent encore une autre carte.
iota-panel-cell-more = { WORD("iota-face", $card) } : choisis sa case. Les cases en bleu sont possibles tout de suite ; il y a d’autres cases dans le menu.
iota-panel-laid = Choisi : { $cards }.
iota-panel-not-yet = Ce n’est pas encore un coup permis. { $why }
iota-panel-between = Ce n’est pas encore un coup permis : il manque une carte entre les deux, pour rejoindre celles de la table.
iota-panel-worth = Ça rapporterait :
iota-panel-kids = C’est un coup permis.
iota-panel-next = Choisis une autre carte.
iota-panel-another = Choisis une autre carte, ou confirme.
iota-panel-only-cell = { WORD("iota-face", $card) } va en { $cell } : c’est sa seule case.
iota-panel-no-other = Aucune autre de tes cartes ne va plus avec.
iota-panel-cells = Autres cases
iota-panel-cells-needing = Cases où il faut une autre carte
iota-panel-more = Plus de cases…
iota-panel-now = possible tout de suite
iota-panel-needs = il faut une autre carte
iota-panel-pass = Choisis les cartes à remettre sous la pioche, ou aucune, puis confirme. Ensuite, tu repioches jusqu’à quatre.
iota-panel-pass-only = La pioche est vide : tu passes, c’est tout. Tu confirmes ?
iota-panel-returned = Tu passes et remets sous la pioche : { $cards }. Ensuite, tu repioches jusqu’à quatre.
iota-panel-return = Cartes à remettre sous la pioche (ou aucune)
iota-panel-swap = Choisis la carte qui prendra la place d’un joker de la table. Tu prends le joker en main et ton tour continue.
iota-panel-swap-one = { $card } à la place du joker en { $cell }
iota-action-swap = Mettre { $cards }, à la place du joker
iota-action-pass = { $count ->
        [0] Passer
       *[other] Passer, en remettant sous la pioche : { $cards }
    }
iota-panel-swapped = Tu prends le joker en { $cell }, tu mets à la place { WORD("iota-face", $card) }, et ton tour continue.

## Commandes

command-iota = iota
    .description = Jouer à Iota, le jeu de cartes de Gene Mackles
command-iota-play = poser
    .description = Poser 1 à 4 cartes dans une même rangée ou colonne
command-iota-pass = passer
    .description = Ne rien poser ; remettre des cartes sous la pioche et repiocher jusqu’à quatre
command-iota-swap = remplacer
    .description = Prendre un joker de la table en mettant à sa place une carte à toi qui convient
option-iota-cards = cartes
    .description = Carte et case : rc2 N20 gs4 O20. Couleur r g b y, forme c s t x, chiffre 1-4 ; w = joker
option-iota-back = cartes
    .description = Cartes à remettre sous la pioche, comme rc2 w ; sans elles, je demande
option-iota-card = carte
    .description = Ta carte qui convient à cette place, comme rc2
option-iota-cell = case
    .description = La case du joker, comme N20
option-iota-half = courte
    .description = La version courte, avec la moitié des cartes
option-iota-kids = enfants
    .description = Sans points : pioche vide, la première personne à poser sa dernière carte gagne
iota-choice = { $cards } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
