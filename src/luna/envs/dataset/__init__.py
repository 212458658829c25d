"""Records as samples to learn from: observation, mask, step and outcome.

    luna selfplay luna@100n --games 1000 --policies --out games.jsonl
    luna dataset games.jsonl --out data.npz

`write` makes such a file, npz or Parquet, with a card beside it that describes it; `read`
returns the columns of an npz file, and `unpack_masks` its masks with an entry for each step.
`chunks` gives samples without a file. `luna.envs.dataset.minari` writes them for Minari.
"""

from luna.envs.dataset.files import read, unpack_masks, write
from luna.envs.dataset.records import DatasetError
from luna.envs.dataset.samples import FIELDS, chunks

__all__ = ["FIELDS", "DatasetError", "chunks", "read", "unpack_masks", "write"]
