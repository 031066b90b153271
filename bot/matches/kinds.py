"""The kinds of matches.  Whatever differs from one kind to another is an answer of the kind.

A new kind is one more value in KINDS, with the sentences that its name is part of.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from bot.refusal import Refusal

Act = Literal[
    "join",
    "start",
    "play",
    "leave",
    "stop",
    "undo",
    "kick",
    "hand-over",
    "take-over",
    "pause",
    "resume",
    "answer",
    "void",
    "rematch",
]
"""What people may do with a match; the rules of each act apply besides."""
ACTS: tuple[Act, ...] = get_args(Act)


@dataclass(frozen=True, kw_only=True, eq=False)
class MatchKind:
    """What is the same in all matches of a kind.

    name: as it is stored.  The command of that name shows a match that is not posted.
    posted: played in a channel, where posts show it to all who can view the channel.  Otherwise it is
        shown in private answers to its player, and nobody else is told that it exists.
    alone: one person plays it.  It begins at once, has no clock for its turns, calls nobody, and what is
        drawn from nobody needs nobody's consent.
    open_hand: the board shows what the player holds, so nothing else has to.
    direct_messages: a direct message brings each player the hand.
    rated: its result counts for the ratings, if it is fair.
    brings: what its end brings: a "result", for histories and boards, a line on the board of its "day", or
        nothing.
    ends_with_day: it belongs to a day, in which everybody plays the same, and is over when the day is.
    barred: what nobody may do, each with the key of the sentence that says so.
    """

    name: str
    posted: bool
    alone: bool
    open_hand: bool
    direct_messages: bool
    rated: bool
    brings: Literal["result", "day"] | None
    ends_with_day: bool = False
    barred: Mapping[Act, str] = field(default_factory=dict)

    def check(self, act: Act) -> None:
        """Raises the Refusal that says that nobody may do this with a match of the kind."""
        if act in self.barred:
            raise Refusal(self.barred[act])


TABLE = MatchKind(
    name="table",
    posted=True,
    alone=False,
    open_hand=False,
    direct_messages=True,
    rated=True,
    brings="result",
)
SOLO = MatchKind(
    name="solo",
    posted=True,
    alone=True,
    open_hand=True,
    direct_messages=False,
    rated=False,
    brings="result",
)
_TRIED: tuple[Act, ...] = ("play", "leave", "stop")
DAILY = MatchKind(
    name="daily",
    posted=False,
    alone=True,
    open_hand=True,
    direct_messages=False,
    rated=False,
    brings="day",
    ends_with_day=True,
    barred={act: "daily-fixed" for act in ACTS if act not in _TRIED} | {"undo": "daily-undo"},
)
"""A try at the daily challenge."""

KINDS: Mapping[str, MatchKind] = {kind.name: kind for kind in (TABLE, SOLO, DAILY)}


def kind_for(seats: int) -> MatchKind:
    """The kind of a match that is opened for so many players."""
    return SOLO if seats == 1 else TABLE
