"""A person at a table that needs no server; the Python in browsers runs this file as well."""

import hashlib
import json
from typing import Any

from luna.offline.host import Host
from luna.offline.serving import request
from luna.offline.shelf import Drawer


def choice(view: Any) -> str:
    """What the one person plays: it follows from the position alone."""
    texts = [one["text"] for one in view["options"]["candidates"]]
    number = hashlib.sha256(f"{view['number']} {len(texts)}".encode()).digest()[0]
    return str(texts[number % len(texts)])


async def play(plan: dict[str, Any]) -> str:
    """The record of a whole game."""
    heard: list[Any] = []
    host = Host(Drawer(), lambda _, text: heard.append(json.loads(text)))
    status, _, text = await request(host, "POST", "/tables", json.dumps({**plan, "name": "Ada"}))
    assert status == 201, text
    table = json.loads(text)["table"]
    assert await host.open("line", table, None)
    await host.tables.settled()
    while True:
        view = json.loads((await request(host, "GET", f"/tables/{table}"))[2])
        if view["status"] != "playing":
            break
        said = {"type": "act", "text": choice(view), "sequence": view["sequence"]}
        await host.hear("line", json.dumps(said))
        await host.tables.settled()
        assert not [message for message in heard if message["type"] == "problem"]
    return (await request(host, "GET", f"/tables/{table}/record"))[2]


async def play_text(plan: str) -> str:
    """The same for a script, which has texts alone."""
    return await play(json.loads(plan))
