# What all games say alike.

## Why an action is not played

game-not-your-turn = It is not your turn.
game-left-before = This player has already left.

## What happened

game-started = { $name } was drawn to start.
game-left = { $name } is out of the match.
game-ended-alone = Only one player is left.
game-ended-left = The player has left.
game-won = 🏆 { $name } wins!
game-won-shared = 🏆 Shared win: { $names }!

game-to-move = It is { $name }’s turn.
you = You
