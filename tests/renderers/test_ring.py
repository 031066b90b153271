"""The memory of packed bands is of fixed size, and what is used stays in it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

from renderers.ring import OVERHEAD, Packed, Ring


def key(number: int) -> bytes:
    return number.to_bytes(4, "big")


def band(number: int, length: int) -> Packed:
    return (key(number) * length)[:length], number


def test_it_gives_what_was_put_and_no_more_than_its_bytes() -> None:
    most, chance = 1 << 18, Random("ring")
    ring, lengths = Ring(most), {}
    size = len(ring._memory)
    for number in range(3000):
        lengths[number] = chance.choice((10, chance.randrange(1, 9000)))
        ring.put(key(number), band(number, lengths[number]))
        asked = [number, *(chance.randrange(number + 1) for _ in range(3))]
        found = ring.get(map(key, asked))
        assert found[key(number)] == band(number, lengths[number])
        assert all(found.get(key(each)) in (None, band(each, lengths[each])) for each in asked)
        assert ring.held() <= most
        assert len(ring._memory) == size <= most
    assert ring.held() > most * 3 / 4
    kept = [each for each in range(3000) if ring.get([key(each)])]
    assert sum(lengths[each] + OVERHEAD for each in kept) == ring.held()


def test_small_bands_take_no_more_either() -> None:
    ring = Ring(100_000)
    for number in range(1000):
        ring.put(key(number), band(number, 1))
        assert ring.held() <= 100_000
    assert ring.get([key(999)])


def test_what_is_used_stays_and_the_rest_goes() -> None:
    ring = Ring(100_000)
    ring.put(key(0), band(0, 500))
    for number in range(1, 2000):
        ring.put(key(number), band(number, 1 + number % 1500))
        assert ring.get([key(0)]) == {key(0): band(0, 500)}
    assert not ring.get(map(key, range(1, 1500)))


def test_all_that_was_used_once_makes_room_in_the_end() -> None:
    ring = Ring(50_000)
    for number in range(500):
        ring.put(key(number), band(number, 1000))
        ring.get(map(key, range(number + 1)))
    assert ring.get([key(499)])
    assert ring.held() <= 50_000


def test_what_is_there_is_not_written_again() -> None:
    ring = Ring(50_000)
    ring.put(key(1), band(1, 100))
    held = ring.held()
    ring.put(key(1), band(2, 3000))
    assert ring.held() == held
    assert ring.get([key(1)]) == {key(1): band(1, 100)}


def test_what_is_larger_than_all_of_it_is_not_kept() -> None:
    ring = Ring(10_000)
    ring.put(key(1), band(1, 100))
    ring.put(key(2), band(2, 10_001))
    assert set(ring.get(map(key, (1, 2)))) == {key(1)}


def test_nothing_is_left_after_all_is_dropped() -> None:
    ring = Ring(50_000)
    for number in range(100):
        ring.put(key(number), band(number, 1000))
        ring.get([key(number)])
    ring.clear()
    assert ring.held() == 0
    assert not ring.get(map(key, range(100)))
    ring.put(key(7), band(7, 1000))
    assert ring.get([key(7)]) == {key(7): band(7, 1000)}


def test_many_threads_get_only_what_is_right() -> None:
    ring = Ring(200_000)

    def use(seed: int) -> bool:
        chance, right = Random(seed), True
        for _ in range(2000):
            number = chance.randrange(300)
            found = ring.get([key(number)])
            right &= found in ({}, {key(number): band(number, 100 + 5 * number)})
            if not found:
                ring.put(key(number), band(number, 100 + 5 * number))
        return right

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(use, range(8)))
    assert ring.held() <= 200_000
