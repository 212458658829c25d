"""Values that only grow: none is changed by another one that grew out of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.table.growing import Growing, GrowingMap

GROWTH = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 5)), max_size=30)
"""Which of the values so far is gone on from, and with what."""


@given(GROWTH)
def test_sequences_keep_what_they_were(growth: list[tuple[int, int]]) -> None:
    made = [Growing[int]()]
    plain: list[list[int]] = [[]]
    for at, item in growth:
        old = at % len(made)
        made.append(made[old].with_item(item))
        plain.append([*plain[old], item])
        made.append(made[old].first(item))
        plain.append(plain[old][:item])
    assert [list(each) for each in made] == plain
    assert [len(each) for each in made] == [len(each) for each in plain]
    for found, wanted in zip(made, plain, strict=True):
        assert found[1:] == wanted[1:]
        assert found[-1:] == wanted[-1:]
        assert not wanted or found[-1] == wanted[-1]


@given(GROWTH)
def test_mappings_keep_what_they_were(growth: list[tuple[int, int]]) -> None:
    made = [GrowingMap[int, int]()]
    plain: list[dict[int, int]] = [{}]
    for number, (at, key) in enumerate(growth):
        old = at % len(made)
        made.append(made[old].with_item(key, number))
        plain.append({key: number, **plain[old]})
    assert [dict(each) for each in made] == plain
    assert [len(each) for each in made] == [len(each) for each in plain]


def test_an_item_beyond_the_end_is_none() -> None:
    longer = Growing([1]).with_item(2)
    assert longer.first(1)[:] == [1]
    for at in (1, -2):
        with pytest.raises(IndexError):
            longer.first(1)[at]
