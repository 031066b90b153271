"""People who play at tables in many servers and in direct messages, and remember what they were told."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import chain
from random import Random
from typing import Any

from bot import codec
from bot.catalog import TITLES
from bot.matches.change import TIMEOUT, Ask
from bot.matches.kinds import KINDS
from bot.matches.match import Match
from bot.matches.replay import states_of
from storage.matches import Sitter
from tests.outside.discord_outside import Gone, text_of
from tests.outside.judging import boards_judged, hands_judged
from tests.outside.pressing import chosen, plays, usable
from tests.outside.sharded import Sharded, direct, server_id
from tests.outside.turns import Turns, choose, command_of
from tests.patience import PATIENT
from tests.telling import wording

_BOARD = re.compile(r"[a-z]+-(\d+)-(\d+)\.png")
_UNDONE = ("fault-disk", "stopping", "admission-much")
"""The sentences that say that nothing was done, though nothing was wrong with what was asked."""
_UNKNOWN = ("fault", "fault-done", "ending", "ending-done", "not-shown", "not-shown-done")
"""Those after which one has to look."""
_PACE = 24 * 3600
_PRESSES = 0.9
_COMPONENT = 3
"""The type of an interaction that is a press."""
_ANSWERS = 3
"""How often at most an answer is written: what is announced, and what is said then."""


@dataclass
class Table:
    """Where one match after another is played: by two, against a computer, or alone in direct messages."""

    number: int
    server: int | None
    channel: int
    game: str
    people: tuple[Sitter, ...]
    timed: bool = False
    """Whether nobody plays there, so that time runs out."""
    computer: bool = False
    """Whether the second player is a computer."""
    presses: bool = False
    """Whether most turns are played by what is shown: buttons and panels."""
    match: int = 0
    seen: int = 0
    """The version of the match for which something is asked."""
    asked: dict[str, Any] | None = None
    """What nobody answered yet."""
    chooses: bool = False
    """Whether that is a choice in a panel, of which nothing is stored."""
    panel: dict[str, Any] | None = None
    """The panel that is open."""


@dataclass
class Tables:
    """All tables, and what was acknowledged there: by interaction, what was said."""

    outside: Sharded
    turns: Turns
    tables: list[Table]
    acknowledged: dict[int, str] = field(default_factory=dict)
    pressed: int = 0
    """How many of these were pressed."""
    computed: int = 0
    """How many actions computers did."""
    refused: dict[int, str] = field(default_factory=dict)
    rung: dict[int, int] = field(default_factory=dict)
    """How often time was up in each match."""
    reminded: dict[int, int] = field(default_factory=dict)
    """How many reminders were due in each channel."""

    calls: int = 0
    """The most calls to turns that were seen in a match."""

    @property
    def messaged(self) -> list[Sitter]:
        """Those whose direct messages are about matches elsewhere."""
        return list(chain.from_iterable(each.people for each in self.tables if each.server is not None))

    async def sat(self, table: Table) -> Match:
        """The running match at a table, or a new one."""
        match = await self.turns.matches.find(table.match) if table.match else None
        if match is not None and match.running:
            return match
        host, *others = table.people
        match = await self.turns.matches.open(
            table.game,
            server=table.server,
            channel=table.channel,
            host=host,
            seats=len(table.people) + table.computer,
            computers=["easy"] * table.computer,
            pace=_PACE if others else None,
            kind=KINDS["table" if others or table.computer else "solo"],
        )
        for other in others:
            match = await self.turns.matches.join(match.id, other, Ask(other.player))
        table.match = match.id
        return match

    async def play(self, table: Table, chance: Random, over: asyncio.Event) -> None:
        """Plays there until it is over; what got no answer is asked again with the same interaction."""
        while not over.is_set():
            if table.asked is None:
                match = await self.sat(table)
                if match.computer_to_move:
                    await asyncio.sleep(0.1)
                    continue
                table.seen = match.version
                by_panel = table.presses and chance.random() < _PRESSES
                table.asked = self._pressed(table, match, chance) if by_panel else None
                table.asked = table.asked or self._typed(table, match, chance)
            try:
                await self.ask(table)
            except Gone:
                await asyncio.sleep(0.1)
                # Some look at the board first and then do it anew; the others' interaction comes once more.
                again = self.outside.again_as(table.asked)
                table.asked = again if chance.random() < 0.5 else None

    def _typed(self, table: Table, match: Match, chance: Random) -> dict[str, Any]:
        who = match.sitters[match.to_move[0]]
        command, options = command_of(match.game.key, choose(match, chance))
        # Direct messages are another shard's, which does not know the server.
        place = direct(who) if chance.random() < 0.4 else table.channel
        table.chooses = False
        return self.outside.slash(who, place, command, options)

    def _pressed(self, table: Table, match: Match, chance: Random) -> dict[str, Any] | None:
        """The next press in the panel that is open, or one that opens it; None if nothing can be pressed."""
        who = match.sitters[match.to_move[0]]
        shown = [*self.outside.posts(table.channel)[-1:], *self.outside.posts(direct(who))[-1:]]
        for message in (*([table.panel] if table.panel else []), *chance.sample(shown, len(shown))):
            parts = usable(message, match.game.key, match.id, match.version)
            if parts:
                part, picks = chosen(parts, chance)
                table.chooses = not plays(part)
                return self.outside.press(who, message, part["custom_id"], picks)
        return None

    async def ask(self, table: Table) -> None:
        """Asks, and remembers the answer.  Raises Gone if nobody is there who could answer."""
        asked = table.asked
        assert asked is not None
        number = int(asked["id"])
        message = await asyncio.wait_for(self.outside.deliver(asked), PATIENT)
        answer = text_of(message)
        # Private answers are in no channel that this Discord knows.
        table.panel = {**message, "channel_id": asked["channel_id"]}
        stored = await self.turns.store.played(number) is not None
        said = {key for key in (*_UNDONE, *_UNKNOWN) if wording(key).search(answer)}
        assert not (stored and said & set(_UNDONE)), f"it was done: {answer}"
        # What was asked before, and was never answered, may have been done after somebody looked.
        overtaken = (await self.sat(table)).version != table.seen
        assert stored or said or overtaken or table.chooses, f"it was not done, and nobody says so: {answer}"
        table.asked = None
        if stored:
            self.acknowledged[number] = answer
            self.pressed += asked["type"] == _COMPONENT
            return
        if table.chooses and not said and not overtaken:
            return
        if not said & set(_UNKNOWN):
            self.refused[number] = f"{number} {time.strftime('%X')} {answer}"
        await asyncio.sleep(0.1)

    async def ring(self, table: Table) -> None:
        """Lets the time of whoever is to move run out at a table where nobody plays."""
        if await self._set(table, -1):
            self.rung[table.match] = self.rung.get(table.match, 0) + 1

    async def remind(self, table: Table) -> None:
        """Lets it be time to remind whoever is to move there."""
        if await self._set(table, 3600):
            self.reminded[table.channel] = self.reminded.get(table.channel, 0) + 1

    async def _set(self, table: Table, left: int) -> bool:
        """Sets the clock of a table so that so many seconds are left, and something is due now."""
        match = await self.sat(table)
        if match.row.deadline is None:
            # All were late in turn, so the clock rests until somebody moves, as here another process does.
            who, notation = match.sitters[match.to_move[0]], choose(match, Random(match.version))
            match = await self.turns.matches.act(match.id, Ask(who.player), notation)
        now = int(time.time())
        return bool(
            await self.turns.database.store(
                "update matches set deadline = ?, alarm = ? where id = ? and version = ? and alarm > ?"
                " returning version",
                *(now + left, now - 1, match.id, match.version, now),
            )
        )

    # -- judging ----------------------------------------------------------------------------------

    async def shown(self) -> None:
        """Waits until everything stored is shown, nothing is due, and no computer is to move."""
        async with asyncio.timeout(PATIENT):
            while await self.turns.messages.behind() or await self._due():  # noqa: ASYNC110 -- in other processes
                await asyncio.sleep(0.1)

    async def _due(self) -> bool:
        return bool(
            await self.turns.database.rows(
                "select 1 from matches where alarm <= ? or computer_at is not null limit 1", int(time.time())
            )
        )

    async def judge(self) -> None:
        """Checks that nothing acknowledged is lost, and nothing was played, posted or called twice."""
        logged: set[int] = set()
        self.computed = 0
        due = Counter(self.reminded)
        for row in await self.turns.database.rows("select id from matches order by id"):
            match = await self.turns.matches.find(row["id"])
            assert match is not None
            log = await self.turns.store.log(match.id)
            assert match.version == len(log)
            states = states_of(match, log)
            assert states[-1] is not None
            assert codec.dump(states[-1]) == match.row.state
            logged |= {entry.interaction for entry in log if entry.interaction is not None}
            automatic = {seat for seat, each in enumerate(match.sitters) if each.kind.automatic}
            self.computed += sum(entry.seat in automatic for entry in log)
            late = sum(entry.notation == TIMEOUT for entry in log)
            # Where nobody heard of the server meanwhile, more time is given instead, with a reminder.
            given = self.rung.get(match.id, 0) - late
            assert given >= 0, f"match {match.id}: {late} times late, though time was up less often"
            due[match.row.channel] += given
            self._called_once(match, states)
        lost = self.acknowledged.keys() - logged
        assert not lost, [self.acknowledged[each] for each in lost]
        done = [self.refused[each] for each in self.refused.keys() & logged]
        assert not done, f"it was stored after all: {done}"
        for channel, most in due.items():
            posts = self.outside.posts(channel)
            told = [each for each in posts if wording("reminder-skip").search(text_of(each))]
            # One that is killed between noting it and sending it leaves it out.
            assert len(told) <= most, f"{len(told)} reminders, though {most} were due"
        for token, said in self.outside.answers.items():
            assert len(said) <= _ANSWERS, f"{token}: {said}"
        await boards_judged(self.outside, self.turns)
        await hands_judged(self.outside, self.turns, self.messaged, times=False)

    def _called_once(self, match: Match, states: Any) -> None:
        turns = [0]
        for state in states[1:]:
            turns.append(turns[-1] + (state is not None and not state.midturn))
        called: set[tuple[int, int]] = set()
        for ping in self.outside.pings:
            found = next((board for file in ping.files if (board := _BOARD.fullmatch(file))), None)
            if found is None or int(found[1]) != match.id or ping.channel != match.row.channel:
                continue
            for player in ping.players:
                call = (player, turns[int(found[2])])
                assert call not in called, f"match {match.id}: {player} was called twice in turn {call[1]}"
                called.add(call)
        self.calls = max(self.calls, len(called))


def laid(outside: Sharded, tables: int, chance: Random) -> list[Table]:
    """So many tables in each server, the last of which is timed; and one in direct messages.

    In every other server one of the players is a computer; in half of the servers people press.
    """
    games, made = chance.sample(list(TITLES), len(TITLES)), list[Table]()
    for number in range(outside.servers * tables):
        server, place = divmod(number, tables)
        timed = place == tables - 1
        game, channel = games[(server + place) % len(games)], outside.channel(server, place)
        computer = not timed and server % 2 == 1
        people = _people(number, 1 if computer else 2)
        presses = server % 4 in (0, 3)
        made.append(Table(number, server_id(server), channel, game, people, timed, computer, presses))
    alone = _people(len(made), 1)
    return [*made, Table(len(made), None, direct(alone[0]), "axio", alone, presses=True)]


def _people(table: int, seats: int) -> tuple[Sitter, ...]:
    return tuple(
        Sitter(620_000_000_000_001_000 + 2 * table + seat, f"P{table}{'ab'[seat]}") for seat in range(seats)
    )
