"""`luna serve`: tables for everyone who has the link."""

import contextlib
import json
import os
import sys
from pathlib import Path
from typing import Annotated

from luna.cli.commands import CommandOption, TypedOptions, fail

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
Workers = Annotated[int, CommandOption(help="Serving processes (PostgreSQL).", min=1, max=64)]
Think = Annotated[int, CommandOption(help="Processes that think for bots.", min=1, max=64)]
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
MAX_PORTS = 20
"""Ports that are tried one after another if none was given."""
TEXT_BROWSERS = ("elinks", "links", "links2", "lynx", "w3m", "www-browser")
"""Not opened: they would take over the server's terminal."""
ADDRESS_FILE = "address"
"""The file in a data folder that says where its server listens."""
NO_CLIENT = (
    "The page in the browser is missing from this installation, so there is only the interface for"
    " programs. From a checkout, `make install` builds the page and says what that lacks."
)


def serve(
    given: TypedOptions,
    host: Host = "127.0.0.1",
    port: Port = FIRST_PORT,
    data: Data = None,
    database: Database = None,
    origin: Origin = "",
    proxies: Proxies = "",
    workers: Workers = 1,
    think: Think = 1,
    bots: OwnBots = "",
    open_page: OpenPage = False,
    verbose: Verbose = False,
) -> None:
    """Serve the game to browsers, and keep every game."""
    from luna.server.settings import Settings, SettingsError, data_folder

    if data is not None and database is not None:
        fail("--data and --database exclude each other")
    try:
        folder = None if database else data or data_folder()
    except SettingsError as error:
        fail(f"luna serve: {error}")
    port_given = "port" in given
    if not port_given and folder is not None:
        there = running_at(folder)
        if there is not None:
            print(f"Luna is running already, at {there}", flush=True)
            if open_page:
                open_browser(there, wait_seconds=5)
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
    written = False

    def started(address: str) -> None:
        nonlocal written
        written = folder is not None and write_address(folder, address)
        print(f"Luna is at {settings.origin or address}\nCtrl-C stops it.", flush=True)
        if client_folder() is None:
            print(NO_CLIENT, flush=True)
        elif open_page:
            open_browser(address)

    try:
        at = port if port_given else free_port(host, port)
        run(settings, host, at, started, workers=workers, quiet=not verbose)
    except CannotListen as error:
        fail(f"luna serve: {error}; --port 0 takes a free port")
    except CANNOT as error:
        fail(f"luna serve: {error}")
    except KeyboardInterrupt:
        return  # Ctrl-C is how a server ends
    finally:
        if folder is not None and written:
            with contextlib.suppress(OSError):
                (folder / ADDRESS_FILE).unlink()


def write_address(folder: Path, address: str) -> bool:
    """Write where the server of a data folder listens; return whether that was possible."""
    try:
        (folder / ADDRESS_FILE).write_text(address, "utf-8")
    except OSError:
        return False
    return True


def running_at(folder: Path) -> str | None:
    """Return the address at which the server of a data folder answers, if it does."""
    from urllib.request import ProxyHandler, build_opener

    try:
        address = (folder / ADDRESS_FILE).read_text("utf-8").strip()
        opener = build_opener(ProxyHandler({}))
        with opener.open(f"{address}healthz", timeout=10) as answer:
            health = json.load(answer)
    except (OSError, ValueError):
        return None
    return address if isinstance(health, dict) and "tables" in health else None


def open_browser(address: str, wait_seconds: float = 0.0) -> None:
    """Open a page in a graphical browser if there is one; wait a little until it is started."""
    import threading
    import webbrowser

    if not has_windows():
        return
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if Path(str(getattr(browser, "name", ""))).name in TEXT_BROWSERS:
        return
    opener = threading.Thread(target=browser.open, args=(address,), daemon=True)
    opener.start()
    opener.join(wait_seconds)


def has_windows() -> bool:
    """Return whether a browser could open a window."""
    if sys.platform in ("win32", "darwin") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def check_bots(names: tuple[str, ...]) -> None:
    """Fail if one of the operator's own bots cannot be loaded."""
    from luna.app.bots import load_own_bots
    from luna.bots import BotNameError

    try:
        load_own_bots(names)
    except BotNameError as error:
        fail(f"luna serve: {error}")


def free_port(host: str, first: int) -> int:
    """Return the first free port from `first` on; `first` itself if all are taken."""
    import socket

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(first, first + MAX_PORTS):
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
                probe.listen(1)
            except OSError:
                continue
            return port
    return first
