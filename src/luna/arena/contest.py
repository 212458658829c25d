"""A contest from its first game or from where it was left, to its end or a decision."""

from collections.abc import Callable
from pathlib import Path

from luna.arena.match import Outcome
from luna.arena.results import Results
from luna.arena.runners import GameRunner
from luna.arena.schedule import Contest, ContestError, Pairing, Schedule
from luna.arena.statistics import Test, encounters

Heard = Callable[[Outcome], None]


def play_missing(
    schedule: Schedule, results: Results, runner: GameRunner, heard: Heard = lambda outcome: None
) -> None:
    """Play the games that the results do not have yet; `heard` is called with each of them."""
    missing = (each for each in schedule.pairings() if each.key not in results.outcomes)
    for outcome in runner.play(missing):
        results.add(outcome)
        heard(outcome)


def hold(
    contest: Contest,
    results: Results,
    runner: GameRunner,
    records: Path | None = None,
    test: Test | None = None,
    heard: Heard = lambda outcome: None,
) -> tuple[int, bool] | None:
    """Play what is missing and give the decision of the test, if any.

    `heard` is called with each new game.
    """
    if test is not None and (contest.solo or len(contest.entrants) != 2):
        raise ContestError("A sequential test is for two bots.")
    pairings = contest.pairings()
    prefix = Prefix(contest, pairings, results, test)
    prefix.look()
    if prefix.decision is None:
        missing = [each for each in pairings if each.key not in results.outcomes]
        for outcome in runner.play(missing, lambda each: prefix.decision is None):
            results.add(outcome)
            if records is not None:
                keep_record(records, outcome)
            heard(outcome)
            prefix.look()
    decision = prefix.decision
    results.stop_after(decision[0] if decision else None)
    return decision


class Prefix:
    """The blocks that are whole from the first one on: all that a sequential test may look at."""

    def __init__(
        self, contest: Contest, pairings: list[Pairing], results: Results, test: Test | None
    ) -> None:
        self._blocks: list[list[str]] = [[] for _ in range(contest.setups)]
        for pairing in pairings:
            self._blocks[pairing.setup].append(pairing.key)
        self._first = contest.entrants[0].label
        self._results = results
        self._test = test
        self._shares: list[float] = []
        self.decision: tuple[int, bool] | None = None

    def look(self) -> None:
        """See whether more blocks are whole, and whether they decide the test."""
        if self._test is None or self.decision is not None:
            return
        known = self._results.outcomes
        for block in self._blocks[len(self._shares) :]:
            if not all(key in known for key in block):
                break
            met = [pair for key in block for pair in encounters(known[key])]
            ahead = sum(pair[0] == self._first for pair in met)
            self._shares.append(ahead / len(met))
        self.decision = self._test.decide(self._shares)


def keep_record(folder: Path, outcome: Outcome) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{outcome.setup:05d}-{outcome.seating:02d}-{outcome.key}.luna"
    (folder / name).write_text(outcome.record, "utf-8")
