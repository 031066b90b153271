# Looking back at a finished match: what computer players think of it.

look-back-game = No computer player knows { $game }, so nobody can look back at its matches.
look-back-points = This match of { $game } was not about points, which a look back counts. Its replay shows it turn by turn: `/{ $command } replay`.
look-back-own = I am still working out { $most } look backs for you. Ask for this one when one of them is done.
look-back-full = Too many look backs are waiting to be worked out right now. Ask again in a few minutes.
look-back-estimate = *An estimate by a computer player, from what each player could know at the time. It tries only some of the moves, so it can be wrong. Its points are about how somebody stands after the next turns, not about the move alone.*
look-back-waiting = ⏳ This look back is worked out after { $before ->
        [one] one other
       *[other] { $before } others
    }. This message will tell how it goes on; if it has not changed after a quarter of an hour, ask again.
look-back-working = ⏳ Being worked out: { $looked } of { $planned } turns. This message will tell how it goes on; if it has not changed after a quarter of an hour, ask again.
look-back-begins = ⏳ Being worked out, usually within a minute or two. This message changes by itself; if it has not after a quarter of an hour, ask again.
look-back-failed = Something went wrong while this look back was worked out (fault `{ $fault }`). Press the button to go on.
look-back-player = { $name } found the best move, or one about as good, in { $found } of { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } ({ $share } %).
look-back-player-none = { $name } had nothing to choose.
look-back-costliest = Costliest: { $turns }.
look-back-cost = turn { $turn } ({ look-back-about }{ $decides ->
        [yes] {" "}and probably the match
       *[no] {""}
    })
look-back-about = { $points ->
        [0] less than a point
        [one] about one point
       *[other] about { $points } points
    }
look-back-turning = **Turning point:** turn { $turn }. { $name }’s estimated lead went from { $before } to { $after }.
look-back-best = **Best move:** turn { $turn } by { $name }, { look-back-about } better than anything else that was tried.
look-back-long = This match was so long that only { $planned } of its { $decided } turns were judged, spread over all of it.
look-back-chart-turning = turning point
look-back-chart-note = standing after each turn, estimated
look-back-chart-turns = turns
look-back-chart-title = { $game }, match { $match }
look-back-chart-out = out
look-back-chart-place = { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
look-back-alt = Estimated points after each turn. { $players }
look-back-alt-player = { $name }: { $first } at the start, { $last } at the end.
look-back-step-costly = **Turn { $turn }** ({ $number } of { $count }): another move would have brought { look-back-about } more.
look-back-step-decisive = **Turn { $turn }** ({ $number } of { $count }): another move would have brought { look-back-about } more, and probably the match.
look-back-step-best = **Turn { $turn }** ({ $number } of { $count }): the best move of the match, { look-back-about } better than anything else that was tried.
look-back-better = **Better:**
look-back-hint = A hint to { $name } would have said: “{ $reason }”
look-back-picture = *The picture: the table before, and in mint what the better move puts there.*
look-back-picture-best = *The picture: the table before, and in mint what this move puts there.*
look-back-picture-alt = The table before turn { $turn }, with this move: { $move }

## Buttons

button-look-back = Look back
button-look-back-again = How far now?
button-look-back-turns = These turns
button-look-back-all = Overview
button-look-back-replay = In the replay

## Commands

command-lookback = lookback
    .description = What a computer player thinks of a finished match: costliest turns, turning point, best move
