"""A person at a table that needs no server; the Python in browsers runs this file as well."""

import hashlib
import json
from typing import Any

from luna.offline.host import Host
from luna.offline.store import MemoryStore


def choice(view: Any) -> str:
    """What the one person plays: it follows from the position alone."""
    texts = [one["text"] for one in view["options"]["candidates"]]
    number = hashlib.sha256(f"{view['number']} {len(texts)}".encode()).digest()[0]
    return str(texts[number % len(texts)])


async def play(plan: dict[str, Any]) -> str:
    """The record of a whole game."""
    heard: list[Any] = []
    host = Host(MemoryStore(), lambda _, text: heard.append(json.loads(text)))
    status, _, text = await host.request("POST", "/tables", json.dumps({**plan, "name": "Ada"}))
    assert status == 201, text
    table = json.loads(text)["table"]
    assert await host.open("line", table, None)
    await host.jobs.idle()
    while True:
        view = json.loads((await host.request("GET", f"/tables/{table}"))[2])
        if view["status"] != "playing":
            break
        said = {"type": "act", "text": choice(view), "sequence": view["sequence"]}
        await host.receive("line", json.dumps(said))
        await host.jobs.idle()
        assert not [message for message in heard if message["type"] == "problem"]
    return (await host.request("GET", f"/tables/{table}/record"))[2]


async def play_text(plan: str) -> str:
    """The same for a script, which has texts alone."""
    return await play(json.loads(plan))
