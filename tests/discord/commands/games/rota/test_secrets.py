"""Axio Rota: nobody but its owner sees a tile before it is laid."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

from bot import codec
from bot.games.rota.state import State
from bot.matches.match import Match
from tests.discord.club import Club, ids, text_of
from tests.games.rota_positions import near_top, redealt

_WORDS = {"r": "red", "g": "green", "b": "blue", "o": "orange", "p": "purple", "_": "empty"}


def written(corners: str) -> set[str]:
    """The words for a tile in each of its rotations."""
    return {"–".join(_WORDS[corner] for corner in corners[turns:] + corners[:turns]) for turns in range(4)}


def hidden(match: Match) -> set[str]:
    """The words for every hidden tile, unless one with the same face is on the table."""
    state = match.state
    assert isinstance(state, State)
    secret = {*state.hands, *state.supply, *(tile for stack in state.stacks for tile in stack)} - {""}
    words = {each for tile in secret for each in written(tile)}
    return words - {each for laid in state.table for each in written(laid.corners)}


async def store(club: Club, match: Match, state: State) -> Match:
    """Stores the match with this position."""
    row = replace(match.row, state=codec.dump(state))
    await club.bot.parts.store.matches.append(match.row, row, ())
    return await club.bot.services.posts.publish(match.id, again=True)


async def test_public_messages_name_no_tile_that_does_not_lie(table: Club) -> None:
    await table.begin(3)
    for number in range(15):
        legal = await table.legal()
        cell, rotation, *colour = legal[number * 11 % len(legal)].split()
        named = {"colour": colour[0]} if colour else {}
        await (await table.mover()).slash(table.channel, "rota place", cell=cell, rotation=rotation, **named)
        secret = hidden(await table.match())
        assert secret
        for message in table.channel.history(viewer=table.members[3]):
            public = "\n".join([message.content, *(str(file.description) for file in message.attachments)])
            assert not any(words in public for words in secret)
            assert not any("hand" in file.filename for file in message.attachments)


async def test_a_direct_message_shows_only_its_owners_tile(table: Club) -> None:
    match = await table.begin()
    state = match.state
    assert isinstance(state, State)
    for seat, sitter in enumerate(match.sitters):
        member = next(each for each in table.members if each.id == sitter.player)
        held = member.user.dm_channel.last_message
        assert held is not None
        everything = text_of(held) + str(held.attachments[0].description)
        assert written(state.hands[seat]) & {part.strip() for part in everything.replace(",", " ").split()}
        assert not any(words in everything for words in hidden(match) - written(state.hands[seat]))


async def test_ids_names_and_public_pictures_are_the_same_whatever_is_hidden(table: Club) -> None:
    """Makes the same presses on two deals that differ only in what is hidden."""
    match = await table.begin()
    mover, other = await table.mover(), await table.other()
    public: list[Any] = []
    own: list[Any] = []
    for seed in (1, 2):
        state = replace(near_top(), seat=match.to_move[0])
        match = await store(table, match, redealt(state, None, Random(seed)))
        panel: Any = (await mover.click(table.post, label="Place")).response
        turned: Any = (await mover.click(panel.message, custom_id=ids(panel)[1])).response
        held = await mover.click(table.post, label="My tile")
        assert held.response is not None
        post = table.post
        files = [*post.attachments, *panel.attachments, *turned.attachments, *held.response.attachments]
        public.append(
            (
                [*ids(post), *ids(panel), *ids(turned), *(file.filename for file in files)],
                await post.attachments[0].read(),
                (post.content, post.attachments[0].description),
                await other.autocomplete(table.channel, "rota place", "cell", ""),
            )
        )
        own.append((await panel.attachments[0].read(), text_of(panel)))
    assert public[0] == public[1]
    assert own[0] != own[1], "the owner does see the difference"


async def test_no_log_line_holds_a_seed_or_a_tile(table: Club) -> None:
    await table.begin()
    for _ in range(3):
        cell, rotation, *colour = (await table.legal())[0].split()
        named = {"colour": colour[0]} if colour else {}
        await (await table.mover()).slash(table.channel, "rota place", cell=cell, rotation=rotation, **named)
    match = await table.match()
    state = match.state
    assert isinstance(state, State)
    await table.restart()
    await table.env.settle()
    lines = json.dumps([{key: str(value) for key, value in event.items()} for event in table.log])
    assert match.row.seed not in lines
    assert not any(f"'{tile}'" in lines or f'"{tile}"' in lines for tile in state.hands if tile)
