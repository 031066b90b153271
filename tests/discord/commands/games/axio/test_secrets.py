"""Nobody sees what the rules hide: reads everything the bot sends as its viewer does."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from bot.games.axio.rules import Axio
from bot.matches.change import Ask
from tests.discord.club import Club, ids, text_of

_NAMES = {"r": "red", "g": "green", "b": "blue", "o": "orange", "p": "purple"}


def _words(tile: str) -> set[str]:
    first, second = _NAMES[tile[0]], _NAMES[tile[1]]
    return {f"{first}–{second}", f"{second}–{first}"}


_EVERY_TILE = {words for first in _NAMES for second in _NAMES for words in _words(first + second)}


async def test_public_messages_name_no_tile_that_is_not_laid_or_shown(club: Club) -> None:
    await club.begin(3)
    for _ in range(12):
        action = (await club.legal())[0]
        if action in ("exchange", "keep"):
            await (await club.mover()).slash(club.channel, "axio exchange", keep=True)
        else:
            await club.place(action)
        match = await club.match()
        placed = {event.tile for event in match.view(None).recent if event.kind == "placed"}
        allowed = {words for tile in placed for words in _words(tile)}
        post = club.post
        public = "\n".join([post.content, *(str(file.description) for file in post.attachments)])
        shown = {words for words in _EVERY_TILE if words in public}
        assert shown <= allowed


async def test_ids_and_file_names_say_nothing_about_a_hand(club: Club) -> None:
    """The same presses give the same ids and names on two deals that differ only in the hands."""

    async def seen(seed: str) -> list[str]:
        channel = club.guild.create_text_channel("table")
        club.bot.services.matches._seed = partial(str, seed)
        await club.alice.slash(channel, "axio start")
        assert channel.last_message is not None
        await club.bob.click(channel.last_message, label="Join")
        post = channel.last_message
        match = await club.bot.services.matches.here(channel.id, "axio")
        assert match is not None
        player = match.sitters[match.to_move[0]].player
        mover = next(member for member in club.members if member.id == player)
        panel: Any = (await mover.click(post, label="Place")).response
        chosen: Any = (await mover.click(panel.message, custom_id=ids(panel)[2])).response
        rack = await mover.click(post, label="My rack")
        assert rack.response is not None
        files = [*post.attachments, *panel.attachments, *rack.response.attachments]
        found = [*ids(post), *ids(panel), *ids(chosen), *(file.filename for file in files)]
        return [text.replace(f":{match.id}:", ":N:").replace(f"-{match.id}-", "-N-") for text in found]

    assert await seen("first deal") == await seen("another deal")


async def test_the_public_picture_is_the_same_whatever_is_hidden(club: Club) -> None:
    # Two deals that give the first turn to the same seat differ only in what is hidden.
    seeds = [f"deal {number}" for number in range(20)]
    starts = [seed for seed in seeds if Axio().setup(2, None, seed).seat == 0][:2]
    pictures = []
    for seed in starts:
        channel = club.guild.create_text_channel("table")
        club.bot.services.matches._seed = partial(str, seed)
        await club.alice.slash(channel, "axio start")
        assert channel.last_message is not None
        await club.bob.click(channel.last_message, label="Join")
        post = channel.last_message
        pictures.append((await post.attachments[0].read(), post.attachments[0].description))
    assert len(pictures) == 2
    assert pictures[0] == pictures[1]


async def test_only_the_owner_is_ever_sent_a_hand(club: Club) -> None:
    """No request to the channel, and no answer to another member, holds a private picture or text."""
    await club.begin()
    for _ in range(4):
        await club.place()
        await (await club.other()).click(club.post, label="My rack")
    for message in club.channel.history(viewer=club.members[3]):
        assert "Your rack" not in message.content
        assert not any("hand" in file.filename for file in message.attachments)
    for member in (club.alice, club.bob):
        match = await club.match()
        seat = match.seat_of(member.id)
        assert seat is not None
        other = match.view(1 - seat).rack
        own = match.view(seat).rack
        secret = {words for tile in set(other) - set(own) for words in _words(tile)}
        current = member.user.dm_channel.last_message
        assert current is not None
        assert not any(words in text_of(current) for words in secret)


async def test_no_log_line_holds_a_seed_or_a_hand(club: Club) -> None:
    await club.begin()
    for _ in range(3):
        await club.place()
    match = await club.match()
    services = club.bot.services
    player = match.sitters[match.to_move[0]].player
    await services.matches.act(match.id, Ask(player), (await club.legal())[0])
    await club.restart()
    await club.env.settle()
    lines = json.dumps([{key: str(value) for key, value in event.items()} for event in club.log])
    assert match.row.seed not in lines
    assert "rack" not in lines
    assert "repaired" in lines
