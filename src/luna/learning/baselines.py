"""Baseline policies: a linear one, and one with a hidden layer.

They play games for two as `py:luna.learning.baselines:linear` and `…:network`, wherever a bot is
named, and were trained by `python -m luna.learning.dagger`. docs/research.md says how good they
are.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Any

from luna.envs import observations
from luna.envs.observations import FLOATS
from luna.envs.policy import Policy, PolicyBot
from luna.extras import missing
from luna.rules.steps import STEPS

try:
    import numpy as np
except ImportError:
    raise missing("numpy", "train") from None

KINDS = ("linear", "network")
HIDDEN = 96
PLAYERS = 2
LEFT_OUT = "below"
"""Which tiles lie beside each other fills nearly half of an observation, and is left out."""
FULL = 127
"""Weights are kept as whole numbers up to this, with a scale for each column."""


@cache
def columns() -> Any:
    """Return the entries of an observation in floats that these policies use."""
    gap = next(field for field in observations.schema(PLAYERS, FLOATS) if field.name == LEFT_OUT)
    last = observations.schema(PLAYERS, FLOATS)[-1].end
    return np.r_[0 : gap.offset, gap.end : last]


@dataclass
class Net:
    """Layers of weights and biases, `tanh` between them."""

    layers: list[tuple[Any, Any]]

    @classmethod
    def fresh(cls, kind: str, seed: int) -> "Net":
        """Return an untrained net."""
        random = np.random.default_rng(seed)
        sizes = [len(columns()), *([HIDDEN] if kind == "network" else []), STEPS]
        layers = []
        for entries, outputs in pairwise(sizes):
            last = outputs == STEPS
            spread = 0.01 if last else (2.0 / entries) ** 0.5
            weights = random.standard_normal((entries, outputs)).astype(np.float32) * spread
            layers.append((weights.astype(np.float32), np.zeros(outputs, np.float32)))
        return cls(layers)

    def activity(self, rows: Any) -> list[Any]:
        """Return the input of each layer, and the output of the last one."""
        found = [rows]
        for at, (weights, bias) in enumerate(self.layers):
            out = found[-1] @ weights + bias
            found.append(out if at == len(self.layers) - 1 else np.tanh(out))
        return found

    def chances(self, rows: Any, masks: Any) -> Any:
        """Return the chances of the legal steps, for rows of the used entries."""
        return softmax(self.activity(rows)[-1], masks)

    def __call__(self, observations: Any, masks: Any) -> Any:
        """Return the chances of the legal steps, for whole observations."""
        return self.chances(np.asarray(observations)[:, columns()], np.asarray(masks))

    def save(self, path: Path, card: dict[str, Any]) -> None:
        """Write it in whole numbers, with a card."""
        arrays: dict[str, Any] = {"card": np.array(json.dumps(card))}
        for at, (weights, bias) in enumerate(self.layers):
            scale = np.maximum(np.abs(weights).max(axis=0), 1e-9) / FULL
            arrays[f"weights{at}"] = np.rint(weights / scale).astype(np.int8)
            arrays[f"scale{at}"] = scale.astype(np.float32)
            arrays[f"bias{at}"] = bias.astype(np.float32)
        np.savez_compressed(path, **arrays)

    @classmethod
    def load(cls, path: Path) -> tuple["Net", dict[str, Any]]:
        """Return a stored net and its card; raise if the schema of observations has changed."""
        with np.load(path) as stored:
            card: dict[str, Any] = json.loads(str(stored["card"]))
            number = sum(name.startswith("weights") for name in stored.files)
            layers = [
                (stored[f"weights{at}"] * stored[f"scale{at}"], stored[f"bias{at}"])
                for at in range(number)
            ]
        if card["floats"] != observations.schema_hash(FLOATS):
            raise ValueError(
                f"{path.name}: trained on observations {card['floats']}; this version has"
                f" {observations.schema_hash(FLOATS)}."
            )
        return cls(layers), card


def softmax(logits: Any, masks: Any) -> Any:
    """Return the chances of the legal steps, row by row."""
    logits = np.where(masks > 0, logits, -np.inf)
    spread = np.exp(logits - logits.max(axis=1, keepdims=True))
    return spread / spread.sum(axis=1, keepdims=True)


@cache
def shipped_net(kind: str) -> tuple[Net, dict[str, Any]]:
    """Return a net that comes with Luna, and its card."""
    with resources.as_file(resources.files("luna.data") / f"policy-{kind}.npz") as path:
        return Net.load(path)


def policy(kind: str, greedy: bool = True) -> Policy:
    """A shipped policy, for the environments."""
    return Policy(shipped_net(kind)[0], FLOATS, batched=True, greedy=greedy)


class BaselineBot(PolicyBot):
    """A shipped policy as a bot; it knows games for two alone."""

    def __init__(self, kind: str, search: bool = False) -> None:
        name = f"{kind}-search" if search else kind
        super().__init__(policy(kind), name=name, search=search)


def linear() -> BaselineBot:
    return BaselineBot("linear")


def network() -> BaselineBot:
    return BaselineBot("network")


def network_search() -> BaselineBot:
    """The network with a search on top, as far as the budget's nodes go."""
    return BaselineBot("network", search=True)


def seeded(kinds: Sequence[str], seeds: int) -> list[tuple[str, int]]:
    """Every kind with every seed, from 1 on."""
    return [(kind, seed) for kind in kinds for seed in range(1, seeds + 1)]
