"""A training run in a folder: play, fit, gate, and again, from where it was left or killed."""

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

from luna.arena.contest import open_pool
from luna.arena.results import fingerprint
from luna.bots.weights import read_weights
from luna.files import atomic_write
from luna.learning.fit import fit, weights_document
from luna.learning.gate import GATE_BATCH, GateTask, GateVerdict, play_batch, verdict
from luna.learning.seeds import GATES, GENERATIONS, LEARNED, SeedRangeError
from luna.learning.selfplay import SHARD_GAMES, ShardTask, play_shard, read_shards
from luna.parallel import Emit, Pool

Task = ShardTask | GateTask

FORMAT = "luna-training/1"
KINDS = ("2", "3", "4", "solo")


class TrainingError(Exception):
    """A run that cannot go on; the message says why."""


@dataclass(frozen=True)
class LearningSettings:
    """Settings of a run: with the same weights and version they give the same result."""

    games: int = 400
    """Games of a generation with two players; others get a share of them."""
    nodes: int = 1500
    """For thorough searches, which are learned from."""
    quick_nodes: int = 80
    """For the other actions."""
    gate_nodes: int = 300
    gate_setups: int = 60
    seed: int = 1
    kinds: tuple[str, ...] = KINDS

    def games_of(self, kind: str) -> int:
        """Return the games of a kind: with more orders they take longer and show more."""
        return max(1, self.games // {"2": 1, "3": 2, "4": 3, "solo": 2}[kind])


class Folder:
    """The files of a run; a kill leaves each of them whole or missing."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def generation(self, number: int) -> Path:
        return self.root / f"generation-{number:03d}"

    def weights(self, number: int) -> Path:
        """Return the fitted weights of a generation, passed or not; 0 is the start."""
        return self.generation(number) / "weights.json"

    @property
    def manifest(self) -> Path:
        return self.root / "manifest.json"

    @property
    def best(self) -> Path:
        """The weights that passed all gates so far."""
        return self.root / "weights.json"


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def open_manifest(
    folder: Folder, settings: LearningSettings, start: str, version: str
) -> dict[str, Any]:
    """Return the manifest of a new or resumed run; raise if it is another run's."""
    head = {
        "format": FORMAT,
        "version": version,
        "settings": json.loads(json.dumps(asdict(settings))),
        "start": start,
    }
    if not folder.manifest.exists():
        write_manifest(folder, {**head, "generations": []})
    try:
        found: dict[str, Any] = json.loads(folder.manifest.read_bytes())
    except ValueError:
        raise TrainingError(f"{folder.manifest}: not a JSON document.") from None
    for name, value in head.items():
        if found.get(name) != value:
            raise TrainingError(
                f"{folder.root}: this run has {name} {found.get(name)}, not {value};"
                " give another --out."
            )
    return found


def write_manifest(folder: Folder, manifest: dict[str, Any]) -> None:
    atomic_write(folder.manifest, json.dumps(manifest, indent=1).encode() + b"\n")


REPLAY_GENERATIONS = 3
"""Generations that a fit learns from: the newest alone would make it swing."""
DEFAULT_GATE_BATCHES = 16
"""Batches of a gate submitted at once if the number of workers is unknown."""
Report = Callable[[str], None]


def run_task(task: Task, emit: Emit) -> bytes:
    """Return the bytes of a task's file: the same wherever it runs."""
    return play_shard(task) if isinstance(task, ShardTask) else play_batch(task)


class Training:
    """A run in a folder."""

    def __init__(
        self,
        root: Path,
        settings: LearningSettings,
        start: bytes,
        workers: int | None,
        report: Report,
        ray: str | None = None,
    ) -> None:
        self.folder = Folder(root)
        self.settings = settings
        self.workers = workers
        self.report = report
        self.ray = ray
        first = self.folder.weights(0)
        if not first.exists():
            read_weights(start.decode())
            atomic_write(first, start)
        if not self.folder.best.exists():
            atomic_write(self.folder.best, first.read_bytes())
        self.manifest = open_manifest(self.folder, settings, digest(first), fingerprint())
        self._deadline = float("inf")

    def run(self, generations: int | None, hours: float | None) -> None:
        """Run until so many generations are done, or the time is up."""
        if hours is not None:
            self._deadline = monotonic() + 3600 * hours
        try:
            with open_pool(run_task, self.workers, self.ray) as pool:
                while not self.finished(generations):
                    self._generation(len(self.manifest["generations"]) + 1, pool)
        except TimeUp:
            self.report("The time is up; the same command goes on from here.")

    def finished(self, generations: int | None) -> bool:
        return generations is not None and len(self.manifest["generations"]) >= generations

    def _generation(self, number: int, pool: Pool) -> None:
        self._check_room(number)
        made: dict[str, Any] = {"number": number, "kinds": {}}
        best = self._best(number - 1)
        shards = self._play(number, pool)
        made["shards"] = {path.name: digest(path) for path in shards}
        fitted = self._fit(number, best)
        made["weights"] = digest(self.folder.weights(number))
        kinds = dict(best)
        for kind in self.settings.kinds:
            found = self._gate(kind, number, pool)
            made["kinds"][kind] = {**asdict(found), **fitted[kind]}
            if found.passed:
                kinds[kind] = read_kinds(self.folder.weights(number))[kind]
            word = "passed" if found.passed else "failed"
            self.report(
                f"generation {number}, {players_text(kind)}: {word} with {100 * found.share:.1f} %"
                f" over {found.setups} setups"
            )
        atomic_write(self._best_path(number), weights_document(kinds, self._made(number)))
        made["best"] = digest(self._best_path(number))
        self.manifest["generations"].append(made)
        write_manifest(self.folder, self.manifest)
        atomic_write(self.folder.best, self._best_path(number).read_bytes())

    def _check_room(self, number: int) -> None:
        """Refuse a generation that would use setups of another purpose."""
        if number > GENERATIONS:
            raise TrainingError(
                f"A run has at most {GENERATIONS} generations: begin another one with"
                f" --start {self.folder.best} and another --out."
            )
        try:
            LEARNED.seeds(number, max(map(self.settings.games_of, self.settings.kinds)))
            GATES.seeds(number, self.settings.gate_setups)
        except SeedRangeError as error:
            raise TrainingError(str(error)) from None

    def _made(self, number: int) -> str:
        given = self.settings
        return (
            f"luna train --games {given.games} --nodes {given.nodes}"
            f" --quick-nodes {given.quick_nodes} --seed {given.seed},"
            f" generation {number}"
        )

    def _best_path(self, number: int) -> Path:
        """Return the path of the best weights after a generation."""
        return self.folder.generation(number) / "best.json" if number else self.folder.weights(0)

    def _best(self, number: int) -> dict[str, dict[str, list[float]]]:
        return read_kinds(self._best_path(number))

    def _league(self, number: int) -> tuple[str, ...]:
        """Return the best weights before a generation, then all earlier ones."""
        return tuple(self._best_path(each).read_text("utf-8") for each in range(number - 1, -1, -1))

    def _play(self, number: int, pool: Pool) -> list[Path]:
        tasks = []
        league = self._league(number)
        for kind in self.settings.kinds:
            games = self.settings.games_of(kind)
            tasks += [
                ShardTask(
                    kind,
                    number,
                    first,
                    min(SHARD_GAMES, games - first),
                    self.settings.nodes,
                    self.settings.quick_nodes,
                    self.settings.seed,
                    league,
                    self._shard(kind, number, first),
                )
                for first in range(0, games, SHARD_GAMES)
            ]
        self._do(tasks, tasks, pool, f"generation {number}, games")
        return [task.out for task in tasks]

    def _shard(self, kind: str, number: int, first: int) -> Path:
        return self.folder.generation(number) / f"games-{kind}-{first:06d}.npz"

    def _fit(self, number: int, best: dict[str, dict[str, list[float]]]) -> dict[str, Any]:
        """Fit weights to the games of the last generations and return the notes by kind."""
        path = self.folder.generation(number) / "fit.json"
        if not path.exists():
            fitted = dict(best)
            notes = {}
            for kind in self.settings.kinds:
                shards = [
                    self._shard(kind, each, first)
                    for each in range(max(1, number - REPLAY_GENERATIONS + 1), number + 1)
                    for first in range(0, self.settings.games_of(kind), SHARD_GAMES)
                ]
                found = fit(kind, read_shards(shards), best[kind])
                fitted[kind], notes[kind] = found.data, found.notes
                self.report(
                    f"generation {number}, {players_text(kind)}:"
                    f" learned from {found.notes['decisions']} decisions"
                )
            atomic_write(self.folder.weights(number), weights_document(fitted, self._made(number)))
            atomic_write(path, json.dumps(notes).encode())
        notes_read: dict[str, Any] = json.loads(path.read_bytes())
        return notes_read

    def _gate(self, kind: str, number: int, pool: Pool) -> GateVerdict:
        most = self.settings.gate_setups
        new = self.folder.weights(number).read_text("utf-8")
        best = self._best_path(number - 1).read_text("utf-8")
        tasks = [
            GateTask(
                kind,
                number,
                first,
                min(GATE_BATCH, most - first),
                self.settings.gate_nodes,
                new,
                best,
                self.folder.generation(number) / f"gate-{kind}-{first:04d}.json",
            )
            for first in range(0, most, GATE_BATCH)
        ]
        shares: list[float] = []
        together = max(1, self.workers or (DEFAULT_GATE_BATCHES if self.ray else 1))
        for at in range(0, len(tasks), together):
            some = tasks[at : at + together]
            self._do(some, tasks, pool, f"generation {number}, gate")
            for task in some:
                shares += json.loads(task.out.read_bytes())
                found = verdict(shares, most)
                if found is not None:
                    return found
        raise TrainingError("A gate without setups.")

    def _do(
        self,
        some: Sequence[Task],
        tasks: Sequence[Task],
        pool: Pool,
        what: str,
    ) -> None:
        """Make the missing files of `some` and report progress among all `tasks`."""
        missing = [task for task in some if not task.out.exists()]
        if missing and monotonic() > self._deadline:
            raise TimeUp
        left = sum(not task.out.exists() for task in tasks)
        begun = monotonic()
        with closing(pool.run(missing)) as done:
            for number, ended in enumerate(done, 1):
                if ended.error is not None:
                    raise TrainingError(f"{ended.task.out.name} failed: {ended.error}.")
                atomic_write(ended.task.out, ended.result)
                left -= 1
                now = monotonic()
                minutes = (now - begun) / number * left / 60
                self.report(
                    f"{what}: {len(tasks) - left} of {len(tasks)} files,"
                    f" about {minutes:.1f} min left"
                )
                if now > self._deadline and number < len(missing):
                    raise TimeUp


class TimeUp(Exception):
    """The given hours are over."""


def read_kinds(path: Path) -> dict[str, dict[str, list[float]]]:
    return read_weights(path.read_text("utf-8")).kinds


def players_text(kind: str) -> str:
    return "solo" if kind == "solo" else f"{kind} players"
