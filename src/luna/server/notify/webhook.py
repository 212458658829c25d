"""Notices to an address of the reader's own choice."""

import http.client
import ipaddress
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

import msgspec

from luna.server.notify.notice import Notice, NotSent
from luna.table.problem import invalid

TIMEOUT = 10


class WebhookNotifier:
    """Posts notices as JSON. Only public addresses over TLS, unless the operator allows more."""

    def __init__(self, *, private: bool = False) -> None:
        self._private = private

    def check(self, address: str) -> str:
        parts = urlsplit(address.strip())
        schemes = ("http", "https") if self._private else ("https",)
        if parts.scheme not in schemes or not parts.hostname or parts.username:
            raise invalid("address-not-valid")
        return parts.geturl()

    def send(self, address: str, notice: Notice) -> None:
        parts = urlsplit(self.check(address))
        content = {"key": notice.key, "details": notice.details, "link": notice.link}
        connection = self._connect(parts)
        try:
            connection.request(
                "POST",
                f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}",
                msgspec.json.encode(content),
                {"Content-Type": "application/json", "User-Agent": "luna"},
            )
            answer = connection.getresponse()
            if answer.status >= 300:  # a redirection could lead inside
                raise NotSent(f"answered {answer.status}")
        finally:
            connection.close()

    def _connect(self, parts: SplitResult) -> http.client.HTTPConnection:
        """Connect to the very address that was looked at, so that a name cannot change its mind."""
        host = str(parts.hostname)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not self._private and not all(ipaddress.ip_address(a).is_global for a in addresses):
            raise NotSent("not a public address")
        plain = socket.create_connection((addresses[0], port), TIMEOUT)
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
        connection.sock = plain
        if parts.scheme == "https":
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(plain, server_hostname=host)
        return connection
