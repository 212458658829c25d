"""What the rules, as they are now, answer to the kit."""

import json
from typing import Any

from conformance.mutants.walks import Walk

FEW = 60
"""Journeys and Tides of a position that are listed here."""


def seen(game: Walk, at: int) -> str:
    """The document of a position."""
    from luna.record.document import document

    return json.dumps(document(game.setup, game.states[at]))


def outcome(entry: dict[str, Any]) -> Any:
    """What becomes of a whole record: its position, or line and rule of its fault."""
    from luna.game import Game
    from luna.record import RecordError
    from luna.rules.refusals import Refused

    try:
        return json.dumps(Game.from_record(entry["record"]).document())
    except RecordError as error:
        return error.line, error.refusal.rule
    except Refused as error:
        return 0, error.refusal.rule


def checked(game: Walk, entry: dict[str, Any]) -> Any:
    """The canonical text of an action, or the rule against it."""
    from luna.game import Game, Position

    then = Game.__new__(Game)
    then.setup = game.setup
    then.position = Position(game.setup, game.states[entry["at"]])
    fault = then.why_not(entry["action"])
    return fault.rule if fault else then.text(entry["action"])


def listed(game: Walk, at: int, most: int = FEW) -> Any:
    """The legal actions, as far as they are few."""
    from luna.record.legal_texts import legal_texts
    from luna.rules.legal_actions import count_journeys, count_tides

    state = game.states[at]
    journeys, tides = count_journeys(state), count_tides(state)
    if journeys + tides > most:
        return journeys, tides
    return legal_texts(game.setup, state)


def counted(game: Walk, entry: dict[str, Any], nodes: int) -> Any:
    """Numbers of sequences, as deep as they are small."""
    from luna.rules.legal_actions import perft_actions, perft_steps

    state = game.states[entry["at"]]
    answers: list[Any] = [perft_actions(state, 0), perft_steps(state, 0)]
    for count, numbers in ((perft_actions, entry["actions"]), (perft_steps, entry["steps"])):
        for depth, before in enumerate([1, *numbers[:-1]], 1):
            if before <= nodes:
                answers.append(count(state, depth))
    return answers
