"""Which seeds draw the setups of each use. No two ranges overlap: tests stay unseen by learning."""

from dataclasses import dataclass


class SeedRangeError(ValueError):
    """More setups than a range of seeds has room for; the message is a sentence."""


@dataclass(frozen=True)
class SeedRange:
    """The seeds from `first` to before `end`, in parts of equal length."""

    use: str
    first: int
    end: int
    part: int

    @property
    def parts(self) -> int:
        return (self.end - self.first) // self.part

    def seeds(self, part: int, number: int) -> range:
        """The first `number` seeds of a part."""
        if not 0 <= part < self.parts:
            raise SeedRangeError(
                f"Setups for {self.use} have parts 0 to {self.parts - 1}, not {part}."
            )
        if not 0 <= number <= self.part:
            raise SeedRangeError(
                f"Setups for {self.use} come by {self.part} at most, not by {number}."
            )
        begin = self.first + part * self.part
        return range(begin, begin + number)


MILLION = 1_000_000
CHOSEN = SeedRange("games of your own", 0, 600 * MILLION, MILLION)
"""`luna arena --seed S`, `luna selfplay --seed S`: a part for each S."""
IMITATED = SeedRange("imitation", 600 * MILLION, 610 * MILLION, 10_000)
"""`luna.learning.dagger`: a part for each round of a run, `ROUNDS` for each run from 1 on."""
SCORED = SeedRange("scores of policies", 610 * MILLION, 620 * MILLION, 10 * MILLION)
"""`luna.learning.scores`."""
LEARNED = SeedRange("learning", 700 * MILLION, 900 * MILLION, MILLION)
"""`luna train`: a part for each generation from 1 on."""
GATES = SeedRange("gates", 900 * MILLION, 990 * MILLION, MILLION)
"""`luna train`: a part for each generation from 1 on."""
UNSEEN = SeedRange("final matches", 990 * MILLION, 1000 * MILLION, MILLION)
"""`luna arena --seed 990` to `999`: nothing learns from them or is chosen by them."""

RANGES = (CHOSEN, IMITATED, SCORED, LEARNED, GATES, UNSEEN)

ROUNDS = 100
"""Rounds of imitation that a run has room for."""
RUNS = IMITATED.parts // ROUNDS - 1
"""Runs of imitation, from 1 on."""
GENERATIONS = min(LEARNED.parts, GATES.parts) - 1
"""Generations of a training run, from 1 on."""


def imitated(run: int, number: int, games: int) -> range:
    """The seeds of a round of imitation."""
    if not 0 <= number < ROUNDS:
        raise SeedRangeError(f"A run of imitation has {ROUNDS} rounds at most.")
    return IMITATED.seeds(run * ROUNDS + number, games)
