"""Dataset files: npz and Parquet, each with a card that describes it."""

import json
import zipfile
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from luna.envs import observations
from luna.envs.dataset.records import DatasetError
from luna.envs.dataset.samples import BY_CHOICE, BY_GAME, BY_SAMPLE, FIELDS, Chunk, chunks
from luna.envs.observations import FLOATS
from luna.extras import missing
from luna.rules import steps
from luna.rules.components import standard
from luna.rules.vocabulary import SOURCE_NAMES
from luna.version import NUMBER

FORMAT = "luna-dataset/1"
SUFFIXES = (".npz", ".parquet")


def write(paths: Iterable[Path], out: Path, players: int | None = None) -> dict[str, Any]:
    """Write the samples of some files of games and a card; return the card."""
    paths = list(paths)
    if out.suffix not in SUFFIXES:
        raise DatasetError(f"{out}: the name must end in {' or '.join(SUFFIXES)}.")
    found = chunks(paths, players)
    try:
        store = write_npz if out.suffix == ".npz" else write_parquet
        card = store(found, out, paths)
        out.with_suffix(".card.json").write_text(json.dumps(card, indent=2) + "\n", "utf-8")
    except OSError as error:
        raise DatasetError(f"{error.filename or out}: {error.strerror}.") from None
    return card


def describe(paths: list[Path], samples: int, games: int, players: int) -> dict[str, Any]:
    """Return the card: fields, versions and hashes."""
    return {
        "format": FORMAT,
        "samples": samples,
        "games": games,
        "players": players,
        "sources": {path.name: file_hash(path) for path in paths},
        "luna": NUMBER,
        "components": standard().digest,
        "observations": {
            "version": observations.VERSION,
            "hash": observations.schema_hash(),
            "entries": observations.observation_length(players),
            "floats": observations.schema_hash(FLOATS),
        },
        "steps": steps.STEPS,
        "points_by_source": list(SOURCE_NAMES),
        "fields": {
            name: {"type": kind, "meaning": meaning} for name, (kind, meaning) in FIELDS.items()
        },
        "rows": {"sample": list(BY_SAMPLE), "game": list(BY_GAME), "choice": list(BY_CHOICE)},
    }


def file_hash(path: Path) -> str:
    digest = sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def write_npz(found: Iterable[Chunk], out: Path, paths: list[Path]) -> dict[str, Any]:
    """Write columns as arrays by name; no column has to fit into memory."""
    import numpy as np

    with TemporaryDirectory(dir=out.parent) as folder:
        columns: dict[str, tuple[Any, tuple[int, ...]]] = {}
        rows = dict.fromkeys(FIELDS, 0)
        samples = games = 0
        files = {name: (Path(folder) / name).open("wb") for name in FIELDS}
        try:
            for chunk in found:
                samples += chunk.samples
                games += chunk.games
                for name, column in chunk.columns.items():
                    files[name].write(np.ascontiguousarray(column).data)
                    rows[name] += len(column)
                    columns[name] = (column.dtype, column.shape[1:])
        finally:
            for file in files.values():
                file.close()
        players = columns["points"][1][0]
        card = describe(paths, samples, games, players)
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            for name, (kind, shape) in columns.items():
                with archive.open(f"{name}.npy", "w", force_zip64=True) as target:
                    head = {
                        "descr": np.lib.format.dtype_to_descr(kind),
                        "fortran_order": False,
                        "shape": (rows[name], *shape),
                    }
                    np.lib.format.write_array_header_1_0(target, head)
                    with (Path(folder) / name).open("rb") as spooled:
                        while block := spooled.read(1 << 20):
                            target.write(block)
            with archive.open("card.npy", "w") as target:
                np.lib.format.write_array(target, np.array(json.dumps(card)))
    return card


def write_parquet(found: Iterable[Chunk], out: Path, paths: list[Path]) -> dict[str, Any]:
    """Write a row for each sample, with the columns of its game and its search."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise missing("PyArrow", "data") from None
    writer: Any = None
    samples = games = players = 0
    before = choices = 0
    try:
        for chunk in found:
            rows = parquet_rows(chunk, before, choices, pa)
            if writer is None:
                players = chunk.columns["points"].shape[1]
                writer = pq.ParquetWriter(out, rows.schema)
            writer.write_table(rows)
            samples += chunk.samples
            games += chunk.games
            before += chunk.games
            choices += len(chunk.columns["policy_step"])
        card = describe(paths, samples, games, players)
        writer.add_key_value_metadata({"luna": json.dumps(card)})
    finally:
        if writer is not None:
            writer.close()
    return card


def parquet_rows(chunk: Chunk, before: int, choices: int, pa: Any) -> Any:
    import numpy as np

    columns = chunk.columns
    arrays: dict[str, Any] = {}
    for name in BY_SAMPLE:
        column = columns[name]
        if name == "policy_end":
            continue
        if column.ndim == 1:
            arrays[name] = pa.array(column)
        elif column.dtype == np.uint8:
            data = pa.py_buffer(np.ascontiguousarray(column))
            kind = pa.binary(column.shape[1])
            arrays[name] = pa.FixedSizeBinaryArray.from_buffers(kind, len(column), [None, data])
        else:
            flat = pa.array(np.ascontiguousarray(column).reshape(-1))
            arrays[name] = pa.FixedSizeListArray.from_arrays(flat, column.shape[1])
    game = columns["game"] - before
    for name in BY_GAME:
        column = columns[name][game]
        if column.ndim == 1:
            arrays[name] = pa.array(column)
        else:
            wide = np.ascontiguousarray(column).reshape(len(column), -1)
            flat = pa.array(wide.reshape(-1))
            arrays[name] = pa.FixedSizeListArray.from_arrays(flat, wide.shape[1])
    ends = np.concatenate([[0], columns["policy_end"] - choices]).astype(np.int32)
    for name in BY_CHOICE:
        arrays[name] = pa.ListArray.from_arrays(pa.array(ends), pa.array(columns[name]))
    return pa.table(arrays)


def read(path: Path | str) -> dict[str, Any]:
    """Return the columns of an npz file of `luna dataset`, and its `card` as a dictionary."""
    import numpy as np

    with np.load(path) as stored:
        found: dict[str, Any] = {name: stored[name] for name in stored.files}
    found["card"] = json.loads(str(found["card"]))
    known = found["card"]["observations"]["hash"]
    if known != observations.schema_hash():
        raise DatasetError(
            f"{path}: observations by the schema {known}; this version has"
            f" {observations.schema_hash()}. Make it again from its records."
        )
    return found


def unpack_masks(masks: Any) -> Any:
    """Return masks in bits as masks with an entry for each step."""
    import numpy as np

    return np.unpackbits(masks, axis=-1, count=steps.STEPS, bitorder="little")
