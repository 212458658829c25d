"""Web push: a message that only one browser can read (RFC 8291), and who sends it (RFC 8292).

The library for it, pywebpush, sends as well, and brings two clients of HTTP for that (requests and
aiohttp); notices go where webhooks go, with the same bounds. The rest are ninety lines on
cryptography, which passkeys need anyway; a test compares them with the example of the RFC.
"""

import base64
import json
import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
JWT_HEAD = {"typ": "JWT", "alg": "ES256"}
RECORD_BYTES = 4096
"""Bytes of a record; a message is one."""
POINT_BYTES = 65
AUTH_BYTES = 16
SIGNATURE_SECONDS = 12 * 3600
"""How long a signature is valid; no push service accepts more than a day."""


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """Decode base64url; raise `ValueError` if it is not valid."""
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)


def are_keys(key: str, auth: str) -> bool:
    """Whether these can be keys of a browser: a point of the curve, and sixteen bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(key))
        return len(to_bytes(key)) == POINT_BYTES and len(to_bytes(auth)) == AUTH_BYTES
    except ValueError:
        return False


def new_key() -> str:
    """A private key as text."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return to_text(number.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(to_bytes(text), "big"), CURVE)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key, as browsers want it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    message: bytes,
    key: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for the browser with these keys; `own` and `salt` are random."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs = to_bytes(key)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    info = b"WebPush: info\0" + theirs + point(own)
    secret = derive(shared, to_bytes(auth), info, 32)
    content_key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([POINT_BYTES]) + point(own)
    return head + AESGCM(content_key).encrypt(nonce, message + b"\x02", None)


def sign(key: ec.EllipticCurvePrivateKey, audience: str, subject: str, now: float) -> str:
    """The header that proves to a push service who sends a message."""
    claims = {"aud": audience, "exp": int(now) + SIGNATURE_SECONDS, "sub": subject}
    parts = [json.dumps(part, separators=(",", ":")).encode() for part in (JWT_HEAD, claims)]
    token = ".".join(map(to_text, parts))
    numbers = decode_dss_signature(key.sign(token.encode(), ec.ECDSA(hashes.SHA256())))
    signature = b"".join(number.to_bytes(32, "big") for number in numbers)
    return f"vapid t={token}.{to_text(signature)}, k={to_text(point(key))}"
