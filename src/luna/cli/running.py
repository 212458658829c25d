"""A server that runs already, and the browser to show it in."""

import contextlib
import json
import os
import sys
from pathlib import Path
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

TEXT_BROWSERS = ("elinks", "links", "links2", "lynx", "w3m", "www-browser")
"""They would open over what the server says in the same terminal."""


class Address:
    """The file in a data folder that says where its server listens."""

    NAME = "address"

    def __init__(self, folder: Path | None) -> None:
        self._file = None if folder is None else folder / self.NAME
        self._written = False

    def write(self, address: str) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.write_text(address, "utf-8")
                self._written = True

    def clear(self) -> None:
        if self._file is not None and self._written:
            with contextlib.suppress(OSError):
                self._file.unlink()


def running_at(folder: Path) -> str | None:
    """Where the server of a data folder answers, if it does."""
    try:
        address = (folder / Address.NAME).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    try:
        opener = build_opener(ProxyHandler({}))
        with opener.open(f"{address}healthz", timeout=10) as answer:
            health = json.load(answer)
    except (URLError, OSError, ValueError):
        return None
    return address if isinstance(health, dict) and "tables" in health else None


def bring_up(address: str, patience: float = 0.0) -> None:
    """Open a page in a browser with windows, if there is one; wait a little until it is called."""
    import threading
    import webbrowser

    if not has_windows():
        return
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    name = Path(str(getattr(browser, "name", ""))).name
    if name in TEXT_BROWSERS:
        return
    opener = threading.Thread(target=browser.open, args=(address,), daemon=True)
    opener.start()
    opener.join(patience)


def has_windows() -> bool:
    """Whether a browser could open one."""
    if sys.platform in ("win32", "darwin") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
