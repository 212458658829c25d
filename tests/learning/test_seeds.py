"""The ranges of seeds: no use meets the setups of another."""

import sys
from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from luna.arena.schedule import SETUPS_PER_SEED
from luna.learning import dagger
from luna.learning.seeds import (
    CHOSEN,
    GATES,
    GENERATIONS,
    IMITATED,
    LEARNED,
    RANGES,
    ROUNDS,
    RUNS,
    SCORED,
    UNSEEN,
    SeedRangeError,
    imitated,
)


def test_no_two_ranges_overlap() -> None:
    for one, other in combinations(RANGES, 2):
        assert one.end <= other.first or other.end <= one.first, (one.use, other.use)
    for each in RANGES:
        assert each.first < each.end
        assert (each.end - each.first) % each.part == 0


def test_every_part_lies_in_its_range_and_apart_from_the_others() -> None:
    for each in RANGES:
        last = each.seeds(each.parts - 1, each.part)
        assert each.first == each.seeds(0, 1)[0]
        assert last.stop == each.end
        assert each.seeds(0, each.part).stop <= last.start or each.parts == 1
        with pytest.raises(SeedRangeError, match=each.use):
            each.seeds(each.parts, 1)
        with pytest.raises(SeedRangeError, match=each.use):
            each.seeds(0, each.part + 1)


def test_every_generation_and_every_run_of_imitation_has_room() -> None:
    assert LEARNED.parts > GENERATIONS
    assert GATES.parts > GENERATIONS
    assert imitated(1, 0, 1)[0] == 601_000_000
    assert imitated(RUNS, ROUNDS - 1, IMITATED.part).stop <= SCORED.first
    for run, number in ((RUNS + 1, 0), (1, ROUNDS)):
        with pytest.raises(SeedRangeError):
            imitated(run, number, 1)


@pytest.mark.parametrize("words", ["--seeds 10", "--rounds 101", "--games 10001", "--seeds 0"])
def test_imitation_beyond_its_range_is_refused(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["imitate", "--out", str(tmp_path / "out"), *words.split()])
    with pytest.raises(SystemExit):
        dagger.main()
    assert f"{words.split(maxsplit=1)[0]} must be 1 to" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_the_document_has_every_range() -> None:
    document = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    for each in RANGES:
        assert f"| {each.first:,} to {each.end - 1:,} |" in document
    assert CHOSEN.part == UNSEEN.part == SETUPS_PER_SEED
