"""How often one address may do what costs the server something."""

import time

from luna.table.problem import Problem

WINDOW = 600.0


class Limiter:
    """Counts within a sliding window, by address."""

    def __init__(self, most: int, window: float = WINDOW) -> None:
        self._most = most
        self._window = window
        self._times: dict[str, list[float]] = {}

    def take(self, address: str) -> None:
        """Count one, or a problem that says when to come again."""
        now = time.monotonic()
        if len(self._times) > 10_000:
            self._times = {
                key: times for key, times in self._times.items() if times[-1] > now - self._window
            }
        times = [at for at in self._times.get(address, ()) if at > now - self._window]
        if len(times) >= self._most:
            wait = int(times[0] + self._window - now) + 1
            raise Problem("too-many", "too-many", place={"retry": wait})
        times.append(now)
        self._times[address] = times
