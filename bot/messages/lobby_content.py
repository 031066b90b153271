"""What a lobby's post says and shows: who is in, how turns are timed, what counts; or that it closed."""

from __future__ import annotations

from discord import ButtonStyle

from bot.catalog import adapter_of
from bot.matches.change import fair_turns
from bot.matches.match import Match
from bot.messages.drawing import drawn
from bot.texts import Say
from bot.wire.components import Controls
from bot.wire.content import Content, Picture
from bot.wire.names import mention, shown_name


async def lobby_content(match: Match, say: Say) -> Content:
    """The post of a match that has not begun; it pings those who are invited."""
    adapter = adapter_of(match.game.key)
    names = [sitter.name for sitter in match.sitters]
    if not match.in_lobby:
        if match.note is None:
            return Content(say("lobby-closed", game=match.game.title))
        host = shown_name(match.host_name, say)
        return Content(say("lobby-expired", game=match.game.title, name=host, command=match.game.key))
    name = f"{match.game.key}-{match.id}-{match.version}.png"
    alt = say("lobby-alt", names=", ".join(names), seats=match.row.wanted)
    pictures, failed = await drawn(lambda: [Picture(adapter.lobby(match.row.wanted, names), name, alt)], say)
    lines = [
        say(
            "lobby-open",
            game=match.game.title,
            host=shown_name(match.host_name, say),
            free=match.row.wanted - len(names),
            seats=match.row.wanted,
        ),
        adapter.variant(match.options, say),
        clock_rule(match, say),
        say("lobby-in", names=", ".join(shown_name(name, say) for name in names)),
    ]
    if match.invited:
        lines.append(say("lobby-invited", names=", ".join(mention(player, say) for player in match.invited)))
    if match.row.thread:
        lines.append(say("lobby-thread"))
    lines.append(say("lobby-ranked", turns=fair_turns(match), seats=match.row.wanted))
    if failed:
        lines.append(failed)
    controls, enough = Controls(match.id), len(names) >= max(2, match.game.seats[0])
    return Content(
        "\n".join(line for line in lines if line),
        pictures,
        [
            controls.button("join", say("button-join"), style=ButtonStyle.primary),
            controls.button("quit", say("button-leave")),
            controls.button("begin", say("button-start"), style=ButtonStyle.success, disabled=not enough),
            controls.button("rules", say("button-rules")),
        ],
        pings=match.invited,
    )


def clock_rule(match: Match, say: Say) -> str:
    """How long a turn may take and what happens after that; empty without a clock."""
    if match.row.pace is None:
        return ""
    return say(f"clock-{match.row.late}", time=say(f"pace-{match.row.pace}"))
