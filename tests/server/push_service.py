"""A push service on this machine, and a browser that reads what comes through it."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from luna.server.notify.webpush import derive, point, to_text


@dataclass
class Letter:
    """What a push service was asked to pass on."""

    headers: dict[str, str]
    content: bytes


@dataclass
class Device:
    """A browser's own keys, and the push service that takes notices for it."""

    port: int
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = b"0123456789abcdef"

    def subscription(self, name: str = "", **more: str) -> dict[str, Any]:
        return {
            "endpoint": f"http://127.0.0.1:{self.port}/push{name}",
            "p256dh": to_text(point(self.key)),
            "auth": to_text(self.auth),
            **more,
        }

    def opened(self, content: bytes) -> Any:
        """Decrypt a message to this browser."""
        salt, theirs, encrypted = content[:16], content[21:86], content[86:]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), public)
        both = b"WebPush: info\0" + point(self.key) + theirs
        secret = derive(shared, self.auth, both, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(key).decrypt(nonce, encrypted, None).rstrip(b"\x02"))


class Service(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        content = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.letters.append(Letter(headers, content))  # type: ignore[attr-defined]
        self.server.answers.wait()  # type: ignore[attr-defined]
        self.send_response(self.server.status)  # type: ignore[attr-defined]
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        return


@contextmanager
def push_service() -> Iterator[Any]:
    """A push service; `letters` came in, and `status` is what it answers while it `answers`."""
    serving: Any = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    serving.letters, serving.status, serving.answers = [], 201, threading.Event()
    serving.answers.set()
    thread = threading.Thread(target=serving.serve_forever, daemon=True)
    thread.start()
    try:
        yield serving
    finally:
        serving.answers.set()
        serving.shutdown()
        serving.server_close()
        thread.join()
