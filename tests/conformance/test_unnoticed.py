"""The list of changes that the kit cannot notice is about the rules as they are."""

import pytest

from scripts.mutants import MODULES, changes, functions, reasons


@pytest.mark.parametrize("module", MODULES)
def test_what_is_listed_is_a_change_of_the_rules(module: str) -> None:
    listed = {key for key in reasons() if key[0] == module}
    whole = {key for key in functions() if key[0] == module}
    if listed or whole:
        made = {each.key for each in changes(module) if not each.words}
        assert listed - made == set()
        assert whole - {key[:2] for key in made} == set()
        assert {key[:2] for key in listed} & whole == set()


def test_every_change_that_is_not_noticed_has_a_reason() -> None:
    assert all(len(why) > len("?") for why in [*reasons().values(), *functions().values()])
    assert {key[0] for key in [*reasons(), *functions()]} <= set(MODULES)
