"""WebSockets: messages in parts, and viewers who are slow or gone."""

import asyncio
import json
from types import SimpleNamespace
from typing import cast

import pytest
from starlette.websockets import WebSocket

from luna.server import sockets
from luna.server.settings import Limits
from luna.server.sockets import Hub, SocketViewer, TextCache
from tests.server.harness import PRESELECTED, Browser


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


class FakeSocket:
    """Takes messages as long as it is open."""

    client = None

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.sent: list[str] = []
        self.closed: tuple[int, str] | None = None

    async def send(self, event: dict[str, str]) -> None:
        await self.open.wait()
        self.sent.append(event["text"])

    async def close(self, code: int, reason: str) -> None:
        await self.open.wait()
        self.closed = code, reason


def viewer_at(socket: FakeSocket, backlog: int = 100) -> SocketViewer:
    hub = SimpleNamespace(limits=Limits(backlog=backlog), texts=TextCache())
    return SocketViewer(cast("WebSocket", socket), None, "all", cast("Hub", hub))


async def forever() -> None:
    await asyncio.Event().wait()


def test_a_slow_viewer_delays_no_other_and_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "ABORT_AFTER", 0.05)

    async def run() -> None:
        slow, quick = FakeSocket(), FakeSocket()
        quick.open.set()
        viewers = [viewer_at(slow), viewer_at(quick)]
        served = [asyncio.create_task(each.run(forever())) for each in viewers]
        for number in range(6):
            for viewer in viewers:
                viewer.send(b"%020d" % number)
            await asyncio.sleep(0.01)
        await served[0]
        assert slow.sent == []
        assert len(quick.sent) == 6
        viewers[1].close(1000, "over")
        await served[1]
        assert quick.closed == (1000, "over")

    asyncio.run(run())


def test_what_was_sent_comes_before_the_end() -> None:
    async def run() -> None:
        socket = FakeSocket()
        viewer = viewer_at(socket)
        served = asyncio.create_task(viewer.run(asyncio.sleep(0.1)))
        viewer.send(b"first")
        viewer.close(4001, "signed-out")
        viewer.send(b"too late")
        await asyncio.sleep(0)
        socket.open.set()
        await served
        assert socket.sent == ["first"]
        assert socket.closed == (4001, "signed-out")

    asyncio.run(run())
