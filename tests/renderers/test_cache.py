"""The cache of what was drawn is bounded in bytes; pictures are the same with it and without."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import product
from random import Random
from typing import Any

import pytest
from PIL import Image

from renderers import axio, cache, iota, paper_world, png, rota
from renderers.cache import sprites, weight
from renderers.canvas import Sprite
from renderers.shelf import Shelf
from renderers.symbols import SYMBOLS
from tests.renderers import iota_scenes


def plain(size: int, mode: str = "L") -> Sprite:
    return Sprite(Image.new("L", (size, size)), Image.new("1", (size, size)) if mode == "masked" else None)


def test_a_shelf_never_holds_more_than_its_bytes() -> None:
    shelf: Shelf[bytes] = Shelf(1 << 20, len)
    chance = Random("shelf")
    for number in range(2000):
        shelf.put(number, bytes(chance.randrange(20_000)))
        assert shelf.held() <= 1 << 20
    assert shelf.held() > (1 << 20) - 30_000


def test_what_was_not_used_for_longest_goes_first() -> None:
    shelf: Shelf[bytes] = Shelf(3, len)
    for key in "abc":
        shelf.put(key, b"1")
    assert shelf.get("a")
    shelf.put("d", b"1")
    assert [key for key in "abcd" if shelf.get(key)] == ["a", "c", "d"]


def test_what_is_used_stays() -> None:
    shelf: Shelf[bytes] = Shelf(50_000, len)
    shelf.put("used", bytes(10))
    for number in range(1000):
        shelf.put(number, bytes(1000))
        assert shelf.get("used") == bytes(10)
        assert shelf.get(number - 100) is None


def test_many_threads_lose_nothing_and_hold_no_more() -> None:
    shelf: Shelf[bytes] = Shelf(200_000, len)

    def use(seed: int) -> bool:
        chance, right = Random(seed), True
        for _ in range(3000):
            key = chance.randrange(300)
            found = shelf.get(key)
            if found is None:
                shelf.put(key, key.to_bytes(2, "big") * 500)
            else:
                right &= found == key.to_bytes(2, "big") * 500
        return right

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(use, range(8)))
    assert shelf.held() <= 200_000


def test_the_weight_is_that_of_the_pixels() -> None:
    assert 100 * 100 <= weight(plain(100)) <= 100 * 100 + 4096
    assert weight(plain(100, "masked")) == 2 * weight(plain(100))


def test_a_function_draws_again_only_what_was_dropped() -> None:
    drawn = []

    @cache.cached
    def draw(size: int, ground: int = 0) -> Sprite:
        drawn.append((size, ground))
        return plain(size)

    assert draw(10) is draw(10)
    assert draw(10, ground=1) is not draw(10)
    assert drawn == [(10, 0), (10, 1)]
    sprites.clear()
    assert draw(10).width == 10
    assert drawn == [(10, 0), (10, 1), (10, 0)]


def test_what_players_hold_is_not_among_the_sprites() -> None:
    sprites.clear()
    tiles = [first + second for first, second in product(SYMBOLS, repeat=2)]
    for start in range(len(tiles)):
        axio.draw_rack(axio.Rack(tuple((tiles + tiles)[start : start + 5])))
    before = sprites.held()
    chance = Random("racks")
    for _ in range(50):
        axio.draw_rack(axio.Rack(tuple(chance.sample(tiles, 5))))
    assert sprites.held() == before, "there are thousands of hands, and they would push out sprites"


@pytest.mark.parametrize("draw", [axio.draw_rack, iota.draw_hand, paper_world.draw_hand, rota.draw_hand])
def test_few_hands_are_kept(draw: Any) -> None:
    assert draw.cache_info().maxsize == 32, "ten kilobytes or two each"


def test_pictures_are_the_same_when_little_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, draw = iota_scenes.EXAMPLE, iota.draw_board
    before = draw(scene)
    few: Shelf[Sprite] = Shelf(1 << 20, weight)
    monkeypatch.setattr(cache, "sprites", few)
    for _ in range(3):
        png.forget()
        assert draw(scene) == before
    assert 0 < few.held() <= 1 << 20
