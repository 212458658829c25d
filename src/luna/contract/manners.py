"""Muting, blocking and reporting, as they are sent and received."""

from typing import Annotated

from msgspec import Meta, Struct

from luna.app.request import Request


class SetManners(Request, frozen=True):
    """Whether what somebody says is shown, and whether one sits down with them again."""

    mute: bool = False
    block: bool = False


class MakeReport(Request, frozen=True):
    """What the operator should know of a player."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class MannersView(Struct, frozen=True):
    """The seats of those whom one has muted and blocked."""

    muted: list[int]
    blocked: list[int]
