"""The kinds of matches.  Whatever differs between kinds is a field of MatchKind.

A new kind is one more value in KINDS, plus the sentences whose keys contain its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from bot.refusal import Refusal

Act = Literal[
    "join",
    "decline",
    "set",
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
"""What people may do with a match; each act has its own rules as well."""
ACTS: tuple[Act, ...] = get_args(Act)


@dataclass(frozen=True, kw_only=True, eq=False)
class MatchKind:
    """What all matches of a kind have in common.

    name: as stored.  A match that is not posted is shown by the command of this name.
    posted: played in a channel, in posts that everybody who can view the channel sees.  Otherwise it is
        shown to its player in private answers, and nobody else is told that it exists.
    alone: one person plays it, perhaps against computers.  It begins at once, has no turn clock, calls
        nobody, and neither undoing nor stopping needs anybody's consent.  If it is posted, its one post is
        edited.
    holds: while it is open, no other of its game that does is played in its channel.
    open_hand: what is shown to everybody has the hand of its one person, so nothing else has to.
    direct_messages: each player gets the hand by direct message.
    rated: its result counts for the ratings, if it is fair.
    brings: what its end brings: a "result" for histories and boards, a line on the board of its "day", or
        nothing.
    undos: how often a player may go back in the same turn; steps undone one after the other are once.
    ends_with_day: it belongs to a day, on which everybody plays the same deal, and ends with that day.
    hints: whether players may ask for hints: as "chosen" for the match, "always" or "never".
    redealt: its player may also undo what has brought something unseen, which is then mixed with the rest.
    one_turn: it is over once its person has had a turn, without a result.
    anywhere: commands mean it wherever its player gives them, as long as no other match is meant there.
    barred: the acts that are forbidden, each with the key of the sentence that says so.
    """

    name: str
    posted: bool
    alone: bool
    holds: bool
    open_hand: bool
    direct_messages: bool
    rated: bool
    brings: Literal["result", "day"] | None
    hints: Literal["chosen", "always", "never"]
    undos: int = 3
    ends_with_day: bool = False
    redealt: bool = False
    one_turn: bool = False
    anywhere: bool = False
    barred: Mapping[Act, str] = field(default_factory=dict)

    def check(self, act: Act) -> None:
        """Raises Refusal if this act is barred for matches of this kind."""
        if act in self.barred:
            raise Refusal(self.barred[act])


TABLE = MatchKind(
    name="table",
    posted=True,
    alone=False,
    holds=True,
    open_hand=False,
    direct_messages=True,
    rated=True,
    brings="result",
    hints="chosen",
)
SOLO = MatchKind(
    name="solo",
    posted=True,
    alone=True,
    holds=False,
    open_hand=True,
    direct_messages=False,
    rated=False,
    brings="result",
    hints="never",
    # Trying out what would have been is half the fun, and keeps nobody waiting.
    undos=50,
)
PRACTICE = MatchKind(
    name="practice",
    posted=True,
    alone=True,
    holds=False,
    open_hand=True,
    direct_messages=False,
    rated=False,
    brings="result",
    hints="always",
    undos=10,
    redealt=True,
)
"""One person against a computer."""
_TRIED: tuple[Act, ...] = ("play", "leave", "stop")
DAILY = MatchKind(
    name="daily",
    posted=False,
    alone=True,
    holds=False,
    open_hand=True,
    direct_messages=False,
    rated=False,
    brings="day",
    hints="never",
    ends_with_day=True,
    barred={act: "daily-fixed" for act in ACTS if act not in _TRIED} | {"undo": "daily-undo"},
)
"""A try at the daily challenge."""
LESSON = MatchKind(
    name="lesson",
    posted=False,
    alone=True,
    holds=False,
    open_hand=True,
    direct_messages=False,
    rated=False,
    brings=None,
    hints="never",
    one_turn=True,
    anywhere=True,
    barred={act: "lesson-fixed" for act in ACTS if act not in _TRIED},
)
"""A prepared position, in which somebody who learns the game has one turn."""
PUZZLE = replace(
    LESSON,
    name="puzzle",
    barred={act: "puzzle-fixed" for act in ACTS if act not in _TRIED},
)
"""A position in which one move is clearly best, and somebody has one turn to find it."""

KINDS: Mapping[str, MatchKind] = {kind.name: kind for kind in (TABLE, SOLO, PRACTICE, DAILY, LESSON, PUZZLE)}


def kind_for(seats: int) -> MatchKind:
    """The kind of a match that is opened for this many players."""
    return SOLO if seats == 1 else TABLE
