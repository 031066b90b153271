"""Hints: legal, different from each other, the same for equal views, and with reasons that are true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from random import Random
from typing import Any

import pytest

from bot.computers.hints import MOST, hints
from bot.computers.mind import AHEAD, Reason, because
from bot.computers.minds import MINDS
from bot.computers.paper_world.plans import plans
from bot.games.contract import Game
from bot.games.iota.state import WILD, Options, Pass, Play, cell_at
from bot.games.paper_world.cards import in_order
from bot.games.paper_world.state import TOKEN_POINTS, Done, Lay, Take
from bot.lessons.prepared import Prepared
from bot.texts import catalogue, in_language
from tests.computers.playing import SUBJECTS, TABLE_NAMES, TABLES, Table
from tests.computers.test_positions import kind_of
from tests.games.games import Subject
from tests.sample import whole

Check = Callable[["Told"], bool]


class Told:
    """An action with its reason, and what the rules make of it."""

    def __init__(self, game: Game[Any, Any, Any], state: Any, action: Any, reason: Reason) -> None:
        self.game, self.state, self.action = game, state, action
        self.key, self.values = reason.key, dict(reason.values)
        self.seat: int = state.seat
        self.after: Any = game.apply(state, self.seat, action)
        self.events = self.after.recent[len(state.recent) if self.after.turn == state.turn else 0 :]

    def value(self, name: str) -> int:
        """A number that the sentence says."""
        return int(self.values[name])

    def event(self, kind: str) -> Any:
        """What happened of this kind."""
        return next(each for each in self.events if getattr(each, "kind", "") == kind)

    def others(self, kind: type) -> Iterator[Told]:
        """All legal actions of a kind, this one included."""
        for action in self.game.actions(self.state, self.seat):
            if isinstance(action, kind):
                yield Told(self.game, self.state, action, Reason(""))

    # -- games with five markers -------------------------------------------------------------------

    def rise(self) -> tuple[int, int]:
        """The marker that the sentence names, before and after."""
        number = "rgbop".index(str(self.values["symbol"]))
        return self.state.markers[self.seat][number], self.after.markers[self.seat][number]

    def rises(self) -> int:
        """How many markers rise."""
        before, after = self.state.markers[self.seat], self.after.markers[self.seat]
        return sum(new > old for old, new in zip(before, after, strict=True))

    def scored(self) -> int:
        """The points of a placement, those included that are lost at the end of a track."""
        placed = self.event("placed")
        pyramids = getattr(placed, "pyramids", ())
        return int(sum(placed.points)) + sum(sum(each.points) for each in pyramids)

    def lowest(self, *, alone: bool) -> bool:
        """Whether the marker that the sentence names was the lowest, and alone so."""
        own = self.state.markers[self.seat]
        said = (self.value("old"), self.value("new"))
        return self.rise() == said and min(own) == said[0] < said[1] and (own.count(min(own)) == 1) == alone

    # -- Paper World -------------------------------------------------------------------------------

    def whole_turn(self) -> Any:
        """The position after the turn that the plan with this lay makes of it."""
        position = kind_of(next(each for each in SUBJECTS if each.game is self.game)).of(self.state)
        found = (each for each in plans(position, self.seat, self.state.names))
        first = position.move(self.action)
        lays = next((each.lays for each in found if each.first == first), (first,))
        state = self.state
        assert len(lays) == self.values.get("count", 1)
        for lay in lays:
            state = self.game.apply(state, self.seat, position.action(lay))
        return self.game.apply(state, self.seat, Done())

    def free(self, state: Any, card: str) -> bool:
        """Whether this card of the seat could be laid for nothing in a turn of its own."""
        fresh = _with(state, seat=self.seat, phase="choose", names="", skips=0, freed=False, midturn=False)
        fresh = _with(fresh, hands=_at(fresh.hands, self.seat, in_order((*fresh.hands[self.seat], card))))
        return any(
            isinstance(action, Lay) and action.card == card and not action.discards
            for action in self.game.actions(fresh, self.seat)
        )

    def stars(self, after: Any) -> int:
        """How many more stars the landscape shows."""
        scores = [self.game.view(state, self.seat).scores[self.seat].stars for state in (self.state, after)]
        return int(scores[1] - scores[0])


def _with(state: Any, **changes: Any) -> Any:
    return type(state)(**{**vars(state), **changes})


def _at(items: tuple[Any, ...], number: int, item: Any) -> tuple[Any, ...]:
    return (*items[:number], item, *items[number + 1 :])


def _hand(told: Told) -> tuple[str, ...]:
    hand: tuple[str, ...] = told.state.hands[told.seat]
    return hand


def _doublings(told: Told) -> tuple[str, ...]:
    found: tuple[str, ...] = told.event("played").score.doublings
    return found


def _most(told: Told) -> bool:
    return told.scored() == max(each.scored() for each in told.others(type(told.action)))


def _took(told: Told) -> tuple[str, ...]:
    cards: tuple[str, ...] = told.event("took").cards
    return cards


CHECKS: dict[str, Check] = {
    "hint-ahead": lambda told: not told.values,
    "hint-markers-complete": lambda told: set(told.after.markers[told.seat]) == {told.value("top")},
    "hint-markers-top": lambda told: told.rise()[0] < told.rise()[1] == told.value("top"),
    "hint-markers-lowest": lambda told: told.lowest(alone=True),
    "hint-markers-low": lambda told: told.lowest(alone=False),
    "hint-markers-most": lambda told: _most(told) and told.scored() == told.value("points") > 0,
    "hint-markers-none": lambda told: _most(told) and told.scored() == 0,
    "hint-markers-several": lambda told: told.rises() == told.value("count") > 1,
    "hint-markers-one": lambda told: told.rise() == (told.value("old"), told.value("new")),
    "hint-axio-pyramid": lambda told: (
        sum(sum(each.points) for each in told.event("placed").pyramids) == told.value("points") > 0
    ),
    "hint-axio-exchange": lambda told: (
        told.rise()[0] == min(told.state.markers[told.seat])
        and not any(told.values["symbol"] in tile for tile in told.state.racks[told.seat])
    ),
    "hint-iota-last": lambda told: "last" in _doublings(told) and told.after.reason == "last-card",
    "hint-iota-doublings": lambda told: len(_doublings(told)) == told.value("count") > 1,
    "hint-iota-lot": lambda told: _doublings(told) == ("lot",),
    "hint-iota-four": lambda told: _doublings(told) == ("four",),
    "hint-iota-most": lambda told: (
        told.event("played").score.total
        == max(each.event("played").score.total for each in told.others(Play))
    ),
    "hint-iota-wild": lambda told: (
        WILD in told.after.hands[told.seat][: len(_hand(told))] and WILD in _hand(told)
    ),
    "hint-iota-lines": lambda told: len(told.event("played").score.lines) == told.value("count") > 1,
    "hint-iota-kids": lambda told: len(told.event("played").cards) == told.value("count"),
    "hint-iota-kids-last": lambda told: told.game.outcome(told.after).winners == (told.seat,),  # type: ignore[union-attr]  # it is over
    "hint-iota-swap": lambda told: (
        told.after.seat == told.seat
        and Counter(told.after.hands[told.seat])[WILD] == Counter(_hand(told))[WILD] + 1
        and (WILD, cell_at(str(told.values["cell"]))) in told.state.grid
    ),
    "hint-iota-pass": lambda told: (
        not any(told.others(Play))
        and isinstance(told.action, Pass)
        and told.event("passed").count == told.value("count")
    ),
    "hint-paperworld-take-fit": lambda told: (
        len(_took(told)) == told.value("count")
        and sum(told.free(told.state, card) for card in _took(told)) == told.value("fitting") > 0
    ),
    "hint-paperworld-take-most": lambda told: (
        len(_took(told)) == max(len(_took(each)) for each in told.others(Take))
    ),
    "hint-paperworld-goal": lambda told: any(
        (event.goal, event.points) == (told.values["goal"], told.values["points"])
        for event in told.whole_turn().recent
        if getattr(event, "kind", "") == "goal-won" and event.seat == told.seat
    ),
    "hint-paperworld-turn": lambda told: told.stars(told.whole_turn()) <= 0 < told.value("count") - 1,
    "hint-paperworld-turn-stars": lambda told: told.stars(told.whole_turn()) == told.value("stars") > 0,
    "hint-paperworld-token": lambda told: (
        told.after.token == (told.seat, told.action.cell)
        and (told.state.token is None or told.state.token[0] != told.seat)
    ),
    "hint-paperworld-stars": lambda told: told.stars(told.after) == told.value("stars") > 0,
    "hint-paperworld-card": lambda told: (
        len(told.after.hands[told.seat]) == len(_hand(told)) - 1
        and told.after.discards[told.seat] == told.state.discards[told.seat]
    ),
    "hint-paperworld-done": lambda told: not any(told.others(Lay)),
    "hint-paperworld-keep": lambda told: any(told.others(Lay)) and told.after.hands == told.state.hands,
    "hint-paperworld-discard": lambda told: (
        not any(
            told.free(_with(told.state, hands=_at(told.state.hands, told.seat, ())), card)
            for card in told.action.cards
        )
    ),
    "hint-paperworld-pass": lambda told: len(list(told.game.actions(told.state, told.seat))) == 1,
}
"""Of each sentence, whether it is true of an action by the rules."""


def test_every_reason_is_checked() -> None:
    said = {key for key in catalogue().keys("en") if key.startswith("hint-")}
    assert set(CHECKS) == {key for key in said if key in CHECKS or key.split("-")[1] in _SUBJECTS}


_SUBJECTS = ("ahead", "markers", "axio", "rota", "iota", "paperworld")


def told_in(subject: Subject, table: Table, chance: Random, most: int) -> Iterator[Told]:
    """Some moves of a position with all their reasons: the best at a glance, and others."""
    view = table.views[table.seat][-1]
    position = table.mind.guess(table.views[table.seat], chance)
    moves = table.mind.best(position, 10**6)
    for move in {*moves[:3], *chance.sample(moves, min(most, len(moves)))}:
        for reason in list(table.mind.reasons(view, position, (move,))) or [AHEAD]:
            yield Told(table.game, table.state, position.action(move), reason)


@pytest.mark.todays(2)
@pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.game.key for subject in SUBJECTS])
def test_reasons_are_true_by_the_rules(subject: Subject) -> None:
    seen = Counter[str]()
    for number in range(3):
        chance = Random(f"reasons {number}")
        options = {"kids": True} if subject.game.options is Options and number == 2 else {}
        table = Table(subject.game, 2, f"reasons {number}", **options)
        while table.seat != -1:
            if chance.random() < 0.3:
                for told in told_in(subject, table, chance, 3):
                    seen[told.key] += 1
                    assert CHECKS[told.key](told), (told.key, told.values, told.action)
            table.act(table.chosen("random" if chance.random() < 0.3 else "medium", chance, 1))
    assert len(seen) >= 6, seen
    assert seen["hint-ahead"] < sum(seen.values()) / 2


def test_of_a_turn_of_several_lays_everything_is_told() -> None:
    """A lesson said "1 more star" of a turn that showed two, and nothing of the token that it took."""
    position = Prepared("lesson 21", "take 2, take yellow, lay k2s C2 -y2 token, done, take blue, take black")
    game = next(each.game for each in SUBJECTS if each.game.key == "paperworld")
    state = position.reached(game)
    mind, view = MINDS[game.key], game.view(state, 0)
    here, after, moves = mind.position.of(state), state, []
    for text in ("lay b1 C2", "lay b3s C2 -y1 token"):
        action = game.parse(after, 0, text)
        moves.append(here.move(action))
        after = game.apply(after, 0, action)
    told = list(mind.reasons(view, here, moves))
    stars = game.view(after, 0).scores[0].stars - view.scores[0].stars
    assert told[0] == because("paperworld-token", points=TOKEN_POINTS)
    assert because("paperworld-turn-stars", count=2, stars=stars) in told


def test_no_sentence_says_that_a_turn_begins_in_the_middle_of_it() -> None:
    subject = next(each for each in SUBJECTS if each.game.key == "paperworld")
    table, chance, say = Table(subject.game, 2, "reasons 0"), Random("middle"), in_language("en")
    found = set[str]()
    while table.seat != -1:
        if table.state.midturn:
            for told in told_in(subject, table, chance, 3):
                sentence = say(told.key, **told.values)
                assert "begins" not in sentence.lower()
                found.add(told.key)
        table.act(table.chosen("medium", chance, 1))
    assert found & {"hint-paperworld-turn", "hint-paperworld-turn-stars"}


@pytest.mark.todays(3)
@pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
def test_hints_are_legal_and_take_different_places(subject: Subject, seats: int) -> None:
    table, chance = Table(subject.game, seats, "hints"), Random("hints")
    counts = Counter[int]()
    for number in range(whole(32, 14)):
        if table.seat == -1:
            break
        if number % 5 == 3:
            views, position = table.views[table.seat], kind_of(subject).of(table.state)
            found = hints(table.mind, views, Random(number), rounds=1, seconds=3600)
            if number == 3:
                assert found == hints(table.mind, views, Random(number), rounds=1, seconds=3600)
            counts[len(found)] += 1
            assert 1 <= len(found) <= MOST
            places = [table.mind.places(position, position.move(hint.action)) for hint in found]
            assert sum(map(len, places)) == len(frozenset().union(*places))
            assert all(table.game.apply(table.state, table.seat, hint.action) for hint in found)
        table.act(table.chosen("medium" if number % 2 else "random", chance, 1))
    assert max(counts) > 1


def test_a_search_that_is_late_before_its_first_guess_goes_on() -> None:
    table = Table(SUBJECTS[0].game, 2, "late")
    times = chain((0.0, 0.5), repeat(2.0))
    found = hints(table.mind, table.views[table.seat], Random(1), seconds=1, clock=times.__next__)
    assert found
