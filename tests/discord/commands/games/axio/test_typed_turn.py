"""A turn that was typed and is not over goes on in the private answer, as after pressing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot import codec
from bot.games.axio.scoring import preview
from bot.games.axio.state import Place, State
from tests.discord.direct import Direct
from tests.telling import tells


@pytest.mark.parametrize("bonus", [True, False], ids=["bonus", "exchange"])
async def test_what_is_still_to_be_decided_is_decided_there(tmp_path: Path, bonus: bool) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    match = await direct.begun("axio")
    seat, state = match.to_move[0], match.state
    assert isinstance(state, State)
    if bonus:
        near = replace(state, markers=((17,) * 5, (17,) * 5), begun=(True, True))
    else:
        # No tile has the symbol of the lowest marker, purple.
        racks = tuple(
            ("rr", "rg", "gg", "rb", "bb") if at == seat else rack for at, rack in enumerate(state.racks)
        )
        near = replace(state, racks=racks, markers=((5, 5, 5, 5, 0),) * 2, begun=(True, True))
    await direct.store.matches.append(match.row, replace(match.row, state=codec.dump(near)), ())
    match = await direct.now(match)
    view = match.view(seat)
    action = next(
        each
        for each in match.actions(seat)
        if isinstance(each, Place) and (any(preview(view.board, view.area, each).total) or not bonus)
    )
    tile, cell, to = match.game.notate(action).split()
    who = match.sitters[seat]
    sent = await direct.slash(who, "axio place", {"tile": tile, "cell": cell, "to": to})
    assert (await direct.now(match)).midturn
    # Unlike the answer, the direct message leads to the board.
    told, *_ = [each for each in sent if each.viewer == who.player and "board: " not in each.text]
    assert tells(told.text, "axio-decide-bonus" if bonus else "axio-decide-exchange")
    verbs = {str(each["custom_id"]).split(":")[1] for each in told.components}
    assert ("axio-panel" if bonus else "axio-do") in verbs
    await direct.database.close()
