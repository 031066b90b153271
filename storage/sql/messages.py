"""The messages that show a match: the post in its channel, and each player's hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, replace

from storage.messages import NOTHING, HandRow, MessageStore, new_mark
from storage.sql.database import Database, Transaction
from storage.sql.phrases import HANDS_BEHIND, POST_BEHIND, put
from storage.sql.places import IN_CHANNEL, OPEN, check_free, played_in

_POST = "coalesce(post_message, 0)"
# A message and a mark say who has sent what: whoever saw others is too late.  What it shows does not matter,
# as the last to edit it is the last to say so.
_AS_BEFORE = "(coalesce(hands.message, 0) = ? and hands.mark = ?)"
_CHANGED = (
    put("hands", "match, player", "channel, message, shown, closed, mark")
    + f" where {_AS_BEFORE}"
    + " or (coalesce(hands.message, 0) = coalesce(excluded.message, 0) and hands.mark = excluded.mark)"
)


def hands_of(transaction: Transaction, match: int) -> dict[int, HandRow]:
    """The direct messages that show the hands of a match, by player."""
    rows = transaction.run(
        "select player, channel, message, shown, closed, mark from hands where match = ?", match
    )
    return {
        player: HandRow(channel, message, shown, bool(closed), mark)
        for player, channel, message, shown, closed, mark in rows
    }


def _told(before: HandRow | None) -> tuple[int, str]:
    """What `_AS_BEFORE` compares."""
    return (0, "") if before is None else (before.message or 0, before.mark)


def _again(hand: HandRow) -> HandRow:
    """A direct message that is to be shown again, without another ping."""
    turn, dot, _ = hand.shown.partition(".")
    return replace(hand, shown=turn + dot) if dot else hand


class SqlMessageStore(MessageStore):
    """Which messages show the matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def posted(
        self,
        match: int,
        channel: int,
        message: int | None,
        version: int,
        page: int,
        *,
        hands: bool,
        before: int | None = None,
        began: int = 0,
    ) -> bool:
        rows = await self._database.note(
            "update matches set post_channel = ?, post_message = ?, post_page = ?,"
            " post_version = case when post_version < ? then post_version else ? end,"
            " hands_version = case when ? then ? else hands_version end"
            f" where id = ? and {_POST} in (?, ?) returning id",
            *(channel, message, page, began, version, hands, version, match, before or 0, message or 0),
        )
        if rows:
            return True
        # Another process has sent one since; or nothing could be noted, and then neither can this.
        overtaken = await self._database.note(
            f"update matches set {POST_BEHIND} where id = ? and {_POST} not in (?, ?) returning id",
            *(match, before or 0, message or 0),
        )
        return not overtaken

    async def unposted(self, match: int, before: int | None, mark: str) -> str | None:
        new = new_mark()
        rows = await self._database.note(
            "update matches set post_channel = null, post_message = null, mark = ?1"
            # If the connection was lost, it may be asked again after it was done.
            f" where id = ?2 and ({_POST} = ?3 and mark = ?4 or mark = ?1) returning mark",
            *(new, match, before or 0, mark),
            durable=True,
            raising=True,
        )
        return new if rows else None

    async def signed(self, match: int, channel: int | None, message: int | None) -> None:
        await self._database.note(
            "update matches set sign_channel = ?, sign_message = ? where id = ?", channel, message, match
        )

    async def sending(self, match: int, player: int, before: HandRow | None = None) -> str | None:
        mark = new_mark()
        rows = await self._database.note(
            "insert into hands (match, player, shown, mark) values (?, ?, '', ?)"
            f" on conflict (match, player) do update set mark = excluded.mark where {_AS_BEFORE}"
            # If the connection was lost, it may be asked again after it was done.
            " or hands.mark = excluded.mark returning mark",
            *(match, player, mark, *_told(before)),
            durable=True,
            raising=True,
        )
        return mark if rows else None

    async def delivered(
        self,
        match: int,
        version: int,
        changed: Mapping[int, HandRow],
        before: Mapping[int, HandRow] = NOTHING,
        began: int = 0,
    ) -> None:
        def work(transaction: Transaction) -> None:
            stored = transaction.run(
                "update matches set"
                " hands_version = case when hands_version < ?1 then hands_version else ?2 end"
                " where id = ?3 returning hands_version",
                *(began, version, match),
            )
            anew = any(row["hands_version"] < began for row in stored)
            written = [
                transaction.change(_CHANGED, match, player, *astuple(hand), *_told(before.get(player)))
                for player, hand in ((each, _again(hand) if anew else hand) for each, hand in changed.items())
            ]
            if not all(written):
                transaction.run(f"update matches set {HANDS_BEHIND} where id = ?", match)

        await self._database.notes(work)

    async def hands_behind(self, match: int) -> None:
        await self._database.note(f"update matches set {HANDS_BEHIND} where id = ?", match)

    async def unsent(self, match: int, player: int) -> None:
        await self._database.note("delete from hands where match = ? and player = ?", match, player)

    async def hands(self, match: int) -> dict[int, HandRow]:
        return await self._database.together(lambda transaction: hands_of(transaction, match))

    async def behind(self) -> dict[int, int]:
        # After an outage these can be very many, and no turn waits for them.
        rows = await self._database.survey(
            "select id, post_version, hands_version from matches"
            f" where (post_version < version or hands_version < version) and {IN_CHANNEL} order by id"
        )
        return {int(row["id"]): min(row["post_version"], row["hands_version"]) for row in rows}

    async def moved(self, match: int, channel: int) -> None:
        def work(transaction: Transaction) -> None:
            holding = f"select game from matches where id = ? and {OPEN} and holds"
            for row in transaction.run(holding, match):
                check_free(transaction, channel, row["game"], but=match)
            transaction.run("update matches set channel = ?, thread = false where id = ?", channel, match)
            for row in transaction.run("select server from matches where id = ?", match):
                played_in(transaction, channel, row["server"])

        await self._database.write(work)
