"""What the file holds of a position: the rules that decide, and what the engine answers."""

from collections import Counter
from typing import Any

from conformance.check import canonical, digest
from luna.game import Game
from luna.record.document import document
from luna.record.legal_texts import legal_texts


def entry(name: str, rules: str, what: str, game: Game, at: int) -> dict[str, Any]:
    state = game.states[at]
    now = document(game.setup, state)
    listing = legal_texts(game.setup, state)
    return {
        "rules": rules.split(),
        "what": what,
        "game": name,
        "at": at,
        "record": Game(game.setup, game.actions[:at]).record(),
        "document": now,
        "state": digest(canonical(now)),
        "legal": digest("".join(f"{text}\n" for text in listing.actions)),
        "kinds": dict(sorted(Counter(text.split()[0] for text in listing.actions).items())),
        "journeys": listing.journeys,
        "tides": listing.tides,
    }


def asked(game: Game, *actions: str) -> list[dict[str, str]]:
    """Actions in the last position, each with its canonical text or the rule against it."""
    found = []
    for action in actions:
        fault = game.why_not(action)
        answer = {"rule": fault.rule} if fault else {"canonical": game.text(action)}
        found.append({"action": action, **answer})
    return found
