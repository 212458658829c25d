"""A bot that asks a test before it acts: until that answers, it thinks."""

import os
import socket

from luna.bots import Budget, bot
from luna.bots.player import Bot
from luna.rules.actions import Action
from luna.rules.state import State

WHERE = "LUNA_TEST_WAITING"
"""The variable with the port on which the test listens."""
WAITING = "py:tests.server.waiting_bot:Waiting"


class Waiting(Bot):
    name = "waiting"

    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        with socket.create_connection(("127.0.0.1", int(os.environ[WHERE]))) as line:
            line.sendall(b"%d\n" % os.getpid())
            if not line.recv(1):
                raise EOFError
        return bot("random").choose(s, Budget(nodes=1), seed)
