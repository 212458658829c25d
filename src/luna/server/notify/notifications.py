"""Sends a notice for each turn, to users who are away and want it."""

import asyncio
import logging
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from luna.app.background import BackgroundTasks, log_event
from luna.app.notifications import NotificationSender, Subscription
from luna.app.tables.room import Room
from luna.app.tables.service import TableService
from luna.server.metrics import Metrics
from luna.server.notify.notice import MailNotifier, Notice, Notifier, NotSent
from luna.server.notify.push import Kind, PushNotifier
from luna.server.notify.webhook import WebhookNotifier
from luna.server.settings import Settings
from luna.server.store.notifications import DueNotice
from luna.server.store.store import Store
from luna.table.entries import (
    Agreed,
    Asked,
    Declined,
    Entry,
    Hinted,
    Invited,
    Rematched,
    Resumed,
    Said,
)
from luna.table.problem import Problem, conflict
from luna.table.table import Table

LOG = logging.getLogger("luna.server.notify")
SEND_SECONDS = 60.0
"""How long a process has to send a notice before another one does."""
RETURN_SECONDS = 5.0
"""How long a player whose tab is in the background has to return before the notice is sent."""
MAX_THREADS = 4
MAX_WAITING = 500
"""Notices that may wait; those beyond are not sent."""
REFRESH_SECONDS = 30.0
"""How often a process reads who has subscribed."""
NEUTRAL_FACTS = (Said, Hinted, Invited, Resumed, Asked, Agreed, Declined, Rematched)
"""Facts that do not change whose turn it is."""


def awaited_user(table: Table) -> str | None:
    """The user who is to act, if that is a person who may be away."""
    turn = table.turn
    return None if turn is None or turn.by_bot or table.terms.hot_seat else turn.identity


class Notifications(NotificationSender):
    """All ways to reach users that the operator has set up; none by default."""

    def __init__(
        self, tables: TableService, store: Store, process: str, settings: Settings, metrics: Metrics
    ) -> None:
        self._tables = tables
        self._store = store.notifications
        self._shared = store.shared
        self._process = process
        self._origin = settings.origin
        self._ways: dict[str, Notifier] = {}
        self._sending = BackgroundTasks()
        self._threads = ThreadPoolExecutor(MAX_THREADS, "luna-notify")
        """A slow receiver delays other notices at most."""
        self._push = PushNotifier(self._store, settings, metrics) if settings.push else None
        self._subscribed: set[str] = set()
        """Users with a browser that subscribes, as last read."""
        self._refreshed = 0.0
        self._notified: set[str] | None = None
        """Tables of which a notice was sent, once they were read."""
        if settings.mail is not None:
            self._ways["mail"] = MailNotifier(settings.mail)
        if settings.webhooks:
            self._ways["webhook"] = WebhookNotifier(private=settings.private_webhooks)
        tables.listeners.append(self.on_entries)

    @property
    def ways(self) -> Collection[str]:
        return self._ways.keys()

    @property
    def push_key(self) -> str | None:
        return None if self._push is None else self._push.public_key

    def check_address(self, way: str, address: str) -> str:
        return self._ways[way].check(address)

    def check_subscription(self, subscription: Subscription) -> None:
        if self._push is None:
            raise conflict("notifications-off")
        self._push.check(subscription)

    def send_confirmation(self, way: str, address: str, language: str, token: str) -> None:
        notice = Notice("confirm", language, {}, f"{self._origin}/#confirm={token}")
        self._sending.start(self._send(way, address, notice))

    def on_subscribed(self, user: str) -> None:
        self._subscribed.add(user)

    def on_entries(self, room: Room, entries: Sequence[Entry]) -> None:
        """Notify the player to act, if away."""
        if not self._ways and not self._subscribed:
            return
        if all(isinstance(entry.fact, NEUTRAL_FACTS) for entry in entries):
            return
        table = room.table
        waiting = awaited_user(table)
        if self._subscribed and self._may_be_notified(room.id):
            self._sending.start(self._withdraw(room))
        if (
            waiting is None
            or table.position_sequence not in [entry.sequence for entry in entries]
            or not (self._ways or waiting in self._subscribed)
            or waiting in room.looking()
        ):
            return
        due = DueNotice(table.id, table.position_sequence, waiting)
        self._sending.start(self._notify(room, due))

    def _may_be_notified(self, table_id: str) -> bool:
        """Whether a notice of the table may have been sent; other processes send them, too."""
        return self._notified is None or self._shared or table_id in self._notified

    async def close(self) -> None:
        """Wait a few seconds for notices that are being sent."""
        if self._sending.running:
            await asyncio.wait(self._sending.running, timeout=5)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _notify(self, room: Room, due: DueNotice) -> None:
        """Send a notice, unless another process does; every process learns of every turn."""
        contact = await self._store.contact(due.user)
        browsers = await self._browsers(due.user)
        if contact is None:
            return
        way = contact.way if contact.confirmed and contact.way in self._ways else None
        if way is None and not browsers:
            return
        now = self._tables.now()
        if not await self._store.take(due, self._process, now, now + SEND_SECONDS):
            return
        await self._tables.refresh_presence(room)
        if due.user in room.present() - room.looking():
            await asyncio.sleep(RETURN_SECONDS)  # the tab is open: the player may return to it
            await self._tables.refresh_presence(room)
        turn = room.table.turn
        is_waiting = awaited_user(room.table) == due.user
        if turn is not None and is_waiting and due.user not in room.looking():
            details = {"table": due.table, "colour": turn.colour}
            link = f"{self._origin}/t/{due.table}"
            notice = Notice("your-turn", contact.language, details, link)
            if self._notified is not None:
                self._notified.add(due.table)
            if way is not None:
                await self._send(way, contact.address or "", notice)
            await self._push_to(browsers, "turn", due.table, notice)
        await self._store.set_sent(due)
        is_same = room.table.position_sequence == due.position
        if browsers and not (is_same and awaited_user(room.table) == due.user):
            await self._withdraw(room)  # the turn has ended meanwhile

    async def _withdraw(self, room: Room) -> None:
        """Remove the notices of a turn that is over from the browsers that show them."""
        notice = Notice("your-turn", "en", {}, "")
        waiting = awaited_user(room.table)
        if self._notified is not None and waiting is None:
            self._notified.discard(room.id)
        for user in await self._store.delete_old(room.id, waiting):
            await self._push_to(await self._browsers(user), "over", room.id, notice)

    async def _browsers(self, user: str) -> list[Subscription]:
        if self._push is None or user not in self._subscribed:
            return []
        return await self._store.subscriptions(user)

    async def _push_to(
        self, browsers: list[Subscription], kind: Kind, table_id: str, notice: Notice
    ) -> None:
        """Send a notice to browsers, and drop those that are gone or fail again and again."""
        if self._push is None or not browsers or len(self._sending.running) > MAX_WAITING:
            return
        work = partial(self._push.send, browsers, kind, table_id, notice)
        for sent in await asyncio.get_running_loop().run_in_executor(self._threads, work):
            if sent.accepted:
                await self._store.push_accepted(sent.digest)
            elif await self._store.push_refused(sent.digest, gone=sent.gone):
                log_event(LOG, logging.INFO, "push-dropped")

    async def _refresh(self) -> None:
        """Read who has subscribed: other processes take subscriptions, too."""
        now = self._tables.now()
        if self._push is not None and now - self._refreshed > REFRESH_SECONDS:
            self._refreshed = now
            self._subscribed = await self._store.subscribed_users()
            if self._notified is None:
                self._notified = await self._store.notified_tables()

    async def sweep(self) -> None:
        """Send notices that a process took and did not send, where it is still that turn."""
        await self._refresh()
        if not self._ways and self._push is None:
            return
        for due in await self._store.unsent(self._tables.now()):
            try:
                room = await self._tables.get(due.table)
                if room.table.position_sequence == due.position:
                    self._sending.start(self._notify(room, due))  # a slow receiver delays no other
                else:
                    await self._store.set_sent(due)
            except Problem:
                continue

    async def _send(self, way: str, address: str, notice: Notice) -> None:
        try:
            if len(self._sending.running) > MAX_WAITING:
                raise NotSent("too many notices wait")
            work = partial(self._ways[way].send, address, notice)
            await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except Exception as error:
            log_event(LOG, logging.WARNING, "notice-failed", way=way, fault=repr(error)[:200])
