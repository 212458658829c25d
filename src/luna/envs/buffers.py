"""Memory that compiled code writes and others look at without copying.

As in `luna.rules.compat`, the interpreted form has stand-ins: `buffer[u8]` is then a `bytearray`,
the others are arrays. Both forms can be looked at through a `memoryview`.
"""

import sys
from typing import TYPE_CHECKING

if sys.byteorder != "little":
    raise ImportError("Batches and observations need a machine that stores the lowest byte first.")

if TYPE_CHECKING:
    from librt.strings import read_i64_le
    from librt.vecs import vec as buffer
    from mypy_extensions import u8
else:
    from array import array
    from functools import partial

    def u8(number):
        """A byte is a plain number here."""
        return number

    def read_i64_le(data, at):
        """Eight bytes as a number, the lowest first."""
        return int.from_bytes(data[at : at + 8], "little", signed=True)

    class buffer:  # noqa: N801
        """Picks a mutable row of machine numbers by the type of its items."""

        def __class_getitem__(cls, item):
            if item is u8:
                return bytearray
            return partial(array, "d" if item is float else "q")


__all__ = ["buffer", "read_i64_le", "u8"]
