"""What a match's post says and shows: the board, who is next, and the buttons to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot.catalog import adapter_of
from bot.computers.levels import LEVELS
from bot.matches.change import answerable, fair_turns, is_ranked, never_counts, places_of
from bot.matches.look_backs import in_points
from bot.matches.match import REFUSED, Match, Note, Offer
from bot.matches.past import Past
from bot.matches.rating import NEWCOMER
from bot.messages.drawing import drawn
from bot.messages.lobby_content import how_it_is_played, lobby_content
from bot.messages.match_pictures import hand_words, pictures_of
from bot.messages.naming import happened, names_of
from bot.texts import Say, listed
from bot.wire.components import Button, Controls
from bot.wire.content import MESSAGE_LIMIT, Content
from bot.wire.names import mention, shown_name, timestamp
from renderers.numbers import signed_text
from storage.sitters import kind_of
from storage.standings import RatingChange

_MAIN = discord.ButtonStyle.primary
_GO = discord.ButtonStyle.success
_DANGER = discord.ButtonStyle.danger


async def post_content(match: Match, say: Say, ratings: Sequence[RatingChange] = ()) -> Content:
    """The post of a match; it pings everybody who is called or asked.

    ratings: what its result did to the players' ratings.
    """
    if not match.begun:
        return await lobby_content(match, say)
    pictures, failed = await drawn(lambda: pictures_of(match, say), say)
    content = post_text(match, say, ratings)
    if failed:
        adapter = adapter_of(match.game.key)
        words = [adapter.board_text(match.view(None), names_of(match, say), say)]
        if match.shown_hand is not None:
            words.append(hand_words(match, match.shown_hand, say))
        content = "\n".join((content, failed, *words))
    # A post that calls nobody may be a layout; see decision 0034.
    items, layout = _buttons(match, say), match.kind.alone
    return Content(content, pictures, items, pings=_pings(match), layout=layout)


def post_text(match: Match, say: Say, ratings: Sequence[RatingChange] = ()) -> str:
    """The text above the board: who is next, what happened, what is asked; at the end the result."""
    return fitting(lambda past: _post_text(match, past, say, ratings), _since_call(match))


def fitting(told: Callable[[Past], str], past: Past) -> str:
    """What is told of these turns, cut to a message: first the reasons go, then the oldest turns.

    Of a very long turn it is told what it brought, though not why: the picture marks that.
    """
    text = told(past)
    if len(text) > MESSAGE_LIMIT:
        text = "\n".join(line for line in text.split("\n") if not line.startswith("• "))
    return fitting(told, past[1:]) if past and len(text) > MESSAGE_LIMIT else text


def _post_text(match: Match, past: Past, say: Say, ratings: Sequence[RatingChange]) -> str:
    adapter = adapter_of(match.game.key)
    view = match.view(None)
    who = names_of(match, say)
    lines = [called(match, say)] if match.running else []
    if match.untouched and match.note is None:
        lines += [say("post-begins"), *how_it_is_played(match, say)]
    lines.append(story(match, past, say))
    if match.outcome is not None:
        lines.append(adapter.ranking_text(view, who, say))
        lines += [] if match.kind.alone else [*_stood_in(match, say), *_counts(match, say)]
        lines += _rated(match, ratings, say)
    elif not match.running:
        lines.append(say("post-stopped", game=match.game.title))
    else:
        # Whoever has to decide reads there how long.
        lines.append("" if match.waits else time_left(match, say))
        if match.offer is not None:
            lines.append(_offered(match, match.offer, say))
        if match.vacant is not None and not match.row.removed:
            lines.append(say("offer-stand-in-last", name=who(match.vacant)))
    return "\n".join(line for line in lines if line)


def called(match: Match, say: Say) -> str:
    """Whose turn it is, in which game, and what is to be decided."""
    if match.waits:
        return say("called-vacant", game=match.game.title, name=names_of(match, say)(match.to_move[0]))
    if match.computer_to_move:
        (name,) = (shown_name(match.sitters[seat].name, say) for seat in match.to_move)
        return say("called-computer", game=match.game.title, name=name)
    adapter = adapter_of(match.game.key)
    decision = adapter.decision(match.view(None), lambda seat: _mention(match, seat, say), say)
    return say("called", game=match.game.title, decision=decision)


def story(match: Match, past: Past, say: Say) -> str:
    """What happened in these turns and the newest one, and what happened to the match besides."""
    noted = "" if match.note is None else _noted(match, match.note, say)
    return "\n".join(line for line in (noted, happened(match, say, past)) if line)


def _since_call(match: Match) -> Past:
    """The turns before the newest that a post tells as well.

    In the middle of a turn that is the one before it, whose post is being edited; and always the part of the
    newest turn that came before somebody left.  Turns of computers in a row make one post, after the last of
    them; until then the post before them is edited.
    """
    over = [number for number, turn in enumerate(match.past) if turn.whole]
    if match.turns and not match.midturn:
        over.append(len(match.past))
    while over and match.computer_to_move and _is_computers(match, over[-1]):
        over.pop()
    if not over:
        return match.past
    called = len(over) - 1
    while called and _is_computers(match, over[called]) and _is_computers(match, over[called - 1]):
        called -= 1
    return match.past[over[called - 1] + 1 if called else 0 :]


def _is_computers(match: Match, number: int) -> bool:
    """Whether one of the last turns was a computer's."""
    seat = match.turns[number].seat
    return seat is not None and match.sitters[seat].kind.automatic


def _noted(match: Match, note: Note, say: Say) -> str:
    """What happened, and who did it: a player by name, anybody else by a mention that does not ping."""

    def who(seat: int) -> str:
        told = match.sitters[seat].player == note.told
        return _mention(match, seat, say) if told else shown_name(match.sitters[seat].name, say)

    by = "" if note.by is None else mention(note.by, say)
    names = listed(map(who, note.seats), say)
    told = say(f"note-{note.kind}", name=who(note.seat), names=names, by=by)
    return f"{told} {say(f'kept-{note.asked}')}" if note.kind in REFUSED else told


def _counts(match: Match, say: Say) -> list[str]:
    """Why a result does not count, or for whom it counts if that is not the last player on the seat."""
    if never := never_counts(match):
        return [say(never)]
    if not is_ranked(match):
        return [say("post-unranked", turns=fair_turns(match))]
    answering = [(sitter, answerable(match, seat)) for seat, sitter in enumerate(match.sitters)]
    return [
        say("post-given", name=shown_name(sitter.name, say), giver=shown_name(giver.name, say))
        for sitter, giver in answering
        if giver.player != sitter.player and not sitter.kind.automatic
    ]


def _stood_in(match: Match, say: Say) -> list[str]:
    """The result of the people, if a computer has played on for one of them."""
    if not match.gone:
        return []
    ranked = sorted((place, seat) for seat, place in enumerate(places_of(match)))
    people = [
        say("post-place", place=place, name=shown_name(answerable(match, seat).name, say))
        for place, seat in ranked
    ]
    names = listed((shown_name(giver.name, say) for giver in match.gone), say)
    return [say("post-stood-in", names=names, count=len(match.gone), result=", ".join(people))]


def _rated(match: Match, ratings: Sequence[RatingChange], say: Say) -> list[str]:
    """How the ratings changed, of those for whom the seats count."""
    changes = [
        say(
            "post-rating",
            name=shown_name(answerable(match, change.seat).name, say),
            rating=change.after,
            change=signed_text(change.after - (NEWCOMER if change.before is None else change.before)),
        )
        for change in ratings
    ]
    return [say("post-ratings", ratings=listed(changes, say))] if changes else []


def _offered(match: Match, offer: Offer, say: Say) -> str:
    who = names_of(match, say)
    return say(
        f"offer-{offer.kind}",
        name=who(offer.by),
        target="" if offer.target is None else who(offer.target),
        days=offer.days or 0,
        time=timestamp(offer.until, "R"),
        playing=len(match.active),
        persons=len(match.persons),
        turns=fair_turns(match),
        others=listed((_mention(match, seat, say) for seat in match.asked), say)
        if offer.heir is None
        else mention(offer.heir, say),
    )


def _pings(match: Match) -> Sequence[int]:
    """Whom a new post of this match pings: those who are asked, and the player to move if not called yet.

    A player in the middle of a turn knows.  Whoever asked the others for something is called to hear their
    answer.
    """
    if not match.running or match.kind.alone:
        return ()
    seats = [*match.asked]
    if not match.midturn and not match.waits and match.row.post_page < match.row.call_page:
        seats += match.to_move
    called = [match.sitters[seat].player for seat in seats]
    if match.offer is not None and match.offer.heir is not None:
        called.append(match.offer.heir)
    if match.note is not None and match.note.told is not None:
        called.append(match.note.told)
    return [player for player in dict.fromkeys(called) if kind_of(player).on_discord]


def _mention(match: Match, seat: int, say: Say) -> str:
    sitter = match.sitters[seat]
    return shown_name(sitter.name, say) if match.kind.alone else mention(sitter.player, say, sitter.name)


def _buttons(match: Match, say: Say) -> Sequence[Button]:
    if match.outcome is not None:
        return [
            rematch_button(match, say),
            Controls(match.id).button("replay", say("button-replay")),
            *look_back_buttons(match, say),
            Controls(match.id).button("rules", say("button-rules")),
        ]
    if not match.running:
        return [rematch_button(match, say)]
    items = []
    if match.offer is not None:
        items += _offer_buttons(match, match.offer, say)
    return [*items, *decision_buttons(match, say), *table_buttons(match, say)]


def undo_button(match: Match, say: Say, *, row: int = 0) -> Button:
    """The button that undoes the last move, or asks the others to."""
    return Controls(match.id, match.version).button("undo", say("button-undo"), row=row)


def undoes_alone(match: Match, seat: int) -> bool:
    """Whether a seat has moved in a match in which nobody is asked to undo."""
    return match.kind.redealt and match.state is not None and match.state.moved[seat] > 0


def rematch_button(match: Match, say: Say) -> Button:
    """The button that opens a match like this one, which is over."""
    return Controls(match.id, match.version).button("rematch", say("button-rematch"), style=_MAIN)


def over_buttons(match: Match, say: Say) -> list[Button]:
    """What whoever has played alone to the end may press: a match like this one, and a look back at it."""
    judged = look_back_buttons(match, say) if match.kind.brings == "result" else []
    return [rematch_button(match, say), *judged]


def look_back_buttons(match: Match, say: Say) -> list[Button]:
    """The button of the look back at a match that is over; none where nobody can judge it in points."""
    if not in_points(match):
        return []
    return [Controls(match.id).button("look-back", say("button-look-back"), "open")]


def table_buttons(match: Match, say: Say, *, hand: bool = True) -> list[Button]:
    """The buttons under the board that are there in each turn.

    hand: whether the reader may have one.
    """
    items = []
    if hand and not match.kind.open_hand:
        items.append(Controls(match.id, match.version).button("hand", say(f"button-hand-{match.game.key}")))
    persons = match.persons if match.running else ()
    if persons and undoes_alone(match, persons[0]):
        items.append(undo_button(match, say))
    return [*items, Controls(match.id).button("more", say("button-more"))]


def time_left(match: Match, say: Say) -> str:
    """When the current turn's time runs out, or why the clock stands still; empty without a clock."""
    if match.row.deadline is not None:
        if match.computer_to_move:
            return ""
        at = match.row.deadline
        return say("time-until", at=timestamp(at, "f"), time=timestamp(at, "R"))
    if not match.resting:
        return ""
    until = match.row.alarm
    return say("time-rests") if until is None else say("time-paused", at=timestamp(until, "f"))


def _offer_buttons(match: Match, offer: Offer, say: Say) -> list[Button]:
    controls = Controls(match.id, match.version)
    if offer.kind == "replace":
        return [
            controls.button("seat", say("button-seat"), style=_GO),
            controls.button("decline", say("button-decline-seat")),
            controls.button("decline", say("button-withdraw"), "own"),
        ]
    if offer.kind == "late":
        return [
            controls.button("agree", say("button-late-skip"), "skip", style=_MAIN),
            controls.button("agree", say("button-late-out"), "out", style=_DANGER),
            controls.button("decline", say("button-late-wait")),
        ]
    if offer.kind == "stand-in":
        without = "button-win" if len(match.active) == 1 else "button-without"
        wanted = [
            controls.button("agree", say(f"button-stand-in-{level}"), level, style=_MAIN) for level in LEVELS
        ]
        return [*wanted, controls.button("decline", say(without))]
    return [
        controls.button("agree", say(f"button-agree-{offer.kind}"), style=_DANGER),
        controls.button("decline", say("button-decline")),
    ]


def decision_buttons(
    match: Match, say: Say, *, seat: int | None = None, hints: bool = True, row: int = 0
) -> list[Button]:
    """The buttons for the current decision, if a person has to make it; labels and verbs are the game's.

    seat: whose eyes they are for; without the button of what the hand rules out.  None for everybody.
    hints: with one for hints, if the match has them.
    """
    if match.computer_to_move or match.waits:
        return []
    controls, usual = Controls(match.id, match.version), discord.ButtonStyle.secondary
    made = [
        controls.button(
            choice.verb, say(choice.key), choice.rest, style=_MAIN if choice.main else usual, row=row
        )
        for choice in adapter_of(match.game.key).choices(match.view(seat))
    ]
    if hints and match.row.hints and made:
        made.append(controls.button("hint", say("button-hint"), row=row))
    return made
