"""The results of a contest in an append-only file, one line for each game."""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, fields, replace
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any, BinaryIO

from luna.arena.match import Outcome
from luna.arena.schedule import Schedule
from luna.bots.roster import current_label
from luna.files import lock_file
from luna.version import form

FORMAT = "luna-arena/1"
SELF_PLAY = "luna-selfplay/1"
"""The same lines, but each with the record of its game."""
ENGINE_PARTS = ("rules", "bots", "data")


class ResultsError(Exception):
    """A file of results that cannot be read or does not fit; the message says why."""


def fingerprint() -> str:
    """Return a name for rules, bots, weights and form of this version, which decide the games."""
    digest = sha256()
    for part in ENGINE_PARTS:
        for file in sorted(resources.files(f"luna.{part}").iterdir(), key=lambda file: file.name):
            if file.name.endswith((".py", ".json", ".toml", ".npz")):
                digest.update(file.name.encode() + file.read_bytes())
    return f"{form()}-{digest.hexdigest()[:16]}"


def header(schedule: Schedule, form: str = FORMAT) -> dict[str, Any]:
    """Return what all games of a file have in common."""
    more = {"policies": True} if getattr(schedule, "policies", False) else {}
    return {
        "format": form,
        "players": schedule.players,
        "mode": schedule.mode,
        "edition": schedule.edition,
        "seed": schedule.seed,
        "version": fingerprint(),
        **more,
    }


class Results:
    """The outcomes of a file, which is open for more."""

    def __init__(self, head: dict[str, Any], outcomes: Iterable[Outcome], stop: int | None) -> None:
        self.head = head
        self.records = head["format"] == SELF_PLAY
        """Whether every line has its record; records are not held in memory."""
        self.outcomes = {outcome.key: outcome for outcome in outcomes}
        self.stop = stop
        """The number of blocks after which a sequential test decided, if any."""
        self._file: BinaryIO | None = None

    @classmethod
    def read(cls, path: Path) -> "Results":
        """Return the results of a file."""
        try:
            data = path.read_bytes()
        except OSError as error:
            raise ResultsError(f"{path}: {error.strerror}.") from None
        return cls._parse(path, data)[0]

    @classmethod
    def _parse(cls, path: Path, data: bytes) -> tuple["Results", int]:
        """Return the results in the content of a file, and the number of its sound bytes."""
        sound = data.rfind(b"\n") + 1  # a line without its end was cut off by a kill
        entries = []
        for number, line in enumerate(data[:sound].splitlines(), 1):
            try:
                entry = json.loads(line)
            except ValueError:
                raise ResultsError(f"{path}:{number}: not a line of arena results.") from None
            entries.append(entry)
        head = entries[0] if entries and isinstance(entries[0], dict) else {}
        if head.get("format") not in (FORMAT, SELF_PLAY):
            raise ResultsError(f"{path}: not a file of arena results ({FORMAT}).")
        outcomes: dict[str, Outcome] = {}
        stop = None
        for number, entry in enumerate(entries[1:], 2):
            if "stop" in entry:
                stop = entry["stop"]
                continue
            if head["format"] == SELF_PLAY:
                entry.pop("record", None)
                entry.pop("search", None)
            try:
                outcomes.setdefault(entry["key"], from_json(entry))
            except (KeyError, TypeError):
                raise ResultsError(f"{path}:{number}: not a line of arena results.") from None
        return cls(head, outcomes.values(), stop), sound

    @classmethod
    def open(cls, path: Path | None, schedule: Schedule, form: str = FORMAT) -> "Results":
        """Open the results of a schedule for more; without a path nothing is stored."""
        head = header(schedule, form)
        if path is None:
            return cls(head, (), None)
        try:
            file = path.open("a+b")
            lock_results(file, path)  # before reading: another run may still be adding games
            file.seek(0)
            data = file.read()
        except OSError as error:
            raise ResultsError(f"{path}: {error.strerror}.") from None
        try:
            results, sound = cls(head, (), None), 0
            if b"\n" in data:  # else new, or killed in its very first line
                results, sound = cls._parse(path, data)
            results._check(path, head)
        except ResultsError:
            file.close()
            raise
        file.truncate(sound)
        results._file = file
        if sound == 0:
            results._append(head)
        return results

    def _check(self, path: Path, head: dict[str, Any]) -> None:
        """Refuse results of another contest."""
        for name, value in head.items():
            if self.head.get(name) != value:
                raise ResultsError(
                    f"{path}: these results have {name} {self.head.get(name)}, not {value};"
                    " give another --out."
                )

    def add(self, outcome: Outcome) -> None:
        """Store a game; a second one with the same key does not count."""
        if outcome.key not in self.outcomes:
            self.outcomes[outcome.key] = (
                replace(outcome, record="", search=None) if self.records else outcome
            )
            self._append(to_json(outcome, self.records))

    def stop_after(self, blocks: int | None) -> None:
        """Store where a sequential test decided."""
        if self.stop != blocks:
            self.stop = blocks
            self._append({"stop": blocks})

    def counted(self) -> list[Outcome]:
        """Return the games that count, in the order of the schedule."""
        counted = [
            outcome
            for outcome in self.outcomes.values()
            if self.stop is None or outcome.setup < self.stop
        ]
        return sorted(counted, key=lambda outcome: (outcome.setup, outcome.seats))

    def _append(self, entry: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(entry, separators=(",", ":")).encode() + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def lock_results(file: BinaryIO, path: Path) -> None:
    """Refuse a second run on the file."""
    try:
        lock_file(file)
    except OSError:
        file.close()
        raise ResultsError(f"{path}: another run is writing there.") from None


def to_json(outcome: Outcome, record: bool = False) -> dict[str, Any]:
    """Return a line of the file; if a bot failed it has the record."""
    entry = asdict(outcome)
    if outcome.error is None:
        del entry["error"]
        if not record:
            del entry["record"]
    if not outcome.faults:
        del entry["faults"]
    if outcome.search is None:
        del entry["search"]
    return entry


def from_json(entry: dict[str, Any]) -> Outcome:
    """Return the outcome in a line, with the current names of its bots."""
    known = {field.name for field in fields(Outcome)}
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in entry.items()
        if name in known
    }
    labels = {label: current_label(label) for label in values["seats"]}

    def renamed(fault: str) -> str:
        label, colon, reason = fault.partition(": ")
        return labels.get(label, label) + colon + reason

    values["seats"] = tuple(labels[label] for label in values["seats"])
    values["faults"] = tuple(map(renamed, values.get("faults", ())))
    if values.get("error"):
        values["error"] = renamed(values["error"])
    return Outcome(**values)
