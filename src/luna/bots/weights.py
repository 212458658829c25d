"""The fitted weights of the evaluation, as they ship with the package."""

import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from threading import local
from typing import Any

from luna.bots.evaluation import (
    SHARPNESS,
    STAGES,
    LinearEvaluation,
    linear_evaluation,
    with_preliminary,
)
from luna.bots.features import FEATURE_NAMES
from luna.rules import steps
from luna.rules.state import State
from luna.rules.verbs import VERBS
from luna.rules.vocabulary import SOURCE_NAMES, SOURCES

FORMAT = "luna-evaluation/1"
SHIPPED = "evaluation.json"
HASH = "hash"
"""Of the document without it, as it is written; files of before have none."""


VERB_NAMES = tuple(verb.name for verb in VERBS)
VERB_INDEX_OF_STEP = tuple(
    sum(verb.first <= step for verb in VERBS) - 1 for step in range(steps.STEPS)
)
"""The index in `VERB_NAMES` of the verb of each step, for the verb biases."""

Taste = tuple[tuple[str, float], ...]
"""Sources or features, each with how many times as much it counts."""


class WeightsError(Exception):
    """A file of weights that does not fit this version."""


@dataclass(frozen=True)
class Weights:
    """By kind of game ("2", "3", "4", "solo"): what `linear_evaluation` takes, as plain lists."""

    kinds: dict[str, dict[str, list[float]]]
    made: str
    """The command that fitted them."""


def read_weights(text: str) -> Weights:
    """Weights from a file's text; refused if it was made for other features, sources or verbs."""
    try:
        document: dict[str, Any] = json.loads(text)
    except ValueError:
        raise WeightsError("The weights are not a JSON document.") from None
    if document.get("format") != FORMAT:
        raise WeightsError(f"The weights are not of the format {FORMAT}.")
    if HASH in document and document.pop(HASH) != hash_of(document):
        raise WeightsError("The weights are damaged: their hash is another one.")
    names, sources = document["features"], document["sources"]
    verbs = document.get("verbs", list(VERB_NAMES))
    if sorted(names) != sorted(FEATURE_NAMES) or tuple(sources) != SOURCE_NAMES:
        raise WeightsError("The weights are for other features; fit them again.")
    if tuple(verbs) != VERB_NAMES:
        raise WeightsError("The weights are for other verbs; fit them again.")
    scale = document.get("scale", 1)
    kinds = {kind: ordered(data, names, scale) for kind, data in document["kinds"].items()}
    return Weights(kinds, document["made"])


def hash_of(document: dict[str, Any]) -> str:
    """The hash of a file of weights, without the one in it."""
    return sha256(json.dumps(document, separators=(",", ":")).encode()).hexdigest()


def ordered(data: dict[str, list[float]], names: list[str], scale: float) -> dict[str, list[float]]:
    """The weights of a kind of game as numbers, with the features in the order of today."""
    rows = [data["weights"][at : at + SOURCES] for at in range(0, len(data["weights"]), SOURCES)]
    places = [names.index(name) for name in FEATURE_NAMES]
    weights = [
        value / scale
        for first in range(0, len(rows), len(names))
        for place in places
        for value in rows[first + place]
    ]
    weights, spreads = with_preliminary(weights, data["spreads"])
    leans = [value / scale for value in data.get("leans", [0.0] * (STAGES * len(VERB_NAMES)))]
    given = data.get("pulls", [0.0] * (STAGES * 2 * len(names)))
    pulls = [
        given[first + place] / scale
        for first in range(0, len(given), len(names))
        for place in places
    ]
    sharpness = data.get("sharpness", [SHARPNESS])
    return {
        "weights": weights,
        "spreads": spreads,
        "leans": leans,
        "pulls": pulls,
        "sharpness": sharpness,
    }


@cache
def shipped_weights(file: str = SHIPPED) -> Weights:
    return read_weights(resources.files("luna.data").joinpath(file).read_text("utf-8"))


def kind_of(s: State) -> str:
    """Which weights fit a game."""
    return "solo" if s.layout.solo else str(s.layout.players)


class ThreadEvaluations(local):
    """The evaluations of a thread: an evaluation remembers the position that it judged last."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, frozenset[str], Taste, str], LinearEvaluation] = {}


_OURS = ThreadEvaluations()


def evaluation_for(
    kind: str,
    overlooked: frozenset[str] = frozenset(),
    taste: Taste = (),
    file: str = SHIPPED,
) -> LinearEvaluation:
    """The evaluation for a kind of game: without what a player overlooks, and to its taste.

    Use it only in the thread that asked for it; `apart` makes one that can be taken along.
    """
    key = (kind, overlooked, taste, file)
    found = _OURS.known.get(key)
    if found is None:
        found = _OURS.known[key] = _shared(*key).apart()
    return found


@cache
def _shared(kind: str, overlooked: frozenset[str], taste: Taste, file: str) -> LinearEvaluation:
    return evaluation_of(shipped_weights(file).kinds[kind], overlooked, taste)


def evaluation_of(
    data: dict[str, list[float]], overlooked: Collection[str] = (), taste: Taste = ()
) -> LinearEvaluation:
    """The evaluation that weights of a kind of game make."""
    weights = scale_features(mask_features(data["weights"], overlooked, SOURCES), taste)
    leans = [
        data["leans"][stage * len(VERB_NAMES) + verb]
        for stage in range(STAGES)
        for verb in VERB_INDEX_OF_STEP
    ]
    pulls = mask_features(data["pulls"], overlooked, 1) if any(data["pulls"]) else []
    return linear_evaluation(weights, data["spreads"], leans, data["sharpness"][0], pulls)


def mask_features(weights: Iterable[float], overlooked: Collection[str], each: int) -> list[float]:
    """Set the weights of the named features to zero; a feature has `each` of them."""
    unknown = set(overlooked) - set(FEATURE_NAMES)
    if unknown:
        raise ValueError(f"no such features: {sorted(unknown)}")
    kept = list(weights)
    for name in overlooked:
        first = FEATURE_NAMES.index(name) * each
        for at in range(first, len(kept), len(FEATURE_NAMES) * each):
            kept[at : at + each] = [0.0] * each
    return kept


def scale_features(weights: list[float], taste: Taste) -> list[float]:
    """Multiply the weights of the sources and features of a taste."""
    kept = list(weights)
    row = len(FEATURE_NAMES) * SOURCES
    for name, factor in taste:
        if name in SOURCE_NAMES:
            chosen = range(SOURCE_NAMES.index(name), len(kept), SOURCES)
            for at in chosen:
                kept[at] *= factor
            continue
        first = FEATURE_NAMES.index(name) * SOURCES
        for stage in range(0, len(kept), row):
            for at in range(stage + first, stage + first + SOURCES):
                kept[at] *= factor
    return kept
