"""Random rollouts: how games end that nobody thinks about.

    python -m examples.rollouts [--games 20000] [--out examples/rollouts.svg]

The cells (`# %%`) can be run one by one in an editor that knows them.
"""

# %% What is needed: the engine, and something to draw with.
import argparse
from collections import Counter
from pathlib import Path
from random import Random
from time import process_time

from examples.drawing import RIGHT, SHADES, TOP, WIDTH, Frame, line, page
from luna.arena.svg_report import text
from luna.rules.engine import playout
from luna.rules.setup import draw_setup, first_state
from luna.rules.vocabulary import COLOURS

parser = argparse.ArgumentParser(description="Random rollouts with two, three and four players.")
parser.add_argument("--games", type=int, default=20_000)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--out", type=Path, default=Path(__file__).with_suffix(".svg"))
given = parser.parse_args()

# %% Play. A state is a value: copy it, play it out inside the engine, read the influence.
WIDE = 5
"""Points in a bar."""
BLOCK = 100
"""Games on each setup."""
random = Random(given.seed)
influence: dict[int, Counter[int]] = {}
begun = process_time()
steps = 0
for players in (2, 3, 4):
    influence[players] = Counter()
    for block in range(0, given.games, BLOCK):
        start = first_state(draw_setup(block, COLOURS[:players]))
        for _ in range(min(BLOCK, given.games - block)):
            state = start.copy()
            steps += playout(state, random.randrange(2**31))
            for seat in range(players):
                influence[players][state.influence(seat) // WIDE] += 1
taken = process_time() - begun

# %% Look at the numbers.
print(f"{3 * given.games} games, {steps} steps")
for players, found in influence.items():
    seats = sum(found.values())
    mean = sum((bar + 0.5) * WIDE * count for bar, count in found.items()) / seats
    print(f"{players} players: about {mean:.1f} points, the most {max(found) * WIDE} or more")
print(f"{steps / taken / 1e6:.1f} million steps a second of processor time")

# %% Draw them.
shares = {
    players: {bar: 100 * count / sum(found.values()) for bar, count in found.items()}
    for players, found in influence.items()
}
last = max(bar for share in shares.values() for bar in share) + 1
highest = max(height for share in shares.values() for height in share.values())
frame = Frame((0, 0), (last * WIDE, highest * 1.05))
marks = [each for each in range(0, 101, 5) if each <= highest]
ticks = [(each, str(each)) for each in range(0, last * WIDE + 1, 10)]
parts = frame.axes("influence at the end", f"% of orders, by {WIDE} points", ticks, marks)
for (players, share), shade in zip(shares.items(), SHADES, strict=False):
    points = [((bar + 0.5) * WIDE, share.get(bar, 0.0)) for bar in range(last)]
    parts.append(line(frame, points, shade, "")[0])
    parts.append(
        text(WIDTH - RIGHT + 12, TOP + 20 * players, f"{players} players", f"fill='{shade}'")
    )
given.out.write_text(page(f"{given.games} random games each", parts), "utf-8")
print(f"drawn in {given.out}")
