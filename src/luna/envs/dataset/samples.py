"""The samples of a dataset: replayed games, one row for each step.

Columns by sample have a row for every atomic step of every game, in the order they were played;
columns by game have a row for each game. `FIELDS` says what they mean.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from luna.envs.dataset.records import (
    DatasetError,
    PlayedGame,
    Source,
    played_games,
    steps_of_text,
)
from luna.envs.dataset.replay import MASK_BYTES, Replayer
from luna.envs.game_batch import returns
from luna.envs.observations import observation_length
from luna.extras import missing
from luna.rules.explain import why_not
from luna.rules.scoring import ranking
from luna.rules.state import State
from luna.rules.vocabulary import SOURCES

try:
    import numpy as np
except ImportError:
    raise missing("numpy", "data") from None

ROWS = 65_536
"""Samples of a chunk, about."""
MAX_GAME_STEPS = 8192

BY_SAMPLE = {
    "observation": ("uint8", "what the seat to move sees: docs/observations.md"),
    "mask": ("uint8", "legal steps, a bit each: numpy.unpackbits(..., bitorder='little')"),
    "step": ("int16", "the step that was taken"),
    "seat": ("uint8", "who took it"),
    "sources": ("int16", "points of that seat before the step, by source"),
    "game": ("int32", "the row of its game in the columns by game"),
    "outcome": ("float32", "1 if that seat won, else -1 / (players - 1); NaN if the game stopped"),
    "value": ("float32", "what the search thought that seat's chance to win was; NaN without"),
    "policy_end": ("int64", "where its part of policy_step and policy_share ends"),
}
BY_GAME = {
    "points": ("int16", "influence at the end, by seat"),
    "place": ("uint8", "1 for the winner, by seat; 0 if the game stopped"),
    "final_sources": ("int16", "influence at the end, by seat and source"),
    "solo": ("uint8", "solo level, or 0"),
}
BY_CHOICE = {
    "policy_step": ("int16", "a step that the search looked at"),
    "policy_share": ("float32", "its share of the visits"),
}
FIELDS = BY_SAMPLE | BY_GAME | BY_CHOICE
"""Every column: its type and what it means."""


@dataclass
class Chunk:
    """Samples of some games."""

    columns: dict[str, Any]
    samples: int
    games: int


class SampleBuilder:
    """Replays records and returns chunks of about 65,536 samples."""

    def __init__(self, players: int, rows: int = ROWS) -> None:
        self.players = players
        self._replayer = Replayer(players, rows + MAX_GAME_STEPS)
        self._rows = rows
        self._games = 0
        self._choices = 0
        self._clear()

    def _clear(self) -> None:
        self._at = 0
        self._parts: dict[str, list[Any]] = {name: [] for name in FIELDS}
        self._chunk_games = 0

    def add(self, source: Source, played: PlayedGame) -> Chunk | None:
        """Add a game; return a chunk if there are enough samples."""
        number = len(played.steps)
        if number > MAX_GAME_STEPS:
            raise DatasetError(f"{source.place}: more than {MAX_GAME_STEPS} steps.")
        state = played.first
        refused = int(self._replayer.play(state, played.steps, played.seats, self._at))
        if refused >= 0:
            raise DatasetError(f"{source.place}: {why_illegal(played, refused)}")
        self._finish(source, played, state, number)
        self._at += number
        return self.rest() if self._at >= self._rows else None

    def _finish(self, source: Source, played: PlayedGame, s: State, number: int) -> None:
        over = s.is_over()
        wins = returns(s, "win") if over else [float("nan")] * self.players
        order = ranking(s)
        parts = self._parts
        seats = np.array(played.seats, np.uint8)
        parts["game"].append(np.full(number, self._games, np.int32))
        parts["outcome"].append(np.array(wins, np.float32)[seats])
        ledger = np.array(list(s.ledger), np.int16).reshape(1, self.players, SOURCES)
        parts["final_sources"].append(ledger)
        parts["points"].append(ledger.sum(axis=2))
        places = [order.index(seat) + 1 if over else 0 for seat in range(self.players)]
        parts["place"].append(np.array([places], np.uint8))
        parts["solo"].append(np.array([int(s.layout.solo)], np.uint8))
        self._thoughts(source, played, seats, number)
        self._games += 1
        self._chunk_games += 1

    def _thoughts(self, source: Source, played: PlayedGame, seats: Any, number: int) -> None:
        """Add the thoughts of the search of self-play, step by step."""
        thoughts = source.entry.get("search")
        parts = self._parts
        value = np.full(number, np.nan, np.float32)
        ends = np.full(number, self._choices, np.int64)
        if thoughts:
            try:
                steps, shares = spread_thoughts(thoughts, played, seats, value, ends, self._choices)
            except (IndexError, KeyError, TypeError, ValueError):
                raise DatasetError(f"{source.place}: `search` does not fit its record.") from None
            parts["policy_step"].append(np.array(steps, np.int16))
            parts["policy_share"].append(np.array(shares, np.float32))
            self._choices += len(steps)
        parts["value"].append(value)
        parts["policy_end"].append(ends)

    def rest(self) -> Chunk:
        """Return the samples since the last chunk."""
        rows, here = self._at, self._replayer
        length = observation_length(self.players)
        columns: dict[str, Any] = {
            "observation": array_of(here.observations, np.uint8, (-1, length))[:rows].copy(),
            "mask": array_of(here.masks, np.uint8, (-1, MASK_BYTES))[:rows].copy(),
            "step": array_of(here.steps, np.int64, (-1,))[:rows].astype(np.int16),
            "seat": array_of(here.seats, np.uint8, (-1,))[:rows].copy(),
            "sources": array_of(here.sources, np.int64, (-1, SOURCES))[:rows].astype(np.int16),
        }
        for name, parts in self._parts.items():
            if name not in columns:
                kind = FIELDS[name][0]
                columns[name] = np.concatenate(parts) if parts else empty_column(name, self.players)
                columns[name] = columns[name].astype(kind, copy=False)
        chunk = Chunk(columns, rows, self._chunk_games)
        self._clear()
        return chunk


def array_of(memory: Any, kind: Any, shape: tuple[int, ...]) -> Any:
    return np.frombuffer(memory, kind).reshape(shape)


def empty_column(name: str, players: int) -> Any:
    """Return a column without rows."""
    shapes = {
        "points": (0, players),
        "place": (0, players),
        "final_sources": (0, players, SOURCES),
    }
    return np.zeros(shapes.get(name, (0,)), FIELDS[name][0])


def spread_thoughts(
    thoughts: list[Any], played: PlayedGame, seats: Any, value: Any, ends: Any, before: int
) -> tuple[list[int], list[float]]:
    """Convert a search's shares of actions to shares of the steps that lead to them."""
    steps: list[int] = []
    shares: list[float] = []
    stops = [*played.begins[1:], len(played.steps)]
    for at, (begin, stop) in enumerate(zip(played.begins, stops, strict=True)):
        thought = thoughts[at]
        ways = (
            [(steps_of_text(text), share) for text, share in thought[1].items()] if thought else []
        )
        for row in range(begin, stop):
            done = tuple(played.steps[begin:row])
            if thought:
                value[row] = thought[0][seats[begin]]
            found: dict[int, float] = {}
            for way, share in ways:
                if way[: len(done)] == done and len(way) > len(done):
                    found[way[len(done)]] = found.get(way[len(done)], 0.0) + share
            total = sum(found.values())
            if total > 0:
                steps += found
                shares += [share / total for share in found.values()]
            ends[row] = before + len(steps)
    return steps, shares


def why_illegal(played: PlayedGame, step: int) -> str:
    """Return why a step of a record is illegal."""
    from luna.game import Game
    from luna.rules.codec import action_of

    begins = played.begins
    at = max(k for k, begin in enumerate(begins) if begin <= step)
    game = Game(played.setup)
    stops = [*begins[1:], len(played.steps)]
    for k in range(at):
        game.play(action_of(played.steps[begins[k] : stops[k]]))
    colour = game.players[played.seats[begins[at]]]
    action = action_of(played.steps[begins[at] : stops[at]])
    refused = game.why_not(action, colour) or why_not(game.state, action)
    rule = refused.rule if refused else "PARSE"
    return f"line {played.line(at)}: {colour}: {game.text(action)} is not legal ({rule})."


def chunks(paths: Iterable[Path], players: int | None = None, rows: int = ROWS) -> Iterator[Chunk]:
    """Yield the samples of all games with so many players, by default as in the first game."""
    builder: SampleBuilder | None = None
    for source, played in played_games(paths):
        seats = len(played.setup.players)
        if builder is None:
            builder = SampleBuilder(players or seats, rows)
        if seats != builder.players:
            if players is None:
                raise DatasetError(
                    f"{source.place}: a game of {seats} players among games of"
                    f" {builder.players}; choose one number with --players."
                )
            continue
        chunk = builder.add(source, played)
        if chunk is not None:
            yield chunk
    if builder is None:
        raise DatasetError("There is no game in these files.")
    yield builder.rest()
