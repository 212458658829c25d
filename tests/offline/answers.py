"""What an engine answers, as JSON; the Python in browsers runs this file as well."""

import hashlib
import json
from typing import Any

from luna import Game
from luna.app.bots import load_bot
from luna.bots import CHARACTERS, LEVELS
from luna.bots.driver import action_in
from luna.bots.player import Budget, interpreted
from luna.record.document import document
from luna.record.legal_texts import legal_texts
from luna.record.notation import print_action
from luna.rules.engine import playout
from luna.rules.legal_actions import perft_actions, perft_steps
from luna.rules.setup import draw_setup, first_state


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def kit(record: str, every: int) -> list[list[str]]:
    """Of some positions of a game: the digests of its document and of its legal actions."""
    game = Game.from_record(record)
    found = []
    for state in game.states[::every]:
        shown = json.dumps(document(game.setup, state), sort_keys=True, separators=(",", ":"))
        listed = legal_texts(game.setup, state).actions
        found.append([digest(shown), digest("".join(f"{text}\n" for text in listed))])
    return found


def perft(record: str, at: int, depth: int) -> dict[str, list[int]]:
    """How many sequences of actions and of steps there are, for each depth."""
    state = Game.from_record(record, at).state
    depths = range(1, depth + 1)
    return {
        "actions": [int(perft_actions(state, each)) for each in depths],
        "steps": [int(perft_steps(state, each)) for each in depths],
    }


def random_game(seed: int, mode: str, players: list[str], edition: str) -> str:
    """The digest of the end of a random game."""
    state = first_state(draw_setup(seed, tuple(players), mode, edition))
    played = int(playout(state, seed))
    return digest(f"{state.to_bytes().hex()} {played}")


def choices(record: str, at: int, nodes: int) -> dict[str, str]:
    """The action of every bot in a position; those that think in time get so many nodes."""
    game = Game.from_record(record, at)
    found = {}
    for name in (*LEVELS, *CHARACTERS):
        bot, spec = load_bot(name)
        budget = Budget(nodes=nodes) if spec.budget.nodes is None else spec.budget
        action = action_in(bot, game.state, budget, at, 1)
        found[name] = print_action(action, game.setup.isles)
    return found


QUESTIONS = {"kit": kit, "perft": perft, "random_game": random_game, "choices": choices}


def answer(questions: list[tuple[str, list[Any]]]) -> dict[str, Any]:
    """The answers, and in which form the engine runs."""
    answers = [QUESTIONS[name](*given) for name, given in questions]  # type: ignore[operator]
    return {"form": "interpreted" if interpreted() else "compiled", "answers": answers}


async def answer_text(questions: str) -> str:
    """The same for a script, which has texts alone."""
    return json.dumps(answer(json.loads(questions)))
