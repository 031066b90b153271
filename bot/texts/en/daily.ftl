# The daily challenge.

## Refusals

# What brings the board back of a match that is shown in private answers only.
kind-command-daily = `/daily`

daily-undo = There is no undo in the daily challenge: everybody has one try with the same tiles.
daily-fixed = That is not possible in the daily challenge: you play it alone, once, until the day ends. `/daily` continues it.
daily-finished = You have finished this try; `/daily` shows your result.
daily-over = This try is over: its day has ended, or you ended it. `/daily` starts today’s, if you have not played it yet.
daily-tried = You started today’s challenge before you deleted your data, and everybody has one try a day. A new challenge starts at midnight UTC.
daily-nothing-to-share = There is nothing to share until you have finished. `/daily` continues your try.
daily-no-date = Write the date as year, month and day, like `2026-11-28`.
daily-no-day = There is a challenge for each day from 2020 to today. A day starts and ends at midnight UTC.

## A try

daily-begins = { "**" }Daily challenge { $date }: { $game }**
    Everybody in the world plays this alone, with the same tiles, and has one try. Nobody sees yours. The day ends { $time }; a try that is not finished by then has no result. `/daily` brings you back to it at any time.
daily-head = { "**" }Daily challenge { $date }: { $game }** · ends { $time }
daily-done = { "**" }Daily challenge { $date }: { $game }** · finished
daily-without = { "**" }Daily challenge { $date }: { $game }** · this try ended without a result. There is a new challenge every day.
daily-place = { $count ->
        [one] You are the only one on this server who has finished so far.
       *[other] On this server: place { $place } of { $count } so far.
    }
daily-place-world = { $count ->
        [one] You are the only one in the world who has finished so far.
       *[other] In the world: place { $place } of { $count } so far.
    }
daily-streak =
    { $count ->
        [one] 🔥 1 day in a row; your best is { $best }.
       *[other] 🔥 { $count } days in a row; your best is { $best }.
    }
daily-copy = **Share here** puts your result on this server’s board of the day. Or copy this; it gives nothing away:
daily-copy-direct = In a server channel, `/daily` has a button that shows your result there. Or copy this; it gives nothing away:
daily-paste-head = { $game } { $date }
daily-paste-foot = ★ { $score } 🔥 { $streak }
daily-end-confirm = End today’s try? There is only one a day: it will have no result and end your streak.
daily-ended = You have ended your try.
daily-kept = Today’s try is saved; `/daily` shows it.
daily-counts = Your result counts on this server’s board of the day.
daily-shared = Your result is on this server’s board of the day: { $link }

## Boards

daily-board-head = { "**" }Daily challenge { $date }: { $game }** · this server
daily-board-head-world = { "**" }Daily challenge { $date }: { $game }** · the world
daily-post-head = { "**" }Daily challenge { $date }: { $game }**
daily-post-foot = -# The same tiles for everybody in the world, and one try a day. The bars are the points of the placements, in order; if there are many, each bar is the average of a few.
daily-board-line = { "**" }{ $place }.** { $name } — **{ $score }** { $bars }
daily-board-more = … and { $count } more
daily-board-empty = Nobody here has finished it.

## Buttons

button-daily-board = Board of the day
button-daily-end = End the try
button-daily-play = Play today’s challenge
button-daily-before = Day before
button-daily-after = Day after
button-daily-s = This server
button-daily-w = The world

## Commands

command-daily = daily
    .description = The challenge of the day: the same tiles for everybody, played alone, with one try
option-daily-board = board
    .description = See the day’s results instead of playing
option-daily-date = date
    .description = The results of an earlier day, like 2026-11-28
where-server = this server
where-world = the world

## Elsewhere

matches-daily = { $game }, the daily challenge — **your turn**: `/daily`
settings-daily-on = The board of the daily challenge is posted in { $channel } once the first of you has finished.
settings-daily-off = The board of the daily challenge is posted only where somebody shares a result.
settings-daily-here = The board of the daily challenge is posted in this channel.
settings-daily-now = The board of the daily challenge stays in its channel.
option-settings-daily = daily
    .description = The channel for the daily challenge’s board; choose the same channel again to turn it off
