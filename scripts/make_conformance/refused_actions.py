"""Actions that are refused: texts tried in drawn positions, and texts that nobody can read."""

from collections.abc import Iterator
from random import Random
from typing import Any

from luna.game import Game
from luna.rules import steps
from luna.rules.codec import is_partial, single_action
from luna.rules.vocabulary import COLOURS, ISLE_NAMES

REFUSALS = 8
"""Examples of each reason for a refusal."""
WHOLE = [single_action(step) for step in range(steps.STEPS) if not is_partial(step)]
"""Every action but Journeys and Tides."""


def attempts(game: Game, random: Random) -> Iterator[str]:
    """Texts to try in a position: some legal, most not."""
    for action in WHOLE:
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
