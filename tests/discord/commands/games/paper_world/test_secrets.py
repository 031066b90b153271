"""Nobody sees another hand of Paper World, nor what was discarded, in anything that the bot sends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.paper_world.cards import FACES
from bot.games.paper_world.state import State
from tests.discord.club import Club, answer, ids
from tests.discord.commands.games.paper_world.table import (
    dealt,
    good_action,
    good_take,
    menus,
    press,
    view_of,
)
from tests.games.paper_world_positions import position, redealt, short_match
from tests.telling import plain


def _named(words: str) -> set[str]:
    """The cards that a text names, in words or letters; "yellow 1" is also in "yellow 1 ✂"."""
    return {face for face in FACES if plain(f"paperworld-card-{face}") in words or f"`{face}`" in words}


def _faces(*cards: str) -> set[str]:
    return {face for card in cards for face in (card, card[:2])}


async def test_public_messages_name_only_what_was_taken_face_up_or_laid(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt(monkeypatch, short_match(2, 7))
    await club.begin()
    chance = Random(2)
    discarded = 0
    while (match := await club.match()).running:
        mover = await club.mover()
        view = view_of(match)
        takes = view.phase == "choose" and any(view.middle) and chance.random() < 0.8
        action = f"take {good_take(match)}" if takes else good_action(match, chance)
        kind, _, rest = action.partition(" ")
        given = {"take": {"what": rest}, "lay": {"cards": rest}, "discard": {"cards": rest}}.get(kind, {})
        await mover.slash(club.channel, f"paperworld {kind.replace('lay', 'place')}", **given)
        view = (await club.match()).view(None)
        discarded += sum(event.kind == "discarded" for event in view.recent)
        events = [event for turn in (*view.past, view.recent) for event in turn]
        allowed = {card for event in events if event.kind == "took" for card in event.cards}
        allowed |= {event.card for event in events if event.kind == "laid"}
        public = "\n".join([club.post.content, *(str(file.description) for file in club.post.attachments)])
        assert _named(public) <= _faces(*allowed)
    assert discarded, "this deal shows no discard; choose another"


async def test_a_post_is_the_same_whatever_is_hidden(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(lands="y1 y2 C3, b1 D3|k1 C3", hands="y3 y5 b2|k2 k3s", piles=(("b1", "g2", "y4"),) * 5)
    other = redealt(state, None, Random(1))
    assert other != state
    assert await _seen(club, monkeypatch, state) == await _seen(club, monkeypatch, other)


async def _seen(club: Club, monkeypatch: pytest.MonkeyPatch, state: State) -> list[Any]:
    """The public post of a match that begins with this position, without its number."""
    dealt(monkeypatch, state)
    channel = club.guild.create_text_channel("table")
    await club.alice.slash(channel, "paperworld start")
    assert channel.last_message is not None
    await club.bob.click(channel.last_message, label="Join")
    post = channel.last_message
    match = await club.bot.services.matches.here(channel.id, "paperworld")
    assert match is not None
    file = post.attachments[0]
    found = [post.content, file.description, file.filename, *ids(post)]
    return [*(_unnumbered(str(each), match.id) for each in found), await file.read()]


def _unnumbered(words: str, number: int) -> str:
    return words.replace(f":{number}:", ":N:").replace(f"-{number}-", "-N-")


async def test_ids_name_slots_and_never_cards(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same presses give the same ids, values and file names for hands that differ only in colour."""

    async def pressed(colour: str, spare: str) -> list[str]:
        dealt(monkeypatch, position(lands=f"{colour}1 C3", hands=f"{colour}2 {colour}3s {spare}5"))
        channel = club.guild.create_text_channel("table")
        await club.alice.slash(channel, "paperworld start")
        assert channel.last_message is not None
        await club.bob.click(channel.last_message, label="Join")
        match = await club.bot.services.matches.here(channel.id, "paperworld")
        assert match is not None
        found: list[str] = []
        panel: Any = (await club.alice.click(channel.last_message, label="Place")).response
        names = [plain(f"paperworld-card-{card}") for card in (f"{colour}3s", f"{colour}2")]
        for label in (names[0], f"− {names[1]}", plain("button-paperworld-token-off")):
            found += _parts(panel, match.id)
            panel = (await press(club.alice, panel, label)).response
        return found + _parts(panel, match.id)

    assert await pressed("y", "k") == await pressed("b", "g")


def _parts(panel: Any, number: int) -> list[str]:
    values = [option.value for menu in menus(panel) for option in menu.options]
    files = [file.filename for file in panel.attachments]
    return [_unnumbered(each, number) for each in (*ids(panel), *values, *files)]


async def test_hands_reach_their_owners_only(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, position(hands="y2 y3 k4|g2 g3 b5"))
    await club.begin()
    mine = answer(await club.alice.click(club.post, label="My hand"))
    theirs = answer(await club.bob.slash(club.channel, "paperworld hand"))
    assert _named(mine) == _faces("y2", "y3", "k4")
    assert _named(theirs) == _faces("g2", "g3", "b5")
    for member, own in ((club.alice, mine), (club.bob, theirs)):
        direct = member.user.dm_channel.last_message
        assert direct is not None
        assert _named(direct.content) == _named(own)
        assert _named(str(direct.attachments[-1].description)) == _named(own)
    words = answer(await club.bob.slash(club.channel, "paperworld board", text=True))
    assert not _named(words) & (_faces("y2", "y3", "k4"))
    for message in club.channel.history(viewer=club.members[3]):
        assert not any("hand" in file.filename for file in message.attachments)
