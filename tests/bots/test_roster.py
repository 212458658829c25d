"""One grammar for bots, `NAME[@BUDGET]`, and what becomes of former names."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from luna import Game
from luna.bots import CHARACTERS, LEVELS, STYLES, Bot, BotNameError, BotSpec, Budget, bot, resolve
from luna.bots.roster import FORMER_LEVELS, FORMER_STYLES, current_label, current_level
from luna.bots.tree import TreeBot
from luna.bots.weights import evaluation_for
from luna.locale import LANGUAGES, Texts


def test_no_name_means_two_players() -> None:
    """Neither today nor through the past: a former name is nobody's name now."""
    assert not set(STYLES) & set(LEVELS)
    assert not (set(FORMER_STYLES) | set(FORMER_LEVELS)) & {*STYLES, *LEVELS} - {"luna"}
    assert STYLES[-1] == "luna"


@pytest.mark.parametrize("name", [*STYLES, *LEVELS, *CHARACTERS])
def test_every_name_makes_the_bot_that_bears_it(name: str) -> None:
    player = resolve(name).make()
    assert isinstance(player, Bot)
    assert player.name == name
    assert resolve(name).make() is not player


@pytest.mark.parametrize(
    ("text", "name", "budget"),
    [
        ("luna", "luna", "200ms"),
        ("luna@50n", "luna", "50n"),
        ("luna@50", "luna", "50n"),
        ("prior", "prior", "2n"),
        ("prior@1ms", "prior", "1ms"),
        ("cmd:./bot --mail a@b@7n", "cmd:./bot --mail a@b", "7n"),
        ("py:tests.arena.bots:Raises", "py:tests.arena.bots:Raises", "200ms"),
    ],
)
def test_names_are_read(text: str, name: str, budget: str) -> None:
    spec = resolve(text)
    assert (spec.name, str(spec.budget)) == (name, budget)
    assert resolve(str(spec)) == spec


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("zeus", "zeus: no such bot; there are random, tips, greedy, beam, luna"),
        ("", "no name: no such bot; there are random"),
        ("level:nobody", "level:nobody: no such bot; there are random"),
        ("luna@soon", "luna@soon: no budget after @; write 500n for nodes or 200ms for time."),
        ("luna@", "luna@: no budget after @"),
        ("luna@5nms", "luna@5nms: no budget after @"),
        ("luna@10000001n", "luna@10000001n: no budget after @"),
        ("luna:500ms", "luna:500ms: a budget stands after @, write luna@500ms."),
        ("cmd:", "cmd:: no such bot"),
        ("cmd:'./bot", "cmd:'./bot: no closing quotation."),
        ("py:luna", "py:luna: no such bot"),
        ("py:luna.nothing:X", "py:luna.nothing:X: ModuleNotFoundError"),
        ("py:luna:X", "py:luna:X: AttributeError"),
        ("py:luna.bots:STYLES", "py:luna.bots:STYLES: STYLES is not a class."),
    ],
)
def test_what_is_no_bot_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BotNameError) as fault:
        resolve(text)
    assert str(fault.value).startswith(sentence)
    assert str(fault.value).endswith(".")


@pytest.mark.parametrize("name", FORMER_STYLES)
def test_former_names_are_refused_with_the_new_ones(name: str) -> None:
    with pytest.raises(BotNameError, match=FORMER_STYLES[name]) as fault:
        resolve(f"{name}@200ms")
    assert FORMER_LEVELS[name] in str(fault.value)
    with pytest.raises(BotNameError, match=f"write {FORMER_LEVELS[name]}"):
        resolve(f"level:{name}")


def test_stored_names_are_read_as_what_they_were() -> None:
    assert [current_label(f"{name}@200ms") for name in ("acolyte", "novice", "priest")] == [
        "tips@200ms",
        "greedy@200ms",
        "beam@200ms",
    ]
    assert current_label("level:luna@14n") == "abbot@14n"
    assert current_label("level:pilgrim@1n#2") == "pilgrim@1n#2"
    assert current_level("luna") == "abbot"
    for label in ("luna@5n", "prior@4n#2", "cmd:./level:novice@5n", "py:novice:priest@5n"):
        assert current_label(label) == label
    for name in FORMER_LEVELS:
        assert current_level(name) in LEVELS
    for name in FORMER_STYLES.values():
        assert name in STYLES


def test_bots_that_want_whole_games_are_refused_where_only_positions_are() -> None:
    assert isinstance(resolve("cmd:./bot"), BotSpec)
    with pytest.raises(BotNameError, match="whole games"):
        bot("cmd:./bot")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_opponent_in_the_browser_has_a_name_of_its_own(language: str) -> None:
    texts = Texts(language)
    opponents = ("random", *LEVELS, *CHARACTERS)
    named = {texts(f"web-strength-{name}") for name in opponents}
    assert len(named) == len(opponents)
    assert len({texts.attribute(f"web-strength-{name}", "hint") for name in opponents}) == len(
        opponents
    )


def test_the_document_on_bots_has_every_name_and_every_former_one() -> None:
    document = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    for name in (*STYLES, *LEVELS, *CHARACTERS):
        assert f"| `{name}` |" in document
    for name, style in FORMER_STYLES.items():
        assert f"| `{name}` | `{style}` | `{FORMER_LEVELS[name]}` |" in document


def test_a_bot_of_ones_own_is_found_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "found_here.py").write_text(
        "class Mine:\n    name = 'mine'\n    def choose(self, state, budget, seed): ...\n", "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    monkeypatch.delitem(sys.modules, "found_here", raising=False)
    assert resolve("py:found_here:Mine").make().name == "mine"


def test_what_a_module_says_when_it_fails_ends_like_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing_bots.py").write_text("raise ImportError('numpy is not installed.')\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BotNameError) as fault:
        resolve("py:failing_bots:Mine")
    assert str(fault.value) == "py:failing_bots:Mine: ImportError: numpy is not installed."


def test_bots_of_one_name_share_no_search_and_no_evaluation() -> None:
    state = Game.new(["yellow", "red"], seed=1, mode="preselected").state
    one, other = (resolve("luna").make() for _ in range(2))
    assert isinstance(one, TreeBot)
    assert isinstance(other, TreeBot)
    searches = [each.think(state, Budget(nodes=2)) for each in (one, other)]
    assert searches[0] is not searches[1]
    assert searches[0].evaluation is not searches[1].evaluation
    assert searches[0].evaluation is not evaluation_for("2")


def test_a_thread_has_evaluations_of_its_own() -> None:
    with ThreadPoolExecutor(1) as pool:
        theirs = pool.submit(evaluation_for, "2").result()
    assert theirs is not evaluation_for("2")
    assert evaluation_for("2") is evaluation_for("2")
