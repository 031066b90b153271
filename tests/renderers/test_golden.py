"""The pictures look as they did when somebody last looked at them.

After an intended change, rewrite them with `GOLDEN=write pytest tests/renderers/test_golden.py`, and look at
each before committing it. Another version of the font library may smooth an edge differently, hence the
tolerance; but it is small in every block of the picture, so that nothing small can go missing.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.contract import Game
from renderers.seats import Lobby, draw_lobby
from tests.games.games import GAMES, folder_of
from tests.renderers.axio_scenes import opened

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "golden"
SCENES = sorted(path.stem for path in Path(__file__).parent.glob("*_scenes.py"))
DRAWN: dict[str, Callable[[], bytes]] = {
    f"{scenes.removesuffix('_scenes')}/{name}": draw
    for scenes in SCENES
    for name, draw in import_module(f"tests.renderers.{scenes}").DRAWN.items()
}
"""Every picture of every module `<name>_scenes`, and each game's lobby, by the name of its golden file."""


def _lobby(game: Game[Any, Any, Any]) -> bytes:
    scene = Lobby(game.title, 4, ("Anna", "Maximilian Großschädl"))
    return draw_lobby(scene, import_module(f"renderers.{folder_of(game)}").EMBLEM)


DRAWN |= {
    f"{folder_of(subject.game)}/lobby": partial(_lobby, subject.game)
    for subject in GAMES
    if f"{folder_of(subject.game)}_scenes" in SCENES
}
MEAN = 0.4  # of 255, over all pixels and colours
BLOCK = 12  # pixels
STRAY = 0.3  # share of the pixels of a block that are clearly another colour


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_as_it_was(name: str) -> None:
    picture, path = DRAWN[name](), GOLDEN / f"{name}.png"
    if os.environ.get("GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(picture)
        pytest.skip("written anew: nothing was compared")
    known = Image.open(path).convert("RGB")
    drawn = opened(picture).convert("RGB")
    assert drawn.size == known.size
    difference = ImageChops.difference(drawn, known).convert("L")
    assert ImageStat.Stat(difference).mean[0] <= MEAN
    assert max(_strays(difference)) <= STRAY


def _strays(difference: Image.Image) -> list[float]:
    """For each block, the share of its pixels that are clearly another colour."""
    clear = difference.point([0] * 48 + [255] * 208)
    whole = Image.new("L", (-(-clear.width // BLOCK) * BLOCK, -(-clear.height // BLOCK) * BLOCK))
    whole.paste(clear)
    return [share / 255 for share in whole.reduce(BLOCK).tobytes()]


def test_every_golden_picture_is_still_drawn() -> None:
    kept = {path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.rglob("*.png")}
    assert kept == set(DRAWN)


def _digests() -> dict[str, str]:
    return {name: hashlib.sha256(draw()).hexdigest() for name, draw in DRAWN.items()}


def test_a_picture_has_the_same_bytes_in_every_process_whatever_was_drawn_before() -> None:
    order = """
import hashlib
from tests.renderers.test_golden import DRAWN
for name in reversed(DRAWN):
    print(name, hashlib.sha256(DRAWN[name]()).hexdigest())
"""
    other = subprocess.run(
        [sys.executable, "-c", order], cwd=ROOT, check=True, capture_output=True, text=True
    )
    lines = (line.rsplit(" ", 1) for line in other.stdout.splitlines())
    assert dict(lines) == _digests() == _digests()
