"""What earlier versions posted still works: its buttons and selects do what they did then.

Beside a save are presses that its version itself received, on components that it had just sent: posts, direct
messages and private answers.  Each has the version and status of every match that it changed.
"""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.commands.games.paper_world.lay import Chosen
from bot.commands.shared.finder import ask_of
from bot.games.paper_world.state import Lay
from bot.texts import text
from bot.wire.components import Press
from tests.discord.direct import Direct, replaced
from tests.sample import whole
from tests.saves.presses import FOLDER, pressed, statuses
from tests.saves.test_saves import loaded
from tests.storage.contents import contents
from tests.telling import went_wrong


@pytest.mark.todays(3)
@pytest.mark.parametrize(
    "version", ["0.2.0", "0.3.1", "0.4.0", "0.5.0", "0.6.0", "0.7.0", "0.8.0", "0.9.0", "0.10.0", "0.11.0"]
)
async def test_what_was_posted_is_pressed_and_does_what_it_did(version: str, tmp_path: Path) -> None:
    presses: list[dict[str, Any]] = json.loads((FOLDER / f"{version}.presses.json").read_text("utf-8"))
    assert len([press for press in presses if press["changed"]]) >= 30
    direct = await Direct.at(loaded(FOLDER / f"{version}.sql", tmp_path), seed="later")
    direct.interactions = count(3_000_000)  # Discord never gives an id twice
    before, matches = await contents(direct.database), await statuses(direct)
    for press in presses[:: whole(1, 6)]:
        sent = await pressed(
            direct, (press["who"], press["channel"], press["public"], press["id"], tuple(press["picks"]))
        )
        assert sent, press
        unread = text("en", "panel-unreadable")
        assert not any(unread in each.text or went_wrong(each.text) for each in sent), press
        after = await statuses(direct)
        changed = {number: found for number, found in after.items() if found != matches.get(number)}
        assert changed == press["changed"], press
        await replaced(direct.database, before)
    await direct.database.close()


@pytest.mark.parametrize("game", ["axio", "rota"])
async def test_a_select_of_a_panel_of_0_3_1_chooses_what_a_button_does_now(game: str, tmp_path: Path) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    match = await direct.begun(game)
    (seat,) = match.to_move
    chosen = (
        [("axio-column", "c0.-.-.-", "6", "c0.6.-.-"), ("axio-row", "r0.6.-.-", "5", "r0.6.5.-")]
        if game == "axio"
        else [("rota-square", "s0.-.-.-", "M59", "s0.M59.-.-")]
    )
    for verb, rest, picked, whole_rest in chosen:
        select = Press(verb, match.id, match.version, rest, (picked,))
        button = Press(f"{game}-panel", match.id, match.version, whole_rest)
        shown = await direct.press(match.sitters[seat], select)
        assert shown == await direct.press(match.sitters[seat], button) != []
        assert not any(text("en", "panel-unreadable") in each.text for each in shown)
    await direct.database.close()


async def test_a_panel_of_0_3_1_lays_a_card_and_the_turn_goes_on(tmp_path: Path) -> None:
    """Paper World: later panels lay several cards and end the turn."""
    direct = await Direct.at(tmp_path / "axio.db")
    match = await direct.begun("paperworld")
    lay = None
    while lay is None:
        seat = match.to_move[0]
        actions = list(match.actions(seat))
        lay = next((each for each in actions if isinstance(each, Lay)), None)
        if lay is None:
            notation = match.game.notate(actions[0])
            asked = ask_of(direct.interaction(match.sitters[seat]))
            match = await direct.services.matches.act(match.id, asked, notation)
    (step,) = Chosen.of(match, seat, [lay]).steps
    paid = "_".join(map(str, step.paid)) or "-"
    rest = f"y{step.slot}.{step.cell}.{paid}.{'t' if step.token else '-'}"
    await direct.press(match.sitters[seat], Press("paperworld-lay", match.id, match.version, rest))
    after = await direct.now(match)
    assert after.version == match.version + 1
    assert after.to_move == (seat,)
    await direct.database.close()
