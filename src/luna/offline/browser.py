"""The bridge to the page: a web worker that runs Python begins here."""

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from luna.offline.host import Host
from luna.offline.serving import request
from luna.offline.shelf import Rows, Taken


class BrowserDatabase(Protocol):
    """What the worker's script offers: texts in and out, as JSON."""

    def write(self, fresh: str, changed: str) -> Awaitable[bool]: ...
    def read(self, prefix: str) -> Awaitable[str]: ...
    def forget(self, prefix: str) -> Awaitable[None]: ...


class BrowserShelf:
    """A shelf that the browser keeps."""

    def __init__(self, database: BrowserDatabase) -> None:
        self._database = database

    async def write(self, fresh: Mapping[str, str], changed: Mapping[str, str]) -> None:
        if not await self._database.write(json.dumps(dict(fresh)), json.dumps(dict(changed))):
            raise Taken

    async def read(self, prefix: str) -> Rows:
        found: Rows = json.loads(await self._database.read(prefix))
        return found

    async def forget(self, prefix: str) -> None:
        await self._database.forget(prefix)


class Bridge:
    """The host as a script can call it: with texts alone."""

    def __init__(self, database: BrowserDatabase, say: Callable[[str, str], Any]) -> None:
        self._host = Host(BrowserShelf(database), lambda line, text: say(line, text.decode()))

    async def request(self, method: str, url: str, body: str) -> str:
        return json.dumps(await request(self._host, method, url, body))

    async def open(self, line: str, table: str, since: int) -> bool:
        """Open a line; a negative `since` begins anew."""
        return await self._host.open(line, table, None if since < 0 else since)

    async def hear(self, line: str, text: str) -> None:
        await self._host.hear(line, text)

    def close(self, line: str) -> None:
        self._host.close(line)

    async def heard_of(self, table: str) -> None:
        await self._host.tables.heard_of(table)
