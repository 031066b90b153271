# The guided first match: prepared positions, each with one turn to play.

lesson-head = **{ $game } · learn { $step }/{ $steps }: { $topic }**
lesson-play = Play the turn with the buttons, or by command. Nobody else sees it, and nothing counts.
lesson-played = **What that brought**
lesson-found = ✅ I found nothing better.
lesson-good = 👍 Well played. **Better still, with the next turns in mind** (second picture): { $action }. { $reason }
lesson-better = 💡 **I would have played** (second picture): { $action }. { $reason }
lesson-better-alt = The table before your turn, with what I would have played: { $action }
lesson-unjudged = I cannot say right now what would have been better. In a minute, `/{ $command } learn` shows it.
lesson-done = 🎓 That was the last one. You know enough for a match: the button begins one against an easy computer, in which you can undo as you like and ask for hints. **Rules** tells how a match ends, and what else there is.
lesson-left = You have left this position. Press Again to play it after all.
lesson-old = This position is from an earlier version of the guided match. Leave it, and begin anew.
lesson-fixed = That is not possible in a guided match: you play one turn, and nobody else plays in it.
kind-command-lesson = `/{ $command } learn`
lesson-kept = The position is prepared; `/{ $command } learn` shows it.
lesson-end-confirm = Leave this position of the guided match? You can come back to the guided match at any time.
lesson-ended = You have left this position.
matches-lesson = { $game }, the guided match — **your turn**: { $link }
button-lesson-end = Leave the position
button-lesson-next = Next position
button-lesson-again = Again
button-lesson-practice = Play a match
command-learn = learn
    .description = Learn to play: a few prepared positions, in private, and what each move brings

## A newcomer's first turn in a match

newcomer-axio = 🎯 New to { $game }? Move all your markers forward: at the end only your **lowest** one counts.
newcomer-rota = 🎯 New to { $game }? Move all your markers forward: at the end only your **lowest** one counts.
newcomer-iota = 🎯 New to { $game }? Make lines in which colour, shape and number are each the same on all cards or different on all: you score the numbers on them.
newcomer-paperworld = 🎯 New to { $game }? Build piles upwards and meet goals: the top cards count, and each card left in your hand costs a point.

## Axio

axio-learn-first =
    Below the board stand your { $symbols } markers, a number for each symbol. Move all of them forward; the **lowest** counts at the end. Each half of your tile looks in all directions except through its other half, and scores a point for each cell in a row there that shows its symbol.
    .look = 👀 Your first tile must touch a coloured cell: put one half right beside a cell with its own symbol.
    .title = Your first tile
axio-learn-row =
    A row of one symbol scores its length, for whoever makes it longer.
    .look = 👀 Look for a place where **both** halves of one of your tiles meet their own symbol, one of them at the end of a row.
    .title = A row
axio-learn-pyramid =
    A single empty cell that is closed in on all sides, by other cells or the edge, gets a pyramid: a point for each symbol beside it, whatever your tile shows.
    .look = 👀 Which empty cell lacks only one more side? Close it with a tile that scores as well.
    .title = A pyramid
axio-learn-lowest =
    Only the lowest marker counts in the end. So the most points are not always the best move.
    .look = 👀 Look at your row below the board: which marker is lowest? Find a tile that lifts it, even if another one would score more.
    .title = The lowest marker

## Axio Rota

rota-learn-circle =
    Below the table stand your { $symbols } markers, a number for each symbol. Move all of them forward; the **lowest** counts at the end. Corners that meet at one point are a circle: each corner of your tile scores a point for each other corner of its circle with the same symbol. The pictures of your tile all show the same one, turned.
    .look = 👀 Where do two corners of other tiles with one symbol meet? Turn your tile so that its corner with that symbol joins them.
    .title = A circle
rota-learn-empty =
    Your tile has an empty corner. Where it meets other corners it counts as the colour that you name.
    .look = 👀 Put the empty corner where the others agree, or name the colour of which you need most.
    .title = The empty corner
rota-learn-lowest =
    Only the lowest marker counts in the end. So the most points are not always the best move.
    .look = 👀 Look at your row below the table: which marker is lowest? Lift it.
    .title = The lowest marker

## Iota

iota-learn-line =
    In a line, colour, shape and number are each the same on all cards or different on all. You score the numbers on all cards of the lines you make.
    .look = 👀 Begin at the card on the table. Two cards of your hand beside it can make a line; even better if they make two lines.
    .title = A line
iota-learn-lot =
    A line of { $lot } cards is a **lot**; no line can be longer. It doubles all your points of the turn, and { $hand } cards played at once double them as well.
    .look = 👀 Look for lines that lack one card, or two, and for cards of yours that fit.
    .title = A lot
iota-learn-wild =
    You hold a **wild card**. It stands for one card, any that makes all its lines right, and scores nothing itself.
    .look = 👀 Where does it complete a lot, together with other cards of yours?
    .title = A wild card

## Paper World

paperworld-learn-take =
    You build a landscape of up to { $across } × { $across } piles, of which only the top cards count: stars, goals and the scissors token bring points, and each card left in your hand costs one. For that you need cards. Name a colour or a value, and you take every top card that has it from the middle, which is the row at the top. Your own piles begin with a low card and grow one value at a time.
    .look = 👀 What brings you several cards that fit on each other, or on your first pile?
    .title = Taking
paperworld-learn-place =
    Now place cards: all cards of a turn share a colour or a value. Each goes on a pile of its colour that shows the value before it, or starts a new pile with the lowest value beside another one. Once a turn you may leave out one value if you discard another card for it.
    .look = 👀 Which of your cards follow each other? Leave out the value that is missing, and give up the card that you need least. Then end the turn.
    .title = Placing, and a skip
paperworld-learn-token =
    A card with scissors ✂ can take the scissors token, even from the computer. It brings { $token } points at the end, and while you have it a skip costs no discard; but nothing can go on its pile.
    .look = 👀 Start the pile that your card with scissors can go on. Leave out the value that is missing, for the card that you need least, and take the token with the scissors. Then end the turn.
    .title = The scissors token
paperworld-learn-goal =
    Goals lie at the top right. If your landscape meets one at the end of your turn, you get the points on it; whoever is first gets more. At the end stars, goals and the token count, and each card in your hand and each discard costs a point.
    .look = 👀 The first goal: three cards of one colour in an L, turned any way. Which of your cards makes one? Place all that can go with it in this turn, and then end the turn.
    .title = A goal
