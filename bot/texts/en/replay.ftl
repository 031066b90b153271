# Replays, records, the history of a server, and results that are voided.

## Files that are no records

record-large = This file is larger than any record: I read { $most } KiB at most.
record-binary = This file is no text. I read the text files that the replay gives out.
record-long = Line { $line } is longer than { $most } characters, so this is no record of a match.
record-marks = Line { $line } holds a character that no record holds (a control or direction mark).
record-expected = Line { $line } should be: `{ $wanted }`
record-game = Line { $line } names a game that I do not know. I know { $games }.
record-options = Line { $line } gives options that this game does not have. The usual ones are `{ $usual }`.
record-seats = Line { $line } should give a number of seats from { $least } to { $most }.
record-name = Line { $line } should give a name of 1 to { $most } characters.
record-seed = Line { $line } should give a seed of 1 to { $most } characters.
record-entry = Line { $line } should be an entry of the log: its number, the seat and the action, such as `12 1 rb E5 F5`. After the last one comes `end:`.
record-version = Line { $line } has a number out of order: numbers rise from entry to entry, up to { $most }.
record-seat = Line { $line } should name a seat from 1 to { $most }.
record-start = Line { $line }: the log begins with the entry `{ $start }`, and has no other one.
record-verb = Line { $line } is an entry that cannot stand here.
record-undo = Line { $line } takes back more than the { $most } entries that can be taken back at once.
record-over = Line { $line } goes on after the match is over.
record-unplayable = Line { $line } is against the rules, so the match stops there: { $why }
record-more = Line { $line } stands after the end of the record.
record-unfinished = The match of this record is not over after its last entry; only finished ones can be looked at.
record-other-end = This file states another end than its actions lead to. They lead to the places { $places } and the scores { $scores }.
