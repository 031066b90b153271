"""What a lobby's post says and shows: who is in, how turns are timed, what counts; or that it closed."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.catalog import adapter_of
from bot.computers.minds import has_mind
from bot.matches.change import fair_turns, never_counts
from bot.matches.match import Match, Note
from bot.messages.drawing import drawn
from bot.texts import Say, listed
from bot.wire.components import Button, Controls
from bot.wire.content import Content, Picture
from bot.wire.names import mention, plain_name, shown_name


async def lobby_content(match: Match, say: Say) -> Content:
    """The post of a match that has not begun; it pings those who are invited."""
    adapter = adapter_of(match.game.key)
    names = [plain_name(sitter.name, say) for sitter in match.sitters]
    if not match.in_lobby:
        if match.note is None:
            return Content(say("lobby-closed", game=match.game.title))
        host = shown_name(match.host_name, say)
        return Content(say("lobby-expired", game=match.game.title, name=host, command=match.game.key))
    name = f"{match.game.key}-{match.id}-{match.version}.png"
    alt = say("lobby-alt", names=listed(names, say), seats=match.row.wanted)
    pictures, failed = await drawn(lambda: [Picture(adapter.lobby(match.row.wanted, names), name, alt)], say)
    lines = [
        say(
            "lobby-open",
            game=match.game.title,
            host=shown_name(match.host_name, say),
            free=match.row.wanted - len(names),
            seats=match.row.wanted,
        ),
        *how_it_is_played(match, say),
        say("lobby-in", names=listed((shown_name(each.name, say) for each in match.sitters), say)),
    ]
    if match.invited:
        lines.append(
            say("lobby-invited", names=listed((mention(player, say) for player in match.invited), say))
        )
    if match.row.thread:
        lines.append(say("lobby-thread"))
    if not match.row.hints:
        never = never_counts(match)
        ranked = say("lobby-ranked", turns=fair_turns(match), seats=match.row.wanted)
        lines.append(say(never) if never else ranked)
    if failed:
        lines.append(failed)
    if match.note is not None:
        lines.insert(0, _noted(match, match.note, say))
    return Content(
        "\n".join(line for line in lines if line), pictures, _buttons(match, say), pings=_pings(match)
    )


def _buttons(match: Match, say: Say) -> list[Button]:
    controls, enough = Controls(match.id), len(match.sitters) >= max(2, match.game.seats[0])
    made = [
        controls.button("join", say("button-join"), style=ButtonStyle.primary),
        controls.button("quit", say("button-leave")),
        controls.button("begin", say("button-start"), style=ButtonStyle.success, disabled=not enough),
        controls.button("lobby-options", say("button-options")),
        controls.button("rules", say("button-rules")),
    ]
    if has_mind(match.game.key):
        made.insert(-1, controls.button("computers", say("button-computers")))
    if match.invited:
        made.insert(1, controls.button("decline-invite", say("button-decline-invite")))
    return made


def _noted(match: Match, note: Note, say: Say) -> str:
    """What has just happened in the lobby."""
    by = "" if note.by is None else mention(note.by, say)
    others = [match.sitters[seat] for seat in match.persons if match.sitters[seat].player != note.by]
    called = [mention(sitter.player, say, sitter.name) for sitter in others]
    names = listed(called, say)
    return say("lobby-changed" if note.kind == "changed" else "lobby-declined", by=by, names=names)


def _pings(match: Match) -> Sequence[int]:
    """Whom a new post of this lobby pings: those who are invited, then those who joined, of each change."""
    if match.note is None or match.note.kind != "changed":
        return match.invited
    return [
        sitter.player for sitter in match.sitters if sitter.player != match.note.by and sitter.kind.on_discord
    ]


def how_it_is_played(match: Match, say: Say) -> list[str]:
    """What was chosen for a match, as far as it is not the usual."""
    chosen = [adapter_of(match.game.key).variant(match.options, say), clock_rule(match, say)]
    if match.row.hints and match.kind.hints == "chosen":
        chosen.append(say("hints-on", command=match.game.key))
    return [line for line in chosen if line]


def clock_rule(match: Match, say: Say) -> str:
    """How long a turn may take and what happens after that; empty without a clock."""
    if match.row.pace is None:
        return ""
    return say(f"clock-{match.row.late}", time=say(f"pace-{match.row.pace}"))
