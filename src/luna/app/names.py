"""Names of people, and ids that cannot be guessed."""

import hashlib
import secrets

from luna.table.problem import invalid

ALPHABET = "abcdefghijkmnopqrstuvwxyz23456789"


def new_id(length: int = 16) -> str:
    """An id that cannot be guessed, without letters that look alike."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_seed() -> int:
    return secrets.randbelow(2**31)


def digest(token: str) -> str:
    """The hash of a token, which is stored in its place."""
    return hashlib.sha256(token.encode()).hexdigest()[:48]


def printable(text: str) -> str:
    """A text as one line, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clean_name(name: str, longest: int) -> str:
    """A name as it is stored: one line, no control characters, bounded."""
    kept = printable(name)[:longest].strip()
    if not kept:
        raise invalid("name-missing")
    return kept
