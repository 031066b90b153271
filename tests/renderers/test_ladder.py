"""The columns that are shown of a table that grows."""

from itertools import pairwise

import pytest

from renderers import ladder


def test_there_are_always_enough_columns_and_few_more() -> None:
    for least in range(1, 152):
        count = ladder.columns(least)
        assert count >= least
        assert count <= max(6, 1.2 * least)


def test_few_numbers_of_columns_occur() -> None:
    assert len({ladder.columns(least) for least in range(6, 26)}) == 10


@pytest.mark.parametrize("highest", [20, 55, 70, 83, 90, 118])
def test_cells_that_fill_the_width_are_no_higher_than_there_is_room_for(highest: int) -> None:
    count = ladder.columns(7, 830, highest)
    assert 830 // count <= highest
    assert 830 // (count - 1) > 0.8 * highest


@pytest.mark.parametrize("middle", [-3, 0, 46])
@pytest.mark.parametrize("count", range(1, 20))
def test_the_first_column_stays_while_half_of_the_spare_ones_come_into_use(middle: int, count: int) -> None:
    for low in range(-30, 30):
        first = ladder.first(low, low + count - 1, middle)
        assert low <= first < low + count
        # Whatever was shown is still shown with it, and it is what the next table begins with as well.
        assert first == ladder.first(first, first, middle)
    starts = [ladder.first(low, low + count - 1, middle) for low in range(-30, 30)]
    step = 1 << count.bit_length() - 1
    changes = sum(one != other for one, other in pairwise(starts))
    assert changes <= 60 / step + 1


def test_a_new_table_is_in_the_middle() -> None:
    assert ladder.first(44, 48, 46) == 46
