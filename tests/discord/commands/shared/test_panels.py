"""What is chosen in a private panel shows at once in its pictures, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from operator import ne
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import ButtonStyle

from bot.catalog import TITLES
from bot.commands.shared.finder import ask_of
from bot.wire.components import Press
from tests.discord.commands.shared.test_outdated import CONFIRMS
from tests.discord.direct import Direct, press_of
from tests.discord.seen import Seen
from tests.games.games import GAMES, Subject

SELECT = 3
ASIDE = ("rules", "hint")
IN_WORDS = "paperworld-name"
"""Which cards are taken is said and marked on the buttons; nothing moves on the table."""


def leads(panel: Seen) -> Iterator[Press]:
    """What can be pressed to choose something else."""
    for each in panel.components:
        press: Press = press_of(each)
        if each.get("disabled") or press.verb in ASIDE:
            continue
        if each["type"] == SELECT:
            values = [option["value"] for option in each["options"] if not option.get("default")]
            yield replace(press, picks=tuple(values[: max(1, each["min_values"])]))
        elif each["style"] == ButtonStyle.secondary.value:  # not what is chosen, and not Confirm
            yield press


def pictures(panel: Seen) -> list[str]:
    return [digest for _, _, digest in panel.files]


@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
async def test_each_choice_shows(subject: Subject, tmp_path: Path) -> None:
    direct, chance = await Direct.at(tmp_path / "axio.db"), Random("panels")
    match = await direct.begun(subject.game.key)
    completed = 0
    for _ in range(12):
        (seat,) = match.to_move
        who = match.sitters[seat]
        for choice in TITLES[subject.game.key].adapter.choices(match.view(None)):
            if choice.rest:
                continue  # it plays at once
            (panel,) = await direct.press(who, Press(choice.verb, match.id, match.version, ""))
            first = pictures(panel)
            assert first, "a panel has opened"
            for _ in range(5):
                found = list(leads(panel))
                if not found:
                    break
                press, before = chance.choice(found), pictures(panel)
                (panel,) = await direct.press(who, press)
                assert press.verb == IN_WORDS or pictures(panel) != before, press
                if any(press_of(each).verb in CONFIRMS for each in panel.components):
                    # Neither the table nor the hand is as it was before anything was chosen.
                    assert all(map(ne, pictures(panel), first)), press
                    completed += 1
        action: Any = subject.skilled(match.state, seat, chance)
        asked = ask_of(direct.interaction(who))
        match = await direct.services.matches.act(match.id, asked, match.game.notate(action))
    assert completed
    await direct.database.close()
