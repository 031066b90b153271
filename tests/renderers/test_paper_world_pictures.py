"""The pictures of Paper World: what must be visible in them, and what must never change them."""

import re
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.paper_world.goals import met
from renderers import paper_cards, paper_goals, paper_panel, paper_world, players, seats, theme
from renderers.canvas import coloured
from renderers.lettering import cap_height
from renderers.paper_panel import SIDE
from renderers.paper_world import Board, Goal, Hand, Landscape, Rank, Ranking
from renderers.seats import Lobby, draw_lobby
from tests.renderers import paper_world_scenes as scenes
from tests.renderers.axio_scenes import opened
from tests.renderers.paper_world_scenes import cell

Box = tuple[int, int, int, int]
PHONE = 400 / theme.WIDTH
FACES = [colour + value + sign for colour in "ybgk" for value in "12345" for sign in ("", "s")]


def changed_box(one: Board, other: Board) -> Box | None:
    """Where two boards differ; None where their pictures show the same."""
    pictures = (opened(paper_world.draw_board(scene)).convert("RGB") for scene in (one, other))
    return ImageChops.difference(*pictures).getbbox()


def with_player(scene: Board, seat: int, **change: object) -> Board:
    players = list(scene.landscapes)
    players[seat] = replace(players[seat], **change)  # type: ignore[arg-type]  # replace() takes any field
    return replace(scene, landscapes=tuple(players))


def cell_box(scene: Board, seat: int, index: int) -> Box:
    place = paper_world.place_of(scene, seat, index)
    assert place is not None
    left, top, size = place
    return left, top, left + size, top + size


def panel_box(players: int, seat: int) -> Box:
    left, top = paper_world._panel_at(players, seat)
    return left, top, left + paper_panel.WIDTH, top + paper_panel.height_of(players)


def within(box: Box | None, outer: Box) -> bool:
    assert box is not None, "nothing changed"
    return box[0] >= outer[0] and box[1] >= outer[1] and box[2] <= outer[2] and box[3] <= outer[3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_full_table_stays_small_and_is_neither_wide_nor_tall(players: int) -> None:
    full = scenes.tops(
        {column + row: FACES[(3 * ord(column) + int(row)) % 40] for column in "BCD" for row in "234"}
    )
    scene = scenes.board(players)
    crowd = [replace(landscape, tops=full) for landscape in scene.landscapes]
    picture = paper_world.draw_board(replace(scene, landscapes=tuple(crowd)))
    image = opened(picture)
    assert len(picture) <= 90_000
    assert 3 / 4 <= image.width / image.height <= 4 / 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_change_on_one_cell_shows_on_that_cell_only(players: int) -> None:
    scene = scenes.board(players)
    for seat, landscape in enumerate(scene.landscapes):
        index = next(i for i, card in enumerate(landscape.tops) if card)
        other = "g5" if landscape.tops[index] != "g5" else "b2"
        tops = (*landscape.tops[:index], other, *landscape.tops[index + 1 :])
        changed = changed_box(scene, with_player(scene, seat, tops=tops))
        assert within(changed, cell_box(scene, seat, index))


@pytest.mark.parametrize(
    ("cards", "columns", "rows"),
    [
        ("C3", "ABCDE", "12345"),
        ("C3 D3", "BCDE", "12345"),
        ("C3 C2", "ABCDE", "1234"),
        ("C3 D3 E3", "CDE", "12345"),
        ("A3 B3 C3 C2", "ABC", "1234"),
        ("C3 C4 C5 D5 B5", "BCD", "345"),
    ],
)
def test_a_landscape_shows_what_it_may_still_reach(cards: str, columns: str, rows: str) -> None:
    scene = with_player(scenes.begin(4), 3, tops=scenes.tops(dict.fromkeys(cards.split(), "b1")))
    shown = {
        "ABCDE"[index % SIDE] + str(index // SIDE + 1)
        for index in range(SIDE**2)
        if paper_world.place_of(scene, 3, index) is not None
    }
    assert shown == {column + row for column in columns for row in rows}


def test_a_preview_does_not_move_the_landscape() -> None:
    scene = scenes.begin(2)
    tops = scenes.tops({"C3": "y1", "D3": "b1"})
    only_shown = with_player(scene, 0, tops=tops, preview=(cell("D3"),))
    assert paper_world.place_of(only_shown, 0, cell("C3")) == paper_world.place_of(scene, 0, cell("C3"))
    assert within(changed_box(scene, only_shown), cell_box(scene, 0, cell("D3")))


def test_all_cards_in_all_states_look_different() -> None:
    scene = scenes.begin(2)
    index = cell("C3")
    box = cell_box(scene, 0, index)
    looks: dict[bytes, str] = {}
    for face in FACES:
        plain = with_player(scene, 0, tops=scenes.tops({"C3": face}))
        changes: list[dict[str, object]] = [
            {}, {"recent": (index,)}, {"preview": (index,)}, {"targets": (index,)}, {"token": index}
        ]  # fmt: skip
        for change in changes:
            image = opened(paper_world.draw_board(with_player(plain, 0, **change)))
            looks[image.crop(box).tobytes()] = face
    assert len(looks) == 40 * 5


def test_a_target_shows_on_a_free_cell_and_on_a_pile() -> None:
    scene = scenes.begin(4)
    for name in ("C2", "C3"):
        marked = with_player(scene, 0, targets=(cell(name),))
        assert within(changed_box(scene, marked), cell_box(scene, 0, cell(name)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_laid_last_has_a_gold_frame_that_a_phone_shows(players: int) -> None:
    scene = scenes.board(players)
    image = opened(paper_world.draw_board(scene)).convert("RGB")
    for index in scene.landscapes[1].recent:
        left, top, right, bottom = cell_box(scene, 1, index)
        for step in range(5):
            sides = [
                ((left + right) // 2, top + step),
                ((left + right) // 2, bottom - 1 - step),
                (left + step, (top + bottom) // 2),
                (right - 1 - step, (top + bottom) // 2),
            ]
            assert [image.getpixel(point) for point in sides] == [theme.GOLD] * 4


def test_a_mark_is_laid_over_a_card_which_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = with_player(scenes.board(2), 1, recent=())
    paper_world.draw_board(bare)
    drawn: list[str] = []
    monkeypatch.setattr(paper_cards, "paint_landscape", lambda brush, colour, box: drawn.append(colour))
    cells = [index for index, card in enumerate(bare.landscapes[0].tops) if card]
    marked = with_player(bare, 0, recent=tuple(cells[:3]), earlier=(tuple(cells[3:6]), tuple(cells[6:])))
    assert paper_world.draw_board(marked) != paper_world.draw_board(bare)
    assert not drawn


CHANGES: list[dict[str, object]] = [
    {"stars": 14},
    {"goals": 6},
    {"hand": 9},
    {"discards": 12},
    {"total": -3},
    {"took": "recent"},
    {"to_move": False},
    {"left": True},
    {"place": 1},
    {"name": "Bea"},
    {"letter": "B"},
]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: next(iter(change)))
def test_what_is_said_of_a_player_shows_on_their_card(change: dict[str, object], players: int) -> None:
    scene = scenes.board(players)
    assert within(changed_box(scene, with_player(scene, 0, **change)), panel_box(players, 0))


def test_what_lies_in_the_middle_shows() -> None:
    scene = scenes.board(3)
    strip = (theme.MARGIN, theme.MARGIN, theme.WIDTH - theme.MARGIN, 227)
    for pile in range(5):
        middle = (*scene.middle[:pile], "g4s", *scene.middle[pile + 1 :])
        assert within(changed_box(scene, replace(scene, middle=middle)), strip)
    fewer = (17, *scene.heights[1:])
    assert within(changed_box(scene, replace(scene, heights=fewer)), strip)


def test_the_token_of_nobody_lies_by_the_piles() -> None:
    scene = scenes.begin(3)
    box = changed_box(scene, with_player(scene, 0, token=cell("C3")))
    assert box is not None
    on_card = cell_box(scene, 0, cell("C3"))
    assert box[1] < 227, "it is no longer by the piles"
    assert box[3] > on_card[1], "it is on the card"


def test_the_tokens_of_a_goal_show() -> None:
    scene = scenes.begin(4)
    goal = scene.goals[1]
    looks = set()
    for tokens in (
        ((4, ""), (2, ""), (1, "")),
        ((4, "A"), (2, ""), (1, "")),
        ((4, "B"), (2, ""), (1, "")),
        ((4, "B"), (2, "A"), (1, "")),
        ((4, "B"), (2, "A"), (1, "D")),
        ((2, "B"), (1, "A")),
    ):
        for recent in (False, True):
            goals = (scene.goals[0], Goal(goal.side, tokens, recent), scene.goals[2])
            looks.add(paper_world.draw_board(replace(scene, goals=goals)))
    assert len(looks) == 12


def test_each_goal_has_a_diagram_of_its_own() -> None:
    numbers = [str(number) + side for number in range(1, 11) for side in "ab"]
    assert sorted(paper_goals.GOALS) == sorted(numbers)
    small = [
        coloured(paper_goals.diagram(goal).image).convert("L").resize((49, 70), Image.Resampling.BOX)
        for goal in numbers
    ]
    for one, other in combinations(small, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] >= 2


def _as_shown(goal: str) -> dict[int, str]:
    """Cards, by cell, that lie as the diagram of a goal shows them."""
    cells = enumerate(paper_goals.PLACED.get(goal) or paper_goals.LOOSE[goal])
    kinds = {"#": "b3", "n": "g4", "o": "k1", "+": f"y{paper_goals.SUMS.get(goal, 0) // 3}", "s": "k2s"}
    cards = {}
    for place, what in cells:
        if what != ".":
            card = kinds.get(what) or (f"{'ybgk'[place % 4]}{what}" if what.isdigit() else what + "1")
            cards[(place // 3 + 1) * SIDE + place % 3 + 1] = card
    return cards


@pytest.mark.parametrize("goal", paper_goals.GOALS)
def test_a_diagram_shows_what_meets_its_goal(goal: str) -> None:
    shown = _as_shown(goal)
    assert met(goal, tuple(shown.get(index, "") for index in range(SIDE**2)))
    # And nothing that it shows could be left out.
    for gap in shown:
        assert not met(goal, tuple(shown.get(index, "") * (index != gap) for index in range(SIDE**2)))


def _shape(colour: str) -> Image.Image:
    """The lower part of a card at a phone's size: black where it is darker than half."""
    image = (
        coloured(paper_cards.card(65, colour + "1", "laid", False, paper_cards.CLOTH).image)
        .convert("L")
        .resize((27, 27), Image.Resampling.BOX)
    )
    inner = image.crop((3, 12, 24, 24))
    tones = inner.tobytes()
    border = (min(tones) + max(tones)) // 2
    return inner.point([0 if tone < border else 255 for tone in range(256)])


@pytest.mark.parametrize(("one", "other"), list(combinations("ybgk", 2)))
def test_two_landscapes_differ_by_shape_alone(one: str, other: str) -> None:
    differing = ImageStat.Stat(ImageChops.difference(_shape(one), _shape(other))).mean[0] / 255
    assert differing >= 0.1


@pytest.mark.parametrize("count", [0, 1, 7, 8, 14, 15])
def test_a_hand_of_any_length_is_drawn(count: int) -> None:
    image = opened(paper_world.draw_hand(Hand(tuple(FACES[:count]))))
    assert image.width == theme.WIDTH
    assert image.height <= theme.WIDTH * 3 / 4


def test_each_chosen_slot_shows() -> None:
    cards = scenes.HAND.cards
    looks = {paper_world.draw_hand(Hand(cards, chosen)) for chosen in ((), *((slot,) for slot in range(14)))}
    looks.add(paper_world.draw_hand(Hand(cards, (0, 13))))
    assert len(looks) == 16
    assert paper_world.draw_hand(Hand(cards, (3, 1))) == paper_world.draw_hand(Hand(cards, (1, 3)))


def test_each_part_of_a_rank_shows() -> None:
    row = Rank("A", "Anna", 2, 15, 4, False, 3, 2, 14)
    changes: list[dict[str, object]] = [
        {"stars": 16}, {"goals": 6}, {"token": True}, {"hand": 4}, {"discards": 3}, {"total": -14},
        {"left": True}, {"place": 1},
    ]  # fmt: skip
    rows = [row, *(replace(row, **change) for change in changes)]  # type: ignore[arg-type]  # replace() takes any field
    looks = {paper_world.draw_ranking(Ranking("Paper World", (one,))) for one in rows}
    assert len(looks) == len(rows)


def test_parts_of_a_rank_stand_apart_however_wide_they_are() -> None:
    """No number comes as near to the next sign as to its own: 9 pixels and more between parts."""
    row = Rank("A", "A", 1, 44, 12, True, 9, 12, -12)
    picture = opened(paper_world.draw_ranking(Ranking("Paper World", (row,)))).convert("RGB")
    middle = seats.TITLE + seats.RANK_ROW // 2
    line = picture.crop((theme.MARGIN + 370, middle - 12, theme.MARGIN + 825, middle + 12))
    ground = Image.new("RGB", line.size, theme.IVORY)
    inked = ImageChops.difference(line, ground).convert("L").point(lambda value: 255 if value > 8 else 0)
    columns = (inked.crop((x, 0, x + 1, inked.height)) for x in range(inked.width))
    drawn = "".join("#" if column.getbbox() else " " for column in columns)
    apart = [len(gap) for gap in re.findall("(?<=#) +(?=#)", drawn)]
    assert len([gap for gap in apart if gap >= 9]) == 4, apart


def test_text_can_be_read_on_a_phone() -> None:
    assert cap_height(theme.SMALL) * PHONE >= 9
    # What is computed holds for what is drawn: the value on the smallest card that a landscape has.
    size = cell_box(scenes.begin(4), 0, cell("C3"))
    side = size[2] - size[0]
    card = (
        coloured(paper_cards.card(side, "b1", "laid", False, paper_cards.CLOTH).image)
        .convert("RGB")
        .crop((6, 6, side // 2, side // 2))
    )
    ground = Image.new("RGB", card.size, card.getpixel((1, 1)))
    _, high, _, low = ImageChops.difference(card, ground).convert("L").point(
        [0] * 40 + [255] * 216
    ).getbbox() or (0, 0, 0, 0)
    assert (low - high) * PHONE >= 9


HOSTILE = [
    "", " ", "W" * 32, "ﷺ" * 32, "אבגד", "\u202egnp", "👩‍👩‍👧‍👦" * 8, "a\nb\tc", "Z̷͑a̴͒l̶̓g̸̾o̷͘" * 3,
    "\x00", "\ud800",
]  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_a_hostile_name_stays_in_the_head_of_its_own_card(name: str) -> None:
    scene = scenes.board(4)
    box = changed_box(with_player(scene, 0, name="", total=-12), with_player(scene, 0, name=name, total=-12))
    if box is not None:
        left, top, right, _ = panel_box(4, 0)
        # The total at the right of the head stays free.
        assert within(box, (left + 78, top, right - 87, top + players.HEAD_END))
    rows = (Rank("A", name, 1, 9, 4, True, 0, 0, 15), Rank("B", name, 2, 0, 0, False, 9, 11, -20))
    assert opened(paper_world.draw_ranking(Ranking(name, rows))).width == theme.WIDTH
    assert opened(draw_lobby(Lobby(name, 2, (name, name)), paper_world.EMBLEM)).width == theme.WIDTH


def test_one_who_left_has_no_cards_and_is_drawn() -> None:
    scene = scenes.board(3)
    gone = Landscape("C", "Carla", ("",) * SIDE**2, 0, 0, 0, 0, 0, left=True)
    changed = replace(scene, landscapes=(*scene.landscapes[:2], gone))
    assert opened(paper_world.draw_board(changed)).size == opened(paper_world.draw_board(scene)).size
