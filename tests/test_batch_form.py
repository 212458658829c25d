"""Batches of games are the same bytes in both forms, compiled and interpreted."""

import hashlib

import pytest

from luna.envs import Batch
from luna.rules.vocabulary import EDITIONS
from tests.modes import TABLES

CHECKSUM = "24364f450945b02f9ebb626242611b0daa697960776728b141bd5558570b3569"
"""Of all that a batch shows; it changes with the rules, the observations or the generator."""


@pytest.mark.no_cover
def test_batches_show_what_they_ever_did() -> None:
    digest = hashlib.sha256()
    for number, (mode, players) in enumerate(TABLES):
        edition = EDITIONS[number % len(EDITIONS)]
        batch = Batch(2, players=players, mode=mode, edition=edition, seed=number, reward="rank")
        for _ in range(340):
            batch.step(batch.sample())
            for shown in (batch.observations, batch.masks, batch.rewards, batch.terminated):
                digest.update(shown.tobytes())
    assert digest.hexdigest() == CHECKSUM
