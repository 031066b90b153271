# How a player has done.

## Refusals

stats-none = You have no finished matches on this server that count yet; `/axio start` starts one. What counts: matches that were finished, or that somebody left late enough, solo matches, and matches with computers.
stats-none-direct = You have no finished matches that count yet; `/axio start` starts one. What counts: matches that were finished, or that somebody left late enough, solo matches, and matches with computers.
stats-none-other = { $name } has no finished matches on this server that count yet.
stats-bot = { $name } is a bot, and bots do not play here. Choose a person.
stats-direct-other = In direct messages you only see your own record. Use the command on a server to see somebody else’s.
stats-share-other = You can only share your own record. `/stats` shows it.

## The answer

stats-head = { $name } on this server, since { $date }
stats-head-direct = { $name } on all servers, since { $date }
stats-begun = { $name }: no finished match yet that counts
stats-later = -# Once you have finished a match this shows your matches and wins as well, and from matches with others a rating in each game, your rank and whom you have met. `/axio start` starts one, `/axio practice` one against a computer.
stats-puzzles-later = -# Your first try at each puzzle changes that rating: the harder the puzzles you solve, the higher. `/puzzle` has a new one of each game every day.
stats-total = { $matches ->
        [one] One match with others
       *[other] { $matches } matches with others
    }, { $won } won ({ $share }%) · wins in a row: { $streak } now, { $longest } at best
stats-daily = 🔥 Daily challenge: { $count ->
        [one] one day
       *[other] { $count } days
    } in a row; the best is { $best }
stats-game = { "**" }{ $game }**: rating **{ $rating }**, { $place } · { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $won } won ({ $share }%), best score { $best }
stats-game-unrated = { "**" }{ $game }**: no rating for all servers · { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $won } won ({ $share }%), best score { $best }
stats-rank = rank { $rank }
stats-no-rank = not on the board
stats-unlisted = not listed worldwide yet (met { $met } of { $needed } different opponents)
stats-rated = from { $matches ->
        [one] one match
       *[other] { $matches } matches
    } that { $matches ->
        [one] counts
       *[other] count
    } for all servers
stats-solo = { "**" }{ $game }** solo: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, best score { $best }
stats-computers = { "**" }{ $game }** with computers: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $won } won
stats-met = Most matches with:
stats-opponent = • { $name }: { $matches } together, { $ahead } ahead, { $behind } behind
stats-provisional = -# ? fewer than { $matches } matches: still provisional

## The picture

stats-figure-matches = { $matches ->
        [one] match
       *[other] matches
    }
stats-figure-share = { $share }%
stats-figure-won = won
stats-figure-longest = { $longest ->
        [one] win in a row
       *[other] wins in a row
    }
stats-untitled = Ratings
stats-axis = matches
stats-dotted = dotted: fewer than { $matches } matches
stats-alt = { $name }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with others, { $won } won ({ $share }%), { $longest } in a row at best. How the ratings went:
stats-alt-game = { $game }: from { $first } to { $rating } in { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, lowest { $low }, highest { $high }.

## Buttons and commands

command-stats = stats
    .description = Your record or somebody else’s: matches, ratings over time, streaks, opponents
option-stats-player = player
    .description = Whose record; your own if you leave it out
