"""Passkeys: they keep an account across browsers and devices."""

import json
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from luna.contract.passkeys import (
    CreationOptions,
    NewCredential,
    PasskeyCreation,
    PasskeyRequest,
    ProvenCredential,
    RequestOptions,
)
from luna.app.tables.service import now
from luna.app.errors import Conflict
from luna.server.store.people import Identity, Passkey, PeopleStore
from luna.app.names import new_id
from luna.table.problem import Problem, conflict, forbidden

MINUTES = 5
MOST = 20
"""Passkeys of one account."""

FAULTS = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)
"""What the library raises when a browser's word does not hold, or makes no sense."""


@dataclass(frozen=True)
class Party:
    """The site as authenticators know it."""

    origin: str

    @property
    def id(self) -> str:
        return urlsplit(self.origin).hostname or "localhost"


class Passkeys:
    """Makes passkeys and checks them."""

    def __init__(self, people: PeopleStore, party: Party) -> None:
        self._people = people
        self._party = party

    async def _remember(self, challenge: bytes, identity: str | None) -> str:
        """Remember a challenge for a few minutes; it serves once, and only who asked for it."""
        name = new_id(24)
        time = now()
        await self._people.add_challenge(name, challenge, identity, time, time + MINUTES * 60)
        return name

    async def _recall(self, name: str, identity: str | None) -> bytes:
        challenge = await self._people.take_challenge(name, identity, now())
        if challenge is None:
            raise forbidden("challenge-over")
        return challenge

    async def begin_keeping(self, person: Identity) -> PasskeyCreation:
        """Options for a browser to make a passkey."""
        own = await self._people.credentials(person.id)
        if len(own) >= MOST:
            raise conflict("too-many-passkeys")
        options = generate_registration_options(
            rp_id=self._party.id,
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
        written: CreationOptions = json.loads(options_to_json(options))
        return PasskeyCreation(await self._remember(options.challenge, person.id), written)

    async def finish_keeping(
        self, person: Identity, challenge: str, credential: NewCredential
    ) -> None:
        """Keep the passkey that the browser has made."""
        expected = await self._recall(challenge, person.id)
        try:
            verified = verify_registration_response(
                credential=as_json(credential),
                expected_challenge=expected,
                expected_rp_id=self._party.id,
                expected_origin=self._party.origin,
                require_user_verification=False,
            )
        except FAULTS:
            raise not_valid() from None
        key = Passkey(
            verified.credential_id,
            person.id,
            verified.credential_public_key,
            verified.sign_count,
        )
        try:
            await self._people.add_passkey(key, now())
        except Conflict:
            raise conflict("passkey-known") from None

    async def begin_sign_in(self) -> PasskeyRequest:
        """Options for a browser to prove who one is."""
        options = generate_authentication_options(
            rp_id=self._party.id, user_verification=UserVerificationRequirement.PREFERRED
        )
        written: RequestOptions = json.loads(options_to_json(options))
        return PasskeyRequest(await self._remember(options.challenge, None), written)

    async def finish_sign_in(self, challenge: str, credential: ProvenCredential) -> Identity:
        """Whose passkey it is."""
        expected = await self._recall(challenge, None)
        try:
            raw = base64url_to_bytes(credential.rawId)
        except ValueError:
            raise not_valid() from None
        key = await self._people.passkey(raw)
        if key is None:
            raise not_valid()
        try:
            verified = verify_authentication_response(
                credential=as_json(credential),
                expected_challenge=expected,
                expected_rp_id=self._party.id,
                expected_origin=self._party.origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.uses,
                require_user_verification=False,
            )
        except FAULTS:
            raise not_valid() from None
        account = await self._people.find(key.identity)
        if account is None:
            raise not_valid()
        await self._people.used_passkey(key.credential, verified.new_sign_count)
        return account


def as_json(credential: NewCredential | ProvenCredential) -> str:
    """A credential as the WebAuthn library reads it."""
    return msgspec.json.encode(credential).decode()


def not_valid() -> Problem:
    return forbidden("passkey-not-valid")
