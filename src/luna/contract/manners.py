"""Muting, blocking and reporting, as they are sent and received."""

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from luna.contract.received import Received


class SetManners(Received, frozen=True):
    """Whether what somebody says is shown, and whether one sits down with them again."""

    mute: bool = False
    block: bool = False


class MakeReport(Received, frozen=True):
    """What the operator should know of a player."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


@dataclass(frozen=True, slots=True)
class MannersView:
    """The seats of those whom one has muted and blocked."""

    muted: list[int]
    blocked: list[int]
