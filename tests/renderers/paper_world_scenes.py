"""Scenes of Paper World that the tests draw; each is the same in every process."""

from collections.abc import Callable
from dataclasses import replace

from PIL import Image

from renderers import paper_world, theme
from renderers.canvas import Picture, Sprite
from renderers.paper_cards import State, draw_card
from renderers.paper_panel import SIDE
from renderers.paper_world import Board, Goal, Hand, Landscape, Rank, Ranking
from tests.renderers.axio_scenes import opened

NAMES = ("Anna", "Maximilian Großschädl", "Жофия Őry", "日本語")
PILES = (
    {
        "B2": "y3",
        "C2": "b1",
        "D2": "g2s",
        "B3": "k4",
        "C3": "y5s",
        "D3": "b5",
        "B4": "g1",
        "C4": "k1",
        "D4": "g3",
    },
    {"C3": "b2", "D3": "y4", "C4": "k3s"},
    {"C3": "g4"},
    {"A3": "k5", "B3": "y1", "C3": "k2", "A4": "b3", "B2": "g5"},
)
SIDES = ("1a", "7b", "8b", "4a", "2b", "5a", "10b", "6a", "3a", "9b", "1b", "10a", "8a", "4b", "7a")


def card(size: int, face: str, state: State, token: bool = False) -> Sprite:
    """A card alone on its square."""
    picture = Picture(size, size, theme.KRAFT)
    draw_card(picture, (0, 0), size, face, state, token, theme.KRAFT)
    drawn = opened(picture.encode())
    return Sprite(Image.frombytes("L", drawn.size, drawn.tobytes()))


def cell(name: str) -> int:
    """The index of "A1" to "E5"."""
    return (int(name[1:]) - 1) * SIDE + ord(name[0]) - ord("A")


def tops(piles: dict[str, str]) -> tuple[str, ...]:
    cards = {cell(name): card for name, card in piles.items()}
    return tuple(cards.get(index, "") for index in range(SIDE**2))


def landscapes(count: int) -> tuple[Landscape, ...]:
    return tuple(
        Landscape("ABCD"[seat], NAMES[seat], tops(PILES[seat]), 15 - 4 * seat, (4, 0, 3, 0)[seat],
                  3 + 2 * seat, seat, 16 - 7 * seat, to_move=seat == 0)
        for seat in range(count)
    )  # fmt: skip


def board(count: int) -> Board:
    one, *others = landscapes(count)
    points = (2, 1) if count == 2 else (4, 2, 1)
    first = replace(one, token=cell("D2"))
    last = replace(others[0], recent=(cell("D3"), cell("C4")))
    return Board(
        ("b3", "g1s", "k5", "y2", ""),
        (18, 17, 4, 1, 0),
        tuple(Goal(side, tuple((p, "B" if index == p - 1 else "") for p in points))
              for index, side in enumerate(SIDES[3 * count - 6 : 3 * count - 3])),
        (first, last, *others[1:]),
    )  # fmt: skip


def begin(count: int) -> Board:
    bare = tuple(
        Landscape(
            "ABCD"[seat], NAMES[seat], tops({"C3": "ybgk"[seat] + "1"}), 0, 0, 0, 0, 0, to_move=seat == 1
        )
        for seat in range(count)
    )
    goals = tuple(Goal(side, ((4, ""), (2, ""), (1, ""))) for side in ("4a", "10b", "5a"))
    return Board(("y1", "b2", "g3", "k4", "y5s"), (15, 15, 14, 14, 14), goals, bare)


def preview() -> Board:
    scene = board(2)
    own = replace(
        scene.landscapes[0],
        tops=tops({"C3": "y1", "D3": "b2", "D4": "b1"}),
        token=None,
        preview=(cell("D4"),),
        targets=(cell("C2"), cell("D2"), cell("C3"), cell("E3")),
    )
    return replace(scene, landscapes=(own, replace(scene.landscapes[1], token=cell("C4"))))


def hints() -> Board:
    """A card that is only shown, and piles to take from."""
    scene = preview()
    own = replace(scene.landscapes[0], targets=(), numbers=((cell("D4"), 1),))
    return replace(
        scene, landscapes=(own, scene.landscapes[1]), numbers=((0, 2), (2, 2), (2, 3), (4, 3)), taken=()
    )


def took() -> Board:
    scene = board(3)
    first, second, third = scene.landscapes
    goals = (replace(scene.goals[0], recent=True), *scene.goals[1:])
    first = replace(first, earlier=((), (cell("C3"),)))
    third = replace(third, earlier=((cell("C3"),),))
    lands = (first, replace(second, recent=(), took="recent"), third)
    return replace(scene, goals=goals, landscapes=lands, taken=(1, 4), taken_earlier=((3,), (0, 3)))


HAND = Hand(("y1", "y3s", "y5", "b1", "b2", "b4s", "g1", "g2", "g5s", "k1", "k3", "k3", "k4s", "k5"), (1, 12))
RANKING = Ranking(
    "Paper World",
    (
        Rank("B", "Bob", 1, 15, 4, True, 3, 2, 16),
        Rank("A", "Maximilian Großschädl", 2, 18, 0, False, 0, 4, 14),
        Rank("C", "日本語", 3, 8, 3, False, 9, 3, -1),
        Rank("D", "Dávid", 4, 0, 0, False, 0, 9, -9, left=True),
    ),
)

DRAWN: dict[str, Callable[[], bytes]] = {
    "board-2": lambda: paper_world.draw_board(board(2)),
    "board-3": lambda: paper_world.draw_board(took()),
    "board-4": lambda: paper_world.draw_board(board(4)),
    "begin": lambda: paper_world.draw_board(begin(4)),
    "preview": lambda: paper_world.draw_board(preview()),
    "hints": lambda: paper_world.draw_board(hints()),
    "hand": lambda: paper_world.draw_hand(HAND),
    "ranking": lambda: paper_world.draw_ranking(RANKING),
}
"""Every kind of picture, by the name of its golden file."""
