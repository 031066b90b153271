# Leaderboards: ratings, on a server and in the world.

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
standing-nameless = unknown name
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
leaderboard-barred = You are not on this board, and what you play now does not count worldwide: either you deleted your data within the last thirty days, or whoever runs this bot excludes you. It still counts on the boards of servers.
leaderboard-none = You are not on this board yet. To get on it, finish a match of { $game } with others: `/{ $command } start`.
leaderboard-none-all = You are not on this board yet. To get on it, finish a match of any game with others.
leaderboard-unlisted = You are not listed worldwide yet: you have met { $met } of { $needed } different opponents in matches that count here. Your rating so far: { $rating }.
leaderboard-none-solo = You are not on this board yet. To get on it, finish a solo match of { $game }: `/{ $command } start seats:1`.
leaderboard-none-past = You are not on this board, and its month is over.
leaderboard-rule = -# What counts: matches with others that were finished, or that somebody left after a quarter of the usual turns. A rating from fewer than { $matches } matches is provisional: **?**
leaderboard-rule-world = -# Worldwide, matches with the same people within 30 days count less and less, and you are listed once you have met { $needed } different opponents.
leaderboard-rule-solo = -# Each player’s best solo match; if results are equal, the higher next lowest marker is ahead. Solo matches do not change any rating.
leaderboard-unnamed = -# Names that the picture cannot show: { $names }
leaderboard-unnamed-one = { $number } { $name }
leaderboard-world-off = -# Matches on this server do not count worldwide.
leaderboard-counting = -# Many new results are still being counted, so this board may change within minutes.
leaderboard-shared-by = { $name } shares a leaderboard:
leaderboard-direct = This is not a server, so here is the worldwide board. Use the command on a server to see its board.
leaderboard-no-solo = { $game } cannot be played solo, so it has no solo board.

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
    .description = Ratings: of this server or worldwide, and your own place
option-board-game = game
    .description = One game only; leave it out for all games
option-board-where = where
    .description = This server’s board, or the worldwide one
option-board-when = when
    .description = Only this month, or all time
option-board-solo = solo
    .description = The best solo matches
option-board-text = text
    .description = The board in words instead of a picture
when-month = this month
when-ever = all time

## Elsewhere

lobby-ranked = -# The match counts for the leaderboards if it is finished, or if a player leaves after at least { $turns } turns each (with { $seats } players). If it is stopped, or somebody is removed, it counts for nobody.
post-computer = -# This match does not count for the leaderboards, as a computer plays in it.
post-unranked = -# This match does not count for the leaderboards: it ended before everybody had had { $turns } turns.
post-removed = -# This match does not count for the leaderboards, because somebody was removed from it.
post-given = -# The result of { $name }’s seat counts for { $giver }, who gave it away and had more of its turns.
post-ratings = Ratings: { $ratings }.
post-rating = { $name } { $rating } ({ $change })
post-stood-in = -# { $names } left before the end and { $count ->
        [one] comes
       *[other] come
    } last; a computer that played on does not count. The result: { $result }.
post-place = { $place }. { $name }
leave-unranked = The match will not count for the leaderboards, because not everybody has had { $turns } turns.
settings-boards = **Leaderboards:**
settings-world-on = Matches on this server count for the worldwide leaderboards too.
settings-world-off = Matches opened here from now on do not count worldwide; those opened while they did still count.
settings-leavers-dim = Players who have left this server are struck out on its boards.
settings-leavers-hide = Players who have left this server are not shown on its boards.
option-settings-leavers = leavers
    .description = How this server’s leaderboards show players who have left it
option-settings-world = world
    .description = Whether matches opened here from now on count for the worldwide leaderboards
leavers-dim = struck out
leavers-hide = left out
