# The daily challenge.

## Refusals

daily-undo = In the daily challenge nothing is taken back: everybody has one try with the same tiles.
daily-fixed = That is not possible in the daily challenge: you play it alone, once, until the day is over. `/daily` goes on with it.
daily-finished = You have finished this try; `/daily` shows what came of it.
daily-over = This try is over, since its day is over or you ended it. `/daily` begins the one of today, if you have not had it.
