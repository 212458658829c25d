"""Numbers of sequences of actions and of steps, from some positions of the games."""

from collections.abc import Iterator
from typing import Any

from luna.game import Game
from luna.rules.legal_actions import (
    count_actions,
    count_tides,
    perft_actions,
    perft_steps,
    tide_pools,
)

LARGEST = 4_000
"""Sequences that a perft number may have before its last action or step."""
FORK = 8
TIDES = 2
"""Positions with a Tide from which sequences are counted."""
MANY = 200_000
"""Sequences from one of them that somebody may count one by one."""


def perfts(name: str, game: Game) -> Iterator[dict[str, Any]]:
    """Numbers from three positions of a game, as deep as it goes without long waiting."""
    counts = [count_actions(state) for state in game.states]
    third = len(counts) // 3
    # Where there are few actions the numbers go deep, and from a fork they differ.
    forks = sorted((count, at) for at, count in enumerate(counts) if count >= FORK)
    early = next(at for _, at in forks if third <= at < 2 * third)
    late = next(at for _, at in forks if 2 * third <= at)
    for at in (0, early, late):
        state = game.states[at]
        actions, entry = [perft_actions(state, 1)], [perft_steps(state, 1)]
        while len(actions) < 4 and actions[-1] <= LARGEST and entry[-1] <= LARGEST:
            depth = len(actions) + 1
            actions.append(perft_actions(state, depth))
            entry.append(perft_steps(state, depth))
        yield {"game": name, "at": at, "actions": actions, "steps": entry}


def tide_perfts(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Numbers from some positions in which a Tide can be played, and steps go into it."""
    found: list[tuple[int, str, int, Game]] = []
    for name, game in played:
        for at, state in enumerate(game.states):
            tides = count_tides(state)
            if tides and len(tide_pools(state)) > 1:
                found.append((count_actions(state), name, at, game))
    chosen: dict[str, tuple[int, str, int, Game]] = {}
    for each in sorted(found, key=lambda each: each[:3]):
        chosen.setdefault(each[1], each)
    left = TIDES
    for _, name, at, game in sorted(chosen.values(), key=lambda each: each[:3]):
        state = game.states[at]
        actions = [perft_actions(state, depth) for depth in (1, 2)]
        entry = [perft_steps(state, depth) for depth in (1, 2)]
        if actions[1] <= MANY:
            yield {"game": name, "at": at, "actions": actions, "steps": entry}
            left -= 1
        if not left:
            return
