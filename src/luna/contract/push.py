"""Notices to browsers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from luna.app.request import Request

Endpoint = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[\x21-\x7e]*(?![\s\S])")]
Quietness = Literal["never", "night", "always"]


class Subscribe(Request, frozen=True):
    """Where a browser takes notices, the keys it reads them with, and when it makes no sound."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    quiet: Quietness = "never"


class Unsubscribe(Request, frozen=True):
    """A browser that wants no notices any more."""

    endpoint: Endpoint


class PushKey(Struct, frozen=True):
    """The key that a browser subscribes with; null where this server sends none."""

    key: str | None
    browsers: int
    """One's own that are subscribed."""
