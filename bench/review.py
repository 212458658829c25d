"""How honest the marks of a review are: python -m bench.review FILE [--games 40] [--each 3].

Plays games of mixed levels, draws some actions of each, and judges them twice: with the budget of a
review, and with ten times as much. A mark agrees when both call the action a mistake, or neither.
Every line of the file is one action, so a run that was broken off goes on.
"""

import argparse
import json
from pathlib import Path
from random import Random

from luna.analysis.review import MISTAKE, Judgement, judge
from luna.bots import LEVELS, Budget, TreeBot, bot, resolve
from luna.bots.driver import play_out
from luna.game import Game
from luna.rules.actions import Action
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, PHASE_ACTIONS

BUDGET_MS = 200
TIMES = 10
DEEP = 1_500_000
"""Nodes that the tree of the longer search may hold, about 190 MB."""
TABLES = ((2, "standard"), (2, "standard"), (3, "standard"), (4, "standard"), (2, "solo2"))


def played(number: int) -> Game:
    """A game of levels that differ, so that there are mistakes to be found."""
    players, mode = TABLES[number % len(TABLES)]
    random = Random(number)
    setup = draw_setup(9_000_000 + number, COLOURS[:players], mode)
    levels = [resolve(random.choice(LEVELS[:7])) for _ in range(players)]

    def choose(s: State, played: int) -> Action:
        spec = levels[s.turn]
        return bot(spec.name).choose(s, spec.budget, played)

    return Game(setup, [action for _, action in play_out(first_state(setup), choose)])


def judged(game: Game, at: int, ms: int, thinker: TreeBot) -> Judgement:
    state, action = game.states[at], game.actions[at]
    return judge(game.setup, at + 1, state, action, Budget(ms=ms), thinker)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--each", type=int, default=3)
    asked = parser.parse_args()
    lines = asked.file.read_text("utf-8").splitlines() if asked.file.exists() else []
    rows = {(row["game"], row["at"]): row for row in map(json.loads, lines)}
    short_thinker, long_thinker = TreeBot(), TreeBot(capacity=DEEP)
    with asked.file.open("a", encoding="utf-8") as out:
        for number in range(asked.games):
            game = played(number)
            acting = [k for k, s in enumerate(game.states[:-1]) if s.phase == PHASE_ACTIONS]
            for at in sorted(Random(number).sample(acting, asked.each)):
                if (number, at) in rows:
                    continue
                short = judged(game, at, BUDGET_MS, short_thinker)
                long = judged(game, at, TIMES * BUDGET_MS, long_thinker)
                row = {
                    "game": number,
                    "at": at,
                    "kind": game.setup.mode + str(len(game.players)),
                    "short": short.lost_chance,
                    "long": long.lost_chance,
                }
                rows[number, at] = row
                out.write(json.dumps(row) + "\n")
                out.flush()
    report(list(rows.values()))


def report(rows: list[dict[str, float]]) -> None:
    same = [row for row in rows if (row["short"] >= MISTAKE) == (row["long"] >= MISTAKE)]
    called = [row for row in rows if row["short"] >= MISTAKE]
    kept = [row for row in called if row["long"] >= MISTAKE]
    print(f"{len(rows)} actions of {len({row['game'] for row in rows})} games")
    print(f"marks agree: {len(same)} of {len(rows)} ({100 * len(same) / len(rows):.1f} %)")
    if called:
        share = 100 * len(kept) / len(called)
        print(f"of {len(called)} mistakes {len(kept)} stay mistakes ({share:.0f} %)")


if __name__ == "__main__":
    main()
