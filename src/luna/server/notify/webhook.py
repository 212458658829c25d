"""Notices to an address that the reader has chosen."""

import http.client
import ipaddress
import socket
import ssl
import threading
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

import msgspec

from luna.server.notify.notice import Notice, NotSent
from luna.table.problem import invalid

TIMEOUT_SECONDS = 10
MAX_SECONDS = 20.0
"""A connection is cut after this, however slowly the other side answers."""


IPV4_IN_IPV6 = tuple(
    map(
        ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")
    )
)
"""Addresses of IPv6 that stand for one of IPv4, which may be inside: NAT64, 6to4, Teredo."""


def is_public(address: str) -> bool:
    """Whether an address can be reached from everywhere."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.is_site_local or any(found in network for network in IPV4_IN_IPV6):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def cut(line: socket.socket) -> None:
    """End a connection that another thread still reads from."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


class WebhookNotifier:
    """Posts notices as JSON. Only public addresses over TLS, unless the operator allows more."""

    def __init__(self, *, private: bool = False) -> None:
        self._private = private

    def check(self, address: str) -> str:
        schemes = ("http", "https") if self._private else ("https",)
        try:
            parts = urlsplit(address.strip())
            fits = parts.scheme in schemes and parts.hostname and not parts.username
            fits = fits and parts.port != 0 and address.isascii() and address.isprintable()
        except ValueError:  # brackets without an address, a port that is not a number
            raise invalid("address-not-valid") from None
        if not fits:
            raise invalid("address-not-valid")
        return parts.geturl()

    def send(self, address: str, notice: Notice) -> None:
        content = {"key": notice.key, "details": notice.details, "link": notice.link}
        headers = {"Content-Type": "application/json", "User-Agent": "luna"}
        status = self.post(address, msgspec.json.encode(content), headers)
        if status >= 300:  # a redirection could lead inside
            raise NotSent(f"answered {status}")

    def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """Post a body to an address; return the status of the answer."""
        parts = urlsplit(self.check(address))
        connection = self._connect(parts)
        end = threading.Timer(MAX_SECONDS, cut, [connection.sock])
        end.start()
        try:
            connection.request(
                "POST",
                f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}",
                body,
                headers,
            )
            return connection.getresponse().status
        finally:
            end.cancel()
            connection.close()

    def _connect(self, parts: SplitResult) -> http.client.HTTPConnection:
        """Connect to the checked address itself: its name could be resolved differently later."""
        host = str(parts.hostname)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not self._private and not all(map(is_public, addresses)):
            raise NotSent("not a public address")
        plain = socket.create_connection((addresses[0], port), TIMEOUT_SECONDS)
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT_SECONDS)
        connection.sock = plain
        if parts.scheme == "https":
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(plain, server_hostname=host)
        return connection
