"""The engine takes steps apart by hand, for speed: it must do so as the table of verbs says."""

import pytest

from luna import Game
from luna.rules import engine, steps
from luna.rules.codec import values_of
from luna.rules.verbs import VERB_OF_STEP, Parameter, Value
from luna.version import form

COMPILED = form() == "compiled"


def number_of(parameter: Parameter, value: Value) -> int:
    """A value as the engine knows it: places from 0, numbers as they are, favors 0 or 1."""
    if parameter.kind in ("tile", "count", "favor"):
        return int(value)
    return parameter.values.index(value)


def expected(step: int) -> tuple[str, tuple[int, ...]]:
    verb = VERB_OF_STEP[step]
    if verb.closing and step == verb.last:
        if verb.compound:
            return "apply_landing", ()
        return f"apply_{verb.name}", (*[0] * (len(verb.parameters) - 1), 1)
    pairs = zip(verb.parameters, values_of(step), strict=True)
    return f"apply_{verb.constant.lower()}", tuple(number_of(*pair) for pair in pairs)


@pytest.mark.skipif(COMPILED, reason="calls inside the library cannot be watched")
def test_every_step_is_taken_apart_as_the_table_says(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[str, tuple[int, ...]]] = []
    for name in vars(engine).copy():
        if name.startswith("apply_"):
            monkeypatch.setattr(
                engine, name, lambda s, *numbers, name=name: called.append((name, numbers))
            )
    state = Game.new(["yellow", "red"], mode="preselected", seed=1).state
    for step in range(steps.STEPS):
        engine.apply(state, step)
    assert called == [expected(step) for step in range(steps.STEPS)]
