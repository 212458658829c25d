"""`luna serve`: tables for everyone who has the link."""

from pathlib import Path
from typing import Annotated

import typer

from luna.cli.files import fail

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)]
Data = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where the games are kept (SQLite).")
]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", envvar="LUNA_DATABASE", help="A database instead of --data."),
]
Origin = Annotated[
    str,
    typer.Option(metavar="URL", help="The public address behind a proxy: https://luna.example"),
]
Proxies = Annotated[
    str,
    typer.Option(metavar="ADDRESS,...", help="Proxies that say where requests come from."),
]
Workers = Annotated[int, typer.Option(help="Serving processes (PostgreSQL).", min=1, max=64)]
Think = Annotated[int, typer.Option(help="Processes that think for bots.", min=1, max=64)]
OpenPage = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]
Quiet = Annotated[bool, typer.Option("--quiet", help="Log problems only.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8460,
    data: Data = None,
    database: Database = None,
    origin: Origin = "",
    proxies: Proxies = "",
    workers: Workers = 1,
    think: Think = 1,
    open_page: OpenPage = False,
    quiet: Quiet = False,
) -> None:
    """Serve the game to browsers, and keep every game."""
    from luna.server.run import serve as run
    from luna.server.settings import Settings, data_folder
    from luna.server.store.engine import StoreError

    if data is not None and database is not None:
        fail("--data and --database exclude each other")
    settings = Settings.from_environment(
        database=database or "",
        data=data or data_folder(),
        origin=origin.rstrip("/"),
        proxies=proxies,
        secure=origin.startswith("https://"),
        think=think,
    )

    def started(address: str) -> None:
        print(f"Luna is at {origin or address}", flush=True)
        if open_page:
            show(address)

    try:
        run(settings, host, port, started, workers=workers, quiet=quiet)
    except StoreError as error:
        fail(f"luna serve: {error}")
    except OSError as error:
        fail(f"luna serve: cannot listen on {host}:{port}: {error.strerror or error}")


def show(address: str) -> None:
    """Open a page in the browser, if there is one."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
