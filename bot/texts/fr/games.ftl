# Ce que tous les jeux disent pareil.
#
# Les mots, un par chose et une chose par mot, dans tous les fichiers. On tutoie, comme Discord.
#   tile tuile · rack chevalet · bag sac · marker marqueur · symbol symbole · pyramid pyramide · bonus bonus
#   cell case · row (grille) rangée · column colonne · row (symboles qui se suivent) alignement · board plateau
#   own stack (Rota) pile · general supply réserve · empty corner coin vide · second board (solo) second tableau
#   card carte · hand main · line ligne · lot lot · wild joker · pile (Iota) pioche · swap remplacer (un joker)
#   piles, the middle (Paper World) piles, le centre · top card carte du dessus · landscape paysage · goal objectif
#   skip saut, leave out a value sauter une valeur · scissors token jeton Ciseaux · token jeton · star étoile
#   place, lay, play (cards, tiles) poser · take prendre · draw piocher · discard défausser, défausse
#   pass passer · exchange (rack) échanger · turn tour · move coup · score rapporter, marquer · score (noun) score
#   game jeu · match partie · seat place · rank rang · table table · lobby lobby · host hôte · practice entraînement
#   computer player ordi · stand-in remplaçant · leaderboard classement · rating cote · provisional provisoire
#   daily challenge défi du jour · try essai · streak série · hint conseil · look back analyse · replay replay
#   puzzle énigme · undo annuler · vote vote · void invalider · guided match partie guidée
#   channel salon · thread fil · direct message message privé · whoever runs the bot admin du bot

## Pourquoi un coup n’est pas joué

game-not-your-turn = Ce n’est pas ton tour.
game-left-before = Cette personne est déjà partie.

## Ce qui s’est passé

game-started = Le tirage au sort désigne { $name } pour commencer.
game-left = { $name } quitte la partie.
game-ended-alone = Il ne reste plus qu’une personne.
game-ended-left = La partie est abandonnée.
game-won = 🏆 { $name } gagne !
game-won-shared = 🏆 Victoire partagée : { $names } !

game-to-move = C’est à { $name } de jouer.
you = Toi
