"""WebSockets: frames, messages in parts, and writes at the end of a turn of the event loop."""

import asyncio
import json
from typing import cast

import pytest
from luna.server.frames import Inbox, frame
from websockets.frames import Frame, Opcode

from luna.server.sockets import MAX_BATCH, Outbox, SocketViewer
from tests.server.harness import PRESELECTED, Browser


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_as_the_library_makes_it(size: int) -> None:
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_messages_in_parts_and_messages_between_them(ada: Browser) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    with ada.live(table) as live:
        live.receive("welcome")
        ping = json.dumps({"type": "ping", "client": "in parts"})
        live.socket.send([ping[:9], ping[9:20], ping[20:]])
        assert live.receive("pong")["client"] == "in parts"
        live.send(type="ping", client="whole")
        assert live.receive("pong")["client"] == "whole"
        live.send(type="why", client="long", text="meditate" + 200 * " ")
        assert live.receive("why")["client"] == "long"


def test_messages_are_read_in_their_order_and_waited_for() -> None:
    async def read() -> list[str]:
        inbox = Inbox()
        inbox.put_nowait("first")
        inbox.put_nowait("second")
        assert inbox.qsize() == 2
        messages = [await inbox.get(), await inbox.get()]
        assert inbox.empty()
        asyncio.get_running_loop().call_soon(inbox.put_nowait, "third")
        return [*messages, await inbox.get()]

    assert asyncio.run(read()) == ["first", "second", "third"]


class FakeViewer:
    """Counts how often it was flushed."""

    def __init__(self) -> None:
        self.flushed = 0

    def flush(self) -> None:
        self.flushed += 1


def add(outbox: Outbox, viewer: FakeViewer) -> None:
    outbox.add(cast("SocketViewer", viewer))


def test_nothing_is_sent_before_the_turn_is_over() -> None:
    async def turns() -> list[list[int]]:
        outbox, viewers = Outbox(), [FakeViewer(), FakeViewer()]
        seen = []
        for viewer in viewers:
            add(outbox, viewer)
        seen.append([viewer.flushed for viewer in viewers])
        await asyncio.sleep(0)
        seen.append([viewer.flushed for viewer in viewers])
        add(outbox, viewers[0])
        await asyncio.sleep(0)
        seen.append([viewer.flushed for viewer in viewers])
        return seen

    assert asyncio.run(turns()) == [[0, 0], [1, 1], [2, 1]]


def test_a_viewer_that_fails_does_not_affect_the_others() -> None:
    class FailingViewer(FakeViewer):
        def flush(self) -> None:
            super().flush()
            raise RuntimeError("gone")

    async def turn() -> list[int]:
        outbox, viewers = Outbox(), [FakeViewer(), FailingViewer(), FakeViewer()]
        for viewer in viewers:
            add(outbox, viewer)
        await asyncio.sleep(0)
        return [viewer.flushed for viewer in viewers]

    assert asyncio.run(turn()) == [1, 1, 1]


def test_a_crowd_does_not_wait_for_the_end_of_the_turn() -> None:
    async def turn() -> tuple[int, int]:
        outbox, viewers = Outbox(), [FakeViewer() for _ in range(MAX_BATCH + 1)]
        for viewer in viewers:
            add(outbox, viewer)
        at_once = sum(viewer.flushed for viewer in viewers)
        await asyncio.sleep(0)
        return at_once, sum(viewer.flushed for viewer in viewers)

    assert asyncio.run(turn()) == (MAX_BATCH, MAX_BATCH + 1)
