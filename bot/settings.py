"""What the owner of a bot sets, by environment variables or in a file named `.env`."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import BeforeValidator, Field, PlainValidator, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX = "AXIO_"
_SERVERS = ("postgresql://", "postgres://")
"""How the address of a store on a server begins; any other is the path of a file."""
TOKEN = "DISCORD_TOKEN"  # noqa: S105 -- the name of the variable, not a token


@dataclass(frozen=True)
class Division:
    """What the owner says about shards.

    total: how many there are; None if Discord says.  shards: those of this process; None if processes agree.
    """

    total: int | None = None
    shards: range | None = None


_DIVISION = re.compile(r"(?:(?P<first>\d{1,4})(?:-(?P<last>\d{1,4}))?/)?(?P<total>\d{1,4})")
_MOST_SHARDS = 4096


def _division(value: Any) -> Division | None:
    """`16`, or `0-3/16` for the first four of sixteen shards."""
    if value is None:
        return None
    found = _DIVISION.fullmatch(str(value).strip())
    if found is None:
        raise ValueError("no number of shards")
    total = int(found["total"])
    if not 1 <= total <= _MOST_SHARDS:
        raise ValueError("too few or many shards")
    if found["first"] is None:
        return Division(total)
    first = int(found["first"])
    last = first if found["last"] is None else int(found["last"])
    if not first <= last < total:
        raise ValueError("no such shards")
    return Division(total, range(first, last + 1))


class SettingsError(Exception):
    """One line for the owner that says which setting is wrong, and what would be right."""


def _in_any_case(*words: str) -> BeforeValidator:
    def word(value: Any) -> Any:
        return next((word for word in words if str(value).lower() == word.lower()), value)

    return BeforeValidator(word)


def address_of(value: Any) -> Path | str:
    """Where a store is: the path of a file, or the address of a database on a server."""
    return value if str(value).startswith(_SERVERS) else Path(value)


class Settings(BaseSettings):
    """The settings with their defaults; each description says which values are valid.

    A variable in the environment takes precedence over the same one in `.env`; an empty one counts as unset.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    token: SecretStr | None = Field(
        None,
        validation_alias=TOKEN,
        description="the token of the bot from the Discord developer portal, without spaces; "
        "none at all for the offline playground",
    )
    database: Annotated[Path | str, PlainValidator(address_of)] = Field(
        Path("data/axio.db"),
        description="the path of a file in a folder that exists or can be created, or postgresql://…",
    )
    shards: Annotated[Division | None, PlainValidator(_division)] = Field(
        None,
        description="a number of shards such as 16, the shards of this process such as 0-3/16, or nothing",
    )
    log_format: Annotated[Literal["auto", "text", "json"], _in_any_case("auto", "text", "json")] = Field(
        "auto", description="text, json, or auto (text on a terminal, json elsewhere)"
    )
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"], _in_any_case("DEBUG", "INFO", "WARNING", "ERROR")
    ] = Field("INFO", description="DEBUG, INFO, WARNING or ERROR")
    backups: int | None = Field(
        None, ge=1, le=365, description="a number of days from 1 to 365, or nothing for no backups"
    )
    metrics_port: int | None = Field(
        None, ge=1, le=65535, description="a number from 1 to 65535, or nothing for no figures"
    )
    metrics_host: str = Field(
        "127.0.0.1", min_length=1, description="an address of this computer, such as 127.0.0.1 or 0.0.0.0"
    )
    playground_port: int = Field(8760, ge=1024, le=65535, description="a number from 1024 to 65535")
    playground_folder: Path = Field(
        Path("playground-data"), description="the path of a folder that exists or can be created"
    )

    @property
    def store(self) -> Path | str:
        """The file with every match, or the address of its database; without a token the playground's."""
        return self.playground_folder / "axio.db" if self.token is None else self.database

    @field_validator("token")
    @classmethod
    def _token_is_one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token and any(letter.isspace() for letter in token.get_secret_value()):
            raise ValueError("spaces in the token")
        return token

    @field_validator("database")
    @classmethod
    def _database_is_no_folder(cls, address: Path | str) -> Path | str:
        # What may not be looked at is refused when it is opened, which tells why.
        with suppress(OSError):
            if isinstance(address, Path) and address.is_dir():
                raise ValueError("a folder")
        return address

    @field_validator("playground_folder")
    @classmethod
    def _playground_folder_is_no_file(cls, path: Path) -> Path:
        with suppress(OSError):
            if path.exists() and not path.is_dir():
                raise ValueError("a file")
        return path


def names() -> dict[str, str]:
    """The name of each setting in the environment, by the name of its field."""
    return {field: TOKEN if field == "token" else PREFIX + field.upper() for field in Settings.model_fields}


ENV_FILE = Path(".env")
"""The file with settings, among them the token."""


def open_to_others(file: Path = ENV_FILE) -> bool:
    """Whether others on this computer can read a file, or write it; False if there is none."""
    try:
        return os.name == "posix" and bool(file.stat().st_mode & 0o077)
    except FileNotFoundError:
        return False


def load(env_file: Path = ENV_FILE) -> Settings:
    """The settings from the environment and, if it exists, `env_file`.

    Creates the folder that is needed.  Raises SettingsError for the first thing that is wrong, including a
    misspelt name; the message never shows a token.
    """
    try:
        if env_file.is_dir():
            raise SettingsError(
                f"{env_file} is a folder; right would be a file with a setting in each line, or none."
            )
        in_file = dotenv_values(env_file, encoding="utf-8") if env_file.is_file() else {}
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{env_file} cannot be read: {error}.") from None
    _refuse_unknown([name for name in os.environ if name.upper().startswith(PREFIX)], "the environment")
    _refuse_unknown(in_file, str(env_file))
    try:
        settings = Settings(_env_file=env_file)
    except ValidationError as error:
        raise SettingsError(_sentence(error)) from None
    field = "playground_folder" if settings.token is None else "database"
    path, store = getattr(settings, field), settings.store
    if settings.shards is not None and settings.shards.shards is not None and not isinstance(store, str):
        raise SettingsError(
            f"{names()['shards']} can only name the shards of one process with a store on PostgreSQL; a store"
            " in a file is for one process, which has all of them."
        )
    if isinstance(store, str):
        if settings.backups is not None:
            raise SettingsError(
                f"{names()['backups']} is for a store in a file; PostgreSQL is backed up with its own tools."
            )
        return settings
    try:
        store.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        place = f"{names()[field]} is {str(path)!r}"
        raise SettingsError(f"{place}, but the folder cannot be made: {error.strerror}.") from None
    return settings


def _refuse_unknown(found: Iterable[str], place: str) -> None:
    known = list(names().values())
    for name in found:
        upper = name.upper()
        ours = upper.startswith((PREFIX, "DISCORD_")) or PREFIX + upper in known
        if ours and upper not in known:
            nearest = get_close_matches(upper, known, n=1, cutoff=0.0)[0]
            raise SettingsError(f"{name} in {place} is no setting of this bot; the nearest one is {nearest}.")


def _sentence(error: ValidationError) -> str:
    first = error.errors()[0]
    place = str(first["loc"][0])
    field = "token" if place == TOKEN else place
    right = Settings.model_fields[field].description
    if field == "token":
        return f"{TOKEN} is wrong (its value is not shown here); right would be {right}."
    return f"{names()[field]} is {str(first['input'])!r}; right would be {right}."
