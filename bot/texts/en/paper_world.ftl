# Paper World.  An emoji always stands with its word: some differ by colour alone.

## Words
paperworld-name-y = :yellow_desert: yellow
paperworld-name-b = :blue_sea: blue
paperworld-name-g = :green_forest: green
paperworld-name-k = :black_mountain: black
paperworld-name-1 = 1
paperworld-name-2 = 2
paperworld-name-3 = 3
paperworld-name-4 = 4
paperworld-name-5 = 5

## Refusals
paperworld-unreadable = I cannot read that. A card is a letter and a value, like `y3`: `y`, `b`, `g`, `k` for yellow, blue, green, black, with `s` for scissors, `y3s`. To take, name `blue` or `3`. To place: `y3 C2`; `y4 C2 -k2` discards a card for a skip, `y3s C2 token` takes the token, commas separate several cards. To discard: `y1 k2`.
paperworld-no-such-name = “{ $text }” is neither a colour nor a value. Take yellow, blue, green or black, or a value from 1 to 5.
paperworld-not-a-card = “{ $text }” is not a card. A card is a letter (`y`, `b`, `g`, `k` for yellow, blue, green, black) and a value from 1 to 5, like `y3`, with `s` for scissors.
paperworld-no-such-card = “{ $text }” is neither a card nor a cell. A card is a letter (`y`, `b`, `g`, `k` for yellow, blue, green, black) and a value from 1 to 5, like `y3`, with `s` for scissors; a cell is like `C2`.
paperworld-no-cell = Where should { WORD("paperworld-card", $card) } go? Add the cell, like `{ $card } C2`.
paperworld-no-such-cell = There is no cell { $cell }. Landscapes use the cells { $first } to { $last }: a letter for the column, a number for the row.
paperworld-nothing-to-take = No top card in the middle is { WORD("paperworld-name", $what) }. Name a colour or a value that at least one of them has.
paperworld-middle-empty = The middle is empty, so there is nothing to take. Place a card, or pass if you cannot.
paperworld-take-after-laying = You have started placing cards, and a turn is either taking or placing. Place more, or end the turn.
paperworld-discard-first = You have more than 9 cards in hand. Discard { $count } first.
paperworld-discard-count = You must discard exactly { $count } to come down to 9, not { $given }.
paperworld-no-discard-now = You only discard when you have more than 9 cards at the end of your turn, or to pay for a skip when you place.
paperworld-not-in-hand = You have no { WORD("paperworld-card", $card) } in your hand for that. `/paperworld hand` shows your cards.
paperworld-scissors-differ = You do not have { WORD("paperworld-card", $card) }, but you have { WORD("paperworld-card", $held) }: write `{ $held }`.
paperworld-discards-not-in-hand = You do not have that many of that card. Name each card you discard only as often as you hold it, besides the one you place.
paperworld-other-name = This turn you place only { WORD("paperworld-name", $what) }, and { WORD("paperworld-card", $card) } is not. Place another card, or end the turn.
paperworld-neither-name = All cards of a turn share a colour or a value: { WORD("paperworld-card", $card) } is neither { WORD("paperworld-name", $colour) } nor a { WORD("paperworld-name", $value) }.
paperworld-token-on-pile = The scissors token blocks { $cell }. You cannot place anything there until you move the token to another scissors card or an opponent takes it.
paperworld-too-wide = A pile on { $cell } would make your landscape wider or higher than 3. Stay within 3 × 3.
paperworld-not-beside = There is no pile beside { $cell }. A new pile must share a side with another one.
paperworld-other-colour = { $cell } shows { WORD("paperworld-card", $top) }, so { WORD("paperworld-card", $card) } cannot go there: a pile keeps its colour.
paperworld-pile-complete = { $cell } shows a 5 and is complete. Choose another pile.
paperworld-too-low = { WORD("paperworld-card", $card) } cannot go on { WORD("paperworld-card", $top) } on { $cell }. The next card there is { WORD("paperworld-card", $following) }.
paperworld-too-high = { WORD("paperworld-card", $card) } leaves out too many values on { WORD("paperworld-card", $top) } on { $cell }. The next card there is { WORD("paperworld-card", $following) }; a skip leaves out only one value.
paperworld-too-high-to-begin = A new pile starts with a 1, or with a 2 if you skip; { WORD("paperworld-card", $card) } cannot start { $cell }.
paperworld-skip-used = You have already used your one skip this turn, and { WORD("paperworld-card", $card) } on { $cell } would need another.
paperworld-skip-price = { WORD("paperworld-card", $card) } on { $cell } leaves out a value or more. Cards to discard for that: { $count }; you named { $given }. Add them like `-k2`.
paperworld-skip-too-dear = Placing { WORD("paperworld-card", $card) } there costs { $count } other cards as discards, and you have { $others }.
paperworld-skip-is-free = Your scissors token makes this skip free: place { WORD("paperworld-card", $card) } on { $cell } without a discard.
paperworld-nothing-skipped = { WORD("paperworld-card", $card) } on { $cell } does not leave out a value, so nothing is discarded for it.
paperworld-no-scissors = { WORD("paperworld-card", $card) } has no scissors. Only a card with scissors takes the token.
paperworld-nothing-laid = You have not placed anything yet. Place at least one card before you end the turn; or take from the middle, or pass if nothing can be done.
paperworld-pass-after-laying = You have placed a card, so you cannot pass: end the turn.
paperworld-pass-can-take = You can only pass when nothing can be done. There are still cards in the middle: take some, or place.
paperworld-pass-can-lay = You can only pass when nothing can be done, and you can still place: for example `{ $lay }`.

## Goals
paperworld-goal-1a = three cards of one colour in an L, turned any way
paperworld-goal-1b = all four corners show the same value
paperworld-goal-2a = three 2s in an L, turned any way
paperworld-goal-2b = a 2 × 2 square of four different colours
paperworld-goal-3a = all nine piles started
paperworld-goal-3b = a diagonal of one colour, either way
paperworld-goal-4a = a row (not a column) of three 3s
paperworld-goal-4b = at least two piles showing a 5
paperworld-goal-5a = piles showing 1, 2, 3, 4 and 5, anywhere
paperworld-goal-5b = a column (not a row) reading 2, 5, 2
paperworld-goal-6a = a diagonal reading 2, 3, 4 from either end
paperworld-goal-6b = at least three piles showing a 4
paperworld-goal-7a = at least five piles showing a 1
paperworld-goal-7b = a row of three that adds up to 9
paperworld-goal-8a = a column of three that adds up to 12
paperworld-goal-8b = at least three piles showing scissors
paperworld-goal-9a = a 2 × 2 square of four 3s
paperworld-goal-9b = a 2 × 2 square of one colour
paperworld-goal-10a = a plus of five piles with five different values
paperworld-goal-10b = a plus whose four arms are of four different colours (its centre may be empty)

## Cards
paperworld-card-y1 = :yellow_desert: yellow 1
paperworld-card-y1s = :yellow_desert: yellow 1 ✂
paperworld-card-y2 = :yellow_desert: yellow 2
paperworld-card-y2s = :yellow_desert: yellow 2 ✂
paperworld-card-y3 = :yellow_desert: yellow 3
paperworld-card-y3s = :yellow_desert: yellow 3 ✂
paperworld-card-y4 = :yellow_desert: yellow 4
paperworld-card-y4s = :yellow_desert: yellow 4 ✂
paperworld-card-y5 = :yellow_desert: yellow 5
paperworld-card-y5s = :yellow_desert: yellow 5 ✂
paperworld-card-b1 = :blue_sea: blue 1
paperworld-card-b1s = :blue_sea: blue 1 ✂
paperworld-card-b2 = :blue_sea: blue 2
paperworld-card-b2s = :blue_sea: blue 2 ✂
paperworld-card-b3 = :blue_sea: blue 3
paperworld-card-b3s = :blue_sea: blue 3 ✂
paperworld-card-b4 = :blue_sea: blue 4
paperworld-card-b4s = :blue_sea: blue 4 ✂
paperworld-card-b5 = :blue_sea: blue 5
paperworld-card-b5s = :blue_sea: blue 5 ✂
paperworld-card-g1 = :green_forest: green 1
paperworld-card-g1s = :green_forest: green 1 ✂
paperworld-card-g2 = :green_forest: green 2
paperworld-card-g2s = :green_forest: green 2 ✂
paperworld-card-g3 = :green_forest: green 3
paperworld-card-g3s = :green_forest: green 3 ✂
paperworld-card-g4 = :green_forest: green 4
paperworld-card-g4s = :green_forest: green 4 ✂
paperworld-card-g5 = :green_forest: green 5
paperworld-card-g5s = :green_forest: green 5 ✂
paperworld-card-k1 = :black_mountain: black 1
paperworld-card-k1s = :black_mountain: black 1 ✂
paperworld-card-k2 = :black_mountain: black 2
paperworld-card-k2s = :black_mountain: black 2 ✂
paperworld-card-k3 = :black_mountain: black 3
paperworld-card-k3s = :black_mountain: black 3 ✂
paperworld-card-k4 = :black_mountain: black 4
paperworld-card-k4s = :black_mountain: black 4 ✂
paperworld-card-k5 = :black_mountain: black 5
paperworld-card-k5s = :black_mountain: black 5 ✂

## What happened

paperworld-started =
    🏅 Goals: { $goals }.
    { $name } was drawn to start.
paperworld-took-colour = { $name } takes all { WORD("paperworld-name", $what) } cards: { $cards }.
paperworld-took-value = { $name } takes all { WORD("paperworld-name", $what) }s: { $cards }.
paperworld-laid = { $name } places { $cards }.
paperworld-laid-card = { WORD("paperworld-card", $card) } on { $cell }
paperworld-laid-free = { WORD("paperworld-card", $card) } on { $cell } (a free skip)
paperworld-laid-paid =
    { WORD("paperworld-card", $card) } on { $cell } { $count ->
        [one] (a skip for 1 card)
       *[other] (a skip for { $count } cards)
    }
paperworld-token-taken = ✂ { $name } puts the scissors token on { $cell }.
paperworld-token-moved = ✂ { $name } moves the scissors token to { $cell }.
paperworld-token-from = ✂ { $name } takes the scissors token from { $other } and puts it on { $cell }.
paperworld-discarded =
    { $count ->
        [one] { $name } discards 1 card, down to 9.
       *[other] { $name } discards { $count } cards, down to 9.
    }
paperworld-passed = { $name } cannot do anything and passes.
paperworld-won-goal =
    🏅 { $name } reaches a goal: { WORD("paperworld-goal", $goal) } — { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
paperworld-last-round =
    ⏳ { $piles ->
        [0] No pile is left
        [one] Only 1 pile is left
       *[other] Only { $piles } piles are left
    } in the middle: everybody has one more turn, { $name } the last one.
paperworld-last-round-left =
    ⏳ { $piles ->
        [0] No pile is left
        [one] Only 1 pile is left
       *[other] Only { $piles } piles are left
    } in the middle: everybody has one more turn.
paperworld-ended-piles = The last round is over.

## What is to be decided

paperworld-decide = ▶️ { $name }: take cards from the middle, or place some.
paperworld-decide-last = ▶️ { $name }: your last turn. Take or place.
paperworld-decide-last-take = ▶️ { $name }: your last turn. You must take from the middle, as you have none in hand to place; each card costs a point.
paperworld-decide-last-stuck = ▶️ { $name }: your last turn. You must take from the middle, as none of your cards can be placed; each card you take costs a point.
paperworld-decide-last-empty = ▶️ { $name }: your last turn, and the middle is empty. Place, or pass if nothing fits.
paperworld-decide-take = ▶️ { $name }: take cards from the middle; you have none in hand to place.
paperworld-decide-stuck = ▶️ { $name }: take cards from the middle; none of yours can be placed now.
paperworld-decide-empty = ▶️ { $name }: the middle is empty. Place, or pass if nothing fits.
paperworld-decide-further-colour = ▶️ { $name }: place another { WORD("paperworld-name", $colour) } card, or end the turn.
paperworld-decide-further-value = ▶️ { $name }: place another { WORD("paperworld-name", $value) }, or end the turn.
paperworld-decide-further = ▶️ { $name }: place another card that is { WORD("paperworld-name", $colour) } or a { WORD("paperworld-name", $value) }, or end the turn.
paperworld-decide-done = ▶️ { $name }: no cards left; end the turn.
paperworld-decide-discard =
    { $count ->
        [one] ▶️ { $name }: more than 9 cards in hand. Discard 1.
       *[other] ▶️ { $name }: more than 9 cards in hand. Discard { $count }.
    }
paperworld-score = { $name }: { $total } · stars { $stars }, goals { $goals }, token { $token }, hand { $hand }, discards { $discards }
paperworld-score-left = { $name } (has left): { $total } · stars { $stars }, goals { $goals }, token { $token }, hand { $hand }, discards { $discards }
paperworld-result = { $place }. { $name } — **{ $total }**: stars { $stars }, goals { $goals }, token { $token }, hand { $hand }, discards { $discards }
paperworld-result-left = { $place }. { $name } (has left) — { $total }
paperworld-decided = Decided on points: { $more } to { $less }.
paperworld-decided-discards = { $other } has as many points, so fewer discards decide: { $fewer } against { $more }.
paperworld-decided-shared = Points and discards are equal.

## The table in words

paperworld-text-middle = { "**" }The middle:** { $piles }
paperworld-text-pile =
    { WORD("paperworld-card", $card) } { $height ->
        [one] (the last card)
       *[other] (pile of { $height })
    }
paperworld-text-no-pile = an empty pile
paperworld-text-goals = { "**" }Goals**
paperworld-text-goal = • { WORD("paperworld-goal", $goal) } — { $tokens }
paperworld-text-tokens-none = no tokens left
paperworld-text-tokens = points still to be had: { $points }
paperworld-text-token-won = { $letter } = { $name }: { $points }
paperworld-text-landscape = { "**" }The landscape of** { $name }: { $piles }
paperworld-text-landscape-none = { $name } has no landscape any more.
paperworld-text-top = { $cell } { WORD("paperworld-card", $card) }
paperworld-text-top-token = { $cell } { WORD("paperworld-card", $card) } with the scissors token
paperworld-text-token = Nobody has the scissors token.
paperworld-variant-advanced = Advanced rules: several skips in a turn, and several values left out at once.
paperworld-variant-first-game = With the goals for a first match.

## Hand and panels

hand-of-paperworld = Your hand: { $hand }
paperworld-hand-card = `{ $card }` { WORD("paperworld-card", $card) }
paperworld-hand-empty = no cards
button-hand-paperworld = My hand
button-paperworld-take = Take
button-paperworld-place = Place
button-paperworld-further = Place another
button-paperworld-done = End the turn
button-paperworld-pass = Pass
button-paperworld-discard = Discard
button-paperworld-lay = Place and end the turn
button-paperworld-back = Remove the last card
button-paperworld-token-off = ✂ Put the token on it
button-paperworld-token-on = ✂ Leave the token off

paperworld-nothing-fits = None of your cards can be placed now. Take cards from the middle, or pass if it is empty.
paperworld-take-choose = Choose a colour or a value: you take every top card in the middle that has it.
paperworld-take-worth =
    With { WORD("paperworld-name", $what) } you would take { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
paperworld-take-over =
    { $count ->
        [one] Then you discard 1 card, down to 9.
       *[other] Then you discard { $count } cards, down to 9.
    }
paperworld-take-offer =
    { WORD("paperworld-name", $what) } — { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }
paperworld-lay-card = Choose a card to place.
paperworld-lay-another = Choose another card, or place and end the turn.
paperworld-lay-cell = { WORD("paperworld-card", $card) }: choose the cell.
paperworld-lay-costs =
    { $count ->
        [one] You will discard 1 card for the value left out.
       *[other] You will discard { $count } cards for the values left out.
    }
paperworld-lay-pay =
    { WORD("paperworld-card", $card) } on { $cell } { $count ->
        [one] leaves a value out. Choose 1 card to discard for it.
       *[other] leaves several values out. Choose { $count } cards to discard for them.
    }
paperworld-lay-none = No other card in your hand can be placed.
paperworld-lay-worth = { $laid } would score { $worth }.
paperworld-action-lay = { $laid }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
paperworld-action-take = Take { WORD("paperworld-name", $what) }: { $cards }
paperworld-action-token = { $laid } with the token
paperworld-action-pays = { $laid }, discarding { $cards }
paperworld-action-discard = Discard { $cards }
paperworld-lay-pays = Discarded for skipping: { $cards }.
paperworld-lay-goal =
    🏅 It would meet a goal: { WORD("paperworld-goal", $goal) } — { $points ->
        [one] 1 point
       *[other] { $points } points
    } if it still does at the end of the turn.
paperworld-lay-blocks = The token would block { $cell } until it moves away.
paperworld-worth-stars =
    { $stars ->
        [one] 1 more star
       *[other] { $stars } more stars
    }
paperworld-worth-cards =
    { $count ->
        [one] 1 point for one card fewer in hand
       *[other] { $count } points for { $count } cards fewer in hand
    }
paperworld-worth-token = { $points } points for the scissors token
paperworld-pay-with = − { WORD("paperworld-card", $card) }
paperworld-pay-menu =
    { $count ->
        [one] Discard 1 card
       *[other] Discard { $count } cards
    }
paperworld-cell-free = { $cell } · free skip
paperworld-cell-paid = { $cell } · discard { $count }
paperworld-discard-choose =
    { $count ->
        [one] More than 9 cards in hand: choose 1 to discard. It will cost you 1 point, as it does in your hand.
       *[other] More than 9 cards in hand: choose { $count } to discard. Each will cost you 1 point, as it does in your hand.
    }
paperworld-discard-chosen = You would discard { $cards }.
paperworld-slot = { $number } · { WORD("paperworld-card", $card) }

## Commands

command-paperworld = paperworld
    .description = Play Paper World, by Alexandre Aguilar and Benoît Turpin
command-paperworld-take = take
    .description = Take every top card in the middle that has a colour or a value
command-paperworld-place = place
    .description = Place one or more cards from your hand
command-paperworld-done = done
    .description = End your turn: after placing, or by passing when nothing can be done
command-paperworld-discard = discard
    .description = Bring your hand down to 9
option-paperworld-what = what
    .description = A colour (yellow, blue, green, black) or a value from 1 to 5
option-paperworld-away = discard
    .description = What to discard if you then have more than 9 cards, like: y1 k2
option-paperworld-lays = cards
    .description = Like: y1 C2, y2 C2, k4s B3 -y5 token. Letters y b g k, s scissors, -card pays for a skip
option-paperworld-end = end
    .description = End the turn after these cards
option-paperworld-discards = cards
    .description = The cards to discard, like: y1 k2
option-paperworld-first-game = first_game
    .description = Play with the three goals for beginners
option-paperworld-advanced = advanced
    .description = Several skips in a turn, and several values left out at once
paperworld-place-only = With `place` you place cards and end the turn, like `y1 C2, y2 C2, done`. Taking and discarding have their own commands.
