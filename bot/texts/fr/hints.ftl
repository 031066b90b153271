# Les conseils : pourquoi un coup est bon. Chaque phrase est vraie selon les règles de son jeu.

hints-on = 💡 Avec conseils (`/{ $command } hint`) : ne compte pas pour les classements.
post-hints = -# Cette partie ne compte pas pour les classements : elle permettait les conseils.
hint-off = Pas de conseils dans cette partie. Il y en a dans une partie ouverte avec l’option `/{ $command } start#hints`, et dans `/{ $command } practice`.
hint-waiting = Je cherche encore le conseil que tu as demandé ; il arrive dans un instant.
hint-line = { "**" }{ $number }** · { $action }. { $reason }
button-hint = 💡 Conseil
button-hint-play = Jouer { $number }
start-solo-hints = Les résultats en solo sont comparés entre eux, donc pas de conseils. Il y en a dans `/{ $command } practice`.

## Raisons

hint-ahead = Cela paie aux tours suivants : je les ai essayés.

## Jeux à cinq marqueurs

hint-markers-complete = Amène tous tes marqueurs à { $top }.
hint-markers-top = AXIO ! Amène { WORD("symbol", $symbol) } à { $top }.
hint-markers-lowest = Fait monter ton marqueur le plus bas, { WORD("symbol", $symbol) }, de { $old } à { $new }.
hint-markers-low = Fait monter un de tes marqueurs les plus bas, { WORD("symbol", $symbol) }, de { $old } à { $new }.
hint-markers-most = Aucun autre coup ne rapporte plus.
hint-markers-none = Aucun coup ne rapporte de points pour l’instant.
hint-markers-several = Fait avancer { $count } de tes marqueurs.
hint-markers-one = Fait passer { WORD("symbol", $symbol) } de { $old } à { $new }.
hint-axio-exchange = Aucune de tes tuiles ne porte { WORD("symbol", $symbol) }, ton marqueur le plus bas.
hint-axio-pyramid = Ferme une case vide : la pyramide rapporte { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## Iota

hint-iota-last = Pose ta dernière carte, ce qui finit la partie et double les points.
hint-iota-doublings = Double ses points { $count } fois.
hint-iota-lot = Complète un lot, ce qui double les points.
hint-iota-four = Pose quatre cartes à la fois, ce qui double les points.
hint-iota-most = Aucun autre coup ne rapporte plus.
hint-iota-wild = Garde ton joker pour plus tard.
hint-iota-lines = Marque dans { $count } lignes.
hint-iota-kids = { $count ->
        [one] Pose { $count } carte.
       *[other] Pose { $count } cartes à la fois.
    }
hint-iota-kids-last = Pose ta dernière carte, ce qui te donne la victoire.
hint-iota-swap = T’apporte le joker en { $cell }, et ton tour continue.
hint-iota-pass = { $count ->
        [0] Aucune de tes cartes ne peut être posée maintenant.
        [one] Aucune de tes cartes ne peut être posée maintenant, et tu en échanges une.
       *[other] Aucune de tes cartes ne peut être posée maintenant, et tu en échanges { $count }.
    }

## Paper World

hint-paperworld-take-fit = { $count ->
        [one] Cette carte va dans ton paysage sans défausse.
       *[other] { $fitting ->
            [one] { $fitting } de ces { $count } cartes va dans ton paysage sans défausse.
           *[other] { $fitting } de ces { $count } cartes vont dans ton paysage sans défausse.
        }
    }
hint-paperworld-take-most = Aucun autre choix ne prend plus de cartes.
hint-paperworld-goal = { $count ->
        [one] Remplit un objectif
       *[other] Permet de remplir un objectif avec { $count } cartes
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : { WORD("paperworld-goal", $goal) }.
hint-paperworld-turn = Permet de poser { $count } cartes à la suite.
hint-paperworld-turn-stars = Permet de poser { $count } cartes à la suite, pour { $stars ->
        [one] { $stars } étoile de plus
       *[other] { $stars } étoiles de plus
    }.
hint-paperworld-token = Prend le jeton Ciseaux : { $points } points.
hint-paperworld-stars = Montre { $stars ->
        [one] { $stars } étoile de plus
       *[other] { $stars } étoiles de plus
    }.
hint-paperworld-card = Une carte en main coûte un point à la fin ; celle-ci n’en coûtera plus.
hint-paperworld-done = Aucune autre carte ne peut être posée ce tour-ci.
hint-paperworld-keep = Garde tes autres cartes pour plus tard.
hint-paperworld-discard = { $count ->
        [one] Elle ne va nulle part dans ton paysage sans défausse.
       *[other] Elles ne vont nulle part dans ton paysage sans défausse.
    }
hint-paperworld-pass = Rien d’autre n’est possible.
