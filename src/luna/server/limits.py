"""How often one address or one person may do what costs the server something."""

import ipaddress
import time

from luna.table.problem import Problem

WINDOW = 600.0
KEPT = 10_000
"""Addresses that are kept in mind before those are forgotten that have been quiet."""


def network(address: str) -> str:
    """What counts as one address: of IPv6 the part that a household is given."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found.packed[:8] + bytes(8), 64)))


class Limiter:
    """Counts within a sliding window, by address."""

    def __init__(self, most: int, window: float = WINDOW) -> None:
        self._most = most
        self._window = window
        self._times: dict[str, list[float]] = {}

    def take(self, address: str) -> None:
        """Count one, or a problem that says when to come again."""
        now, key = time.monotonic(), network(address)
        if len(self._times) > KEPT:
            self._times = {
                key: times for key, times in self._times.items() if times[-1] > now - self._window
            }
        times = [at for at in self._times.get(key, ()) if at > now - self._window]
        if len(times) >= self._most:
            raise too_fast(times[0] + self._window - now)
        times.append(now)
        self._times[key] = times


class Rate:
    """So much a second for everyone, and ten seconds' worth of it at once."""

    def __init__(self, each_second: float) -> None:
        self._rate = each_second
        self._most = 10 * each_second
        self._left: dict[str, tuple[float, float]] = {}
        """What a caller had left at a time."""

    def take(self, key: str, weight: float = 1.0) -> None:
        """Count something, or a problem that says when to come again."""
        now = time.monotonic()
        if len(self._left) > KEPT:
            full = now - self._most / self._rate
            self._left = {key: each for key, each in self._left.items() if each[1] > full}
        had, at = self._left.get(key, (self._most, now))
        left = min(self._most, had + (now - at) * self._rate)
        if left < weight:
            raise too_fast((weight - left) / self._rate)
        self._left[key] = left - weight, now


class Usage:
    """Counts what people ask for by who they are, and all that comes from one address."""

    CROWD = 5
    """So many people may share an address before they are in each other's way."""

    def __init__(self, each_second: float) -> None:
        self._people = Rate(each_second)
        self._addresses = Rate(self.CROWD * each_second)

    def take(self, person: str | None, address: str, weight: float = 1.0) -> None:
        key = network(address)
        self._people.take(person or key, weight)
        self._addresses.take(key, weight)


def crowded(reason: str) -> Problem:
    """No place is free now."""
    return Problem("too-many", reason, place={"retry": 10})


def too_fast(seconds: float) -> Problem:
    return Problem("too-many", "too-many", place={"retry": int(seconds) + 1})
