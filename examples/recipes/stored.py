"""A dataset as Parquet and as Minari keep it, read with their own libraries."""

import os
import tempfile
from pathlib import Path

GAMES = sorted(Path("conformance/games").glob("standard-2p-*.luna"))


def store(folder: Path) -> tuple[int, int]:
    """Rows of Parquet and steps of Minari for the same games."""
    os.environ["MINARI_DATASETS_PATH"] = str(folder)
    import minari
    import pyarrow.parquet as pq

    from luna.envs import dataset
    from luna.envs.dataset.minari import write

    card = dataset.write(GAMES, folder / "data.parquet")
    rows = pq.read_table(folder / "data.parquet").num_rows
    write(GAMES, "luna/kit-v0")
    kept = minari.load_dataset("luna/kit-v0")
    assert rows == card["samples"] == kept.total_steps
    return rows, kept.total_episodes


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        rows, episodes = store(Path(place))
    print(f"{rows} samples in Parquet, the same in {episodes} episodes of Minari.")
