"""Conversion between steps and actions, by the table of verbs."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache

from luna.rules import actions
from luna.rules.actions import Action, Move, MovesAction
from luna.rules.verbs import RESTING, VERB_OF_STEP, VERBS, Value, Verb
from luna.rules.vocabulary import ISLES


def class_of(verb: Verb) -> type[Action]:
    """Return the class of a verb's actions: named like it, with its parameters as fields."""
    kind: type[Action] = getattr(actions, verb.name.title().replace("-", ""))
    expected = ["moves"] if verb.compound else [each.name for each in verb.parameters]
    if [each.name for each in fields(kind)] != expected:
        raise TypeError(f"{kind.__name__} must have the fields {expected}")
    return kind


CLASS_OF: dict[Verb, Callable[..., Action]] = {verb: class_of(verb) for verb in VERBS}
VERB_OF = {class_of(verb): verb for verb in VERBS}


def steps_of(action: Action) -> tuple[int, ...]:
    """Return the steps of an action, or raise `ValueError` if it has none: it is never legal."""
    try:
        verb = VERB_OF[type(action)]
        if isinstance(action, MovesAction):
            return _move_steps(verb, action)
        step = _STEPS.get(action)
        return (_single_step(verb, action) if step is None else step,)
    except (KeyError, ValueError):
        raise ValueError(f"no step for {action}") from None


def _move_steps(verb: Verb, action: MovesAction) -> tuple[int, ...]:
    played: list[int] = []
    for move in action.moves:
        origin, target = move.route
        step = verb.first + origin * ISLES + target
        if step >= verb.last:
            raise ValueError(f"no novice leaves {move.place}")
        played += [step] * move.count
    played.append(verb.last)
    return tuple(played)


def _single_step(verb: Verb, action: Action) -> int:
    values = [getattr(action, parameter.name) for parameter in verb.parameters]
    if verb.closing and values[-1] and values[:-1] == [None] * (len(values) - 1):
        return verb.last
    return _number(verb, values)


def _number(verb: Verb, values: Sequence[Value]) -> int:
    """Return the step with these values; `ValueError` if a parameter cannot have its value."""
    at = 0
    for parameter, value in zip(verb.parameters, values, strict=True):
        at = at * len(parameter.values) + parameter.values.index(value)
    return verb.first + at


def is_partial(step: int) -> bool:
    """Return whether a step is part of a Journey or Tide rather than a whole action."""
    return VERB_OF_STEP[step].compound


@cache
def values_of(step: int) -> tuple[Value, ...]:
    """Return the values of the verb's parameters in a step; it must not be a closing one."""
    verb = VERB_OF_STEP[step]
    at = step - verb.first
    values: list[Value] = []
    for parameter in reversed(verb.parameters):
        at, digit = divmod(at, len(parameter.values))
        values.append(parameter.values[digit])
    return tuple(reversed(values))


@cache
def single_action(step: int) -> Action:
    """Return the action that consists of this step."""
    if not 0 <= step < len(VERB_OF_STEP) or is_partial(step):
        raise ValueError(f"step {step} is no action by itself")
    verb = VERB_OF_STEP[step]
    alone = verb.closing and step == verb.last
    values = (*[None] * (len(verb.parameters) - 1), True) if alone else values_of(step)
    action = CLASS_OF[verb](*values)
    _STEPS[action] = step
    return action


_STEPS: dict[Action, int] = {}
"""Steps by the actions made from them so far."""


@cache
def move_of(step: int) -> Move:
    """Return the move of one novice that a step of a Journey or Tide makes."""
    place, target = map(str, values_of(step))
    return Move(place.removeprefix(RESTING), target, 1, active=place[0] != RESTING)


def action_of(played: Sequence[int]) -> Action:
    """Return the whole action that a sequence of steps makes."""
    verb = VERB_OF_STEP[played[-1]]
    if verb.compound and played[-1] == verb.last:
        return CLASS_OF[verb]([move_of(step) for step in played[:-1]])
    (step,) = played
    return single_action(step)
