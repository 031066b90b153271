# Le défi du jour.

## Refus

# Ce qui ramène le plateau d’une partie que seules des réponses privées montrent.
kind-command-daily = `/daily`

daily-undo = Pas d’annulation dans le défi du jour : tout le monde a un seul essai, avec les mêmes tuiles.
daily-fixed = Ce n’est pas possible dans le défi du jour : on y joue en solo, une seule fois, jusqu’à la fin de la journée. `/daily` le reprend.
daily-finished = Tu as terminé cet essai ; `/daily` montre ton résultat.
daily-over = Cet essai est fini : sa journée est passée, ou tu y as mis fin. `/daily` lance celui d’aujourd’hui, si tu ne l’as pas encore joué.
daily-tried = Tu avais commencé le défi d’aujourd’hui avant de supprimer tes données, et il n’y a qu’un essai par jour. Le prochain défi commence à minuit UTC.
daily-nothing-to-share = Il n’y a rien à partager tant que tu n’as pas terminé. `/daily` reprend ton essai.
daily-no-date = Écris la date dans l’ordre année, mois, jour : `2026-11-28`, par exemple.
daily-no-day = Il y a un défi par jour depuis 2020, jusqu’à aujourd’hui. Une journée commence et finit à minuit UTC.

## Un essai

daily-begins = { "**" }Défi du { $date } : { $game }**
    Le monde entier y joue, chacun pour soi, avec les mêmes tuiles et un seul essai. Personne ne voit le tien. La journée s’achève { $time } ; un essai inachevé n’aura pas de résultat. `/daily` t’y ramène à tout moment.
daily-head = { "**" }Défi du { $date } : { $game }** · fin { $time }
daily-done = { "**" }Défi du { $date } : { $game }** · terminé
daily-without = { "**" }Défi du { $date } : { $game }** · cet essai s’est achevé sans résultat. Il y a un nouveau défi chaque jour.
daily-place = { $count ->
        [one] Pour l’instant, personne d’autre n’a terminé sur ce serveur.
       *[other] Sur ce serveur : rang { $place } sur { $count } pour l’instant.
    }
daily-place-world = { $count ->
        [one] Pour l’instant, personne d’autre n’a terminé dans le monde.
       *[other] Dans le monde : rang { $place } sur { $count } pour l’instant.
    }
daily-streak =
    { $count ->
        [one] 🔥 { $count } jour d’affilée ; ton record : { $best }.
       *[other] 🔥 { $count } jours d’affilée ; ton record : { $best }.
    }
daily-copy = **Partager ici** affiche ton résultat dans le classement du jour de ce serveur. Ou copie ceci, qui ne dévoile rien :
daily-copy-direct = Dans un salon de serveur, `/daily` a un bouton pour y afficher ton résultat. Ou copie ceci, qui ne dévoile rien :
daily-paste-head = { $game } { $date }
daily-paste-foot = ★ { $score } 🔥 { $streak }
daily-end-confirm = Abandonner l’essai d’aujourd’hui ? Il n’y en a qu’un par jour : il n’aura pas de résultat et ta série s’arrêtera.
daily-ended = Tu as abandonné ton essai.
daily-kept = L’essai d’aujourd’hui est enregistré ; `/daily` le montre.
daily-counts = Ton résultat compte dans le classement du jour de ce serveur.
daily-shared = Ton résultat est dans le classement du jour de ce serveur : { $link }

## Classements du jour

daily-board-head = { "**" }Défi du { $date } : { $game }** · ce serveur
daily-board-head-world = { "**" }Défi du { $date } : { $game }** · le monde
daily-post-head = { "**" }Défi du { $date } : { $game }**
daily-post-foot = -# Les mêmes tuiles pour le monde entier, et un seul essai par jour. Les barres sont les points de chaque tuile posée, dans l’ordre ; s’il y en a beaucoup, chaque barre est la moyenne de quelques-unes.
daily-board-line = { "**" }{ $place }.** { $name } — **{ $score }** { $bars }
daily-board-more = … et { $count } de plus
daily-board-empty = Personne ici ne l’a terminé.

## Boutons

button-daily-board = Classement du jour
button-daily-end = Abandonner l’essai
button-daily-play = Jouer le défi du jour
button-daily-before = Jour précédent
button-daily-after = Jour suivant
button-daily-s = Ce serveur
button-daily-w = Le monde

## Commandes

command-daily = défi
    .description = Le défi du jour : les mêmes tuiles pour tout le monde, en solo, un seul essai
option-daily-board = classement
    .description = Voir les résultats du jour au lieu de jouer
option-daily-date = date
    .description = Les résultats d’un jour passé, comme 2026-11-28
where-server = ce serveur
where-world = le monde

## Ailleurs

matches-daily = { $game }, le défi du jour — **à toi de jouer** : `/daily`
settings-daily-on = Le classement du défi du jour est publié dans { $channel } dès que quelqu’un ici l’a terminé.
settings-daily-off = Le classement du défi du jour n’est publié que là où quelqu’un partage un résultat.
settings-daily-here = Le classement du défi du jour est publié dans ce salon.
settings-daily-now = Le classement du défi du jour reste dans son salon.
option-settings-daily = défi
    .description = Le salon du classement du défi du jour ; choisis encore le même pour le désactiver
