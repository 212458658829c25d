"""A passkey authenticator made of nothing but a key."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT_AND_VERIFIED = 0x05
ATTESTED = 0x40


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Makes one passkey, then proves that it has it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._user = ""

    def restore(self, id_: bytes, key: ec.EllipticCurvePrivateKey, uses: int, user: str) -> None:
        """Become a passkey that was made earlier."""
        self.id, self._key, self.uses, self._user = id_, key, uses, user

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, rp_id: str, flags: int) -> bytes:
        self.uses += 1
        return (
            hashlib.sha256(rp_id.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")
        )

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        self._user = options["user"]["id"]
        client = self._client_data("webauthn.create", options["challenge"])
        data = self._data(options["rp"]["id"], PRESENT_AND_VERIFIED | ATTESTED)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public_key()
        attestation = cbor_map(
            [
                (cbor_text("fmt"), cbor_text("none")),
                (cbor_text("attStmt"), b"\xa0"),
                (cbor_text("authData"), cbor_bytes(data)),
            ]
        )
        response = {"clientDataJSON": b64(client), "attestationObject": b64(attestation)}
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": response,
        }

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        client = self._client_data("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], PRESENT_AND_VERIFIED)
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": b64(client),
            "authenticatorData": b64(data),
            "signature": b64(signed),
            "userHandle": self._user,
        }
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": response,
        }

    def _public_key(self) -> bytes:
        """COSE: an EC2 key on P-256 for ES256."""
        point = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        return cbor_map(
            [
                (b"\x01", b"\x02"),
                (b"\x03", b"\x26"),
                (b"\x20", b"\x01"),
                (b"\x21", cbor_bytes(x)),
                (b"\x22", cbor_bytes(y)),
            ]
        )


def cbor_head(major: int, length: int) -> bytes:
    if length < 24:
        return bytes([major << 5 | length])
    if length < 256:
        return bytes([major << 5 | 24, length])
    return bytes([major << 5 | 25]) + length.to_bytes(2, "big")


def cbor_text(text: str) -> bytes:
    return cbor_head(3, len(text)) + text.encode()


def cbor_bytes(data: bytes) -> bytes:
    return cbor_head(2, len(data)) + data


def cbor_map(pairs: list[tuple[bytes, bytes]]) -> bytes:
    return cbor_head(5, len(pairs)) + b"".join(key + value for key, value in pairs)
