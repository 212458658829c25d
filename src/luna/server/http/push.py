"""Notices to one's browsers when it is one's turn."""

from luna.contract.push import PushKey, Subscribe, Unsubscribe
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.store.pushes import Subscription

group = Group("push", "/api/push")


@group.get("")
async def show(call: Call) -> PushKey:
    """Whether this server sends notices to browsers, and to how many of one's own."""
    push = call.site.notifications.push
    visitor = await call.visitor()
    own = [] if visitor is None else await call.site.store.pushes.of(visitor.id)
    return PushKey(None if push is None else push.public, len(own))


@group.post("")
async def subscribe(call: Call, body: Subscribe) -> PushKey:
    """Let this browser hear of one's turns; saying it again changes how quiet it is."""
    call.site.sign_ins.take(call.address)
    person = await call.identity()
    await call.site.notifications.subscribe(
        Subscription(person.id, body.endpoint, body.p256dh, body.auth, body.quiet)
    )
    return await show(call)


@group.post("/end")
async def unsubscribe(call: Call, body: Unsubscribe) -> PushKey:
    """No more notices to a browser."""
    call.site.sign_ins.take(call.address)
    await call.site.notifications.unsubscribe(await call.identity(), body.endpoint)
    return await show(call)
