"""Frames: what the quick way reads is what was said, and what it cannot read goes the usual way."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from luna.server.live.frames import whole_text
from tests.server.harness import PRESELECTED, Browser


@given(st.binary(max_size=70_000))
def test_a_whole_text_is_read(message: bytes) -> None:
    data = Frame(Opcode.TEXT, message).serialize(mask=True)
    assert whole_text(data, 16_384) == (message if len(message) <= 16_384 else None)


FRAMES = {
    "binary": Frame(Opcode.BINARY, b"abc").serialize(mask=True),
    "part": Frame(Opcode.TEXT, b"abc", fin=False).serialize(mask=True),
    "rest": Frame(Opcode.CONT, b"abc").serialize(mask=True),
    "ping": Frame(Opcode.PING, b"abc").serialize(mask=True),
    "unmasked": Frame(Opcode.TEXT, b"abc").serialize(mask=False),
    "extended": b"\xc1" + Frame(Opcode.TEXT, b"abc").serialize(mask=True)[1:],
    "cut off": Frame(Opcode.TEXT, b"abc").serialize(mask=True)[:-1],
    "two": Frame(Opcode.TEXT, b"abc").serialize(mask=True) * 2,
    "nothing": b"",
}


@pytest.mark.parametrize("data", FRAMES.values(), ids=FRAMES.keys())
def test_everything_else_is_left_alone(data: bytes) -> None:
    assert whole_text(data, 16_384) is None


def test_messages_in_parts_and_messages_between_them(ada: Browser) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    with ada.live(table) as live:
        live.hear("welcome")
        ping = json.dumps({"type": "ping", "client": "in parts"})
        live.socket.send([ping[:9], ping[9:20], ping[20:]])
        assert live.hear("pong")["client"] == "in parts"
        live.say(type="ping", client="whole")
        assert live.hear("pong")["client"] == "whole"
        live.say(type="why", client="long", text="meditate" + 200 * " ")
        assert live.hear("why")["client"] == "long"
