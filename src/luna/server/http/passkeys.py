"""Passkeys: make one, sign in with one."""

from luna.contract.answers import Me, PasskeyCount, PasskeyKept, WhoAmI
from luna.contract.passkeys import KeepPasskey, PasskeyCreation, PasskeyRequest, UsePasskey
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.passkeys import Party, Passkeys

group = Group("passkeys", "/api/passkeys")


def passkeys(call: Call) -> Passkeys:
    url = call.request.url
    party = Party(call.site.settings.origin or f"{url.scheme}://{url.netloc}")
    return Passkeys(call.site.store.people, party)


@group.get("")
async def count(call: Call) -> PasskeyCount:
    """How many passkeys keep this account."""
    own = await call.site.store.people.credentials((await call.identity()).id)
    return PasskeyCount(len(own))


@group.post("/new")
async def begin_keeping(call: Call) -> PasskeyCreation:
    """Options for `navigator.credentials.create`."""
    call.site.sign_ins.take(call.address)
    return await passkeys(call).begin_keeping(await call.identity())


@group.post("/keep")
async def finish_keeping(call: Call, body: KeepPasskey) -> PasskeyKept:
    """Keep the passkey that the browser has made."""
    call.site.sign_ins.take(call.address)
    person = await call.identity()
    await passkeys(call).finish_keeping(person, body.challenge, body.credential)
    return PasskeyKept(True)


@group.post("/ask")
async def begin_sign_in(call: Call) -> PasskeyRequest:
    """Options for `navigator.credentials.get`."""
    call.site.sign_ins.take(call.address)
    return await passkeys(call).begin_sign_in()


@group.post("/sign-in")
async def finish_sign_in(call: Call, body: UsePasskey) -> WhoAmI:
    """Sign in; the games a guest has played in this browser come along."""
    site = call.site
    site.sign_ins.take(call.address)
    account = await passkeys(call).finish_sign_in(body.challenge, body.credential)
    guest = await call.visitor()
    if guest is not None and guest.id != account.id:
        await site.hand_over(guest, account)
    await call.sign_in(account.id)
    return WhoAmI(Me(account.name, account.language))
