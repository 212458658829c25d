"""A training run: play, fit, gate, and again, from the start or from where it was killed."""

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import Any

from luna.arena.results import fingerprint
from luna.bots.weights import read_weights
from luna.learning.fit import document, fit
from luna.learning.gate import BATCH, GateTask, GateVerdict, play_batch, verdict
from luna.learning.hands import Hands, Piece, Work, hands
from luna.learning.plan import (
    Folder,
    LearningSettings,
    TrainingError,
    digest,
    open_manifest,
    write_manifest,
    write_whole,
)
from luna.learning.seeds import GATES, GENERATIONS, LEARNED, SeedRangeError
from luna.learning.shards import SHARD, Task, play_shard, read_shards

MEMORY = 3
"""Generations that a fit looks back on: the newest alone would make it swing."""

LARGE = 16
"""Batches of a gate that are asked for at once where nobody says how many can be played."""

Report = Callable[[str], None]


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
            write_whole(first, start)
        if not self.folder.best.exists():
            write_whole(self.folder.best, first.read_bytes())
        self.manifest = open_manifest(self.folder, settings, digest(first), fingerprint())
        self._deadline = float("inf")

    def run(self, generations: int | None, hours: float | None) -> None:
        """Go on until so many generations are done, or the time is up."""
        if hours is not None:
            self._deadline = monotonic() + 3600 * hours
        try:
            with hands(self.workers, self.ray) as crew:
                while not self.finished(generations):
                    self._generation(len(self.manifest["generations"]) + 1, crew)
        except TimeUp:
            self.report("The time is up; the same command goes on from here.")

    def finished(self, generations: int | None) -> bool:
        return generations is not None and len(self.manifest["generations"]) >= generations

    def _generation(self, number: int, crew: Hands) -> None:
        self._check_room(number)
        made: dict[str, Any] = {"number": number, "kinds": {}}
        best = self._best(number - 1)
        shards = self._play(number, crew)
        made["shards"] = {path.name: digest(path) for path in shards}
        fitted = self._fit(number, best)
        made["weights"] = digest(self.folder.weights(number))
        kinds = dict(best)
        for kind in self.settings.kinds:
            found = self._gate(kind, number, crew)
            made["kinds"][kind] = {**asdict(found), **fitted[kind]}
            if found.passed:
                kinds[kind] = read(self.folder.weights(number))[kind]
            word = "passed" if found.passed else "failed"
            self.report(
                f"generation {number}, {name_of(kind)}: {word} with {100 * found.share:.1f} %"
                f" over {found.setups} setups"
            )
        write_whole(self._kept(number), document(kinds, self._made(number)))
        made["best"] = digest(self._kept(number))
        self.manifest["generations"].append(made)
        write_manifest(self.folder, self.manifest)
        write_whole(self.folder.best, self._kept(number).read_bytes())

    def _check_room(self, number: int) -> None:
        """Refuse a generation that would play on setups of another use."""
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

    def _kept(self, number: int) -> Path:
        """The best weights after a generation."""
        return self.folder.generation(number) / "best.json" if number else self.folder.weights(0)

    def _best(self, number: int) -> dict[str, dict[str, list[float]]]:
        return read(self._kept(number))

    def _league(self, number: int) -> tuple[str, ...]:
        """The best weights before a generation, and all that were best before them."""
        return tuple(self._kept(each).read_text("utf-8") for each in range(number - 1, -1, -1))

    def _play(self, number: int, crew: Hands) -> list[Path]:
        tasks = []
        league = self._league(number)
        for kind in self.settings.kinds:
            games = self.settings.games_of(kind)
            tasks += [
                Task(
                    kind,
                    number,
                    first,
                    min(SHARD, games - first),
                    self.settings.nodes,
                    self.settings.quick_nodes,
                    self.settings.seed,
                    league,
                    self._shard(kind, number, first),
                )
                for first in range(0, games, SHARD)
            ]
        self._do(play_shard, tasks, tasks, crew, f"generation {number}, games")
        return [task.out for task in tasks]

    def _shard(self, kind: str, number: int, first: int) -> Path:
        return self.folder.generation(number) / f"games-{kind}-{first:06d}.npz"

    def _fit(self, number: int, best: dict[str, dict[str, list[float]]]) -> dict[str, Any]:
        """Fit weights to the games of the last generations; notes by kind."""
        path = self.folder.generation(number) / "fit.json"
        if not path.exists():
            fitted = dict(best)
            notes = {}
            for kind in self.settings.kinds:
                shards = [
                    self._shard(kind, each, first)
                    for each in range(max(1, number - MEMORY + 1), number + 1)
                    for first in range(0, self.settings.games_of(kind), SHARD)
                ]
                found = fit(kind, read_shards(shards), best[kind])
                fitted[kind], notes[kind] = found.data, found.notes
                self.report(
                    f"generation {number}, {name_of(kind)}:"
                    f" learned from {found.notes['decisions']} decisions"
                )
            write_whole(self.folder.weights(number), document(fitted, self._made(number)))
            write_whole(path, json.dumps(notes).encode())
        notes_read: dict[str, Any] = json.loads(path.read_bytes())
        return notes_read

    def _gate(self, kind: str, number: int, crew: Hands) -> GateVerdict:
        most = self.settings.gate_setups
        new = self.folder.weights(number).read_text("utf-8")
        best = self._kept(number - 1).read_text("utf-8")
        tasks = [
            GateTask(
                kind,
                number,
                first,
                min(BATCH, most - first),
                self.settings.gate_nodes,
                new,
                best,
                self.folder.generation(number) / f"gate-{kind}-{first:04d}.json",
            )
            for first in range(0, most, BATCH)
        ]
        shares: list[float] = []
        together = max(1, self.workers or (LARGE if self.ray else 1))
        for at in range(0, len(tasks), together):
            some = tasks[at : at + together]
            self._do(play_batch, some, tasks, crew, f"generation {number}, gate")
            for task in some:
                shares += json.loads(task.out.read_bytes())
                found = verdict(shares, most)
                if found is not None:
                    return found
        raise TrainingError("A gate without setups.")

    def _do(
        self,
        work: Work[Piece],
        some: Sequence[Piece],
        tasks: Sequence[Piece],
        crew: Hands,
        what: str,
    ) -> None:
        """Do those of `some` that are missing, keep them, and report progress among all `tasks`."""
        missing = [task for task in some if not task.out.exists()]
        if missing and monotonic() > self._deadline:
            raise TimeUp
        left = sum(not task.out.exists() for task in tasks)
        begun = monotonic()
        with closing(crew.do(work, missing)) as done:
            for number, (task, data) in enumerate(done, 1):
                write_whole(task.out, data)
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
    """The hours that were given are over."""


def read(path: Path) -> dict[str, dict[str, list[float]]]:
    return read_weights(path.read_text("utf-8")).kinds


def name_of(kind: str) -> str:
    return "solo" if kind == "solo" else f"{kind} players"
