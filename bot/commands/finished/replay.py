"""Finished matches looked at again: as an animation, step by step, as a file; and voiding a result."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import discord
import structlog
from discord import app_commands

from bot.catalog import TITLES, Title, adapter_of
from bot.commands.finished.listing import past_choices
from bot.commands.shared.autocomplete import offering
from bot.commands.shared.finder import ask_of
from bot.commands.shared.panels import defer_pressed
from bot.commands.shared.services import Services
from bot.commands.shared.sharing import share, sharing_place
from bot.matches import record
from bot.matches.archive import Archive, Past
from bot.matches.replay import Replay
from bot.matches.voiding import check_own
from bot.messages.drawing import drawn
from bot.messages.naming import names_of
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import defer, downloaded, tell
from bot.wire.components import Button, Handler, Press, button
from bot.wire.content import Content, Picture
from bot.wire.names import bold_name, clean_name, plain_name, private_say, public_say, timestamp, told_name
from bot.wire.tree import named, options
from bot.wire.workshop import waiting

log = structlog.get_logger()

_MAIN = discord.ButtonStyle.primary
_DANGER = discord.ButtonStyle.danger
_FILE = ".txt"


class Replays:
    """The commands and buttons about finished matches that every game has."""

    def __init__(self, services: Services, archive: Archive) -> None:
        self._services = services
        self._archive = archive

    def add_commands(self, group: app_commands.Group, title: Title) -> None:
        """Adds replay, load and void to the group of a game."""
        key = title.game.key

        @group.command(name=named("command-replay"), description=named("command-replay.description"))
        @options(match="option-past")
        async def replay(interaction: discord.Interaction, match: int | None = None) -> None:
            await defer(interaction)
            assert interaction.channel_id is not None
            if match is not None:
                past = await self._find_of(interaction, match, title, "replay")
            else:
                sight = await self._services.rights.whole_sight(interaction)
                found = await self._archive.newest(key, sight, interaction.channel_id)
                if found is None:
                    none = "replay-none-direct" if interaction.guild_id is None else "replay-none"
                    raise Refusal(none, game=title.game.title, command=key)
                past = found
            await tell(interaction, await self._private(interaction, past))

        @group.command(name=named("command-load"), description=named("command-load.description"))
        @options(file="option-file")
        async def load(interaction: discord.Interaction, file: discord.Attachment) -> None:
            await defer(interaction)
            replay, data = await self._read(interaction, file)
            if replay.game.key != key:
                raise Refusal("load-other-game", game=replay.game.title, command=replay.game.key)
            await tell(interaction, await self._loaded(interaction, replay, data, len(replay.views) - 1))

        @group.command(name=named("command-void"), description=named("command-void.description"))
        @options(match="option-void-match")
        async def void(interaction: discord.Interaction, match: int) -> None:
            await defer(interaction)
            past = await self._find_of(interaction, match, title, "void")
            self._check_void(interaction, past)
            say = private_say(interaction)
            confirm = button("void", match, 0, say("button-void"), style=_DANGER)
            words = say("void-confirm", match=match, game=title.game.title)
            who = names_of(past.match, say)
            ranking = title.adapter.ranking_text(past.match.view(None), who, say)
            await tell(interaction, Content(f"{words}\n{ranking}", items=[confirm]))

        @offering
        async def finished(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
            sight = await self._services.rights.whole_sight(interaction, ask=False)
            return await past_choices(self._archive, sight, private_say(interaction), key, typed)

        replay.autocomplete("match")(finished)
        void.autocomplete("match")(finished)

    def verbs(self) -> Mapping[str, Handler]:
        """The handlers by verb."""
        return {
            "replay": self.replay,
            "replay-share": self.share,
            "replay-step": self.step,
            "replay-file": self.file,
            "load-step": self.load_step,
            "void": self.void,
        }

    # -- what buttons do --------------------------------------------------------------------------

    async def replay(self, interaction: discord.Interaction, press: Press) -> None:
        """Shows one of the matches that a list offers; the id says none, the choice does."""
        await defer(interaction)
        number = press.chosen or str(press.match)
        if not (number.isascii() and number.isdecimal() and len(number) <= 12):
            raise Refusal("panel-unreadable")
        past = await self._find(interaction, int(number))
        await tell(interaction, await self._private(interaction, past))

    async def share(self, interaction: discord.Interaction, press: Press) -> None:
        """Posts the animation in this channel, for everybody."""
        await defer(interaction)
        past = await self._find(interaction, press.match)
        server, _ = place = await sharing_place(interaction, f"{past.match.game.key} replay")
        if not _may_share(interaction, past):
            raise Refusal("replay-share-elsewhere")
        say = public_say(self._services.client, server)
        items = [button("replay-step", press.match, 0, say("button-step"), rest="open")]
        content = await self._moving(interaction, past, say, items)
        by = say("replay-shared-by", name=bold_name(clean_name(interaction.user)))
        content = Content(f"{by}\n{content.text}", content.pictures, content.items)
        await share(interaction, press, place, content)

    async def step(self, interaction: discord.Interaction, press: Press) -> None:
        """Shows the position after one turn; the version in the id is the number of that turn."""
        if press.rest == "open":
            await defer(interaction)
        else:
            await defer_pressed(interaction)
        past = await self._find(interaction, press.match)
        say = private_say(interaction)
        async with self._services.workshop.alone(interaction.user.id):
            replay = await asyncio.to_thread(past.replay)
            head, name = _head(past, say), f"{replay.game.key}-{press.match}"
            content = await self._still(replay, press.version, say, head, name, "replay-step", press.match)
        await tell(interaction, content)

    async def file(self, interaction: discord.Interaction, press: Press) -> None:
        """Gives the match as a text file."""
        await defer(interaction)
        past = await self._find(interaction, press.match)
        say, key = private_say(interaction), past.match.game.key
        data = past.record().encode()
        written = Picture(data, f"{key}-{press.match}{_FILE}", say("replay-file-alt"))
        await tell(interaction, Content(say("replay-file", command=key), [written]))

    async def load_step(self, interaction: discord.Interaction, press: Press) -> None:
        """Shows another position of a file that is attached to the pressed message."""
        await defer(interaction, update=True)
        attached = interaction.message.attachments if interaction.message is not None else []
        file = next((each for each in attached if each.filename.endswith(_FILE)), None)
        if file is None:
            raise Refusal("load-gone")
        replay, data = await self._read(interaction, file, patient=True)
        await tell(interaction, await self._loaded(interaction, replay, data, press.version))

    async def void(self, interaction: discord.Interaction, press: Press) -> None:
        """Voids the result of a match, confirmed."""
        await defer(interaction, update=True)
        past = await self._find(interaction, press.match)
        self._check_void(interaction, past, again=True)
        match = await self._services.matches.void(press.match, ask_of(interaction))
        log.info("result voided", match=match.id, server=match.row.server, by=interaction.user.id)
        await self._services.display.changed(interaction, match, private_say(interaction)("void-done"))

    # -- letters ----------------------------------------------------------------------------------

    async def _private(self, interaction: discord.Interaction, past: Past) -> Content:
        say, number = private_say(interaction), past.match.id
        items = [
            button("replay-step", number, 0, say("button-step"), rest="open", style=_MAIN),
            button("replay-file", number, 0, say("button-file")),
        ]
        if _may_share(interaction, past):
            items.insert(0, button("replay-share", number, 0, say("button-share")))
        return await self._moving(interaction, past, say, items)

    async def _moving(
        self, interaction: discord.Interaction, past: Past, say: Say, items: Sequence[Button]
    ) -> Content:
        """The animation of a match with its result."""
        workshop, person, match = self._services.workshop, interaction.user.id, past.match
        names = [plain_name(sitter.name, say) for sitter in match.sitters]
        # The names are drawn, and may be deleted later.
        key = (match.id, match.version, *names)

        async def make() -> tuple[Replay, list[Picture], str]:
            replay = await asyncio.to_thread(past.replay)
            adapter = adapter_of(match.game.key)
            ranking = adapter.ranking_text(replay.views[-1], lambda seat: names[seat], say)
            alt = say("replay-alt", game=match.game.title, turns=len(replay.views) - 1, ranking=ranking)
            name = f"{match.game.key}-{match.id}.gif"
            # Somebody before may have asked for the same.
            made = workshop.kept(key)
            if made is not None:
                return replay, [Picture(made, name, alt)], ""
            pictures, failed = await drawn(
                lambda: [Picture(adapter.moving(replay.views, names), name, alt)], say
            )
            for picture in pictures:
                workshop.keep(key, picture.data)
            return replay, pictures, failed

        if workshop.kept(key) is not None:
            async with workshop.alone(person):
                replay, pictures, failed = await make()
        else:
            replay, pictures, failed = await workshop.do(person, make, partial(waiting, interaction))
        lines = [_head(past, say), failed, _ranking(replay, say)]
        return Content("\n".join(line for line in lines if line), pictures, items)

    async def _loaded(
        self, interaction: discord.Interaction, replay: Replay, data: bytes, turn: int
    ) -> Content:
        """A position of a file, with the file, from which the buttons read it again."""
        say, key = private_say(interaction), replay.game.key
        head = say("load-head", game=replay.game.title)
        content = await self._still(replay, turn, say, head, key, "load-step", 0)
        file = Picture(data, f"{key}-record{_FILE}", say("replay-file-alt"))
        return Content(content.text, [*content.pictures, file], content.items)

    @staticmethod
    async def _still(
        replay: Replay, turn: int, say: Say, head: str, name: str, verb: str, match: int
    ) -> Content:
        """The position after a turn, what happened in it, and buttons to the others."""
        adapter, names, last = adapter_of(replay.game.key), _names(replay, say), len(replay.views) - 1
        turn = min(turn, last)
        view = replay.views[turn]
        alt = adapter.board_alt(view, names, say)

        def draw() -> list[Picture]:
            board = adapter.still(view, names, adapter.extent(replay.views))
            return [Picture(board, f"{name}-{turn}.png", alt)]

        pictures, failed = await drawn(draw, say)
        lines = [
            head,
            say("replay-turn", turn=turn, turns=last) if turn else say("replay-start", turns=last),
            adapter.told(view, _who(replay, say), say),
            failed,
            _ranking(replay, say) if turn == last else adapter.scores(view, _who(replay, say), say),
        ]
        places = (("first", 0), ("back", turn - 1), ("next", turn + 1), ("last", last))
        items = [
            button(
                verb,
                match,
                max(0, min(to, last)),
                say(f"button-step-{rest}"),
                rest=rest,
                disabled=to == turn or not 0 <= to <= last,
            )
            for rest, to in places
        ]
        return Content("\n".join(line for line in lines if line), pictures, items)

    # -- finding ----------------------------------------------------------------------------------

    async def _find(self, interaction: discord.Interaction, number: int) -> Past:
        """A finished match that the caller may see."""
        return await self._archive.find(number, partial(self._services.rights.sight, interaction))

    async def _find_of(self, interaction: discord.Interaction, number: int, title: Title, verb: str) -> Past:
        """A finished match of this game; one of another that the caller may see is pointed to."""
        past = await self._find(interaction, number)
        game = past.match.game
        if game is not title.game:
            raise Refusal("replay-other-game", match=number, game=game.title, command=game.key, verb=verb)
        return past

    async def _read(
        self, interaction: discord.Interaction, file: discord.Attachment, *, patient: bool = False
    ) -> tuple[Replay, bytes]:
        """The replay of an attached file, and the file; raises Refusal for what is none."""
        if file.size > record.MOST_BYTES:
            raise Refusal("record-large", most=record.MOST_BYTES // 1024)
        data = await downloaded(file)
        games = {key: title.game for key, title in TITLES.items()}
        try:
            replay = await self._services.workshop.do(
                interaction.user.id,
                lambda: asyncio.to_thread(record.read, data, games),
                None if patient else partial(waiting, interaction),
                patient=patient,
            )
            return replay, data
        except record.Unplayable as unplayable:
            why = unplayable.why
            sentence = private_say(interaction)(why.key, **why.params)
            raise Refusal(unplayable.key, line=unplayable.line, why=sentence) from unplayable

    def _check_void(self, interaction: discord.Interaction, past: Past, *, again: bool = False) -> None:
        """Raises Refusal unless the caller may void the result; again: whether it is voided is not asked."""
        self._services.rights.check_void(interaction, past.match)
        check_own(past.match, interaction.user.id)
        if past.voided and not again:
            raise Refusal("void-already")


def _may_share(interaction: discord.Interaction, past: Past) -> bool:
    """Whether the match may be shown to all in this channel: where it was played, or when played alone."""
    server = interaction.guild_id
    return server is not None and (server == past.match.row.server or past.match.kind.alone)


def _head(past: Past, say: Say) -> str:
    match = past.match
    assert match.row.ended is not None
    assert match.state is not None
    date, turns = timestamp(match.row.ended, "D"), match.state.turn
    line = say("replay-head", game=match.game.title, match=match.id, date=date, turns=turns)
    return f"{line}\n{say('replay-voided')}" if past.voided else line


def _who(replay: Replay, say: Say) -> Callable[[int], str]:
    return lambda seat: told_name(replay.names[seat], say)


def _names(replay: Replay, say: Say) -> list[str]:
    return [plain_name(name, say) for name in replay.names]


def _ranking(replay: Replay, say: Say) -> str:
    return adapter_of(replay.game.key).ranking_text(replay.views[-1], _who(replay, say), say)
