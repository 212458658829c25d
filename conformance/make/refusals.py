"""Illegal actions: every reason against each kind of action, and unreadable texts."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from luna.game import Game, Position
from luna.rules import steps
from luna.rules.actions import Action
from luna.rules.codec import is_partial, single_action
from luna.rules.vocabulary import COLOURS, ISLE_NAMES

REFUSALS = 8
"""Examples of each reason for a refusal."""
WHOLE_ACTIONS = [single_action(step) for step in range(steps.STEPS) if not is_partial(step)]
"""Every action but Journeys and Tides."""


def attempts(game: Game, random: Random) -> Iterator[str]:
    """Texts to try in a position: some legal, most not."""
    for action in WHOLE_ACTIONS:
        yield game.text(action)
    one, two, three = random.sample(ISLE_NAMES, 3)
    yield from (
        f"journey {one}>{two} {random.randint(1, 3)}",
        f"journey {one}>{one} 1",
        f"journey {one}>{two} 9, {two}>{three} 1",
        f"tide ~{one}>{two} {random.randint(1, 3)}",
        f"tide stage>{two} {random.randint(1, 3)}",
        f"tide {one}>{two} 1, ~{two}>{two} 1",
        f"herbs {one} 0",
        f"herbs {one} 3",
        f"sail {one}>{two} 3",
        f"sail {one}>{one} 1",
        f"council {one} 0",
        f"council {one} 0 +novice",
        f"council {one} 11",
        "expel 0",
        "expel 99",
        "promote 29",
        "promote 0 +bribe",
        "sanctify 99999999999999999999",
        f"infiltrate {random.randint(1, 28)}",
        "book 1>99",
        f"herbs {one} 1 +novice",
        "meditate +novice",
        f"place shrine {one} +novice",
    )
    for colour in COLOURS:
        yield f"{colour}: meditate"


UNREADABLE = (
    "",
    "favor",
    "Favor tide",
    "favor moon",
    "favor tide tide",
    "favor tide +bribe",
    "favor tide +novice +novice",
    "favor tide+novice",
    "favor tide + novice",
    "+novice favor tide",
    "recruit 2 tide",
    "build 1",
    "herbs tide",
    "herbs tide two",
    "herbs tide -1",
    "herbs tide2",
    "journey",
    "journey tide>book 0",
    "journey tide>book",
    "journey tide>book 1,",
    "journey tide>book 1, , tide>herbs 1",
    "journey stage>book 1",
    "journey ~tide>book 1",
    "journey tide>stage 1",
    "tide",
    "tide ~ tide>book 1",
    "tide ~stage>book 1",
    "tide tide>book 00",
    "sail ~tide>book 1",
    "sail tide>book 1, tide>herbs 1",
    "sail tide>book",
    "promote",
    "promote nine",
    "promote 9 +bribery",
    "sanctify 9 8",
    "book 3",
    "book 3 4",
    "council",
    "council tide",
    "council tide +novice",
    "council 2 tide",
    "expel",
    "expel tide 1",
    "meditate 1",
    "tire",
    "place tide",
    "place shrine",
    "pass",
    "green: meditate",
    "yellow meditate",
    ": meditate",
    "meditate # done",
)


def refusals(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Actions that are not allowed: of each reason some, from as many games as there are."""
    found: dict[tuple[str, str], dict[str, list[dict[str, Any]]]] = {}
    for name, game in played:
        random = Random(name)
        places = random.sample(range(len(game.actions)), 10)
        for at in sorted({0, *places, len(game.actions)}):
            then = Game(game.setup, game.actions[:at])
            for text in attempts(then, random):
                fault = then.why_not(text)
                if fault is not None:
                    entry = {"game": name, "at": at, "action": text, "rule": fault.rule}
                    by_game = found.setdefault((fault.rule, fault.reason), {})
                    by_game.setdefault(name, []).append(entry)
    random = Random(0)
    for _, by_game in sorted(found.items()):
        for name in sorted(random.sample(sorted(by_game), min(REFUSALS, len(by_game)))):
            yield random.choice(by_game[name])
    for at, text in enumerate(UNREADABLE):
        name, game = played[at % len(played)]
        fault = Game(game.setup).why_not(text)
        assert fault is not None
        assert fault.rule == "PARSE", text
        yield {"game": name, "at": 0, "action": text, "rule": fault.rule}


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
    for action in WHOLE_ACTIONS:
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
