"""Does the README keep its word on a fresh machine? Tries it in clean roots of Debian.

    python3 -m scripts.fresh_root                        # Debian 12 and 13, as root and as a user
    python3 -m scripts.fresh_root --release trixie --who user --run play

Each try gets a clean root with the README's prerequisites alone (Python with venv, and make), a
clone of what is committed here, and a terminal. It needs root, debootstrap and some gigabytes in
the folder that `--folder` names; how the machine reaches the package registries is copied into the
root for the try. Nothing of it is part of `make test`.
"""
