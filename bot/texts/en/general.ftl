# What belongs to no single game.

## Refusals and faults

fault = Something went wrong on my side; what was stored before still stands. If it happens again, tell whoever runs this bot: error { $fault }.
fault-disk = I cannot store anything at the moment, so nothing was changed; looking at things still works. Whoever runs this bot has to make room on its disk: error { $fault }.
fault-done = While I was showing it, something went wrong on my side; you need not do it again. If this happens more often, tell whoever runs this bot: error { $fault }.
stopping = I am being restarted, so I did not do that. Try again in a minute.
ending = I am being restarted before I could finish this. Look in a minute whether it was done; if not, do it again.
ending-done = I am being restarted before I could show the rest; that comes in a minute.
match-gone = This match is not in my store any more.
match-none = Nobody plays { $game } in this channel. `/{ $command } start` begins a match.
match-none-direct = You play no match of { $game }. `/help` says how to begin one.
match-elsewhere = Nobody plays { $game } in this channel; you play here: { $links }
match-which = You play several matches. Which one do you mean?
match-over = This match is over.
match-not-begun = This match has not begun yet: it waits for players.
match-not-seated = You have no seat in this match, so there is nothing for you to do in it. You can watch it.
match-not-your-turn = It is not your turn: { $name } is next.
match-turn-over = Your turn was over before all of that was played, so nothing of it was. Send only what belongs to this turn.
match-already-played = That was already played.
match-taken-back = That was already played, and has been taken back since.
match-moved-otherwise = You have made another move meanwhile, so the one that you confirmed here was not played.
match-overtaken = Something else happened in this match first, so what you chose was not played.
match-stale = That button belongs to another position than the one that stands, so it did nothing.
lobby-seats = { $game } is for { $least } to { $most } players.
lobby-already-in = You are in already. The host starts the match, or it starts by itself when all seats are taken.
lobby-begun = This match has begun already, so its seats are fixed.
lobby-not-host = Only the host starts the match: that is { $name }.
lobby-not-host-set = Only the host changes how it is played: that is { $name }.
lobby-seats-taken = { $count } seats are taken, so there must be more. To play with those who are there, press Start.
lobby-set-already = That is chosen already.
invite-none = You are not invited to this match, or have declined already.
lobby-too-few = At least { $least } players are needed.
stop-not-host = Only the host, { $name }, or a moderator stops a match; one in which nobody has acted for two weeks, anybody.
pause-no-clock = This match has no clock: everybody takes as long as they like.
pause-already = The clock stands still already; `resume` lets it run again.
resume-runs = The clock is running.
offer-not-asked = You are not asked in this.
undo-nothing = There is nothing of yours that can be taken back: seats have changed since, or you have done nothing yet.
undo-drawn = You have seen the next tile, so this cannot be taken back.
kick-running = The match has not begun; whoever does not want to play just leaves the lobby.
kick-not-seated = That person does not play in this match.
kick-self = To give up your own seat, leave the match.
kick-two = With two players nobody can be voted out who is still on this server. You can leave the match; the host or a moderator can stop it, so that it counts for nobody; and a moderator who does not play here can take the seat away.
moderator-played = You have played in this match, so you cannot decide about it as a moderator. Somebody who plays in it, or another moderator, can.
replace-seated = That person sits at this table already, or has left it.
replace-not-asked = This seat was not offered to you.
offer-none = There is nothing to agree to any more: the match went on.
offer-agreed = You have agreed already; the others have not yet.
withdrawn-lately = You took back what you asked the others, so you can ask again from <t:{ $at }:t> on (<t:{ $at }:R>).
called-quietly = Whoever you called within the last hour is named in it, but gets no notification this time.
offer-already = You have asked the others something already; they have not answered yet.
offer-others = { $name } has asked something already, and only one thing is asked at a time. Its buttons are under the board.
invite-self = You are in anyway; invite others.
invite-bot = { $name } is a bot and cannot play.
invite-many = With { $seats } seats there is no room for everybody you invite. Choose more seats.
start-direct = { $game } for several people is played in a server channel.
start-direct-solo = { $game } for several people is played in a server channel. Here you can play alone: `/{ $command } start seats:1`.
start-lobby-here = There is already a lobby of { $game } in this channel. Join it here: { $link }
start-match-here = There is already a match of { $game } in this channel: { $link } — start another one in another channel, or with `thread` in a thread of its own.
start-abandoned-here = There is still a match of { $game } in this channel, { $link }, in which nobody has acted for two weeks. `/{ $command } stop` ends it, whoever asks; then start yours.
start-no-thread = A thread of its own is possible only in a text channel. Leave the option out to play right here.
bot-absent = I am no member of this server: only my commands were added to it, so I cannot post here and nothing was begun. Somebody with the right Manage Server invites me under this address: { $link }
option-unknown = I do not know what you chose there. Choose something that I may see on this server.
rights-missing = I may not play in { $channel } yet: I need the permission { $rights } there.
rights-missing-own = You may not play in { $channel } yourself, and I do there for you only what you may: you lack the permission { $rights } there. Play in another channel, or ask a moderator of this server.
start-crowded-own = { $seen ->
    [0] You have { $count } open lobbies, and may have no more at once. Start or close one of them first.
   *[other] You have { $count } open lobbies, and may have no more at once. Start or close one of them first: { $links }
}
start-crowded = { $seen ->
    [0] There are { $count } open lobbies on this server, and there may be no more at once. Wait until one of them begins or closes.
   *[other] There are { $count } open lobbies on this server, and there may be no more at once. Join one: { $links }
}
workshop-waiting = { $before ->
    [one] One is before yours
   *[other] { $before } are before yours
}, about { $seconds } s. It comes here by itself.
workshop-own = I am still making something for you: a replay, a file or your data. You get one after the other: ask again when it is there.
workshop-full = So many are waiting for a replay or a file that I take no more for now. Ask again in { $seconds } s.
admission-much = I am still busy with what you asked before. Nothing has been done with this; ask again when the other answers are there.
rematch-elsewhere = A rematch begins where the match was played. Press the button there, or begin another match here: `/{ $command } start`.
rematch-not-seated = A rematch is for those who played. `/{ $command } start` opens a lobby of your own.
text-too-long = That is more than one action can be. I read { $count } characters at most.
panel-unreadable = This button is out of date. Use the buttons under the newest board.
move-counts = Your move counts.
unsent-closed = Your direct messages are closed to me, though, so I cannot show the board in them.
unsent-forbidden = But I may not post in that channel. A moderator has to give me the permissions View Channel, Send Messages and Attach Files; { $what ->
        [lobby] the lobby
       *[board] the board
    } then appears by itself.
unsent-gone = But the channel is gone, so { $what ->
        [lobby] the lobby
       *[board] the board
    } cannot be shown there.
absent-now = But I am no member of that server any more, so I cannot post there. Somebody with the right Manage Server invites me again under this address: { $link }
unsent-late = { post-comes }
unsent-old = { post-comes }
unsent-archived = But this thread is locked, so { $what ->
        [lobby] the lobby
       *[board] the board
    } could not be shown.
unsent-failed = But Discord did not take { $what ->
        [lobby] the lobby
       *[board] the board
    }. I try again by myself until it is there.
unsent-disk = But my disk is full, so { $what ->
        [lobby] the lobby
       *[board] the board
    } appears only when whoever runs this bot has made room.
unsent-busy = { post-comes }
post-comes = { $what ->
        [lobby] The lobby
       *[board] The board
    } comes in a moment.
post-late = Discord makes me wait before I may post, so { $what ->
        [lobby] the lobby
       *[board] the board
    } comes in a moment.
share-direct = Nobody else reads here. Type `/{ $command }` in a channel of a server and press **Share here** there.
not-shown = Discord did not let me show this, and nothing was changed. Try again in a moment.
not-shown-done = Discord only did not let me show you the rest; you need not do it again.
picture-failed = (The picture could not be drawn: error { $fault }. It plays on without.)

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-attach-files = Attach Files
right-create-public-threads = Create Public Threads

## Lobby

lobby-open =
    { "**" }{ $game }** — { $host } looks for players. { $free ->
        [one] One of { $seats } seats is free.
       *[other] { $free } of { $seats } seats are free.
    }
lobby-in = Seated: { $names }
lobby-invited = Invited: { $names }
lobby-changed = { $names }: { $by } has changed how this match will be played. If you do not like it, press Leave.
lobby-declined = { $by } has declined the invitation.
lobby-options = How will your match of { $game } be played? You can change this until it begins.
lobby-set = It is changed. Those who have joined already are told.
invite-declined = You have declined. Should you change your mind, you can still join.
set-choose = Choose
set-seats = { $seats } seats
set-pace = Time for a turn: { $pace }
set-pace-none = No time limit
set-late = When time is up: { $late }
set-switches-none = More options: none chosen
lobby-thread = The match moves to a thread of its own when it begins.
lobby-expired = The lobby of { $name } for { $game } is closed: not enough players came within a day. `/{ $command } start` opens a new one.
lobby-closed = This lobby of { $game } is closed.
lobby-over = The match of { $game } has begun: { $link }
lobby-alt = A lobby with { $seats } seats. Seated: { $names }.
started-lobby = Your lobby of { $game } is open. It begins when all seats are taken, or when you press Start.
started-solo = Your solo match of { $game } begins. It counts for the solo board only, not for ratings.
joined = You are in. The match begins when all seats are taken or the host presses Start.
joined-begun = You are in, and the match begins.
begun = The match begins.
left-lobby = You have left the lobby.
left-match = You have left the match.

## Posts

offer-stop = { $name } would like to stop this match, so that it counts for nobody. { $others }: do you agree? Playing on means no.
offer-undo = { $name } would like to take their last turn back, and with it all that came after. { $others }: do you agree? Playing on means no.
offer-kick = { $name } proposes that { $target } is taken out of the match. It then counts for nobody’s rating, though you can play on. { $others }: do you agree? Playing on means no.
offer-replace = { $name } offers the seat to somebody else. { $others }: take it if you like; you get the hand, and the match goes on. The result is yours once you have had { $turns } turns on it; until then it stays { $name }’s.
offer-pause = { $name } asks for a pause of { $days ->
        [one] one day
       *[other] { $days } days
    }: the clock would stand still. { $others }: do you agree?
offer-resume = { $name } would like to end the pause now. { $others }: do you agree? Otherwise it ends when all agreed that it ends.
offer-late = { $name }’s time is up. { $others }: skip this turn, go on without { $name } for good, or wait? Half of you decide.
note-undone = { $name } takes it back; the position is as it was before.
note-retracted = { note-undone }
note-replaced = { $name } takes over { $by }’s seat.
note-paused = The match pauses, as { $name } asked and all agreed.
note-resumed = The clock runs again.
note-resumed-all = The pause is over, as { $name } asked and all agreed: the clock runs again.
note-declined = { $name }, { $by } said no.
note-played-on = { $name }, { $by } played on instead, which means no.
kept-stop = The match goes on.
kept-undo = The turn stands.
kept-kick = Nobody has to leave.
kept-replace = The seat stays yours.
kept-pause = There is no pause.
kept-resume = The pause goes on.
note-skipped = { $name }’s time was up: the turn was skipped with the least that could be played.
note-left = { $name } has left the match.
note-forfeit = { $name }’s time was up: the seat is given up.
note-late-out = { $name }’s time was up, and the others go on without: the seat is given up. That was the vote of { $names }.
note-voted-out = { $name } was voted out of the match by { $names }.
note-removed = { $name } was removed from the match by the moderator { $by }.
note-gone-out = { $name } has left this server and was removed from the match by { $by }.
note-stopped = { $by }, a moderator, stopped the match.
note-called-off = { $name } stopped the match.
note-abandoned = { $by } stopped the match, as nobody had played for a long time.
note-agreed-off = { $name } asked to stop the match, and everybody agreed.
note-struck = Whoever runs this bot has voided the result: it does not count.
note-undecided = { $name }’s time is up, and the others have not decided.
clock-skip = A turn may take { $time }; then it is skipped with the least that can be played.
clock-forfeit = A turn may take { $time }; who takes longer is out.
clock-vote = A turn may take { $time }; then the others decide how to go on.
time-until = -# Time until { $at }, { $time }
time-paused = -# The clock stands still until { $at }. Moves are welcome all the same.
time-rests = -# The clock stands still until somebody moves.
pace-0 = no clock
pace-600 = 10 minutes
pace-3600 = an hour
pace-43200 = 12 hours
pace-86400 = a day
pace-259200 = 3 days
pace-604800 = a week
late-skip = the turn is skipped
late-forfeit = that player is out
late-vote = the others decide
reminders-2 = two a turn
reminders-1 = one, shortly before time is up
reminders-0 = none
reminder-skip = { $name }, it is your turn in { $game }: time is up { $time }, then the turn is skipped. { $link }
reminder-forfeit = { $name }, it is your turn in { $game }: time is up { $time }, then you are out. { $link }
reminder-vote = { $name }, it is your turn in { $game }: time is up { $time }, then the others decide. { $link }
post-begins = The match begins.
called = **{ $game }** { $decision }
post-stopped = The match is over and counts for nobody.
shared = Everybody here can see it now: { $link }
asked = The others are asked. Nothing changes until all have agreed; playing on means no.
paused = The clock stands still.
resumed = The clock runs again.
undone = It is taken back.
kicked = The seat is given up.
seat-taken = The seat is yours.
answered = Your answer counts; the board shows what came of it.
stop-confirm = Stop this match of { $game }? A stopped match counts for nobody: no result, no rating.
stop-asked = The others are asked first. The match goes on until all have agreed.
stopped = The match is stopped.
kick-confirm-moderator = Remove { $name } from this match of { $game } for good? It then counts for nobody, and everybody reads that you, as a moderator, did it.
kick-confirm-gone = { $name } has left this server. Remove them from this match of { $game } for good? It then counts for nobody, and everybody reads that you did it.
kick-confirm-vote = Ask the others to vote { $name } out of this match of { $game }? If all of them agree, the seat is gone for good, and the match counts for nobody.
vote-confirm-kick = Vote { $name } out of this match of { $game } for good? It then counts for nobody, and everybody reads who voted for it.
vote-confirm-late = Go on without { $name } for good? The seat is given up as if its player had left, and everybody reads who voted for it.
leave-confirm = Leave this match of { $game } for good? You are ranked behind those who stay, and they go on without you.
leave-confirm-two = Leave this match of { $game } for good? { $name } then wins it.
leave-confirm-solo = Give up this match of { $game }? It then counts for nothing.
more = What else you can do in this match of { $game }:
brought-down = The board is at the end of the channel: { $link }
board-link = The board as it stands: { $link }

## Dates

date = { $day } { WORD("month", $month) } { $year }

## Settings

settings-kept = Your settings are kept.
settings-pings-on = Mentions ring for you.
settings-pings-off = You are named, and nothing rings.
settings-reminders = Reminders while it is your turn: { $count }.
settings-call-on = On each of your turns you get a new direct message; reminders come there too.
settings-call-off = On your turn you are called in the channel only.
settings-language = I speak the language that your Discord is set to, where I know it.
settings-server = **New matches on this server begin with:**
settings-pace = Time a turn: { $pace }. What follows when a time is up: { $late }.
settings-thread-on = Each match gets a thread of its own.
settings-thread-off = Matches are played where they are started.
settings-direct = These are the settings of a server; ask for them there.
settings-not-allowed = To change these you need the permission Manage Server.

## Private hand

hand-head = **{ $game }** · { $place } · board: { $link }
hand-finished = **{ $game }** · { $place } — this match is over. The board: { $link }
hand-finished-here = **{ $game }** — this match is over. The board: { $link }
hand-over-here = **{ $game }** — this match is over for you. The board: { $link }
hand-over = **{ $game }** · { $place } — this match is over for you. The board: { $link }
hand-wait = It is not your turn yet; you will be called.
hand-you = Your turn
hand-closed = **{ $game }** — { $mention }, your direct messages are closed to me. Press **{ $button }** under the board to see what you hold; only you will see it. Once you have opened them, your next press there or your next move brings it to you as a message.
call-on = From now on you get a new direct message, with its sound, whenever it is your turn.
call-off = You are called in the channel only.

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
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
button-agree-undo = Let it be taken back
button-agree-kick = Agree
button-kick = Remove the player
button-kick-ask = Ask the others
button-agree-pause = Agree to the pause
button-agree-resume = Agree to go on
button-late-skip = Skip the turn
button-late-out = Go on without
button-late-wait = Wait
button-decline = Play on
button-seat = Take the seat
button-decline-seat = Decline
button-withdraw = Withdraw the offer
button-undo = Take it back
button-call-on = Message me on my turn
button-call-off = Do not message me on my turn
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
command-board = board
    .description = See the board as it stands
command-hand = hand
    .description = See what you hold; nobody else sees it
command-scores = scores
    .description = See everybody’s score
command-rules = rules
    .description = Read the rules, on a few pages
command-leave = leave
    .description = Give up your seat
command-stop = stop
    .description = End the match for everybody; it then counts for nobody
command-undo = undo
    .description = Take your last action back; if others are concerned, they are asked
command-kick = kick
    .description = Propose that a player leaves; about one who left the server you decide alone
command-replace = replace
    .description = Offer your seat to somebody else
option-kick-player = player
    .description = Who is to leave
option-replace-player = player
    .description = Who may take your seat
option-seats = seats
    .description = How many play, you included; a match alone counts for the solo board only
command-pause = pause
    .description = Ask for the clock to stand still for some days
command-resume = resume
    .description = Let the clock run again
option-pause-days = days
    .description = For how many days; 7 unless you say otherwise
option-pace = pace
    .description = How long a turn may take, with others
option-late = late
    .description = What happens to a turn that takes longer
command-settings = settings
    .description = What you want to hear from me, and what matches begin with
command-settings-me = me
    .description = Your own mentions, reminders and direct messages
command-settings-server = server
    .description = What matches on this server begin with; to change it you need Manage Server
option-settings-pings = pings
    .description = Whether a mention rings for you
option-settings-reminders = reminders
    .description = How many reminders you get while it is your turn
option-settings-messages = messages
    .description = Whether you get a new direct message on each of your turns, and reminders there
option-thread = thread
    .description = Play the match in a thread of its own
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
matches-none = You are in no match. `/help` says how to begin one.
matches-lobby = • { $game } with { $names } — waits for players: { $link }
matches-yours = • { $game } with { $names } — **your turn**: { $link }
matches-theirs = • { $game } with { $names } — { $name }’s turn: { $link }
paused-until = (paused until { $at })
paused-open = (the clock stands still until somebody moves)

help-head = **What you can do here now**
help-start = **{ $game }** — nobody plays here. `/{ $command } start` opens a lobby.
help-start-solo = **{ $game }** — nobody plays here. `/{ $command } start` opens a lobby; `/{ $command } start seats:1` begins a solo match.
help-direct = **{ $game }** — is played in a server channel.
help-direct-solo = **{ $game }** — `/{ $command } start seats:1` begins a solo match here. With others you play in a server channel.
help-lobby = **{ $game }** — a lobby waits for players: press **Join** under { $link }
help-lobby-in = **{ $game }** — you are in; the match begins when all seats are taken or the host presses **Start**: { $link }
help-turn = **{ $game }** — it is your turn: press the button under the board, or type `/{ $command } ` and choose. { $link }
help-wait = **{ $game }** — it is { $name }’s turn. `/{ $command } board` shows the board, `/{ $command } scores` the scores, `/{ $command } leave` gives up your seat. { $link }
help-watch = **{ $game }** — a match is under way; you can watch it. { $link }
help-foot = Each game has its rules, `/axio rules` for instance. All your matches: `/matches`. The challenge of the day: `/daily`. Who is how good: `/leaderboard`. How you have done: `/stats`. Finished matches: `/history`. What you want to hear: `/settings me`. What I keep about you: `/privacy`.
help-invite = To have me on another server: { $link } — its two scopes, `bot` and `applications.commands`, are both needed. Where commands of mine do not show up, somebody with the right Manage Server opens this address again.
