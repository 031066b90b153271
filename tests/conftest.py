"""What holds for every test: none waits for a disk, fails because the machine is slow, or relies on luck."""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from zlib import crc32

import pytest

from storage.sqlite import database
from tests.copying import copy_quickly
from tests.forgetting import forget
from tests.patience import be_patient
from tests.sample import DAY, todays
from tests.storage import cluster

be_patient()
copy_quickly()


def pytest_report_header() -> str:
    """Says of which day the samples are."""
    return f"DAY={DAY}"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is loaded stays, so looking for garbage in it, again and again, would be in vain."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(10_000, 10, 10)
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a test with the mark `todays(days)`, only those cases whose turn it is today; one named is run."""
    cases = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        if item.get_closest_marker("todays") and not any(item.nodeid in each for each in config.args):
            cases[item.nodeid.partition("[")[0]].append(item)
    left_out = set[pytest.Item]()
    for name, each in cases.items():
        mark = each[0].get_closest_marker("todays")
        assert mark is not None
        # Not all begin with their first case, which would often be the same game.
        begin = crc32(name.encode()) % len(each)
        left_out |= {*each} - {*todays(each[begin:] + each[:begin], min(*mark.args, len(each)))}
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session", autouse=True)
def unsynced() -> Iterator[None]:
    """What is written survives the end of a process, which is tested, but no power cut, which is not."""
    with pytest.MonkeyPatch.context() as patch:
        pragmas = database._PRAGMAS.replace("{synchronous}", "off")
        assert pragmas != database._PRAGMAS
        patch.setattr(database, "_PRAGMAS", pragmas)
        yield


@pytest.fixture(scope="session", autouse=True)
def unordered(unsynced: None) -> Iterator[None]:
    """A query that names no order gets its rows turned round, where the order that is meant comes by luck."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "_PRAGMAS", f"{database._PRAGMAS}pragma reverse_unordered_selects = on;\n")
        yield


@pytest.fixture(autouse=True)
def forgetful() -> None:
    """No test finds what an earlier one has made the bot keep."""
    forget()


@pytest.fixture
def postgres(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Callable[[], str]:
    """Asked, it gives the address of an empty store on a PostgreSQL server, or leaves the test out."""
    base: Path = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    return lambda: cluster.empty(shared)


@pytest.fixture
def new_database(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Callable[[], str]:
    """The same of a new database each time, with nothing in it."""
    base: Path = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    return lambda: cluster.new(shared)
