"""How results count on boards: pure functions from the lines before to the lines after."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Collection, Iterable
from dataclasses import replace
from itertools import combinations
from statistics import fmean

from bot.matches.rating import DIFFERENT, MOST_MET, RECENT, Skill, rated
from storage.results import Board, Counted, Meeting, Pair, Placing, boards
from storage.standings import Lines, RatingAfter, Standing

ALL = 0
"""The server that stands for all servers, and the month that stands for all time."""
EVERY = ""
"""The game that stands for all games."""

Met = defaultdict[Pair, deque[Meeting]]
"""The newest results of the world in which two players met, the oldest first."""


def boards_of(result: Counted) -> list[Board]:
    """The boards on which a result counts."""
    return boards(result.server, result.month, result.game, solo=result.solo, world=result.world)


def fold(
    lines: Lines, results: Iterable[Counted], met: Met, wanted: Collection[Board] | None = None
) -> list[RatingAfter]:
    """Counts results, in order, on their boards or on the wanted ones; changes `lines` and `met`."""
    ratings = []
    for result in results:
        if not result.counts:
            continue
        for board in boards_of(result):
            if wanted is not None and board not in wanted:
                continue
            if result.solo:
                key = board, result.placings[0].player
                lines[key] = _alone(lines.get(key), result.placings[0])
                continue
            skills = _rate(lines, result, board, met)
            _, server, month, game = board
            if month == ALL and game != EVERY:
                ratings += [
                    RatingAfter(server, game, each.player, result.number, skill.rating)
                    for each, skill in zip(result.placings, skills, strict=True)
                ]
        if is_rated_in_world(result):
            for pair in pairs_of(result):
                met[pair].append(Meeting(result.at, result.game, result.month))
    return ratings


def _rate(lines: Lines, result: Counted, board: Board, met: Met) -> list[Skill]:
    """Counts a match with others on one board; returns the players' new skills there."""
    players = [each.player for each in result.placings]
    before = [lines.get((board, player)) for player in players]
    skills = [Skill() if each is None else Skill(each.mu, each.sigma) for each in before]
    places = [each.place for each in result.placings]
    if board.server != ALL:
        after = rated(skills, places)
        for standing, skill, placing in zip(before, after, result.placings, strict=True):
            lines[board, placing.player] = _together(standing, skill, placing)
        return after
    # Worldwide nobody knows the players, so meeting the same people again and again gains less.
    meetings = {pair: _on_board(met[pair], board) for pair in pairs_of(result)}
    with_others = [[meetings[_pair(one, other)] for other in players if other != one] for one in players]
    weights = [
        fmean(1 / (1 + sum(each.at > result.at - RECENT for each in pair)) for pair in pairs)
        for pairs in with_others
    ]
    after = rated(skills, places, weights)
    for standing, skill, placing, pairs in zip(before, after, result.placings, with_others, strict=True):
        known = standing.opponents if standing else 0
        known = min(DIFFERENT, known + sum(not pair for pair in pairs))
        line = _together(standing, skill, placing)
        lines[board, placing.player] = replace(line, opponents=known, listed=known >= DIFFERENT)
    return after


def is_rated_in_world(result: Counted) -> bool:
    """Whether a result counts for ratings on the boards of the world."""
    return result.counts and result.world and not result.solo


def _pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def pairs_of(result: Counted) -> list[Pair]:
    """Everybody in a result with everybody else."""
    return [_pair(one.player, other.player) for one, other in combinations(result.placings, 2)]


def _on_board(meetings: Iterable[Meeting], board: Board) -> list[Meeting]:
    """The meetings that a board counts."""
    _, _, month, game = board
    return [each for each in meetings if month in (ALL, each.month) and game in (EVERY, each.game)]


def recent() -> deque[Meeting]:
    """The meetings of two players, as many as are looked at."""
    return deque(maxlen=MOST_MET)


def _together(before: Standing | None, skill: Skill, placing: Placing) -> Standing:
    return Standing(
        rating=skill.rating,
        mu=skill.mu,
        sigma=skill.sigma,
        matches=1 + (before.matches if before else 0),
        won=int(placing.place == 1) + (before.won if before else 0),
        best=max(placing.score, before.best) if before else placing.score,
    )


def _alone(before: Standing | None, placing: Placing) -> Standing:
    first = Standing(rating=placing.merit, mu=0.0, sigma=0.0, matches=1, won=0, best=placing.score)
    if before is None:
        return first
    best = first if placing.merit > before.rating else before
    return replace(best, matches=before.matches + 1)
