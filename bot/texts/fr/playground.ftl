# The playground's page, which stands in for Discord: what Discord itself would say there, and what to try.

page-you = Tu es
page-language = La langue du Discord de ce membre
page-places = Lieux
page-lost = Le bac à sable ne répond pas. Tourne-t-il encore ? Nouvel essai …
page-silent = Le bac à sable ne répond pas : cela n’a pas été envoyé
page-failed = Le bac à sable n’a pas pu le faire (erreur { $code }). Son journal en dit plus.
page-welcome = Que taper
page-hide = Masquer
page-step-type = Touche l’une de ces commandes ou tape-la en bas, puis Entrée ou ➤ : { $start }.
page-step-join = Passe à { $name } (en haut) et appuie sur { $join } : la partie commence. Ou joue en solitaire contre un ordi : { $practice }. Jamais joué ? { $learn } te montre.
page-step-turn = Le plateau dit à qui c’est de jouer ; un nombre rouge près d’un nom, en haut, veut dire que le bot a appelé ce membre. Passe à lui et appuie sur un bouton bleu sous le plateau. Ou tape : { $slash } affiche les commandes.
page-offline = C’est un Discord hors ligne : rien ne quitte cet ordinateur.
page-message = Message
page-send = Envoyer
page-picture = Image
page-called = { $count } pour toi
page-new = Nouveau : { $count }
page-box = Message dans { $place } ({ $name }), ou /
page-gone = Ce message n’est plus là
page-nowhere = Ce lien mène à Discord, donc nulle part ici
page-used = { $name } a utilisé { $command }
page-thinking = { $name } réfléchit …
page-edited = (modifié)
page-only = Visible par toi uniquement
page-dismiss = Fermer
page-open = Ouvrir en taille réelle
page-select = Fais un choix
page-choose = Choisir
page-range = { $least } à { $most }
page-cancel = Annuler
page-submit = Envoyer
page-enter = Entrée envoie la commande
page-optional = (facultatif : { $options })
page-leave = Quitter
page-yes = Oui
page-no = Non
page-link = message

## Why a line is not sent

typed-go-on = Après /{ $command }, continue avec l’une de ces suites : { $names }
typed-unknown = Cette commande n’existe pas ici. Il y a : { $names }
typed-options = /{ $command } ne sait pas lire « { $text } ». Écris ses options ainsi : /{ $command } { $options }
typed-no-options = /{ $command } ne sait pas lire « { $text } » : la commande n’a pas d’options.
typed-no-option = /{ $command } n’a pas d’option « { $option } ». Il y a : { $options }
typed-missing = /{ $command } demande aussi : { $options }
typed-choice = « { $text } » n’est pas un choix pour { $option }. Choix : { $choices }
typed-unfit =
    « { $text } » ne convient pas pour { $option } : il faut { $kind ->
        [boolean] Oui ou Non
        [integer] un nombre entier
       *[number] un nombre
    }
typed-range =
    { $option } doit être { $side ->
        [least] au moins
       *[most] au plus
    } { $limit }
typed-length =
    { $option } doit avoir { $side ->
        [least] au moins
       *[most] au plus
    } { $limit } caractères
typed-no-member = « { $text } » n’est pas un membre ici ({ $option })
typed-no-channel = « { $text } » n’est pas un salon ici ({ $option })
typed-no-way = Le bac à sable ne sait pas remplir { $option } ({ $kind })
typed-file = Un fichier ne se tape pas : prends la commande dans la liste et choisis-en un pour { $option }
typed-form = Ce formulaire vient d’une exécution précédente : ouvre-le à nouveau
typed-not-here = /{ $command } n’existe pas ici
typed-failed = Le bot a échoué : { $why }. Son journal en dit plus.
typed-no-answer = L’application n’a pas répondu
typed-refused = Discord refuserait cela : { $why }
