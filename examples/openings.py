"""A bandit that looks for the best place of the first shrine.

    python -m examples.openings [--pulls 1500] [--setup 7] [--out examples/openings.svg]

An arm is an isle for the first `place shrine`. A pull plays the game out: every decision by the
bot `greedy`, but one in five by chance, so that no two games are alike. What an arm pays is the
lead over the rival at the end. UCB1 spends most pulls where the shrine seems to be worth most.
"""

import argparse
from math import log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from examples.drawing import SHADES, Frame, page, whisker
from luna import Game
from luna.arena.statistics import Estimate
from luna.arena.svg_report import text
from luna.bots import Budget, bot
from luna.rules.actions import Action, PlaceShrine
from luna.rules.codec import steps_of
from luna.rules.engine import apply
from luna.rules.setup import first_state
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER

CHANCE = 0.2
SCALE = 60.0
"""A lead of so many points counts as a whole unit: UCB1 wants pays of about one."""
ONE = Budget(nodes=1)


def decide(state: State, random: Random) -> Action:
    name = "random" if random.random() < CHANCE else "greedy"
    return bot(name).choose(state, ONE, random.randrange(2**31))


def pull(game: Game, action: Action, random: Random) -> float:
    """The lead of the player to move at the end of a game that begins with an action."""
    seat = int(game.state.turn)
    state = first_state(game.setup)
    for step in steps_of(action):
        apply(state, step)
    while state.phase != PHASE_OVER:
        for step in steps_of(decide(state, random)):
            apply(state, step)
    rivals = [state.influence(each) for each in range(state.layout.players) if each != seat]
    return float(state.influence(seat) - max(rivals))


def choose(paid: list[list[float]], pulls: int) -> int:
    """UCB1: the arm that may be best, as far as one knows."""
    for arm, each in enumerate(paid):
        if len(each) < 2:
            return arm
    bounds = [fmean(each) / SCALE + sqrt(2 * log(pulls) / len(each)) / 4 for each in paid]
    return bounds.index(max(bounds))


def estimate(paid: list[float]) -> Estimate:
    mean = fmean(paid)
    reach = 1.96 * stdev(paid) / sqrt(len(paid))
    return Estimate(mean, mean - reach, mean + reach, len(paid))


def draw(arms: list[tuple[str, Estimate]], title: str) -> str:
    low = min(0.0, *(each.low for _, each in arms)) - 2
    high = max(0.0, *(each.high for _, each in arms)) + 2
    frame = Frame((-0.5, low), (len(arms) - 0.5, high))
    marks = [each for each in range(-100, 101, 5) if low <= each <= high]
    names = [(float(at), isle) for at, (isle, _) in enumerate(arms)]
    parts = frame.axes("isle of the first shrine", "lead in points, 95 % interval", names, marks)
    for at, (_, each) in enumerate(arms):
        parts += whisker(frame, at, each, SHADES[0] if at == 0 else SHADES[2])
        style = "text-anchor='middle' font-size='11' fill='#555'"
        parts.append(text(frame.x(at), frame.y(each.high) - 8, f"{each.number} ×", style))
    return page(title, parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="A bandit over the first shrine.")
    parser.add_argument("--pulls", type=int, default=1500)
    parser.add_argument("--setup", type=int, default=7, help="seed of the setup")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_suffix(".svg"))
    given = parser.parse_args()
    game = Game.new(["yellow", "red"], seed=given.setup)
    shrines = [action for action in game.legal if isinstance(action, PlaceShrine)]
    random = Random(given.seed)
    paid: list[list[float]] = [[] for _ in shrines]
    for number in range(given.pulls):
        arm = choose(paid, number)
        paid[arm].append(pull(game, shrines[arm], random))
    found = sorted(
        ((action.isle, estimate(each)) for action, each in zip(shrines, paid, strict=True)),
        key=lambda arm: -arm[1].number,
    )
    for isle, each in found:
        interval = f"({each.low:.1f} to {each.high:.1f})"
        print(f"{isle:9} {each.number:4} pulls, lead {each.mean:6.1f} {interval}")
    title = f"Where to begin: {given.pulls} games on the setup of seed {given.setup}"
    given.out.write_text(draw(found, title), "utf-8")
    print(f"drawn in {given.out}")


if __name__ == "__main__":
    main()
