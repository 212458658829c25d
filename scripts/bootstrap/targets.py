"""What can be made ready, by name, and the order in which that is done."""

import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext

from scripts.bootstrap import engine, environment, foreground, headers, node, package, services
from scripts.bootstrap.home import find_home
from scripts.bootstrap.place import BIN, LOG, PYTHON, ROOT, Notes, alone
from scripts.bootstrap.report import Failure, run, say, step

RESUMES = "The same command goes on from here."


def page(notes: Notes) -> None:
    """The page in the browser, if that can be had."""
    try:
        node.build(notes)
    except Failure as failure:
        say(f"Luna: {failure} Everything else works: `make play-here` plays at the terminal.")


def native(notes: Notes) -> None:
    """The page's engine compiled, if the headers of its Python can be had."""
    if engine.has_native():
        return
    node.modules(notes, node.find(notes, node.BUILDS))
    try:
        with step("headers for the page's engine"):
            headers.find()
    except Failure as failure:
        say(f"Luna: the page is packed with the interpreted engine: {failure}")
        return
    failed = "The page's engine could not be compiled"
    with step("the page's engine, compiled (the first time it fetches a compiler of 100 MB)"):
        run([PYTHON, "-m", "scripts.bootstrap.wasm"], LOG, failed, folder=ROOT)


def web(notes: Notes) -> None:
    """The packages that check, test and build the browser client."""
    node.modules(notes, node.find(notes, node.TESTS))


def client(notes: Notes) -> None:
    """The browser client with what its own tests need."""
    web(notes)
    node.build(notes)


def dev(notes: Notes) -> None:
    environment.sync(notes, "dev", "packages for development")


def docs(notes: Notes) -> None:
    environment.sync(notes, "docs", "packages that make the documentation")


def bench(notes: Notes) -> None:
    environment.sync(notes, "bench", "packages to measure beside")
    environment.sync(notes, "bench-gym", "catanatron_gym", "--no-deps")


def beside(notes: Notes) -> None:
    """What the tests run beside Luna."""
    services.postgres(notes)
    services.browser(notes)


TARGETS: dict[str, Callable[[Notes], None]] = {
    "dev": dev,
    "docs": docs,
    "bench": bench,
    "services": beside,
    "native": native,
    "web": web,
    "client": client,
    "luna": page,
}
"""In the order in which they are made ready, however they are asked for; behind all others Luna
itself is installed."""


def make_ready(names: Sequence[str]) -> None:
    notes = Notes()
    environment.ready(notes)
    environment.sync(notes, "build", "tools that build Luna")
    with package.compiled_beside(notes) if "luna" in names else nullcontext():
        environment.sync(notes, "base", "packages that Luna needs")
        for name, make in TARGETS.items():
            if name in names:
                make(notes)
    if "luna" in names:
        package.install(notes)


def main(words: Sequence[str]) -> int:
    """Make ready what is named; then run what stands behind `--`, a command of the environment."""
    if "--" in words:
        at = words.index("--")
        names, command = words[:at], list(words[at + 1 :])
    else:
        names, command = words, []
    unknown = [name for name in names if name not in ("base", *TARGETS)]
    if unknown:
        say(f"There is no {unknown[0]} to make ready; there are base, {', '.join(TARGETS)}.")
        return 2
    try:
        find_home()
        with alone():
            make_ready(names)
    except Failure as failure:
        say(f"Luna: {failure}")
        return 1
    except OSError as error:
        say(f"Luna: {error.filename or 'the system'}: {error.strerror or error}.")
        return 1
    except KeyboardInterrupt:
        say(f"\nStopped. {RESUMES}")
        return 130
    if not command:
        return 0
    sys.stderr.flush()
    return foreground.run([str(BIN / command[0]), *command[1:]])
