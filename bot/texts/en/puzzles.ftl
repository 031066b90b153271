# Puzzles: positions in which one move is clearly best.

puzzle-head = **{ $game } puzzle { $number } · { $date }**
puzzle-head-practice = **{ $game } puzzle { $number } · practice**
puzzle-today = **Puzzles of { $date }** · new ones { $time }
    One position, one best move, the same for everybody. Nobody sees your tries.
puzzle-today-line = • { $game } puzzle { $number }: { $marks }
puzzle-today-none = • { $game }: I am still looking for a puzzle.
puzzle-untried = not tried yet
puzzle-ask = 🧩 It is your turn, and one move is clearly better than every other. Which one? Play it with the buttons, or by command. Nobody sees your tries; your first one counts for your puzzle rating.
puzzle-right = { $tries ->
        [one] ✅ **That is it**, at the first try! { $reason }
       *[other] ✅ **That is it**, at try { $tries }. { $reason }
    }
puzzle-right-too = { $tries ->
        [one] ✅ **That is as good as the best move**, at the first try! About that one: { $reason }
       *[other] ✅ **That is as good as the best move**, at try { $tries }. About that one: { $reason }
    }
puzzle-wrong = { $points ->
        [one] ❌ There is a better move. As far as I can tell, it is worth about 1 point more.
       *[other] ❌ There is a better move. As far as I can tell, it is worth about { $points } points more.
    }
puzzle-shown = 💡 **The best move** (second picture): { $action }. { $reason }
puzzle-shown-alt = The position, with the best move: { $action }
puzzle-position = The position before your turn:
puzzle-second = The next best move, counting what follows: { $action }.
puzzle-left = You left this position before your turn was over, so it does not count as a try. Press **Again** to play it after all.
puzzle-ratings = 🧩 Your puzzle rating: **{ $own }** · this puzzle’s: { $puzzle } (the higher, the harder)
puzzle-copy = **Share here** shows how often you tried, and nothing else. Or copy this:
puzzle-copy-direct = To show others how often you tried, copy this; it gives nothing away:
puzzle-paste = { $game } puzzle { $number } { $marks }
puzzle-shared = 🧩 { $name } · { $line }
    -# The same position for everybody.
puzzle-unjudged = I cannot judge your move right now. In a minute, `/puzzle` shows what it was worth.
puzzle-kept = The position is prepared; `/puzzle` shows it.
puzzle-end-confirm = Leave this position? It does not count as a try, and you can come back to the puzzle at any time.
puzzle-ended = You have left this position.
kind-command-puzzle = `/puzzle`
matches-puzzle = { $game }, a puzzle — **your turn**: { $link }
stats-puzzles = 🧩 Puzzles solved: { $solved } of { $tried } · puzzle rating { $rating }

## Refusals

puzzle-none = I have no puzzle of { $game } today. I keep looking for new ones; please come back later.
puzzle-fixed = That is not possible in a puzzle: you play one turn, and nobody else plays in it.
puzzle-last = 🧩 You know all the puzzles there are. The next one comes { $time }.
puzzle-try-first = Play your turn first. After that, I can show you the best move.
puzzle-nothing-to-share = There is nothing to share until you have found the best move, or were shown it.

## Buttons and commands

button-puzzle-end = Leave the position
button-puzzle-again = Again
button-puzzle-show = Show the best move
button-puzzle-next = Another puzzle
button-puzzle-position = See the position
button-puzzle-look = What was it worth?
command-puzzle = puzzle
    .description = Find the best move: a new position every day, the same for everybody
option-puzzle-game = game
    .description = Whose puzzle to see; without it, those of all games
