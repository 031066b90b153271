# Analyse d’une partie finie : ce qu’en pensent les ordis.

look-back-game = Aucun ordi ne connaît { $game } : personne ne peut donc en analyser les parties.
look-back-points = Cette partie { $game } s’est jouée sans points, et l’analyse compte en points. Le replay la montre tour par tour : `/{ $command } replay`.
look-back-own = Je prépare déjà { $most } analyses pour toi. Demande celle-ci quand l’une d’elles sera prête.
look-back-full = Trop d’analyses attendent leur tour en ce moment. Redemande dans quelques minutes.
look-back-estimate = *L’estimation d’un ordi, d’après ce que chaque personne pouvait savoir sur le moment. Il n’essaie qu’une partie des coups : il peut se tromper. Ses points disent où l’on en est après les tours suivants, pas ce que le coup rapporte à lui seul.*
look-back-waiting = ⏳ Cette analyse passera après { $before ->
        [one] { $before } autre
       *[other] { $before } autres
    }. Ce message dira où elle en est ; s’il n’a pas changé au bout d’un quart d’heure, redemande.
look-back-working = ⏳ En cours : { $looked } tours sur { $planned }. Ce message dira où elle en est ; s’il n’a pas changé au bout d’un quart d’heure, redemande.
look-back-begins = ⏳ En cours, le plus souvent une minute ou deux. Ce message change de lui-même ; s’il n’a pas changé au bout d’un quart d’heure, redemande.
look-back-failed = Un problème est survenu pendant cette analyse (erreur `{ $fault }`). Le bouton la reprend.
look-back-player = { $name } a trouvé le meilleur coup, ou un équivalent, { $found } fois sur { $turns } ({ $share } %).
look-back-player-none = { $name } n’a rien eu à choisir.
look-back-costliest = Le plus coûteux : { $turns }.
look-back-cost = tour { $turn } ({ look-back-about }{ $decides ->
        [yes] {" "}et sans doute la partie
       *[no] {""}
    })
look-back-about = { $points ->
        [0] moins d’un point
        [one] environ { $points } point
       *[other] environ { $points } points
    }
look-back-turning = **Le tournant :** tour { $turn }. { $name } : son avance estimée passe de { $before } à { $after }.
look-back-best = **Le meilleur coup :** tour { $turn }, par { $name }, { look-back-about } de mieux que tout ce qui a été essayé d’autre.
look-back-long = Cette partie était si longue que seuls { $planned } de ses { $decided } tours ont été jugés, répartis sur toute sa durée.
look-back-chart-turning = tournant
look-back-chart-note = situation après chaque tour, estimée
look-back-chart-turns = tours
look-back-chart-title = { $game }, partie { $match }
look-back-chart-out = hors jeu
look-back-chart-place = { $place ->
        [1] 1er rang
       *[other] { $place }e rang
    }
look-back-alt = Points estimés après chaque tour. { $players }
look-back-alt-player = { $name } : { $first } au début, { $last } à la fin.
look-back-step-costly = **Tour { $turn }** ({ $number } sur { $count }) : un autre coup aurait rapporté { look-back-about } de plus.
look-back-step-decisive = **Tour { $turn }** ({ $number } sur { $count }) : un autre coup aurait rapporté { look-back-about } de plus, et sans doute la partie.
look-back-step-best = **Tour { $turn }** ({ $number } sur { $count }) : le meilleur coup de la partie, { look-back-about } de mieux que tout ce qui a été essayé d’autre.
look-back-better = **Mieux :**
look-back-hint = Un conseil à { $name } aurait dit : « { $reason } »
look-back-picture = *L’image : la table d’avant et, en vert menthe, ce que le meilleur coup y met.*
look-back-picture-best = *L’image : la table d’avant et, en vert menthe, ce que ce coup y met.*
look-back-picture-alt = La table avant le tour { $turn }, avec ce coup : { $move }

## Boutons

button-look-back = Analyse
button-look-back-again = Où en est-elle ?
button-look-back-turns = Ces tours
button-look-back-all = Vue d’ensemble
button-look-back-replay = Dans le replay

## Commandes

command-lookback = analyse
    .description = Ce qu’un ordi pense d’une partie finie : tours coûteux, tournant, meilleur coup
