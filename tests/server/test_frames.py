"""Frames are those that the library makes."""

import pytest
from luna.server.live.frames import frame
from websockets.frames import Frame, Opcode


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_as_the_library_makes_it(size: int) -> None:
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
