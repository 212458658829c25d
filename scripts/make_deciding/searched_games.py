"""The games that are searched: by chance, with everyone leaving, and gathered on one isle."""

from collections.abc import Iterator
from random import Random

from luna.game import Game
from luna.rules.actions import Action, Journey, Move
from luna.rules.codec import is_partial, single_action
from luna.rules.engine import legal_steps
from luna.rules.legal_actions import play as played
from luna.rules.vocabulary import COLOURS, EDITIONS, ISLE_NAMES, ISLES
from scripts.make_conformance.played_games import TABLES, chance

EXAMPLES = 2
GAMES = 100
"""Of each kind of table, at most."""
PATIENCE = 40
"""Actions after which a round is brought to its end."""
FIRST = 10_000
"""The seed of the first game."""


def leaving(game: Game, random: Random) -> Action:
    """Whatever leaves fewest of the mover's novices on isles."""
    s = game.state
    seat = int(s.turn)
    options = [single_action(step) for step in legal_steps(s) if not is_partial(step)]
    if not options:
        return chance(game, random)

    def left(action: Action) -> tuple[int, float]:
        after = played(s, action)
        row = range(seat * ISLES, seat * ISLES + ISLES)
        return sum(int(after.active[at] + after.inactive[at]) for at in row), random.random()

    return min(options, key=left)


def gathered(seed: int, distance: int) -> Game:
    """A round of solo after which all your novices are so many isles on from the Apostate."""
    random = Random(seed)
    game = Game.new(COLOURS[:2], seed=seed, mode="solo1", edition="classic")
    while "meditate" not in game.legal:
        game.play(chance(game, random))
    s = game.state
    ring = list(s.layout.ring)
    there = ring[(ring.index(s.apostate) + distance) % ISLES]
    others = [isle for isle in range(ISLES) if isle != there and s.active[isle]]
    moves = [Move(ISLE_NAMES[isle], ISLE_NAMES[there], int(s.active[isle])) for isle in others]
    game.play(Journey(moves))
    game.play("meditate")
    return game


def games() -> Iterator[tuple[str, Game]]:
    """Games by chance at every kind of table, every fourth one with everyone leaving.

    Then some of one round, in which all gather on one isle.
    """
    for number in range(GAMES):
        for at, (mode, players) in enumerate(TABLES):
            seed = FIRST + number * len(TABLES) + at
            random = Random(seed)
            edition = EDITIONS[(number + at) % len(EDITIONS)]
            game = Game.new(COLOURS[:players], seed=seed, mode=mode, edition=edition)
            style = leaving if number % 4 == 3 else chance
            acted = 0
            while not game.over and acted < 400:
                now = game.round
                endless = acted > PATIENCE and "meditate" in game.legal
                game.play("meditate" if endless else style(game, random))
                acted = acted + 1 if game.round == now else 0
            yield f"{mode}-{players}p-{edition}-{seed}", game
    for number in range(EXAMPLES * ISLES):
        seed = FIRST + GAMES * len(TABLES) + number
        yield f"solo1-2p-classic-{seed}", gathered(seed, number % ISLES + 1)
