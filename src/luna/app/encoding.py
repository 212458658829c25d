"""JSON of answers and messages."""

from typing import TypeVar, cast

import msgspec

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


def raw(encoded: bytes, kind: type[T]) -> T:
    """A value that is encoded already, to be part of a message; its bytes are copied."""
    return cast("T", msgspec.Raw(encoded))
