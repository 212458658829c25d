"""From values of the contract to bytes."""

from typing import TypeVar, cast

import msgspec

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


def already(encoded: bytes, kind: type[T]) -> T:
    """A value of the contract that is encoded already, to be part of a message.

    The encoder copies the bytes; to the type checker it is what it says.
    """
    return cast("T", msgspec.Raw(encoded))
