"""Runs the game as the terminal's own job, so that Ctrl-C ends the game and not `make`.

`make` would end with an error of its own whenever a signal reaches it. So the game gets a process
group of its own, which the terminal's keys go to for as long as it runs.
"""

import os
import signal
import sys


def run(command: list[str]) -> int:
    """Run a command to its end; its exit status."""
    if sys.platform == "win32" or not (sys.stdin.isatty() and hasattr(os, "tcsetpgrp")):
        import subprocess

        try:
            return subprocess.call(command)
        except KeyboardInterrupt:
            return 0
    terminal = sys.stdin.fileno()
    before = os.tcgetpgrp(terminal)
    if before <= 0 or before != os.getpgrp():  # the keys are not ours to give
        os.execv(command[0], command)
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(terminal, os.getpgrp())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        os.execv(command[0], command)
    try:
        while True:
            _, status = os.waitpid(child, os.WUNTRACED)
            os.tcsetpgrp(terminal, before)
            if not os.WIFSTOPPED(status):
                return os.waitstatus_to_exitcode(status)
            os.kill(0, signal.SIGSTOP)  # Ctrl-Z stops all of it; fg comes back to the game
            os.tcsetpgrp(terminal, child)
            os.kill(-child, signal.SIGCONT)
    except BaseException:
        os.kill(-child, signal.SIGTERM)
        raise
