"""Count what bots do in their games, to check what docs/bots.md says of them.

    luna selfplay luna@20ms luna@20ms --games 16 --out games.jsonl
    python -m luna.learning.habits games.jsonl

Numbers are means over the orders of all games, unless the line says otherwise.
"""

import argparse
from collections import Counter
from pathlib import Path

from luna.envs.dataset.records import sources
from luna.game import Game
from luna.rules.actions import MovesAction
from luna.rules.state import State, popcount
from luna.rules.vocabulary import ISLE_NAMES, ROUNDS, SOURCE_NAMES, SOURCES


def count_moves(s: State, action: MovesAction) -> Counter[str]:
    """Count the novices of a Journey or Tide by their targets, relative to the figures."""
    table = s.layout
    priestess = ISLE_NAMES[int(table.clockwise(s.priestess, table.priestess_value))]
    builder = ISLE_NAMES[int(table.clockwise(s.builder, table.builder_value))]
    found: Counter[str] = Counter()
    for move in action.moves:
        found["novices moved"] += move.count
        if move.target == priestess:
            found["of them to the Priestess' next isle"] += move.count
        elif move.target == builder:
            found["of them to the Builder's next isle"] += move.count
    return found


def habits(game: Game) -> tuple[Counter[str], Counter[str]]:
    """Count the actions of a finished game by name, and their results."""
    actions: Counter[str] = Counter()
    other: Counter[str] = Counter()
    states = game.states
    for before, action in zip(states, game.actions, strict=False):
        name = type(action).__name__
        actions[name] += 1
        if name == "Sanctify":
            other[f"Sanctify in round {before.round}"] += 1
        if isinstance(action, MovesAction) and before.round < ROUNDS:
            other += count_moves(before, action)
    end = states[-1]
    for seat in range(int(end.layout.players)):
        other["shrines at the end"] += int(popcount(end.shrines[seat]))
        other["influence"] += int(end.influence(seat))
        for source, title in enumerate(SOURCE_NAMES):
            other[f"influence by {title}"] += int(end.ledger[seat * SOURCES + source])
    return actions, other


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=Path)
    given = parser.parse_args()
    actions: Counter[str] = Counter()
    other: Counter[str] = Counter()
    orders = games = 0
    for source in sources(given.games):
        game = Game.from_record(source.record)
        games += 1
        orders += int(game.state.layout.players)
        did, became = habits(game)
        actions += did
        other.update(became)  # `+=` would drop what is lost to the Apostate
    if not games:
        raise SystemExit(f"{given.games}: there are no games in it.")
    print(f"{games} games, {sum(actions.values()) / games:.1f} actions a game")
    for title, number in sorted(actions.items()) + sorted(other.items()):
        print(f"{title:40} {number / orders:7.2f}")


if __name__ == "__main__":
    main()
