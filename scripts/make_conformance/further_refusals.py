"""Every reason against each kind of action, looked for in every position of the games."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from luna.game import Game, Position
from luna.rules.actions import Action
from luna.rules.vocabulary import ISLE_NAMES
from scripts.make_conformance.refused_actions import WHOLE

TRIES = 3
"""Actions of a kind that are tried in a position."""
FURTHER = 3
"""Examples of each reason against each kind of action."""


def shape(action: Action) -> str:
    """What kind of action it is, with the favors that it uses."""
    flags = [flag for flag in ("bribe", "novice") if getattr(action, flag, False)]
    return " ".join([type(action).__name__, *flags])


def seats_before(game: Game) -> int:
    """How many seats of the Council lie before the one to move."""
    return 10 - (int(game.state.council[game.state.turn]) >> 3)


def fullest(game: Game) -> str:
    """The isle with most active novices of the one to move."""
    row = int(game.state.turn) * len(ISLE_NAMES)
    counts = [int(game.state.active[row + isle]) for isle in range(len(ISLE_NAMES))]
    return ISLE_NAMES[counts.index(max(counts))]


def one_too_many(game: Game, written: str) -> bool:
    """Whether all who are needed would walk in the Council, and the novice favor with them."""
    most, seats = fullest(game), seats_before(game)
    full = int(game.state.active[int(game.state.turn) * 7 + ISLE_NAMES.index(most)])
    return written == f"council {most} {seats} +novice" and 0 < seats <= full


def tries(game: Game, random: Random) -> Iterator[str]:
    """Some texts of every kind of action to try in a position."""
    kinds: dict[str, list[Action]] = {}
    for action in WHOLE:
        kinds.setdefault(shape(action), []).append(action)
    for _, actions in sorted(kinds.items()):
        for action in random.sample(actions, min(TRIES, len(actions))):
            yield game.text(action)
    one, two, three = random.sample(ISLE_NAMES, 3)
    seats, most = seats_before(game), fullest(game)
    yield from (
        f"journey {one}>{two} 1",
        f"journey {one}>{two} {random.randint(2, 4)}",
        f"tide {one}>{two} 1",
        f"tide ~{one}>{two} {random.randint(1, 3)}",
        f"tide stage>{two} {random.randint(1, 2)}",
        f"journey {one}>{two} 1, {one}>{three} {random.randint(1, 2)}",
        f"tide {one}>{two} 1, {two}>{one} 1",
        f"tide ~{one}>{two} 1, ~{one}>{three} 1",
        f"tide stage>{two} 1, stage>{three} 1",
        f"tide ~{one}>{one} 1",
        f"sail stage>{two} {random.randint(1, 3)}",
        f"sail {one}>{two} {random.randint(1, 3)}",
        f"sail {one}>{one} {random.randint(1, 3)}",
        f"herbs {one} {random.randint(0, 3)}",
        f"council {one} 0 +novice",
        f"council {one} {seats}",
        f"council {most} {seats} +novice",
        f"council {one} {seats + 1}",
        f"expel {random.randint(0, 3)}",
        f"expel {random.randint(0, 3)} +novice",
    )


def further_refusals(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Of each kind of action every reason against it, and every isle that the Apostate closes."""
    seen: Counter[tuple[str, ...]] = Counter()
    found: list[tuple[tuple[str, ...], dict[str, Any]]] = []
    for name, game in played:
        random = Random(f"further {name}")
        for at, state in enumerate(game.states[:-1]):
            then = Game(game.setup)
            then.position = Position(game.setup, state)
            for written in tries(then, random):
                fault = then.why_not(written)
                if fault is None:
                    continue
                closed = fault.rule.startswith("O-LEVEL")
                key = (
                    written.split()[0],
                    *(word for word in written.split() if word[0] == "+"),
                    fault.rule,
                    fault.reason,
                    str(dict(fault.details).get("isle", "")) if closed else "",
                    "stage" if "stage" in written else "",
                    "," if "," in written else "",
                    "edge" if one_too_many(then, written) else "",
                )
                seen[key] += 1
                enough = 1 if closed or fault.reason.endswith("-now") else FURTHER
                if seen[key] <= enough:
                    entry = {"game": name, "at": at, "action": written, "rule": fault.rule}
                    found.append((key, entry))
    for _, entry in sorted(found, key=lambda each: each[0]):
        yield entry
