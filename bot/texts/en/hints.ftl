# Hints: why an action is good. Each sentence is true by the rules of its game.

hints-on = 💡 With hints (`/{ $command } hint`), so it does not count for the leaderboards.
post-hints = -# This match does not count for the leaderboards, as it had hints.
hint-off = This match has no hints. A match opened with the option `/{ $command } start#hints` has them, and so has `/{ $command } practice`.
hint-waiting = I am still working on the hint that you asked for; it will be there in a moment.
hint-line = { "**" }{ $number }** · { $action }. { $reason }
button-hint = 💡 Hint
button-hint-play = Play { $number }
start-solo-hints = Solo results are compared with each other, so there are no hints. In `/{ $command } practice` there are.

## Reasons

hint-ahead = It pays off over the next turns; I have tried them out.

## Games with five markers

hint-markers-complete = Brings all your markers to { $top }.
hint-markers-top = AXIO! Brings { WORD("symbol", $symbol) } to { $top }.
hint-markers-lowest = Lifts your lowest marker, { WORD("symbol", $symbol) }, from { $old } to { $new }.
hint-markers-low = Lifts one of your lowest markers, { WORD("symbol", $symbol) }, from { $old } to { $new }.
hint-markers-most = No other placement scores more.
hint-markers-none = No placement scores now.
hint-markers-several = Moves { $count } of your markers.
hint-markers-one = Moves { WORD("symbol", $symbol) } from { $old } to { $new }.
hint-axio-exchange = None of your tiles shows { WORD("symbol", $symbol) }, which is lowest.
hint-axio-pyramid = Closes off an empty cell: the pyramid brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## Iota

hint-iota-last = Plays your last card, which ends the match and doubles the points.
hint-iota-doublings = { $count ->
        [2] Doubles its points twice.
       *[other] Doubles its points { $count } times.
    }
hint-iota-lot = Completes a lot, which doubles the points.
hint-iota-four = Plays four cards at once, which doubles the points.
hint-iota-most = No other play scores more.
hint-iota-wild = Keeps your wild card for later.
hint-iota-lines = Scores in { $count } lines.
hint-iota-kids = { $count ->
        [one] Plays a card.
       *[other] Plays { $count } cards at once.
    }
hint-iota-kids-last = Plays your last card, which wins.
hint-iota-swap = Brings you the wild card on { $cell }, and your turn goes on.
hint-iota-pass = { $count ->
        [0] None of your cards can be played now.
        [one] None of your cards can be played now, and this exchanges one.
       *[other] None of your cards can be played now, and this exchanges { $count }.
    }

## Paper World

hint-paperworld-take-fit = { $count ->
        [one] This card fits on your landscape without a discard.
       *[other] { $fitting ->
            [one] { $fitting } of these { $count } cards fits on your landscape without a discard.
           *[other] { $fitting } of these { $count } cards fit on your landscape without a discard.
        }
    }
hint-paperworld-take-most = No other choice takes more cards.
hint-paperworld-goal = { $count ->
        [one] Meets a goal
       *[other] Lets you meet a goal with { $count } cards
    } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }): { WORD("paperworld-goal", $goal) }.
hint-paperworld-turn = Lets you place { $count } cards one after another.
hint-paperworld-turn-stars = Lets you place { $count } cards one after another, for { $stars ->
        [one] 1 more star
       *[other] { $stars } more stars
    }.
hint-paperworld-token = Takes the scissors token: { $points } points.
hint-paperworld-stars = Shows { $stars ->
        [one] 1 more star
       *[other] { $stars } more stars
    }.
hint-paperworld-card = A card in your hand costs a point at the end; this one no longer does.
hint-paperworld-done = No further card can be placed in this turn.
hint-paperworld-keep = Keeps your other cards for later turns.
hint-paperworld-discard = { $count ->
        [one] It fits nowhere on your landscape without a discard.
       *[other] They fit nowhere on your landscape without a discard.
    }
hint-paperworld-pass = Nothing else can be done.
