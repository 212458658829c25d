"""Run scripts of the browser client, such as its checks: python -m scripts.client check test."""

import os
import subprocess
import sys

from scripts.bootstrap.node import TESTS, Node, bundled_node, system_node
from scripts.bootstrap.place import WEB


def node() -> Node:
    found = system_node(TESTS) or bundled_node()
    if found is None:
        sys.exit("There is no node: `make client` brings one.")
    return found


def run_quietly(script: str, *options: str) -> None:
    """Run one script with options; an error has what it printed."""
    found = node()
    command = found.command("run", "--silent", script, "--", *options)
    env = {**os.environ, "PATH": found.path}
    subprocess.run(command, cwd=WEB, env=env, check=True, capture_output=True, text=True)


def main(scripts: list[str]) -> int:
    found = node()
    for script in scripts:
        command = found.command("run", "--silent", script)
        done = subprocess.call(command, cwd=WEB, env={**os.environ, "PATH": found.path})
        if done:
            return done
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
