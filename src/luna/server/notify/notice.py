"""A notice and its words, in the reader's language: a mail cannot look them up later."""

from dataclasses import dataclass
from typing import Protocol

from luna.locale import LANGUAGES, Texts


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
