# Comment une personne s’en est sortie.

## Refus

stats-none = Tu n’as pas encore de partie finie qui compte sur ce serveur ; `/axio start` en lance une. Ce qui compte : les parties menées à leur terme, ou quittées assez tard, les parties solo, et les parties avec des ordis.
stats-none-direct = Tu n’as pas encore de partie finie qui compte ; `/axio start` en lance une. Ce qui compte : les parties menées à leur terme, ou quittées assez tard, les parties solo, et les parties avec des ordis.
stats-none-other = { $name } n’a pas encore de partie finie qui compte sur ce serveur.
stats-bot = { $name } est un bot, et les bots ne jouent pas ici. Choisis une personne.
stats-direct-other = En message privé, tu ne vois que ton propre bilan. Pour celui de quelqu’un d’autre, lance la commande sur un serveur.
stats-share-other = Tu ne peux partager que ton propre bilan. `/stats` le montre.

## La réponse

stats-head = { $name } sur ce serveur, depuis le { $date }
stats-head-direct = { $name } sur tous les serveurs, depuis le { $date }
stats-begun = { $name } : encore aucune partie finie qui compte
stats-later = -# Dès que tu auras fini une partie, tu verras ici aussi tes parties et tes victoires et, après des parties à plusieurs, une cote par jeu, ton rang et tes adversaires. `/axio start` en lance une, `/axio practice` une contre un ordi.
stats-puzzles-later = -# Ton premier essai à chaque énigme change cette cote : plus tu résous d’énigmes difficiles, plus elle monte. `/puzzle` en a une nouvelle par jeu chaque jour.
stats-total = { $matches ->
        [one] { $matches } partie à plusieurs
       *[other] { $matches } parties à plusieurs
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } ({ $share } %) · victoires d’affilée : { $streak } en cours, { $longest } au mieux
stats-daily = 🔥 Défi du jour : { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    } d’affilée ; record : { $best }
stats-game = { "**" }{ $game }** : cote **{ $rating }**, { $place } · { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } ({ $share } %), meilleur score { $best }
stats-game-unrated = { "**" }{ $game }** : pas de cote tous serveurs confondus · { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } ({ $share } %), meilleur score { $best }
stats-rank = rang { $rank }
stats-no-rank = hors classement
stats-unlisted = pas encore dans le classement mondial ({ $met } adversaires différents sur { $needed })
stats-rated = sur { $matches ->
        [one] { $matches } partie qui compte
       *[other] { $matches } parties qui comptent
    } pour tous les serveurs
stats-solo = { "**" }{ $game }** solo : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, meilleur score { $best }
stats-computers = { "**" }{ $game }** avec des ordis : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
stats-met = Le plus souvent avec :
stats-opponent = • { $name } : { $matches } ensemble, { $ahead } devant, { $behind } derrière
stats-provisional = -# ? moins de { $matches } parties : encore provisoire

## L’image

stats-figure-matches = { $matches ->
        [one] partie
       *[other] parties
    }
stats-figure-share = { $share } %
stats-figure-won = gagnées
stats-figure-longest = { $longest ->
        [one] victoire d’affilée
       *[other] victoires d’affilée
    }
stats-untitled = Cotes
stats-axis = parties
stats-dotted = en pointillé : moins de { $matches } parties
stats-alt = { $name } : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } à plusieurs, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } ({ $share } %), victoires d’affilée au mieux : { $longest }. L’évolution des cotes :
stats-alt-game = { $game } : de { $first } à { $rating } en { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, au plus bas { $low }, au plus haut { $high }.

## Boutons et commandes

command-stats = stats
    .description = Ton bilan ou celui de quelqu’un d’autre : parties, évolution des cotes, séries, adversaires
option-stats-player = qui
    .description = La personne dont tu veux le bilan ; toi, si tu n’indiques rien
