"""The room that many stored positions take, from a sample of them."""

import gc
import os
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from bench.positions import positions
from bench.table import Figure
from luna.rules.state import State

SAMPLE = 20_000
MILLION = 1_000_000
STATM = Path("/proc/self/statm")


def figures() -> list[Figure]:
    """Bytes for a million positions of 4 players, list and objects together."""
    states = positions(4, SAMPLE)
    found = [
        figure("as bytes, tracemalloc", traced(lambda: [s.to_bytes() for s in states])),
        figure("as State, tracemalloc", traced(lambda: [s.copy() for s in states])),
    ]
    if STATM.exists():
        found.append(figure("as State, resident", resident(states)))
    return found


def figure(how: str, size: int) -> Figure:
    return Figure(f"a million positions {how}", size * MILLION / SAMPLE, "B")


def traced(store: Callable[[], list[bytes] | list[State]]) -> int:
    """What Python has allocated for the things that a function returns."""
    gc.collect()
    tracemalloc.start()
    stored = store()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del stored
    return size


def resident(states: list[State]) -> int:
    """By how much the process grows when the states are copied."""
    gc.collect()
    before = pages()
    stored = [s.copy() for s in states]
    size = (pages() - before) * os.sysconf("SC_PAGE_SIZE")
    del stored
    return size


def pages() -> int:
    return int(STATM.read_text().split()[1])
