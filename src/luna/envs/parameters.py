"""Checks of what environments are given: each error names the parameter."""

from collections.abc import Sequence
from math import isfinite
from operator import index
from typing import Any

from luna.envs.observations import FORMS
from luna.locale import Texts
from luna.record.notation import step_text
from luna.rules import steps
from luna.rules.codec import action_of, is_partial, single_action
from luna.rules.explain import why_not
from luna.rules.setup import solo_level
from luna.rules.state import State
from luna.rules.vocabulary import (
    COLOURS,
    EDITIONS,
    MODES,
    PHASE_JOURNEYING,
    PHASE_OVER,
    PHASE_TIDING,
)

MAX_SEED = 2**53
MAX_SETUPS = 1_000_000
MAX_PLAYERS = len(COLOURS)


def check_int(name: str, value: Any, least: int, most: int | None = None) -> int:
    """Return a whole number within bounds, or raise a `ValueError`."""
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


def check_bool(name: str, value: Any) -> bool:
    """Return True or False, also of numpy, or raise a `ValueError`."""
    if value is True or value is False or type(value).__name__ == "bool":
        return bool(value)
    raise ValueError(f"{name} must be True or False, not {value!r}.")


def check_number(name: str, value: Any) -> float:
    """Return a finite number, or raise a `ValueError`."""
    try:
        found = float(value)
    except (TypeError, ValueError):
        found = float("nan")
    if not isfinite(found) or isinstance(value, str | bool):
        raise ValueError(f"{name} must be a number, not {value!r}.")
    return found


def check_render_mode(value: Any, allowed: Sequence[str]) -> str | None:
    """Return a render mode, or None if nothing is to be drawn."""
    return None if value is None else check_choice("render_mode", value, allowed)


def check_choice(name: str, value: Any, allowed: Sequence[str]) -> str:
    """Return one of the allowed words, or raise a `ValueError` that lists them."""
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{name} must be one of {', '.join(allowed)}, not {value!r}.")
    return value


def check_seats(players: Any, mode: Any, edition: Any) -> int:
    """Return the number of seats; mode and edition must be known and fit it."""
    check_choice("mode", mode, MODES)
    check_choice("edition", edition, EDITIONS)
    number = check_int("players", players, 2, MAX_PLAYERS)
    if solo_level(mode) and number != 2:
        raise ValueError(f"players must be 2 in {mode}, you and a virtual order, not {number}.")
    return number


def check_seats_of_several(players: Any, mode: Any, edition: Any) -> int:
    """Return the number of seats of a game that is not solo."""
    check_choice("mode", mode, [each for each in MODES if not solo_level(each)])
    return check_seats(players, mode, edition)


def check_form(value: Any) -> str:
    return check_choice("form", value, FORMS)


def check_seed(value: Any) -> int:
    return check_int("seed", value, 0, MAX_SEED)


def check_opponents(mode: Any, opponents: Any) -> tuple[Any, ...]:
    """Return the opponents of a learner: one to three, or none in solo."""
    check_choice("mode", mode, MODES)
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise ValueError(
            f"opponents must be several bots, such as ('deacon', 'random'), not {opponents!r}."
        )
    if solo_level(mode):
        if opponents:
            raise ValueError(f"opponents must be left out in {mode}: there is a virtual order.")
        return ()
    if not 1 <= len(opponents) < MAX_PLAYERS:
        raise ValueError(
            f"opponents must be one to {MAX_PLAYERS - 1} bots in {mode}, not {len(opponents)}."
        )
    return tuple(opponents)


def seats_with(players: Any, opponents: int) -> int:
    """Return the seats of a learner and its opponents; `players` may say the same."""
    if opponents and players not in (2, 1 + opponents):
        raise ValueError(f"players must be {1 + opponents} with {opponents} opponents.")
    return 1 + opponents if opponents else 2


def check_step(value: Any) -> int:
    """Return the id of a step; a fraction is none."""
    try:
        return index(value)
    except TypeError:
        raise ValueError(f"A step must be a whole number, not {value!r}.") from None


class IllegalStepError(ValueError):
    """A step that the rules do not allow; `game` is its number in a batch."""

    def __init__(self, step: int, reason: str, game: int | None = None) -> None:
        where = "" if game is None else f"game {game}: "
        super().__init__(f"{where}{describe_step(step)} is not legal: {reason}")
        self.step = step
        self.reason = reason
        self.game = game


def describe_step(step: int) -> str:
    """Return the id of a step and its text in records."""
    return f"step {step} ({step_text(step)})" if 0 <= step < steps.STEPS else f"step {step}"


def reason(s: State, step: int) -> str:
    """Return what forbids an illegal step."""
    if not 0 <= step < steps.STEPS:
        return f"ids of steps go from 0 to {steps.STEPS - 1}."
    if s.phase == PHASE_OVER:
        return "the game is over."
    if s.phase in (PHASE_JOURNEYING, PHASE_TIDING):
        verb = "journey" if s.phase == PHASE_JOURNEYING else "tide"
        latest = step_text(int(s.last_move))
        return f"after {latest} only further moves in ascending order or {verb} done may follow."
    if step in (steps.JOURNEY_DONE, steps.TIDE_DONE):
        return "no novice has been moved yet."
    done = steps.JOURNEY_DONE if step < steps.JOURNEY_DONE else steps.TIDE_DONE
    action = action_of([step, done]) if is_partial(step) else single_action(step)
    refusal = why_not(s, action)
    if refusal is None:
        return "the rules do not allow it here."
    return f"{Texts('en').refusal(refusal)} ({refusal.rule})"
