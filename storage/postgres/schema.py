"""The schema of a store in PostgreSQL: brought up to date, wholly or not at all, or only checked."""

from __future__ import annotations

from importlib import resources

from storage.faults import StoreEmpty, StoreTooNew, StoreUnusable
from storage.postgres.connection import Transaction


def migrations() -> list[tuple[int, str]]:
    """Number and SQL of every step, in order.

    The first one makes the schema that SQLite's steps up to the same number leave; then both go on together.
    """
    folder = resources.files("storage.postgres") / "migrations"
    files = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".sql"))
    return [(int(name.split("_")[0]), file.read_text("utf-8")) for name, file in files]


def migrate(transaction: Transaction) -> None:
    """Brings the schema to the newest one.  Raises StoreUnusable or a subclass."""
    current = _current(transaction)
    for number, script in migrations():
        if number > current:
            # Without values, several statements may be run at once.
            transaction.run_script(script)
    transaction.run("update store set schema = ?", _newest())


def is_newest(transaction: Transaction) -> bool:
    """Whether nothing is to be done to the schema.  Raises StoreUnusable or a subclass."""
    return _current(transaction) == _newest()


def check_newest(transaction: Transaction) -> None:
    """Raises StoreUnusable unless the schema is the newest one."""
    current, newest = _current(transaction), _newest()
    if not current:
        raise StoreEmpty("nothing is there yet: start the bot first")
    if current < newest:
        raise StoreUnusable(
            f"the store has schema {current}, this program knows {newest}: start the bot of this version"
            " first"
        )


def _newest() -> int:
    return migrations()[-1][0]


def _current(transaction: Transaction) -> int:
    """The number of the schema; 0 where there is nothing yet.  Raises StoreUnusable or a subclass."""
    encoding, place, ours = transaction.run(
        "select current_setting('server_encoding'), current_schema(), to_regclass('store')"
    )[0]
    if encoding != "UTF8":
        raise StoreUnusable(f"the database has the encoding {encoding}; create one with the encoding UTF8")
    if place is None:
        raise StoreUnusable("the database has no schema where tables can be made")
    if ours is not None:
        current, newest = int(transaction.run("select schema from store")[0][0]), _newest()
        if current > newest:
            raise StoreTooNew(f"the store has schema {current}, this program knows up to {newest}")
        return current
    others = transaction.run(
        "select relname from pg_class where relnamespace = current_schema()::regnamespace"
        " and relkind in ('r', 'p', 'v', 'm') order by relname limit 5"
    )
    if others:
        named = ", ".join(str(name) for (name,) in others)
        raise StoreUnusable(
            f"its tables ({named}) are not those of a store of this program; name an empty database"
        )
    return 0
