"""Sequences and mappings that only grow, as values: the longer one shares all with the shorter.

A table has a log, and every entry makes a new table. Copied each time, a log would cost more with
every entry; here the new value has the same list behind it and sees one item more. Only who goes on
from a value that has been gone on from already pays for a copy.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Generic, TypeVar, overload

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")


class Growing(Sequence[T]):
    """A sequence of which longer ones are made.

    >>> one = Growing([1])
    >>> two, other = one.with_item(2), one.with_item(3)
    >>> one, two, other
    (Growing([1]), Growing([1, 2]), Growing([1, 3]))
    """

    __slots__ = ("_items", "length")

    def __init__(self, items: list[T] | None = None, length: int | None = None) -> None:
        self._items: list[T] = [] if items is None else items
        self.length: Final = len(self._items) if length is None else length

    def with_item(self, item: T) -> "Growing[T]":
        """The same and one more."""
        items, length = self._items, self.length
        if len(items) != length:
            items = items[:length]
        items.append(item)
        return Growing(items, length + 1)

    def first(self, length: int) -> "Growing[T]":
        """The first items alone."""
        return Growing(self._items, min(length, self.length))

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[T]: ...
    def __getitem__(self, at: int | slice) -> T | Sequence[T]:
        length = self.length
        if isinstance(at, int):
            if not -length <= at < length:
                raise IndexError(at)
            return self._items[at if at >= 0 else at + length]
        start, stop, step = at.indices(length)
        if step > 0:
            return self._items[start:stop:step]
        return [self._items[each] for each in range(start, stop, step)]

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Growing) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Growing({self[:]})"


class GrowingMap(Mapping[K, V], Generic[K, V]):
    """A mapping of which larger ones are made.

    >>> one = GrowingMap().with_item("a", 1)
    >>> two = one.with_item("b", 2)
    >>> "b" in one, dict(two)
    (False, {'a': 1, 'b': 2})
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: dict[K, tuple[int, V]] | None = None) -> None:
        self._items: dict[K, tuple[int, V]] = {} if items is None else items
        self._length = len(self._items)

    def with_item(self, key: K, value: V) -> "GrowingMap[K, V]":
        """The same and one more; a key keeps the value it was first given."""
        items = self._items
        if len(items) != self._length:
            items = {each: found for each, found in items.items() if found[0] < self._length}
        items.setdefault(key, (self._length, value))
        return GrowingMap(items)

    def __getitem__(self, key: K) -> V:
        at, value = self._items[key]
        if at >= self._length:
            raise KeyError(key)
        return value

    @overload
    def get(self, key: K) -> V | None: ...
    @overload
    def get(self, key: K, default: V | T) -> V | T: ...
    def get(self, key: K, default: V | T | None = None) -> V | T | None:
        """Asked for every command, where raising and catching an error is dear."""
        found = self._items.get(key)
        return default if found is None or found[0] >= self._length else found[1]

    def __iter__(self) -> Iterator[K]:
        return (key for key, (at, _) in list(self._items.items()) if at < self._length)

    def __len__(self) -> int:
        return self._length
