"""Paper World's view as scenes and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from bot.games.paper_world import state as paper
from bot.games.paper_world.cards import COLOURS, stars
from bot.games.paper_world.goals import met
from bot.games.paper_world.laying import is_stuck, taken
from bot.games.paper_world.rules import PaperWorld
from bot.games.paper_world.state import CELLS, HAND_LIMIT, TOKEN_POINTS, Lay, Options, View, cell_label
from bot.games.turns import Ended, Left
from bot.pictures.adapter import Adapter, Choice, Emoji, in_order
from bot.pictures.paper_world_actions import action_text, with_ghosts
from bot.pictures.paper_world_events import cards_text, event_lines, events_lines
from bot.texts import Say, Who, listed
from renderers import paper_world as scenes
from renderers.marks import Age, ages
from renderers.numbers import number_text, signed_text
from renderers.paper_cards import draw_emoji
from renderers.seats import LETTERS, Emblem


class PaperWorldAdapter(Adapter[View]):
    """Pictures and texts of Paper World."""

    game: ClassVar[type[PaperWorld]] = PaperWorld
    emblem: ClassVar[Emblem] = scenes.EMBLEM
    emojis: ClassVar = {
        "yellow_desert": Emoji("🟨", partial(draw_emoji, "y")),
        "blue_sea": Emoji("🟦", partial(draw_emoji, "b")),
        "green_forest": Emoji("🟩", partial(draw_emoji, "g")),
        "black_mountain": Emoji("⬛", partial(draw_emoji, "k")),
    }

    def board(self, view: View, names: Sequence[str]) -> bytes:
        """See Adapter."""
        return scenes.draw_board(_board(view, names))

    def extent(self, views: Sequence[View]) -> tuple[tuple[int, ...], ...]:
        """See Adapter; for each landscape, the cells that ever have a card."""
        return tuple(
            tuple(cell for cell in range(CELLS) if any(view.tops[seat][cell] for view in views))
            for seat in range(views[0].seats)
        )

    def still(self, view: View, names: Sequence[str], extent: tuple[tuple[int, ...], ...]) -> bytes:
        """See Adapter."""
        scene = _board(view, names)
        lands = [replace(land, extent=cells) for land, cells in zip(scene.landscapes, extent, strict=True)]
        return scenes.draw_board(replace(scene, landscapes=tuple(lands)))

    def preview(
        self, view: View, names: Sequence[str], lays: Sequence[Lay], targets: Sequence[int] = ()
    ) -> bytes:
        """The table with cards laid by the viewer that are not yet played, and cells where another may go.

        Scores are those with these cards; goals wait for the end of the turn.
        """
        scene = _board(view, names)
        lands = [replace(land, recent=(), earlier=(), took=None) for land in scene.landscapes]
        seat = _viewer(view)
        tokens = [lay.cell for lay in lays if lay.token]
        if tokens:
            lands = [_with_token(land, None) for land in lands]
            lands[seat] = _with_token(lands[seat], tokens[-1])
        own, more, paid = lands[seat], _more_stars(view, lays), sum(len(lay.discards) for lay in lays)
        lands[seat] = replace(
            own,
            tops=_laid(view, lays),
            preview=tuple(dict.fromkeys(lay.cell for lay in lays)),
            targets=tuple(targets),
            stars=own.stars + more,
            hand=own.hand - len(lays) - paid,
            discards=own.discards + paid,
            total=own.total + more + len(lays),
        )
        return scenes.draw_board(replace(scene, taken=(), taken_earlier=(), landscapes=tuple(lands)))

    def ghost(self, view: View, names: Sequence[str], actions: Sequence[paper.Action]) -> bytes:
        """See Adapter; nothing is seen of a take, and scores are those of the table before."""
        return self.hinted(view, names, actions, numbered=False)

    def hinted(
        self, view: View, names: Sequence[str], actions: Sequence[paper.Action], *, numbered: bool = True
    ) -> bytes:
        """See Adapter; discards, passes and the end of a turn show nothing."""
        return scenes.draw_board(with_ghosts(_board(view, names), _viewer(view), actions, numbered=numbered))

    def action_text(self, view: View, action: paper.Action, say: Say) -> str:
        """See Adapter."""
        return action_text(view, action, say)

    def board_text(self, view: View, who: Who, say: Say) -> str:
        """See Adapter."""
        lines = [self.scores(view, who, say)]
        if view.advanced:
            lines.append(say("paperworld-variant-advanced"))
        piles = [
            say("paperworld-text-pile", card=card, height=height) if card else say("paperworld-text-no-pile")
            for card, height in zip(view.middle, view.middle_heights, strict=True)
        ]
        lines += [say("paperworld-text-middle", piles=", ".join(piles)), self.goals_text(view, who, say)]
        if view.token is None:
            lines.append(say("paperworld-text-token"))
        lines += [_landscape_text(view, seat, who, say) for seat in range(view.seats)]
        return "\n".join(lines)

    def goals_text(self, view: View, who: Who, say: Say) -> str:
        """See Adapter; with the letters that stand on goals in the picture."""
        lines = [say("paperworld-text-goals")]
        for number, (goal, rewards) in enumerate(zip(view.goals, view.rewards, strict=True)):
            points = ", ".join(map(str, rewards))
            left = say("paperworld-text-tokens", points=points) if points else ""
            tokens = [left or say("paperworld-text-tokens-none")]
            tokens += [
                say("paperworld-text-token-won", letter=LETTERS[seat], name=who(seat), points=won[number])
                for seat, won in enumerate(view.won)
                if won[number]
            ]
            lines.append(say("paperworld-text-goal", goal=goal, tokens=", ".join(tokens)))
        return "\n".join(lines)

    def events_text(self, view: View, who: Who, say: Say, events: Sequence[paper.Event] | None = None) -> str:
        """See Adapter; cards placed in a row are in one sentence."""
        told = view.recent if events is None else events
        return "\n".join(events_lines(told, who, say, lambda event: self.event(event, view, who, say)))

    def latest(self, view: View) -> Sequence[paper.Event]:
        """See Adapter; who discards was told at the take what it brought."""
        discarded = [number for number, event in enumerate(view.recent) if isinstance(event, paper.Discarded)]
        return view.recent[discarded[-1] :] if discarded else view.recent

    def event(self, event: paper.Event, view: View, who: Who, say: Say) -> Sequence[str]:
        """See Adapter."""
        if isinstance(event, Left | Ended):
            return self.common(event, who, say)
        return event_lines(event, view, who, say)

    def score(self, view: View, seat: int, who: Who, say: Say) -> str:
        """See Adapter."""
        key = "paperworld-score-left" if seat in view.left else "paperworld-score"
        return say(key, name=who(seat), **_parts(view.scores[seat]))

    def own_decision(self, view: View, say: Say) -> str:
        """See Adapter; with what the hand rules out, which only its owner knows."""
        if not any(view.middle) or not is_stuck(view):
            return super().own_decision(view, say)
        key = "paperworld-decide-stuck" if view.last_turns is None else "paperworld-decide-last-stuck"
        return say(key, name=say("hand-you"))

    def decision_of(self, view: View, seat: int, name: str, say: Say) -> str:
        """See Adapter."""
        hand = view.hand_sizes[seat]
        if view.phase == "discard":
            return say("paperworld-decide-discard", name=name, count=hand - HAND_LIMIT)
        if view.phase == "place":
            if not hand:
                return say("paperworld-decide-done", name=name)
            return _further(view.names, name, say)
        last = view.last_turns is not None
        if not any(view.middle):
            return say("paperworld-decide-last-empty" if last else "paperworld-decide-empty", name=name)
        if not hand:
            return say("paperworld-decide-last-take" if last else "paperworld-decide-take", name=name)
        return say("paperworld-decide-last" if last else "paperworld-decide", name=name)

    def choices_of(self, view: View, seat: int) -> Sequence[Choice]:
        """See Adapter."""
        if view.phase == "discard":
            return (Choice("paperworld-discard", "button-paperworld-discard", main=True),)
        hand = view.hand_sizes[seat]
        if view.phase == "place":
            done = Choice("paperworld-do", "button-paperworld-done", rest="done", main=not hand)
            return (Choice("paperworld-place", "button-paperworld-further", main=True), done)[not hand :]
        made = []
        if any(view.middle):
            made.append(Choice("paperworld-take", "button-paperworld-take", main=True))
        if hand and not is_stuck(view):
            made.append(Choice("paperworld-place", "button-paperworld-place", main=True))
        if not any(view.middle):
            # Whether anything can still be laid is the mover's secret; under the board the rules say it.
            made.append(Choice("paperworld-do", "button-paperworld-pass", rest="pass", main=not made))
        return tuple(made)

    def hand(self, view: View) -> bytes | None:
        """See Adapter."""
        return self.marked_hand(view, ())

    def marked_hand(self, view: View, slots: Sequence[int]) -> bytes | None:
        """The viewer's own hand with some of its slots marked; None if it is empty."""
        return scenes.draw_hand(scenes.Hand(view.hand, tuple(slots))) if view.hand else None

    def hand_text(self, view: View, say: Say) -> str:
        """See Adapter."""
        if not view.hand:
            return say("paperworld-hand-empty")
        return listed((say("paperworld-hand-card", card=card) for card in view.hand), say)

    def ranking(self, view: View, names: Sequence[str]) -> bytes:
        """See Adapter."""
        assert view.outcome is not None
        rows = []
        for seat in in_order(view.outcome):
            score = view.scores[seat]
            rows.append(
                scenes.Rank(
                    letter=LETTERS[seat],
                    name=names[seat],
                    place=view.outcome.places[seat],
                    stars=score.stars,
                    goals=score.goals,
                    token=bool(score.token),
                    hand=score.hand,
                    discards=score.discards,
                    total=score.total,
                    left=seat in view.left,
                )
            )
        return scenes.draw_ranking(scenes.Ranking("Paper World", tuple(rows)))

    def ranking_text(self, view: View, who: Who, say: Say) -> str:
        """See Adapter."""
        assert view.outcome is not None
        order = in_order(view.outcome)
        lines = self.won(view, who, say)
        lines += [
            say(
                "paperworld-result-left" if seat in view.left else "paperworld-result",
                place=view.outcome.places[seat],
                name=who(seat),
                **_parts(view.scores[seat]),
            )
            for seat in order
        ]
        if view.outcome.reason != "alone":
            lines.append(_decided(view, order, who, say))
        return "\n".join(lines)

    def variant(self, options: Options, say: Say) -> str:
        """See Adapter."""
        lines = [
            say("paperworld-variant-first-game") if options.first_game else "",
            say("paperworld-variant-advanced") if options.advanced else "",
        ]
        return " ".join(line for line in lines if line)

    # -- what a choice would bring -----------------------------------------------------------------

    def take_worth(self, view: View, name: str, say: Say) -> str:
        """What naming this colour or value would bring to the viewer, in words."""
        cards = taken(view.middle, name)
        lines = [say("paperworld-take-worth", what=name, count=len(cards), cards=cards_text(cards, say))]
        over = view.hand_sizes[_viewer(view)] + len(cards) - HAND_LIMIT
        if over > 0:
            lines.append(say("paperworld-take-over", count=over))
        return "\n".join(lines)

    def lay_worth(self, view: View, lays: Sequence[Lay], say: Say) -> str:
        """What laying these cards one after another would bring to the viewer, in words."""
        seat, tops, more = _viewer(view), _laid(view, lays), _more_stars(view, lays)
        parts = [say("paperworld-worth-stars", stars=more)] if more else []
        parts.append(say("paperworld-worth-cards", count=len(lays)))
        tokens = [lay.cell for lay in lays if lay.token]
        if tokens and (view.token is None or view.token[0] != seat):
            parts.append(say("paperworld-worth-token", points=TOKEN_POINTS))
        laid = [say("paperworld-laid-card", card=lay.card, cell=cell_label(lay.cell)) for lay in lays]
        lines = [say("paperworld-lay-worth", laid=listed(laid, say), worth=listed(parts, say))]
        if discards := [card for lay in lays for card in lay.discards]:
            lines.append(say("paperworld-lay-pays", cards=cards_text(discards, say)))
        if tokens:
            lines.append(say("paperworld-lay-blocks", cell=cell_label(tokens[-1])))
        for goal, rewards, won in zip(view.goals, view.rewards, view.won[seat], strict=True):
            if rewards and not won and met(goal, tops):
                lines.append(say("paperworld-lay-goal", goal=goal, points=rewards[0]))
        return "\n".join(lines)


def _further(names: str, name: str, say: Say) -> str:
    """Which cards may follow, given the colour and the value that all cards of the turn have so far."""
    if len(names) > 1:
        return say("paperworld-decide-further", name=name, colour=names[0], value=names[1])
    if names in COLOURS:
        return say("paperworld-decide-further-colour", name=name, colour=names)
    return say("paperworld-decide-further-value", name=name, value=names)


def _parts(score: paper.Score) -> dict[str, str]:
    """A score and its parts, as parameters of a sentence."""
    parts = {
        "stars": score.stars,
        "goals": score.goals,
        "token": score.token,
        "hand": -score.hand,
        "discards": -score.discards,
    }
    return {"total": number_text(score.total)} | {name: signed_text(part) for name, part in parts.items()}


def _viewer(view: View) -> int:
    assert view.viewer is not None, "a spectator lays nothing"
    return view.viewer


def _laid(view: View, lays: Sequence[Lay]) -> tuple[str, ...]:
    """The viewer's top cards with these cards laid."""
    tops = list(view.tops[_viewer(view)])
    for lay in lays:
        tops[lay.cell] = lay.card
    return tuple(tops)


def _more_stars(view: View, lays: Sequence[Lay]) -> int:
    """How many stars these cards would add to the viewer's landscape."""
    return sum(map(stars, _laid(view, lays))) - view.scores[_viewer(view)].stars


def _with_token(land: scenes.Landscape, cell: int | None) -> scenes.Landscape:
    """A landscape with the scissors token on this cell, or without it, and what that makes of its total."""
    more = TOKEN_POINTS * ((cell is not None) - (land.token is not None))
    return replace(land, token=cell, total=land.total + more)


def _board(view: View, names: Sequence[str]) -> scenes.Board:
    won = {event.goal for event in view.recent if isinstance(event, paper.GoalWon)}
    return scenes.Board(
        middle=view.middle,
        heights=view.middle_heights,
        goals=tuple(
            scenes.Goal(side=goal, tokens=_tokens(view, number), recent=goal in won)
            for number, goal in enumerate(view.goals)
        ),
        landscapes=tuple(_landscape(view, seat, names) for seat in range(view.seats)),
        taken=view.taken[0] if view.taken else (),
        taken_earlier=view.taken[1:],
    )


def _tokens(view: View, number: int) -> tuple[tuple[int, str], ...]:
    """The tokens of a goal, the highest first, each with the letter of who won it."""
    tokens = [(points, "") for points in view.rewards[number]]
    tokens += [(won[number], LETTERS[seat]) for seat, won in enumerate(view.won) if won[number]]
    return tuple(sorted(tokens, reverse=True))


def _landscape(view: View, seat: int, names: Sequence[str]) -> scenes.Landscape:
    score = view.scores[seat]
    return scenes.Landscape(
        letter=LETTERS[seat],
        name=names[seat],
        tops=view.tops[seat],
        stars=score.stars,
        goals=score.goals,
        hand=score.hand,
        discards=score.discards,
        total=score.total,
        token=view.token[1] if view.token and view.token[0] == seat else None,
        recent=_cells_laid(view.recent, seat),
        earlier=tuple(_cells_laid(turn, seat) for turn in reversed(view.past)),
        took=_took(view, seat),
        to_move=seat == view.seat,
        left=seat in view.left,
        place=None if view.outcome is None else view.outcome.places[seat],
    )


def _cells_laid(events: Sequence[paper.Event], seat: int) -> tuple[int, ...]:
    """The cells on which this seat put cards in a turn."""
    return tuple(event.cell for event in events if isinstance(event, paper.Laid) and event.seat == seat)


def _took(view: View, seat: int) -> Age | None:
    """How long ago this seat took cards, among the turns that are shown."""
    turns = [view.recent, *reversed(view.past)]
    took = [[each.seat for each in turn if isinstance(each, paper.Took)] for turn in turns]
    return ages(took[0], took[1:]).get(seat)


def _landscape_text(view: View, seat: int, who: Who, say: Say) -> str:
    piles = [
        say(
            "paperworld-text-top-token" if view.token == (seat, cell) else "paperworld-text-top",
            cell=cell_label(cell),
            card=view.tops[seat][cell],
        )
        for cell in range(CELLS)
        if view.tops[seat][cell]
    ]
    if not piles:
        return say("paperworld-text-landscape-none", name=who(seat))
    return say("paperworld-text-landscape", name=who(seat), piles=", ".join(piles))


def _decided(view: View, order: Sequence[int], who: Who, say: Say) -> str:
    """What separates the first two; at least two have stayed when the last round ends."""
    assert view.outcome is not None
    if len(view.outcome.winners) > 1:
        return say("paperworld-decided-shared")
    first, second = (view.scores[seat] for seat in order[:2])
    if first.total != second.total:
        more, less = number_text(first.total), number_text(second.total)
        return say("paperworld-decided", more=more, less=less)
    return say(
        "paperworld-decided-discards",
        other=who(order[1]),
        fewer=first.discards,
        more=second.discards,
    )
