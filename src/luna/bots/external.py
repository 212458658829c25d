"""A bot in a process of its own that speaks the line protocol of docs/bot-protocol.md."""

import contextlib
import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from typing import IO, Any

from luna.bots.player import Budget
from luna.game import Game
from luna.record.notation import parse_action, print_action
from luna.rules.actions import Action
from luna.rules.legal_actions import plain_actions
from luna.rules.refusals import Refused

PROTOCOL = 1
START_SECONDS = 20.0
"""Time to say hello."""
GRACE_SECONDS = 5.0
"""What a decision may take besides its budget; a budget in nodes has this alone, and twice."""
MAX_SEED = 2**53 - 1
"""The largest whole number that every JSON reader keeps exactly, JavaScript's among them."""
MAX_ANSWER_CHARS = 1_000_000
"""Characters in a line of an answer."""


class Fault(Exception):
    """The bot gave no answer that can be played; it forfeits its action."""


class ExternalBot:
    """Starts the process when it is first needed, and again after a fault."""

    def __init__(
        self,
        command: Sequence[str],
        grace: float = GRACE_SECONDS,
        start: float = START_SECONDS,
    ) -> None:
        self.command = list(command)
        self.grace = grace
        self.start = start
        self.name = " ".join(command)
        self._child: Child | None = None

    def choose_in(self, game: Game, budget: Budget, seed: int) -> Action:
        """What the process answers, or `Fault`: too late, gone, or nonsense."""
        child = self._running()
        try:
            child.send(question(game, budget, seed))
            answer = child.receive(self._limit(budget))
            return read_answer(game, answer)
        except Fault:
            self.close()
            raise

    def greet(self) -> None:
        """Start the process and hear its hello, or `Fault`."""
        self._running()

    def _limit(self, budget: Budget) -> float:
        return 2 * self.grace if budget.ms is None else budget.ms / 1000 + self.grace

    def _running(self) -> "Child":
        if self._child is None:
            child = Child(self.command)
            self._child = child
            try:
                child.send({"type": "hello", "protocol": PROTOCOL})
                answer = child.receive(self.start)
                if answer.get("type") != "hello" or answer.get("protocol") != PROTOCOL:
                    raise Fault(f"no hello with protocol {PROTOCOL}: {str(answer)[:200]}")
            except Fault:
                self.close()
                raise
            self.name = str(answer.get("name", self.name))[:80]
        return self._child

    def close(self) -> None:
        """End the process."""
        if self._child is not None:
            self._child.close()
            self._child = None


def question(game: Game, budget: Budget, seed: int) -> dict[str, Any]:
    """A position, with all that a bot may want to know of it; the seed is cut to 53 bits."""
    legal = [print_action(action, game.setup.isles) for action in plain_actions(game.state)]
    limit = {"ms": budget.ms} if budget.nodes is None else {"nodes": budget.nodes}
    return {
        "type": "choose",
        "colour": game.turn,
        "record": game.record(),
        "state": game.document(),
        "legal": legal,
        "budget": limit,
        "seed": seed & MAX_SEED,
    }


def read_answer(game: Game, answer: dict[str, Any]) -> Action:
    """The action in an answer, if it may be played."""
    text = answer.get("action")
    if answer.get("type") != "action" or not isinstance(text, str):
        raise Fault(f"not an action: {str(answer)[:200]}")
    try:
        action = parse_action(text[:10_000])
    except Refused as fault:
        raise Fault(f"not an action: {text[:200]} ({fault})") from None
    refused = game.why_not(action)
    if refused:
        raise Fault(f"not legal: {text[:200]} ({refused.rule})")
    return action


class Child:
    """A process that answers a line with a line."""

    def __init__(self, command: Sequence[str]) -> None:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._complaints.close()
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise Fault(f"{command[0]} cannot be started: {reason}") from None
        self._answers: queue.Queue[bytes] = queue.Queue(maxsize=100)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin
        reader = threading.Thread(
            target=read_lines, args=(self._process.stdout, self._answers), daemon=True
        )
        reader.start()

    def send(self, message: dict[str, Any]) -> None:
        # A bot that does not read blocks a long question in its pipe: closing unblocks the writer.
        data = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        writer = threading.Thread(target=write, args=(self._input, data), daemon=True)
        writer.start()

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next line as JSON, or a fault."""
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise Fault(f"no answer within {seconds:g} s") from None
        if not line:
            raise Fault(f"the process has ended: {self._last_words()}")
        try:
            answer = json.loads(line)
        except ValueError:
            raise Fault(f"not JSON: {line[:200].decode(errors='replace').strip()}") from None
        if not isinstance(answer, dict):
            raise Fault(f"not a JSON object: {line[:200].decode(errors='replace').strip()}")
        return answer

    def _last_words(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=1)
        self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, self._complaints.tell() - 2000))
        lines = self._complaints.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"exit {self._process.returncode}"

    def close(self) -> None:
        """End the process and whatever it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        with contextlib.suppress(OSError):
            self._input.close()
        self._complaints.close()


def read_lines(stream: IO[bytes], answers: "queue.Queue[bytes]") -> None:
    """Pass on line after line; an empty one at the end, or when a line never ends."""
    with stream, contextlib.suppress(OSError, ValueError):
        while True:
            line = stream.readline(MAX_ANSWER_CHARS)
            if line and not line.endswith(b"\n") and len(line) >= MAX_ANSWER_CHARS:
                line = b""
            if line.strip() or not line:
                answers.put(line)
            if not line:
                return


def write(stream: IO[bytes], data: bytes) -> None:
    with contextlib.suppress(OSError, ValueError):
        stream.write(data)
        stream.flush()
