# What belongs to no single game.

## Refusals and faults

fault = Something went wrong on my side; everything stored before is safe. If it happens again, tell whoever runs this bot: error { $fault }.
fault-disk = I cannot store anything right now, so nothing was changed; you can still look at things. Whoever runs this bot has to free up disk space: error { $fault }.
fault-done = It is done, but something went wrong while I was showing it; you need not do it again. If this keeps happening, tell whoever runs this bot: error { $fault }.
stopping = I am being restarted, so I did not do that. Try again in a minute.
ending = I am being restarted before I could finish this. Check in a minute whether it was done; if not, do it again.
ending-done = I am being restarted before I could show the rest; it will follow in a minute.
match-gone = I no longer have this match. `/matches` lists those you play.
match-none = Nobody is playing { $game } in this channel. `/{ $command } start` starts a match, `/{ $command } practice` one against a computer.
match-none-direct = You are not playing { $game }. `/{ $command } practice` starts a match against a computer, `/{ $command } learn` teaches it to you.
match-none-lesson = That position of the guided match is over: it has one turn. `/{ $command } learn` shows how it went, and leads on.{ $shown ->
        [0] {""}
       *[other] {" "}You are also playing here: { $links }
    }
match-none-puzzle = That puzzle is over: it has one turn. `/{ $command } puzzle` shows how it went, and leads on.{ $shown ->
        [0] {""}
       *[other] {" "}You are also playing here: { $links }
    }
match-elsewhere = Nobody is playing { $game } in this channel; you are playing here: { $links }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more: `/matches`)
    }
alone-kind = { $kind ->
    [practice] practice
   *[solo] solo
}
which-alone-since = ({ alone-kind }, started { $since })
match-which = You are playing several matches. Which one do you mean?
which-forgotten = I was restarted after you typed that, or it was long ago, so I no longer know what it was. Type it again.
match-over = This match is over. `/help` tells you how to begin another one.
match-not-begun = This match has not started yet: it is waiting for players. Press **Join** or, as its host, **Start** in its lobby.
match-not-seated = You are not playing in this match, so there is nothing for you to do here. You are welcome to watch.
match-not-your-turn = It is not your turn: { $name } is next.
match-turn-over = Your turn ended before all of that could be played, so none of it was. Send only what belongs to this turn.
match-already-played = That was already played.
match-taken-back = That was already played, and has been undone since.
match-moved-otherwise = You have made a different move in the meantime, so the one you confirmed here was not played.
match-overtaken = Something else happened in this match first, so your choice was not played.
match-stale = That button belongs to an earlier position, so it did nothing.
lobby-seats = { $game } is for { $least } to { $most } players.
lobby-already-in = You are already in. The match starts when the host starts it or all seats are taken.
lobby-begun = This match has already started, so its lobby is closed. You are welcome to watch; `/help` tells you how to start your own.
lobby-not-host = Only the host, { $name }, can start the match. It also starts once all seats are taken.
lobby-not-host-set = Only the host, { $name }, can change the options.
lobby-seats-taken = { $count } seats are already taken, so there cannot be fewer. To play with the people who are here, press Start.
lobby-set-already = That is already chosen.
invite-none = You are not invited to this match, or you have already declined. To play, press **Join**.
lobby-too-few = You need at least { $least } players. Wait until more have joined, or add a computer.
stop-not-host = Only the host, { $name }, or a moderator can stop a match. If nobody has played for two weeks, anybody can.
pause-no-clock = This match has no time limit, so there is nothing to pause.
pause-already = The clock is already paused; `resume` starts it again.
resume-runs = The clock is already running.
offer-not-asked = This question is not for you.
undo-nothing = You have nothing to undo: you have not moved yet, or seats have changed since.
undo-often = You have already gone back { $count } times in this turn, and cannot do so again. Your last move stands.
match-long = So much has happened in this match that it can only be played on or left. A moderator can end it for everybody: `/{ $command } stop`.
undo-drawn = You have seen the next tile, so this cannot be undone.
kick-running = The match has not started; anybody who does not want to play can simply leave the lobby.
kick-not-seated = That person is not playing in this match. Choose one of those whose names are on the board.
kick-self = To give up your own seat, use Leave.
kick-two = With two players, nobody can be voted out while they are still on this server. You can leave the match; the host or a moderator can stop it, so that it counts for nobody; or a moderator who is not playing can remove the player.
moderator-played = You have played in this match, so you cannot decide about it as a moderator. Another player or another moderator can.
replace-seated = That person is playing in this match already, or has left it. Offer your seat to somebody else.
replace-not-asked = This seat was not offered to you.
offer-none = There is nothing to agree to any more: the match has moved on.
offer-agreed = You have already agreed; the others have not yet.
withdrawn-lately = You withdrew your last request, so you can ask again at <t:{ $at }:t> (<t:{ $at }:R>).
called-quietly = Anybody you have already called within the last hour is named, but not notified again.
offer-already = You have already asked the others something, and they have not answered yet. Their buttons are under the board.
offer-vacant = First decide whether a computer plays on for { $name }; the buttons are under the board.
offer-others = { $name } has already asked something, and only one request can be open at a time. Its buttons are under the board.
invite-self = You are in anyway; invite somebody else.
invite-bot = { $name } is a bot and cannot play. Computer players join by `/axio start#computers`, or in the lobby.
invite-many = { $seats } seats are not enough for everybody you are inviting. Choose more seats.
start-direct = { $game } with others is played in a server channel. Here you can practise against a computer: `/{ $command } practice`.
start-direct-solo = { $game } with others is played in a server channel. Here you can practise against a computer, `/{ $command } practice`, or play solo: `/{ $command } start seats:1`.
start-level-alone = You chose the level { $level } and no computers. Add `/axio start#computers:1`, or leave the level out.
start-solo-computers = Solo is for you alone. Choose more seats or leave them out: `/{ $command } start computers:1` is a match of you and a computer.
start-many-computers = { $most ->
    [0] { $seats } seats leave no room for a computer. Choose more seats or no computers.
    [one] { $seats } seats leave room for one computer. Choose more seats or fewer computers.
   *[other] { $seats } seats leave room for { $most } computers. Choose more seats or fewer computers.
}
computers-off = This server is set up without computer players. In a direct message with me you can practise against one.
start-lobby-here = There is already a lobby of { $game } in this channel. Join it here: { $link }
start-match-here = There is already a match of { $game } in this channel: { $link }. Start another one in a different channel, or with `/axio start#thread` in its own thread.
start-abandoned-here = There is still a match of { $game } in this channel, { $link }, but nobody has played in it for two weeks. Anybody can end it with `/{ $command } stop`; then start yours.
start-no-thread = Matches can only get their own thread in a text channel. Leave the option out to play right here.
bot-absent = I am not a member of this server: only my commands were added, so I cannot post here, and nothing was started. Somebody with the Manage Server permission can invite me here: { $link }
option-unknown = I do not know what you chose there. Choose something that I can see on this server.
rights-missing = I cannot play in { $channel } yet: I need the { $count ->
        [one] permission
       *[other] permissions
    } { $rights } there.
rights-missing-own = You cannot play in { $channel } yourself, and I only do for you what you may do: you lack the { $count ->
        [one] permission
       *[other] permissions
    } { $rights } there. Play in another channel, or ask a moderator.
start-crowded-own = { $seen ->
    [0] You already have { $count } open lobbies, which is the most you can have. Start or close one of them first.
   *[other] You already have { $count } open lobbies, which is the most you can have. Start or close one of them first:
    { $links }
}
start-crowded-alone = { $seen ->
    [0] You already have { $count } { alone-kind } matches, which is the most you can have. Finish one of them first, or give it up (**More** under its board).
   *[other] You already have { $count } { alone-kind } matches, which is the most you can have. Finish one of them first, or give it up (**More** under its board):
    { $links }
}
seats-many = You already have a seat in { $count } matches with others, which is the most you can have. One of them has to end first; those you left count until they are over.
crowded-alone = • { $game }, started { $since }: { $link }
crowded-lobby = • { $game }, opened { $since }: { $link }
start-crowded = { $seen ->
    [0] This server already has { $count } open lobbies, which is the most it can have. Wait until one of them starts or closes.
   *[other] This server already has { $count } open lobbies, which is the most it can have. Join one:
    { $links }
}
workshop-waiting = { $before ->
    [one] One request is ahead of yours
   *[other] { $before } requests are ahead of yours
}, about { $seconds } s. The result will appear here.
workshop-own = I am still preparing something for you: a replay, a file or your data. Ask again when it is here.
workshop-full = Too many people are waiting for a replay or a file right now. Ask again in { $seconds } s.
admission-much = I am still busy with your earlier requests, so I have not done this one. Ask again when those are answered.
rematch-elsewhere = A rematch starts where the match was played. Press the button there, or start another match here: `/{ $command } start`.
rematch-not-seated = Only the people who played can start a rematch. `/{ $command } start` opens a lobby of your own.
text-too-long = That is too long for one move. I read at most { $count } characters.
panel-unreadable = This button is out of date. Use the buttons under the newest board.
move-counts = Your move counts.
unsent-closed = But your direct messages are closed to me, so I cannot show you the board there.
unsent-forbidden = But I am not allowed to post in that channel. A moderator has to give me the permissions View Channel, Send Messages and Attach Files; { $what ->
        [lobby] the lobby
       *[board] the board
    } will then appear.
unsent-gone = But the channel is gone, so { $what ->
        [lobby] the lobby
       *[board] the board
    } cannot be shown there.
absent-now = But I am no longer a member of that server, so I cannot post there. Somebody with the Manage Server permission can invite me again: { $link }
unsent-late = { post-comes }
unsent-old = { post-comes }
unsent-archived = But this thread is locked, so { $what ->
        [lobby] the lobby
       *[board] the board
    } could not be shown.
unsent-failed = But Discord did not accept { $what ->
        [lobby] the lobby
       *[board] the board
    }. I keep trying until it is there.
unsent-disk = But my disk is full, so { $what ->
        [lobby] the lobby
       *[board] the board
    } will appear only when whoever runs this bot has freed up space.
unsent-busy = { post-comes }
post-comes = { $what ->
        [lobby] The lobby
       *[board] The board
    } will follow in a moment.
post-late = Discord makes me wait before I may post, so { $what ->
        [lobby] the lobby
       *[board] the board
    } will follow in a moment.
share-direct =
    There is nobody else to share with here. Type { $what ->
        [daily] `/daily`
        [leaderboard] `/leaderboard`
        [puzzle] `/puzzle`
        [replay] `/{ $command } replay`
       *[stats] `/stats`
    } in a server channel and press **Share here** there.
not-shown = Discord did not let me show this, and nothing was changed. Try again in a moment.
not-shown-done = It is done, but Discord did not let me show you the rest; you need not do it again.
picture-failed = (The picture could not be drawn: error { $fault }. You can play on without it.)

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-attach-files = Attach Files
right-create-public-threads = Create Public Threads

## Computer players

computer-drawn =
    { $number ->
        [1] Computer
       *[other] Computer { $number }
    }
computer-name = { computer-drawn } ({ $level })
lobby-computers = There are only { $seats } seats, and one of them is yours. Choose fewer computers or more seats.
lobby-no-computer = That computer is no longer in this match.
level-easy = easy
level-medium = medium
level-hard = hard

## Lobby

lobby-open =
    { "**" }{ $game }** — { $host } is looking for players. { $free ->
        [one] 1 of { $seats } seats is free.
       *[other] { $free } of { $seats } seats are free.
    }
lobby-in = Players: { $names }
lobby-invited = Invited: { $names }
lobby-changed = { $names }: { $by } has changed the options of this match. If you do not like it, press Leave.
lobby-declined = { $by } has declined the invitation.
lobby-options = How should your match of { $game } be played? You can change this until it starts.
computers-choose = { $free ->
    [one] How well should the computer play that you add to your match of { $game }? It takes the last free seat, so the match then starts.
   *[other] How well should the computer play that you add to your match of { $game }? You can change this until the match starts.
}
computers-set = Done.
set-computer = { $name } → { $level }
set-computer-away = { $name } does not play
lobby-set = Changed. Everybody who has joined is told.
invite-declined = You have declined. If you change your mind, you can still join.
set-choose = Choose
set-seats = { $seats } seats
set-pace = Time limit: { $pace }
set-pace-none = No time limit
set-late = When time is up: { $late }
set-switches-none = More options: none chosen
lobby-sign =
    { "**" }{ $game }** in { $place } is looking for players. { $free ->
        [one] 1 of { $seats } seats is free.
       *[other] { $free } of { $seats } seats are free.
    }
lobby-thread = The match moves to its own thread when it starts.
lobby-expired = { $name }’s lobby for { $game } is closed: not enough players joined within a day. `/{ $command } start` opens a new one.
lobby-closed = This lobby for { $game } is closed.
lobby-over = The match of { $game } has started: { $link }
lobby-alt = A lobby with { $seats } seats. Players: { $names }.
started-lobby = Your lobby for { $game } is open. The match starts when all seats are taken or you press Start.
started-solo = Your solo match of { $game } has started. It counts for the solo board only, not for ratings.
started-practice = Your practice match of { $game } against { $name } has started. It changes no rating, and you can undo your moves. Press a button under the board: the match then goes on in a private message.
joined = You are in. The match starts when all seats are taken or the host presses Start.
joined-begun = You are in, and the match has started.
begun = The match has started.
left-lobby = You have left the lobby.
left-match = You have left the match.

## Posts

offer-stop = { $name } would like to stop this match, so that it counts for nobody. { $others }: do you agree? Playing on means no.
offer-undo = { $name } would like to undo their last turn and everything after it. { $others }: do you agree? Playing on means no.
offer-kick = { $name } wants to vote { $target } out of the match. It would then count for nobody’s rating, but you can play on. { $others }: do you agree? Playing on means no.
offer-replace = { $name } is offering their seat. { $others }: take it if you like; you get the hand, and the match goes on. The result is yours once you have had { $turns } turns; until then it stays { $name }’s.
offer-pause = { $name } would like to pause the clock for { $days ->
        [one] 1 day
       *[other] { $days } days
    }. { $others }: do you agree?
offer-resume = { $name } would like to end the pause now. { $others }: do you agree? Otherwise it lasts as long as agreed.
offer-late = { $name } is out of time. { $others }: skip this turn, go on without { $name } for good, or wait? Half of you decide.
offer-stand-in = { $others }: a computer can play on for { $name }{ $persons ->
        [one] .
       *[other] {" "}if all of you want one, of the easiest level that somebody chooses.
    } { $playing ->
        [one] Otherwise, or without an answer { $time }, the match ends and you win.
       *[other] Otherwise, or without an answer { $time }, it goes on without { $name }.
    }
offer-stand-in-last = { $name } comes last in any case, and the computer does not count.
note-standing-in = { $name } plays on for { $by }.
note-without = { $name } is out of the match, and no computer plays on.
note-last-left = { $name } has ended the match, in which only computers played on.
note-undone = { $name } undid a move; the position is as it was before.
note-retracted = { note-undone }
note-replaced = { $name } takes over { $by }’s seat.
note-paused = The match is paused: { $name } asked and everybody agreed.
note-resumed = The clock is running again.
note-resumed-all = The pause is over: { $name } asked, everybody agreed, and the clock is running again.
note-declined = { $by } said no, { $name }.
note-played-on = { $by } played on instead of answering { $name }, which means no.
kept-stop = The match goes on.
kept-undo = The turn stands.
kept-kick = Nobody has to leave.
kept-replace = The seat stays yours.
kept-pause = There is no pause.
kept-resume = The pause goes on.
note-skipped = { $name } ran out of time, so the bot played the smallest legal move.
note-stuck = { $name } could not decide, so the bot played the smallest legal move.
note-left = { $name } has left the match.
note-forfeit = { $name } ran out of time and is out of the match.
note-late-out = { $name } ran out of time and is out of the match, by the vote of { $names }.
note-voted-out = { $name } was voted out of the match by { $names }.
note-removed = { $name } was removed from the match by the moderator { $by }.
note-gone-out = { $name } has left this server and was removed from the match by { $by }.
note-stopped = { $by }, a moderator, stopped the match.
note-called-off = { $name } stopped the match.
note-abandoned = { $by } stopped the match, as nobody had played for a long time.
note-agreed-off = { $name } asked to stop the match, and everybody agreed.
note-left-alone = Nobody has played here for two weeks, so this match is over.
note-struck = Whoever runs this bot has voided the result: it does not count.
note-undecided = { $name } is out of time, and the others have not decided.
clock-skip = Time limit: { $time } a turn. If time runs out, the bot plays the smallest legal move for you.
clock-forfeit = Time limit: { $time } a turn. If time runs out, you are out of the match.
clock-vote = Time limit: { $time } a turn. If time runs out, the others decide how to go on.
time-until = -# Time runs out { $time }, { $at }
time-paused = -# The clock is paused until { $at }. You can still move.
time-rests = -# The clock is paused until somebody moves.
pace-0 = no time limit
pace-600 = 10 minutes
pace-3600 = 1 hour
pace-43200 = 12 hours
pace-86400 = 1 day
pace-259200 = 3 days
pace-604800 = 1 week
late-skip = the bot plays the smallest legal move
late-forfeit = the player is out
late-vote = the others decide
reminders-2 = two, halfway and shortly before time runs out
reminders-1 = one, shortly before time runs out
reminders-0 = none
reminder-skip = { $name }, it is your turn in { $game }. Time runs out { $time }; then the bot plays the smallest legal move for you. { $link }
reminder-forfeit = { $name }, it is your turn in { $game }. Time runs out { $time }; then you are out. { $link }
reminder-vote = { $name }, it is your turn in { $game }. Time runs out { $time }; then the others decide. { $link }
post-begins = The match has started.
called-computer = **{ $game }** ▶️ { $name } is thinking.
called = **{ $game }** { $decision }
called-vacant = **{ $game }** It was { $name }’s turn: the match waits for your decision.
post-stopped = This match of { $game } is over and counts for nobody.
shared = Everybody here can see it now: { $link }
asked = I have asked. Nothing changes unless everybody I asked agrees; playing on means no.
paused = The clock is paused.
resumed = The clock is running again.
undone = Undone.
kicked = The player is out of the match.
seat-taken = The seat is yours.
asked-seat = Your seat is offered. You keep it, and play on, until it is taken.
answered = Done. The board shows what came of it.
stop-confirm = Stop this match of { $game }? A stopped match counts for nobody: no result, no rating.
stop-asked = The others are asked first. The match goes on until all of them agree.
stopped = The match has been stopped.
kick-confirm-moderator = Remove { $name } from this match of { $game } for good? It will then count for nobody, and everybody will see that you did it as a moderator.
kick-confirm-gone = { $name } has left this server. Remove them from this match of { $game } for good? It will then count for nobody, and everybody will see that you did it.
kick-confirm-vote = Ask the others to vote { $name } out of this match of { $game }? If all of them agree, { $name } is out for good, and the match counts for nobody.
vote-confirm-kick = Vote { $name } out of this match of { $game } for good? It will then count for nobody, and everybody will see who voted for it.
vote-confirm-late = Go on without { $name } for good? It will count as if { $name } had left, and everybody will see who voted for it.
leave-confirm = Leave this match of { $game } for good? You will be ranked behind those who stay, even if they let a computer play on for you.
leave-confirm-two = Leave this match of { $game } for good? { $name } wins, even if a computer then plays on for you.
leave-confirm-last = Leave this match of { $game } for good? Only computers play on, so it ends, and you are ranked first.
leave-confirm-solo = Give up this match of { $game }? It will not count for anything.
more = What else you can do in this match of { $game }:
brought-down = The board is at the end of the channel: { $link }
board-link = The board: { $link }

## Lists

# Between the parts of a list that have commas of their own.
list-break = { "; " }
# What a sentence names together, such as people or cards: “a, b and c”.
list-more = { $first }, { $last }
list-last = { $first } and { $last }

## Dates

date = { $day } { WORD("month", $month) } { $year }

## Settings

settings-kept = Your settings are saved.
settings-mine = **How I reach you:**
settings-pings-on = Mentions notify you.
settings-pings-off = Mentions name you without notifying you.
settings-reminders = Reminders during your turn: { $count }.
settings-call-on = On each of your turns a new direct message calls you and shows your hand; reminders come too.
settings-call-off = You are called in the channel only; your hand is in one direct message, which I edit silently.
settings-language = I speak the language of your Discord, if I know it.
settings-language-chosen = I speak to you in this language: { $language }.
settings-public-language = Boards and other public messages are in the language of this server, if I know it.
settings-public-language-chosen = Boards and other public messages are in this language: { $language }.
settings-no-language = I do not speak “{ $text }”. I speak: { $languages }.
language-as-discord = Discord’s language
settings-server = **New matches on this server start with:**
settings-pace-none = No time limit. If the host sets one and time runs out: { $late }.
settings-pace = Time limit: { $pace }. If time runs out: { $late }.
settings-thread-on = Each match gets its own thread.
settings-thread-off = Matches are played where they are started.
settings-computers-on = Computer players can be added to matches here, and can play on for somebody who goes.
settings-computers-off = No computer players here: matches that have some go on.
settings-direct = These are server settings; use the command on the server.
settings-not-allowed = To change these you need the Manage Server permission.

## Private hand

hand-head = **{ $game }** · { $place } · board: { $link }
hand-place = { $place } · board: { $link }
hand-finished = **{ $game }** · { $place } — this match is over. The board: { $link }
hand-finished-here = **{ $game }** — this match is over. The board: { $link }
hand-over-here = **{ $game }** — this match is over for you. The board: { $link }
hand-over = **{ $game }** · { $place } — this match is over for you. The board: { $link }
hand-wait = It is not your turn; I will call you.
hand-you = Your turn
hand-closed = **{ $game }** — { $mention }, your direct messages are closed to me. Press **{ $button }** under the board to see what you hold; only you will see it. Once you have opened them, your next press there or your next move brings it to you as a message.
call-on = From now on I send you a new direct message, with a notification, whenever it is your turn.
call-off = From now on I call you in the channel only. Your hand stays in one direct message, which I edit without a notification.

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-computers = Add a computer
button-computer-add = Add: { $level }
button-decline-invite = Decline
button-rules = Rules
button-more = More
button-board = Board
button-board-text = Board in words
button-scores = Scores
button-goals = Goals in words
button-bring-down = Bring the board down here
button-back = Back
button-next = Next
button-confirm = Confirm
button-rematch = Rematch
button-leave-match = Leave the match
button-stop-match = Stop the match
button-agree-stop = Agree to stop
button-agree-undo = Allow undo
button-agree-kick = Agree
button-kick = Remove the player
button-kick-ask = Ask the others
button-agree-pause = Agree to the pause
button-agree-resume = Agree to go on
button-late-skip = Skip the turn
button-late-out = Go on without them
button-late-wait = Wait
button-decline = Decline
button-seat = Take the seat
button-decline-seat = Decline
button-stand-in-easy = Easy computer
button-stand-in-medium = Medium computer
button-stand-in-hard = Hard computer
button-without = Play on without
button-win = End the match
button-withdraw = Withdraw the offer
button-undo = Undo
button-call-on = Message me on my turn
button-call-off = Stop messaging me
button-which = Match { $number }
button-share = Share here
matches-more = … and { $count } more.

## Commands

command-matches = matches
    .description = All your matches, and whose turn it is
command-help = help
    .description = What you can do here now
command-start = start
    .description = Open a lobby in this channel
command-practice = practice
    .description = Play against a computer at once, alone
command-board = board
    .description = See the current board
command-hand = hand
    .description = See what you hold; nobody else sees it
command-scores = scores
    .description = See everybody’s score
command-rules = rules
    .description = Read the rules
command-leave = leave
    .description = Leave the match for good
command-stop = stop
    .description = End the match for everybody; it then counts for nobody
command-undo = undo
    .description = Undo your last move; if it affects others, they are asked
command-kick = kick
    .description = Vote a player out, or remove one who has left this server
command-replace = replace
    .description = Offer your seat to somebody else
option-kick-player = player
    .description = Who should leave
option-replace-player = player
    .description = Who can take your seat
option-seats = seats
    .description = How many play, including you and computers; 1 is a solo match for the solo board
command-pause = pause
    .description = Ask to pause the clock for some days
command-resume = resume
    .description = Start the clock again
option-pause-days = days
    .description = For how many days; 7 if you leave it out
option-pace = pace
    .description = The time limit for a turn, in matches with others
option-late = late
    .description = What happens when time runs out
command-hint = hint
    .description = Up to three good moves for your turn, with what each scores and why
command-settings = settings
    .description = How I notify you, and how new matches start
command-settings-me = me
    .description = Your own mentions, reminders and direct messages
command-settings-server = server
    .description = How matches on this server start; changing it needs Manage Server
option-settings-pings = pings
    .description = Whether mentions notify you
option-settings-reminders = reminders
    .description = How many reminders you get during your turn
option-settings-messages = messages
    .description = Get a new direct message on each of your turns, and reminders there
option-settings-language = language
    .description = The language in which I speak to you
option-settings-public-language = language
    .description = The language of boards and other public messages here
option-settings-computers = computers
    .description = Whether computer players can be added to matches here
option-computers = computers
    .description = How many of the seats computers take; the match then changes no rating
option-level = level
    .description = How well computers play; medium if you leave it out
option-thread = thread
    .description = Play the match in its own thread
option-hints = hints
    .description = Players may ask for hints; the match then does not count for the leaderboards
option-invite = invite
    .description = Somebody to invite
option-invite2 = invite2
    .description = Somebody else to invite
option-invite3 = invite3
    .description = Somebody else to invite
option-preview = preview
    .description = See the picture and the points first, then confirm
option-text = text
    .description = The board in words instead of a picture

## Answers of the general commands

matches-title = **Your matches**
matches-none = You are not playing any match. `/help` tells you how to start.
matches-people = { $others ->
        [0] {""}
       *[other] {" with "}{ $names }
    }{ $kind ->
        [table] {""}
       *[other] {" "}{ which-alone-since }
    }
matches-lobby = { $game }{ matches-people } — waiting for players: { $link }
matches-yours = { $game }{ matches-people } — **your turn**: { $link }
matches-theirs = { $game }{ matches-people } — { $name }’s turn: { $link }
paused-until = (paused until { $at })
paused-open = (paused until somebody moves)

help-head = ### What you can do here now
help-lobby = **{ $game }** — a lobby is waiting for players: press **Join** there. { $link }
help-lobby-in = **{ $game }** — you are in; the match starts when all seats are taken or the host presses **Start**: { $link }
help-turn = ▶️ **{ $game }** — **your turn**: press a button under the board. { $link }
help-wait = **{ $game }** — { $name }’s turn: { $link }
help-watch = **{ $game }** — others are playing; you are welcome to watch: { $link }
help-begin =
    To begin here: { $practice ->
        [yes] learn a game first, play a computer at once, or open a lobby for others
       *[no] learn a game first, or open a lobby for others
    }.
help-begin-direct = To begin: learn a game first, or play a computer at once. With others you play in a server channel.
help-game =
    { "**" }{ $game }**: `/{ $command } learn`{ $practice ->
        [yes] { " " }· `/{ $command } practice`
       *[no] { "" }
    }{ $others ->
        [yes] { " " }· `/{ $command } start`
       *[no] { "" }
    }
help-solo = Solo: { $commands }
help-foot =
    ### What else there is
    `/daily` · `/puzzle` — something new every day
    `/matches` · `/history` — your matches, finished ones
    `/leaderboard` · `/stats` — ratings, your own record
    `/settings me` · `/privacy` — notifications, your data
    `/axio rules` · `/axio replay` · `/axio lookback` — of each game: its rules; a match again, step by step; what a computer thinks of it
help-invite = -# [Invite me to another server]({ $link }). Commands missing somewhere? Somebody with the Manage Server permission opens the same link.
