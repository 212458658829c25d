"""The bridge to the page: the web worker's script calls it with texts alone."""

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from luna.offline.device import FORM
from luna.offline.host import Host
from luna.offline.store import KeyExists, Rows


class BrowserDatabase(Protocol):
    """The worker's script around IndexedDB; rows are JSON objects."""

    def write(self, new: str, changed: str) -> Awaitable[bool]: ...
    def read(self, prefix: str) -> Awaitable[str]: ...
    def forget(self, prefix: str) -> Awaitable[None]: ...


class BrowserStore:
    """A key-value store in IndexedDB."""

    def __init__(self, database: BrowserDatabase) -> None:
        self._database = database

    async def write(self, new: Mapping[str, str], changed: Mapping[str, str]) -> None:
        if not await self._database.write(json.dumps(dict(new)), json.dumps(dict(changed))):
            raise KeyExists

    async def read(self, prefix: str) -> Rows:
        found: Rows = json.loads(await self._database.read(prefix))
        return found

    async def delete(self, prefix: str) -> None:
        await self._database.forget(prefix)


class Bridge:
    """The host, as a script can call it."""

    def __init__(
        self, database: BrowserDatabase, send: Callable[[str, str], Any], small: bool = False
    ) -> None:
        store = BrowserStore(database)
        self._host = Host(store, lambda line, text: send(line, text.decode()), small=small)

    async def device(self) -> str:
        """The form of the engine, and how many positions it has searched in a second here."""
        speed = await self._host.device.measured()
        return json.dumps({"form": FORM, "nodes_per_second": round(speed)})

    async def request(self, method: str, url: str, body: str) -> str:
        return json.dumps(await self._host.request(method, url, body))

    async def open(self, line: str, table_id: str, since: int) -> bool:
        """Open a line; a negative `since` starts without a history."""
        return await self._host.open(line, table_id, None if since < 0 else since)

    async def receive(self, line: str, text: str) -> None:
        await self._host.receive(line, text)

    def close(self, line: str) -> None:
        self._host.close(line)

    async def refresh(self, table_id: str) -> None:
        await self._host.refresh(table_id)
