# Leaderboards: who is how good, on a server and in the world.

## A page

standing-all = All games
standing-solo = { $game } · solo
standing-here = This server
standing-world = The world
standing-ever = all time
standing-month = { WORD("month", $month) } { $year }
standing-column-rating = rating
standing-column-matches = matches
standing-column-won = won
standing-column-best = best
standing-note-provisional = ? fewer than { $matches } matches: still provisional
standing-note-left = Struck out: has left the server
standing-nameless = name not known
standing-unnamed = name above: { $number }
standing-alt = Leaderboard: { $title }, { $subtitle }. { $lines }.
standing-alt-line = { $rank } { $name } { $rating }
standing-line =
    { "**" }{ $rank }.** { $name } — { "**" }{ $rating }** · { $won ->
        [one] { $won } match won
       *[other] { $won } matches won
    } of { $matches }
standing-line-solo =
    { "**" }{ $rank }.** { $name } — { "**" }{ $best }** · { $matches ->
        [one] in one match
       *[other] the best of { $matches } matches
    }
standing-left = *(has left)*

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Answers

leaderboard-head = { "**" }{ $title }** · { $where } · { $when } · page { $page } of { $pages }
leaderboard-own = Your place: **{ $rank }** of { $count }, with a rating of { $rating }.
leaderboard-own-provisional =
    Your place: **{ $rank }** of { $count }, with a rating of { $rating }, provisional for { $missing ->
        [one] one more match
       *[other] { $missing } more matches
    }.
leaderboard-own-solo = Your place: **{ $rank }** of { $count }. Your best: { $best }.
leaderboard-empty = Nobody is on this board.
leaderboard-barred = You are not on this board, and what you play now does not count for the world: either you deleted your data within the last thirty days, or whoever runs this bot keeps you out. On the boards of servers it counts all the same.
leaderboard-none = You are not on this board. To be on it, play a match of { $game } with others to its end: `/{ $command } start`.
leaderboard-none-all = You are not on this board. To be on it, play a match of any game with others to its end.
leaderboard-unlisted = You are not listed in the world yet: you have met { $met } of { $needed } different opponents in the matches that this board counts. Your rating so far: { $rating }.
leaderboard-none-solo = You are not on this board. To be on it, finish a match of { $game } alone: `/{ $command } start seats:1`.
leaderboard-none-past = You are not on this board; its month is over.
leaderboard-rule = -# What counts: matches of two and more players that were played to their end, or that somebody left after a quarter of the usual turns. A rating from fewer than { $matches } matches is provisional: **?**
leaderboard-rule-world = -# In the world, matches with the same people within 30 days count less and less, and who has met fewer than { $needed } different opponents is not listed.
leaderboard-rule-solo = -# The best match of each player alone; of equal results the one with the higher next lowest marker is ahead. It does not change any rating.
leaderboard-unnamed = -# Names whose letters the picture’s font lacks: { $names }
leaderboard-unnamed-one = { $number } { $name }
leaderboard-world-off = -# This server’s own matches do not count for the world.
leaderboard-shared-by = { $name } shares a leaderboard:
leaderboard-direct = Here there is no server. The board of a server is shown there; here I show that of the world.
leaderboard-no-solo = { $game } is not played alone, so it has no solo board.

## Components

button-board-before = Previous
button-board-after = Next
button-board-mine = My place
button-board-words = As text
button-board-picture = As a picture
button-board-server = This server
button-board-world = The world
button-board-month = This month
button-board-ever = All time
button-board-solo = Solo
button-board-others = With others
leaderboard-pick = Another game

## Commands

command-leaderboard = leaderboard
    .description = Who is how good: ratings of this server or the world, and your own place
option-board-game = game
    .description = One game only; all of them unless you say which
option-board-where = where
    .description = This server’s board, or that of the world
option-board-when = when
    .description = Only this month, or all time
option-board-solo = solo
    .description = The best matches of those who played alone
option-board-text = text
    .description = The board in words instead of a picture
when-month = this month
when-ever = all time

## Elsewhere

lobby-ranked = -# The match counts for the leaderboards if it is played to its end, or if a seat is given up after at least { $turns } turns each (with { $seats } players). One that is stopped, or from which somebody is taken out, counts for nobody.
post-unranked = -# This match does not count for the leaderboards, since it ended before each had had { $turns } turns.
post-removed = -# Since somebody was taken out of this match, it does not count for the leaderboards.
post-given = -# The result of { $name }’s seat counts for { $giver }, who gave it away and had more of its turns.
post-ratings = Ratings: { $ratings }.
post-rating = { $name } { $rating } ({ $change })
leave-unranked = It then does not count for the leaderboards, since not everybody has had { $turns } turns.
settings-boards = **Leaderboards:**
settings-world-on = The matches of this server count for the world’s leaderboards too.
settings-world-off = The matches of this server that are opened from now on do not count for the world’s leaderboards. Those that were opened before, while they did, still count there.
settings-leavers-dim = Players who have left this server are struck out on its boards.
settings-leavers-hide = Players who have left this server are left out of its boards.
option-settings-leavers = leavers
    .description = How this server’s leaderboards show players who have left it
option-settings-world = world
    .description = Whether matches that are opened here from now on count for the world’s leaderboards
leavers-dim = struck out
leavers-hide = left out
