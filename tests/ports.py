"""Ports for servers that tests start, kill and start again at the same address."""

import random
import socket
from functools import cache

BELOW = range(20_000, 32_000)
"""Where no system looks for the ports of outgoing connections."""


@cache
def claims() -> list[socket.socket]:
    """What keeps the ports of this process."""
    return []


def own_port() -> int:
    """A port of 127.0.0.1 that is free, and that no other process of the tests will take.

    The claim is a UDP socket of the same number: it leaves the TCP port alone, also while the
    server is away, and ends with this process.
    """
    for port in random.sample(BELOW, len(BELOW)):
        claim = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            claim.bind(("127.0.0.1", port))
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", port))
        except OSError:
            claim.close()
        else:
            claims().append(claim)
            return port
    raise OSError("no port is free")
