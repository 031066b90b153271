# Puzzles: positions in which one move is clearly best.

puzzle-head = **{ $game }, problème { $number } · { $date }**
puzzle-head-practice = **{ $game }, problème { $number } · pour s’entraîner**
puzzle-today = **Problèmes du { $date }** · de nouveaux { $time }
    Une position, un meilleur coup, les mêmes pour tout le monde. Personne ne voit tes essais.
puzzle-today-line = • { $game }, problème { $number } : { $marks }
puzzle-today-none = • { $game } : je cherche encore un problème.
puzzle-ask = 🧩 À toi de jouer, et un coup est nettement meilleur que tous les autres. Lequel ? Joue-le avec les boutons ou par commande. Personne ne voit tes essais ; le premier compte pour ta cote de problèmes.
puzzle-right = { $tries ->
        [1] ✅ **C’est ça**, et du premier coup ! { $reason }
       *[other] ✅ **C’est ça**, à l’essai { $tries }. { $reason }
    }
puzzle-right-too = { $tries ->
        [1] ✅ **C’est aussi bon que le meilleur coup**, et dès le premier essai ! Pour celui-ci : { $reason }
       *[other] ✅ **C’est aussi bon que le meilleur coup**, à l’essai { $tries }. Pour celui-ci : { $reason }
    }
puzzle-wrong = { $points ->
        [one] ❌ Il y a un meilleur coup. À ce que je vois, il vaut environ { $points } point de plus.
       *[other] ❌ Il y a un meilleur coup. À ce que je vois, il vaut environ { $points } points de plus.
    }
puzzle-shown = 💡 **Le meilleur coup** (deuxième image) : { $action }. { $reason }
puzzle-shown-alt = La position, avec le meilleur coup : { $action }
puzzle-left = Tu as quitté cette position sans jouer. Appuie sur Rejouer pour la jouer quand même.
puzzle-ratings = 🧩 Ta cote de problèmes : **{ $own }** · celle de ce problème : { $puzzle }
puzzle-copy = **Partager ici** montre combien de fois tu as essayé, et rien d’autre. Ou copie ceci :
puzzle-copy-direct = Pour montrer combien de fois tu as essayé, copie ceci ; ça ne dévoile rien :
puzzle-paste = { $game }, problème { $number } { $marks }
puzzle-shared = 🧩 { $name } · { $line }
    -# La même position pour tout le monde.
puzzle-unjudged = Je ne peux pas juger ton coup pour l’instant. Dans une minute, `/problème` montrera ce qu’il valait.
puzzle-kept = La position est prête ; `/problème` la montre.
puzzle-end-confirm = Quitter cette position ? Ça ne compte pas comme un essai, et tu peux revenir au problème quand tu veux.
puzzle-ended = Tu as quitté cette position.
kind-command-puzzle = `/problème`
matches-puzzle = • { $game }, un problème — **à toi de jouer** : { $link }
stats-puzzles = 🧩 Problèmes résolus : { $solved } sur { $tried } · cote de problèmes { $rating }

## Refusals

puzzle-none = Il n’y a pas encore de problème pour { $game } : j’en cherche un, ce qui prend quelques minutes.
puzzle-fixed = Ce n’est pas possible dans un problème : tu y joues un tour, sans personne d’autre.
puzzle-last = 🧩 Tu connais tous les problèmes qu’il y a. Le prochain arrive { $time }.
puzzle-try-first = Joue d’abord ton tour. Ensuite, je peux te montrer le meilleur coup.
puzzle-nothing-to-share = Il n’y a rien à partager tant que tu n’as pas trouvé le meilleur coup ou que tu ne l’as pas vu.

## Buttons and commands

button-puzzle-end = Quitter la position
button-puzzle-again = Rejouer
button-puzzle-show = Montrer le meilleur coup
button-puzzle-next = Un autre problème
button-puzzle-look = Que valait-il ?
command-puzzle = problème
    .description = Trouve le meilleur coup : une nouvelle position chaque jour, la même pour tout le monde
option-puzzle-game = jeu
    .description = Le problème de quel jeu ; sans cela, ceux de tous les jeux
