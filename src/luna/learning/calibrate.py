"""Fit how bold the shown chances may be, and draw how well they then hold.

    luna selfplay luna@8n luna@8n --games 2000 --workers 2 --out games.jsonl
    python -m luna.learning.calibrate search games.jsonl forecasts --budget 200ms --workers 2
    python -m luna.learning.calibrate fit forecasts calibration.json calibration.svg

`search` writes what searches with a budget say about positions of games, one of each round, and who
won. Games may be played with few nodes, so that there are many; the budget is that of the chances
that people see. Existing files are not made again.

`fit` takes such a folder, or a generation of `luna train`. Errors are on games that a fit has not
seen, in five parts. Numbers of players without games keep their values.
"""

import argparse
import io
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from luna.bots.calibration import FORMAT, MAX_CHANCE
from luna.bots.player import Budget
from luna.bots.tree import TreeBot
from luna.envs.dataset.records import sources
from luna.files import atomic_write
from luna.game import Game
from luna.learning.selfplay import read_shards
from luna.parallel import Emit, ProcessPool
from luna.rules.scoring import ranking
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER, ROUNDS

FILE_GAMES = 20
"""Games in a file."""


@dataclass(frozen=True)
class ForecastTask:
    """Some games of a kind, and the file for their forecasts."""

    out: Path
    first: int
    budget: Budget
    records: tuple[str, ...]


def picked(game: Game, number: int) -> list[State]:
    """Return a position of every round."""
    by_round: defaultdict[int, list[State]] = defaultdict(list)
    for s in game.states:
        if s.phase != PHASE_OVER:
            by_round[int(s.round)].append(s)
    random = Random(f"forecast {number}")
    return [random.choice(found) for _, found in sorted(by_round.items())]


def forecast(task: ForecastTask, emit: Emit = lambda part: None) -> str:
    """Search positions of the games, write the forecasts and return the name of the file."""
    player = TreeBot()
    games, where, chances, winners = [], [], [], []
    for number, record in enumerate(task.records, task.first):
        game = Game.from_record(record)
        winner = ranking(game.state)[0]
        for s in picked(game, number):
            search = player.think(s, task.budget)
            for seat in range(int(s.layout.players)):
                games.append(number)
                where.append((int(s.round), seat))
                chances.append(search.value[seat])
                winners.append(winner)
    packed = io.BytesIO()
    np.savez_compressed(
        packed,
        game=np.array(games, np.int32),
        where=np.array(where, np.int8),
        chances=np.array(chances, np.float32),
        winner=np.array(winners, np.int8),
    )
    atomic_write(task.out, packed.getvalue())
    return task.out.name


def forecast_tasks(files: list[Path], folder: Path, budget: Budget) -> Iterator[ForecastTask]:
    """Yield tasks; every file of games has one number of players."""
    counted: defaultdict[int, int] = defaultdict(int)
    for file in files:
        records = [each.record for each in sources(file)]
        if not records:
            continue
        orders = len(Game.from_record(records[0], at=0).players)
        for at in range(0, len(records), FILE_GAMES):
            first = counted[orders]
            some = tuple(records[at : at + FILE_GAMES])
            counted[orders] += len(some)
            yield ForecastTask(folder / f"games-{orders}-{first:06d}.npz", first, budget, some)


TEMPERS = np.arange(0.2, 3.01, 0.05)
PARTS = 5
TENTHS = 10
SIDE = 300
GAP = 46
COLORS = ("#9aa3b2", "#1d4f91")


def sharpened(chances: Any, temper: float) -> Any:
    """As `luna.bots.calibration.sharpened`, for many positions at once."""
    powers = np.clip(chances, 1 - MAX_CHANCE, MAX_CHANCE) ** temper
    return powers / powers.sum(axis=1, keepdims=True)


def cross_entropy(chances: Any, winners: Any, temper: float) -> float:
    said = sharpened(chances, temper)[np.arange(len(winners)), winners]
    return float(-np.log(said + 1e-9).mean())


def best_temper(chances: Any, winners: Any) -> float:
    losses = [cross_entropy(chances, winners, temper) for temper in TEMPERS]
    return round(float(TEMPERS[int(np.argmin(losses))]), 2)


def tenths(chances: Any, winners: Any) -> list[tuple[float, float, int]]:
    """For each tenth of forecasts: what they said on average, how often it came true, how many."""
    won = np.zeros_like(chances)
    won[np.arange(len(winners)), winners] = 1
    said, came = chances.ravel(), won.ravel()
    at = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    return [
        (float(said[at == k].mean()), float(came[at == k].mean()), int((at == k).sum()))
        for k in range(TENTHS)
        if (at == k).any()
    ]


def error(chances: Any, winners: Any) -> float:
    """Mean distance between forecast and truth over the tenths, in points."""
    found = tenths(chances, winners)
    return 100 * sum(abs(a - b) * n for a, b, n in found) / sum(n for _, _, n in found)


def calibrate(games: dict[str, Any], orders: int) -> tuple[list[float], Any, Any, Any, Any]:
    """Tempers by round; chances as said, and as tempered by a fit to other games; winners."""
    said = games["chances"].reshape(-1, orders).astype(float)
    winners = games["winner"][::orders].astype(int)
    rounds = games["where"][::orders, 0]
    parts = games["game"][::orders] % PARTS
    held = sharpened(said, 1.0)
    found = []
    for number in range(ROUNDS + 1):
        these = rounds == number
        found.append(best_temper(said[these], winners[these]) if these.any() else 1.0)
        for part in range(PARTS):
            fitted, judged = these & (parts != part), these & (parts == part)
            if fitted.any() and judged.any():
                temper = best_temper(said[fitted], winners[fitted])
                held[judged] = sharpened(said[judged], temper)
    return found, sharpened(said, 1.0), held, winners, rounds


def draw_panels(panels: list[tuple[str, list[Any], list[Any]]]) -> str:
    """Reliability diagrams side by side: as said (grey) and as shown (blue)."""
    width = len(panels) * (SIDE + GAP) + GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {SIDE + 2 * GAP}"'
    parts = [
        f'{head} font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for at, (title, before, after) in enumerate(panels):
        x, y = GAP + at * (SIDE + GAP), GAP
        parts.append(f'<text x="{x}" y="{y - 12}" font-size="14">{title}</text>')
        parts.append(
            f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#ccc"/>'
            f'<path d="M{x} {y + SIDE}L{x + SIDE} {y}" stroke="#ccc"/>'
        )
        for color, points in zip(COLORS, (before, after), strict=True):
            spots = [(x + SIDE * a, y + SIDE * (1 - b), n) for a, b, n in points]
            path = "L".join(f"{a:.1f} {b:.1f}" for a, b, _ in spots)
            parts.append(f'<path d="M{path}" fill="none" stroke="{color}" stroke-width="2"/>')
            parts += [
                f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3.5" fill="{color}"/>' for a, b, _ in spots
            ]
        parts.append(f'<text x="{x}" y="{y + SIDE + 18}">0 %</text>')
        parts.append(
            f'<text x="{x + SIDE}" y="{y + SIDE + 18}" text-anchor="end">forecast 100 %</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def search_games(given: argparse.Namespace) -> None:
    tasks = forecast_tasks(given.games, given.out, given.budget)
    missing = [task for task in tasks if not task.out.exists()]
    with ProcessPool(forecast, given.workers) as pool:
        for done, ended in enumerate(pool.run(missing), 1):
            if ended.error is not None:
                raise SystemExit(f"{ended.task.out}: {ended.error}")
            print(f"{ended.result}, {done} of {len(missing)} files", flush=True)


def fit_tempers(given: argparse.Namespace) -> None:
    fitted: dict[str, list[float]] = json.loads(given.out.read_bytes())["tempers"]
    panels = []
    print("players | games | round | positions | error as said | error as shown | temper")
    for kind in ("2", "3", "4"):
        files = sorted(given.folder.glob(f"games-{kind}-*.npz"))
        if not files:
            continue
        games = read_shards(files)
        number = len(set(games["game"].tolist()))
        fitted[kind], said, held, winners, rounds = calibrate(games, int(kind))
        for each in [*range(ROUNDS + 1), None]:
            these = rounds == each if each is not None else np.ones(len(rounds), bool)
            temper = "" if each is None else fitted[kind][each]
            print(
                f"{kind} | {number} | {'all' if each is None else each} | {these.sum()}"
                f" | {error(said[these], winners[these]):.1f}"
                f" | {error(held[these], winners[these]):.1f} | {temper}"
            )
        panels.append((f"{kind} players", tenths(said, winners), tenths(held, winners)))
    document = {"format": FORMAT, "tempers": fitted}
    given.out.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    given.picture.write_text(draw_panels(panels), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(required=True)
    search = commands.add_parser("search", help="write forecasts of positions of games")
    search.add_argument("games", type=Path, nargs="+", help="files of luna selfplay")
    search.add_argument("out", type=Path, help="folder for the forecasts")
    search.add_argument("--budget", type=Budget.parse, default=Budget(ms=200))
    search.add_argument("--workers", type=int, default=1)
    search.set_defaults(run=search_games)
    fit = commands.add_parser("fit", help="fit and draw the calibration")
    fit.add_argument("folder", type=Path)
    fit.add_argument("out", type=Path)
    fit.add_argument("picture", type=Path)
    fit.set_defaults(run=fit_tempers)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
