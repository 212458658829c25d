"""The native types of the compiled form, or plain replacements.

The rules are written once. Compiled by mypyc, `i64` is a machine word and `vec[i64]` a flat array
of them; interpreted (or in a browser), they are `int` and `list`. This module itself is never
compiled, so that the replacements take effect.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter, read_i16_le, read_i32_le, write_i16_le, write_i32_le
    from librt.vecs import vec
    from mypy_extensions import i16, i32, i64, mypyc_attr, u8
else:
    vec = list
    u8 = i16 = i32 = i64 = int

    class BytesWriter(bytearray):
        """A growing byte string."""

        def getvalue(self):
            return bytes(self)

    def mypyc_attr(**_):
        """Leave a class as it is."""
        return lambda kind: kind

    def write_i16_le(out, number):
        out += number.to_bytes(2, "little", signed=True)

    def write_i32_le(out, number):
        out += number.to_bytes(4, "little", signed=True)

    def read_i16_le(data, at):
        return int.from_bytes(data[at : at + 2], "little", signed=True)

    def read_i32_le(data, at):
        return int.from_bytes(data[at : at + 4], "little", signed=True)


__all__ = [
    "BytesWriter",
    "i16",
    "i32",
    "i64",
    "mypyc_attr",
    "read_i16_le",
    "read_i32_le",
    "u8",
    "vec",
    "write_i16_le",
    "write_i32_le",
]
