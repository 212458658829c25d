"""What an operator can set, in one place."""

import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from ipaddress import IPv6Address
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from luna.app.jobs import SearchBudgets
from luna.app.request import MAX_TEXT_CHARS

T = TypeVar("T", int, float)

DEFAULT_PORTS = {"http": 80, "https": 443}
HOST = re.compile(r"[a-z0-9_.-]+|\[[0-9a-f:.]+\]")


class SettingsError(Exception):
    """A setting is wrong; the text says which one and why."""


def number(name: str, default: str, kind: Callable[[str], T]) -> T:
    """A number from the environment."""
    value = os.environ.get(name, default)
    try:
        return kind(value)
    except ValueError:
        raise SettingsError(f"{name} must be a number, not {value!r}") from None


def read_origin(text: str) -> str:
    """An origin as browsers send it, or an error; none if the text is empty."""
    if not text:
        return ""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
        name = f"[{IPv6Address(host)}]" if ":" in host else host.encode("idna").decode()
    except ValueError:
        raise no_origin(text) from None
    plain = parts.path in ("", "/") and not (parts.query or parts.fragment or "@" in parts.netloc)
    if parts.scheme not in DEFAULT_PORTS or not plain or not HOST.fullmatch(name):
        raise no_origin(text)
    shown = "" if port in (None, DEFAULT_PORTS[parts.scheme]) else f":{port}"
    return f"{parts.scheme}://{name}{shown}"


def no_origin(text: str) -> SettingsError:
    return SettingsError(
        f"--origin must be an address such as https://luna.example, with no path, not {text!r}"
    )


def data_folder() -> Path:
    """Where this user's data belongs on this system; an error if the user has no home folder."""
    try:
        return home_data_folder()
    except RuntimeError:
        raise SettingsError("there is no home folder to keep games in; name one: --data") from None


def home_data_folder() -> Path:
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "luna"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "luna"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "luna"


@dataclass(frozen=True)
class Limits:
    """Bounds on what a stranger can make the server keep or do."""

    body: int = 256 * 1024
    message: int = 16 * 1024
    """Bytes of one WebSocket message."""
    name: int = 40
    chat: int = 500
    """Characters of one line of chat, at most `MAX_TEXT_CHARS`."""
    chats: int = 1000
    """Chat lines kept for a table."""
    text: int = MAX_TEXT_CHARS
    """Characters of an action, at most `MAX_TEXT_CHARS`."""
    tables: int = 200
    """Tables an identity may have open at once."""
    creations: int = 60
    """Tables, uploads and identities made from one address within ten minutes."""
    sign_ins: int = 30
    """Tries to sign in or claim a seat from one address within ten minutes."""
    hints: int = 120
    """Hints for one address within ten minutes."""
    reviews: int = 20
    """Reviews for one address within ten minutes."""
    exports: int = 10
    """Downloads of personal data for one address within ten minutes."""
    reads: float = 200
    """Pages and answers of all kinds for one person each second, five times as many for one
    address; ten seconds' worth at once."""
    looks: float = 50
    """The same for what has to be worked out: previews, reasons, tips, lists, past positions."""
    messages: float = 100
    """Messages over one WebSocket each second, ten seconds' worth at once."""
    watchers: int = 300
    """WebSockets of one table, not counting those of the people who play there."""
    address_sockets: int = 200
    """WebSockets of those who look on, from one address."""
    own_sockets: int = 100
    """WebSockets of one person."""
    sockets: int = 1 << 20
    """WebSockets of one process. Those who look on have half of them at most, so that players find
    a place, and so has one address."""
    connections: int = 8192
    """HTTP connections of one process; beyond them and `sockets` a request is answered with 503."""
    missed: int = 500
    """Entries of the log that a welcome brings at most."""
    body_seconds: float = 30.0
    """How long the body of a request may take."""
    backlog: int = 1 << 20
    """Bytes that may wait for a slow reader before it is dropped."""

    def __post_init__(self) -> None:
        if max(self.chat, self.text) > MAX_TEXT_CHARS:
            raise SettingsError(f"chat and actions have at most {MAX_TEXT_CHARS} characters")


@dataclass(frozen=True)
class Retention:
    """Days after which something is no longer kept; 0 is for ever."""

    games: float = 0
    """Games that are over, but for rated ones."""
    tables: float = 0
    """Tables whose game never began."""
    plans: float = 30
    """Why plans were over."""
    reports: float = 0
    """Reports that the operator has closed."""

    @classmethod
    def from_environment(cls) -> "Retention":
        return cls(
            number("LUNA_KEEP_GAMES", "0", float),
            number("LUNA_KEEP_TABLES", "0", float),
            number("LUNA_KEEP_PLANS", "30", float),
            number("LUNA_KEEP_REPORTS", "0", float),
        )


@dataclass(frozen=True)
class Mail:
    """An SMTP server for notifications."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    tls: bool = True


@dataclass(frozen=True)
class Settings:
    """How the server runs."""

    database: str = ""
    """An SQLAlchemy URL; empty for SQLite in `data`."""
    data: Path | None = None
    """Where SQLite keeps games; by default where this user's data belongs."""
    origin: str = ""
    """The public address, such as https://luna.example; empty when served directly."""
    proxies: str = ""
    """Addresses of proxies whose word on a client's address counts, with commas between."""
    secure: bool = False
    """Cookies for HTTPS only."""
    heartbeat: float = 20.0
    think: int = 1
    """Processes that think for bots; 0 leaves all jobs to `luna worker` (PostgreSQL)."""
    bots: tuple[str, ...] = ()
    """The operator's own, as `py:MODULE:NAME`."""
    analyse: int = 1
    """Processes that analyse: hints, reviews, studies."""
    hang: float = 120.0
    """Seconds after which a process that thinks and says nothing is ended."""
    tick: float = 1.0
    """Seconds between two looks at clocks and whatever else is due."""
    metrics_token: str = field(default="", repr=False)
    mail: Mail | None = None
    webhooks: bool = False
    private_webhooks: bool = False
    """Webhooks and push services inside one's own network."""
    push: bool = False
    """Notices to browsers."""
    words: str = ""
    """A file of words, one a line, that are covered in the chat."""
    budgets: SearchBudgets = field(default_factory=SearchBudgets)
    retention: Retention = Retention()
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        """The URL of the database."""
        if not self.database:
            return f"sqlite:///{(self.data or data_folder()) / 'luna.sqlite'}"
        for plain in ("postgresql://", "postgres://"):
            if self.database.startswith(plain):
                return "postgresql+psycopg://" + self.database.removeprefix(plain)
        return self.database

    @classmethod
    def from_environment(cls, **given: object) -> "Settings":
        """What the command line says, and the environment where it is silent.

        Secrets come from the environment alone, where no list of processes shows them.
        """
        mail = None
        host = os.environ.get("LUNA_SMTP_HOST")
        if host:
            mail = Mail(
                host,
                number("LUNA_SMTP_PORT", "587", int),
                os.environ.get("LUNA_SMTP_SENDER", "luna@localhost"),
                os.environ.get("LUNA_SMTP_USER", ""),
                os.environ.get("LUNA_SMTP_PASSWORD", ""),
                os.environ.get("LUNA_SMTP_TLS", "1") != "0",
            )
        settings = cls(
            metrics_token=os.environ.get("LUNA_METRICS_TOKEN", ""),
            webhooks=os.environ.get("LUNA_WEBHOOKS", "0") == "1",
            words=os.environ.get("LUNA_WORDS", ""),
            mail=mail,
            retention=Retention.from_environment(),
        )
        settings = replace(settings, **given)  # type: ignore[arg-type]
        origin = read_origin(settings.origin)
        settings = replace(settings, origin=origin, secure=origin.startswith("https:"))
        wanted = os.environ.get("LUNA_PUSH", "1" if settings.origin.startswith("https:") else "0")
        return replace(settings, push=settings.push or wanted == "1")
