"""Why something is not allowed: a rule id and a reason as data, for others to put into words."""

from dataclasses import dataclass
from functools import lru_cache

Detail = str | int


@dataclass(frozen=True)
class Refusal:
    """A rule that stands in the way, and what exactly is wrong.

    `reason` is a message key; `details` fill its gaps. Sentences live in `luna.locale`.
    """

    rule: str
    reason: str
    details: tuple[tuple[str, Detail], ...] = ()

    def detail(self, name: str) -> Detail:
        return dict(self.details)[name]


@lru_cache(maxsize=4096)
def refusal(rule: str, reason: str, **details: Detail) -> Refusal:
    """A refusal, the same one each time: many are made, of few kinds."""
    return Refusal(rule, reason, tuple(sorted(details.items())))


class Refused(Exception):
    """Something the rules do not allow; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.refusal.details)
        return f"{self.refusal.rule}: {self.refusal.reason}" + (f" ({details})" if details else "")
