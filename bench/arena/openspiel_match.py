"""Luna against OpenSpiel's own MCTSBot, with the same processor time for every decision.

    python -m bench.arena.openspiel_match rollouts --setups 50 --ms 150 --out build/rollouts.jsonl

`rollouts`: MCTSBot as it comes, with OpenSpiel's random rollouts. `playouts`: the same with our
compiled random games as rollouts, many times as many of them. `evaluation`: MCTSBot with our
evaluation in place of rollouts.

Everything happens in one process. A budget in milliseconds means nodes to luna, and MCTSBot counts
simulations, so both are set so that the time comes out right: MCTSBot by its own speed in the
decisions before, luna by the measured time of a node. What both really took is reported; MCTSBot
may take its time for every novice of a Journey anew, because each is a decision to it.

A run that is killed goes on where it was; results are those of `luna arena`, and
`luna arena report FILE` reads them.
"""

import argparse
import json
from pathlib import Path

from bench.arena.openspiel_bots import Clock
from luna.arena.match import play_match
from luna.arena.results import Results
from luna.arena.schedule import Contest, parse_entrants
from luna.arena.standings import Standings, standings

BOTS = "py:bench.arena.openspiel_bots"
PEERS = {"rollouts": "Rollouts", "playouts": "Playouts", "evaluation": "Evaluated"}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("peer", choices=PEERS)
    parser.add_argument("--setups", type=int, default=10)
    parser.add_argument("--ms", type=int, default=150, help="for every decision")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    names = [f"{BOTS}:PacedLuna@{given.ms}ms", f"{BOTS}:{PEERS[given.peer]}@{given.ms}ms"]
    contest = Contest(parse_entrants(names), given.players, given.setups, seed=given.seed)
    results = Results.open(given.out, contest)
    for pairing in contest.pairings():
        if pairing.key in results.outcomes:
            continue
        outcome = play_match(pairing)
        if outcome.error:
            raise SystemExit(outcome.error)
        results.add(outcome)
        keep_times(given.out)
        show(standings(results.counted()))
    tell_times(given.out)


def show(found: Standings) -> None:
    for each in found.standings:
        wins = each.wins
        print(
            f"{each.label.rpartition(':')[2]}: {100 * wins.mean:.1f} %"
            f" ({100 * wins.low:.1f}-{100 * wins.high:.1f}) of {wins.number},"
            f" {each.points.mean:.1f} points;",
            end=" ",
        )
    print(f"{found.setups} setups", flush=True)


def keep_times(out: Path | None) -> None:
    """Times beside the results: they are not the same in every run, the results' keys are."""
    if out is not None:
        with out.with_suffix(".times").open("a", encoding="utf-8") as file:
            file.write(json.dumps(Clock.spent) + "\n")
        Clock.spent.clear()


def tell_times(out: Path | None) -> None:
    spent: dict[str, list[float]] = {}
    if out is None:
        spent = Clock.spent
    else:
        for line in out.with_suffix(".times").read_text("utf-8").splitlines():
            for name, seconds in json.loads(line).items():
                spent.setdefault(name, []).extend(seconds)
    for name, seconds in spent.items():
        ordered = sorted(seconds)
        mean = 1000 * sum(ordered) / len(ordered)
        print(
            f"{name}: {mean:.0f} ms of processor time on average,"
            f" median {1000 * ordered[len(ordered) // 2]:.0f} ms, {len(ordered)} decisions"
        )


if __name__ == "__main__":
    main()
