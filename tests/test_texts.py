"""The catalogue: what it promises, and that all languages and all callers keep to it."""

from __future__ import annotations

import ast
import re
import sys
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from pathlib import Path
from threading import Event
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ast_of_fluent
from fluent.syntax.visitor import Visitor

from bot.texts import IncompleteText, catalogue, text
from bot.texts.catalogue import Catalogue
from tests.languages.sentences import OWNERS, files
from tests.patience import PATIENT

ROOT = Path(__file__).parent.parent

ENGLISH = """
hello = Hello { $name }, you have { $points ->
    [one] one point
   *[other] { $points } points
}.
lay = { $name } lays { WORD("symbol", $symbol) }.
symbol-r = red { -shape }
-shape = disc
start = start
    .description = Begin a match for { $count } players
built = { hello } { start.description }
share = { $name }: 100 %, { "{" }{ $name }{ "}" }
"""
GERMAN = """
hello = Hallo { $name }, { $points } Punkte.
symbol-r = rot
lay = { $name } legt { WORD("symbol", $symbol) }.
start = los
    .description = Beginnt eine Partie für { $count }
built = { hello } { start.description }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, content in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(content, "utf-8")
    (tmp_path / "__pycache__").mkdir()
    return tmp_path


@pytest.fixture
def small(folder: Path) -> Catalogue:
    return Catalogue(folder)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        *(
            ("en", "en"),
            ("en-US", "en"),
            ("en-GB", "en"),
            ("de", "de"),
            ("de-AT", "de"),
            ("hu", "en"),
            ("", "en"),
        ),
        *(("hu,de-AT", "de"), ("de,en-US", "de"), ("hu,fr", "en"), ("hu,", "en")),
    ],
)
def test_locales_of_discord(small: Catalogue, locale: str, language: str) -> None:
    assert small.languages == ("de", "en")
    assert small.language(locale) == language
    assert small.text(locale, "hello", name="A", points=2).startswith(
        "Hallo" if language == "de" else "Hello"
    )


def test_numbers_choose_the_form_and_are_not_grouped(small: Catalogue) -> None:
    assert small.text("en", "hello", name="Ann", points=1) == "Hello Ann, you have one point."
    assert small.text("en", "hello", name="Ann", points=12345) == "Hello Ann, you have 12345 points."
    assert small.text("en", "hello", name="Ann", points=-5) == "Hello Ann, you have -5 points."


@pytest.mark.parametrize(
    "name", ["{ $points }", '{ WORD("symbol", "r") }', "**a_b** \\ <@1>", "Ödön\n🙂", " a "]
)
def test_names_come_through_unharmed(small: Catalogue, name: str) -> None:
    assert small.text("en", "hello", name=name, points=1) == f"Hello {name}, you have one point."


def test_gaps_are_filled_and_nothing_else_changes(small: Catalogue) -> None:
    assert small.text("en", "share", name="%s") == "%s: 100 %, {%s}"
    with pytest.raises(IncompleteText, match="share"):
        small.text("en", "share")


def test_words_of_codes(small: Catalogue) -> None:
    assert small.text("en", "lay", name="Ann", symbol="r") == "Ann lays red disc."
    assert small.text("de", "lay", name="Ann", symbol="r") == "Ann legt rot."
    with pytest.raises(IncompleteText, match="no such word"):
        small.text("en", "lay", name="Ann", symbol="q")


def test_attributes_are_keys(small: Catalogue) -> None:
    assert small.text("en", "start") == "start"
    assert small.text("en", "start.description", count=2) == "Begin a match for 2 players"
    assert {"start", "start.description"} <= small.keys("en")
    assert "-shape" not in small.keys("en")


def test_parameters_include_those_of_messages_built_in(small: Catalogue) -> None:
    assert small.parameters("en", "built") == {"name", "points", "count"}
    assert small.parameters("en", "symbol-r") == set()


def test_nothing_is_said_before_what_it_refers_to_is_read(
    small: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two threads that draw pictures say the same sentence for the first time."""
    parse, reading, go_on = FluentParser.parse, Event(), Event()

    def slow(parser: FluentParser, source: str) -> ast_of_fluent.Resource:
        if source.startswith("-shape"):
            reading.set()
            assert go_on.wait(PATIENT)
        return parse(parser, source)

    monkeypatch.setattr(FluentParser, "parse", slow)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(small.text, "en", "symbol-r")
        assert reading.wait(PATIENT)
        second = threads.submit(small.text, "en", "symbol-r")
        wait((second,), 0.2)
        go_on.set()
        assert [first.result(), second.result()] == ["red disc"] * 2


@pytest.mark.parametrize("key", ["nothing", "start.nothing", "hello.description", "-shape", ""])
def test_unknown_key_is_a_bug(small: Catalogue, key: str) -> None:
    with pytest.raises(KeyError):
        small.text("en", key)


def test_missing_parameter_is_an_error_here_and_one_warning_in_production(small: Catalogue) -> None:
    with pytest.raises(IncompleteText, match="hello"):
        small.text("en", "hello", points=1)
    with warnings.catch_warnings(record=True) as shown:
        warnings.simplefilter("default")
        answers = [small.text("en", "hello", points=3, name2="secret") for _ in range(3)]
    assert answers == ["Hello name, you have 3 points."] * 3
    assert len(shown) == 1
    assert "secret" not in str(shown[0].message)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("hello = a\n", "already defined"),
        ("broken = { $name\n", "broken"),
        ("broken = a\n\njust words\n", r"more\.ftl.*just words"),
    ],
)
def test_faulty_files_are_refused(folder: Path, content: str, complaint: str) -> None:
    (folder / "en" / "more.ftl").write_text(content, "utf-8")
    small = Catalogue(folder)
    with pytest.raises(ValueError, match=complaint):
        small.text("en", "broken", name="Ann")


def test_all_languages_share_what_is_kept_of_sentences() -> None:
    kept = catalogue()._read("en")._format
    for language in catalogue().languages:
        for turns in range(1000):
            text(language, "replay-start", turns=turns)
    assert kept.cache_info().currsize <= 2048


def test_a_language_is_read_when_it_is_first_used(folder: Path) -> None:
    (folder / "de" / "more.ftl").write_text("just words\n", "utf-8")
    small = Catalogue(folder)
    assert small.text("en", "symbol-r") == "red disc"
    with pytest.raises(ValueError, match="just words"):
        small.text("de", "symbol-r")


def test_english_must_be_there(folder: Path) -> None:
    (folder / "en" / "words.ftl").unlink()
    with pytest.raises(ValueError, match="English"):
        Catalogue(folder)


def test_files_are_read_once_and_not_for_every_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    text("en", "lobby-too-few", least=2)
    module = sys.modules[Catalogue.__module__]
    monkeypatch.setattr(module, "FluentParser", lambda: pytest.fail("a file is read again"))
    monkeypatch.setattr(module, "Bundle", lambda *_, **__: pytest.fail("a bundle is made again"))
    assert text("en", "lobby-too-few", least=2_000_000) != text("en", "lobby-too-few", least=3_000_000)


@pytest.mark.parametrize("language", catalogue().languages)
def test_languages_say_the_same_as_english(language: str) -> None:
    texts, owners = catalogue(), {each.id.name for each in files("en")[OWNERS]}
    assert texts.keys(language) == texts.keys("en") - (owners if language != "en" else set())
    differing = [
        key
        for key in sorted(texts.keys(language))
        if texts.parameters(language, key) != texts.parameters("en", key)
    ]
    assert differing == []


class Call(NamedTuple):
    """A call in bot/ that names a sentence: text(…), say(…) or a refusal.

    keys: what the key may be, as patterns; several for `"a" if x else "b"`.
    params: the parameters given by name; all_named is False if there may be more (`**params`).
    """

    place: str
    keys: list[str]
    params: frozenset[str]
    all_named: bool


def patterns(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str() as key):
            yield re.escape(key)
        case ast.IfExp(body=body, orelse=orelse):
            yield from patterns(body)
            yield from patterns(orelse)
        case ast.JoinedStr(values=parts):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"
                for part in parts
            )


@cache
def calls() -> list[Call]:
    found = []
    # The playground's page names its sentences in JavaScript, by keys that begin with "page-".
    files = [file for file in (ROOT / "bot").rglob("*.py") if "playground" not in file.parts]
    for file in sorted(files):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called not in {"text", "say"} and not called.endswith(("Illegal", "Unreadable", "Refusal")):
                continue
            given = [keys for argument in node.args if (keys := list(patterns(argument)))]
            if given:
                params = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                place = f"{file.relative_to(ROOT)}:{node.lineno}"
                found.append(Call(place, given[-1], params, len(params) == len(node.keywords)))
    return found


@cache
def meant(wanted: str) -> list[str]:
    """The English keys that a pattern may be."""
    return sorted(key for key in catalogue().keys("en") if re.fullmatch(wanted, key))


def test_calls_are_found() -> None:
    assert len(calls()) > 50


def test_every_key_in_the_code_exists() -> None:
    missing = [
        f"{call.place}: {wanted}".replace("\\-", "-")
        for call in calls()
        for wanted in call.keys
        if not meant(wanted)
    ]
    assert missing == []


def test_every_call_gives_the_parameters_of_its_sentence() -> None:
    texts = catalogue()
    lacking = [
        f"{call.place}: {key} lacks {sorted(texts.parameters('en', key) - call.params)}"
        for call in calls()
        for wanted in call.keys
        for key in meant(wanted)
        if call.all_named and not texts.parameters("en", key) <= call.params
    ]
    assert lacking == []


def test_what_only_the_command_line_says_is_said_nowhere_else() -> None:
    """As it is English only."""
    assert all(each.id.name.startswith("owner-") for each in files("en")[OWNERS])
    elsewhere = [each for each in calls() if not each.place.startswith("bot/owner/")]
    assert len(elsewhere) > 50
    assert [each for each in elsewhere if any(key.startswith("owner") for key in each.keys)] == []


def test_every_word_prefix_has_words() -> None:
    for language in catalogue().languages:
        for file in sorted((ROOT / "bot" / "texts" / language).glob("*.ftl")):
            for prefix in re.findall(r'WORD\("([^"]+)"', file.read_text("utf-8")):
                assert any(key.startswith(f"{prefix}-") for key in catalogue().keys(language)), (file, prefix)


REFUSED = {
    # What is refused, what is said instead, and where the word means something else.
    r"lay|lays|laid|laying": ("place (tiles, cards), play (Iota)", r"(?!)"),
    r"squares?": (
        "cell",
        r"(orange,?|red|blue|green|yellow|2 × 2) square|square tiles|^square$|circle, square|`s` square",
    ),
    r"(take|takes|taken|took|taking) (\w+ ){0,3}back": ("undo", r"(?!)"),
    r"(solo|short|half|kids’|first|your|the) game": ("match", r"the game by"),
}
"""One word for a thing, in all games: see the words in docs/architecture.md."""


@pytest.mark.parametrize("refused", REFUSED)
def test_english_has_one_word_for_a_thing(refused: str) -> None:
    instead, meant = REFUSED[refused]
    found = [
        f"{key}: {sentence}"
        for key, sentence in english()
        if re.search(rf"\b({refused})\b", re.sub(meant, "", sentence), re.IGNORECASE)
    ]
    assert found == [], f"say {instead}"


def english() -> list[tuple[str, str]]:
    """The keys and the words of all English sentences, without what is put into them."""
    found = []
    for file in sorted((ROOT / "bot" / "texts" / "en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast_of_fluent.Message):
                for part in (entry.value, *(each.value for each in entry.attributes)):
                    words = _Words()
                    words.visit(part)
                    found.append((entry.id.name, " ".join(words.found)))
    return found


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast_of_fluent.TextElement) -> None:  # noqa: N802 -- as the library calls it
        self.found.append(node.value)


@pytest.mark.parametrize(
    ("key", "given", "said"),
    [
        ("hint-paperworld-take-fit", {"count": 1, "fitting": 1}, "This card fits on"),
        ("hint-paperworld-take-fit", {"count": 3, "fitting": 1}, "1 of these 3 cards fits on"),
        ("hint-paperworld-take-fit", {"count": 3, "fitting": 3}, "3 of these 3 cards fit on"),
        ("rota-panel-listed", {"pages": 2, "first": "A1", "last": "B2", "count": 17}, "last button marks"),
        ("rota-panel-listed", {"pages": 3, "first": "A1", "last": "B2", "count": 40}, "last buttons mark"),
    ],
)
def test_one_of_two_counts_is_one(key: str, given: dict[str, str | int], said: str) -> None:
    assert said in text("en", key, **given)


def test_the_page_of_the_playground_says_what_there_is() -> None:
    """Its keys are written without their beginning, in scripts and in the page itself."""
    folder = ROOT / "bot" / "playground" / "page"
    written = "".join(file.read_text("utf-8") for file in sorted(folder.iterdir()))
    said = set(re.findall(r'(?:\b(?:say|told)\(|data-(?:says|titled)=)"([a-z-]+)"', written))
    there = {key for key in catalogue().keys("en") if key.startswith("page-")}
    assert {f"page-{key}" for key in said} == there
