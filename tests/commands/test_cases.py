"""Cases that others have met with bots like this one and that no other test has; see tests/test_cases.py."""

from __future__ import annotations

import sqlite3

import pytest

from storage.matches import MatchStore
from tests.commands.club import Club, answer, labels


async def test_an_old_post_that_cannot_be_edited_any_more_is_posted_anew(club: Club) -> None:
    """J5."""
    await club.begin()
    posts = len(club.channel.history())
    club.env.inject_error(
        "PATCH", f"/channels/{club.channel.id}/messages/*", status=400, code=30046, message="Old", times=1
    )
    await club.alice.slash(club.channel, "axio board")
    assert len(club.channel.history()) == posts + 1
    assert "Place" in labels(club.post)


async def test_an_archived_thread_keeps_the_move_and_says_so(club: Club) -> None:
    """B5."""
    match = await club.begin()
    club.env.inject_error(
        "*", f"/channels/{club.channel.id}/messages*", status=400, code=50083, message="Archived", times=None
    )
    told = answer(await club.place())
    assert "Your move counts" in told
    assert "50083" not in told
    assert (await club.match()).version == match.version + 1
    club.env.backend.faults.clear()
    posts = len(club.channel.history())
    await club.place()
    assert len(club.channel.history()) == posts + 1


async def test_an_interaction_that_was_acknowledged_already_counts_once(club: Club) -> None:
    """C4."""
    match = await club.begin()
    club.env.inject_error("POST", "/interactions/*", status=400, code=40060, message="Already", times=1)
    await club.place()
    assert (await club.match()).version == match.version + 1


async def test_nothing_is_confirmed_that_the_disk_did_not_take(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """E8."""
    match = await club.begin()
    posts = len(club.channel.history())

    async def full(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    club.expected_faults = 1
    with monkeypatch.context() as patch:
        patch.setattr(MatchStore, "append", full)
        told = answer(await club.place())
    assert "Done" not in told
    fault = next(event["fault"] for event in club.log if event["log_level"] == "error")
    assert fault in told
    assert (await club.match()).row == match.row
    assert len(club.channel.history()) == posts
    await club.place()
    assert (await club.match()).version == match.version + 1


async def test_a_post_that_is_edited_again_and_again_has_one_picture(club: Club) -> None:
    """I7."""
    await club.begin()
    for _ in range(12):
        await club.alice.slash(club.channel, "axio board")
        assert len(club.post.attachments) == 1
