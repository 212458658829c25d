"""Notices to browsers: one for each turn, taken back when the turn is over."""

import json
import logging
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from luna.app.tables.service import now
from luna.server.logs import log_event
from luna.server.metrics import Metrics
from luna.server.notify.notice import Notice
from luna.server.notify.sealing import fits, new_key, point, private_key, sealed, signed, to_text
from luna.server.notify.webhook import WebhookNotifier
from luna.server.notify.wording import sentence, subject
from luna.server.settings import Settings
from luna.server.store.pushes import PushStore, Subscription
from luna.table.problem import invalid

LOG = logging.getLogger("luna.server.notify")
LASTS = 24 * 3600
"""Seconds that a push service keeps a notice for a browser that is off."""
GONE = (404, 410)
LONGEST = 1000
Kind = Literal["turn", "over"]


@dataclass(frozen=True, slots=True)
class Sent:
    """What came of a notice."""

    digest: str
    taken: bool
    gone: bool


class PushNotifier:
    """Seals and sends notices; nothing in them but whose turn it is, and where."""

    def __init__(self, pushes: PushStore, settings: Settings, metrics: Metrics) -> None:
        self._key = private_key(pushes.secret(new_key()))
        self._line = WebhookNotifier(private=settings.private_webhooks)
        safe = settings.origin.startswith("https://")
        self._subject = settings.origin if safe else "mailto:luna@localhost"
        self._metrics = metrics
        self._lock = threading.Lock()

    @property
    def public(self) -> str:
        """What a browser needs to know to subscribe."""
        return to_text(point(self._key))

    def check(self, subscription: Subscription) -> None:
        """A problem unless it can be sent to."""
        kept = self._line.check(subscription.endpoint)
        bounded = len(kept) <= LONGEST and kept == subscription.endpoint
        if not bounded or not fits(subscription.key, subscription.auth):
            raise invalid("address-not-valid")

    def send(
        self, to: Iterable[Subscription], kind: Kind, table: str, notice: Notice
    ) -> list[Sent]:
        """Send a notice to every browser of somebody; runs in a thread."""
        return [self._send(each, kind, table, notice) for each in to]

    def _send(self, to: Subscription, kind: Kind, table: str, notice: Notice) -> Sent:
        content: dict[str, str] = {"kind": kind, "table": table}
        if kind == "turn":
            content |= {"title": subject(notice), "body": sentence(notice), "quiet": to.quiet}
        parts = urlsplit(to.endpoint)
        headers = {
            "Authorization": signed(
                self._key, f"{parts.scheme}://{parts.netloc}", self._subject, now()
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": table,
            "Urgency": "normal" if kind == "turn" and to.quiet == "never" else "low",
        }
        try:
            message = sealed(json.dumps(content, ensure_ascii=False).encode(), to.key, to.auth)
            status = self._line.post(to.endpoint, message, headers)
        except Exception as error:
            log_event(LOG, logging.WARNING, "push-failed", fault=repr(error)[:200])
            status = 0
        taken = 200 <= status < 300
        with self._lock:
            self._metrics.pushes.labels("taken" if taken else "refused").inc()
        return Sent(to.digest, taken, status in GONE)
