"""Messages over a WebSocket: whole, in parts, and what is none."""

import json

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
