"""Parts of Luna that need further libraries, and a sentence for users who lack one."""

SERVER = frozenset(
    {
        "alembic",
        "cryptography",
        "itsdangerous",
        "msgspec",
        "prometheus_client",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "webauthn",
        "websockets",
    }
)
"""What the extra `server` brings, as it is imported."""


def lacking(library: str, extra: str) -> str:
    """What is missing, and the command that brings it."""
    return (
        f"{library} is not installed: pip install 'luna-game[{extra}]',"
        f" or in a checkout, pip install '.[{extra}]'."
    )


def missing(library: str, extra: str) -> ImportError:
    """What to raise where a library cannot be imported."""
    return ImportError(lacking(library, extra))
