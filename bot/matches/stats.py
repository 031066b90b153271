"""One player's record: matches, the rating after each, opponents, streaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.matches.counting import ALL
from bot.matches.rating import NEWCOMER, PROVISIONAL
from bot.matches.standings import Standings
from storage.places import Sight
from storage.players import ServerStore
from storage.results import Board
from storage.standings import StandingStore
from storage.stats import LOOKED, Opponent, Played, StatsStore

OPPONENTS = 3
"""How many of the most frequent opponents are named."""


@dataclass(frozen=True)
class GameStats:
    """A player's matches of one game with others.

    ratings: the rating before the first of them and after each that counts for the board, so there may be
    fewer of them than matches.  rank: on the board; None if the player is not on it.
    met: how many different opponents the player has met, if not yet enough for a place on the world board.
    """

    game: str
    matches: int
    won: int
    best: int
    ratings: tuple[int, ...]
    rank: int | None
    met: int | None = None

    @property
    def rating(self) -> int:
        """The rating now."""
        return self.ratings[-1]

    @property
    def rated(self) -> int:
        """How many matches the rating is based on."""
        return len(self.ratings) - 1

    @property
    def provisional(self) -> bool:
        """The rating is based on few matches."""
        return self.rated < PROVISIONAL


@dataclass(frozen=True)
class SoloStats:
    """A player's solo matches of one game; best: the score of the best one."""

    game: str
    matches: int
    best: int


@dataclass(frozen=True)
class ComputerStats:
    """A player's matches of one game in which computers played along, and how many the player won."""

    game: str
    matches: int
    won: int


@dataclass(frozen=True)
class PlayerStats:
    """A player's figures, on one server or on all of them.

    games, solo, computers: only those that were played, in no order.
    since: Unix seconds of the end of the first match that is looked at.
    streak, longest: matches won in a row, now and at best; a shared first place is a win.
    Matches with computers are in nothing but `computers`.
    """

    games: tuple[GameStats, ...]
    solo: tuple[SoloStats, ...]
    computers: tuple[ComputerStats, ...]
    opponents: tuple[Opponent, ...]
    streak: int
    longest: int
    since: int

    @property
    def matches(self) -> int:
        """The matches with others, of all games."""
        return sum(each.matches for each in self.games)

    @property
    def won(self) -> int:
        """How many of these were won."""
        return sum(each.won for each in self.games)


class Stats:
    """Puts together the figures of a player."""

    def __init__(
        self, store: StatsStore, standings: Standings, boards: StandingStore, servers: ServerStore
    ) -> None:
        self._store = store
        self._standings = standings
        self._boards = boards
        self._servers = servers

    async def of(self, player: int, sight: Sight) -> PlayerStats | None:
        """A player's figures, for somebody with this sight; None for a player without a finished match.

        They are those on the asker's server, or on all servers in a direct message.  Every match counts, as
        on the boards, but opponents are named only from matches that the asker may see.
        """
        server = sight.server
        await self._standings.catch_up()
        played = await self._store.played(player, server)
        if not played:
            return None
        games, solo, computers = [], [], []
        for (alone, automatic, game), group in groupby(sorted(played, key=_sort), key=_sort):
            if alone:
                solo.append(_alone(game, list(group)))
            elif automatic:
                computers.append(_against(game, list(group)))
            else:
                games.append(await self._together(player, server, game, list(group)))
        together = [each for each in played if not (each.solo or each.computers)]
        streak, longest = streaks([each.place == 1 for each in together])
        return PlayerStats(
            tuple(games),
            tuple(solo),
            tuple(computers),
            tuple(await self._store.opponents(player, sight, OPPONENTS)),
            streak,
            longest,
            played[0].at,
        )

    async def _together(
        self, player: int, server: int | None, game: str, played: Sequence[Played]
    ) -> GameStats:
        where = ALL if server is None else server
        hide = server is not None and (await self._servers.get(server)).leavers == "hide"
        board = Board(solo=False, server=where, month=ALL, game=game)
        line = await self._boards.line(board, player, hide=hide)
        unlisted = await self._standings.unlisted(board, player)
        ratings = await self._boards.ratings(where, game, player, LOOKED + 1)
        # Of the matches that are not looked at, only the rating that they left is told.
        start = next((each.rating for each in reversed(ratings) if each.number < played[0].number), NEWCOMER)
        since = [each.rating for each in ratings if each.number >= played[0].number]
        return GameStats(
            game,
            len(played),
            sum(each.place == 1 for each in played),
            max(each.score for each in played),
            (start, *since),
            None if line is None else line.rank,
            None if unlisted is None else unlisted.opponents,
        )


def _sort(played: Played) -> tuple[bool, bool, str]:
    """What a match is counted among: solo, with computers or with people, and the game."""
    return played.solo, played.computers, played.game


def _against(game: str, played: Sequence[Played]) -> ComputerStats:
    return ComputerStats(game, len(played), sum(each.place == 1 for each in played))


def _alone(game: str, played: Sequence[Played]) -> SoloStats:
    return SoloStats(game, len(played), max(played, key=lambda each: each.merit).score)


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Matches won in a row, given the results from oldest to newest: at the end, and at most anywhere."""
    current = longest = 0
    for each in won:
        current = current + 1 if each else 0
        longest = max(longest, current)
    return current, longest
