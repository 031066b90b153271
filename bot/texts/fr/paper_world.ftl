# Paper World.  Un emoji est toujours accompagné de son mot : certains ne diffèrent que par la couleur.

## Mots
paperworld-name-y = :yellow_desert: jaune
paperworld-name-b = :blue_sea: bleu
paperworld-name-g = :green_forest: vert
paperworld-name-k = :black_mountain: noir
paperworld-name-1 = 1
paperworld-name-2 = 2
paperworld-name-3 = 3
paperworld-name-4 = 4
paperworld-name-5 = 5

## Refus
paperworld-unreadable = Je ne comprends pas. Une carte, c’est une lettre et une valeur, comme `y3` : `y`, `b`, `g`, `k` pour jaune, bleu, vert, noir, avec `s` pour les ciseaux, `y3s`. Pour prendre, écris `bleu` ou `3`. Pour poser : `y3 C2` ; `y4 C2 -k2` défausse une carte pour un saut, `y3s C2 jeton` prend le jeton, des virgules séparent plusieurs cartes. Pour défausser : `y1 k2`.
paperworld-no-such-name = « { $text } » n’est ni une couleur ni une valeur. Prends jaune, bleu, vert ou noir, ou une valeur de 1 à 5.
paperworld-not-a-card = « { $text } » n’est pas une carte. Une carte, c’est une lettre (`y`, `b`, `g`, `k` pour jaune, bleu, vert, noir) et une valeur de 1 à 5, comme `y3`, avec `s` pour les ciseaux.
paperworld-no-such-card = « { $text } » n’est ni une carte ni une case. Une carte, c’est une lettre (`y`, `b`, `g`, `k` pour jaune, bleu, vert, noir) et une valeur de 1 à 5, comme `y3`, avec `s` pour les ciseaux ; une case s’écrit comme `C2`.
paperworld-no-cell = Où doit aller { WORD("paperworld-card", $card) } ? Ajoute la case, comme `{ $card } C2`.
paperworld-no-such-cell = Il n’y a pas de case { $cell }. Les cases des paysages vont de { $first } à { $last } : une lettre pour la colonne, un chiffre pour la rangée.
paperworld-nothing-to-take = Aucune carte du dessus, au centre, ne correspond à { WORD("paperworld-name", $what) }. Annonce une couleur ou une valeur que l’une d’elles a.
paperworld-middle-empty = Le centre est vide : il n’y a rien à prendre. Pose une carte, ou passe si tu ne peux pas.
paperworld-take-after-laying = Tu as commencé à poser, et un tour sert soit à prendre, soit à poser. Continue à poser, ou termine ton tour.
paperworld-discard-first = Tu as plus de 9 cartes en main. À défausser d’abord : { $count }.
paperworld-discard-count = Pour redescendre à 9, il faut en défausser exactement { $count }, pas { $given }.
paperworld-no-discard-now = On ne défausse qu’avec plus de 9 cartes en main à la fin de son tour, ou pour payer un saut en posant.
paperworld-not-in-hand = Tu n’as pas en main ce qu’il faut pour cela : { WORD("paperworld-card", $card) }. `/paperworld hand` montre tes cartes.
paperworld-scissors-differ = Tu n’as pas { WORD("paperworld-card", $card) }, mais tu as { WORD("paperworld-card", $held) } : écris `{ $held }`.
paperworld-discards-not-in-hand = Tu n’as pas autant d’exemplaires de cette carte. Nomme chaque carte à défausser seulement autant de fois que tu l’as en main, sans compter celle que tu poses.
paperworld-other-name = Ce tour-ci, tu ne poses que { WORD("paperworld-name", $what) } : { WORD("paperworld-card", $card) } ne convient pas. Pose une autre carte, ou termine ton tour.
paperworld-neither-name = Toutes les cartes d’un tour ont une couleur ou une valeur en commun, { WORD("paperworld-name", $colour) } ou { WORD("paperworld-name", $value) } : { WORD("paperworld-card", $card) } n’a ni l’une ni l’autre.
paperworld-token-on-pile = Le jeton Ciseaux bloque { $cell }. Rien ne peut y aller tant qu’il est là : déplace-le sur une autre carte avec des ciseaux, ou attends qu’on te le prenne.
paperworld-too-wide = Avec une pile en { $cell }, ton paysage ferait plus de 3 de large ou de haut. Reste dans le carré de 3 × 3.
paperworld-not-beside = Il n’y a pas de pile à côté de { $cell }. Une nouvelle pile doit en toucher une autre par un côté.
paperworld-other-colour = { $cell } montre { WORD("paperworld-card", $top) } : { WORD("paperworld-card", $card) } ne peut pas y aller, car une pile garde sa couleur.
paperworld-pile-complete = { $cell } montre un 5 : cette pile est complète. Choisis-en une autre.
paperworld-too-low = { WORD("paperworld-card", $card) } ne peut pas aller sur { WORD("paperworld-card", $top) } en { $cell }. La carte suivante y est { WORD("paperworld-card", $following) }.
paperworld-too-high = { WORD("paperworld-card", $card) } saute trop de valeurs sur { WORD("paperworld-card", $top) } en { $cell }. La carte suivante y est { WORD("paperworld-card", $following) } ; un saut ne passe qu’une seule valeur.
paperworld-too-high-to-begin = Une nouvelle pile commence par un 1, ou par un 2 avec un saut ; { WORD("paperworld-card", $card) } ne peut pas commencer { $cell }.
paperworld-skip-used = Tu as déjà fait ton saut de ce tour, et { WORD("paperworld-card", $card) } en { $cell } en demanderait un autre.
paperworld-skip-price = { WORD("paperworld-card", $card) } en { $cell } saute au moins une valeur. Cartes à défausser pour cela : { $count } ; tu en as nommé { $given }. Ajoute-les comme ceci : `-k2`.
paperworld-skip-too-dear = Poser { WORD("paperworld-card", $card) } à cet endroit coûte d’autres cartes en défausse : il en faut { $count }, et tu en as { $others }.
paperworld-skip-is-free = Ton jeton Ciseaux rend ce saut gratuit : pose { WORD("paperworld-card", $card) } en { $cell } sans rien défausser.
paperworld-nothing-skipped = { WORD("paperworld-card", $card) } en { $cell } ne saute aucune valeur : il n’y a rien à défausser.
paperworld-no-scissors = { WORD("paperworld-card", $card) } n’a pas de ciseaux. Seule une carte avec des ciseaux prend le jeton.
paperworld-nothing-laid = Tu n’as encore rien posé. Pose au moins une carte avant de terminer ton tour ; ou prends au centre, ou passe si rien n’est possible.
paperworld-pass-after-laying = Tu as posé une carte, tu ne peux donc pas passer : termine ton tour.
paperworld-pass-can-take = On ne passe que si rien n’est possible. Il reste des cartes au centre : prends-en, ou pose.
paperworld-pass-can-lay = On ne passe que si rien n’est possible, et tu peux encore poser : `{ $lay }`, par exemple.

## Objectifs
paperworld-goal-1a = trois cartes d’une même couleur en L, dans n’importe quel sens
paperworld-goal-1b = la même valeur aux quatre coins
paperworld-goal-2a = trois 2 en L, dans n’importe quel sens
paperworld-goal-2b = un carré de 2 × 2 de quatre couleurs différentes
paperworld-goal-3a = les neuf piles commencées
paperworld-goal-3b = une diagonale d’une seule couleur, dans un sens ou l’autre
paperworld-goal-4a = une rangée (pas une colonne) de trois 3
paperworld-goal-4b = au moins deux piles qui montrent un 5
paperworld-goal-5a = des piles qui montrent 1, 2, 3, 4 et 5, n’importe où
paperworld-goal-5b = une colonne (pas une rangée) 2, 5, 2
paperworld-goal-6a = une diagonale 2, 3, 4, dans un sens ou l’autre
paperworld-goal-6b = au moins trois piles qui montrent un 4
paperworld-goal-7a = au moins cinq piles qui montrent un 1
paperworld-goal-7b = une rangée de trois dont la somme fait 9
paperworld-goal-8a = une colonne de trois dont la somme fait 12
paperworld-goal-8b = au moins trois piles qui montrent des ciseaux
paperworld-goal-9a = un carré de 2 × 2 de quatre 3
paperworld-goal-9b = un carré de 2 × 2 d’une seule couleur
paperworld-goal-10a = une croix de cinq piles de cinq valeurs différentes
paperworld-goal-10b = une croix dont les quatre branches ont quatre couleurs différentes (son centre peut être vide)

## Cartes
paperworld-card-y1 = :yellow_desert: jaune 1
paperworld-card-y1s = :yellow_desert: jaune 1 ✂
paperworld-card-y2 = :yellow_desert: jaune 2
paperworld-card-y2s = :yellow_desert: jaune 2 ✂
paperworld-card-y3 = :yellow_desert: jaune 3
paperworld-card-y3s = :yellow_desert: jaune 3 ✂
paperworld-card-y4 = :yellow_desert: jaune 4
paperworld-card-y4s = :yellow_desert: jaune 4 ✂
paperworld-card-y5 = :yellow_desert: jaune 5
paperworld-card-y5s = :yellow_desert: jaune 5 ✂
paperworld-card-b1 = :blue_sea: bleu 1
paperworld-card-b1s = :blue_sea: bleu 1 ✂
paperworld-card-b2 = :blue_sea: bleu 2
paperworld-card-b2s = :blue_sea: bleu 2 ✂
paperworld-card-b3 = :blue_sea: bleu 3
paperworld-card-b3s = :blue_sea: bleu 3 ✂
paperworld-card-b4 = :blue_sea: bleu 4
paperworld-card-b4s = :blue_sea: bleu 4 ✂
paperworld-card-b5 = :blue_sea: bleu 5
paperworld-card-b5s = :blue_sea: bleu 5 ✂
paperworld-card-g1 = :green_forest: vert 1
paperworld-card-g1s = :green_forest: vert 1 ✂
paperworld-card-g2 = :green_forest: vert 2
paperworld-card-g2s = :green_forest: vert 2 ✂
paperworld-card-g3 = :green_forest: vert 3
paperworld-card-g3s = :green_forest: vert 3 ✂
paperworld-card-g4 = :green_forest: vert 4
paperworld-card-g4s = :green_forest: vert 4 ✂
paperworld-card-g5 = :green_forest: vert 5
paperworld-card-g5s = :green_forest: vert 5 ✂
paperworld-card-k1 = :black_mountain: noir 1
paperworld-card-k1s = :black_mountain: noir 1 ✂
paperworld-card-k2 = :black_mountain: noir 2
paperworld-card-k2s = :black_mountain: noir 2 ✂
paperworld-card-k3 = :black_mountain: noir 3
paperworld-card-k3s = :black_mountain: noir 3 ✂
paperworld-card-k4 = :black_mountain: noir 4
paperworld-card-k4s = :black_mountain: noir 4 ✂
paperworld-card-k5 = :black_mountain: noir 5
paperworld-card-k5s = :black_mountain: noir 5 ✂

## Ce qui s’est passé

paperworld-started =
    🏅 Objectifs : { $goals }.
    Le tirage au sort désigne { $name } pour commencer.
paperworld-took-colour = { $name } prend la couleur { WORD("paperworld-name", $what) } : { $cards }.
paperworld-took-value = { $name } prend la valeur { WORD("paperworld-name", $what) } : { $cards }.
paperworld-laid = { $name } pose { $cards }.
paperworld-laid-card = { WORD("paperworld-card", $card) } en { $cell }
paperworld-laid-free = { WORD("paperworld-card", $card) } en { $cell } (saut gratuit)
paperworld-laid-paid =
    { WORD("paperworld-card", $card) } en { $cell } { $count ->
        [one] (saut pour { $count } carte)
       *[other] (saut pour { $count } cartes)
    }
paperworld-token-taken = ✂ { $name } met le jeton Ciseaux en { $cell }.
paperworld-token-moved = ✂ { $name } déplace le jeton Ciseaux en { $cell }.
paperworld-token-from = ✂ { $name } prend le jeton Ciseaux à { $other } et le met en { $cell }.
paperworld-discarded =
    { $count ->
        [one] { $name } défausse { $count } carte et redescend à 9.
       *[other] { $name } défausse { $count } cartes et redescend à 9.
    }
paperworld-passed = { $name } ne peut rien faire et passe.
paperworld-won-goal =
    🏅 { $name } remplit un objectif : { WORD("paperworld-goal", $goal) } — { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
paperworld-last-round =
    ⏳ { $piles ->
        [0] Il n’y a plus de pile
        [one] Il ne reste que { $piles } pile
       *[other] Il ne reste que { $piles } piles
    } au centre : encore un tour par personne, et { $name } jouera le dernier.
paperworld-last-round-left =
    ⏳ { $piles ->
        [0] Il n’y a plus de pile
        [one] Il ne reste que { $piles } pile
       *[other] Il ne reste que { $piles } piles
    } au centre : encore un tour par personne.
paperworld-ended-piles = Les derniers tours sont joués.

## Ce qu’il faut décider

paperworld-decide = ▶️ { $name } : prends des cartes au centre, ou poses-en.
paperworld-decide-last = ▶️ { $name } : ton dernier tour. Prends ou pose.
paperworld-decide-last-take = ▶️ { $name } : ton dernier tour. Tu dois prendre au centre, car tu n’as rien en main à poser ; chaque carte coûte un point.
paperworld-decide-last-stuck = ▶️ { $name } : ton dernier tour. Tu dois prendre au centre, car aucune de tes cartes ne peut être posée ; chaque carte prise coûte un point.
paperworld-decide-last-empty = ▶️ { $name } : ton dernier tour, et le centre est vide. Pose, ou passe si rien ne va.
paperworld-decide-take = ▶️ { $name } : prends des cartes au centre ; tu n’en as pas en main à poser.
paperworld-decide-stuck = ▶️ { $name } : prends des cartes au centre ; aucune des tiennes ne peut être posée maintenant.
paperworld-decide-empty = ▶️ { $name } : le centre est vide. Pose, ou passe si rien ne va.
paperworld-decide-further-colour = ▶️ { $name } : pose encore une carte de couleur { WORD("paperworld-name", $colour) }, ou termine ton tour.
paperworld-decide-further-value = ▶️ { $name } : pose encore une carte de valeur { WORD("paperworld-name", $value) }, ou termine ton tour.
paperworld-decide-further = ▶️ { $name } : pose encore une carte de couleur { WORD("paperworld-name", $colour) } ou de valeur { WORD("paperworld-name", $value) }, ou termine ton tour.
paperworld-decide-done = ▶️ { $name } : plus de cartes en main ; termine ton tour.
paperworld-decide-discard =
    { $count ->
        [one] ▶️ { $name } : plus de 9 cartes en main. Défausses-en { $count }.
       *[other] ▶️ { $name } : plus de 9 cartes en main. Défausses-en { $count }.
    }
paperworld-score = { $name } : { $total } · étoiles { $stars }, objectifs { $goals }, jeton { $token }, main { $hand }, défausse { $discards }
paperworld-score-left = { $name } (hors jeu) : { $total } · étoiles { $stars }, objectifs { $goals }, jeton { $token }, main { $hand }, défausse { $discards }
paperworld-result = { $place }. { $name } — **{ $total }** : étoiles { $stars }, objectifs { $goals }, jeton { $token }, main { $hand }, défausse { $discards }
paperworld-result-left = { $place }. { $name } (hors jeu) — { $total }
paperworld-decided = Les points décident : { $more } contre { $less }.
paperworld-decided-discards = Égalité de points avec { $other } : la plus petite défausse l’emporte, { $fewer } contre { $more }.
paperworld-decided-shared = Égalité de points et de défausses.

## La table en mots

paperworld-text-middle = { "**" }Le centre :** { $piles }
paperworld-text-pile =
    { WORD("paperworld-card", $card) } { $height ->
        [one] (la dernière carte)
       *[other] (pile de { $height })
    }
paperworld-text-no-pile = une pile vide
paperworld-text-goals = { "**" }Objectifs**
paperworld-text-goal = • { WORD("paperworld-goal", $goal) } — { $tokens }
paperworld-text-tokens-none = plus de jetons
paperworld-text-tokens = points encore à prendre : { $points }
paperworld-text-token-won = { $letter } = { $name } : { $points }
paperworld-text-landscape = { "**" }Paysage :** { $name } — { $piles }
paperworld-text-landscape-none = { $name } n’a plus de paysage.
paperworld-text-top = { $cell } { WORD("paperworld-card", $card) }
paperworld-text-top-token = { $cell } { WORD("paperworld-card", $card) } avec le jeton Ciseaux
paperworld-text-token = Personne n’a le jeton Ciseaux.
paperworld-variant-advanced = Règles avancées : plusieurs sauts par tour, et plusieurs valeurs sautées à la fois.
paperworld-variant-first-game = Avec les objectifs pour une première partie.

## Main et choix

hand-of-paperworld = Ta main : { $hand }
paperworld-hand-card = `{ $card }` { WORD("paperworld-card", $card) }
paperworld-hand-empty = aucune carte
button-hand-paperworld = Ma main
button-paperworld-take = Prendre
button-paperworld-place = Poser
button-paperworld-further = Poser encore
button-paperworld-done = Terminer le tour
button-paperworld-pass = Passer
button-paperworld-discard = Défausser
button-paperworld-lay = Poser et terminer
button-paperworld-back = Retirer la dernière
button-paperworld-token-off = ✂ Y mettre le jeton
button-paperworld-token-on = ✂ Sans le jeton

paperworld-nothing-fits = Aucune de tes cartes ne peut être posée maintenant. Prends des cartes au centre, ou passe s’il est vide.
paperworld-take-choose = Choisis une couleur ou une valeur : tu prends toutes les cartes du dessus qui l’ont, au centre.
paperworld-take-worth =
    Avec { WORD("paperworld-name", $what) }, tu prendrais { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $cards }.
paperworld-take-over =
    { $count ->
        [one] Ensuite, tu en défausses { $count } pour redescendre à 9.
       *[other] Ensuite, tu en défausses { $count } pour redescendre à 9.
    }
paperworld-take-offer =
    { WORD("paperworld-name", $what) } — { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $cards }
paperworld-lay-card = Choisis une carte à poser.
paperworld-lay-another = Choisis une autre carte, ou pose et termine ton tour.
paperworld-lay-cell = { WORD("paperworld-card", $card) } : choisis la case.
paperworld-lay-costs =
    { $count ->
        [one] Tu défausseras { $count } carte pour la valeur sautée.
       *[other] Tu défausseras { $count } cartes pour les valeurs sautées.
    }
paperworld-lay-pay =
    { WORD("paperworld-card", $card) } en { $cell } { $count ->
        [one] saute une valeur. Choisis { $count } carte à défausser pour cela.
       *[other] saute plusieurs valeurs. Choisis { $count } cartes à défausser pour cela.
    }
paperworld-lay-none = Aucune autre carte de ta main ne peut être posée.
paperworld-lay-worth = Avec { $laid }, tu gagnerais { $worth }.
paperworld-action-lay = { $laid } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
paperworld-action-take = Prendre { WORD("paperworld-name", $what) } : { $cards }
paperworld-action-token = { $laid } avec le jeton
paperworld-action-pays = { $laid }, en défaussant { $cards }
paperworld-action-discard = Défausser { $cards }
paperworld-lay-pays = Défaussé pour sauter : { $cards }.
paperworld-lay-goal =
    🏅 Ça remplirait un objectif : { WORD("paperworld-goal", $goal) } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, si c’est toujours le cas à la fin du tour.
paperworld-lay-blocks = Le jeton bloquerait { $cell } jusqu’à son départ.
paperworld-worth-stars =
    { $stars ->
        [one] { $stars } étoile de plus
       *[other] { $stars } étoiles de plus
    }
paperworld-worth-cards =
    { $count ->
        [one] { $count } point pour une carte de moins en main
       *[other] { $count } points pour { $count } cartes de moins en main
    }
paperworld-worth-token = { $points } points pour le jeton Ciseaux
paperworld-pay-with = − { WORD("paperworld-card", $card) }
paperworld-pay-menu =
    { $count ->
        [one] Défausser { $count } carte
       *[other] Défausser { $count } cartes
    }
paperworld-cell-free = { $cell } · saut gratuit
paperworld-cell-paid = { $cell } · défausser { $count }
paperworld-discard-choose =
    { $count ->
        [one] Plus de 9 cartes en main : choisis-en { $count } à défausser. Elle te coûtera 1 point, comme en main.
       *[other] Plus de 9 cartes en main : choisis-en { $count } à défausser. Chacune te coûtera 1 point, comme en main.
    }
paperworld-discard-chosen = Tu défausserais { $cards }.
paperworld-slot = { $number } · { WORD("paperworld-card", $card) }

## Commandes

command-paperworld = paperworld
    .description = Jouer à Paper World, d’Alexandre Aguilar et Benoît Turpin
command-paperworld-take = prendre
    .description = Prendre toutes les cartes du dessus, au centre, d’une couleur ou d’une valeur
command-paperworld-place = poser
    .description = Poser une ou plusieurs cartes de ta main
command-paperworld-done = terminer
    .description = Terminer ton tour : après avoir posé, ou en passant quand rien n’est possible
command-paperworld-discard = défausser
    .description = Ramener ta main à 9
option-paperworld-what = quoi
    .description = Une couleur (jaune, bleu, vert, noir) ou une valeur de 1 à 5
option-paperworld-away = défausse
    .description = Quoi défausser si tu as ensuite plus de 9 cartes, comme y1 k2
option-paperworld-lays = cartes
    .description = Comme y1 C2, y2 C2, k4s B3 -y5 jeton. Lettres y b g k, s ciseaux, -carte paie un saut
option-paperworld-end = fin
    .description = Terminer le tour après ces cartes
option-paperworld-discards = cartes
    .description = Les cartes à défausser, comme y1 k2
option-paperworld-first-game = première_partie
    .description = Jouer avec les trois objectifs pour débuter
option-paperworld-advanced = avancé
    .description = Plusieurs sauts par tour, et plusieurs valeurs sautées à la fois
paperworld-place-only = Avec `poser`, tu poses des cartes et termines ton tour, comme `y1 C2, y2 C2, fin`. Prendre et défausser ont leurs propres commandes.
