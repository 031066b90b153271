"""What holds for the repository as a whole: its layers, its machinery, and what no file may contain."""

from __future__ import annotations

import ast
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.settings import Settings, names

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LINES_AT_MOST = 420
# Code that is sent to a browser or to the database is read by people as well.
CODE = {".py", ".sql", ".js", ".css", ".html"}
# What each leaf may import besides the standard library and itself.
LEAVES = {
    "bot/games": {"bot.altered", "bot.refusal"},
    "renderers": {"PIL", "zlib_ng"},
    "storage": {"aiosqlite", "psycopg"},
}


def _files() -> list[Path]:
    """Every file of the project: tracked, or new and not ignored.  A copy without git has no ignored ones."""
    if not (ROOT / ".git").exists():
        return [path for path in ROOT.rglob("*") if path.is_file() and ".venv" not in path.parts]
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


FILES = _files()
PYTHON = [path for path in FILES if path.suffix == ".py"]


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _lines() -> Iterator[tuple[str, str]]:
    """Place and content of every line of text, pictures and the like left out."""
    for path in FILES:
        data = path.read_bytes()
        if b"\0" in data:
            continue
        for number, line in enumerate(data.decode("utf-8").splitlines(), 1):
            yield f"{_name(path)}:{number}", line


def _imports(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "." * node.level + (node.module or "")


def test_files_stay_short_enough_to_read() -> None:
    # What a program wrote, to be read by one, may be long.
    read = [path for path in FILES if path.suffix in CODE and not _name(path).startswith("tests/saves/0")]
    lengths = {_name(path): len(path.read_bytes().splitlines()) for path in read}
    assert {name: length for name, length in lengths.items() if length >= LINES_AT_MOST} == {}


def test_no_drawer_for_odds_and_ends() -> None:
    odds = re.compile(r"(^|_)(utils?|helpers?|managers?|misc|common)(_|$)")
    parts = {(_name(path), part) for path in PYTHON for part in Path(_name(path)).with_suffix("").parts}
    assert sorted(name for name, part in parts if odds.search(part.lower())) == []


def test_nothing_belongs_to_one_machine() -> None:
    # Put together from parts, since this file is searched too.
    machine = re.compile(
        "|".join([r"(?<![\w.])/" + "(work|home|root|Users)/", "[A-Z]:" + r"\\Users", "/" + "opt/"])
    )
    registry = re.compile(
        "|".join(["pypi" + r"\.org", "pythonhosted" + r"\.org", "--(extra-)?index" + "-url"])
    )
    assert [place for place, line in _lines() if machine.search(line) or registry.search(line)] == []


def test_bot_package_holds_no_code() -> None:
    module = ast.parse((ROOT / "bot" / "__init__.py").read_text("utf-8"))
    assert [node for node in module.body if not isinstance(node, ast.Expr)] == []


def test_every_module_of_bot_has_its_layer() -> None:
    layers = next(c for c in PROJECT["tool"]["importlinter"]["contracts"] if c["type"] == "layers")["layers"]
    named = {name.strip(" ()\n") for layer in layers for name in re.split("[|:]", layer)}
    places = [Path(_name(path)).with_suffix("").parts for path in PYTHON if _name(path).startswith("bot/")]
    # The rooms of the commands stand on different floors.
    rooms = {".".join(place[: 3 if place[1] == "commands" else 2]) for place in places}
    assert {room for room in rooms if not room.endswith("__init__")} - named == set()


@pytest.mark.parametrize("folder", LEAVES)
def test_leaves_import_only_what_they_may(folder: str) -> None:
    own = folder.replace("/", ".")
    allowed = LEAVES[folder] | set(sys.stdlib_module_names)
    wrong = [
        f"{_name(path)}:{line}: {imported}"
        for path in PYTHON
        if _name(path).startswith(folder + "/")
        for line, imported in _imports(path)
        if not {imported, imported.partition(".")[0]} & allowed
        and imported != own
        and not imported.startswith(own + ".")
    ]
    assert wrong == []


def test_importing_the_rules_loads_nothing_else() -> None:
    modules = [
        _name(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for path in PYTHON
        if _name(path).startswith("bot/games/")
    ]
    assert "bot.games.contract" in modules
    script = f"import sys, {', '.join(modules)}; print(*sorted(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, capture_output=True, text=True)
    loaded = {name.partition(".")[0] for name in ran.stdout.split()}
    assert "bot" in loaded
    assert loaded & {"discord", "PIL", "sqlite3", "pydantic", "asyncio", "structlog"} == set()
    assert not any(
        name.startswith(("bot.", "storage", "renderers"))
        for name in ran.stdout.split()
        if not name.startswith(("bot.altered", "bot.games", "bot.refusal"))
    )


def test_example_shows_every_setting_with_its_default() -> None:
    shown = dotenv_values(ROOT / ".env.example")
    defaults = {
        name: ""
        if Settings.model_fields[field].default is None
        else str(Settings.model_fields[field].default)
        for field, name in names().items()
    }
    assert shown == defaults


RUNNING, DEVELOPING = "requirements.lock", "requirements-dev.lock"
GROUPS = PROJECT["project"]["optional-dependencies"]


def _pins(lock: str) -> list[str]:
    text = (ROOT / lock).read_text("utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def _pinned(lock: str) -> set[str]:
    return {pin.partition("==")[0] for pin in _pins(lock)}


def _asked(lines: list[str]) -> set[str]:
    """The names of packages, this project's own left out."""
    names = {re.split(r"[\[<>=!~ ;]", line)[0].replace(".", "-").lower() for line in lines}
    return names - {PROJECT["project"]["name"]}


@pytest.mark.parametrize("lock", [RUNNING, DEVELOPING])
def test_a_lock_pins_every_version_with_its_hash(lock: str) -> None:
    assert len(_pins(lock)) > 20
    exact = re.compile(r"[a-z0-9-]+==[0-9][^ ;]*( ; [^\\]*?)?( +--hash=sha256:[0-9a-f]{64})+\s*")
    assert [pin for pin in _pins(lock) if not exact.fullmatch(pin)] == []


def test_what_runs_the_bot_is_locked_without_what_checks_it() -> None:
    running = _asked([*PROJECT["project"]["dependencies"], *GROUPS["playground"]])
    checking = _asked(GROUPS["dev"])
    assert running - _pinned(RUNNING) == set()
    assert checking & _pinned(RUNNING) == set()
    assert {"pytest", "mypy", "playwright", "uv"} <= checking
    assert checking - _pinned(DEVELOPING) == set()
    assert _pinned(RUNNING) & _pinned(DEVELOPING) == set(), "each package is pinned in one place"


def test_running_installs_one_lock_and_testing_both() -> None:
    """`make` says what it would do in a folder where nothing is installed yet."""

    def installs(target: str, folder: Path) -> list[str]:
        for name in ("Makefile", RUNNING, DEVELOPING):
            shutil.copy(ROOT / name, folder)
        told = subprocess.run(
            ["make", "--dry-run", target], cwd=folder, check=True, capture_output=True, text=True
        ).stdout
        return re.findall(r"-r (\S+\.lock)", told)

    with tempfile.TemporaryDirectory() as folder:
        assert installs("run", Path(folder)) == installs("setup", Path(folder)) == [RUNNING]
        assert installs("test", Path(folder)) == [RUNNING, RUNNING, DEVELOPING]


def test_every_exemption_has_a_reason() -> None:
    """A comment that silences a check says why, behind ` -- ` or a second `#`."""
    silences = re.compile(r"#\s*(noqa|ruff:|type:\s*ignore|pragma|pylint|mypy)")
    reasoned = re.compile(r"#\s*(noqa: [A-Z]+\d+(, ?[A-Z]+\d+)*|type: ignore\[[a-z, -]+\])\s*(--|#) \S.{9,}")
    wrong = []
    for path in PYTHON:
        text = path.read_text("utf-8")
        if not silences.search(text):
            continue  # reading tokens takes long
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            silent = token.type == tokenize.COMMENT and silences.match(token.string)
            if silent and not reasoned.search(token.string):
                wrong.append(f"{_name(path)}:{token.start[0]}: {token.string}")
    assert wrong == []


def test_every_ignored_rule_has_a_reason() -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    lint = PROJECT["tool"]["ruff"]["lint"]
    ignored = [*lint["ignore"], *(rule for rules in lint["per-file-ignores"].values() for rule in rules)]
    assert [
        rule for rule in ignored if not re.search(rf'^ +"{rule}",\s+# \S.{{9,}}$', text, re.MULTILINE)
    ] == []
    silenced = [
        line for line in PROJECT["tool"]["pytest"]["ini_options"]["filterwarnings"] if line != "error"
    ]
    assert [line for line in silenced if not re.search(rf'"{re.escape(line)}",\s+# \S', text)] == []


def _targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def test_make_alone_lists_every_target() -> None:
    shown = subprocess.run(["make"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    lines = [line.split(maxsplit=2) for line in shown.splitlines() if not line.startswith("make[")]
    assert {target for _, target, reason in lines if reason} == _targets()


def test_commands_of_the_readme_exist() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    used = set(
        re.findall(r"\bmake ([a-z-]+)", "\n".join(re.findall(r"`[^`]+`|```.*?```", readme, re.DOTALL)))
    )
    assert {"setup", "run"} <= used <= _targets()


def _set_up_with(folder: Path, answer: str) -> subprocess.CompletedProcess[str]:
    """Runs `make setup` in a folder with the Makefile only, with a Python that answers as given."""
    shutil.copy(ROOT / "Makefile", folder)
    (folder / "requirements.lock").touch()
    python = folder / "fake-python"
    python.write_text(f"#!/bin/sh\n{answer}\n", "utf-8")
    python.chmod(0o755)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(
        ["make", "setup", f"PYTHON={python}"],
        cwd=folder,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )


def test_setup_refuses_an_old_python(tmp_path: Path) -> None:
    ran = _set_up_with(tmp_path, "exit 1")
    assert ran.returncode != 0
    assert ran.stderr.startswith("Python 3.11 or newer is needed")


def test_setup_names_the_missing_venv_package(tmp_path: Path) -> None:
    ran = _set_up_with(tmp_path, 'case "$2" in *ensurepip*) exit 1;; esac')
    assert ran.returncode != 0
    assert "python3-venv" in ran.stderr.splitlines()[0]


def test_guard_asks_for_the_version_that_the_project_needs() -> None:
    assert PROJECT["project"]["requires-python"] == ">=3.11"
    assert "sys.version_info < (3, 11)" in (ROOT / "Makefile").read_text("utf-8")


def test_build_script_runs_the_tests_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert re.findall(r"\bmake [a-z].*", re.sub(r"#.*", "", script.read_text("utf-8"))) == ["make test"]
    subprocess.run(["bash", "-n", str(script)], check=True)


def test_no_test_folder_is_left_out() -> None:
    """Each test file is found by pytest: it is named so, and stands below tests/."""
    strays = [
        _name(path)
        for path in PYTHON
        if re.search(r"^(async )?def test_", path.read_text("utf-8"), re.MULTILINE)
        and not (_name(path).startswith("tests/") and path.name.startswith("test_"))
    ]
    assert strays == []


def test_links_in_the_documents_lead_somewhere() -> None:
    documents = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
    dead = [
        f"{_name(document)}: {target}"
        for document in documents
        for target in re.findall(r"\]\(([^)#]+)", document.read_text("utf-8"))
        if "://" not in target and not (document.parent / target).exists()
    ]
    assert dead == []


def test_soak_does_more_of_all_that_is_a_sample() -> None:
    """A file that asks a variable how much to do is in a line of `make soak` with this variable."""
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", "")
    soak = makefile.partition("\nsoak:")[2].partition("\n\n")[0].splitlines()
    asked = re.compile(r'os\.environ\.get\("([A-Z]+)", "[0-9.]+"\)|from tests\.(sample) import')
    found, missing = 0, []
    for path in (each for each in PYTHON if each.name.startswith("test_")):
        for variable, _ in asked.findall(path.read_text("utf-8")):
            name, found = variable or "MATCHES", found + 1
            parts = {_name(path), *(f"{folder}" for folder in Path(_name(path)).parents)}
            if not any(f"{name}=" in line and parts & set(line.split()) for line in soak):
                missing.append((name, _name(path)))
    assert found > 20
    assert missing == []
