"""Words in what people type, in English and in their own language."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.iota import notation as iota
from bot.games.paper_world import notation as paper_world
from bot.texts import ENGLISH, catalogue, text
from bot.texts.catalogue import Catalogue
from bot.texts.words import _codes, bare, in_notation
from tests.discord.direct import GUESTS, Direct

TEXTS: Any = sys.modules[Catalogue.__module__]
GROUPS = ("symbol", "iota", "paperworld")


@pytest.mark.parametrize(
    ("group", "typed", "read"),
    [
        ("symbol", "red blue", "r b"),
        ("symbol", "Red-GREEN", "r-g"),
        ("symbol", "red red", "r r"),
        ("symbol", "red sun red sun", "r r"),
        ("symbol", "rb E5", "rb E5"),
        ("symbol", "M59 empty green", "M59 empty g"),
        ("iota", "red circle 2 N20, wild O20", "r c 2 N20, w O20"),
        ("paperworld", "yellow 3 scissors on C2 with token", "y 3 s on C2 with token"),
        ("paperworld", "y1 C2 then y2 C2, finished", "y1 C2 then y2 C2, done"),
        ("paperworld", "", ""),
    ],
)
def test_english_words_are_read(group: str, typed: str, read: str) -> None:
    assert in_notation(typed, group, ENGLISH) == read


@pytest.fixture
def hungarian(tmp_path: Path) -> Iterator[None]:
    """A little Hungarian beside a little English, instead of the bot's own languages."""
    for language, words in (
        ("en", "red\nwords-symbol-g = green\nwords-endings = s"),
        ("hu", "piros, vörös\nwords-symbol-g = zöld\nwords-endings = at, re"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(f"words-symbol-r = {words}\n", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TEXTS, "FOLDER", tmp_path)
        catalogue.cache_clear()
        _codes.cache_clear()
        yield
    catalogue.cache_clear()
    _codes.cache_clear()


@pytest.mark.usefixtures("hungarian")
@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("piros zöld", "r g"),
        ("Pirosat, ZOLD", "r, g"),
        ("voros", "r"),
        ("red zöldre", "r g"),
        ("pirosításra", "pirosításra"),
    ],
)
def test_words_of_the_language_are_read_beside_english_ones(typed: str, read: str) -> None:
    assert in_notation(typed, "symbol", "hu") == read
    assert in_notation("piros", "symbol", "en") == "piros"


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("3-as", "3"),
        ("1-es", "1"),
        ("sárga 1 C2-re és zseton", "y 1 C2 and token"),
        ("y4 C2-kék 2", "y4 C2-b 2"),
        ("y4 C2 -k2", "y4 C2 -k2"),
        ("3-asoknak", "3-asoknak"),
    ],
)
def test_endings_hung_on_numbers_and_cells_say_nothing(typed: str, read: str) -> None:
    assert in_notation(typed, "paperworld", "hu") == read


@pytest.mark.parametrize("language", catalogue().languages)
@pytest.mark.parametrize("group", GROUPS)
def test_each_word_means_one_thing(language: str, group: str) -> None:
    texts, prefix = catalogue(), f"words-{group}-"
    keys = [key for key in sorted(texts.keys(language)) if key.startswith(prefix)]
    words = [(bare(word.strip()), key) for key in keys for word in texts.text(language, key).split(",")]
    assert [word for word, count in Counter(word for word, _ in set(words)).items() if count > 1] == []
    assert [word for word, _ in words if not word.isalpha()] == [], "single words"
    for word, key in words:
        assert in_notation(f"1 {word} 2", group, language) == f"1 {key.removeprefix(prefix)} 2", (word, key)


@pytest.mark.parametrize(
    ("group", "typed", "read"),
    [
        ("paperworld", "azul 1 y 2", "b 1 and 2"),
        ("paperworld", "azul 1 C2 y 2", "b 1 C2 and 2"),
        ("paperworld", "y 2 C3, y1 C2 -y2", "y 2 C3, y1 C2 -y2"),
        ("paperworld", "y", "y"),
        ("iota", "rojo círculo 2 y cuadrado 3", "r c 2 and s 3"),
        ("iota", "amarillo cuadrado 3", "y s 3"),
    ],
)
def test_a_word_of_one_letter_between_others_is_no_letter_of_a_card(
    group: str, typed: str, read: str
) -> None:
    """In Spanish, where "y" joins two cards."""
    assert in_notation(typed, group, "es") == read
    assert in_notation("1 y 2", group, ENGLISH) == "1 y 2"


@pytest.mark.parametrize("language", catalogue().languages)
@pytest.mark.parametrize(
    ("key", "group", "game", "said"),
    [
        ("iota-face-", "iota", iota, "{} N20"),
        ("paperworld-card-", "paperworld", paper_world, "lay {} C2"),
    ],
)
def test_a_card_is_read_as_the_language_calls_it(
    language: str, key: str, group: str, game: Any, said: str
) -> None:
    """Whatever comes first: "red circle 2" is a "cercle rouge 2", "blue 3" a "3 azul"."""
    cards = [each for each in sorted(catalogue().keys(language)) if each.startswith(key)]
    assert len(cards) > 20
    for card in cards:
        called = in_notation(re.sub(r":\w+:|✂", "", text(language, card)), group, language)
        scissors = " s" if key == "paperworld-card-" and card.endswith("s") else ""
        action = game.parse(said.format(called + scissors))
        assert game.notate(action) == said.format(card.removeprefix(key)), called


@pytest.mark.parametrize(
    ("game", "command", "option", "group"),
    [
        ("axio", "place", "tile", "symbol"),
        ("rota", "place", "rotation", "symbol"),
        ("iota", "play", "cards", "iota"),
        ("paperworld", "take", "what", "paperworld"),
    ],
)
async def test_commands_read_words(tmp_path: Path, game: str, command: str, option: str, group: str) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    match = await direct.begun(game)
    seat = match.to_move[0]
    words = {code: word for word, code in reversed(_codes(group, ENGLISH).items())}
    given: dict[str, Any]
    if game == "axio":
        tile, cell, to = match.game.notate(next(match.actions(seat))).split()
        given = {"tile": " ".join(words[each] for each in tile), "cell": cell, "to": to}
    elif game == "rota":
        cell = match.game.notate(next(match.actions(seat))).split()[0]
        given = {
            "cell": cell,
            "rotation": words[next(each for each in match.view(seat).hand if each in "rgbop")],
        }
    elif game == "iota":
        action = next(each for each in match.actions(seat) if match.game.notate(each)[0] in "rgby")
        parts = match.game.notate(action).split()
        spelled = [" ".join(words.get(each, each) for each in part) for part in parts[::2]]
        given = {"cards": " ".join(f"{card} {cell}" for card, cell in zip(spelled, parts[1::2], strict=True))}
    else:
        given = {"what": words[match.view(seat).middle[0][0]]}
    assert any(each in str(given) for each in words.values())
    await direct.slash(GUESTS[seat], f"{game} {command}", given)
    assert (await direct.now(match)).version == match.version + 1, given
    await direct.database.close()
