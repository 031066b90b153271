"""A match as the rest of the program sees it: the stored row with its state decoded."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from bot import codec
from bot.games.contract import BaseState, Game, Outcome
from bot.matches.kinds import KINDS, MatchKind
from bot.refusal import Refusal
from storage.matches import NO_GIVERS, MatchRow, Sitter
from storage.places import Sight

LONGEST_TEXT = 200
"""Characters of the longest text that is read as one action."""


@dataclass(frozen=True)
class Offer:
    """What one seat proposes and which seats agreed; it lapses with the next action.

    kind: "stop" the match for nobody's result, "undo" the proposer's last turn, "kick" a player
        out, "replace" the proposer by somebody who takes the seat, "pause" the clock; "late" is
        what the others decide about the proposer, whose time is up.
    until: when it lapses by itself, in Unix seconds.  made: the version with which it was made;
        what was pressed under an older post is no answer to it.
    back: the version that an undo goes back to.  target: the seat of who is to be kicked out.
    heir: the player to whom the seat is offered.  days: how long the pause is.
    out: of those who decide about a late player, who is for going on without.
    """

    kind: Literal["stop", "undo", "kick", "replace", "pause", "late"]
    by: int
    agreed: tuple[int, ...]
    until: int
    made: int = 0
    back: int | None = None
    target: int | None = None
    heir: int | None = None
    days: int | None = None
    out: tuple[int, ...] = ()


@dataclass(frozen=True)
class Note:
    """What happened to a match that is no action of its game: told in its newest post.

    kind: "undone", "retracted" (within the own turn), "replaced", "paused", "resumed", "skipped",
        "forfeit", "undecided" or "closed" (of a lobby); who took a seat away: "removed" (a moderator),
        "voted-out", "late-out" (the others) or "gone-out" (one of them, about somebody who has left the
        server); "stopped" by a moderator, "voided" by one, or "struck" by whoever runs the bot.  It
        completes the key of a sentence.
    seats: of those who agreed on it.  by: the player who did it, and may be nobody at the table.
    """

    kind: str
    seat: int
    seats: tuple[int, ...] = ()
    by: int | None = None


@dataclass(frozen=True)
class Giver:
    """Somebody who gave a seat to somebody else.

    moved: turns that the seat had begun by then, those of earlier players included.
    """

    seat: int
    player: int
    name: str
    moved: int


Givers = tuple[Giver, ...]


@dataclass(frozen=True)
class Match:
    """One played instance of a game.  `state` is None until it begins.

    Whoever shows something asks for a `view`: the state holds every secret.
    """

    row: MatchRow
    game: Game[Any, Any, Any]
    state: BaseState | None
    offer: Offer | None
    note: Note | None = None
    givers: Givers = ()

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
        """Who sits on each seat, those who left included."""
        return self.row.sitters

    @property
    def invited(self) -> tuple[int, ...]:
        """Players who were asked to join and have not."""
        seated = {sitter.player for sitter in self.sitters}
        asked: list[int] = json.loads(self.row.invited)
        return tuple(player for player in asked if player not in seated)

    @property
    def silent(self) -> tuple[int, ...]:
        """Players whom the newest post names without ringing: the asker rang them not long ago."""
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
        """Has left the lobby, over or not."""
        return self.state is not None

    @property
    def untouched(self) -> bool:
        """Begun, and nobody has done anything yet."""
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
    def day(self) -> int:
        """The day to which a match belongs that ends with one."""
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
    def active(self) -> tuple[int, ...]:
        """Seats whose players are still in."""
        return tuple(seat for seat in range(len(self.sitters)) if seat not in self.left)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose consent to the offer is still missing."""
        offer = self.offer
        if offer is None or offer.kind == "replace":
            return ()
        return tuple(seat for seat in self.active if seat not in (*offer.agreed, *offer.out, offer.target))

    @property
    def outcome(self) -> Outcome | None:
        """The ranking; None unless finished."""
        finished = self.row.status == "finished" and self.state is not None
        return self.game.outcome(self.state) if finished else None

    @property
    def following(self) -> int | None:
        """The seat that decides when the present turn is over, play going round in seat order."""
        if not self.to_move:
            return None
        seats = len(self.sitters)
        order = ((self.to_move[0] + step) % seats for step in range(1, seats + 1))
        return next((seat for seat in order if seat not in self.left), None)

    @property
    def midturn(self) -> bool:
        """The mover has acted and must decide again before the turn passes on."""
        return self.running and self.state is not None and self.state.midturn

    def seat_of(self, player: int) -> int | None:
        """The seat on which a player still sits, or None."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.player == player and seat not in self.left:
                return seat
        return None

    def has_had(self, player: int) -> bool:
        """Whether a player sits in it, or sat there before leaving or giving the seat away."""
        people: tuple[Sitter | Giver, ...] = (*self.sitters, *self.givers)
        return any(each.player == player for each in people)

    def shown_to(self, sight: Sight) -> bool:
        """Whether somebody who may see this may look at the match.

        Those who sit or sat in it may anywhere, all others on the server where it is played, when they can
        view its channel: nowhere, if it is of a kind that is not posted.
        """
        row = self.row
        here = self.kind.posted and sight.server is not None and sight.server == row.server
        return (here and row.channel in sight.channels) or self.has_had(sight.player)

    def own_seat(self, player: int) -> int:
        """The seat of a player in a match that is open; raises the Refusal that says why there is none."""
        if not self.open:
            raise Refusal("match-over")
        seat = self.seat_of(player)
        if seat is None:
            raise Refusal("match-not-seated")
        return seat

    def turn_of(self, player: int) -> int:
        """The seat of a player who is to move; raises the Refusal that says why not."""
        seat = self.own_seat(player)
        if self.in_lobby:
            raise Refusal("match-not-begun")
        if seat not in self.to_move:
            raise Refusal("match-not-your-turn", name=self.sitters[self.to_move[0]].name)
        return seat

    def check_stop(self, player: int, *, moderator: bool) -> None:
        """Raises the Refusal that says why this player may not stop the match or ask for it."""
        if not self.open:
            raise Refusal("match-over")
        if not moderator and player != self.row.host:
            raise Refusal("stop-not-host", name=self.host_name)

    @property
    def resting(self) -> bool:
        """Has a clock, and it stands still: until its alarm, or until somebody acts."""
        return self.running and self.row.pace is not None and self.row.deadline is None

    @property
    def options(self) -> Any:
        """The variants that were chosen when the match was opened, of the game's own type."""
        return codec.load(self.game.options, self.row.options)

    @property
    def host_name(self) -> str:
        """The name of the host."""
        return next(each.name for each in self.sitters if each.player == self.row.host)

    def view(self, seat: int | None) -> Any:
        """What this seat, or a spectator, may know of a match that has begun."""
        assert self.state is not None, "a lobby has no view"
        return self.game.view(self.state, seat)

    def actions(self, seat: int) -> Iterator[Any]:
        """Every legal action of a seat; for that seat's eyes only."""
        return self.game.actions(self.state, seat)

    def read(self, seat: int, text: str) -> Any:
        """The action that a notation names, legal or not; raises Refusal for what is none."""
        # Games read text with patterns, for which a long row of spaces can be hours of work.
        words = " ".join(text.split())
        if len(words) > LONGEST_TEXT:
            raise Refusal("text-too-long", count=LONGEST_TEXT)
        return self.game.parse(self.state, seat, words)

    def judge(self, seat: int, text: str) -> Any:
        """The legal action that a notation names; raises Refusal, plays nothing."""
        self.ahead(seat, text)
        return self.read(seat, text)

    def ahead(self, seat: int, *texts: str) -> Match:
        """The match as these actions would leave it, for that seat's eyes only; raises Refusal."""
        state = self.state
        assert state is not None, "a lobby has no actions"
        for text in texts:
            state = self.game.apply(state, seat, replace(self, state=state).read(seat, text))
        return replace(self, state=state)


def decode(row: MatchRow, game: Game[Any, Any, Any]) -> Match:
    """The match of a stored row."""
    state = None if row.state is None else codec.load(game.state_type, row.state)
    offer = None if row.offer is None else codec.load(Offer, row.offer)
    note = None if row.note is None else codec.load(Note, row.note)
    givers: Givers = () if row.givers == NO_GIVERS else codec.load_all(Giver, row.givers)
    return Match(row, game, state, offer, note, givers)
