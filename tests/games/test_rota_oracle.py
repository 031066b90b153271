"""Axio Rota: scoring and legality against a slow second reading of the rules that shares no code.

It lays every quarter circle on the plane, at a half and a half from the middle of its square, looks
for all that are close to a grid point, and knows squares by their middles.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.contract import NoOptions
from bot.games.rota.scoring import name_needed, preview, spaces, squares
from bot.games.rota.state import TILES, Laid, Place
from tests.games.rota_positions import ROTA, skilled
from tests.sample import whole

Quarter = tuple[float, float, str]
"""Where a quarter circle lies, and what it shows."""

INWARD = 0.25


def quarters(x: int, y: int, corners: str) -> list[Quarter]:
    """The four quarters of a tile, in the order of its letters."""
    left, right, top, bottom = x + INWARD, x + 1 - INWARD, y + INWARD, y + 1 - INWARD
    spots = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return [(*spot, corner) for spot, corner in zip(spots, corners, strict=True)]


def quarter_turn(corners: str) -> str:
    """What was at the top left is now at the top right, and so on."""
    return corners[3] + corners[:3]


def slow_circles(table: list[Quarter], tile: list[Quarter]) -> list[list[str]]:
    """For each quarter of the tile what the quarters of other tiles at its grid point show."""
    circles = []
    for across, down, _ in tile:
        point = (round(across), round(down))
        circles.append(
            [shown for x, y, shown in table if abs(x - point[0]) < 0.4 and abs(y - point[1]) < 0.4]
        )
    return circles


def compare(table: tuple[Laid, ...], tile: str, action: Place) -> int:
    """Checks one placement; returns its points."""
    for _ in range(action.rotation):
        tile = quarter_turn(tile)
    mine = quarters(action.x, action.y, tile)
    circles = slow_circles([quarter for laid in table for quarter in quarters(*laid)], mine)
    worth, points = [], Counter[str]()
    for (_, _, shown), others in zip(mine, circles, strict=True):
        symbol = action.colour if shown == "_" else shown
        same = sum(other == symbol for other in others if symbol)
        worth.append(same)
        points[symbol or ""] += same
    taken, held = squares(table), original(tile, action.rotation)
    score = preview(taken, held, action)
    assert score.corners == tile
    assert score.worth == tuple(worth)
    assert score.points == tuple(points[symbol] for symbol in "rgbop")
    needed = "_" in tile and circles[tile.index("_")] != []
    assert name_needed(taken, held, action.square, action.rotation) == needed
    assert score.named == (action.colour if needed else None)
    return sum(worth)


def original(tile: str, rotation: int) -> str:
    """The tile before this many quarter turns: the rest of a full circle leads back to it."""
    for _ in range(4 - rotation):
        tile = quarter_turn(tile)
    return tile


def slow_spaces(table: tuple[Laid, ...]) -> set[tuple[int, int]]:
    """Every free square whose middle is one away from that of a tile."""
    middles = [(laid.x + 0.5, laid.y + 0.5) for laid in table]
    columns, rows = [laid.x for laid in table], [laid.y for laid in table]
    found = set()
    for x in range(min(columns) - 2, max(columns) + 3):
        for y in range(min(rows) - 2, max(rows) + 3):
            apart = [abs(x + 0.5 - across) + abs(y + 0.5 - down) for across, down in middles]
            if min(apart) == 1:
                found.add((x, y))
    return found


@st.composite
def tables(draw: st.DrawFn) -> tuple[Laid, ...]:
    """Tiles anywhere, also apart from each other, of all or few kinds, thin or crowded."""
    kinds = draw(st.sampled_from([TILES, TILES[40:], TILES[:3], ("_rgb", "rrrr", "____", "rgrg")]))
    side = draw(st.integers(2, 6))
    spots = st.tuples(st.integers(-side, side), st.integers(-side, side))
    at = draw(st.lists(spots, min_size=1, max_size=56, unique=True))
    chance = draw(st.randoms(use_true_random=False))
    return tuple(Laid(x, y, original(chance.choice(kinds), chance.randrange(4))) for x, y in at)


@settings(max_examples=whole(150, 50), deadline=None)
@given(tables(), st.randoms(use_true_random=False))
def test_scores_agree_on_any_table(table: tuple[Laid, ...], chance: Random) -> None:
    free = spaces(squares(table))
    for x, y in chance.sample(free, min(10, len(free))):
        tile = chance.choice(TILES if chance.random() < 0.5 else TILES[40:])
        colour = chance.choice([None, *"rgbop"])
        compare(table, tile, Place(x, y, chance.randrange(4), colour))


@settings(max_examples=whole(100, 40), deadline=None)
@given(tables())
def test_places_agree_on_any_table(table: tuple[Laid, ...]) -> None:
    found = spaces(squares(table))
    assert set(found) == slow_spaces(table)
    assert list(found) == sorted(found, key=lambda square: square[::-1])


@given(tables(), st.integers(-40, 40), st.integers(-40, 40), st.randoms(use_true_random=False))
def test_a_table_scores_the_same_wherever_it_lies(
    table: tuple[Laid, ...], right: int, down: int, chance: Random
) -> None:
    moved = tuple(Laid(x + right, y + down, corners) for x, y, corners in table)
    x, y = chance.choice(spaces(squares(table)))
    tile, rotation, colour = chance.choice(TILES), chance.randrange(4), chance.choice("rgbop")
    here = preview(squares(table), tile, Place(x, y, rotation, colour))
    assert preview(squares(moved), tile, Place(x + right, y + down, rotation, colour)).worth == here.worth
    assert preview(squares(table[::-1]), tile, Place(x, y, rotation, colour)) == here


def test_scores_and_places_agree_through_whole_matches() -> None:
    points = bonuses = 0
    for seats in (1, 2, 3, 4):
        for number in range(whole(5, 2)):
            chance = Random(f"oracle {seats} {number}")
            state = ROTA.setup(seats, NoOptions(), f"oracle {number}")
            while ROTA.to_move(state):
                action = skilled(state, state.seat, chance)
                points += compare(state.table, state.hands[state.seat], action)
                listed = {placement.square for placement in ROTA.actions(state, state.seat)}
                assert listed == slow_spaces(state.table)
                bonuses += state.midturn
                state = ROTA.apply(state, state.seat, action)
    assert points > whole(1500, 500), "the matches have to reach what they are to compare"
    assert bonuses > whole(10, 3)
