# Iota.  Cards are written by colour, shape and number: "rc2" is the red circle 2, "w" a wild card.
# The coloured square always stands with its word.

iota-face-rc1 = :red_card: red circle 1
iota-face-rc2 = :red_card: red circle 2
iota-face-rc3 = :red_card: red circle 3
iota-face-rc4 = :red_card: red circle 4
iota-face-rs1 = :red_card: red square 1
iota-face-rs2 = :red_card: red square 2
iota-face-rs3 = :red_card: red square 3
iota-face-rs4 = :red_card: red square 4
iota-face-rt1 = :red_card: red triangle 1
iota-face-rt2 = :red_card: red triangle 2
iota-face-rt3 = :red_card: red triangle 3
iota-face-rt4 = :red_card: red triangle 4
iota-face-rx1 = :red_card: red cross 1
iota-face-rx2 = :red_card: red cross 2
iota-face-rx3 = :red_card: red cross 3
iota-face-rx4 = :red_card: red cross 4
iota-face-gc1 = :green_card: green circle 1
iota-face-gc2 = :green_card: green circle 2
iota-face-gc3 = :green_card: green circle 3
iota-face-gc4 = :green_card: green circle 4
iota-face-gs1 = :green_card: green square 1
iota-face-gs2 = :green_card: green square 2
iota-face-gs3 = :green_card: green square 3
iota-face-gs4 = :green_card: green square 4
iota-face-gt1 = :green_card: green triangle 1
iota-face-gt2 = :green_card: green triangle 2
iota-face-gt3 = :green_card: green triangle 3
iota-face-gt4 = :green_card: green triangle 4
iota-face-gx1 = :green_card: green cross 1
iota-face-gx2 = :green_card: green cross 2
iota-face-gx3 = :green_card: green cross 3
iota-face-gx4 = :green_card: green cross 4
iota-face-bc1 = :blue_card: blue circle 1
iota-face-bc2 = :blue_card: blue circle 2
iota-face-bc3 = :blue_card: blue circle 3
iota-face-bc4 = :blue_card: blue circle 4
iota-face-bs1 = :blue_card: blue square 1
iota-face-bs2 = :blue_card: blue square 2
iota-face-bs3 = :blue_card: blue square 3
iota-face-bs4 = :blue_card: blue square 4
iota-face-bt1 = :blue_card: blue triangle 1
iota-face-bt2 = :blue_card: blue triangle 2
iota-face-bt3 = :blue_card: blue triangle 3
iota-face-bt4 = :blue_card: blue triangle 4
iota-face-bx1 = :blue_card: blue cross 1
iota-face-bx2 = :blue_card: blue cross 2
iota-face-bx3 = :blue_card: blue cross 3
iota-face-bx4 = :blue_card: blue cross 4
iota-face-yc1 = :yellow_card: yellow circle 1
iota-face-yc2 = :yellow_card: yellow circle 2
iota-face-yc3 = :yellow_card: yellow circle 3
iota-face-yc4 = :yellow_card: yellow circle 4
iota-face-ys1 = :yellow_card: yellow square 1
iota-face-ys2 = :yellow_card: yellow square 2
iota-face-ys3 = :yellow_card: yellow square 3
iota-face-ys4 = :yellow_card: yellow square 4
iota-face-yt1 = :yellow_card: yellow triangle 1
iota-face-yt2 = :yellow_card: yellow triangle 2
iota-face-yt3 = :yellow_card: yellow triangle 3
iota-face-yt4 = :yellow_card: yellow triangle 4
iota-face-yx1 = :yellow_card: yellow cross 1
iota-face-yx2 = :yellow_card: yellow cross 2
iota-face-yx3 = :yellow_card: yellow cross 3
iota-face-yx4 = :yellow_card: yellow cross 4
iota-face-w = :wild_card: wild card

iota-value-r = red
iota-value-g = green
iota-value-b = blue
iota-value-y = yellow
iota-value-c = circle
iota-value-s = square
iota-value-t = triangle
iota-value-x = cross
iota-value-1 = number 1
iota-value-2 = number 2
iota-value-3 = number 3
iota-value-4 = number 4
iota-trait-colour = colour
iota-trait-shape = shape
iota-trait-number = number

## Refusals.  They say what is wrong and what would be right.

iota-unreadable = I cannot read that. Write each card and its cell, like `rc2 N20 gs4 O20`: a colour (`r`, `g`, `b`, `y`), a shape (`c` circle, `s` square, `t` triangle, `x` cross), a number from 1 to 4; `w` is a wild card. For `/iota pass` name only the cards to put back, like `rc2 w`.
iota-no-such-card = “{ $text }” is neither a card nor a cell. A card is a colour (`r`, `g`, `b`, `y`), a shape (`c`, `s`, `t`, `x`) and a number from 1 to 4, like `rc2`, or `w` for a wild card; a cell is like `N20`.
iota-no-such-cell = There is no cell { $cell }. The letters and numbers of the cells are at the edges of the picture.
iota-one-swap = Swap one card at a time. Name one card and the cell of the wild card, like `rc2 N20`.
iota-not-in-hand = You have no { WORD("iota-face", $card) } in your hand. `/iota hand` shows your cards.
iota-card-twice = You named { WORD("iota-face", $card) } more often than you hold it ({ $held }).
iota-cell-taken = { WORD("iota-face", $card) } is already on { $cell }. Cards go on empty cells.
iota-cell-twice = You named { $cell } twice. Each card needs its own cell.
iota-not-one-line = { $first } and { $other } are not in one row or column. All cards of a turn go in the same line.
iota-gap = { $cell } between { $first } and { $last } would stay empty. The cards of a turn must form one line without gaps.
iota-not-touching =
    { $count ->
        [one] { $first } is not next to a card. Place it beside a card on the table.
       *[other] None of these cards is next to a card on the table. At least one must be.
    }
iota-too-long = { $first }–{ $last } would be a line of { $count } cards. A line has at most four.
iota-line-broken = { $first }–{ $last } would be `{ $cards }`. In a line the { WORD("iota-trait", $trait) } must be the same on all cards or different on all; here some but not all show { WORD("iota-value", $value) }.
iota-wild-torn = The wild card on { $cell } would have to stand for two cards at once: no { WORD("iota-trait", $trait) } fits both its row (`{ $row }`) and its column (`{ $column }`).
iota-wilds-torn = No two cards fit the wild cards on { $cell } and { $other }: their lines contradict each other in { WORD("iota-trait", $trait) }.
iota-swap-wild = You cannot swap a wild card for a wild card. Name a card with a colour, a shape and a number.
iota-swap-empty = There is no card on { $cell }. Name the cell of a wild card.
iota-swap-no-wild = The card on { $cell } is { WORD("iota-face", $card) }. You can only swap for a wild card.
iota-swap-none = None of your cards fits in place of a wild card on the table.
iota-pass-no-pile = The pile is empty, so you cannot put cards under it. Pass without cards.

## What happened

iota-laid = { $card } on { $cell }
iota-played = { $name } plays { $cards }.
iota-line = • { $first }–{ $last }: { $sum } = { $points }
iota-line-lot = • { $first }–{ $last }: { $sum } = { $points }, a lot
iota-total =
    { $total ->
        [one] Together **1 point**.
       *[other] Together **{ $total } points**.
    }
iota-total-doubled = Together { $points }{ $doubled }: **{ $total } points**.
iota-doubled-lot = { "" }, doubled for a lot
iota-doubled-four = { "" }, doubled for four cards at once
iota-doubled-last = { "" }, doubled for the last card
iota-passed =
    { $count ->
        [0] { $name } passes.
        [one] { $name } passes and puts 1 card under the pile.
       *[other] { $name } passes and puts { $count } cards under the pile.
    }
iota-swapped = { $name } takes the wild card from { $cell } and puts { $card } there.
iota-left = { $name } is out of the match; their cards went under the pile.
iota-ended-last-card = The pile is empty and a player has no cards left, so the match ends.
iota-ended-passes = Everybody has passed, so the match ends.

## What is to be decided

iota-decide = ▶️ { $name }: play up to four cards in one line, or pass. Cards in the pile: { $pile }.
iota-decide-swapped = ▶️ { $name }, after the swap: play up to four cards in one line, or pass. Cards in the pile: { $pile }.
iota-stuck = None of your cards fits anywhere now, so you have to pass.

iota-variant-half = Short version: half of the cards.
iota-variant-kids = Kids’ version: no points; once the pile is empty, the first to play their last card wins.

## The board in words

iota-text-pile = Cards in the pile: { $pile }.
iota-text-row = Row { $row }: { $cells }

## Hand and panels

hand-of-iota = Your cards: { $hand }
iota-hand-card = { $card } ({ $code })
iota-hand-empty = no cards
button-hand-iota = My cards
button-iota-lay = Play cards
button-iota-pass = Pass
button-iota-swap = Swap a wild card
button-iota-other = Choose another card
button-iota-back = Remove the last card
iota-panel-card = Choose a card.
iota-panel-only-swap = None of your cards can be played as the table stands. You can swap a wild card, or pass.
iota-panel-cell = { WORD("iota-face", $card) }: choose its cell.
iota-panel-cell-some = { WORD("iota-face", $card) }: choose its cell. The blue buttons can be played now; the grey ones (+ in the picture) need another card as well.
iota-panel-cell-rest = { WORD("iota-face", $card) }: choose its cell. The blue buttons can be played now; the cells in the menu need another card as well.
iota-panel-cell-more = { WORD("iota-face", $card) }: choose its cell. The blue buttons can be played now; the menu has more cells.
iota-panel-laid = Chosen: { $cards }.
iota-panel-not-yet = Not a legal play yet. { $why }
iota-panel-between = Not a legal play yet: another card is needed between, to reach the cards on the table.
iota-panel-worth = That would score:
iota-panel-kids = That is a legal play.
iota-panel-next = Choose another card.
iota-panel-another = Choose another card, or Confirm.
iota-panel-only-cell = { WORD("iota-face", $card) } goes on { $cell }: that is its only cell.
iota-panel-no-other = None of your other cards fits there any more.
iota-panel-cells = Other cells
iota-panel-cells-needing = Cells that need another card
iota-panel-more = More cells …
iota-panel-now = can be played now
iota-panel-needs = needs another card
iota-panel-pass = Choose the cards to put under the pile, or none, then Confirm. Then you draw back up to four.
iota-panel-pass-only = The pile is empty, so you just pass. Confirm?
iota-panel-returned = You pass and put under the pile: { $cards }. Then you draw back up to four.
iota-panel-return = Cards to put under the pile (none is fine)
iota-panel-swap = Choose a card to swap for a wild card on the table. You take the wild card into your hand and go on with your turn.
iota-panel-swap-one = { $card } for the wild card on { $cell }
iota-action-swap = Swap { $cards }, for the wild card there
iota-action-pass = { $count ->
        [0] Pass
       *[other] Pass, with { $cards } under the pile
    }
iota-panel-swapped = You take the wild card from { $cell }, put { WORD("iota-face", $card) } there, and go on with your turn.

## Commands

command-iota = iota
    .description = Play Iota, the card game by Gene Mackles
command-iota-play = play
    .description = Play 1 to 4 cards in one row or column
command-iota-pass = pass
    .description = Play nothing; put any of your cards under the pile and draw back up to four
command-iota-swap = swap
    .description = Take a wild card from the table for a card of yours that fits there
option-iota-cards = cards
    .description = Card and cell, like rc2 N20 gs4 O20. Colour r g b y, shape c s t x, number 1-4; w = wild
option-iota-back = cards
    .description = Cards to put under the pile, like rc2 w; without it I ask
option-iota-card = card
    .description = Your card that fits there, like rc2
option-iota-cell = cell
    .description = The cell of the wild card, like N20
option-iota-half = half
    .description = The short version with half of the cards
option-iota-kids = kids
    .description = No points: once the pile is empty, the first to play their last card wins
iota-choice = { $cards } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
