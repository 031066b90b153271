# What whoever runs the bot reads on the command line.

owner-about = About results, while the bot runs or not. docs/ratings.md says what counts and why.
owner-help-store = the file of the store; without it that of the bot, by its settings
owner-help-void = void the result of a finished match: ratings are then as if it had never been played
owner-help-exclude = keep a server or a player out of the world’s boards, with all results there are and will be
owner-help-include = let a server or a player in again
owner-help-excluded = list who is kept out of the world’s boards
owner-help-odd = list what looks odd among the results that count
owner-help-days = how many days back; 30 unless you say otherwise
owner-help-most = how many lines of each list; 20 unless you say otherwise

owner-store = The store { $file } cannot be used: { $why }
owner-no-match = There is no match with this number, or it is a try at a daily challenge, which has no result to void. `/history` and `odd` name the numbers.
owner-void-done = The result of match { $match } of { $game } is void. The bot shows it under the board within a minute.
owner-exclude-done = Results of { $kind } { $id } do not count for the world any more. The boards are made anew when somebody looks at one.
owner-exclude-already = The { $kind } { $id } is kept out already.
owner-exclude-unknown = There is no result of a { $kind } with this id in the store so far. If it is the wrong id, `include` takes it back.
owner-include-done = Results of { $kind } { $id } count for the world again. The boards are made anew when somebody looks at one.
owner-include-already = The { $kind } { $id } was not kept out.
owner-excluded-title = Kept out of the world’s boards:
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
