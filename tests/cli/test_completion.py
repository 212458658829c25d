"""What is offered while one types: everything that leads to a legal action, and nothing else."""

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from luna import Game
from luna.cli.completion import COMMANDS, NotationCompleter, candidates
from luna.locale import Texts
from luna.rules.vocabulary import COLOURS, ISLE_NAMES, PHASE_PLACE_NOVICES, PHASE_PLACE_SHRINES
from tests.modes import TABLES
from tests.positions import order, position
from tests.randomplay import Play


def offered(game: Game, typed: str) -> list[str]:
    """The words offered after a text, without the blanks that follow them."""
    return [each.text.rstrip() for each in candidates(game, Texts(), typed)]


def rich_position() -> Game:
    return position(
        yellow=order(
            active={"tide": 3, "bribery": 2, "book": 1},
            inactive={"herbs": 2},
            shrines=["book"],
            favors=["novice", "bribery", "tide", "sailboat", "herbs"],
            claimed=[7],
            temple=[1, 11],
            stage=1,
        ),
        red=order(temple=[2]),
        books=[2],
        apostate="tide",
    )


def test_first_the_verbs_that_are_legal_then_the_commands() -> None:
    assert offered(rich_position(), "") == [
        "favor",
        "recruit",
        "journey",
        "tide",
        "sail",
        "promote",
        "sanctify",
        "council",
        "expel",
        "meditate",
        *COMMANDS,
    ]
    assert offered(rich_position(), "s") == ["sail", "sanctify", "score", "save"]
    assert offered(rich_position(), "x") == []


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("favor ", ["book"]),
        ("favor b", ["book"]),
        ("favor book", []),
        ("favor book ", ["+novice"]),
        ("recruit ", ["tide", "bribery", "book"]),
        ("recruit book", []),
        ("recruit book ", ["+novice"]),
        ("yellow: recruit ", ["tide", "bribery", "book"]),
        ("red: recruit ", []),
        ("  recruit   bo", ["book"]),
        ("sail ", ["tide>", "bribery>", "book>", "stage>"]),
        ("sail tide>", ["shrine", "herbs", "sailboat", "bribery", "book", "novice"]),
        ("sail tide > bo", ["book"]),
        ("sail tide>book ", ["1", "2"]),
        ("sail stage>tide ", ["1"]),
        ("sanctify ", ["7"]),
        ("sanctify 7", []),
        ("promote ", ["12"]),
        ("promote 12", []),
        ("promote 12 ", ["+bribe", "+novice"]),
        ("promote 12 +bribe ", ["+novice"]),
        ("promote 12 +novice ", ["+bribe"]),
        ("council ", ["tide", "bribery", "book", "+novice"]),
        ("council tide ", ["1", "2", "3"]),
        ("council +novice ", ["tide", "bribery", "book"]),
        ("council tide 1 ", ["+novice"]),
        ("expel ", ["1", "2", "3", "+novice"]),
        ("herbs ", []),
        ("journey ", ["tide>", "bribery>", "book>"]),
        ("journey tide>", ["shrine", "herbs", "sailboat", "bribery", "book", "novice"]),
        ("journey tide>sh", ["shrine"]),
        ("journey tide>shrine ", ["1", "2", "3"]),
        ("journey tide>shrine 3", [","]),
        ("journey tide>shrine 3,", ["bribery>", "book>"]),
        ("journey tide>shrine 2, ", ["tide>", "bribery>", "book>"]),
        ("journey tide>shrine 2, tide>herbs ", ["1"]),
        ("journey tide>shrine 3, book>tide 1, bribery>tide 2", []),
        ("journey tide>shrine 3, tide>", []),
        ("journey herbs>", []),
        ("journey tide>tide ", []),
        ("journey nonsense, ", []),
        ("tide ", ["tide>", "bribery>", "book>", "~herbs>", "stage>"]),
        ("tide ~", ["~herbs>"]),
        ("tide ~herbs>tide ", ["1", "2"]),
        ("tide stage>tide 1, ", ["tide>", "bribery>", "book>", "~herbs>"]),
        ("book ", []),
        ("legal ", ["favor", "recruit", "journey", "tide", "sail", "promote", "sanctify"]),
        ("legal pro", ["promote"]),
        ("why fav", ["favor"]),
        ("why build ", []),
        ("why favor ", list(ISLE_NAMES)),
        ("rules A-PROM", ["A-PROM-BRIBE"]),
        ("rules a-prom-", ["A-PROM-BRIBE"]),
        ("save x", []),
        ("undo ", []),
    ],
)
def test_what_leads_on(typed: str, words: list[str]) -> None:
    found = offered(rich_position(), typed)
    assert found[: len(words)] == words
    if typed != "legal ":
        assert len(found) == len(words)


def test_tiles_of_the_path_and_of_the_temple() -> None:
    game = position(yellow=order(temple=[1, 7, 11], favors=["book"]), red=order(), books=[1, 2])
    assert offered(game, "book ") == ["1>", "2>"]
    assert offered(game, "book 2>") == ["7", "11"]
    assert offered(game, "why promote ")[:3] == ["1", "2", "6"]


def test_the_preliminary_round() -> None:
    game = position(yellow=order(), red=order(), in_round=0, phase=PHASE_PLACE_SHRINES)
    assert offered(game, "") == ["place", *COMMANDS]
    assert offered(game, "place ") == ["shrine"]
    assert offered(game, "place shrine ") == [isle for isle in ISLE_NAMES if isle != "herbs"]
    game = position(
        yellow=order(shrines=["tide"]), red=order(), in_round=0, phase=PHASE_PLACE_NOVICES
    )
    assert offered(game, "place novices ") == [isle for isle in ISLE_NAMES if isle != "tide"]


@pytest.mark.parametrize(("mode", "number"), TABLES)
def test_every_played_action_can_be_completed_word_by_word(mode: str, number: int) -> None:
    """From nothing, taking an offer that agrees with the action again and again, one gets there."""
    play = Play(mode, COLOURS[:number], "revised", 4, 4)
    game = Game(play.setup)
    for turn in play.turns():
        wanted = game.text(turn.action)
        typed = ""
        while typed.rstrip() != wanted:
            texts = [
                typed[: len(typed) - each.replaces] + each.text
                for each in candidates(game, Texts(), typed)
            ]
            fitting = [text for text in texts if wanted.startswith(text.rstrip())]
            assert fitting or not typed.endswith(" "), (typed, wanted)
            typed = max(fitting, key=len) if fitting else f"{typed} "
        game.play(turn.action)
    assert offered(game, "") == list(COMMANDS)


def test_words_come_with_their_meaning() -> None:
    completer = NotationCompleter(rich_position(), Texts("de"))

    def meanings(typed: str) -> dict[str, str]:
        found = completer.get_completions(Document(typed), CompleteEvent())
        return {each.text.rstrip(): each.display_meta_text for each in found}

    assert meanings("")["meditate"] == Texts("de").attribute("action-meditate", "hint")
    assert meanings("recruit ")["tide"] == "Gezeiteninsel"
    assert meanings("journey ")["tide>"] == "Gezeiteninsel"
    assert meanings("recruit tide ")["+novice"] == "Novize"
    assert meanings("rules A-PROM")["A-PROM-BRIBE"] == Texts("de").rule("A-PROM-BRIBE").title
    assert meanings("le")["legal"]
    assert meanings("council tide ")["2"] == ""
