"""Notifications that it is the caller's turn: by mail, by webhook, or pushed to browsers."""

import hashlib
from collections.abc import Collection
from typing import Annotated, Any, Literal, Protocol

from msgspec import Meta, Struct

from luna.app.context import Context
from luna.app.jobs import Task
from luna.app.request import ONE_LINE, Request
from luna.app.routing import Routes
from luna.table.problem import conflict, forbidden

routes = Routes("notifications", needs="server")

Endpoint = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[\x21-\x7e]*(?![\s\S])")]
Quietness = Literal["never", "night", "always"]
CONFIRM_SECONDS = 3 * 24 * 3600
"""How long an address can be confirmed."""


class Contact(Struct, frozen=True):
    """How a user wants to be notified."""

    user: str
    language: str
    way: str | None
    address: str | None
    confirmed: bool


class Subscription(Struct, frozen=True):
    """A browser that takes pushed messages, and the keys that only it can read them with."""

    user: str
    endpoint: str
    key: str
    auth: str
    quiet: str = "never"

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()[:48]


class NotificationStore(Protocol):
    async def contact(self, user: str) -> Contact | None: ...
    async def set_contact(
        self, user: str, way: str | None, address: str | None, *tasks: Task
    ) -> None:
        """Store how to reach a user, not confirmed yet, and the task to have it confirmed."""

    async def confirm_contact(self, user: str) -> None: ...
    async def subscriptions(self, user: str) -> list[Subscription]: ...
    async def subscribe(self, subscription: Subscription, now: float) -> None:
        """Store a subscription; a browser belongs to the user who used it last."""

    async def unsubscribe(self, user: str, digest: str) -> None: ...


class NotificationSender(Protocol):
    """The host's ways to reach users."""

    @property
    def ways(self) -> Collection[str]: ...
    @property
    def push_key(self) -> str | None:
        """The key that browsers subscribe with; None if this host pushes nothing."""

    def check_address(self, way: str, address: str) -> str:
        """Return the address in its normal form; raise a problem if it is not valid."""

    def check_subscription(self, subscription: Subscription) -> None:
        """Raise a problem if nothing can be pushed there."""

    def confirmation(self, way: str, address: str, language: str, token: str) -> Task:
        """The task to send a link that confirms an address."""

    def on_subscribed(self, user: str) -> None:
        """Notify this user's browsers from now on."""


class Tokens(Protocol):
    """Signs values, and reads them again from tokens."""

    def sign(self, *content: Any) -> str:
        """Return a token; the first value names its kind."""

    def read(self, token: str, kind: str, max_age_seconds: int) -> list[Any]:
        """Return the other values; raise a problem if the token is not genuine or too old."""


class Notify(Request, frozen=True):
    """A way to be notified and the address; `by` null ends all notifications."""

    by: Literal["mail", "webhook"] | None
    address: Annotated[str, Meta(max_length=400, pattern=ONE_LINE)] = ""


class Confirm(Request, frozen=True):
    """The token that was sent to the address."""

    token: Annotated[str, Meta(min_length=1, max_length=900)]


class Subscribe(Request, frozen=True):
    """A browser's push endpoint, the keys it reads messages with, and when it makes no sound."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    quiet: Quietness = "never"


class Unsubscribe(Request, frozen=True):
    """A browser that is not to be notified any more."""

    endpoint: Endpoint


class Ways(Struct, frozen=True):
    """The ways this server has to reach users, and the one that the caller has chosen."""

    ways: list[str]
    by: str | None
    address: str | None
    confirmed: bool


class Confirmed(Struct, frozen=True):
    """An address is confirmed."""

    confirmed: bool


class PushKey(Struct, frozen=True):
    """The key that a browser subscribes with; null where this server pushes nothing."""

    key: str | None
    browsers: int
    """The caller's that are subscribed."""


@routes.get("/notifications")
async def show_notifications(ctx: Context) -> Ways:
    """Return the ways this server has, and the one that the caller has chosen."""
    user = await ctx.require_user()
    ways = sorted(ctx.feature(NotificationSender).ways)
    contact = await ctx.store(NotificationStore).contact(user.id)
    if contact is None:
        return Ways(ways, None, None, False)
    return Ways(ways, contact.way, contact.address, contact.confirmed)


@routes.put("/notifications")
async def choose_notifications(ctx: Context, body: Notify) -> Ways:
    """Choose a way; the address gets a link to confirm it. `by` null ends all notifications."""
    ctx.limit("sign_ins")
    user = await ctx.require_user()
    store, sender = ctx.store(NotificationStore), ctx.feature(NotificationSender)
    if body.by is None:
        await store.set_contact(user.id, None, None)
    elif body.by not in sender.ways:
        raise conflict("notifications-off")
    else:
        address = sender.check_address(body.by, body.address)
        token = ctx.feature(Tokens).sign("confirm", user.id, body.by, address)
        task = sender.confirmation(body.by, address, user.language, token)
        await store.set_contact(user.id, body.by, address, task)
    return await show_notifications(ctx)


@routes.post("/notifications/confirm")
async def confirm_address(ctx: Context, body: Confirm) -> Confirmed:
    """Confirm an address with the token that was sent to it."""
    ctx.limit("sign_ins")
    user, *signed = ctx.feature(Tokens).read(body.token, "confirm", CONFIRM_SECONDS)
    store = ctx.store(NotificationStore)
    contact = await store.contact(str(user))
    if contact is None or [contact.way, contact.address] != signed:
        raise forbidden("link-not-valid")
    await store.confirm_contact(contact.user)
    return Confirmed(True)


@routes.get("/push")
async def show_push(ctx: Context) -> PushKey:
    """Return whether this server pushes to browsers, and how many of the caller's subscribe."""
    user = await ctx.user()
    own = [] if user is None else await ctx.store(NotificationStore).subscriptions(user.id)
    return PushKey(ctx.feature(NotificationSender).push_key, len(own))


@routes.post("/push")
async def subscribe_browser(ctx: Context, body: Subscribe) -> PushKey:
    """Notify this browser of the caller's turns; a second request changes when it is quiet."""
    ctx.limit("sign_ins")
    user = await ctx.require_user()
    sender = ctx.feature(NotificationSender)
    if sender.push_key is None:
        raise conflict("notifications-off")
    subscription = Subscription(user.id, body.endpoint, body.p256dh, body.auth, body.quiet)
    sender.check_subscription(subscription)
    await ctx.store(NotificationStore).subscribe(subscription, ctx.now)
    sender.on_subscribed(user.id)
    return await show_push(ctx)


@routes.post("/push/end")
async def unsubscribe_browser(ctx: Context, body: Unsubscribe) -> PushKey:
    """Stop notifying a browser."""
    ctx.limit("sign_ins")
    user = await ctx.require_user()
    digest = Subscription(user.id, body.endpoint, "", "").digest
    await ctx.store(NotificationStore).unsubscribe(user.id, digest)
    return await show_push(ctx)
