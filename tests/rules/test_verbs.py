"""The table of verbs, the constants of the steps and the values of actions: one description."""

from dataclasses import dataclass, replace

import pytest

from luna.rules import actions, codec, steps
from luna.rules.codec import CLASS_OF, VERB_OF, class_of, is_partial, move_of, single_action
from luna.rules.setup import editions_of
from luna.rules.verbs import (
    FLAG_FAVORS,
    GROUPS,
    ISLE,
    VERB_BY_NAME,
    VERB_OF_STEP,
    VERBS,
    check_blocks,
)
from luna.rules.vocabulary import ISLE_NAMES


def test_every_block_of_steps_has_its_verb() -> None:
    named = {verb.constant: verb.first for verb in VERBS}
    named |= {
        f"{verb.constant}_{verb.closing.upper()}": verb.last for verb in VERBS if verb.closing
    }
    origins = {"TIDE_STAGE", "SAIL_STAGE", "MAX_ADVANCE", "MAX_EXPEL", "STEPS"}
    constants = {name: value for name, value in vars(steps).items() if name.isupper()}
    assert {name: value for name, value in constants.items() if name not in origins} == named
    assert len(VERB_OF_STEP) == steps.STEPS


@pytest.mark.parametrize(
    ("row", "change", "fault"),
    [
        ("recruit", {"first": steps.RECRUIT + 1}, "begin"),
        ("favor", {"parameters": (ISLE,)}, "recruit begin"),
        ("expel", {"parameters": ()}, "do not end"),
        ("meditate", {"parameters": (ISLE,)}, "steps, not"),
    ],
)
def test_a_row_that_does_not_fit_is_noticed(
    row: str, change: dict[str, object], fault: str
) -> None:
    rows = [replace(verb, **change) if verb.name == row else verb for verb in VERBS]  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=fault):
        check_blocks(rows, steps.STEPS)


def test_every_action_has_its_verb() -> None:
    kinds = [kind for kind in vars(actions).values() if isinstance(kind, type)]
    families = {
        actions.Action,
        actions.IsleAction,
        actions.FavorAction,
        actions.TileAction,
        actions.MovesAction,
    }
    known = {kind for kind in kinds if issubclass(kind, actions.Action)}
    assert known - families - {actions.NeedlessNovice} == set(VERB_OF)
    assert set(CLASS_OF) == set(VERBS)


def test_a_class_without_the_parameters_of_its_verb_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @dataclass(frozen=True)
    class Herbs(actions.Action):
        isle: str

    monkeypatch.setattr(actions, "Herbs", Herbs)
    with pytest.raises(TypeError, match=r"Herbs must have the fields \['isle', 'count'\]"):
        class_of(VERB_BY_NAME["herbs"])


def test_rows_name_what_there_is() -> None:
    figures = {"builder", "apostate", "symbol"}
    for verb in VERBS:
        names = {parameter.name for parameter in verb.parameters}
        for place in verb.places:
            _, colon, source = place.partition(":")
            assert not colon or source in names | figures, place
        assert verb.group in GROUPS
        assert verb.begins <= len(verb.places)
        assert verb.favor in {None, *ISLE_NAMES}
        assert {each.name for each in verb.parameters if each.kind == "favor"} <= set(FLAG_FAVORS)


def test_the_stage_comes_after_the_isles() -> None:
    stage = {"TIDE": steps.TIDE_STAGE, "SAIL": steps.SAIL_STAGE}
    for constant, origin in stage.items():
        values = VERB_BY_NAME[constant.lower()].parameters[0].values
        assert values.index("stage") == origin == len(values) - 1


def test_partial_steps_are_those_of_compound_actions() -> None:
    for step in range(steps.STEPS):
        if not is_partial(step):
            assert VERB_OF[type(single_action(step))] is VERB_OF_STEP[step]
        elif step != VERB_OF_STEP[step].last:
            assert move_of(step).route == divmod(step - VERB_OF_STEP[step].first, 7)


def test_values_lead_back_to_their_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = [step for step in range(steps.STEPS) if not is_partial(step)]
    made = {step: single_action(step) for step in whole}
    monkeypatch.setattr(codec, "_STEPS", {})  # nothing is remembered
    for step, action in made.items():
        assert codec.steps_of(action) == (step,)


def test_only_infiltration_depends_on_the_edition() -> None:
    assert editions_of(VERB_BY_NAME["infiltrate"]) == ("revised",)
    others = {editions_of(verb) for verb in VERBS if verb.name != "infiltrate"}
    assert others == {("classic", "revised", "brazilian")}
