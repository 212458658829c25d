"""Fit how bold shown chances may be, and draw how well they then hold.

    python -m scripts.calibrate FOLDER src/luna/data/calibration.json docs/calibration.svg

FOLDER is what `scripts.forecasts` made, or a generation of `luna train`: searches said what they
thought of each order's chance, and the games say who won. Errors are on games that a fit has not
seen, in five parts. Numbers of players of which there are no games stay as they are.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from luna.bots.calibration import FORMAT, MAX_CHANCE
from luna.learning.selfplay import read_shards
from luna.rules.vocabulary import ROUNDS

TEMPERS = np.arange(0.2, 3.01, 0.05)
PARTS = 5
TENTHS = 10
SIDE = 300
GAP = 46
COLORS = ("#9aa3b2", "#1d4f91")


def tempered(chances: Any, temper: float) -> Any:
    """As `luna.bots.calibration.sharpened`, for many positions at once."""
    powers = np.clip(chances, 1 - MAX_CHANCE, MAX_CHANCE) ** temper
    return powers / powers.sum(axis=1, keepdims=True)


def surprise(chances: Any, winners: Any, temper: float) -> float:
    said = tempered(chances, temper)[np.arange(len(winners)), winners]
    return float(-np.log(said + 1e-9).mean())


def best_temper(chances: Any, winners: Any) -> float:
    losses = [surprise(chances, winners, temper) for temper in TEMPERS]
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
    held = tempered(said, 1.0)
    found = []
    for number in range(ROUNDS + 1):
        these = rounds == number
        found.append(best_temper(said[these], winners[these]) if these.any() else 1.0)
        for part in range(PARTS):
            fitted, judged = these & (parts != part), these & (parts == part)
            if fitted.any() and judged.any():
                temper = best_temper(said[fitted], winners[fitted])
                held[judged] = tempered(said[judged], temper)
    return found, tempered(said, 1.0), held, winners, rounds


def picture(panels: list[tuple[str, list[Any], list[Any]]]) -> str:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("picture", type=Path)
    given = parser.parse_args()
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
    given.picture.write_text(picture(panels), "utf-8")


if __name__ == "__main__":
    main()
