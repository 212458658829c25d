"""What a notice says, and the one thing a way to reach people must be able to do."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Notice:
    """A message key with what fills its gaps, and where to go."""

    key: str
    language: str
    details: dict[str, str]
    link: str


class Notifier(Protocol):
    """A way to send someone a notice."""

    def check(self, address: str) -> str:
        """The address as it is kept, or a problem if it is none."""

    def send(self, address: str, notice: Notice) -> None:
        """Send it; runs in a thread and may take its time. An exception means it did not work."""


class NotSent(Exception):
    """A notice did not reach its address."""
