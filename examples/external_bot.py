"""A bot for Luna that needs Python alone.

luna arena greedy cmd:"python3 examples/external_bot.py"

It sanctifies what it can, claims the highest tile, gathers favors, and otherwise does as it likes.
"""

import json
import random
import sys
from typing import Any

LIKES = ("sanctify", "promote", "build", "recruit", "favor", "council", "place", "tire")


def choose(question: dict[str, Any]) -> str:
    """The first kind of action it likes and may do; of that kind any one."""
    chance = random.Random(f"{question['seed']} {len(question['record'])}")
    legal: list[str] = question["legal"]
    for kind in LIKES:
        fitting = [text for text in legal if text.startswith(kind)]
        if kind in ("sanctify", "promote") and fitting:
            return max(fitting, key=lambda text: int(text.split()[1]))
        if fitting:
            return chance.choice(fitting)
    return "meditate"


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "sample"}
    elif message["type"] == "choose":
        answer = {"type": "action", "action": choose(message)}
    else:
        break
    print(json.dumps(answer), flush=True)
