"""Finds a Python that is new enough; the rest of this package is written for it."""

import os
import shutil
import sys

NEEDED = (3, 11)
KNOWN = ("python3.14", "python3.13", "python3.12", "python3.11")


def main():  # type: ignore[no-untyped-def]  # an older Python must be able to read this file
    if sys.version_info < NEEDED:
        if os.environ.get("LUNA_PYTHON_CHOSEN") != "1":
            for name in KNOWN:
                found = shutil.which(name)
                if found:
                    os.execv(found, [found, "-m", "scripts.bootstrap"] + sys.argv[1:])  # noqa: RUF005
        sys.stderr.write(
            "Luna needs Python 3.11 or newer, this is {}.{}. Install one and say which:"
            " make PYTHON=python3.13\n".format(*sys.version_info[:2])
        )
        return 1
    from scripts.bootstrap.targets import main as run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())  # type: ignore[no-untyped-call]
