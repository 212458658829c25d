"""Play a contest or self-play from where it was left, to its end or a decision.

Any pool gives the same outcomes, each of them once; only their order differs.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import Path

from luna.arena.match import BotFailure, Outcome, outcome_after, play_match
from luna.arena.results import Results, fingerprint
from luna.arena.schedule import Contest, ContestError, Pairing, Schedule
from luna.arena.statistics import SequentialTest, encounters
from luna.game import Game
from luna.parallel import (
    Emit,
    Ended,
    Pool,
    PoolError,
    ProcessPool,
    SerialPool,
    Work,
    WorkerLost,
)

PATIENCE_SECONDS = 300.0
"""A bot that sends no action for this long loses, unless its budget is longer."""
SLOW_MACHINE_FACTOR = 3.0
"""A bot may take this many times its budget: the machine may be slow or busy."""

OnGame = Callable[[Outcome], None]


def open_pool(work: Work, workers: int | None = None, ray: str | None = None) -> Pool:
    """Return the pool that the command line asks for; `workers` 0 is this process alone."""
    if ray is not None:
        from luna.ray_pool import RayPool

        return RayPool(SameVersion(work), ray, workers)
    if workers == 0:
        return SerialPool(work)
    return ProcessPool(work, workers or 1, daemon=False)


class SameVersion:
    """Work for other machines: it is refused where another version of Luna is installed."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._version = fingerprint()

    def __call__(self, task: object, emit: Emit) -> object:
        if known_fingerprint() != self._version:
            raise PoolError(
                "another version of Luna is installed there; install the same everywhere"
            )
        return self._work(task, emit)


@cache
def known_fingerprint() -> str:
    return fingerprint()


def patience_for(pairing: Pairing, least: float = PATIENCE_SECONDS) -> float:
    """Return after how many seconds without an action a bot loses; every budget has room."""
    longest = max(entrant.budget.seconds(pairing.players) for entrant in pairing.seats)
    return max(least, SLOW_MACHINE_FACTOR * longest)


class MatchPool:
    """Plays games; a process that dies or hangs costs its bot the game.

    `play` is the work of a game, for measurements and tests.
    """

    def __init__(
        self,
        workers: int | None = None,
        ray: str | None = None,
        patience: float = PATIENCE_SECONDS,
        play: Work = play_match,
    ) -> None:
        self._patience = partial(patience_for, least=patience)
        if ray is not None and play is play_match:
            play = partial(play_safely, patience=patience)
        self.pool = open_pool(play, workers, ray)

    def run(self, pairings: Iterable[Pairing]) -> Iterator[Outcome]:
        """Yield the outcomes as the games end."""
        for ended in self.pool.run(pairings, self._patience):
            yield outcome_of(ended)

    def __enter__(self) -> "MatchPool":
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.close()


def outcome_of(ended: Ended) -> Outcome:
    """Return the outcome of a game; the bot to move loses it with its process."""
    if ended.error is None:
        found: Outcome = ended.result
        return found
    if not isinstance(ended.error, WorkerLost):
        raise PoolError(f"A game could not be played: {ended.error}")
    pairing: Pairing = ended.task
    game = Game(pairing.draw(), ended.parts)
    seat = max(int(game.state.turn), 0)
    return outcome_after(pairing, game, (), BotFailure(seat, str(ended.error)))


def play_safely(pairing: Pairing, emit: Emit, patience: float) -> Outcome:
    """Play in this process, or in another if a bot could end or hang it.

    So a bot that does loses its game as it would without Ray, and only a process lost for other
    reasons has its game played again.
    """
    if not any(entrant.spec.name.startswith("py:") for entrant in pairing.seats):
        return play_match(pairing, emit)
    with MatchPool(1, patience=patience) as matches:
        (found,) = matches.run([pairing])
    return found


def run_selfplay(
    schedule: Schedule,
    results: Results,
    matches: MatchPool,
    on_game: OnGame = lambda outcome: None,
) -> None:
    """Play the games that the results do not have yet; call `on_game` with each of them."""
    for outcome in matches.run(
        each for each in schedule.pairings() if each.key not in results.outcomes
    ):
        results.add(outcome)
        on_game(outcome)


def run_contest(
    contest: Contest,
    results: Results,
    matches: MatchPool,
    records: Path | None = None,
    test: SequentialTest | None = None,
    on_game: OnGame = lambda outcome: None,
) -> tuple[int, bool] | None:
    """Play the missing games and return the decision of the test, if any.

    Calls `on_game` with each new game.
    """
    if test is not None and (contest.solo or len(contest.entrants) != 2):
        raise ContestError("A sequential test is for two bots.")
    pairings = contest.pairings()
    blocks = CompletedBlocks(contest, pairings, results, test)
    blocks.update()

    def missing() -> Iterator[Pairing]:
        """Yield games as the pool takes them, so that a decision ends the contest."""
        for pairing in pairings:
            if blocks.decision is not None:
                return
            if pairing.key not in results.outcomes:
                yield pairing

    for outcome in matches.run(missing()):
        results.add(outcome)
        if records is not None:
            write_record(records, outcome)
        on_game(outcome)
        blocks.update()
    decision = blocks.decision
    results.stop_after(decision[0] if decision else None)
    return decision


class CompletedBlocks:
    """The completed blocks from the first one on: what a sequential test may see."""

    def __init__(
        self,
        contest: Contest,
        pairings: list[Pairing],
        results: Results,
        test: SequentialTest | None,
    ) -> None:
        self._blocks: list[list[str]] = [[] for _ in range(contest.setups)]
        for pairing in pairings:
            self._blocks[pairing.setup].append(pairing.key)
        self._first = contest.entrants[0].label
        self._results = results
        self._test = test
        self._shares: list[float] = []
        self.decision: tuple[int, bool] | None = None

    def update(self) -> None:
        """Look for more completed blocks, and for a decision of the test."""
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


def write_record(folder: Path, outcome: Outcome) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{outcome.setup:05d}-{outcome.seating:02d}-{outcome.key}.luna"
    (folder / name).write_text(outcome.record, "utf-8")
