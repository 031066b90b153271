# Ce que l’admin du bot lit en ligne de commande.

owner-about = Prendre soin du bot, qu’il tourne ou non. docs/running.md explique les commandes ; sans commande, le bot démarre.
owner-help-store = le fichier de la base, ou postgresql://… ; sans lui, celle du bot, d’après ses réglages
owner-help-check = voir si le jeton, les permissions, l’horloge, la base, le disque et les sauvegardes sont en ordre
owner-help-copy = copier toute une base dans une base vide, par exemple d’un fichier vers un serveur PostgreSQL, pendant qu’aucun bot ne tourne
owner-help-source = la base à copier : son fichier, ou postgresql://…
owner-help-target = la base qui devient la copie : un nouveau fichier, ou une base vide
owner-help-backup = copier la base dans un nouveau fichier et vérifier la copie, pendant que le bot joue
owner-help-to = le nouveau fichier ; sans lui, un fichier nommé d’après l’heure, dans le dossier « backups » à côté de la base
owner-help-restore = mettre une sauvegarde à la place de la base, une fois le bot arrêté ; l’ancienne base est conservée
owner-help-from = le fichier de la sauvegarde, qui reste en place
owner-help-rebuild-boards = refaire toutes les cotes et tous les classements à partir des résultats
owner-help-void = invalider le résultat d’une partie finie : les cotes sont alors comme si elle n’avait jamais été jouée
owner-help-exclude = tenir un serveur ou une personne hors des classements mondiaux, avec tous ses résultats passés et futurs
owner-help-include = réadmettre un serveur ou une personne
owner-help-excluded = lister ce qui est tenu hors des classements mondiaux
owner-help-odd = lister ce qui semble bizarre parmi les résultats qui comptent
owner-help-days = sur combien de jours en arrière ; 30 par défaut
owner-help-most = combien de lignes par liste ; 20 par défaut

owner-check-ok = ok
owner-check-wrong = ERREUR
owner-check-settings = lisibles.
owner-check-no-token = aucun, donc le bot démarre son bac à sable hors ligne.
owner-check-token = Discord connaît le bot sous le nom { $name }.
owner-check-token-wrong = Discord ne l’accepte pas. Copie-le à nouveau depuis le portail des développeurs.
owner-check-unreachable = pas de réponse : { $why }
owner-check-clock = à { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } de celle de Discord ; jusqu’à une minute, tout va bien.
owner-check-rights = le bot a tout ce qu’il lui faut sur { $servers ->
        [one] son unique serveur
       *[other] ses { $servers } serveurs
    }, sauf si un salon dit le contraire.
owner-check-rights-missing = il manque quelque chose sur { $lacking } de { $servers ->
        [one] { $servers } serveur
       *[other] { $servers } serveurs
    } : { $named }
owner-check-store = { $file } est intact ({ $size } Mo).
owner-check-store-served = { $address } répond, et cette version connaît son schéma.
owner-check-store-owned = l’utilisateur de la base peut le modifier, comme le fait une mise à jour.
owner-check-store-not-owned = l’utilisateur de la base ne peut pas le modifier, comme doit le faire une mise à jour. Rendez-le propriétaire des tables.
owner-check-store-clock = à { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } de celle de cet ordinateur ; jusqu’à une minute, tout va bien.
owner-check-processes = { $processes ->
        [0] aucun ne tourne.
        [one] un seul tourne, avec tous les shards ({ $shards }).
       *[other] { $processes } tournent et ont à eux tous les shards ({ $shards }).
    }
owner-check-processes-free = { $processes ->
        [one] un seul tourne,
       *[other] { $processes } tournent,
    } mais sur { $shards } shards, personne n’a { $free }. Regardez de nouveau dans une minute.
owner-check-store-new = aucune pour l’instant ; le premier démarrage crée { $file }.
owner-check-disk = { $free } Go libres. Il en faudrait trois fois la taille de la base, et au moins 0,2 Go.
owner-check-backups = { $number ->
        [one] il y en a { $number } ;
       *[other] il y en a { $number } ;
    } la plus récente date d’il y a { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }.
owner-check-backups-none = aucune pour l’instant, alors que AXIO_BACKUPS en demande.
owner-backup-done = La sauvegarde { $file } est intacte.
owner-only-a-file = La base est sur un serveur PostgreSQL, qui se sauvegarde avec ses propres outils : voir docs/running.md.
owner-backup-there = Il y a déjà un fichier { $file }. Rien n’a été modifié ; choisis un autre nom.
owner-copy-running = Un bot tourne sur { $file }. Arrête-le d’abord.
owner-copy-done = { $target } contient tout { $source } : { $rows } lignes, toutes comparées. Règle AXIO_DATABASE pour continuer avec.
owner-restore-unusable = La sauvegarde { $file } est inutilisable, la base reste donc comme elle était : { $why }
owner-restore-running = Le bot tourne sur cette base. Arrête-le d’abord.
owner-restore-done = { $file } contient désormais ce que contient { $backup }. Démarre le bot pour continuer avec.
owner-restore-former = L’ancienne base est conservée sous { $file } ; supprime-la, avec ses fichiers annexes, quand tu n’en as plus besoin.
owner-rebuild-done = Tous les classements sont refaits, en arrière-plan si le bot tourne, sinon après son prochain démarrage. D’ici là, ils annoncent qu’ils peuvent encore changer.
owner-store = La base { $file } est inutilisable : { $why }
owner-no-match = Il n’y a pas de partie avec ce numéro, ou c’est un essai d’un défi du jour, qui n’a pas de résultat à invalider. `/historique` et `odd` donnent les numéros.
owner-void-done = Le résultat de la partie { $match } ({ $game }) est invalidé. Le bot l’affiche sous le plateau d’ici une minute.
owner-kind =
    { $kind ->
        [player] personne
       *[server] serveur
    }
owner-exclude-done = Les résultats ne comptent plus dans le monde : { owner-kind } { $id }. Les classements sont refaits la prochaine fois que quelqu’un les consulte.
owner-exclude-already = Déjà exclu : { owner-kind } { $id }.
owner-exclude-unknown = Aucun résultat n’est enregistré avec cet identifiant ({ owner-kind }). S’il est faux, `include` annule cela.
owner-include-done = Les résultats comptent à nouveau dans le monde : { owner-kind } { $id }. Les classements sont refaits la prochaine fois que quelqu’un les consulte.
owner-include-already = Pas exclu : { owner-kind } { $id }.
owner-excluded-title = Hors des classements mondiaux :
owner-none = rien
owner-heading = Ce qui semble bizarre parmi les résultats qui comptent, sur { $days ->
        [one] le dernier jour
       *[other] les { $days } derniers jours
    }. Rien de tout cela ne prouve quoi que ce soit : regarde les parties.
owner-odd-closed = Paires qui jouent surtout entre elles :
owner-odd-one-sided = Paires dont l’une des deux personnes gagne presque toujours :
owner-odd-short = Parties de moins de la moitié des tours habituels :
owner-odd-fast = Parties avec peu de secondes par tour :
owner-odd-small = Serveurs dont les parties réunissent peu de personnes différentes :
owner-odd-voids = Serveurs où beaucoup de résultats ont été invalidés :

owner-column-kind = type
owner-column-id = id
owner-column-since = depuis
owner-column-player = personne
owner-column-name = nom
owner-column-other = autre personne
owner-column-other-name = nom
owner-column-together = ensemble
owner-column-ahead = devant
owner-column-behind = derrière
owner-column-of-one = parties
owner-column-of-other = de l’autre
owner-column-match = partie
owner-column-game = jeu
owner-column-server = serveur
owner-column-turns = tours
owner-column-usual = d’habitude
owner-column-pace = secondes par tour
owner-column-matches = parties
owner-column-people = personnes
owner-column-voided = invalidés
