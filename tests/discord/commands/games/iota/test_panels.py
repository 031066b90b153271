"""Iota's private panels: laying, passing, swapping, and a whole match by them alone."""

from __future__ import annotations

import re
from typing import Any

from discord import ButtonStyle

from bot.games.iota.state import State
from bot.texts import in_language, listed, text
from tests.discord.club import Club, answer, children, chosen, id_of, ids, labels, text_of
from tests.discord.commands.games.iota.table import choices_of, chosen_action, lay, menus, play, set_up
from tests.sample import whole
from tests.telling import plain, tells

LEFT = whole(1000, 8)
"""Actions at the end of a match that are made by command or panel; those before are played at once."""


async def test_a_match_by_panel_alone_to_the_ranking(table: Club) -> None:
    await table.alice.slash(table.channel, "iota start", kids=True, half=True)
    await table.bob.click(table.post, label="Join")
    assert tells(table.post.content, "iota-variant-kids")
    await table.ahead(LEFT, chosen_action)
    for _ in range(120):
        match = await table.match()
        if not match.running:
            break
        mover, action = await table.mover(), chosen_action(await table.legal())
        if action == "pass":
            opened: Any = (await mover.click(table.post, label="Pass")).response
            assert opened.ephemeral
        elif action.startswith("swap"):
            _, card, label = action.split()
            opened = (await mover.click(table.post, label="Play cards")).response
            opened = (await mover.click(opened.message, label="Swap a wild card")).response
            face = plain(f"iota-face-{card}")
            wanted = text("en", "iota-panel-swap-one", card=face, cell=label)
            opened = (await mover.click(opened.message, label=wanted)).response
            assert tells(text_of(opened), "iota-panel-swapped", cell=label)
            assert chosen(opened) == [wanted]
        else:
            opened = (await mover.click(table.post, label="Play cards")).response
            opened = await lay(table, action, opened)
            assert tells(text_of(opened), "iota-panel-kids")
        await mover.click(opened.message, label="Confirm")
        assert (await table.match()).version == match.version + 1
    assert match.row.status == "finished"
    assert not tells(table.post.content, "points-result")
    assert tells(table.post.content, "points-result-bare", place=1)


async def test_a_preview_of_two_wild_cards_takes_both_from_the_hand(table: Club) -> None:
    match = await set_up(table, grid="rc1 N20", hand="w w gs1 yx4")
    mover = await table.mover()
    panel: Any = (await mover.slash(table.channel, "iota play", cards="w O20 w P20", preview=True)).response
    await mover.click(panel, label="Confirm")
    assert (await table.match()).version == match.version + 1


async def test_a_turn_of_two_cards_takes_six_taps(table: Club) -> None:
    await set_up(table, grid="rc1 N20", hand="rc2 rc3 gs1 yx4")
    mover = await table.mover()
    panel: Any = (await mover.click(table.post, label="Play cards")).response  # 1
    assert tells(text_of(panel), "iota-panel-card")
    assert "Confirm" not in labels(panel)
    panel = await lay(table, "rc2 O20 rc3 P20", panel)  # 2-3 and 4-5
    assert tells(text_of(panel), "iota-panel-no-other"), "not even the cards that are left"
    laid = [
        text("en", "iota-laid", card=text("en", f"iota-face-{card}"), cell=cell)
        for card, cell in (("rc2", "O20"), ("rc3", "P20"))
    ]
    assert tells(text_of(panel), "iota-panel-laid", cards=listed(laid, in_language("en")))
    line = text("en", "iota-line", first="N20", last="P20", sum="1 + 2 + 3", points=6)
    assert line in text_of(panel)
    done = await mover.click(panel.message, label="Confirm")  # 6
    assert tells(answer(done), "hand-of-iota")
    assert f"{line}\n{text('en', 'iota-total', total=6)}" in table.post.content


async def test_a_panel_with_a_chosen_card_goes_on_after_a_restart(table: Club) -> None:
    await set_up(table, grid="rc1 N20", hand="rc2 rc3 gs1 yx4")
    mover = await table.mover()
    panel: Any = (await mover.click(table.post, label="Play cards")).response
    panel = await lay(table, "rc2 O20", panel)
    await table.restart()
    panel = await lay(table, "rc3 P20", panel)
    await mover.click(panel.message, label="Confirm")
    assert "N20–P20" in table.post.content


async def test_a_single_card_that_fits_is_chosen(table: Club) -> None:
    await set_up(table, grid=BLOCK, hand="rt2")
    mover = await table.mover()
    panel: Any = (await mover.click(table.post, label="Play cards")).response
    assert tells(text_of(panel), "iota-panel-cell", card="rt2")
    assert labels(panel) == ["Q19", "M23", "Q23", "Back"]  # there is no other card to choose
    panel = (await mover.click(panel.message, label="Q23")).response
    laid = text("en", "iota-laid", card=text("en", "iota-face-rt2"), cell="Q23")
    assert tells(text_of(panel), "iota-panel-laid", cards=laid)
    assert labels(panel) == ["Confirm", "Remove the last card"]
    panel = (await mover.click(panel.message, label="Remove the last card")).response
    assert labels(panel) == ["red triangle 2", "Pass"]


async def test_only_the_whole_is_judged_by_the_panel(table: Club) -> None:
    """With the far card first there is no play yet, and Confirm waits for the card in between."""
    await set_up(table, grid="rc1 N20", hand="rc2 rc3 gs1 yx4")
    mover = await table.mover()
    panel: Any = (await mover.click(table.post, label="Play cards")).response
    card = (await mover.click(panel.message, label="red circle 3")).response
    assert card is not None
    assert tells(text_of(card), "iota-panel-cell-rest", card="rc3")
    styles = {child.label: child.style for child in children(card) if hasattr(child, "style")}
    assert styles["O20"] == ButtonStyle.primary
    needing = choices_of(card, text("en", "iota-panel-cells-needing"))
    far = next(each.value for each in needing.options if each.label == "P20")
    assert "P20" not in styles, "what needs another card leaves the buttons to the others"
    cells = [label for label in labels(card) if re.fullmatch(r"[A-Z]+\d+", label)]
    assert cells == sorted(cells, key=lambda cell: (int(cell[1:]), cell[0])), "in the order of the board"
    panel = (await mover.select(card.message, [far], custom_id=needing.custom_id)).response
    assert tells(text_of(panel), "iota-panel-between")
    assert not tells(text_of(panel), "iota-not-touching"), "the cell was offered"
    assert "Confirm" not in labels(panel)
    assert "red circle 3" not in labels(panel), "a card can only be laid once"
    assert "yellow cross 4" not in labels(panel), "no play holds both"
    back = (await mover.click(panel.message, label="Remove the last card")).response
    assert back is not None
    assert "red circle 3" in labels(back)
    panel = await lay(table, "rc3 P20 rc2 O20", back)
    assert tells(text_of(panel), "iota-panel-only-cell", card="rc2", cell="O20"), "nobody was asked for it"
    assert "Confirm" in labels(panel)
    await mover.click(panel.message, label="Confirm")
    assert "N20–P20" in table.post.content


async def test_more_cells_than_a_select_holds_come_in_pages(table: Club) -> None:
    row = ", ".join(f"{card} {column}20" for card, column in zip(("rc1", "rc2", "rc3"), "MNO", strict=True))
    far = "gs1 M22, gs2 N22, gs3 O22, yt1 M24, yt2 N24, yt3 O24, bx1 M26, bx2 N26, bx3 O26"
    await set_up(table, grid=f"{row}, {far}", hand="w w rc4 gs4")
    mover = await table.mover()
    panel: Any = (await mover.click(table.post, label="Play cards")).response
    panel = (await mover.click(panel.message, custom_id=ids(panel)[0])).response
    buttons = [label for label in labels(panel) if re.fullmatch(r"[A-Z]+\d+", label)]
    assert len(buttons) == 20, "a wild card too has a button for each cell that can be played now"
    assert tells(text_of(panel), "iota-panel-cell-more", card="w")
    seen: list[str] = []
    told: set[str] = set()
    for _ in range(20):
        menu = menus(panel)[0]
        assert len(menu.options) <= 25
        if seen and menu.options[0].label == seen[0]:
            break
        seen += [each.label for each in menu.options if each.value != "more"]
        told |= {each.description for each in menu.options if each.value != "more"}
        panel = (await mover.select(panel.message, ["more"], custom_id=menu.custom_id)).response
    assert len(seen) > 25
    assert len(seen) == len(set(seen))
    assert told == {text("en", "iota-panel-now"), text("en", "iota-panel-needs")}


async def test_passing_by_panel_puts_the_chosen_cards_back(table: Club) -> None:
    match = await table.begin()
    mover = await table.mover()
    seat = match.to_move[0]
    hand = match.view(seat).hand
    panel: Any = (await mover.click(table.post, label="Pass")).response
    menu = choices_of(panel, text("en", "iota-panel-return"))
    assert [each.label for each in menu.options] == [plain(f"iota-face-{card}") for card in hand]
    chosen: Any = (await mover.select(panel.message, ["0", "2"], custom_id=menu.custom_id)).response
    assert plain(f"iota-face-{hand[2]}") in text_of(chosen)
    # Choosing none and then two again: the newest choice counts.
    none = choices_of(chosen, menu.placeholder).custom_id
    chosen = (await mover.select(chosen.message, [], custom_id=none)).response
    assert tells(text_of(chosen), "iota-panel-pass")
    menu = choices_of(chosen, menu.placeholder)
    chosen = (await mover.select(chosen.message, ["0", "2"], custom_id=menu.custom_id)).response
    back: Any = (await mover.click(chosen.message, label="Play cards")).response
    assert tells(text_of(back), "iota-panel-card"), "whoever thinks again is led back to the cards"
    panel = (await mover.click(table.post, label="Pass")).response
    chosen = (await mover.select(panel.message, ["0", "2"], custom_id=menu.custom_id)).response
    await mover.click(chosen.message, label="Confirm")
    assert tells(table.post.content, "iota-passed", count=2)
    after = (await table.match()).state
    assert isinstance(after, State)
    assert after.pile[-2:] == (hand[0], hand[2])
    assert len(after.hands[seat]) == 4


async def test_a_swap_edits_the_post_and_the_turn_goes_on(table: Club) -> None:
    await set_up(table, grid="rc1 N20, w O20, rc3 P20", hand="rc2 gs4 gs1 yx4")
    mover, other = await table.mover(), await table.other()
    result = await play(table, "swap rc2 O20")
    assert tells(answer(result), "iota-decide-swapped"), "the panel goes on"
    assert "wild card" in labels(result.response)
    post = table.post
    assert tells(post.content, "iota-swapped", card=":red_card: red circle 2", cell="O20")
    assert tells(post.content, "iota-decide-swapped", name=f"<@{mover.id}>")
    assert await table.mover() is mover
    await play(table, "w Q20")
    assert table.post.id != post.id
    assert table.pings(table.post) == [other.id]
    assert tells(table.post.content, "iota-swapped", card=":red_card: red circle 2", cell="O20")
    line = text("en", "iota-line-lot", first="N20", last="Q20", sum="1 + 2 + 3 + 0", points=6)
    assert line in table.post.content
    lot = text("en", "iota-doubled-lot")
    assert text("en", "iota-total-doubled", points=6, doubled=lot, total=12) in table.post.content


async def test_there_is_no_button_for_a_swap_that_is_impossible(table: Club) -> None:
    await set_up(table, grid="rc1 N20, w O20, rc3 P20", hand="bs2 gs4 gs1 yx4")
    mover = await table.mover()
    assert "Swap a wild card" not in labels(table.post), "that a swap is possible is the mover's secret"
    panel: Any = (await mover.click(table.post, label="Play cards")).response
    assert "Swap a wild card" not in labels(panel)
    assert await mover.autocomplete(table.channel, "iota swap", "card", "") == []


BLOCK = """rc1 N20, gs2 O20, bt3 P20, yx4 Q20, gt4 N21, rx3 O21, yc2 P21, bs1 Q21,
    bx2 N22, yt1 O22, rs4 P22, gc3 Q22, ys3 N23, bc4 O23, gx1 P23"""
"""Surrounded by lots: only the red triangle 2 can still be laid, on Q23."""


async def test_only_the_mover_is_told_that_no_card_can_be_laid(table: Club) -> None:
    await set_up(table, grid=BLOCK, hand="rc2 gs1 gs4 yx1")
    stuck = text("en", "iota-stuck")
    mover, other = await table.mover(), await table.other()
    assert stuck in answer(await mover.slash(table.channel, "iota hand"))
    for member in (other, table.members[3]):
        assert stuck not in answer(await member.slash(table.channel, "iota board", text=True))
    assert stuck not in answer(await other.slash(table.channel, "iota hand"))
    public = "".join(
        f"{text_of(each)} {each.attachments}" for each in table.channel.history(viewer=table.members[3])
    )
    assert stuck not in public
    panel: Any = (await mover.click(table.post, label="Play cards")).response
    assert stuck in text_of(panel)
    assert labels(panel) == ["Pass"]
    panel = (await mover.click(panel.message, label="Pass")).response
    await mover.click(panel.message, label="Confirm")
    assert tells(table.post.content, "iota-passed")


async def test_a_player_with_the_one_card_that_fits_is_not_told_so(table: Club) -> None:
    await set_up(table, grid=BLOCK, hand="rc2 gs1 rt2 yx1")
    mover = await table.mover()
    assert text("en", "iota-stuck") not in answer(await mover.slash(table.channel, "iota hand"))
    offered = await mover.autocomplete(table.channel, "iota play", "cards", "")
    assert all("rt2" in each["value"] for each in offered)
    assert "rt2 Q23" in [each["value"] for each in offered]


async def test_preview_by_command_asks_first(table: Club) -> None:
    match = await set_up(table, grid="rc1 N20", hand="rc2 rc3 gs1 yx4")
    mover = await table.mover()
    result = await mover.slash(table.channel, "iota play", cards="rc3 p20 rc2 o20", preview=True)
    assert tells(answer(result), "iota-total", total=6)
    assert (await table.match()).version == match.version
    assert result.response is not None
    await mover.click(result.response.message, label="Confirm")
    assert (await table.match()).version == match.version + 1


async def test_an_old_panel_is_refused_and_its_confirm_plays_nothing(table: Club) -> None:
    await set_up(table, grid="rc1 N20", hand="rc2 rc3 gs1 yx4")
    mover = await table.mover()
    panel: Any = (await mover.click(table.post, label="Play cards")).response
    panel = await lay(table, "rc2 O20", panel)
    confirm = id_of(panel, "Confirm")
    await play(table, "rc3 O20")
    version = (await table.match()).version
    await mover.click(panel.message, custom_id=confirm)
    assert (await table.match()).version == version
