# Les énigmes : des positions où un coup est nettement le meilleur.

puzzle-head = **{ $game }, énigme { $number } · { $date }**
puzzle-head-practice = **{ $game }, énigme { $number } · pour s’entraîner**
puzzle-today = **Énigmes du { $date }** · de nouvelles { $time }
    Une position, un meilleur coup, les mêmes pour tout le monde. Personne ne voit tes essais.
puzzle-today-line = • { $game }, énigme { $number } : { $marks }
puzzle-today-none = • { $game } : je cherche encore une énigme.
puzzle-untried = pas encore essayée
puzzle-ask = 🧩 À toi de jouer, et un coup est nettement meilleur que tous les autres. Lequel ? Joue-le avec les boutons ou par commande. Personne ne voit tes essais ; le premier compte pour ta cote aux énigmes.
puzzle-right = { $tries ->
        [1] ✅ **C’est ça**, et du premier coup ! { $reason }
       *[other] ✅ **C’est ça**, au bout de { $tries } essais. { $reason }
    }
puzzle-right-too = { $tries ->
        [1] ✅ **C’est aussi bon que le meilleur coup**, et dès le premier essai ! À propos de celui-là : { $reason }
       *[other] ✅ **C’est aussi bon que le meilleur coup**, au bout de { $tries } essais. À propos de celui-là : { $reason }
    }
puzzle-wrong = { $points ->
        [one] ❌ Il y a un meilleur coup. À ce que je vois, il vaut environ { $points } point de plus.
       *[other] ❌ Il y a un meilleur coup. À ce que je vois, il vaut environ { $points } points de plus.
    }
puzzle-shown = 💡 **Le meilleur coup** (deuxième image) : { $action }. { $reason }
puzzle-shown-alt = La position, avec le meilleur coup : { $action }
puzzle-position = La position avant ton tour :
puzzle-second = Le deuxième meilleur coup, suites comprises : { $action }.
puzzle-left = Tu as quitté cette position avant la fin de ton tour : ça ne compte pas comme un essai. Appuie sur **Rejouer** pour la jouer quand même.
puzzle-ratings = 🧩 Ta cote aux énigmes : **{ $own }** · celle de cette énigme : { $puzzle } (plus elle est haute, plus c’est difficile)
puzzle-copy = **Partager ici** montre combien de fois tu as essayé, et rien d’autre. Ou copie ceci :
puzzle-copy-direct = Pour montrer combien de fois tu as essayé, copie ceci ; ça ne dévoile rien :
puzzle-paste = { $game }, énigme { $number } { $marks }
puzzle-shared = 🧩 { $name } · { $line }
    -# La même position pour tout le monde.
puzzle-unjudged = Je ne peux pas juger ton coup pour l’instant. Dans une minute, `/puzzle` montrera ce qu’il valait.
puzzle-kept = La position est prête ; `/puzzle` la montre.
puzzle-end-confirm = Quitter cette position ? Ça ne compte pas comme un essai, et tu peux revenir à l’énigme quand tu veux.
puzzle-ended = Tu as quitté cette position.
kind-command-puzzle = `/puzzle`
matches-puzzle = { $game }, une énigme — **à toi de jouer** : { $link }
stats-puzzles = 🧩 Énigmes résolues : { $solved } sur { $tried } · cote aux énigmes { $rating }

## Refus

puzzle-none = Je n’ai pas d’énigme pour { $game } aujourd’hui. J’en cherche sans cesse de nouvelles : reviens plus tard.
puzzle-fixed = Ce n’est pas possible dans une énigme : tu y joues un tour, sans personne d’autre.
puzzle-last = 🧩 Tu connais toutes les énigmes qu’il y a. La prochaine arrive { $time }.
puzzle-try-first = Joue d’abord ton tour. Ensuite, je peux te montrer le meilleur coup.
puzzle-nothing-to-share = Il n’y a rien à partager tant que tu n’as pas trouvé le meilleur coup ou que tu ne l’as pas vu.

## Boutons et commandes

button-puzzle-end = Quitter la position
button-puzzle-again = Rejouer
button-puzzle-show = Montrer le meilleur coup
button-puzzle-next = Une autre énigme
button-puzzle-position = Voir la position
button-puzzle-look = Que valait-il ?
command-puzzle = énigme
    .description = Trouve le meilleur coup : une nouvelle position chaque jour, la même pour tout le monde
option-puzzle-game = jeu
    .description = Le jeu dont tu veux l’énigme ; tous, si tu n’indiques rien
