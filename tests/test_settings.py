"""Settings: where they come from, and what the owner reads when one is wrong."""

from __future__ import annotations

import os
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.settings import Division, Settings, SettingsError, load, names


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder, and an environment without any setting."""
    monkeypatch.chdir(tmp_path)
    for name in list(os.environ):
        if name.upper().startswith(("AXIO_", "DISCORD_")):
            monkeypatch.delenv(name)
    return tmp_path


def complaint() -> str:
    with pytest.raises(SettingsError) as caught:
        load()
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_defaults_without_anything(folder: Path) -> None:
    settings = load()
    assert settings == Settings(
        DISCORD_TOKEN=None,
        database=Path("data/axio.db"),
        log_format="auto",
        log_level="INFO",
        playground_port=8760,
        playground_folder=Path("playground-data"),
    )
    assert (folder / "playground-data").is_dir()
    assert not (folder / "data").exists()


def test_file_and_environment_which_wins(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "DISCORD_TOKEN=abc.def\nAXIO_LOG_LEVEL=debug\nAXIO_LOG_FORMAT=text\n"
    (folder / ".env").write_text(lines, "utf-8")
    monkeypatch.setenv("AXIO_LOG_FORMAT", "json")
    settings = load()
    assert settings.token is not None
    assert settings.token.get_secret_value() == "abc.def"
    assert (settings.log_level, settings.log_format) == ("DEBUG", "json")
    assert "abc.def" not in repr(settings)


def test_empty_means_not_set(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=\n", "utf-8")
    monkeypatch.setenv("AXIO_PLAYGROUND_PORT", "")
    assert load().token is None
    assert load().playground_port == 8760


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("AXIO_LOG_LEVEL", "loud", "DEBUG, INFO, WARNING or ERROR"),
        ("AXIO_LOG_FORMAT", "xml", "text, json, or auto"),
        ("AXIO_PLAYGROUND_PORT", "80", "a number from 1024 to 65535"),
        ("AXIO_PLAYGROUND_PORT", "high", "a number from 1024 to 65535"),
        ("AXIO_DATABASE", ".", "the path of a file"),
        ("AXIO_PLAYGROUND_FOLDER", "file", "the path of a folder"),
    ],
)
def test_wrong_value(
    name: str, value: str, right: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "file").touch()
    monkeypatch.setenv(name, value)
    text = complaint()
    assert text.startswith(f"{name} is {value!r}")
    assert right in text


def test_wrong_token_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "Bot abc.def")
    text = complaint()
    assert text.startswith("DISCORD_TOKEN is wrong")
    assert "abc.def" not in text


@pytest.mark.parametrize(
    ("name", "value", "token"),
    [("AXIO_DATABASE", "file/axio.db", "abc.def"), ("AXIO_PLAYGROUND_FOLDER", "file/chat", "")],
)
def test_a_folder_that_cannot_be_made(
    name: str, value: str, token: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "file").touch()
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert complaint().startswith(f"{name} is {value!r}, but the folder cannot be made")


@pytest.mark.parametrize(
    ("line", "nearest"),
    [
        ("AXIO_LOGLEVEL=INFO", "AXIO_LOG_LEVEL"),
        ("DISCORD_TOKN=x", "DISCORD_TOKEN"),
        ("LOG_FORMAT=json", "AXIO_LOG_FORMAT"),
    ],
)
def test_misspelt_name_in_the_file(line: str, nearest: str, folder: Path) -> None:
    (folder / ".env").write_text(f"{line}\nOTHER_PROGRAM=1\n", "utf-8")
    text = complaint()
    assert text.startswith(line.partition("=")[0] + " in .env")
    assert nearest in text


def test_misspelt_name_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AXIO_DATABSE", "x.db")
    assert complaint().startswith("AXIO_DATABSE in the environment")


def test_names_of_other_programs_are_left_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("OTHER_PROGRAM=1\n", "utf-8")
    monkeypatch.setenv("LOG_LEVEL", "ERROR")
    assert load().log_level == "INFO"


def test_file_that_is_no_text(folder: Path) -> None:
    (folder / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    assert complaint().startswith(".env cannot be read")


def test_a_folder_in_place_of_the_file(folder: Path) -> None:
    """It was taken for no file at all, so the playground began instead of the bot."""
    (folder / ".env").mkdir()
    assert complaint().startswith(".env is a folder")


def test_a_file_that_may_not_be_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=secret\n", "utf-8")
    refused = PermissionError(13, "Permission denied")
    # Whoever may do everything, as in a container, can read any file.
    monkeypatch.setattr("bot.settings.dotenv_values", Mock(side_effect=refused))
    assert complaint().startswith(".env cannot be read: [Errno 13] Permission denied")


@pytest.mark.parametrize("token", ["secret", ""])
def test_a_store_that_may_not_be_looked_at_is_refused_when_it_is_opened(
    folder: Path, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    looked = Path.is_dir

    def is_dir(path: Path) -> bool:
        if path.name in ("axio.db", "playground-data"):
            raise PermissionError(13, "Permission denied")
        return looked(path)

    monkeypatch.setattr(Path, "is_dir", is_dir)
    (folder / "playground-data").mkdir()
    if token:
        assert load().store == Path("data/axio.db")
    else:
        assert complaint().endswith("but the folder cannot be made: Permission denied.")


def test_every_setting_says_what_is_right() -> None:
    assert [name for name, field in Settings.model_fields.items() if not field.description] == []
    assert set(names()) == set(Settings.model_fields)


def test_a_store_on_a_server_needs_no_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = "postgresql://axio:hidden@localhost/axio"
    monkeypatch.setenv("AXIO_DATABASE", address)
    playing = load()
    assert playing.store == playing.playground_folder / "axio.db", "without a token nobody plays on a server"
    monkeypatch.setenv("DISCORD_TOKEN", "a.token")
    before = sorted(folder.iterdir())
    assert load().store == address
    assert sorted(folder.iterdir()) == before
    monkeypatch.setenv("AXIO_BACKUPS", "7")
    assert "AXIO_BACKUPS" in complaint()
    assert "hidden" not in complaint()


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("16", Division(16)),
        ("0-3/16", Division(16, range(4))),
        ("7/8", Division(8, range(7, 8))),
    ],
)
def test_shards_are_a_number_or_those_of_this_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: str, meant: Division
) -> None:
    monkeypatch.setenv("AXIO_SHARDS", written)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("AXIO_DATABASE", "postgresql://db/axio")
    assert load(tmp_path / ".env").shards == meant


@pytest.mark.parametrize("written", ["0", "x", "3-1/4", "4/4", "0-4/4", "-1/4", "1,2/4", "5000"])
def test_other_words_for_shards_are_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: str
) -> None:
    monkeypatch.setenv("AXIO_SHARDS", written)
    with pytest.raises(SettingsError, match="right would be a number of shards"):
        load(tmp_path / ".env")


def test_a_store_in_a_file_has_all_shards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("AXIO_DATABASE", str(tmp_path / "axio.db"))
    monkeypatch.setenv("AXIO_SHARDS", "4")
    assert load(tmp_path / ".env").shards == Division(4)
    monkeypatch.setenv("AXIO_SHARDS", "0-1/4")
    with pytest.raises(SettingsError, match="PostgreSQL"):
        load(tmp_path / ".env")
