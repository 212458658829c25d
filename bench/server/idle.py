"""Many viewers who only watch: opened, held, sent one action, and counted."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


def memory(pid: int) -> int:
    """Resident memory in kB."""
    lines = Path(f"/proc/{pid}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def idle(port: int, pid: int, laid: list[dict[str, Any]], number: int) -> None:
    """Open so many sockets, then play one action at each table and wait until all have heard."""
    before = memory(pid)
    start = time.perf_counter()
    sockets: list[ClientConnection] = []
    for at in range(0, number, 50):
        opened = (
            connect(f"ws://127.0.0.1:{port}/api/tables/{laid[n % len(laid)]['table']}/live")
            for n in range(at, min(at + 50, number))
        )
        sockets += await asyncio.gather(*opened)
    took = time.perf_counter() - start
    held = memory(pid)
    start = time.perf_counter()
    hearing = [asyncio.create_task(hear(socket)) for socket in sockets]
    for table in laid:
        await act(port, table)
    await asyncio.gather(*hearing)
    heard = time.perf_counter() - start
    print(f"\n{len(sockets)} idle WebSockets open at once on {len(laid)} tables")
    print(f"opened in {took:.1f} s, {(held - before) / len(sockets):.1f} kB each in the server")
    print(f"one action at every table reached all {len(sockets)} within {heard:.2f} s")
    await asyncio.gather(*(socket.close() for socket in sockets))


async def hear(socket: ClientConnection) -> None:
    while json.loads(await socket.recv())["type"] != "event":
        continue


async def act(port: int, table: dict[str, Any]) -> None:
    url = f"ws://127.0.0.1:{port}/api/tables/{table['table']}/live"
    cookie = {"Cookie": f"luna={table['cookies'][table['turn']]}"}
    async with connect(url, additional_headers=cookie) as socket:
        word = {"type": "act", "client": "1", "sequence": 1, "text": table["texts"][0]}
        await socket.send(json.dumps(word))
        while json.loads(await socket.recv())["type"] != "ack":
            continue
