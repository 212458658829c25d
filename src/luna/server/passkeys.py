"""Passkeys: they keep an account across browsers and devices."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from luna.server.identity import Identities, Identity, load_identity, new_id
from luna.server.problems import Problem
from luna.server.seats import merge
from luna.server.store import schema
from luna.server.store.store import Store, now
from luna.server.tables import Tables

MINUTES = 5
MOST = 20
"""Passkeys of one account."""


@dataclass(frozen=True)
class Party:
    """The site as authenticators know it."""

    origin: str

    @property
    def id(self) -> str:
        return urlsplit(self.origin).hostname or "localhost"


async def keep_challenge(store: Store, challenge: bytes) -> str:
    """Remember a challenge for a few minutes; it serves once."""
    name = new_id(24)
    row = {"id": name, "challenge": challenge, "expires": now() + MINUTES * 60}

    def keep(connection: Connection) -> None:
        old = schema.challenges.c.expires < now()
        connection.execute(delete(schema.challenges).where(old))
        connection.execute(insert(schema.challenges), row)

    await store.write(keep)
    return name


async def take_challenge(store: Store, name: str) -> bytes:
    """The challenge of a name, which is thereby used up."""
    found: list[bytes] = []

    def take(connection: Connection) -> None:
        mine = schema.challenges.c.id == name
        row = connection.execute(select(schema.challenges).where(mine)).one_or_none()
        if row is not None:
            connection.execute(delete(schema.challenges).where(mine))
            if row.expires >= now():
                found.append(row.challenge)

    await store.write(take)
    if not found:
        raise Problem(403, "challenge-over")
    return found[-1]


async def begin_keeping(store: Store, party: Party, person: Identity) -> dict[str, Any]:
    """Options for a browser to make a passkey."""
    own = await store.read(lambda c: credentials(c, person.id))
    if len(own) >= MOST:
        raise Problem(409, "too-many-passkeys")
    options = generate_registration_options(
        rp_id=party.id,
        rp_name="Luna",
        user_id=person.id.encode(),
        user_name=person.name,
        user_display_name=person.name,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in own],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    name = await keep_challenge(store, options.challenge)
    return {"challenge": name, "options": msgspec.json.decode(options_to_json(options))}


async def finish_keeping(
    store: Store, party: Party, person: Identity, challenge: str, credential: dict[str, Any]
) -> None:
    """Keep the passkey that the browser has made."""
    expected = await take_challenge(store, challenge)
    try:
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=expected,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            require_user_verification=False,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError):
        raise Problem(403, "passkey-not-valid") from None
    row = {
        "credential": verified.credential_id,
        "identity": person.id,
        "public_key": verified.credential_public_key,
        "uses": verified.sign_count,
        "created": now(),
    }
    await store.write(lambda connection: connection.execute(insert(schema.passkeys), row))


async def begin_sign_in(store: Store, party: Party) -> dict[str, Any]:
    """Options for a browser to prove who one is."""
    options = generate_authentication_options(
        rp_id=party.id, user_verification=UserVerificationRequirement.PREFERRED
    )
    name = await keep_challenge(store, options.challenge)
    return {"challenge": name, "options": msgspec.json.decode(options_to_json(options))}


async def finish_sign_in(
    tables: Tables,
    identities: Identities,
    party: Party,
    guest: Identity | None,
    challenge: str,
    credential: dict[str, Any],
) -> Identity:
    """Whose passkey it is; what the guest had until now comes along."""
    store = tables.store
    expected = await take_challenge(store, challenge)
    raw = str(credential.get("rawId", ""))[:1400]
    row = await store.read(lambda c: passkey(c, raw))
    if row is None:
        raise Problem(403, "passkey-not-valid")
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=expected,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=row.public_key,
            credential_current_sign_count=row.uses,
            require_user_verification=False,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError):
        raise Problem(403, "passkey-not-valid") from None
    account = await store.read(lambda c: load_identity(c, row.identity))
    if account is None:
        raise Problem(403, "passkey-not-valid")
    keys = schema.passkeys
    used = (
        update(keys).where(keys.c.credential == row.credential).values(uses=verified.new_sign_count)
    )
    statements = [lambda connection: connection.execute(used)]
    moving = guest is not None and guest.id != account.id
    if guest is not None and moving and not await store.read(lambda c: credentials(c, guest.id)):
        statements.append(merge(guest.id, account.id, account.name))
    else:
        moving = False
    await store.write(*statements)
    if guest is not None and moving:
        for table in tables:
            if guest.id == table.owner or table.seats_of(guest.id):
                async with table.lock:
                    await tables.reload(table)
    return account


def credentials(connection: Connection, identity: str) -> list[bytes]:
    """The passkeys of an account."""
    keys = schema.passkeys.c
    return list(
        connection.execute(select(keys.credential).where(keys.identity == identity)).scalars()
    )


def passkey(connection: Connection, raw: str) -> Any | None:
    from webauthn.helpers import base64url_to_bytes

    try:
        credential = base64url_to_bytes(raw)
    except ValueError:
        return None
    found = select(schema.passkeys).where(schema.passkeys.c.credential == credential)
    return connection.execute(found).one_or_none()
