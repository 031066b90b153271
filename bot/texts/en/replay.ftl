# Replays, records, the history of a server, and results that are voided.

replay-gone = There is no finished match with this number that you can look at. Choose one that the option `/axio replay#match` offers: on a server its own matches, in direct messages yours.
replay-other-game =
    Match { $match } was a match of { $game }: use { $verb ->
        [lookback] `/{ $command } lookback`
        [void] `/{ $command } void`
       *[replay] `/{ $command } replay`
    } with its number.
replay-none-direct = You have not finished a match of { $game } yet.
replay-none = No match of { $game } has been finished here yet. `/{ $command } start` starts one.
replay-day = Everybody plays the same tiles in the daily challenge, so a try can only be looked at when its day is over (UTC).
replay-share-elsewhere = A match with others can only be shared on the server where it was played.
replay-head = **{ $game }**, match { $match }, { $date }, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
replay-turn = Turn { $turn } of { $turns }
replay-start = Before the first of { $turns } turns
replay-alt = { $game }, the board after each of { $turns } turns. { $ranking }
replay-shared-by = { $name } shares a match:
replay-file = This is the whole match as a text file. `/{ $command } load` shows it again.
replay-file-alt = The match as text
load-head = **{ $game }**, from a file. Nothing of it is stored.
load-other-game = This is a record of { $game }: look at it with `/{ $command } load`.
load-gone = The file is no longer attached to this message. Load it again.
void-confirm = Void the result of match { $match } of { $game }? All leaderboards and ratings will be as if it had never been played. This cannot be undone.
void-done = The result is void: it no longer counts.
void-not-allowed = Only moderators of the whole server where it was played can void a result: their roles give them Manage Messages or Manage Server. Permissions in a single channel are not enough.
void-own = You have played in this match, so you cannot void its result. Another moderator of this server can, or whoever runs this bot.
void-already = This result is already void.
void-unfinished = This match is not finished, so it has no result yet.
note-voided = { $by }, a moderator, has voided this result: it does not count.
replay-voided = This result was voided: it does not count.

history-title = Finished matches of this server, page { $page }
history-title-own = Your finished matches, page { $page }
history-end = There are no older ones.
history-none = No match has been finished on this server yet. `/axio start` starts one.
history-none-own = You have not finished a match yet.
history-pick = Watch one of them again
finished-label = { $match } · { $date } · { $names }
finished-line = `{ $match }` **{ $game }** { $date }: { $names }
finished-place = { $place }. { finished-label-place }
finished-label-place = { $names }{ $scored ->
        [no] {""}
       *[yes] { " " }{ $score }
    }{ $count ->
        [one] {""}
       *[other] { " " }(tied)
    }
finished-voided = *(voided)*
finished-unranked = *(not counted)*

## Buttons

button-replay = Replay
button-step = Step by step
button-file = Text file
button-step-first = First
button-step-back = Back
button-step-next = Next
button-step-last = Last
button-newer = Newer
button-older = Older
button-void = Void the result

## Commands

command-replay = replay
    .description = See a finished match again, turn by turn
command-load = load
    .description = Watch a match from a text file of a replay
command-void = void
    .description = Void the result of a finished match, so that it no longer counts (moderators)
command-history = history
    .description = The finished matches of this server, or your own in direct messages
option-finished = match
    .description = Which finished match, otherwise the newest; a name or date finds older ones
option-void-match = match
    .description = Which finished match; type a name or date to find older ones
option-file = file
    .description = A text file from a replay

## Files that are no records

record-large = This file is larger than any record: I read at most { $most } KiB.
record-binary = This is not a text file. I read the text files that a replay gives out.
record-long = Line { $line } is longer than { $most } characters, so this is not a record of a match.
record-marks = Line { $line } has a character that no record has (a control or direction mark).
record-expected = Line { $line } should be: `{ $wanted }`
record-game = Line { $line } names a game that I do not know. I know { $games }.
record-options = Line { $line } gives options that this game does not have. The usual ones are `{ $usual }`.
record-seats = Line { $line } should give a number of seats from { $least } to { $most }.
record-name = Line { $line } should give a name of 1 to { $most } characters.
record-seed = Line { $line } should give a seed of 1 to { $most } characters.
record-entry = Line { $line } should be an entry of the log: its number, the seat and the action, such as `12 1 rb E5 F5`. After the last one comes `end:`.
record-version = Line { $line } has a number out of order: numbers rise from entry to entry, up to { $most }.
record-seat = Line { $line } should name a seat from 1 to { $most }.
record-start = Line { $line }: the log starts with the entry `{ $start }`, and has it only once.
record-verb = Line { $line } has an entry that cannot be there.
record-undo = Line { $line } undoes more than { $most } entries, the most that can be undone at once.
record-over = Line { $line } goes on after the match is over.
record-unplayable = Line { $line } breaks the rules, so the match stops there: { $why }
record-more = Line { $line } comes after the end of the record.
record-unfinished = The match of this record is not over after its last entry; only finished ones can be shown.
record-other-end = This file states a different end from the one its moves lead to. They lead to the places { $places } and the scores { $scores }.
