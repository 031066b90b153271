"""The caption under a picture of an animation."""

from __future__ import annotations

from renderers.captions import LINES, draw_caption
from tests.renderers.axio_scenes import opened
from tests.renderers.captions_scenes import LONG, SHORT


def test_every_caption_is_as_high_whatever_it_says() -> None:
    told: list[tuple[str, ...]] = [(), SHORT, LONG, ("word " * 200,), ("w" * 500,), ("",)]
    assert len({opened(draw_caption("Turn 1 of 2", sentences)).size for sentences in told}) == 1


def test_what_does_not_fit_is_cut_off_and_seen_to_be() -> None:
    line = "word " * 8
    full = draw_caption("", (line,) * LINES)
    assert draw_caption("", (line,) * (LINES + 1)) != full, "an ellipsis ends it"
    assert draw_caption("", (line,) * (LINES - 1)) != full


def test_a_sentence_goes_on_in_the_next_line_and_the_next_one_begins_its_own() -> None:
    words = "word " * 30
    first, rest = words[: len("word " * 11)], words[len("word " * 11) :]
    assert draw_caption("", (first, rest)) != draw_caption("", (words, "after"))
    assert draw_caption("", ("one", "two")) != draw_caption("", ("one two",))
