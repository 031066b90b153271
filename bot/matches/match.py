"""A match as the rest of the program sees it: the stored row with its state decoded."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

from bot import codec
from bot.altered import altered
from bot.computers.levels import Level
from bot.games.contract import BaseState, Game, Outcome
from bot.matches.kinds import KINDS, MatchKind
from bot.matches.past import Past
from bot.refusal import Refusal
from storage.matches import MatchRow, Sitter
from storage.places import Sight

GONE = ("left", "forfeit", "late-out", "voted-out", "removed", "gone-out", "without", "last-left")
"""Kinds of notes that say why a seat is left for good."""
REFUSED = ("declined", "played-on")
"""Kinds of notes by which whoever asked for something hears that it does not happen."""
LONGEST_TEXT = 200
"""The longest text that is read as one action, in characters."""


@dataclass(frozen=True)
class Offer:
    """What one seat proposes and which seats have agreed; it lapses with the next action.

    kind: "stop" the match without a result, "undo" the proposer's last turn, "kick" a player out,
        "replace" the proposer with somebody who takes the seat, "pause" the clock or "resume" it; "late"
        is the others' decision about the proposer, whose time is up, and "stand-in" the one whether a
        computer plays on for the proposer, who has gone.  The latter does not lapse with an action.
    until: when it lapses by itself, in Unix seconds.  made: the version that made it; a button under
        an older post does not answer it.
    back: the version that an undo goes back to.  target: the seat that is to be kicked, or is late.
    heir: the player to whom the seat is offered.  days: the length of the pause.
    out: the seats that voted to go on without a late player.  level: of a stand-in, the weakest that
        somebody agreed to.
    """

    kind: Literal["stop", "undo", "kick", "replace", "pause", "resume", "late", "stand-in"]
    by: int
    agreed: tuple[int, ...]
    until: int
    made: int = 0
    back: int | None = None
    target: int | None = None
    heir: int | None = None
    days: int | None = None
    out: tuple[int, ...] = ()
    level: Level | None = None


@dataclass(frozen=True)
class Note:
    """Something that happened to a match other than an action of its game; its newest post tells it.

    kind: "undone", "retracted" (within the player's own turn), "replaced", "paused", "resumed",
        "resumed-all", "skipped", "stuck" (a computer), "forfeit", "undecided", "left", "closed" (a lobby)
        or "left-alone" (by its one player).  A seat was taken away: "removed" (by a moderator),
        "voted-out", "late-out" (by the others) or "gone-out" (by one of them, because its player has left
        the server).  Afterwards a computer is "standing-in" for who has gone, or the match goes on
        "without"; "last-left": its last person has gone, and the computers with it.  "stopped" or "voided"
        by a moderator, "struck" by whoever runs the bot.  Stopped by its player or host: "called-off"; by
        anybody, as nobody played any more: "abandoned"; by all: "agreed-off".  An offer came to nothing:
        "declined", or "played-on" instead; so does an invitation that is "declined".  A lobby's host
        "changed" how it will be played.  The kind is part of the key of a sentence.
    seats: those who agreed on it.  by: the player who did it, who may not be at the table.
    asked: the kind of the offer that this answers.  told: the player who made it, and is called to hear it.
    """

    kind: str
    seat: int
    seats: tuple[int, ...] = ()
    by: int | None = None
    asked: str | None = None
    told: int | None = None


@dataclass(frozen=True)
class Giver:
    """A player who handed a seat to somebody else, or who has gone, so that a computer may play on.

    moved: turns that the seat had begun by then, including those of earlier players.
    gone: how many seats had been left for good by then; None if the seat was handed to a person.
    score: of the seat when its player went.
    turn, events: the turn of the match then, and how much had happened in it; what came before is told in
        this player's name.  A seat that was handed over before version 0.4 has no turn.
    """

    seat: int
    player: int
    name: str
    moved: int
    turn: int | None = None
    events: int = 0
    gone: int | None = None
    score: int = 0


Givers = tuple[Giver, ...]
Views = dict[tuple[int | None, bool], Any]
"""What may be known of a position, by who looks at it and whether the match was stopped there."""


@dataclass(frozen=True)
class Match:
    """One match of a game.  `state` is None until it begins.

    The state holds every secret: to show something, ask for a `view`.
    turns: the last ones, back to that of the player to move, the newest at the end; none if unknown.
    """

    row: MatchRow
    game: Game[Any, Any, Any]
    state: BaseState | None
    offer: Offer | None
    note: Note | None = None
    givers: Givers = ()
    turns: Past = ()

    @property
    def id(self) -> int:
        """The number of this match in the store."""
        return self.row.id

    @property
    def version(self) -> int:
        """Number of its log entries."""
        return self.row.version

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits on each seat, including those who left."""
        return self.row.sitters

    @property
    def invited(self) -> tuple[int, ...]:
        """Players who were invited and have not joined."""
        seated = {sitter.player for sitter in self.sitters}
        asked: list[int] = json.loads(self.row.invited)
        return tuple(player for player in asked if player not in seated)

    @property
    def silent(self) -> tuple[int, ...]:
        """Players whom the newest post names without a ping, as the asker pinged them not long ago."""
        return tuple(json.loads(self.row.silent))

    @property
    def in_lobby(self) -> bool:
        """Waits for players."""
        return self.row.status == "lobby"

    @property
    def running(self) -> bool:
        """Begun and not over."""
        return self.row.status == "running"

    @property
    def begun(self) -> bool:
        """No longer a lobby: running or over."""
        return self.state is not None

    @property
    def untouched(self) -> bool:
        """Begun, but still in its first turn."""
        return self.state is not None and self.state.turn == 0

    @property
    def open(self) -> bool:
        """Holds its channel: a lobby or running."""
        return self.in_lobby or self.running

    @property
    def kind(self) -> MatchKind:
        """What kind of match it is."""
        return KINDS[self.row.kind]

    @property
    def shown_hand(self) -> int | None:
        """The seat whose hand everybody is shown beside the board; in solo it is part of the board."""
        if not (self.kind.open_hand and self.running and len(self.sitters) > 1):
            return None
        return self.persons[0]

    @property
    def day(self) -> int:
        """The day of a match that ends with its day."""
        assert self.row.day is not None, "matches of this kind have no day"
        return self.row.day

    @property
    def to_move(self) -> tuple[int, ...]:
        """Seats that must decide now."""
        return self.game.to_move(self.state) if self.running and self.state is not None else ()

    @property
    def left(self) -> tuple[int, ...]:
        """Seats whose players left."""
        return self.state.left if self.state is not None else ()

    @property
    def gone(self) -> Givers:
        """Players who have gone for good, though a computer plays on for them, or may."""
        return tuple(giver for giver in self.givers if giver.gone is not None)

    @property
    def players(self) -> tuple[Sitter, ...]:
        """Who sits on each seat, or sat there until going and a computer playing on."""
        people = {giver.seat: Sitter(giver.player, giver.name) for giver in self.gone}
        return tuple(people.get(seat, sitter) for seat, sitter in enumerate(self.sitters))

    @property
    def vacant(self) -> int | None:
        """The seat whose player has gone, while the others decide whether a computer plays on there."""
        return self.offer.target if self.offer is not None and self.offer.kind == "stand-in" else None

    @property
    def waits(self) -> bool:
        """Nobody can move before it is decided whether a computer plays on."""
        return self.vacant is not None and self.vacant in self.to_move

    @property
    def asks(self) -> bool:
        """Something was proposed to the others that happens only if they agree."""
        return self.offer is not None and self.vacant is None

    @property
    def active(self) -> tuple[int, ...]:
        """Seats whose players are still in."""
        out = (*self.left, self.vacant)
        return tuple([seat for seat in range(len(self.row.sitters)) if seat not in out])

    @property
    def persons(self) -> tuple[int, ...]:
        """Seats whose players are still in and decide for themselves: all but the computers'."""
        sitters = self.row.sitters
        return tuple([seat for seat in self.active if not sitters[seat].kind.automatic])

    @property
    def computer_to_move(self) -> bool:
        """The turn is a computer's, and comes by itself."""
        return any(self.sitters[seat].kind.automatic for seat in self.to_move)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have yet to answer the offer."""
        offer = self.offer
        if offer is None or offer.kind == "replace":
            return ()
        return tuple(seat for seat in self.persons if seat not in (*offer.agreed, *offer.out, offer.target))

    def is_asked(self, player: int) -> bool:
        """Whether a player has yet to answer the offer."""
        return self.seat_of(player) in self.asked

    @property
    def outcome(self) -> Outcome | None:
        """The ranking; None unless finished."""
        finished = self.row.status == "finished" and self.state is not None
        return self.game.outcome(self.state) if finished else None

    @property
    def past(self) -> Past:
        """The turns before the newest, back to the last one of the player to move."""
        return self.turns[:-1]

    @property
    def midturn(self) -> bool:
        """The mover has acted and must act again before the turn passes on."""
        return self.running and self.state is not None and self.state.midturn

    def seat_of(self, player: int) -> int | None:
        """The seat that a player still holds, or None."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.player == player and seat not in (*self.left, self.vacant):
                return seat
        return None

    def has_had(self, player: int) -> bool:
        """Whether a player sits in the match, or did before leaving or handing over the seat."""
        people: tuple[Sitter | Giver, ...] = (*self.sitters, *self.givers)
        return any(each.player == player for each in people)

    def shown_to(self, sight: Sight) -> bool:
        """Whether somebody with this sight may look at the match.

        Its players, past ones included, may do so anywhere.  Everybody else may on the server where it is
        played, if they can view its channel; a match of a kind that is not posted, nowhere.
        """
        row = self.row
        here = self.kind.posted and sight.server is not None and sight.server == row.server
        return (here and row.channel in sight.channels) or self.has_had(sight.player)

    def own_seat(self, player: int) -> int:
        """The seat of a player in an open match; raises Refusal if there is none."""
        if not self.open:
            raise Refusal("match-over")
        seat = self.seat_of(player)
        if seat is None:
            raise Refusal("match-not-seated")
        return seat

    def turn_of(self, player: int) -> int:
        """The seat of a player who is to move; raises Refusal if it is not this player's turn."""
        seat = self.own_seat(player)
        if self.in_lobby:
            raise Refusal("match-not-begun")
        if self.waits:
            raise Refusal("offer-vacant", name=self.sitters[self.to_move[0]].name)
        if seat not in self.to_move:
            raise Refusal("match-not-your-turn", name=self.sitters[self.to_move[0]].name)
        return seat

    def check_stop(self, player: int, *, moderator: bool) -> None:
        """Raises Refusal if this player may neither stop the match nor ask the others to."""
        if not self.open:
            raise Refusal("match-over")
        if not moderator and player != self.row.host:
            raise Refusal("stop-not-host", name=self.host_name)

    @property
    def resting(self) -> bool:
        """Its clock stands still: until its alarm, or until somebody acts."""
        return self.running and self.row.pace is not None and self.row.deadline is None

    @property
    def agreed_pause(self) -> bool:
        """Its clock stands still for as long as all agreed on."""
        return self.resting and self.row.alarm is not None

    @property
    def options(self) -> Any:
        """The options chosen when the match was opened, in the game's own type."""
        return codec.load(self.game.options, self.row.options)

    @property
    def host_name(self) -> str:
        """The name of the host."""
        return next(each.name for each in self.sitters if each.player == self.row.host)

    def view(self, seat: int | None) -> Any:
        """What this seat, or a spectator (None), may know of a match that has begun.

        In a match that was stopped it is nobody's turn.
        """
        assert self.state is not None, "a lobby has no view"
        stopped = self.row.status == "stopped"
        view = self._views.get((seat, stopped))
        if view is None:
            view = self.game.view(self.state, seat)
            view = self.game.recalled(
                view, [turn.events for turn in self.past], [turn.taken for turn in self.turns]
            )
            if stopped:
                view = replace(view, seat=None)
            self._views[seat, stopped] = view
        return view

    @cached_property
    def _views(self) -> Views:
        """The views that were asked for, shared by all that has the same position from the same row."""
        return {}

    def with_row(self, row: MatchRow) -> Match:
        """The same position, with another row."""
        return altered(self, row=row).looking(self._views)

    def looking(self, views: Views) -> Match:
        """The same match, which from now on keeps its views there."""
        vars(self)["_views"] = views
        return self

    def actions(self, seat: int) -> Iterator[Any]:
        """Every legal action of a seat; for that seat's eyes only."""
        return self.game.actions(self.state, seat)

    def read(self, seat: int, text: str) -> Any:
        """The action that a notation names, legal or not; raises Refusal if it names none."""
        # Games read text with patterns, which a long run of spaces can keep busy for hours.
        words = " ".join(text.split())
        if len(words) > LONGEST_TEXT:
            raise Refusal("text-too-long", count=LONGEST_TEXT)
        return self.game.parse(self.state, seat, words)

    def judge(self, seat: int, text: str) -> Any:
        """The legal action that a notation names, without playing it; raises Refusal if there is none."""
        self.ahead(seat, text)
        return self.read(seat, text)

    def ahead(self, seat: int, *texts: str) -> Match:
        """The match as these actions would leave it, for that seat's eyes only.

        Raises Refusal if one of them is not legal.
        """
        state = self.state
        assert state is not None, "a lobby has no actions"
        for text in texts:
            state = self.game.apply(state, seat, replace(self, state=state).read(seat, text))
        return replace(self, state=state)
