"""What browser and server say to each other about passkeys, in the words of the WebAuthn standard.

Only what Luna reads is described; whatever else a browser adds to a credential is passed over.
"""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta, Struct

from luna.app.request import ONE_LINE, Request

Encoded = Annotated[str, Meta(max_length=20_000, pattern=r"^[A-Za-z0-9_=-]*(?![\s\S])")]
"""Bytes in base64url."""
CredentialId = Annotated[str, Meta(max_length=1400, pattern=r"^[A-Za-z0-9_=-]*(?![\s\S])")]
Challenge = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
"""The name under which the server remembers what it has asked."""


class AttestationResponse(Request, frozen=True, forbid_unknown_fields=False):
    """How an authenticator vouches for a passkey that it has made."""

    clientDataJSON: Encoded
    attestationObject: Encoded


class AssertionResponse(Request, frozen=True, forbid_unknown_fields=False, omit_defaults=True):
    """How an authenticator proves that it holds a passkey."""

    clientDataJSON: Encoded
    authenticatorData: Encoded
    signature: Encoded
    userHandle: Encoded | None = None


class NewCredential(Request, frozen=True, forbid_unknown_fields=False):
    """What `navigator.credentials.create` gives."""

    id: CredentialId
    rawId: CredentialId
    type: Literal["public-key"]
    response: AttestationResponse


class ProvenCredential(Request, frozen=True, forbid_unknown_fields=False):
    """What `navigator.credentials.get` gives."""

    id: CredentialId
    rawId: CredentialId
    type: Literal["public-key"]
    response: AssertionResponse


class KeepPasskey(Request, frozen=True):
    """A passkey that the browser has made."""

    challenge: Challenge
    credential: NewCredential


class UsePasskey(Request, frozen=True):
    """A passkey that one signs in with."""

    challenge: Challenge
    credential: ProvenCredential


class PasskeySite(TypedDict):
    """The site, as authenticators show it."""

    id: str
    name: str


class PasskeyOwner(TypedDict):
    """Whose passkey it will be."""

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
    """What an authenticator should do."""

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
    """How to make a passkey, and the name of the challenge."""

    challenge: str
    options: CreationOptions


class PasskeyRequest(Struct, frozen=True):
    """How to prove who one is, and the name of the challenge."""

    challenge: str
    options: RequestOptions
