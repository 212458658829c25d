"""The limit of open files: raised at start, and the bounds on connections that follow from it."""

import logging
from contextlib import suppress
from dataclasses import replace

from luna.app.background import log_event
from luna.server.settings import Limits, Settings

LOG = logging.getLogger("luna.server")
RESERVED_FILES = 256
"""Files for everything but connections: the database, bots, notices, connections that are about to
be accepted or closed."""
FEW_FILES = 4096
"""A lower limit is worth a warning."""
MACOS_MOST = 10_240
"""The highest limit on macOS where the hard limit is none."""


def raise_limit() -> int | None:
    """Raise the limit of open files to the hard limit; return it, or None if there is none."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, MACOS_MOST):
        if soft != resource.RLIM_INFINITY and (wanted > soft or wanted == resource.RLIM_INFINITY):
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                soft = wanted
    return None if soft == resource.RLIM_INFINITY else soft


def within(limits: Limits, files: int) -> Limits:
    """Lower limits so that connections leave enough of so many files for everything else.

    A connection over HTTP may hold two: the answer may be a file.
    """
    places = max(files - RESERVED_FILES, files // 2)
    return replace(
        limits,
        sockets=min(limits.sockets, places // 2),
        connections=min(limits.connections, places // 4),
    )


def fit_open_files(settings: Settings) -> Settings:
    """Raise the limit of open files, log it, and return settings that keep within it."""
    files = raise_limit()
    if files is None:
        return settings
    limits = within(settings.limits, files)
    level = logging.WARNING if files < FEW_FILES else logging.INFO
    bounds = {"connections": limits.connections, "sockets": limits.sockets}
    log_event(LOG, level, "open-files", limit=files, **bounds)
    return replace(settings, limits=limits)
