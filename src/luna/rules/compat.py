"""The two native types of the compiled form, or their plain stand-ins.

The rules are written once. Compiled by mypyc, `i64` is a machine word and `vec[i64]` a flat array
of them; interpreted (or in a browser), `int` and `list` take their places. This module itself is
never compiled, so that it can look at what is there.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64
else:
    vec = list
    i64 = int

__all__ = ["i64", "vec"]
