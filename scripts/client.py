"""Run scripts of the browser client, such as its checks: python -m scripts.client check test."""

import os
import subprocess
import sys

from scripts.bootstrap.node import TESTS, bundled_node, system_node
from scripts.bootstrap.place import WEB


def main(scripts: list[str]) -> int:
    node = system_node(TESTS) or bundled_node()
    if node is None:
        print("There is no node: `make client` brings one.", file=sys.stderr)
        return 1
    for script in scripts:
        command = node.command("run", "--silent", script)
        done = subprocess.call(command, cwd=WEB, env={**os.environ, "PATH": node.path})
        if done:
            return done
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
