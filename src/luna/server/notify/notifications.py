"""Who hears what, and when: once for each turn, only those who are away and want it."""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from luna.contract.answers import Ways
from luna.server.background import Background
from luna.server.identity import Identities
from luna.app.tables.room import Room
from luna.app.tables.service import Rooms, now
from luna.server.logs import log_event
from luna.server.metrics import Metrics
from luna.server.notify.mail import MailNotifier
from luna.server.notify.notice import Notice, Notifier, NotSent
from luna.server.notify.push import Kind, PushNotifier
from luna.server.notify.webhook import WebhookNotifier
from luna.server.settings import Settings
from luna.server.store.notices import Due
from luna.server.store.people import Identity
from luna.server.store.pushes import Subscription
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
from luna.table.problem import Problem, conflict, forbidden
from luna.table.table import Table

LOG = logging.getLogger("luna.server.notify")
TAKES = 60.0
"""Seconds that a process has to send a notice before another one does."""
MOMENT = 5.0
"""Seconds in which whoever has the table in a tab behind others can still bring it to the front."""
THREADS = 4
WAITING = 500
"""Notices that may wait; those beyond are not sent."""
LOOK = 30.0
"""Seconds after which a process asks again who has subscribed."""
DAYS = 3
"""How long a confirmation stays open."""


NOTHING_NEW = (Said, Hinted, Invited, Resumed, Asked, Agreed, Declined, Rematched)
"""Facts after which it is the same one's turn as before."""


def awaited(table: Table) -> str | None:
    """Who is to act, if that is a person who may be elsewhere."""
    turn = table.turn
    return None if turn is None or turn.by_bot or table.terms.hot_seat else turn.identity


class Notifications:
    """All ways to reach people that the operator has set up; none by default."""

    def __init__(
        self, rooms: Rooms, identities: Identities, settings: Settings, metrics: Metrics
    ) -> None:
        self._rooms = rooms
        self._people = rooms.store.people
        self._notices = rooms.store.notices
        self._identities = identities
        self._origin = settings.origin
        self._ways: dict[str, Notifier] = {}
        self._sending = Background()
        self._threads = ThreadPoolExecutor(THREADS, "luna-notify")
        """Of their own: whoever is slow to take a notice holds up other notices at most."""
        self._pushes = rooms.store.pushes
        self.push = PushNotifier(self._pushes, settings, metrics) if settings.push else None
        self._subscribed: set[str] = set()
        """Those who have a browser that wants to hear of turns, looked up now and then."""
        self._looked = 0.0
        self._notified: set[str] | None = None
        """Games of which a notice was sent, once it is known."""
        if settings.mail is not None:
            self._ways["mail"] = MailNotifier(settings.mail)
        if settings.webhooks:
            self._ways["webhook"] = WebhookNotifier(private=settings.private_webhooks)

    @property
    def ways(self) -> list[str]:
        return sorted(self._ways)

    def heard(self, room: Room, entries: Sequence[Entry]) -> None:
        """Something happened at a table: let the player to act know, if away."""
        if not self._ways and not self._subscribed:
            return
        table = room.table
        if all(isinstance(entry.fact, NOTHING_NEW) for entry in entries):
            return
        waiting = awaited(table)
        if self._subscribed and self._may_be_notified(room.id):
            self._sending.begin(self._take_back(room))
        if (
            waiting is None
            or table.position_sequence not in [entry.sequence for entry in entries]
            or not (self._ways or waiting in self._subscribed)
            or waiting in room.looking()
        ):
            return
        self._sending.begin(self._notify(room, Due(table.id, table.position_sequence, waiting)))

    def _may_be_notified(self, game: str) -> bool:
        """Whether somebody may have had a notice of a turn; other processes send them, too."""
        return self._notified is None or self._rooms.store.shared or game in self._notified

    async def close(self) -> None:
        """Give what is under way a moment."""
        if self._sending.tasks:
            await asyncio.wait(self._sending.tasks, timeout=5)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _notify(self, room: Room, due: Due) -> None:
        """Send a notice, unless another process does; every process hears of every turn."""
        wish = await self._people.reachable(due.identity)
        browsers = await self._browsers(due.identity)
        if wish is None:
            return
        way = wish.way if wish.confirmed and wish.way in self._ways else None
        if way is None and not browsers:
            return
        if not await self._notices.take(due, self._rooms.process.name, now(), now() + TAKES):
            return
        await self._rooms.refresh_presence(room)
        if due.identity in room.present() - room.looking():
            await asyncio.sleep(MOMENT)  # the tab is open: perhaps they come back to it
            await self._rooms.refresh_presence(room)
        turn = room.table.turn
        waiting = awaited(room.table) == due.identity
        if turn is not None and waiting and due.identity not in room.looking():
            details = {"table": due.game, "colour": turn.colour}
            link = f"{self._origin}/t/{due.game}"
            notice = Notice("your-turn", wish.language, details, link)
            if self._notified is not None:
                self._notified.add(due.game)
            if way is not None:
                await self._send(way, wish.address or "", notice)
            await self._push(browsers, "turn", due.game, notice)
        await self._notices.sent(due)
        same = room.table.position_sequence == due.position
        if browsers and not (same and awaited(room.table) == due.identity):  # over meanwhile
            await self._take_back(room)

    async def _take_back(self, room: Room) -> None:
        """Take back the notices of a turn that is over from browsers that had them."""
        notice = Notice("your-turn", "en", {}, "")
        if self._notified is not None and awaited(room.table) is None:
            self._notified.discard(room.id)
        for identity in await self._notices.over(room.id, awaited(room.table)):
            await self._push(await self._browsers(identity), "over", room.id, notice)

    async def _browsers(self, identity: str) -> list[Subscription]:
        if self.push is None or identity not in self._subscribed:
            return []
        return await self._pushes.of(identity)

    async def _push(
        self, browsers: list[Subscription], kind: Kind, game: str, notice: Notice
    ) -> None:
        """Send something to browsers, and drop those that are gone or fail again and again."""
        if self.push is None or not browsers or len(self._sending.tasks) > WAITING:
            return
        work = partial(self.push.send, browsers, kind, game, notice)
        for sent in await asyncio.get_running_loop().run_in_executor(self._threads, work):
            if sent.taken:
                await self._pushes.taken(sent.digest)
            elif await self._pushes.refused(sent.digest, gone=sent.gone):
                log_event(LOG, logging.INFO, "push-dropped")

    async def subscribe(self, subscription: Subscription) -> None:
        """A browser wants to hear of turns."""
        if self.push is None:
            raise conflict("notifications-off")
        self.push.check(subscription)
        await self._pushes.add(subscription, now())
        self._subscribed.add(subscription.identity)

    async def unsubscribe(self, person: Identity, endpoint: str) -> None:
        await self._pushes.forget(person.id, Subscription(person.id, endpoint, "", "").digest)

    async def _look_up(self) -> None:
        """Other processes take subscriptions, too."""
        if self.push is not None and now() - self._looked > LOOK:
            self._looked = now()
            self._subscribed = await self._pushes.everyone()
            if self._notified is None:
                self._notified = await self._notices.notified()

    async def sweep(self) -> None:
        """Send what a process took and did not live to send, where it is still that turn."""
        await self._look_up()
        for due in await self._notices.left_over(now()) if self._ways or self.push else ():
            try:
                room = await self._rooms.get(due.game)
                if room.table.position_sequence == due.position:
                    self._sending.begin(self._notify(room, due))  # whoever is slow holds up nothing
                else:
                    await self._notices.sent(due)
            except Problem:
                continue

    async def _send(self, way: str, address: str, notice: Notice) -> None:
        try:
            if len(self._sending.tasks) > WAITING:
                raise NotSent("too many notices wait")
            work = partial(self._ways[way].send, address, notice)
            await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except Exception as error:
            log_event(LOG, logging.WARNING, "notice-failed", way=way, fault=repr(error)[:200])

    async def choose(self, person: Identity, way: str | None, address: str) -> None:
        """Remember how someone wants to be reached; the address must be confirmed first."""
        if way is None:
            await self._people.set_way(person.id, None, None)
            return
        if way not in self._ways:
            raise conflict("notifications-off")
        kept = self._ways[way].check(address)
        await self._people.set_way(person.id, way, kept)
        token = self._identities.link("confirm", person.id, way, kept)
        notice = Notice("confirm", person.language, {}, f"{self._origin}/#confirm={token}")
        self._sending.begin(self._send(way, kept, notice))

    async def confirm(self, token: str) -> None:
        """The address belongs to whoever asked: the token reached it."""
        fields = self._identities.read_link(token, "confirm", DAYS * 24 * 3600)
        wish = await self._people.reachable(str(fields[0]))
        if wish is None or [wish.way, wish.address] != fields[1:]:
            raise forbidden("link-not-valid")
        await self._people.confirm_way(wish.identity)

    async def show(self, person: Identity) -> Ways:
        wish = await self._people.reachable(person.id)
        if wish is None:
            return Ways(self.ways, None, None, False)
        return Ways(self.ways, wish.way, wish.address, wish.confirmed)
