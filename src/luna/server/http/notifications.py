"""How one wants to hear that it is one's turn."""

from luna.contract.answers import Confirmed, Ways
from luna.contract.requests import Confirm, Notify
from luna.server.http.call import Call
from luna.server.http.endpoint import Group

group = Group("notifications", "/api/notifications")


@group.get("")
async def show(call: Call) -> Ways:
    """The ways this server has, and the one chosen."""
    return await call.site.notifications.show(await call.identity())


@group.put("")
async def choose(call: Call, body: Notify) -> Ways:
    """Choose a way; the address gets a link to confirm it. `by` null ends all notices."""
    call.site.sign_ins.take(call.address)
    person = await call.identity()
    await call.site.notifications.choose(person, body.by, body.address)
    return await call.site.notifications.show(person)


@group.post("/confirm")
async def confirm(call: Call, body: Confirm) -> Confirmed:
    """Confirm an address with the token that was sent to it."""
    call.site.sign_ins.take(call.address)
    await call.site.notifications.confirm(body.token)
    return Confirmed(True)
