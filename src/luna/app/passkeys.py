"""Passkeys: they keep an account across browsers and devices, in the terms of WebAuthn.

Credentials are described as far as Luna reads them; other fields that a browser adds are ignored.
"""

import base64
from collections.abc import Sequence
from typing import Annotated, Literal, Protocol, TypedDict

from msgspec import Meta, Struct

from luna.app.account import AccountStore, Me, WhoAmI, merge_guest
from luna.app.context import Context, User
from luna.app.errors import Conflict
from luna.app.request import ONE_LINE, Request
from luna.app.routing import Routes
from luna.table.problem import Problem, conflict, forbidden

routes = Routes("passkeys", "/passkeys", needs="server")

CHALLENGE_SECONDS = 5 * 60
MAX_PASSKEYS = 20
"""Passkeys of one account."""
Encoded = Annotated[str, Meta(max_length=20_000, pattern=r"^[A-Za-z0-9_=-]*(?![\s\S])")]
"""Bytes in base64url."""
CredentialId = Annotated[str, Meta(max_length=1400, pattern=r"^[A-Za-z0-9_=-]*(?![\s\S])")]
Challenge = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
"""The id of a challenge that the server has stored."""


class AttestationResponse(Request, frozen=True, forbid_unknown_fields=False):
    """An authenticator's statement about a passkey that it has created."""

    clientDataJSON: Encoded
    attestationObject: Encoded


class AssertionResponse(Request, frozen=True, forbid_unknown_fields=False, omit_defaults=True):
    """An authenticator's proof that it holds a passkey."""

    clientDataJSON: Encoded
    authenticatorData: Encoded
    signature: Encoded
    userHandle: Encoded | None = None


class NewCredential(Request, frozen=True, forbid_unknown_fields=False):
    """The result of `navigator.credentials.create`."""

    id: CredentialId
    rawId: CredentialId
    type: Literal["public-key"]
    response: AttestationResponse


class ProvenCredential(Request, frozen=True, forbid_unknown_fields=False):
    """The result of `navigator.credentials.get`."""

    id: CredentialId
    rawId: CredentialId
    type: Literal["public-key"]
    response: AssertionResponse


class KeepPasskey(Request, frozen=True):
    """A passkey that the browser has created."""

    challenge: Challenge
    credential: NewCredential


class UsePasskey(Request, frozen=True):
    """A passkey to sign in with."""

    challenge: Challenge
    credential: ProvenCredential


class PasskeySite(TypedDict):
    """The site, as authenticators show it."""

    id: str
    name: str


class PasskeyOwner(TypedDict):
    """The owner of the new passkey."""

    id: str
    name: str
    displayName: str


class PasskeyKind(TypedDict):
    """A signature that the server can check, by its number in the COSE registry."""

    type: Literal["public-key"]
    alg: int


class KnownPasskey(TypedDict):
    """A passkey that the server knows."""

    id: str
    type: Literal["public-key"]


class PasskeyWishes(TypedDict):
    """Requirements for an authenticator."""

    residentKey: str
    requireResidentKey: bool
    userVerification: str


class CreationOptions(TypedDict):
    """Options for `navigator.credentials.create`, bytes in base64url."""

    rp: PasskeySite
    user: PasskeyOwner
    challenge: str
    pubKeyCredParams: list[PasskeyKind]
    timeout: int
    excludeCredentials: list[KnownPasskey]
    authenticatorSelection: PasskeyWishes
    attestation: str


class RequestOptions(TypedDict):
    """Options for `navigator.credentials.get`, bytes in base64url."""

    challenge: str
    timeout: int
    rpId: str
    allowCredentials: list[KnownPasskey]
    userVerification: str


class PasskeyCreation(Struct, frozen=True):
    """How to create a passkey, and the id of the challenge."""

    challenge: str
    options: CreationOptions


class PasskeyRequest(Struct, frozen=True):
    """How to prove an identity, and the id of the challenge."""

    challenge: str
    options: RequestOptions


class PasskeyCount(Struct, frozen=True):
    """How many passkeys an account has."""

    passkeys: int


class PasskeyKept(Struct, frozen=True):
    """A passkey keeps the account from now on."""

    kept: bool


class StoredPasskey(Struct, frozen=True):
    credential: bytes
    user: str
    public_key: bytes
    uses: int
    """The authenticator's counter of signatures."""


class PasskeyStore(Protocol):
    async def credentials(self, user: str) -> list[bytes]:
        """Return the ids of an account's passkeys."""

    async def find(self, credential: bytes) -> StoredPasskey | None: ...
    async def add(self, passkey: StoredPasskey, now: float) -> None:
        """Store a passkey; raise `Conflict` if it exists."""

    async def set_uses(self, credential: bytes, uses: int) -> None: ...
    async def add_challenge(
        self, name: str, challenge: bytes, user: str | None, now: float, expires: float
    ) -> None:
        """Store a challenge, and delete those that have expired."""

    async def take_challenge(self, name: str, user: str | None, now: float) -> bytes | None:
        """Delete a challenge and return it if it was made for this user and has not expired."""


class WebAuthn(Protocol):
    """Creates challenges and verifies answers; `origin` is the address that the browser shows.

    A failed verification raises `passkey_not_valid`.
    """

    def creation_options(
        self, origin: str, user: User, known: Sequence[bytes]
    ) -> tuple[bytes, CreationOptions]:
        """Return a challenge and the options for a new passkey, other than the known ones."""

    def verify_creation(
        self, origin: str, challenge: bytes, credential: NewCredential, user: str
    ) -> StoredPasskey: ...

    def request_options(self, origin: str) -> tuple[bytes, RequestOptions]: ...

    def verify_request(
        self, origin: str, challenge: bytes, credential: ProvenCredential, passkey: StoredPasskey
    ) -> int:
        """Return the new number of uses."""


def passkey_not_valid() -> Problem:
    return forbidden("passkey-not-valid")


@routes.get("")
async def count_passkeys(ctx: Context) -> PasskeyCount:
    """Return how many passkeys the caller's account has."""
    user = await ctx.require_user()
    return PasskeyCount(len(await ctx.store(PasskeyStore).credentials(user.id)))


@routes.post("/new")
async def begin_passkey(ctx: Context) -> PasskeyCreation:
    """Return options for `navigator.credentials.create`."""
    ctx.limit("sign_ins")
    user = await ctx.require_user()
    known = await ctx.store(PasskeyStore).credentials(user.id)
    if len(known) >= MAX_PASSKEYS:
        raise conflict("too-many-passkeys")
    challenge, options = ctx.feature(WebAuthn).creation_options(ctx.origin, user, known)
    return PasskeyCreation(await store_challenge(ctx, challenge, user.id), options)


@routes.post("/keep")
async def add_passkey(ctx: Context, body: KeepPasskey) -> PasskeyKept:
    """Store the passkey that the browser has created."""
    ctx.limit("sign_ins")
    user = await ctx.require_user()
    challenge = await take_challenge(ctx, body.challenge, user.id)
    webauthn = ctx.feature(WebAuthn)
    passkey = webauthn.verify_creation(ctx.origin, challenge, body.credential, user.id)
    try:
        await ctx.store(PasskeyStore).add(passkey, ctx.now)
    except Conflict:
        raise conflict("passkey-known") from None
    return PasskeyKept(True)


@routes.post("/ask")
async def begin_sign_in(ctx: Context) -> PasskeyRequest:
    """Return options for `navigator.credentials.get`."""
    ctx.limit("sign_ins")
    challenge, options = ctx.feature(WebAuthn).request_options(ctx.origin)
    return PasskeyRequest(await store_challenge(ctx, challenge, None), options)


@routes.post("/sign-in")
async def sign_in(ctx: Context, body: UsePasskey) -> WhoAmI:
    """Sign in; the games that a guest has played in this browser move to the account."""
    ctx.limit("sign_ins")
    account = await verified_account(ctx, body)
    guest = await ctx.user()
    if guest is not None and guest.id != account.id:
        is_account = bool(await ctx.store(PasskeyStore).credentials(guest.id))
        if not is_account:
            await merge_guest(ctx.services, guest, account)
    await ctx.sign_in(account.id)
    return WhoAmI(Me(account.name, account.language))


async def verified_account(ctx: Context, body: UsePasskey) -> User:
    challenge = await take_challenge(ctx, body.challenge, None)
    store = ctx.store(PasskeyStore)
    passkey = await store.find(credential_id(body.credential))
    if passkey is None:
        raise passkey_not_valid()
    webauthn = ctx.feature(WebAuthn)
    uses = webauthn.verify_request(ctx.origin, challenge, body.credential, passkey)
    account = await ctx.store(AccountStore).find(passkey.user)
    if account is None:
        raise passkey_not_valid()
    await store.set_uses(passkey.credential, uses)
    return account


def credential_id(credential: ProvenCredential) -> bytes:
    padding = "=" * (-len(credential.rawId) % 4)
    try:
        return base64.urlsafe_b64decode(credential.rawId + padding)
    except ValueError:
        raise passkey_not_valid() from None


async def store_challenge(ctx: Context, challenge: bytes, user: str | None) -> str:
    """Store a challenge for a few minutes; it can be used once, and only by this user."""
    name, now = ctx.new_id(24), ctx.now
    store = ctx.store(PasskeyStore)
    await store.add_challenge(name, challenge, user, now, now + CHALLENGE_SECONDS)
    return name


async def take_challenge(ctx: Context, name: str, user: str | None) -> bytes:
    challenge = await ctx.store(PasskeyStore).take_challenge(name, user, ctx.now)
    if challenge is None:
        raise forbidden("challenge-over")
    return challenge
