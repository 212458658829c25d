"""Notices in the language of their reader, and how they are sent by mail."""

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Protocol

from luna.locale import LANGUAGES, Texts
from luna.server.settings import Mail
from luna.table.problem import invalid


@dataclass(frozen=True)
class Notice:
    """A message key with the values in it, and a link."""

    key: str
    language: str
    details: dict[str, str]
    link: str

    @property
    def subject(self) -> str:
        return self._texts(f"notice-{self.key}-title")

    @property
    def sentence(self) -> str:
        colour = self.details.get("colour")
        order = "" if colour is None else self._texts(f"order-{colour}")
        return self._texts(f"notice-{self.key}", order=order)

    @property
    def body(self) -> str:
        return f"{self.sentence}\n\n{self.link}\n"

    @property
    def _texts(self) -> Texts:
        return Texts(self.language if self.language in LANGUAGES else "en")


class Notifier(Protocol):
    """A way to send a notice."""

    def check(self, address: str) -> str:
        """Return the address in its normal form; raise a problem if it is not valid."""

    def send(self, address: str, notice: Notice) -> None:
        """Send it, in a thread, which may take long; raise an exception on failure."""


class NotSent(Exception):
    """A notice did not reach its address."""


ADDRESS = re.compile(r"[^@\s<>(),;:\"\\]{1,64}@[A-Za-z0-9.-]{1,250}")
TIMEOUT_SECONDS = 20


class MailNotifier:
    """Hands notices to an SMTP server."""

    def __init__(self, settings: Mail) -> None:
        self._settings = settings

    def check(self, address: str) -> str:
        if not ADDRESS.fullmatch(address.strip()):
            raise invalid("address-not-valid")
        return address.strip()

    def send(self, address: str, notice: Notice) -> None:
        message = EmailMessage()
        message["From"] = self._settings.sender
        message["To"] = address
        message["Subject"] = notice.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._settings.sender.partition("@")[2] or None)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(notice.body)
        with smtplib.SMTP(
            self._settings.host, self._settings.port, timeout=TIMEOUT_SECONDS
        ) as server:
            if self._settings.tls:
                server.starttls(context=ssl.create_default_context())
            if self._settings.user:
                server.login(self._settings.user, self._settings.password)
            server.send_message(message)
