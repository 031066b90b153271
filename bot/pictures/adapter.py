"""How a game is shown: from a view to pictures and the sentences that go with them.

An adapter only gets views, so it cannot show what its viewer may not know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from bot.games.contract import Game, Outcome
from bot.games.turns import Common, Ended, Left, Started
from bot.texts import Say, Who, listed
from bot.texts.marks import plain, without_emojis
from renderers.animation import animate
from renderers.captions import draw_caption
from renderers.lettering import legible
from renderers.seats import LETTERS, Emblem, Lobby, draw_lobby


@dataclass(frozen=True)
class Choice:
    """A button for a decision: the verb and the rest of its id, and the key of its label."""

    verb: str
    key: str
    rest: str = ""
    main: bool = False


@dataclass(frozen=True)
class Emoji:
    """What is shown for a mark such as ":red_sun:", which sentences have before the word that it means.

    unicode: shown until Discord knows the drawing.  draw: gives it as a PNG.
    """

    unicode: str
    draw: Callable[[], bytes]


class Shown(Protocol):
    """What the view of every game holds.

    seats: how many play.
    seat: whose turn it is, None after the end.
    recent: what happened since the turn began.
    outcome: None while the match is running.
    past: what happened in the turns before, back to the last one of the player to move, the oldest first.
    """

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def seat(self) -> int | None:
        """Whose turn it is."""

    @property
    def recent(self) -> tuple[Any, ...]:
        """What happened since the turn began."""

    @property
    def outcome(self) -> Outcome | None:
        """The ranking at the end."""

    @property
    def past(self) -> tuple[tuple[Any, ...], ...]:
        """What happened in the turns before."""


View = TypeVar("View", bound=Shown)


class Adapter(ABC, Generic[View]):
    """Pictures and texts of one game, from its views.

    game: the game's class; the keys of its sentences begin with its key.
    emblem: what the picture of a lobby shows of the game.
    ghost_has_hand: whether `ghost` shows the hand as well.
    emojis: by their names, 2 to 25 of [a-z_]; a name means the same in all games.
    names: the players' names by seat, unescaped, for pictures and plain text (alt texts).
    Pictures are encoded bytes; equal arguments give equal bytes.  Any thread may call these methods.
    """

    game: ClassVar[type[Game[Any, Any, Any]]]
    emblem: ClassVar[Emblem]
    ghost_has_hand: ClassVar[bool] = False
    emojis: ClassVar[Mapping[str, Emoji]] = {}

    @abstractmethod
    def board(self, view: View, names: Sequence[str]) -> bytes:
        """The table as this viewer sees it, without hands."""

    def ghost(self, view: View, names: Sequence[str], actions: Sequence[Any]) -> bytes:
        """The table with what these actions of the viewer in a row would put there, drawn as only shown.

        They are what somebody might do in this turn, before anything else is drawn.
        """
        return self.board(view, names)

    def extent(self, views: Sequence[View]) -> Any:
        """What `still` must have room for to show any of these positions of one match."""
        return None

    def still(self, view: View, names: Sequence[str], extent: Any) -> bytes:
        """The table in a replay: what `board` shows, except what other positions of the match may lack.

        With the same extent all pictures have the same size, and nothing moves in them that did not move on
        the table.
        """
        return self.board(view, names)

    def moving(self, views: Sequence[View], names: Sequence[Sequence[str]], say: Say) -> bytes:
        """A whole match, turn by turn, as an animation with captions; raises renderers.animation.TooLarge.

        names: for each view, as a seat may change hands.
        """
        extent, turns = self.extent(views), len(views) - 1

        def draw(turn: int) -> tuple[bytes, bytes]:
            heading = say("replay-turn", turn=turn, turns=turns) if turn else say("replay-start", turns=turns)
            told = self.events_text(views[turn], lambda seat: drawn_name(names[turn][seat], seat), say)
            sentences = plain(without_emojis(told, self.emojis)).split("\n")
            return self.still(views[turn], names[turn], extent), draw_caption(heading, sentences)

        return animate(draw, len(views))

    def board_alt(self, view: View, names: Sequence[str], say: Say) -> str:
        """The alt text of `board`: whose turn it is, the scores, and what happened, which may be long."""

        def who(seat: int) -> str:
            return lettered(names[seat], names[seat], seat)

        turn = say("game-to-move", name=who(view.seat)) if view.seat is not None else ""
        lines = (turn, self.scores(view, who, say), self.events_text(view, who, say))
        return "\n".join(line for line in lines if line)

    @abstractmethod
    def board_text(self, view: View, who: Who, say: Say) -> str:
        """The scores and the table in words, for people who cannot see the picture."""

    def goals_text(self, view: View, who: Who, say: Say) -> str:
        """The goals of this match in words; empty for games in which every match has the same."""
        return ""

    def events_text(self, view: View, who: Who, say: Say, events: Sequence[Any] | None = None) -> str:
        """What happened since the turn began, one sentence per line; empty if nothing did.

        events: only these, some in a row.
        """
        told = view.recent if events is None else events
        return "\n".join(line for event in told for line in self.event(event, view, who, say))

    def latest(self, view: View) -> Sequence[Any]:
        """The events of the turn that its player is told of after an action; of most games all."""
        return view.recent

    @abstractmethod
    def event(self, event: Any, view: View, who: Who, say: Say) -> Sequence[str]:
        """An event in sentences; `common` has those for events of every game."""

    def common(self, event: Common, who: Who, say: Say) -> Sequence[str]:
        """An event that every game has, in the words of most games."""
        match event:
            case Started(seat):
                return [say("game-started", name=who(seat))]
            case Left(seat):
                return [say("game-left", name=who(seat))]
            case Ended(reason):
                told_alike = reason in ("alone", "left")
                return [say(f"game-ended-{reason}" if told_alike else f"{self.game.key}-ended-{reason}")]

    def scores(self, view: View, who: Who, say: Say) -> str:
        """Everybody's score, one line per player."""
        return "\n".join(self.score(view, seat, who, say) for seat in range(view.seats))

    @abstractmethod
    def score(self, view: View, seat: int, who: Who, say: Say) -> str:
        """One player's score, in one line."""

    def won(self, view: View, who: Who, say: Say) -> list[str]:
        """Who won, in one sentence; nothing of a match that was played alone."""
        assert view.outcome is not None
        winners = [who(seat) for seat in view.outcome.winners]
        if view.seats == 1:
            return []
        if len(winners) > 1:
            return [say("game-won-shared", names=listed(winners, say))]
        return [say("game-won", name=winners[0])]

    def decision(self, view: View, who: Who, say: Say) -> str:
        """What the seat to move must decide now; empty after the end."""
        return "" if view.seat is None else self.decision_of(view, view.seat, who(view.seat), say)

    def own_decision(self, view: View, say: Say) -> str:
        """The decision in the words that the player to move reads, who is "you"."""
        return self.decision(view, lambda _: say("hand-you"), say)

    @abstractmethod
    def decision_of(self, view: View, seat: int, name: str, say: Say) -> str:
        """What the seat to move, whose player is called `name`, must decide now."""

    def choices(self, view: View) -> Sequence[Choice]:
        """The buttons for the decision of the seat to move; none after the end.

        Others see the same, and also those of what only the hand rules out.
        """
        return () if view.seat is None else self.choices_of(view, view.seat)

    @abstractmethod
    def choices_of(self, view: View, seat: int) -> Sequence[Choice]:
        """The buttons for the decision of the seat to move."""

    @abstractmethod
    def hand(self, view: View) -> bytes | None:
        """The viewer's own hand; None if it is empty."""

    @abstractmethod
    def hand_text(self, view: View, say: Say) -> str:
        """The viewer's own hand in words; also the alt text of `hand`."""

    @abstractmethod
    def hinted(
        self, view: View, names: Sequence[str], actions: Sequence[Any], *, numbered: bool = True
    ) -> bytes:
        """The table with several actions of which the viewer may take one, drawn as only shown.

        No two of them take the same place.  Nothing is counted for them, so they need not be legal.
        numbered: whether they have numbers, from 1.
        """

    @abstractmethod
    def action_text(self, view: View, action: Any, say: Say) -> str:
        """An action of the viewer, and what it would score, in a few words."""

    @abstractmethod
    def ranking(self, view: View, names: Sequence[str]) -> bytes:
        """The final ranking of a match that is over."""

    @abstractmethod
    def ranking_text(self, view: View, who: Who, say: Say) -> str:
        """The final ranking in words and what decided it."""

    def lobby(self, seats: int, names: Sequence[str]) -> bytes:
        """Who has joined, before the match begins."""
        return draw_lobby(Lobby(self.game.title, seats, tuple(names)), self.emblem)

    def variant(self, options: Any, say: Say) -> str:
        """How these options change the usual game, in sentences; empty for the usual game."""
        return ""


def drawn_name(name: str, seat: int) -> str:
    """The name as pictures show it: the seat's letter where no font draws it."""
    return legible(name) or LETTERS[seat]


def lettered(text: str, name: str, seat: int) -> str:
    """The text, and after it the seat's letter if that is all that pictures can show of this name."""
    return text if legible(name) else f"{text} ({LETTERS[seat]})"


def in_order(outcome: Outcome) -> list[int]:
    """The seats from the first place to the last."""
    return sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
