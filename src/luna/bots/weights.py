"""The fitted weights of the evaluation, as they ship with the package."""

import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from luna.bots.evaluation import LinearEvaluation, linear_evaluation
from luna.bots.features import FEATURE_NAMES
from luna.rules.state import State
from luna.rules.vocabulary import ROUNDS, SOURCE_NAMES, SOURCES

FORMAT = "luna-evaluation/1"


class WeightsError(Exception):
    """A file of weights that does not fit this version."""


@dataclass(frozen=True)
class Weights:
    """By kind of game ("2", "3", "4", "solo"): weights and spreads as plain lists."""

    kinds: dict[str, dict[str, list[float]]]
    made: str
    """The command that fitted them."""


def read_weights(text: str) -> Weights:
    """Weights from a file's text; refused if it was made for other features or sources."""
    try:
        document: dict[str, Any] = json.loads(text)
    except ValueError:
        raise WeightsError("The weights are not a JSON document.") from None
    if document.get("format") != FORMAT:
        raise WeightsError(f"The weights are not of the format {FORMAT}.")
    if tuple(document["features"]) != FEATURE_NAMES or tuple(document["sources"]) != SOURCE_NAMES:
        raise WeightsError("The weights are for other features; fit them again.")
    return Weights(document["kinds"], document["made"])


@cache
def shipped() -> Weights:
    text = resources.files("luna.data").joinpath("evaluation.json").read_text("utf-8")
    return read_weights(text)


def kind_of(s: State) -> str:
    """Which weights fit a game."""
    return "solo" if s.table.solo else str(s.table.players)


@cache
def evaluation_for(kind: str, overlooked: frozenset[str] = frozenset()) -> LinearEvaluation:
    """The evaluation for a kind of game, without the features that a player overlooks."""
    data = shipped().kinds[kind]
    return linear_evaluation(blinded(data["weights"], overlooked), data["spreads"])


def blinded(weights: Iterable[float], overlooked: Collection[str]) -> list[float]:
    """The weights with nothing for some features."""
    unknown = set(overlooked) - set(FEATURE_NAMES)
    if unknown:
        raise ValueError(f"no such features: {sorted(unknown)}")
    kept = list(weights)
    roles = len(kept) // (ROUNDS * len(FEATURE_NAMES) * SOURCES)
    for name in overlooked:
        feature = FEATURE_NAMES.index(name)
        for row in range(roles * ROUNDS):
            at = (row * len(FEATURE_NAMES) + feature) * SOURCES
            kept[at : at + SOURCES] = [0.0] * SOURCES
    return kept
