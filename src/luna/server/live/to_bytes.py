"""From values of the contract to bytes."""

from typing import TypeVar, cast

import msgspec

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


def raw(encoded: bytes, kind: type[T]) -> T:
    """Return an encoded value of this type as part of a message: its bytes are copied."""
    return cast("T", msgspec.Raw(encoded))
