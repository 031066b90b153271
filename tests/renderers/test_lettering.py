"""Names of all sorts: what of them is drawn, by which font, and in what order."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, features

from renderers import lettering, theme
from renderers.lettering import fitted, legible, text_mask, text_width
from renderers.shelf import Shelf

SHAPED = features.check("raqm") and features.check("fribidi")
SALAH = "محمد صلاح"
_MAPS = Path("/proc/self/maps")


def ink(text: str, size: int = theme.MEDIUM) -> Image.Image:
    return text_mask(text, size, theme.BOLD)[0]


@pytest.mark.parametrize(
    "name",
    [
        *("Anna", "Győző Űr", "Straße", "Ωμέγα", "Жуков", "O'Neil-Smith 3", "a_b.c"),
        *(
            "日本語 太郎",
            "カタカナ",
            "王小明",
            "香港嘅",
            "龘",
            "김철수",
            "ㄅㄆㄇ",
            "שלום",
            SALAH,
            "پژمان",
            "Anna 日",
        ),
        *("Anna 🎲", "🎲", "😀😀"),
    ],
)
def test_names_in_many_scripts_are_drawn_as_they_are(name: str) -> None:
    assert legible(name) == name


@pytest.mark.parametrize(
    "name", ["", " ", "ᚠᚢᚦ", "Anna ᚠ", "नमस्ते", "...", "\ue000", "\x00\x01", "\ud800", "ㅤ"]
)
def test_names_that_would_lose_a_letter_are_not_drawn(name: str) -> None:
    assert legible(name) == ""


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("\U0001d4d9\U0001d4f8\U0001d4f1\U0001d4f7", "John"),
        ("\uff2a\uff4f\uff48\uff4e", "John"),
        ("ﬁn", "fin"),
        ("ｶﾀｶﾅ", "カタカナ"),
        ("a\nb\t c", "a b c"),
        ("Ame\u0301lie", "Amélie"),
        ("Z\u0334a\u0335", "Za"),
        ("👋🏽 Bo", "👋 Bo"),
        ("👩\u200d👧 Bo", "👩👧 Bo"),
        ("Bo ❤\ufe0f", "Bo ❤"),
        ("\u202eabc", "abc"),
        ("\u2067abc\u2069", "abc"),
    ],
)
def test_letters_in_disguise_become_plain_and_what_is_none_is_left_out(name: str, drawn: str) -> None:
    assert legible(name) == drawn


def test_a_sentence_is_drawn_as_long_as_it_is() -> None:
    sentence = "Anna lays a card, and another one, " * 9
    assert legible(sentence) == sentence.strip()


def test_a_short_name_that_stands_for_a_long_text_is_cut() -> None:
    assert 70 <= len(legible("ﷺ" * 32)) <= 80


@pytest.mark.parametrize("text", ["Wolfgang Amadeus " * 3, "日本語の名前" * 6, "محمد" * 12, "🎲" * 40])
@pytest.mark.parametrize("width", [1, 40, 200, 300])
def test_a_fitted_text_fits(text: str, width: int) -> None:
    short = fitted(text, theme.MEDIUM, width)
    assert text_width(short, theme.MEDIUM) <= width
    assert short == "" or short.endswith("…")


@pytest.mark.parametrize("name", ["日本語", "김철수", "שלום", SALAH, "Anna 🎲 日本", "Dan שלום 12"])
def test_a_name_has_ink_of_its_own_as_wide_as_is_said(name: str) -> None:
    assert abs(ink(name).width - text_width(name, theme.MEDIUM)) <= theme.MEDIUM // 4
    assert ink(name).tobytes() != ink(name[:-1] + name[0]).tobytes()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("abc אבג", ["abc ", "אבג"]),
        ("אבג abc", ["abc", " ", "אבג"]),
        ("אבג 12 דה", ["דה", " ", "12", " ", "אבג"]),
        ("a (אב) b", ["a (", "אב", ") b"]),
        ("אב (Dan) 12", ["12", ") ", "Dan", " (", "אב"]),
        ("Dan [אב] [ab]", ["Dan [", "אב", "] [ab]"]),
        ("אב …", [" …", "אב"]),
        ("a אב 12", ["a ", "12", " ", "אב"]),
        ("日本 a", ["日本", " a"]),
    ],
)
def test_a_line_runs_as_its_script_does(text: str, shown: list[str]) -> None:
    assert [run.text for run in lettering._runs(text)] == shown


def test_leftward_letters_begin_at_the_right() -> None:
    """The first letter of a Hebrew name is its rightmost one."""
    first, second = "\N{HEBREW LETTER LAMED}", "\N{HEBREW LETTER VAV}"
    whole, alone = ink(first + second), ink(first)
    right = whole.crop((whole.width - alone.width, 0, whole.width, whole.height))
    # Lamed alone rises above the other letter.
    assert right.crop((0, 0, alone.width, 6)).getbbox() is not None
    assert whole.crop((0, 0, whole.width - alone.width - 2, 6)).getbbox() is None


@pytest.mark.skipif(not SHAPED, reason="Pillow has no Raqm or no FriBiDi here: letters stay unjoined")
def test_arabic_letters_are_joined() -> None:
    joined = ink("محمد")
    columns = [joined.crop((x, 0, x + 1, joined.height)).getbbox() for x in range(joined.width)]
    assert None not in columns, "there is a gap between two letters"


@pytest.mark.parametrize("text", [SALAH, "שלום (אב) 12", "Anna אב"])
def test_without_raqm_letters_are_still_drawn(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lettering, "_shapes", lambda: False)
    kept = (lettering._font.cache_clear, lettering.text_width.cache_clear, lettering._masks.clear)
    for clear in kept:
        clear()
    assert ink(text).getbbox() is not None
    assert abs(ink(text).width - text_width(text, theme.MEDIUM)) <= theme.MEDIUM // 4
    for clear in kept:
        clear()


def test_a_text_is_drawn_once_while_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    draw = lettering._drawn_mask

    def counted(text: str, size: int, weight: int) -> lettering.Mask:
        drawn.append(text)
        return draw(text, size, weight)

    monkeypatch.setattr(lettering, "_drawn_mask", counted)
    monkeypatch.setattr(lettering, "_masks", Shelf(100_000, lettering._weight))
    names = [f"Bartholomew {number}" for number in range(40)]
    for name in [*names, names[-1], names[0]]:
        ink(name)
    assert drawn == [*names, names[0]]
    assert lettering._masks.held() <= 100_000


def test_no_name_leaves_its_line() -> None:
    """Whatever a name holds, its ink is no higher than a line of text."""
    chance = random.Random(3)
    odd = "aZ\u0334\u0351\u0353日🎲\u202e\u2066محﷺ\u200dÅ\u0e4f\u0489"
    for _ in range(200):
        name = legible("".join(chance.choices(odd, k=12)))
        assert ink(name or "a").height <= round(1.33 * theme.MEDIUM)


def test_fonts_are_opened_when_a_name_needs_them() -> None:
    code = """
from renderers import lettering
lettering.text_mask(lettering.legible("Győző 12 Жуков"), 40, 800)
opened = set()
font = lettering.ImageFont.truetype
def truetype(path, *args, **named):
    opened.add(path.name)
    return font(path, *args, **named)
lettering.ImageFont.truetype = truetype
lettering.text_mask(lettering.legible("Anna"), 40, 800)
assert not opened, opened
lettering.text_mask(lettering.legible("日本"), 40, 800)
assert opened == {"NotoSansCJK-Bold.otf"}, opened
"""
    subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2], check=True)


def test_each_font_comes_with_its_licence_and_all_together_stay_small() -> None:
    assets = theme.FONT.parent
    fonts = [path for path in assets.iterdir() if path.suffix in (".ttf", ".otf")]
    assert {theme.FONT.name, *(face.file for face in lettering._OTHERS)} == {font.name for font in fonts}
    for font in fonts:
        licence = assets / f"{font.stem.removesuffix('-Bold')}-OFL.txt"
        text = licence.read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in text
        assert text.startswith(font.name)
        assert "Copyright" in text
    assert sum(font.stat().st_size for font in fonts) <= 20 << 20


@pytest.mark.skipif(not _MAPS.exists(), reason="only Linux tells what is in memory")
def test_few_fonts_are_in_memory_however_many_sizes_are_drawn() -> None:
    for size in range(20, 60):
        text_mask("Few fonts", size, theme.BOLD)
    assert 0 < _MAPS.read_text("utf-8").count(theme.FONT.name) <= lettering._OPEN
