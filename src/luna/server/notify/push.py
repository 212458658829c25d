"""Notices to browsers: one for each turn, withdrawn when the turn is over."""

import json
import logging
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from luna.app.background import log_event
from luna.app.notifications import Subscription
from luna.server.metrics import Metrics
from luna.server.notify import webpush
from luna.server.notify.notice import Notice
from luna.server.notify.webhook import WebhookNotifier
from luna.server.settings import Settings
from luna.server.store.notifications import SqlNotificationStore
from luna.table.problem import invalid

LOG = logging.getLogger("luna.server.notify")
KEEP_SECONDS = 24 * 3600
"""How long a push service keeps a notice for a browser that is off."""
GONE = (404, 410)
MAX_ENDPOINT_CHARS = 1000
Kind = Literal["turn", "over"]


@dataclass(frozen=True, slots=True)
class Sent:
    """The result of sending a notice to one browser."""

    digest: str
    accepted: bool
    gone: bool


class PushNotifier:
    """Encrypts and sends notices, which hold no more than whose turn it is, and where."""

    def __init__(self, store: SqlNotificationStore, settings: Settings, metrics: Metrics) -> None:
        self._key = webpush.private_key(store.push_secret(webpush.new_key()))
        self._webhook = WebhookNotifier(private=settings.private_webhooks)
        is_public = settings.origin.startswith("https://")
        self._subject = settings.origin if is_public else "mailto:luna@localhost"
        self._metrics = metrics
        self._lock = threading.Lock()

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with."""
        return webpush.to_text(webpush.point(self._key))

    def check(self, subscription: Subscription) -> None:
        """Raise a problem if nothing can be sent there."""
        address = self._webhook.check(subscription.endpoint)
        is_plain = len(address) <= MAX_ENDPOINT_CHARS and address == subscription.endpoint
        if not is_plain or not webpush.are_keys(subscription.key, subscription.auth):
            raise invalid("address-not-valid")

    def send(
        self, to: Iterable[Subscription], kind: Kind, table: str, notice: Notice
    ) -> list[Sent]:
        """Send a notice to every browser of a user; runs in a thread."""
        return [self._send(each, kind, table, notice) for each in to]

    def _send(self, to: Subscription, kind: Kind, table: str, notice: Notice) -> Sent:
        content: dict[str, str] = {"kind": kind, "table": table}
        if kind == "turn":
            content |= {"title": notice.subject, "body": notice.sentence, "quiet": to.quiet}
        parts = urlsplit(to.endpoint)
        headers = {
            "Authorization": webpush.sign(
                self._key, f"{parts.scheme}://{parts.netloc}", self._subject, time.time()
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_SECONDS),
            "Topic": table,
            "Urgency": "normal" if kind == "turn" and to.quiet == "never" else "low",
        }
        try:
            text = json.dumps(content, ensure_ascii=False).encode()
            message = webpush.encrypt(text, to.key, to.auth)
            status = self._webhook.post(to.endpoint, message, headers)
        except Exception as error:
            log_event(LOG, logging.WARNING, "push-failed", fault=repr(error)[:200])
            status = 0
        accepted = 200 <= status < 300
        with self._lock:
            self._metrics.pushes.labels("taken" if accepted else "refused").inc()
        return Sent(to.digest, accepted, status in GONE)
