"""`luna serve`: tables for everyone who has the link."""

from pathlib import Path
from typing import Annotated

from luna.cli.files import fail
from luna.cli.signatures import CommandOption, Given

Host = Annotated[str, CommandOption(help="The address to listen on.")]
Port = Annotated[
    int,
    CommandOption(
        help="The port; 0 takes a free one. By default 8460 or the next.", min=0, max=65535
    ),
]
Data = Annotated[
    Path | None, CommandOption(metavar="DIR", help="Where the games are kept (SQLite).")
]
Database = Annotated[
    str | None,
    CommandOption(metavar="URL", envvar="LUNA_DATABASE", help="A database instead of --data."),
]
Origin = Annotated[
    str,
    CommandOption(metavar="URL", help="The public address behind a proxy: https://luna.example"),
]
Proxies = Annotated[
    str, CommandOption(metavar="ADDRESS,...", help="Proxies that say where requests come from.")
]
Think = Annotated[
    int,
    CommandOption(
        help="Processes that think for bots; 0 leaves jobs to `luna worker` (PostgreSQL).",
        min=0,
        max=64,
    ),
]
OwnBots = Annotated[
    str,
    CommandOption(
        metavar="py:MODULE:NAME,...",
        envvar="LUNA_BOTS",
        help="Bots of your own, offered beside the levels.",
    ),
]
OpenPage = Annotated[bool, CommandOption("--open", help="Open the page in a browser.")]
Verbose = Annotated[bool, CommandOption(help="Log every request, a line of JSON each.")]

FIRST_PORT = 8460
PORTS = 20
"""So many ports are tried, one after another, where none was asked for."""
NO_CLIENT = (
    "The page in the browser is missing from this installation, so there is only the interface for"
    " programs. From a checkout, `make install` builds the page and says what that lacks."
)


def serve(
    given: Given,
    host: Host = "127.0.0.1",
    port: Port = FIRST_PORT,
    data: Data = None,
    database: Database = None,
    origin: Origin = "",
    proxies: Proxies = "",
    think: Think = 1,
    bots: OwnBots = "",
    open_page: OpenPage = False,
    verbose: Verbose = False,
) -> None:
    """Serve the game to browsers, and keep every game."""
    from luna.cli.running import Address, bring_up, running_at
    from luna.server.settings import Settings, SettingsError, data_folder

    if data is not None and database is not None:
        fail("--data and --database exclude each other")
    if not think and not database:
        fail("luna serve: --think 0 needs --database and a `luna worker`; SQLite has neither")
    try:
        folder = None if database else data or data_folder()
    except SettingsError as error:
        fail(f"luna serve: {error}")
    asked = "port" in given
    if not asked and folder is not None:
        there = running_at(folder)
        if there is not None:
            print(f"Luna is running already, at {there}", flush=True)
            if open_page:
                bring_up(there, patience=5)
            return
    from luna.server.http.pages import client_folder
    from luna.server.run import CANNOT, CannotListen
    from luna.server.run import serve as run

    own = tuple(name for name in bots.split(",") if name)
    check_bots(own)
    try:
        settings = Settings.from_environment(
            database=database or "",
            data=folder,
            origin=origin,
            proxies=proxies,
            think=think,
            bots=own,
        )
    except SettingsError as error:
        fail(f"luna serve: {error}")
    kept = Address(folder)

    def started(address: str) -> None:
        kept.write(address)
        print(f"Luna is at {settings.origin or address}\nCtrl-C stops it.", flush=True)
        if client_folder() is None:
            print(NO_CLIENT, flush=True)
        elif open_page:
            bring_up(address)

    try:
        at = port if asked else free_port(host, port)
        run(settings, host, at, started, quiet=not verbose)
    except CannotListen as error:
        fail(f"luna serve: {error}; --port 0 takes a free port")
    except CANNOT as error:
        fail(f"luna serve: {error}")
    except KeyboardInterrupt:
        return  # Ctrl-C is how a server ends
    finally:
        kept.clear()


def check_bots(names: tuple[str, ...]) -> None:
    """Say what is wrong with the operator's own bots before anybody can ask for them."""
    from luna.app.bots import load_own_bots
    from luna.bots import BotNameError

    try:
        load_own_bots(names)
    except BotNameError as error:
        fail(f"luna serve: {error}")


def free_port(host: str, first: int) -> int:
    """The first port that nobody listens on; `first` itself where all are taken."""
    import socket

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(first, first + PORTS):
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
                probe.listen(1)
            except OSError:
                continue
            return port
    return first
