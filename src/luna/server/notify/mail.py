"""Notices by mail."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from luna.server.notify.notice import Notice
from luna.server.settings import Mail
from luna.table.problem import invalid

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
