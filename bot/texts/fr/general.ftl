# Ce qui n’appartient à aucun jeu en particulier.

## Refus et erreurs

fault = Un problème est survenu de mon côté ; tout ce qui était enregistré est intact. Si ça se reproduit, préviens l’admin du bot : erreur { $fault }.
fault-disk = Je ne peux rien enregistrer pour l’instant : rien n’a donc changé, et tu peux toujours consulter. L’admin du bot doit libérer de l’espace disque : erreur { $fault }.
fault-done = C’est fait, mais un problème est survenu à l’affichage ; inutile de recommencer. Si ça se répète, préviens l’admin du bot : erreur { $fault }.
stopping = Je redémarre : ta demande n’a pas été traitée. Réessaie dans une minute.
ending = Je redémarre avant d’avoir pu finir. Regarde dans une minute si c’est fait ; sinon, recommence.
ending-done = Je redémarre avant d’avoir pu montrer la suite ; elle arrive dans une minute.
match-gone = Je n’ai plus cette partie. `/matches` montre celles que tu joues.
match-none = Personne ne joue à { $game } dans ce salon. `/{ $command } start` lance une partie, `/{ $command } practice` une contre un ordi.
match-none-direct = Tu ne joues pas à { $game }. `/{ $command } practice` lance une partie contre un ordi, `/{ $command } learn` te montre le jeu.
match-none-lesson = Cette position de la partie guidée est finie : elle n’a qu’un tour. `/{ $command } learn` montre ce qu’il a donné et mène à la suite.{ $shown ->
        [0] {""}
       *[other] {" "}Tu joues aussi ici : { $links }
    }
match-none-puzzle = Cette énigme est finie : elle n’a qu’un tour. `/{ $command } puzzle` montre ce qu’il a donné et mène à la suite.{ $shown ->
        [0] {""}
       *[other] {" "}Tu joues aussi ici : { $links }
    }
match-elsewhere = Personne ne joue à { $game } dans ce salon ; toi, tu joues ici : { $links }{ $more ->
        [0] {""}
       *[other] {" "}(et { $more } de plus : `/matches`)
    }
alone-kind = { $kind ->
    [practice] entraînement
   *[solo] solo
}
which-alone-since = ({ alone-kind }, commencé { $since })
match-which = Tu joues plusieurs parties. De laquelle parles-tu ?
which-forgotten = J’ai redémarré depuis que tu as tapé ça, ou c’était il y a longtemps : je ne sais plus ce que c’était. Tape-le à nouveau.
match-over = Cette partie est finie. `/help` t’explique comment en commencer une autre.
match-not-begun = Cette partie n’a pas encore commencé : il manque du monde. Dans son lobby, appuie sur **Rejoindre** ou, si tu es l’hôte, sur **Lancer**.
match-not-seated = Tu ne joues pas dans cette partie : tu ne peux rien y faire. Mais reste regarder si tu veux !
match-not-your-turn = Ce n’est pas ton tour : c’est à { $name } de jouer.
match-turn-over = Ton tour s’est terminé avant que tout soit joué, donc rien ne l’a été. N’envoie que ce qui fait partie de ce tour.
match-already-played = C’est déjà joué.
match-taken-back = C’était déjà joué, et ça a été annulé depuis.
match-moved-otherwise = Entre-temps, tu as joué un autre coup : celui que tu confirmes ici n’a pas été joué.
match-overtaken = Autre chose s’est passé avant dans cette partie : ton choix n’a pas été joué.
match-stale = Ce bouton date d’une position plus ancienne : il n’a rien fait.
lobby-seats = { $game } se joue de { $least } à { $most } personnes.
lobby-already-in = Tu y es déjà. La partie commence quand l’hôte la lance ou que toutes les places sont prises.
lobby-begun = Cette partie a déjà commencé : son lobby est fermé. Tu peux regarder ; `/help` t’explique comment lancer la tienne.
lobby-not-host = C’est à l’hôte, { $name }, de lancer la partie. Elle commence aussi dès que toutes les places sont prises.
lobby-not-host-set = C’est à l’hôte, { $name }, de changer les options.
lobby-seats-taken = Il ne peut pas y avoir moins de places que celles déjà prises : { $count }. Pour jouer avec les personnes présentes, appuie sur Lancer.
lobby-set-already = C’est déjà choisi.
invite-none = Tu n’as pas d’invitation pour cette partie, ou tu l’as déjà refusée. Pour jouer, appuie sur **Rejoindre**.
lobby-too-few = Il faut être au moins { $least }. Attends que d’autres rejoignent, ou ajoute un ordi.
stop-not-host = Une partie ne peut être arrêtée que par l’hôte, { $name }, ou par la modération. Si personne n’a joué depuis deux semaines, tout le monde le peut.
pause-no-clock = Cette partie n’a pas de limite de temps : il n’y a rien à mettre en pause.
pause-already = L’horloge est déjà en pause ; `reprendre` la relance.
resume-runs = L’horloge tourne déjà.
offer-not-asked = Cette question n’est pas pour toi.
undo-nothing = Tu n’as rien à annuler : tu n’as pas encore joué, ou une place a changé de mains depuis.
undo-often = Pendant ce tour, tu as déjà annulé { $count } fois, et c’est le maximum. Ton dernier coup reste.
match-long = Il s’est passé tant de choses dans cette partie qu’on peut seulement continuer à jouer ou la quitter. La modération peut l’arrêter pour tout le monde : `/{ $command } stop`.
undo-drawn = Tu as vu la tuile suivante : ce coup ne peut plus être annulé.
kick-running = La partie n’a pas commencé ; qui ne veut pas jouer n’a qu’à quitter le lobby.
kick-not-seated = Cette personne ne joue pas dans cette partie. Choisis quelqu’un dont le nom est sur le plateau.
kick-self = Pour abandonner ta propre place, utilise Quitter.
kick-two = À deux, pas d’exclusion par vote tant que l’autre personne est sur ce serveur. Tu peux quitter la partie ; l’hôte ou la modération peut l’arrêter, et elle ne comptera pour personne ; ou bien quelqu’un de la modération qui ne joue pas peut exclure cette personne.
moderator-played = Tu as joué dans cette partie : tu ne peux pas en décider pour la modération. Une autre personne de la partie ou de la modération le peut.
replace-seated = Cette personne joue déjà dans cette partie, ou l’a quittée. Propose ta place à quelqu’un d’autre.
replace-not-asked = Cette place ne t’a pas été proposée.
offer-none = Il n’y a plus rien à accepter : la partie a continué.
offer-agreed = Tu as déjà accepté ; les autres, pas encore.
withdrawn-lately = Tu as retiré ta dernière demande : tu pourras en refaire une à <t:{ $at }:t> (<t:{ $at }:R>).
called-quietly = Les personnes que tu as déjà appelées il y a moins d’une heure sont nommées, mais ne reçoivent pas de nouvelle notification.
offer-already = Tu as déjà demandé quelque chose aux autres, et ils n’ont pas encore répondu. Leurs boutons sont sous le plateau.
offer-vacant = Décide d’abord si un ordi remplace { $name } ; les boutons sont sous le plateau.
offer-others = { $name } a déjà demandé quelque chose, et une seule demande peut être en cours. Ses boutons sont sous le plateau.
invite-self = Tu y es de toute façon ; invite quelqu’un d’autre.
invite-bot = { $name } est un bot et ne peut pas jouer. Les ordis s’ajoutent avec `/axio start#computers` ou dans le lobby.
invite-many = { $seats } places ne suffisent pas pour toutes les personnes que tu invites. Choisis plus de places.
start-direct = À plusieurs, { $game } se joue dans un salon de serveur. Ici, tu peux t’entraîner contre un ordi : `/{ $command } practice`.
start-direct-solo = À plusieurs, { $game } se joue dans un salon de serveur. Ici, tu peux t’entraîner contre un ordi, `/{ $command } practice`, ou jouer en solo : `/{ $command } start seats:1`.
start-level-alone = Tu as choisi le niveau { $level } mais aucun ordi. Ajoute `/axio start#computers:1`, ou ne mets pas de niveau.
start-solo-computers = En solo, il n’y a que toi. Choisis plus de places ou n’en indique pas : `/{ $command } start computers:1` est une partie entre toi et un ordi.
start-many-computers = { $most ->
    [0] Avec { $seats } places, il n’y en a aucune pour un ordi. Choisis plus de places ou aucun ordi.
    [one] Avec { $seats } places, il y en a pour un ordi. Choisis plus de places ou moins d’ordis.
   *[other] Avec { $seats } places, il y en a pour { $most } ordis. Choisis plus de places ou moins d’ordis.
}
computers-off = Ce serveur est réglé pour jouer sans ordis. En message privé avec moi, tu peux t’entraîner contre un ordi.
start-lobby-here = Il y a déjà un lobby { $game } dans ce salon. Rejoins-le ici : { $link }
start-match-here = Il y a déjà une partie { $game } dans ce salon : { $link }. Lances-en une autre dans un autre salon, ou dans son propre fil avec `/axio start#thread`.
start-abandoned-here = Il y a encore une partie { $game } dans ce salon, { $link }, mais personne n’y a joué depuis deux semaines. Tout le monde peut l’arrêter avec `/{ $command } stop` ; lance ensuite la tienne.
start-no-thread = Les parties n’ont leur propre fil que dans un salon textuel. Sans cette option, tu peux jouer ici même.
bot-absent = Je ne suis pas membre de ce serveur : seules mes commandes y ont été ajoutées. Je ne peux donc rien publier ici, et rien n’a été lancé. Quelqu’un qui a la permission Gérer le serveur peut m’y inviter : { $link }
option-unknown = Je ne connais pas ce que tu as choisi là. Choisis quelque chose que je peux voir sur ce serveur.
rights-missing = Je ne peux pas encore jouer dans { $channel } : il m’y faut { $count ->
        [one] la permission
       *[other] les permissions
    } { $rights }.
rights-missing-own = Tu ne peux pas jouer dans { $channel } toi-même, et je ne fais pour toi que ce que tu as le droit de faire : il te manque { $count ->
        [one] la permission
       *[other] les permissions
    } { $rights }. Joue dans un autre salon, ou demande à la modération.
start-crowded-own = { $seen ->
    [0] Tu as déjà { $count } lobbys ouverts, le maximum. Lances-en ou fermes-en un d’abord.
   *[other] Tu as déjà { $count } lobbys ouverts, le maximum. Lances-en ou fermes-en un d’abord :
    { $links }
}
start-crowded-alone = { $seen ->
    [0] Tu as déjà { $count } parties en cours ({ alone-kind }), le maximum. Termines-en une d’abord, ou abandonne-la (**Plus** sous son plateau).
   *[other] Tu as déjà { $count } parties en cours ({ alone-kind }), le maximum. Termines-en une d’abord, ou abandonne-la (**Plus** sous son plateau) :
    { $links }
}
seats-many = Tu as déjà une place dans { $count } parties avec d’autres, le maximum. L’une d’elles doit d’abord se terminer ; celles que tu as quittées comptent jusqu’à leur fin.
crowded-alone = • { $game }, commencée { $since } : { $link }
crowded-lobby = • { $game }, ouvert { $since } : { $link }
start-crowded = { $seen ->
    [0] Ce serveur a déjà { $count } lobbys ouverts, le maximum. Attends que l’un d’eux commence ou ferme.
   *[other] Ce serveur a déjà { $count } lobbys ouverts, le maximum. Rejoins-en un :
    { $links }
}
workshop-waiting = { $before ->
    [one] { $before } demande passe avant la tienne
   *[other] { $before } demandes passent avant la tienne
}, soit environ { $seconds } s. Le résultat apparaîtra ici.
workshop-own = Je te prépare encore quelque chose : un replay, un fichier ou tes données. Redemande quand ce sera là.
workshop-full = Trop de monde attend un replay ou un fichier en ce moment. Redemande dans { $seconds } s.
admission-much = Je suis encore sur tes demandes précédentes, donc je n’ai pas fait celle-ci. Redemande quand elles auront leur réponse.
rematch-elsewhere = Une revanche se lance là où la partie a été jouée. Appuie sur le bouton là-bas, ou lance une autre partie ici : `/{ $command } start`.
rematch-not-seated = Seules les personnes qui ont joué peuvent lancer une revanche. `/{ $command } start` ouvre ton propre lobby.
text-too-long = C’est trop long pour un seul coup. Je lis { $count } caractères au plus.
panel-unreadable = Ce bouton est périmé. Utilise ceux qui sont sous le plateau le plus récent.
move-counts = Ton coup compte.
unsent-closed = Mais tes messages privés me sont fermés : je ne peux pas t’y montrer le plateau.
unsent-forbidden = Mais je n’ai pas le droit de publier dans ce salon. La modération doit me donner les permissions Voir le salon, Envoyer des messages et Joindre des fichiers ; { $what ->
        [lobby] le lobby
       *[board] le plateau
    } apparaîtra ensuite.
unsent-gone = Mais le salon n’existe plus : { $what ->
        [lobby] le lobby
       *[board] le plateau
    } ne peut pas y être montré.
absent-now = Mais je ne suis plus membre de ce serveur : je ne peux rien y publier. Quelqu’un qui a la permission Gérer le serveur peut m’y inviter à nouveau : { $link }
unsent-late = { post-comes }
unsent-old = { post-comes }
unsent-archived = Mais ce fil est verrouillé : { $what ->
        [lobby] le lobby
       *[board] le plateau
    } n’a pas pu être montré.
unsent-failed = Mais Discord n’a pas accepté { $what ->
        [lobby] le lobby
       *[board] le plateau
    }. Je réessaie jusqu’à ce que ça marche.
unsent-disk = Mais mon disque est plein : { $what ->
        [lobby] le lobby
       *[board] le plateau
    } n’apparaîtra que quand l’admin du bot aura libéré de l’espace.
unsent-busy = { post-comes }
post-comes = { $what ->
        [lobby] Le lobby
       *[board] Le plateau
    } arrive dans un instant.
post-late = Discord me fait patienter avant de publier : { $what ->
        [lobby] le lobby
       *[board] le plateau
    } arrive dans un instant.
share-direct =
    Il n’y a personne d’autre avec qui partager ici. Tape { $what ->
        [daily] `/daily`
        [leaderboard] `/leaderboard`
        [puzzle] `/puzzle`
        [replay] `/{ $command } replay`
       *[stats] `/stats`
    } dans un salon de serveur et appuie là-bas sur **Partager ici**.
not-shown = Discord ne m’a pas laissé montrer cela, et rien n’a changé. Réessaie dans un instant.
not-shown-done = C’est fait, mais Discord ne m’a pas laissé te montrer la suite ; inutile de recommencer.
picture-failed = (L’image n’a pas pu être dessinée : erreur { $fault }. Tu peux continuer à jouer sans elle.)

right-view-channel = Voir le salon
right-send-messages = Envoyer des messages
right-send-messages-in-threads = Envoyer des messages dans les fils
right-attach-files = Joindre des fichiers
right-create-public-threads = Créer des fils publics

## Les ordis

computer-drawn =
    { $number ->
        [1] Ordi
       *[other] Ordi { $number }
    }
computer-name = { computer-drawn } ({ $level })
lobby-computers = Il n’y a que { $seats } places, dont la tienne. Choisis moins d’ordis ou plus de places.
lobby-no-computer = Cet ordi n’est plus dans cette partie.
level-easy = facile
level-medium = moyen
level-hard = difficile

## Le lobby

lobby-open =
    { "**" }{ $game }** — { $host } cherche du monde pour jouer. { $free ->
        [one] { $free } place libre sur { $seats }.
       *[other] { $free } places libres sur { $seats }.
    }
lobby-in = Déjà là : { $names }
lobby-invited = Invitations : { $names }
lobby-changed = { $names } : { $by } a changé les options de cette partie. Si ça ne te convient pas, appuie sur Quitter.
lobby-declined = { $by } a refusé l’invitation.
lobby-options = Comment jouer ta partie { $game } ? Tu peux changer ces options jusqu’à son début.
computers-choose = { $free ->
    [one] À quel niveau doit jouer l’ordi que tu ajoutes à ta partie { $game } ? Il prend la dernière place libre : la partie commence alors.
   *[other] À quel niveau doit jouer l’ordi que tu ajoutes à ta partie { $game } ? Tu peux le changer jusqu’au début de la partie.
}
computers-set = C’est fait.
set-computer = { $name } → { $level }
set-computer-away = { $name } ne joue pas
lobby-set = C’est changé. Les personnes déjà là sont prévenues.
invite-declined = Tu as refusé. Si tu changes d’avis, tu peux toujours rejoindre.
set-choose = Choisis
set-seats = { $seats } places
set-pace = Limite de temps : { $pace }
set-pace-none = Pas de limite de temps
set-late = Temps écoulé : { $late }
set-switches-none = Autres options : aucune
lobby-sign =
    { "**" }{ $game }** dans { $place } : on cherche du monde. { $free ->
        [one] { $free } place libre sur { $seats }.
       *[other] { $free } places libres sur { $seats }.
    }
lobby-thread = À son début, la partie passe dans son propre fil.
lobby-expired = Le lobby { $game } ouvert par { $name } est fermé : trop peu de monde en une journée. `/{ $command } start` en ouvre un nouveau.
lobby-closed = Ce lobby { $game } est fermé.
lobby-over = La partie { $game } a commencé : { $link }
lobby-alt = Un lobby de { $seats } places. Déjà là : { $names }.
started-lobby = Ton lobby { $game } est ouvert. La partie commence quand toutes les places sont prises ou que tu appuies sur Lancer.
started-solo = Ta partie solo { $game } a commencé. Elle ne compte que pour le classement solo, pas pour les cotes.
started-practice = Ta partie d’entraînement { $game } contre { $name } a commencé. Elle ne change aucune cote, et tu peux annuler tes coups. Appuie sur un bouton sous le plateau : la partie continue alors dans un message privé.
joined = Tu y es. La partie commence quand toutes les places sont prises ou que l’hôte appuie sur Lancer.
joined-begun = Tu y es, et la partie a commencé.
begun = La partie a commencé.
left-lobby = Tu as quitté le lobby.
left-match = Tu as quitté la partie.

## Messages publics

offer-stop = { $name } voudrait arrêter cette partie, qui ne compterait pour personne. { $others } : d’accord ? Continuer à jouer veut dire non.
offer-undo = { $name } voudrait annuler son dernier tour et tout ce qui a suivi. { $others } : d’accord ? Continuer à jouer veut dire non.
offer-kick = { $name } propose d’exclure { $target } de la partie. Elle ne compterait alors pour la cote de personne, mais vous pouvez continuer à jouer. { $others } : d’accord ? Continuer à jouer veut dire non.
offer-replace = { $name } cède sa place. { $others } : prends-la si tu veux ; tu reçois la main, et la partie continue. Le résultat est à toi dès que tu as joué { $turns } tours ; d’ici là, il reste à { $name }.
offer-pause = { $name } voudrait mettre l’horloge en pause pendant { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }. { $others } : d’accord ?
offer-resume = { $name } voudrait finir la pause maintenant. { $others } : d’accord ? Sinon, elle dure comme convenu.
offer-late = Temps écoulé pour { $name }. { $others } : sauter ce tour, continuer sans { $name } pour de bon, ou attendre ? La moitié d’entre vous décide.
offer-stand-in = { $others } : un ordi peut remplacer { $name }{ $persons ->
        [one] .
       *[other] {" "}si tout le monde est pour, au niveau le plus facile que quelqu’un choisit.
    } { $playing ->
        [one] Sinon, ou sans réponse { $time }, la partie s’arrête et tu gagnes.
       *[other] Sinon, ou sans réponse { $time }, la partie continue sans { $name }.
    }
offer-stand-in-last = { $name } finit au dernier rang dans tous les cas, et l’ordi ne compte pas.
note-standing-in = { $name } remplace { $by }.
note-without = { $name } n’est plus dans la partie, et aucun ordi ne prend le relais.
note-last-left = { $name } a arrêté la partie, où ne jouaient plus que des ordis.
note-undone = { $name } a annulé un coup ; la position est celle d’avant.
note-retracted = { note-undone }
note-replaced = { $name } prend la place cédée par { $by }.
note-paused = La partie est en pause : { $name } l’a demandé, tout le monde a accepté.
note-resumed = L’horloge tourne à nouveau.
note-resumed-all = La pause est finie : { $name } l’a demandé, tout le monde a accepté, et l’horloge tourne à nouveau.
note-declined = { $by } a dit non, { $name }.
note-played-on = { $by } a continué à jouer au lieu de répondre à { $name }, ce qui veut dire non.
kept-stop = La partie continue.
kept-undo = Le tour reste joué.
kept-kick = Personne n’est exclu.
kept-replace = La place reste à toi.
kept-pause = Pas de pause.
kept-resume = La pause continue.
note-skipped = Temps écoulé pour { $name } : le bot a joué le plus petit coup permis.
note-stuck = { $name } n’arrivait pas à décider : le bot a joué le plus petit coup permis.
note-left = { $name } a quitté la partie.
note-forfeit = Temps écoulé pour { $name }, qui sort de la partie.
note-late-out = Temps écoulé pour { $name }, qui sort de la partie par un vote. Pour : { $names }.
note-voted-out = { $name } sort de la partie par un vote. Pour : { $names }.
note-removed = { $by }, de la modération, a exclu { $name } de la partie.
note-gone-out = { $name } a quitté ce serveur ; { $by } a décidé l’exclusion.
note-stopped = { $by }, de la modération, a arrêté la partie.
note-called-off = { $name } a arrêté la partie.
note-abandoned = { $by } a arrêté la partie, où personne n’avait joué depuis longtemps.
note-agreed-off = { $name } a demandé d’arrêter la partie, et tout le monde a accepté.
note-left-alone = Personne n’a joué ici depuis deux semaines : cette partie est finie.
note-struck = L’admin du bot a invalidé le résultat : il ne compte pas.
note-undecided = Temps écoulé pour { $name }, et les autres n’ont pas décidé.
clock-skip = Limite de temps : { $time } par tour. Temps écoulé, le bot joue pour toi le plus petit coup permis.
clock-forfeit = Limite de temps : { $time } par tour. Temps écoulé, tu sors de la partie.
clock-vote = Limite de temps : { $time } par tour. Temps écoulé, les autres décident de la suite.
time-until = -# Fin du temps { $time }, le { $at }
time-paused = -# L’horloge est en pause jusqu’au { $at }. Tu peux quand même jouer.
time-rests = -# L’horloge est en pause jusqu’au prochain coup.
pace-0 = pas de limite de temps
pace-600 = 10 minutes
pace-3600 = 1 heure
pace-43200 = 12 heures
pace-86400 = 1 jour
pace-259200 = 3 jours
pace-604800 = 1 semaine
late-skip = le bot joue le plus petit coup permis
late-forfeit = la personne sort de la partie
late-vote = les autres décident
reminders-2 = deux, à la moitié du temps et peu avant la fin
reminders-1 = un, peu avant la fin du temps
reminders-0 = aucun
reminder-skip = { $name }, c’est ton tour à { $game }. Fin du temps { $time } ; ensuite, le bot joue pour toi le plus petit coup permis. { $link }
reminder-forfeit = { $name }, c’est ton tour à { $game }. Fin du temps { $time } ; ensuite, tu sors de la partie. { $link }
reminder-vote = { $name }, c’est ton tour à { $game }. Fin du temps { $time } ; ensuite, les autres décident. { $link }
post-begins = La partie a commencé.
called-computer = **{ $game }** ▶️ { $name } réfléchit.
called = **{ $game }** { $decision }
called-vacant = **{ $game }** C’était à { $name } de jouer : la partie attend votre décision.
post-stopped = Cette partie { $game } est finie et ne compte pour personne.
shared = Tout le monde ici peut le voir maintenant : { $link }
asked = J’ai demandé. Rien ne change tant que toutes les personnes interrogées n’ont pas accepté ; continuer à jouer veut dire non.
paused = L’horloge est en pause.
resumed = L’horloge tourne à nouveau.
undone = C’est annulé.
kicked = Cette personne n’est plus dans la partie.
seat-taken = La place est à toi.
asked-seat = Ta place est proposée. Tu la gardes, et tu continues à jouer, tant que personne ne l’a prise.
answered = C’est noté. Le plateau montre ce qu’il en est.
stop-confirm = Arrêter cette partie { $game } ? Une partie arrêtée ne compte pour personne : ni résultat, ni cote.
stop-asked = Les autres sont d’abord consultés. La partie continue tant que tout le monde n’a pas accepté.
stopped = La partie est arrêtée.
kick-confirm-moderator = Exclure { $name } pour de bon de cette partie { $game } ? Elle ne comptera alors pour personne, et tout le monde verra que tu l’as fait pour la modération.
kick-confirm-gone = { $name } a quitté ce serveur. L’exclure pour de bon de cette partie { $game } ? Elle ne comptera alors pour personne, et tout le monde verra que c’est toi.
kick-confirm-vote = Demander aux autres d’exclure { $name } de cette partie { $game } ? Si tout le monde accepte, { $name } sort pour de bon, et la partie ne compte pour personne.
vote-confirm-kick = Voter pour exclure { $name } de cette partie { $game }, pour de bon ? Elle ne comptera alors pour personne, et tout le monde verra qui a voté pour.
vote-confirm-late = Continuer sans { $name } pour de bon ? Ça comptera comme si { $name } avait quitté la partie, et tout le monde verra qui a voté pour.
leave-confirm = Quitter pour de bon cette partie { $game } ? Ton rang sera derrière les personnes qui restent, même si elles laissent un ordi te remplacer.
leave-confirm-two = Quitter pour de bon cette partie { $game } ? La victoire revient à { $name }, même si un ordi te remplace ensuite.
leave-confirm-last = Quitter pour de bon cette partie { $game } ? Il n’y reste que des ordis : elle s’arrête, et tu finis au premier rang.
leave-confirm-solo = Abandonner cette partie { $game } ? Elle ne comptera pour rien.
more = Ce que tu peux faire d’autre dans cette partie { $game } :
brought-down = Le plateau est en bas du salon : { $link }
board-link = Le plateau : { $link }

## Listes

# Entre les parties d’une liste qui contiennent elles-mêmes des virgules.
list-break = { " ; " }
# What a sentence names together, such as people or cards: “a, b et c”.
list-more = { $first }, { $last }
list-last = { $first } et { $last }

## Dates

date = { $day ->
        [1] 1er
       *[other] { $day }
    } { WORD("month", $month) } { $year }

## Réglages

settings-kept = Tes réglages sont enregistrés.
settings-mine = **Comment je te contacte :**
settings-pings-on = Les mentions t’envoient une notification.
settings-pings-off = Les mentions te nomment sans notification.
settings-reminders = Rappels pendant ton tour : { $count }.
settings-call-on = À chaque tour, un nouveau message privé t’appelle et montre ta main ; les rappels y arrivent aussi.
settings-call-off = Appel dans le salon seulement ; ta main est dans un seul message privé, modifié sans bruit.
settings-language = Je parle la langue de ton Discord, si je la connais.
settings-language-chosen = Je te parle dans cette langue : { $language }.
settings-public-language = Les plateaux et autres messages publics sont dans la langue de ce serveur, si je la connais.
settings-public-language-chosen = Les plateaux et autres messages publics sont dans cette langue : { $language }.
settings-no-language = Je ne parle pas « { $text } ». Je parle : { $languages }.
language-as-discord = Langue de Discord
settings-server = **Les nouvelles parties de ce serveur commencent avec :**
settings-pace-none = Pas de limite de temps. Si l’hôte en fixe une, une fois le temps écoulé : { $late }.
settings-pace = Limite de temps : { $pace }. Une fois le temps écoulé : { $late }.
settings-thread-on = Chaque partie a son propre fil.
settings-thread-off = Les parties se jouent là où elles sont lancées.
settings-computers-on = On peut ajouter des ordis aux parties d’ici, et ils peuvent remplacer quelqu’un qui part.
settings-computers-off = Pas d’ordis ici : les parties qui en ont continuent.
settings-direct = Ce sont des réglages de serveur ; lance la commande sur le serveur.
settings-not-allowed = Pour changer ces réglages, il te faut la permission Gérer le serveur.

## La main, en privé

hand-head = **{ $game }** · { $place } · plateau : { $link }
hand-place = { $place } · plateau : { $link }
hand-finished = **{ $game }** · { $place } — cette partie est finie. Le plateau : { $link }
hand-finished-here = **{ $game }** — cette partie est finie. Le plateau : { $link }
hand-over-here = **{ $game }** — cette partie est finie pour toi. Le plateau : { $link }
hand-over = **{ $game }** · { $place } — cette partie est finie pour toi. Le plateau : { $link }
hand-wait = Ce n’est pas ton tour ; je t’appellerai.
hand-you = À toi
hand-closed = **{ $game }** — { $mention }, tes messages privés me sont fermés. Appuie sur **{ $button }** sous le plateau pour voir ce que tu as en main ; personne d’autre ne le verra. Quand tu les auras ouverts, appuyer là ou jouer ton prochain coup te l’apportera en message.
call-on = À partir de maintenant, je t’envoie un nouveau message privé, avec notification, chaque fois que c’est ton tour.
call-off = À partir de maintenant, je t’appelle seulement dans le salon. Ta main reste dans un seul message privé, que je modifie sans notification.

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-start = Lancer
button-options = Options
button-computers = Ajouter un ordi
button-computer-add = Ajouter : { $level }
button-decline-invite = Refuser
button-rules = Règles
button-more = Plus
button-board = Plateau
button-board-text = Plateau en mots
button-scores = Scores
button-goals = Objectifs en mots
button-bring-down = Ramener le plateau ici
button-back = Retour
button-next = Suivant
button-confirm = Confirmer
button-rematch = Revanche
button-leave-match = Quitter la partie
button-stop-match = Arrêter la partie
button-agree-stop = D’accord pour arrêter
button-agree-undo = Laisser annuler
button-agree-kick = D’accord
button-kick = Exclure
button-kick-ask = Demander aux autres
button-agree-pause = Oui à la pause
button-agree-resume = D’accord pour reprendre
button-late-skip = Sauter le tour
button-late-out = Continuer sans
button-late-wait = Attendre
button-decline = Refuser
button-seat = Prendre la place
button-decline-seat = Refuser
button-stand-in-easy = Ordi facile
button-stand-in-medium = Ordi moyen
button-stand-in-hard = Ordi difficile
button-without = Continuer sans
button-win = Finir la partie
button-withdraw = Retirer la demande
button-undo = Annuler
button-call-on = M’écrire à mon tour
button-call-off = Ne plus m’écrire
button-which = Partie { $number }
button-share = Partager ici
matches-more = … et { $count } de plus.

## Commandes

command-matches = parties
    .description = Toutes tes parties, et à qui de jouer
command-help = aide
    .description = Ce que tu peux faire ici en ce moment
command-start = jouer
    .description = Ouvrir un lobby dans ce salon
command-practice = entraînement
    .description = Jouer tout de suite contre un ordi, sans personne d’autre
command-board = plateau
    .description = Voir le plateau actuel
command-hand = main
    .description = Voir ce que tu as en main ; personne d’autre ne le voit
command-scores = scores
    .description = Voir le score de tout le monde
command-rules = règles
    .description = Lire les règles
command-leave = quitter
    .description = Quitter la partie pour de bon
command-stop = arrêter
    .description = Arrêter la partie pour tout le monde ; elle ne compte alors pour personne
command-undo = annuler
    .description = Annuler ton dernier coup ; s’il touche les autres, il faut leur accord
command-kick = exclure
    .description = Exclure quelqu’un par un vote, ou une personne qui a quitté ce serveur
command-replace = céder
    .description = Proposer ta place à quelqu’un d’autre
option-kick-player = qui
    .description = Qui doit partir
option-replace-player = qui
    .description = Qui peut prendre ta place
option-seats = places
    .description = Pour combien, toi et les ordis compris ; 1 : partie solo pour le classement solo
command-pause = pause
    .description = Demander de mettre l’horloge en pause quelques jours
command-resume = reprendre
    .description = Relancer l’horloge
option-pause-days = jours
    .description = Pendant combien de jours ; 7 par défaut
option-pace = rythme
    .description = La limite de temps par tour, dans les parties à plusieurs
option-late = retard
    .description = Ce qui se passe quand le temps est écoulé
command-hint = conseil
    .description = Jusqu’à trois bons coups pour ton tour, ce que chacun rapporte et pourquoi
command-settings = réglages
    .description = Comment je te préviens, et comment commencent les nouvelles parties
command-settings-me = moi
    .description = Tes mentions, rappels et messages privés
command-settings-server = serveur
    .description = Comment commencent les parties d’ici ; à changer avec Gérer le serveur
option-settings-pings = mentions
    .description = Si les mentions t’envoient une notification
option-settings-reminders = rappels
    .description = Combien de rappels tu reçois pendant ton tour
option-settings-messages = messages
    .description = Recevoir un nouveau message privé à chacun de tes tours, et les rappels aussi
option-settings-language = langue
    .description = La langue dans laquelle je te parle
option-settings-public-language = langue
    .description = La langue des plateaux et autres messages publics ici
option-settings-computers = ordis
    .description = Si on peut ajouter des ordis aux parties d’ici
option-computers = ordis
    .description = Combien de places prennent des ordis ; la partie ne change alors aucune cote
option-level = niveau
    .description = À quel niveau jouent les ordis ; moyen par défaut
option-thread = fil
    .description = Jouer la partie dans son propre fil
option-hints = conseils
    .description = Permettre les conseils ; la partie ne compte alors pas pour les classements
option-invite = inviter
    .description = Une personne à inviter
option-invite2 = inviter2
    .description = Une autre personne à inviter
option-invite3 = inviter3
    .description = Une autre personne à inviter
option-preview = aperçu
    .description = Voir d’abord l’image et les points, puis confirmer
option-text = texte
    .description = Le plateau en mots plutôt qu’en image

## Réponses des commandes générales

matches-title = **Tes parties**
matches-none = Tu ne joues aucune partie. `/help` t’explique comment commencer.
matches-people = { $others ->
        [0] {""}
       *[other] {" avec "}{ $names }
    }{ $kind ->
        [table] {""}
       *[other] {" "}{ which-alone-since }
    }
matches-lobby = { $game }{ matches-people } — on cherche du monde : { $link }
matches-yours = { $game }{ matches-people } — **à toi de jouer** : { $link }
matches-theirs = { $game }{ matches-people } — à { $name } de jouer : { $link }
paused-until = (en pause jusqu’au { $at })
paused-open = (en pause jusqu’au prochain coup)

help-head = ### Ce que tu peux faire ici en ce moment
help-lobby = **{ $game }** — un lobby attend du monde : appuie sur **Rejoindre** sous son message. { $link }
help-lobby-in = **{ $game }** — tu y es ; la partie commence quand toutes les places sont prises ou que l’hôte appuie sur **Lancer** : { $link }
help-turn = ▶️ **{ $game }** — **c’est ton tour** : appuie sur un bouton sous le plateau. { $link }
help-wait = **{ $game }** — c’est à { $name } de jouer : { $link }
help-watch = **{ $game }** — d’autres jouent ; tu peux regarder : { $link }
help-begin =
    Pour commencer ici : { $practice ->
        [yes] apprends d’abord un jeu, joue tout de suite contre un ordi, ou ouvre un lobby pour les autres
       *[no] apprends d’abord un jeu, ou ouvre un lobby pour les autres
    }.
help-begin-direct = Pour commencer : apprends d’abord un jeu, ou joue tout de suite contre un ordi. À plusieurs, on joue dans un salon de serveur.
help-game =
    { "**" }{ $game }** : `/{ $command } learn`{ $practice ->
        [yes] { " " }· `/{ $command } practice`
       *[no] { "" }
    }{ $others ->
        [yes] { " " }· `/{ $command } start`
       *[no] { "" }
    }
help-solo = En solo : { $commands }
help-foot =
    ### Ce qu’il y a d’autre
    `/daily` · `/puzzle` — du nouveau chaque jour
    `/matches` · `/history` — tes parties, les parties finies
    `/leaderboard` · `/stats` — les cotes, ton bilan
    `/settings me` · `/privacy` — les notifications, tes données
    `/axio rules` · `/axio replay` · `/axio lookback` — pour chaque jeu : les règles ; une partie à revoir, coup par coup ; ce qu’un ordi en pense
help-invite = -# [Invite-moi sur un autre serveur]({ $link }). Des commandes manquent quelque part ? Quelqu’un qui a la permission Gérer le serveur ouvre le même lien.
