# The rules, page by page.  Numbers come from the rules themselves, so no sentence has one of its own.
# What is seen in the picture is told by the game, in the sentences of a match.

rules-head = **{ $game } · { $topic }**
rules-shown = 🔎 **In the picture**
rules-refused = { $name } tries what the picture shows, which is not allowed: “{ $why }”
rules-foot = -# { $page }/{ $pages }
button-learn = Learn by playing
rules-name-0 = Anna
rules-name-1 = Ben

## Axio

axio-rules-aim =
    You have { $symbols } markers, one for each symbol: :red_sun: red sun, :green_dot: green dot, :blue_star: blue star, :orange_square: orange square, :purple_ring: purple ring. They start at the bottom and stop at { $top }.
    At the end your **lowest** marker counts. So move all of them forward, not just one. If the lowest are equal, the next lowest decide, and so on.
    .title = The aim
axio-rules-place =
    Your rack holds { $rack } tiles that nobody else sees. On your turn you place one of them on two empty cells side by side, and then draw a new one.
    Your **first** tile must touch, by a side, one of the { $symbols } coloured cells that no tile touches yet. Later tiles can go anywhere.
    There are { $tiles } tiles: each pair of different symbols { $mixed } times, each double { $double } times. Who starts is drawn.
    .title = Where a tile goes
axio-rules-score =
    Each half of your tile scores on its own, and so do the halves of a double.
    Look from the half in all directions except through its other half. Count the cells in a row that show the same symbol, on tiles or coloured cells. Each is a point for that symbol’s marker. The half itself does not count.
    .title = What scores
axio-rules-nothing =
    A row ends at another symbol, at an empty cell, at a pyramid and at the edge. What is beyond does not count, and nothing counts diagonally.
    Here { WORD("symbol-word", $wall_symbol) } sees { $wall }, which shows another symbol, so { $wall_far } behind it does not count. And { WORD("symbol-word", $gap_symbol) } sees { $gap }, which is empty, so { $gap_far } does not count.
    The halves of a double never count each other. Points beyond { $top } are lost.
    .title = What scores nothing
axio-rules-pyramid =
    When your tile closes off a single empty cell, with a tile, a coloured cell or the edge on each of its sides, a pyramid goes there. It scores a point for each symbol beside it; the same symbol twice scores twice.
    No tile can go there any more. There are { $pyramids } pyramids. When all are in use, the oldest one moves, and the cell it leaves stays empty to the end.
    .title = Pyramids
axio-rules-bonus =
    For each marker that reaches { $top } you place and score one more tile from your rack at once, before you draw. A bonus can earn further ones. You have to place it; if it cannot be placed, it is lost.
    .title = AXIO! The bonus
axio-rules-exchange =
    After your last placement, look at your lowest marker. If no tile on your rack shows its symbol (if several are lowest, any of theirs), you may exchange.
    Everybody sees your whole rack. You draw { $rack } new tiles, then the old ones go back into the bag. The bag must hold { $rack } tiles.
    .title = Exchanging the rack
axio-rules-end =
    Whoever has all { $symbols } markers at { $top } wins at once.
    The match also ends when the next player cannot place: no two empty cells are left side by side, or the rack is empty. Then the highest lowest marker wins. If all markers are equal, the win is shared.
    .title = The end
axio-rules-here =
    Press **Place** under the board and choose your tile and its cells. Or type `/axio place`: the letters of the tile, the cell for its first half, the cell beside it, such as `{ $tile }` `{ $cell }` `{ $to }`.
    Two play on the { $small } × { $small } cells in the middle, three on { $medium } × { $medium }, four on all { $large } × { $large }.
    { "**" }Solo:** you draw one tile at a time and place it, with no exchange and no bonus. A marker that reaches { $top } starts again on a second board. All that one tile scores for a symbol is one sum; what goes beyond { $top } on the first board is lost. When all markers have reached the end of the second board, the match is over. Your result is your lowest marker, up to { $tops }.
    Axio is a game by Reiner Knizia.
    .title = Playing here, and solo

## Axio Rota

rota-rules-aim =
    You have { $symbols } markers, one for each symbol: :red_sun: red sun, :green_dot: green dot, :blue_star: blue star, :orange_square: orange square, :purple_ring: purple ring. They start at the bottom and stop at { $top }.
    At the end your **lowest** marker counts. So move all of them forward, not just one. If the lowest are equal, the next lowest decide, and so on.
    .title = The aim
rota-rules-place =
    Each corner of a tile is a quarter of a circle and shows a symbol. You have a stack of { $own } tiles and hold the top one, which nobody else sees.
    On your turn you place it, turned any way you like, on a free cell that shares a side with a tile. Touching at a corner is not enough. The table has no edge. Then you draw your next tile.
    Who starts is drawn. The tiles that belong to nobody are the general supply.
    .title = Where a tile goes
rota-rules-score =
    Each corner of your tile scores on its own. Together with the corners of other tiles that meet it at one point it forms a circle, complete or not. A tile that only touches the point diagonally is part of it, too.
    The corner scores a point for each **other** corner of its circle with the same symbol. The points move that symbol’s marker.
    .title = What scores
rota-rules-nothing =
    A corner scores nothing if no other corner of its circle shows its symbol, or if nothing meets it yet. A corner of another circle never counts, even on the same tile.
    Here { $meets } corners meet others, but none with the same symbol, and { $alone } meet nothing yet.
    Points beyond { $top } are lost.
    .title = What scores nothing
rota-rules-empty =
    On { $empties } of the { $tiles } tiles one corner is empty. When you place one so that it meets other corners, you **name a colour**, and it scores as if it showed that colour. From then on it shows nothing. (A colour that is not needed is accepted and changes nothing.)
    Here the empty corner counts as { WORD("symbol-word", $named) }, for { $worth }. As { WORD("symbol-word", $other) } it would have brought { $less }.
    .title = The empty corner
rota-rules-bonus =
    For each marker that reaches { $top } you get a bonus turn, when all corners are scored: you draw the top tile of the general supply, look at it, place it and score it. A bonus can earn further ones. When the general supply is empty, bonuses are lost.
    .title = AXIO! The bonus
rota-rules-end =
    Whoever has all { $symbols } markers at { $top } wins at once, and bonuses that are left are not played.
    Otherwise the match ends when everybody has placed their { $own } own tiles; bonuses of the last turn are still played. Then the highest lowest marker wins. If all markers are equal, the win is shared.
    { "**" }Solo:** the same rules; everybody sees the tile you hold. Your result is your lowest marker.
    .title = The end, and solo
rota-rules-here =
    Press **Place** under the board, then choose a cell and how your tile lies. Or type `/rota place` with a cell such as `{ $cell }` and the number under one of the pictures of your tile, or the colour at its top left; for an empty corner that meets others add its `/rota place#colour`. `/rota hand` shows the pictures.
    The letters and number of a cell never change during a match; the picture grows with the table.
    Axio Rota is a game by Reiner Knizia.
    .title = Playing here

## Iota

iota-rules-aim =
    There are { $cards } cards: each colour with each shape and each number from { $least } to { $most }, once. And there are { $wilds } **wild cards**.
    You hold { $hand } cards that nobody else sees. One card starts on the table; the rest is the pile. Who starts is drawn.
    On your turn you play cards and score the lines you make, or you pass. The most points win.
    .title = The aim
iota-rules-lines =
    A line is an unbroken row or column of up to { $lot } cards. In each line look at colour, shape and number one by one: each is **the same on all cards, or different on all cards**.
    You play up to { $hand } cards. In the end all of them lie in **one** line without gaps, and at least one is next to a card that was there before. Old cards may lie between yours. Then you draw back up to { $hand }.
    .title = Lines
iota-rules-broken =
    “Some, but not all” breaks a line, in colour, in shape or in number. Every line on the table must be right after your play, not only the one you play in. More than { $lot } cards in a row are never allowed.
    .title = What is not a line
iota-rules-points =
    Every line that you made or made longer scores the sum of the numbers on **all** its cards, old ones too. A card in two such lines counts in both.
    .title = Points
iota-rules-lot =
    A line of { $lot } cards is a **lot**. When you complete one, all your points of this turn are doubled; two lots double them twice.
    .title = A lot
iota-rules-four =
    If you play exactly { $hand } cards in a turn, all your points are doubled as well, beside what a lot doubles. (Playing the rest of a smaller hand does not count.)
    .title = All your cards at once
iota-rules-wild =
    A **wild card** stands for any card that makes all its lines right. You need not say which. In two lines it stands for the same card in both. It scores nothing itself.
    It may stand for a card that is already on the table, even in its own line. It may be read differently later, as long as all lines are right.
    .title = Wild cards
iota-rules-swap =
    Before you play or pass, you may take a wild card from the table into your hand if you put a card of yours that fits in its place. That scores nothing, and your turn goes on; you may play the wild card in the same turn or later.
    You may swap both wild cards in one turn, but not a wild card for a wild card.
    .title = Swapping a wild card
iota-rules-end =
    { "**" }Passing:** put any of your cards under the pile, the first one named on top, or none, and draw back up to { $hand }. From a short pile your own cards may come back. When the pile is empty, you just pass.
    { "**" }The end:** the pile is empty and somebody plays their last card; that turn’s points are doubled once more. Or everybody passes: for one round with an empty pile, otherwise for { $rounds } rounds in a row. If points are equal, the win is shared.
    .title = Passing, and the end
iota-rules-here =
    Press **Play cards** under the board, then choose a card, its cell, and so on; only the whole play has to be right. Or type `/iota play` with cards and cells, such as `{ $example }`: a card is its colour (`r` `g` `b` `y`), shape (`c` circle, `s` square, `t` triangle, `x` cross) and number; `w` is a wild card. The order does not matter. `/iota pass { $back }` puts cards back, `/iota swap` takes a wild card, `/iota hand` shows your cards.
    { "**" }Options of** `/iota start`**:** `/iota start#half` is the short version with { $half } of the { $cards } cards and all wild cards. `/iota start#kids` is the version without points: once the pile is empty, whoever first plays the last card of their hand wins; if everybody passes, the win is shared.
    Iota is a game by Gene Mackles.
    .title = Playing here

## Paper World

paperworld-rules-aim =
    You build a landscape of up to { $across } × { $across } piles: :yellow_desert: yellow desert, :blue_sea: blue sea, :green_forest: green forest, :black_mountain: black mountain. Only the **top card** of a pile counts. It scores stars by its value: { $worth }.
    Goals score points too. Each card left in your hand and each card you discarded costs a point.
    You start with one pile and no cards in hand. A turn is one of two things: **take** or **place**.
    .title = The aim
paperworld-rules-take =
    In the middle are { $piles } piles; everybody sees their top cards and how high they are. Name a colour or a value. You take **every** top card that has it. The cards below stay.
    Nobody else sees your hand. If you then hold more than { $limit } cards, you discard down to { $limit }.
    .title = Taking cards
paperworld-rules-place =
    Place one card or several. All cards of a turn share a colour or a value. Each goes
    • on a pile of the same colour that shows exactly the value before it, or
    • right beside a pile (sharing a side) as a new pile. A new pile starts with a { $first }. The landscape never grows beyond { $across } columns and { $across } rows.
    { "**" }Pass** only when the middle is empty and none of your cards can be placed. So with { $limit } cards you may have to take and discard.
    .title = Placing cards
paperworld-rules-skip =
    Once a turn you may leave out one value, if you discard another card from your hand for it. A pile may start with a { $second } that way.
    .title = Skipping a value
paperworld-rules-token =
    When you place a card with scissors ✂, you may put the scissors token on it, wherever the token is, even in somebody’s landscape. At the end it is worth { $token } points.
    .title = The scissors token
paperworld-rules-free =
    While the token is in your landscape, your skip is **free**: nothing is discarded for it. That begins in the turn in which you take it, but not for the card that brings it, and not after a skip you paid for in that turn.
    .title = The token: a free skip
paperworld-rules-blocked =
    The token blocks **its pile**: nothing can be placed there, not even a card with scissors, until an opponent takes it or you move it to another card with scissors.
    .title = The token: a blocked pile
paperworld-rules-goals =
    Each match has { $chosen } of { $goals } goals. If your landscape meets one at the end of your own turn, you take the highest token left on it: { $many }, or with two players { $two }. You get each goal once. Rows, columns, diagonals, corners and the plus are those of the whole { $across } × { $across }.
    .title = Goals
paperworld-rules-end =
    When a turn ends with { $last } piles or fewer in the middle, everybody has one more turn; the player who ended that turn goes last. Goals count in these turns too.
    { "**" }Score:** stars, goals, { $token } for the scissors token, minus one for each card in hand and each discard. In a tie, fewer discards win; if those are equal too, the win is shared.
    On the board these points stand in this order below each name, as they count now, with their sum beside the name. A gold frame shows what is new.
    .title = The end
paperworld-rules-here =
    Press **Take** or **Place** under the board; with **Place** you choose all cards of your turn, then place them and end it. Or type: a card is its colour (`y` `b` `g` `k`) and value, with `s` for scissors. `/paperworld take what:{ $take }` takes. `/paperworld place cards:{ $place }` places. `-card` discards one for a skip, `token` takes the token: `{ $dear } token`. The turn goes on until you end it: `/paperworld place#end:true`, `/paperworld done` or **End the turn**. What you type at once is played as a whole or not at all.
    { "**" }Options of** `/paperworld start`**:** `/paperworld start#first_game` has the goals meant for a first match. With `/paperworld start#advanced` you may skip several times in a turn and leave several values out at once, one discard for each; the scissors token then makes one value free, of the first skip made while it lies in your landscape, once a turn.
    Paper World is a game by Alexandre Aguilar and Benoît Turpin.
    .title = Playing here
