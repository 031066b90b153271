# What whoever runs the bot reads on the command line.

owner-about = Manage results, whether or not the bot is running. docs/ratings.md says what counts and why.
owner-help-store = the file of the store; without it the bot’s own, from its settings
owner-help-void = void the result of a finished match: ratings are then as if it had never been played
owner-help-exclude = keep a server or a player off the worldwide boards, with all results past and future
owner-help-include = let a server or a player in again
owner-help-excluded = list who is kept off the worldwide boards
owner-help-odd = list what looks odd among the results that count
owner-help-days = how many days back; 30 if you leave it out
owner-help-most = how many lines of each list; 20 if you leave it out

owner-store = The store { $file } cannot be used: { $why }
owner-no-match = There is no match with this number, or it is a try at a daily challenge, which has no result to void. `/history` and `odd` give the numbers.
owner-void-done = The result of match { $match } of { $game } is void. The bot shows it under the board within a minute.
owner-exclude-done = Results of { $kind } { $id } no longer count worldwide. The boards are rebuilt the next time somebody looks at one.
owner-exclude-already = The { $kind } { $id } is already excluded.
owner-exclude-unknown = No result of a { $kind } with this id has been stored so far. If the id is wrong, `include` undoes this.
owner-include-done = Results of { $kind } { $id } count worldwide again. The boards are rebuilt the next time somebody looks at one.
owner-include-already = The { $kind } { $id } was not excluded.
owner-excluded-title = Kept off the worldwide boards:
owner-none = none
owner-heading = What looks odd among the results of the last { $days ->
        [one] day
       *[other] { $days } days
    } that count. None of it proves anything: look at the matches.
owner-odd-closed = Pairs that play mostly with each other:
owner-odd-one-sided = Pairs of whom one nearly always wins:
owner-odd-short = Matches with fewer than half of the usual turns:
owner-odd-fast = Matches with few seconds a turn:
owner-odd-small = Servers whose matches have few different people:
owner-odd-voids = Servers on which many results were voided:

owner-column-kind = kind
owner-column-id = id
owner-column-since = since
owner-column-player = player
owner-column-name = name
owner-column-other = other player
owner-column-other-name = name
owner-column-together = together
owner-column-ahead = ahead
owner-column-behind = behind
owner-column-of-one = matches
owner-column-of-other = of the other
owner-column-match = match
owner-column-game = game
owner-column-server = server
owner-column-turns = turns
owner-column-usual = usual
owner-column-pace = seconds a turn
owner-column-matches = matches
owner-column-people = people
owner-column-voided = voided
