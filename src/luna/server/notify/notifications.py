"""Who is told what, and when: once for each turn, only those who are away and want it."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select, update

from luna.server.identity import Identities, Identity
from luna.server.middleware import record
from luna.server.notify.mail import MailNotifier
from luna.server.notify.notice import Notice, Notifier
from luna.server.notify.webhook import WebhookNotifier
from luna.server.problems import Problem
from luna.server.settings import Settings
from luna.server.store import schema
from luna.server.store.store import Store
from luna.server.table import Entry, LiveTable

LOG = logging.getLogger("luna.server.notify")
DAYS = 3
"""How long a confirmation stays open."""


class Notifications:
    """All ways of telling that the operator has set up; none by default."""

    def __init__(self, store: Store, identities: Identities, settings: Settings) -> None:
        self._store = store
        self._identities = identities
        self._origin = settings.origin
        self._ways: dict[str, Notifier] = {}
        self._sending: set[asyncio.Task[None]] = set()
        if settings.mail is not None:
            self._ways["mail"] = MailNotifier(settings.mail)
        if settings.webhooks:
            self._ways["webhook"] = WebhookNotifier(private=settings.private_webhooks)

    @property
    def ways(self) -> list[str]:
        return sorted(self._ways)

    def heard(self, table: LiveTable, entries: Sequence[Entry]) -> None:
        """Something happened at a table: tell the player to act, if away."""
        turn = table.turn
        if (
            not self._ways
            or turn is None
            or turn.by_bot
            or turn.identity is None
            or table.hot_seat
            or not entries
            or table.position not in [entry.sequence for entry in entries]
            or (entries[-1].seat is not None and table.seats[entries[-1].seat] is turn)
            or any(c.identity == turn.identity for c in table.connections)
        ):
            return
        details = {"table": table.id, "colour": turn.colour}
        self._later(self._tell(turn.identity, "your-turn", details, f"/t/{table.id}"))

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        """Give what is under way a moment."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=5)

    async def _tell(self, identity: str, key: str, details: dict[str, str], path: str) -> None:
        row = await self._row(identity)
        if row is None or not row.confirmed or row.notify not in self._ways:
            return
        notice = Notice(key, row.language, details, f"{self._origin}{path}")
        await self._send(row.notify, row.address, notice)

    async def _send(self, way: str, address: str, notice: Notice) -> None:
        try:
            await asyncio.to_thread(self._ways[way].send, address, notice)
        except Exception as error:
            record(LOG, logging.WARNING, "notice-failed", way=way, fault=repr(error)[:200])

    async def _row(self, identity: str) -> Any:
        found = select(schema.identities).where(schema.identities.c.id == identity)
        return await self._store.read(lambda c: c.execute(found).one_or_none())

    async def choose(self, person: Identity, way: str | None, address: str) -> None:
        """Remember how someone wants to be told; the address must be confirmed first."""
        if way is None:
            await self._set(person.id, notify=None, address=None, confirmed=False)
            return
        if way not in self._ways:
            raise Problem(409, "notifications-off")
        kept = self._ways[way].check(address)
        await self._set(person.id, notify=way, address=kept, confirmed=False)
        token = self._identities.link("confirm", person.id, way, kept)
        notice = Notice("confirm", person.language, {}, f"{self._origin}/#confirm={token}")
        self._later(self._send(way, kept, notice))

    async def confirm(self, token: str) -> None:
        """The address belongs to whoever asked: the token reached it."""
        said = self._identities.read_link(token, "confirm", DAYS * 24 * 3600)
        row = await self._row(str(said[0]))
        if row is None or [row.notify, row.address] != said[1:]:
            raise Problem(403, "link-not-valid")
        await self._set(row.id, confirmed=True)

    async def _set(self, identity: str, **values: Any) -> None:
        change = update(schema.identities).where(schema.identities.c.id == identity)
        await self._store.write(lambda c: c.execute(change.values(values)))

    async def show(self, person: Identity) -> dict[str, Any]:
        row = await self._row(person.id)
        return {
            "ways": self.ways,
            "by": row.notify if row else None,
            "address": row.address if row else None,
            "confirmed": bool(row and row.confirmed),
        }
