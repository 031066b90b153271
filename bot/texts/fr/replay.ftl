# Replays, enregistrements, historique d’un serveur, et résultats invalidés.

replay-gone = Il n’y a pas de partie finie avec ce numéro que tu puisses revoir. Choisis-en une que propose l’option `/axio replay#match` : sur un serveur ses propres parties, en message privé les tiennes.
replay-other-game =
    La partie { $match } était une partie { $game } : utilise { $verb ->
        [lookback] `/{ $command } lookback`
        [void] `/{ $command } void`
       *[replay] `/{ $command } replay`
    } avec son numéro.
replay-none-direct = Tu n’as pas encore terminé de partie { $game }.
replay-none = Aucune partie { $game } n’a encore été terminée ici. `/{ $command } start` en lance une.
replay-day = Tout le monde joue les mêmes tuiles dans le défi du jour : un essai ne peut donc être revu qu’une fois sa journée passée (UTC).
replay-share-elsewhere = Une partie à plusieurs ne peut être partagée que sur le serveur où elle a été jouée.
replay-head = **{ $game }**, partie { $match }, { $date }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
replay-turn = Tour { $turn } sur { $turns }
replay-start = Avant le premier tour (sur { $turns })
replay-alt = { $game }, le plateau après chaque tour ({ $turns } en tout). { $ranking }
replay-shared-by = { $name } partage une partie :
replay-file = Voici toute la partie en fichier texte. `/{ $command } load` la montre à nouveau.
replay-file-alt = La partie en texte
load-head = **{ $game }**, depuis un fichier. Je n’en conserve rien.
load-other-game = C’est un enregistrement pour { $game } : regarde-le avec `/{ $command } load`.
load-gone = Le fichier n’est plus joint à ce message. Charge-le à nouveau.
void-confirm = Invalider le résultat de la partie { $match } ({ $game }) ? Tous les classements et toutes les cotes seront comme si elle n’avait jamais été jouée. C’est définitif.
void-done = Le résultat est invalidé : il ne compte plus.
void-not-allowed = Seule la modération de tout le serveur où la partie a été jouée peut invalider un résultat : il faut un rôle avec la permission Gérer les messages ou Gérer le serveur. Des permissions dans un seul salon ne suffisent pas.
void-own = Tu as joué dans cette partie : tu ne peux pas en invalider le résultat. Quelqu’un d’autre de la modération de ce serveur le peut, ou l’admin du bot.
void-already = Ce résultat est déjà invalidé.
void-unfinished = Cette partie n’est pas finie : elle n’a pas encore de résultat.
note-voided = { $by }, de la modération, a invalidé ce résultat : il ne compte pas.
replay-voided = Ce résultat a été invalidé : il ne compte pas.

history-title = Parties finies de ce serveur, page { $page }
history-title-own = Tes parties finies, page { $page }
history-end = Il n’y en a pas de plus anciennes.
history-none = Aucune partie n’a encore été terminée sur ce serveur. `/axio start` en lance une.
history-none-own = Tu n’as encore terminé aucune partie.
history-pick = En revoir une
finished-label = { $match } · { $date } · { $names }
finished-line = `{ $match }` **{ $game }** { $date } : { $names }
finished-place = { $place }. { finished-label-place }
finished-label-place = { $names }{ $scored ->
        [no] {""}
       *[yes] { " " }{ $score }
    }{ $count ->
        [one] {""}
       *[other] { " " }(égalité)
    }
finished-voided = *(invalidée)*
finished-unranked = *(non comptée)*

## Boutons

button-replay = Replay
button-step = Pas à pas
button-file = Fichier texte
button-step-first = Début
button-step-back = Précédent
button-step-next = Suivant
button-step-last = Fin
button-newer = Plus récentes
button-older = Plus anciennes
button-void = Invalider le résultat

## Commandes

command-replay = replay
    .description = Revoir une partie finie, tour par tour
command-load = charger
    .description = Revoir une partie depuis le fichier texte d’un replay
command-void = invalider
    .description = Invalider le résultat d’une partie finie, qui ne comptera plus (modération)
command-history = historique
    .description = Les parties finies de ce serveur, ou les tiennes en message privé
option-finished = partie
    .description = Quelle partie finie, sinon la plus récente ; un nom ou une date en trouve d’autres
option-void-match = partie
    .description = Quelle partie finie ; un nom ou une date en trouve de plus anciennes
option-file = fichier
    .description = Un fichier texte d’un replay

## Fichiers qui ne sont pas des enregistrements

record-large = Ce fichier est plus gros que n’importe quel enregistrement : je lis { $most } Kio au plus.
record-binary = Ce n’est pas un fichier texte. Je lis les fichiers texte que donne un replay.
record-long = La ligne { $line } dépasse { $most } caractères : ce n’est pas un enregistrement de partie.
record-marks = La ligne { $line } contient un caractère qu’aucun enregistrement n’a (de contrôle ou de sens d’écriture).
record-expected = La ligne { $line } devrait être : `{ $wanted }`
record-game = La ligne { $line } nomme un jeu que je ne connais pas. Je connais { $games }.
record-options = La ligne { $line } donne des options que ce jeu n’a pas. Les options habituelles sont `{ $usual }`.
record-seats = La ligne { $line } devrait donner un nombre de places de { $least } à { $most }.
record-name = La ligne { $line } devrait donner un nom de 1 à { $most } caractères.
record-seed = La ligne { $line } devrait donner une graine de 1 à { $most } caractères.
record-entry = La ligne { $line } devrait être une entrée du journal : son numéro, la place et le coup, comme `12 1 rb E5 F5`. Après la dernière vient `end:`.
record-version = La ligne { $line } a un numéro qui rompt l’ordre : les numéros montent d’une entrée à l’autre, jusqu’à { $most }.
record-seat = La ligne { $line } devrait nommer une place de 1 à { $most }.
record-start = Ligne { $line } : le journal commence par l’entrée `{ $start }`, qui n’y figure qu’une fois.
record-verb = La ligne { $line } a une entrée qui ne peut pas se trouver là.
record-undo = La ligne { $line } annule plus de { $most } entrées, le maximum à la fois.
record-over = La ligne { $line } continue après la fin de la partie.
record-unplayable = La ligne { $line } enfreint les règles, la partie s’arrête donc là : { $why }
record-more = La ligne { $line } vient après la fin de l’enregistrement.
record-unfinished = La partie de cet enregistrement n’est pas finie après sa dernière entrée ; je ne montre que des parties finies.
record-other-end = Ce fichier annonce une autre fin que celle où mènent ses coups. Ils mènent aux rangs { $places } et aux scores { $scores }.
