"""What environments may be asked for; everything is checked when one is made."""

from collections.abc import Sequence
from math import isfinite
from operator import index
from typing import Any

from luna.envs.floats import FORMS
from luna.envs.rewards import REWARDS
from luna.rules.layout import Layout
from luna.rules.setup import solo_level
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, EDITIONS, MODES

LARGEST_SEED = 2**53
MOST_SETUPS = 1_000_000
MOST = len(COLOURS)


def whole(name: str, value: Any, least: int, most: int | None = None) -> int:
    """A whole number within bounds, or a `ValueError` that names the parameter."""
    span = f"{least} or more" if most is None else f"{least} to {most}"
    try:
        number = index(value)
    except TypeError:
        number = None
    if number is None or isinstance(value, bool):
        raise ValueError(f"{name} must be a whole number, {span}, not {value!r}.")
    if number < least or (most is not None and number > most):
        raise ValueError(f"{name} must be {span}, not {number}.")
    return number


def truth(name: str, value: Any) -> bool:
    """True or False, of numpy as well, or a `ValueError` that names the parameter."""
    if value is True or value is False or type(value).__name__ == "bool":
        return bool(value)
    raise ValueError(f"{name} must be True or False, not {value!r}.")


def number(name: str, value: Any) -> float:
    """A finite number, or a `ValueError` that names the parameter."""
    try:
        found = float(value)
    except (TypeError, ValueError):
        found = float("nan")
    if not isfinite(found) or isinstance(value, str | bool):
        raise ValueError(f"{name} must be a number, not {value!r}.")
    return found


def render_name(value: Any, allowed: Sequence[str]) -> str | None:
    """How tables are drawn, or None: not at all."""
    return None if value is None else word("render_mode", value, allowed)


def word(name: str, value: Any, allowed: Sequence[str]) -> str:
    """One of some words, or a `ValueError` that lists them."""
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{name} must be one of {', '.join(allowed)}, not {value!r}.")
    return value


def seats(players: Any, mode: Any, edition: Any) -> int:
    """How many seats a game has; mode and edition must be known, and go with it."""
    word("mode", mode, MODES)
    word("edition", edition, EDITIONS)
    number = whole("players", players, 2, MOST)
    if solo_level(mode) and number != 2:
        raise ValueError(f"players must be 2 in {mode}, you and a virtual order, not {number}.")
    return number


def for_several(players: Any, mode: Any, edition: Any) -> int:
    """The same where solo games cannot be played."""
    word("mode", mode, [each for each in MODES if not solo_level(each)])
    return seats(players, mode, edition)


def reward_name(value: Any) -> str:
    return word("reward", value, REWARDS)


def form_name(value: Any) -> str:
    return word("form", value, FORMS)


def seed_number(value: Any) -> int:
    return whole("seed", value, 0, LARGEST_SEED)


def several_opponents(mode: Any, opponents: Any) -> tuple[Any, ...]:
    """Who has the other seats: one to three, or none in solo."""
    word("mode", mode, MODES)
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise ValueError(
            f"opponents must be several bots, such as ('deacon', 'random'), not {opponents!r}."
        )
    if solo_level(mode):
        if opponents:
            raise ValueError(f"opponents must be left out in {mode}: there is a virtual order.")
        return ()
    if not 1 <= len(opponents) < MOST:
        raise ValueError(
            f"opponents must be one to {MOST - 1} bots in {mode}, not {len(opponents)}."
        )
    return tuple(opponents)


def at_one_table(players: Any, opponents: int) -> int:
    """The seats of a learner and its opponents; `players` may be left out, or say the same."""
    if opponents and players not in (2, 1 + opponents):
        raise ValueError(f"players must be {1 + opponents} with {opponents} opponents.")
    return 1 + opponents if opponents else 2


def step_number(value: Any) -> int:
    """The id of a step; a fraction is none."""
    try:
        return index(value)
    except TypeError:
        raise ValueError(f"A step must be a whole number, not {value!r}.") from None


def saved_position(table: Layout, key: Any, data: Any) -> State:
    """A position that was saved at a table with this key, or a `ValueError` if that is another."""
    if key != table.key:
        raise ValueError("state must be of a game of the same mode, edition and players.")
    return State.from_bytes(table, data)
