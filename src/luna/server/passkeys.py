"""WebAuthn by the library of that name."""

import json
from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec
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

from luna.app.context import User
from luna.app.passkeys import (
    CreationOptions,
    NewCredential,
    ProvenCredential,
    RequestOptions,
    StoredPasskey,
    WebAuthn,
    passkey_not_valid,
)

FAULTS = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)
"""Errors of the library for credentials that are not valid or malformed."""


class WebAuthnLibrary(WebAuthn):
    def creation_options(
        self, origin: str, user: User, known: Sequence[bytes]
    ) -> tuple[bytes, CreationOptions]:
        options = generate_registration_options(
            rp_id=host_of(origin),
            rp_name="Luna",
            user_id=user.id.encode(),
            user_name=user.name,
            user_display_name=user.name,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        document: CreationOptions = json.loads(options_to_json(options))
        return options.challenge, document

    def verify_creation(
        self, origin: str, challenge: bytes, credential: NewCredential, user: str
    ) -> StoredPasskey:
        try:
            verified = verify_registration_response(
                credential=msgspec.json.encode(credential).decode(),
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
                require_user_verification=False,
            )
        except FAULTS:
            raise passkey_not_valid() from None
        return StoredPasskey(
            verified.credential_id, user, verified.credential_public_key, verified.sign_count
        )

    def request_options(self, origin: str) -> tuple[bytes, RequestOptions]:
        options = generate_authentication_options(
            rp_id=host_of(origin), user_verification=UserVerificationRequirement.PREFERRED
        )
        document: RequestOptions = json.loads(options_to_json(options))
        return options.challenge, document

    def verify_request(
        self, origin: str, challenge: bytes, credential: ProvenCredential, passkey: StoredPasskey
    ) -> int:
        try:
            verified = verify_authentication_response(
                credential=msgspec.json.encode(credential).decode(),
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.uses,
                require_user_verification=False,
            )
        except FAULTS:
            raise passkey_not_valid() from None
        return verified.new_sign_count


def host_of(origin: str) -> str:
    """The relying party: the site as authenticators know it."""
    return urlsplit(origin).hostname or "localhost"
