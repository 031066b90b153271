# What whoever runs the bot reads on the command line.

owner-about = Look after the bot, whether or not it is running. docs/running.md explains the commands; without one, the bot starts.
owner-help-store = the file of the store, or postgresql://…; without it the bot’s own, from its settings
owner-help-check = see whether token, rights, clock, store, disk and backups are as they should be
owner-help-copy = copy a whole store into an empty one, such as from a file to a PostgreSQL server, while no bot runs
owner-help-source = the store to copy: its file, or postgresql://…
owner-help-target = the store that becomes the copy, a new file or an empty database
owner-help-backup = copy the store to a new file and check the copy, while the bot plays
owner-help-to = the new file; without it one named by the time, in the folder “backups” beside the store
owner-help-restore = put a backup in the place of the store, once the bot is stopped; the former store is kept
owner-help-from = the file of the backup, which stays
owner-help-rebuild-boards = make all ratings and boards anew from the results
owner-help-void = void the result of a finished match: ratings are then as if it had never been played
owner-help-exclude = keep a server or a player off the worldwide boards, with all results past and future
owner-help-include = let a server or a player in again
owner-help-excluded = list who is kept off the worldwide boards
owner-help-odd = list what looks odd among the results that count
owner-help-days = how many days back; 30 if you leave it out
owner-help-most = how many lines of each list; 20 if you leave it out

owner-check-ok = ok
owner-check-wrong = WRONG
owner-check-settings = they can be read.
owner-check-no-token = there is none in the environment, nor in a file .env here, so the bot starts its offline playground, with a store of its own.
owner-check-token = Discord knows the bot as { $name }.
owner-check-token-wrong = Discord does not accept it. Copy it anew from the developer portal.
owner-check-token-open = others on this computer can read it in { $file }. Do: chmod 600 { $file }
owner-check-unreachable = it cannot be asked: { $why }
owner-check-clock = it is { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } from Discord’s; up to a minute is fine.
owner-check-rights = the bot has all it needs on { $servers ->
        [one] its one server
       *[other] all { $servers } servers
    }, as far as no channel says otherwise.
owner-check-rights-missing = something is missing on { $lacking } of { $servers ->
        [one] 1 server
       *[other] { $servers } servers
    }: { $named }
owner-check-store = { $file } is whole ({ $size } MB).
owner-check-store-served = { $address } can be reached, and this version knows its schema.
owner-check-store-made-there = there is none yet; the first start makes its tables in { $address }.
owner-check-store-not-made = there is none yet, and the user of { $address } may not make its tables, as the first start has to. Make that user the owner of the database.
owner-check-store-owned = the database’s user may change it, as an upgrade does.
owner-check-store-not-owned = the database’s user may not change it, as an upgrade has to. Make that user the owner of the tables.
owner-check-store-clock = it is { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } from this computer’s; up to a minute is fine.
owner-check-processes = { $processes ->
        [0] none is at work.
        [one] one is at work, with all shards ({ $shards }).
       *[other] { $processes } are at work, with all shards ({ $shards }) among them.
    }
owner-check-processes-free = { $processes ->
        [one] one is at work,
       *[other] { $processes } are at work,
    } but of { $shards } shards nobody has { $free }. Look again in a minute.
owner-check-store-new = there is none yet; the first start makes { $file }.
owner-check-disk = { $free } GB are free. There should be three times the size of the store, and 0.2 GB at least.
owner-check-backups = { $number ->
        [one] one is there,
       *[other] { $number } are there,
    } the newest { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } old.
owner-check-backups-off = the bot makes none. With AXIO_BACKUPS=7 it makes one each day and keeps those of a week.
owner-check-backups-none = there is none yet, though AXIO_BACKUPS asks for them.
owner-backup-done = The backup { $file } is whole.
owner-only-a-file = The store is on a PostgreSQL server, which is backed up with its own tools: see docs/running.md.
owner-backup-there = There is a file { $file } already. Nothing was changed; name another one.
owner-copy-running = A bot is running on { $file }. Stop it first.
owner-copy-done = { $target } holds all of { $source }: { $rows } rows, each compared. Set AXIO_DATABASE to play on with it.
owner-restore-unusable = The backup { $file } cannot be used, so the store is as it was: { $why }
owner-restore-running = The bot is running on this store. Stop it first.
owner-restore-done = { $file } is now what { $backup } holds. Start the bot to play on with it.
owner-restore-former = The former store is kept as { $file }; delete it, with its companions, when you no longer need it.
owner-rebuild-done = All boards are made anew, in the background if the bot is running, or else after its next start. Until then they say that they may still change.
owner-store = The store { $file } cannot be used: { $why }
owner-no-match = There is no match with this number, or it is a try at a daily challenge, which has no result to void. `/history` and `odd` give the numbers.
owner-void-done = The result of match { $match } of { $game } is void. The bot shows it under the board within a minute.
owner-kind =
    { $kind ->
        [player] player
       *[server] server
    }
owner-exclude-done = Results of { owner-kind } { $id } no longer count worldwide. The boards are rebuilt the next time somebody looks at one.
owner-exclude-already = The { owner-kind } { $id } is already excluded.
owner-exclude-unknown = No result of a { owner-kind } with this id has been stored so far. If the id is wrong, `include` undoes this.
owner-include-done = Results of { owner-kind } { $id } count worldwide again. The boards are rebuilt the next time somebody looks at one.
owner-include-already = The { owner-kind } { $id } was not excluded.
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
