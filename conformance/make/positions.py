"""Lines of the kit for positions: document, legal actions and, in deciding.jsonl, the record."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from conformance.check import canonical, digest, patched
from luna.game import Game
from luna.record.document import document
from luna.record.legal_texts import legal_texts


def changes(before: Any, after: Any, pointer: str = "") -> Iterator[tuple[str, Any]]:
    """JSON pointers and the values that replace what stands there."""
    if isinstance(before, dict) and isinstance(after, dict) and list(before) == list(after):
        for key in before:
            yield from changes(before[key], after[key], f"{pointer}/{key}")
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        if all(isinstance(value, int) for value in before):
            if before != after:
                yield pointer, after
            return
        for at, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from changes(one, other, f"{pointer}/{at}")
    elif before != after or isinstance(before, bool) != isinstance(after, bool):
        yield pointer, after


def positions(game: Game) -> Iterator[dict[str, Any]]:
    """A line for every position of a game."""
    before: Any = None
    for at, state in enumerate(game.states):
        now = document(game.setup, state)
        listing = legal_texts(game.setup, state)
        entry: dict[str, Any] = {"at": at}
        if before is None:
            entry["document"] = now
        else:
            entry["changes"] = dict(changes(before, now))
            assert json.dumps(patched(before, entry["changes"])) == json.dumps(now)
        kinds = Counter(text.split()[0] for text in listing.actions)
        yield {
            **entry,
            "state": digest(canonical(now)),
            "legal": digest("".join(f"{text}\n" for text in listing.actions)),
            "kinds": dict(sorted(kinds.items())),
            "journeys": listing.journeys,
            "tides": listing.tides,
        }
        before = now


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
