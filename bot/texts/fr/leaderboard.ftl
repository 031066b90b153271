# Classements : les cotes, sur un serveur et dans le monde.

## Une page

standing-all = Tous les jeux
standing-solo = { $game } · solo
standing-here = Ce serveur
standing-world = Le monde
standing-ever = depuis toujours
standing-month = { WORD("month", $month) } { $year }
standing-column-rating = cote
standing-column-matches = parties
standing-column-won = gagnées
standing-column-best = record
standing-note-provisional = ? moins de { $matches } parties : encore provisoire
standing-note-left = Barré : a quitté le serveur
standing-nameless = nom inconnu
standing-unnamed = nom plus haut : { $number }
standing-alt = Classement : { $title }, { $subtitle }. { $lines }.
standing-alt-line = { $rank } { $name } { $rating }
standing-line =
    { "**" }{ $rank }.** { $name } — { "**" }{ $rating }** · { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $matches }
standing-line-solo =
    { "**" }{ $rank }.** { $name } — { "**" }{ $best }** · { $matches ->
        [one] en une partie
       *[other] record sur { $matches } parties
    }
standing-left = *(a quitté le serveur)*

month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## Réponses

leaderboard-head = { "**" }{ $title }** · { $where } · { $when } · page { $page } sur { $pages }
leaderboard-own = Ton rang : **{ $rank }** sur { $count }, avec une cote de { $rating }.
leaderboard-own-provisional =
    Ton rang : **{ $rank }** sur { $count }, avec une cote de { $rating }, encore provisoire pour { $missing ->
        [one] { $missing } partie
       *[other] { $missing } parties
    }.
leaderboard-own-solo = Ton rang : **{ $rank }** sur { $count }. Ton record : { $best }.
leaderboard-empty = Il n’y a encore personne dans ce classement.
leaderboard-barred = Tu n’es pas dans ce classement, et ce que tu joues en ce moment ne compte pas dans le monde : soit tu as supprimé tes données il y a moins de trente jours, soit l’admin du bot t’en exclut. Les classements des serveurs, eux, en tiennent compte.
leaderboard-none = Tu n’es pas encore dans ce classement. Pour y entrer, termine une partie { $game } à plusieurs : `/{ $command } start`.
leaderboard-none-all = Tu n’es pas encore dans ce classement. Pour y entrer, termine une partie à plusieurs, de n’importe quel jeu.
leaderboard-unlisted = Tu n’es pas encore dans le classement mondial : dans les parties qui comptent ici, tu as affronté { $met } adversaires différents sur les { $needed } qu’il faut. Ta cote pour l’instant : { $rating }.
leaderboard-none-solo = Tu n’es pas encore dans ce classement. Pour y entrer, termine une partie solo { $game } : `/{ $command } start seats:1`.
leaderboard-none-past = Tu n’es pas dans ce classement, et son mois est passé.
leaderboard-rule = -# Ce qui compte : les parties à plusieurs menées à leur terme, ou que quelqu’un a quittées après un quart des tours habituels. Une cote basée sur moins de { $matches } parties est provisoire : **?**
leaderboard-rule-world = -# Dans le monde, les parties avec les mêmes personnes en 30 jours comptent de moins en moins, et on entre au classement après { $needed } adversaires différents.
leaderboard-rule-solo = -# La meilleure partie solo de chaque personne ; à égalité, le marqueur suivant le plus haut passe devant. Le solo ne change aucune cote.
leaderboard-unnamed = -# Noms que l’image ne peut pas afficher : { $names }
leaderboard-unnamed-one = { $number } { $name }
leaderboard-world-off = -# Les parties de ce serveur ne comptent pas dans le monde.
leaderboard-counting = -# Beaucoup de nouveaux résultats sont en train d’être comptés : ce classement peut changer d’ici quelques minutes.
leaderboard-shared-by = { $name } partage un classement :
leaderboard-direct = Nous ne sommes pas sur un serveur : voici le classement mondial. Pour celui d’un serveur, lance la commande là-bas.
leaderboard-no-solo = { $game } ne se joue pas en solo : il n’a pas de classement solo.

## Boutons et menus

button-board-before = Précédent
button-board-after = Suivant
button-board-mine = Mon rang
button-board-words = En texte
button-board-picture = En image
button-board-server = Ce serveur
button-board-world = Le monde
button-board-month = Ce mois-ci
button-board-ever = Depuis toujours
button-board-solo = Solo
button-board-others = À plusieurs
leaderboard-pick = Un autre jeu

## Commandes

command-leaderboard = classement
    .description = Les cotes : sur ce serveur ou dans le monde, et ton rang
option-board-game = jeu
    .description = Un seul jeu ; rien pour tous les jeux
option-board-where = où
    .description = Le classement de ce serveur, ou du monde
option-board-when = période
    .description = Ce mois-ci seulement, ou depuis toujours
option-board-solo = solo
    .description = Les meilleures parties solo
option-board-text = texte
    .description = Le classement en mots plutôt qu’en image
when-month = ce mois-ci
when-ever = depuis toujours

## Ailleurs

lobby-ranked = -# La partie compte pour les classements si elle va à son terme, ou si quelqu’un part après au moins { $turns } tours chacun (avec { $seats } places). Si elle est arrêtée, ou si quelqu’un est exclu, elle ne compte pour personne.
post-computer = -# Cette partie ne compte pas pour les classements : un ordi y joue.
post-unranked = -# Cette partie ne compte pas pour les classements : elle s’est achevée avant que tout le monde ait joué { $turns } tours.
post-removed = -# Cette partie ne compte pas pour les classements : quelqu’un en a été exclu.
post-given = -# Le résultat de cette place compte pour { $giver }, qui l’a cédée à { $name } après y avoir joué la plupart des tours.
post-ratings = Cotes : { $ratings }.
post-rating = { $name } { $rating } ({ $change })
post-stood-in = -# Départ avant la fin, donc au dernier rang : { $names }. { $count ->
        [one] L’ordi remplaçant ne compte pas.
       *[other] Les ordis remplaçants ne comptent pas.
    } Le résultat : { $result }.
post-place = { $place }. { $name }
leave-unranked = La partie ne comptera pas pour les classements, car tout le monde n’a pas joué { $turns } tours.
settings-boards = **Classements :**
settings-world-on = Les parties de ce serveur comptent aussi pour les classements mondiaux.
settings-world-off = Les parties ouvertes ici désormais ne comptent pas dans le monde ; celles d’avant comptent encore.
settings-leavers-dim = Les classements de ce serveur barrent le nom des personnes qui l’ont quitté.
settings-leavers-hide = Les classements de ce serveur n’affichent plus les personnes qui l’ont quitté.
option-settings-leavers = départs
    .description = Comment ses classements montrent les personnes qui ont quitté ce serveur
option-settings-world = mondial
    .description = Si les parties ouvertes ici désormais comptent pour les classements mondiaux
leavers-dim = noms barrés
leavers-hide = non affichés
