"""Sends a notice for each turn, to users who are away and want it."""

import asyncio
import logging
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from luna.app.background import log_event
from luna.app.jobs import NotifyTurn, PushNotice, SendNotice, Task, WithdrawNotices
from luna.app.notifications import NotificationSender, Subscription
from luna.app.tables.service import TableService
from luna.server.metrics import Metrics
from luna.server.notify.notice import MailNotifier, Notice, Notifier
from luna.server.notify.push import Kind, PushNotifier
from luna.server.notify.webhook import WebhookNotifier
from luna.server.settings import Settings
from luna.server.store.store import Store
from luna.table.problem import conflict
from luna.table.table import Table

LOG = logging.getLogger("luna.server.notify")
RETURN_SECONDS = 5.0
"""How long a player whose tab is in the background has to return before the notice is sent."""
MAX_THREADS = 4
REFRESH_SECONDS = 30.0
"""How often a process reads who has subscribed."""


def awaited_user(table: Table | None) -> str | None:
    """The user who is to act, if that is a person who may be away."""
    turn = None if table is None else table.turn
    if table is None or turn is None or turn.by_bot or table.terms.hot_seat:
        return None
    return turn.identity


class Notifications(NotificationSender):
    """All ways to reach users that the operator has set up; none by default."""

    def __init__(
        self, tables: TableService, store: Store, settings: Settings, metrics: Metrics
    ) -> None:
        self._tables = tables
        self._store = store.notifications
        self._origin = settings.origin
        self._ways: dict[str, Notifier] = {}
        self._threads = ThreadPoolExecutor(MAX_THREADS, "luna-notify")
        """A slow receiver delays other notices at most."""
        self._push = PushNotifier(self._store, settings, metrics) if settings.push else None
        self._subscribed: set[str] = set()
        """Users with a browser that subscribes, as last read."""
        self._refreshed = 0.0
        if settings.mail is not None:
            self._ways["mail"] = MailNotifier(settings.mail)
        if settings.webhooks:
            self._ways["webhook"] = WebhookNotifier(private=settings.private_webhooks)
        tables.task_sources.append(self.tasks)

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

    def confirmation(self, way: str, address: str, language: str, token: str) -> Task:
        return SendNotice(way, address, "confirm", language, f"{self._origin}/#confirm={token}")

    def on_subscribed(self, user: str) -> None:
        self._subscribed.add(user)

    def tasks(self, before: Table | None, after: Table) -> Iterator[Task]:
        """The tasks of a change: notify the player to act, if away; withdraw what is over."""
        was, waiting = awaited_user(before), awaited_user(after)
        is_new = before is None or before.position_sequence != after.position_sequence
        if was in self._subscribed and (is_new or was != waiting):
            yield WithdrawNotices(after.id)
        if waiting is None or not is_new or not (self._ways or waiting in self._subscribed):
            return
        room = self._tables.loaded(after.id)
        if room is None or waiting not in room.looking():
            yield NotifyTurn(after.id, after.position_sequence, waiting)

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def notify(self, task: NotifyTurn) -> None:
        """Have a notice sent, if the player is still to act and still away."""
        contact = await self._store.contact(task.user)
        browsers = await self._browsers(task.user)
        if contact is None:
            return
        way = contact.way if contact.confirmed and contact.way in self._ways else None
        if way is None and not browsers:
            return
        room = await self._tables.get(task.table)
        await self._tables.refresh_to(task.table, task.position)
        await self._tables.refresh_presence(room)
        if task.user in room.present() - room.looking():
            await asyncio.sleep(RETURN_SECONDS)  # the tab is open: the player may return to it
            room = await self._tables.get(task.table)
            await self._tables.refresh_presence(room)
        table = room.table
        is_over = table.position_sequence != task.position or awaited_user(table) != task.user
        if is_over or table.turn is None or task.user in room.looking():
            return
        link, colour = f"{self._origin}/t/{task.table}", table.turn.colour
        language = contact.language
        tasks: list[Task] = []
        if way is not None:
            address = contact.address or ""
            tasks.append(SendNotice(way, address, "your-turn", language, link, task.table, colour))
        if browsers:
            tasks.append(PushNotice(task.user, task.table, task.position, language, link, colour))
        await self._store.add_notice(task.table, task.position, task.user, tasks)
        room = await self._tables.get(task.table)
        if room.table.position_sequence != task.position:
            await self.withdraw(WithdrawNotices(task.table))  # the turn has ended meanwhile

    async def send(self, task: SendNotice) -> None:
        """Send a notice by mail or webhook; raise what goes wrong."""
        way = self._ways.get(task.way)
        if way is None:
            return
        details = {"table": task.table, "colour": task.colour} if task.table else {}
        notice = Notice(task.key, task.language, details, task.link)
        work = partial(way.send, task.address, notice)
        await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def push(self, task: PushNotice) -> None:
        """Push a notice to the browsers of a user, unless the turn is over."""
        if await self._store.is_notified(task.table, task.position):
            details = {"table": task.table, "colour": task.colour}
            notice = Notice("your-turn", task.language, details, task.link)
            await self._push_to(task.user, "turn", task.table, notice)

    async def withdraw(self, task: WithdrawNotices) -> None:
        """Remove the notices of turns that are over from the browsers that show them."""
        room = await self._tables.get(task.table)
        await self._tables.settled(room)
        over = await self._store.notified_users(task.table) - {awaited_user(room.table)}
        for user in over:
            await self._push_to(user, "over", task.table, Notice("your-turn", "en", {}, ""))
        if over:
            await self._store.delete_notices(task.table, over)

    async def _browsers(self, user: str) -> list[Subscription]:
        return [] if self._push is None else await self._store.subscriptions(user)

    async def _push_to(self, user: str, kind: Kind, table_id: str, notice: Notice) -> None:
        """Send a notice to browsers, and drop those that are gone or fail again and again."""
        browsers = await self._browsers(user)
        if self._push is None or not browsers:
            return
        work = partial(self._push.send, browsers, kind, table_id, notice)
        for sent in await asyncio.get_running_loop().run_in_executor(self._threads, work):
            if sent.accepted:
                await self._store.push_accepted(sent.digest)
            elif await self._store.push_refused(sent.digest, gone=sent.gone):
                log_event(LOG, logging.INFO, "push-dropped")

    async def sweep(self) -> None:
        """Read who has subscribed now and then: other instances take subscriptions, too."""
        now = self._tables.now()
        if self._push is not None and now - self._refreshed > REFRESH_SECONDS:
            self._refreshed = now
            self._subscribed |= await self._store.subscribed_users()
