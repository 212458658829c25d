"""What a training run is, and where its parts lie."""

import json
import os
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

FORMAT = "luna-training/1"
KINDS = ("2", "3", "4", "solo")


class TrainingError(Exception):
    """A run that cannot go on; the message says why."""


@dataclass(frozen=True)
class LearningSettings:
    """What a run is made of: the same settings, weights and version give the same result."""

    games: int = 400
    """Games of a generation with two players; others get a share of them."""
    nodes: int = 1500
    """For actions that are learned from."""
    quick_nodes: int = 80
    """For the others."""
    gate_nodes: int = 300
    gate_setups: int = 60
    seed: int = 1
    kinds: tuple[str, ...] = KINDS

    def games_of(self, kind: str) -> int:
        """Games with more orders take longer and show more."""
        return max(1, self.games // {"2": 1, "3": 2, "4": 3, "solo": 2}[kind])


class Folder:
    """The files of a run; each is whole or not there, whenever the run is killed."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def generation(self, number: int) -> Path:
        return self.root / f"generation-{number:03d}"

    def weights(self, number: int) -> Path:
        """What a generation fitted, whether it passed its gate or not; 0 is what it began with."""
        return self.generation(number) / "weights.json"

    @property
    def manifest(self) -> Path:
        return self.root / "manifest.json"

    @property
    def best(self) -> Path:
        """The weights that have passed every gate so far."""
        return self.root / "weights.json"


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that a kill leaves the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def open_manifest(
    folder: Folder, settings: LearningSettings, start: str, version: str
) -> dict[str, Any]:
    """The manifest of a run that begins or goes on; refused if it is another run's."""
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
    write_whole(folder.manifest, json.dumps(manifest, indent=1).encode() + b"\n")
