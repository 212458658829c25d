"""Other engines, by their own documented interfaces; each is left out if it is not installed."""

from collections.abc import Callable
from random import Random
from time import process_time

from bench.clock import Work, repeating
from bench.table import CATANATRON, CHESS, Contestant, Row

COPIES = 100


def contestants(say: Callable[[str], None]) -> list[Contestant]:
    """All peers that are here; `say` hears of the others."""
    found: list[Contestant] = []
    for name, peer in (("catanatron", catanatron), ("open_spiel", open_spiel)):
        try:
            found += peer()
        except ImportError as error:
            say(f"{name} is not measured, because it cannot be imported: {error}.")
    return found


def catanatron() -> list[Contestant]:
    return [
        Contestant(
            catan_games(),
            (Row("catanatron, 4 random players", "steps/s", kind="step", peer=CATANATRON),),
        ),
        Contestant(
            catan_copies(),
            (Row("catanatron, Game.copy", "ns", kind="copy", peer=CATANATRON),),
        ),
    ]


def catan_games() -> Work:
    """Games by `Game.play`; a step is one decision of a player. Laying out is not counted."""
    from catanatron import Color, Game, RandomPlayer

    random = Random(0)

    def work(seconds: float) -> tuple[int, float]:
        done, passed = 0, 0.0
        while passed < seconds:
            game = Game([RandomPlayer(colour) for colour in Color], seed=random.getrandbits(32))
            start = process_time()
            game.play()
            passed += process_time() - start
            done += len(game.state.actions)
        return done, passed

    return work


def catan_copies() -> Work:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(colour) for colour in Color], seed=1)
    for _ in range(200):
        game.play_tick()

    def unit() -> int:
        for _ in range(COPIES):
            game.copy()
        return COPIES

    return repeating(unit)


def open_spiel() -> list[Contestant]:
    return [
        Contestant(
            spiel_games("chess"),
            (Row("open_spiel chess, from Python", "steps/s", kind="step", peer=CHESS),),
        ),
        Contestant(
            spiel_games("backgammon"),
            (Row("open_spiel backgammon, from Python", "steps/s", kind="step"),),
        ),
        Contestant(
            spiel_copies("chess"),
            (Row("open_spiel chess, State.clone", "ns", kind="copy", peer=CHESS),),
        ),
    ]


def spiel_games(name: str) -> Work:
    """Games by `legal_actions` and `apply_action`; dice are steps as well."""
    import pyspiel

    game = pyspiel.load_game(name)
    generator = Random(0)
    random = generator.random

    def unit() -> int:
        state = game.new_initial_state()
        played = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, chances)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
            played += 1
        return played

    return repeating(unit)


def spiel_copies(name: str) -> Work:
    import pyspiel

    random = Random(0)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(40):
        state.apply_action(random.choice(state.legal_actions()))

    def unit() -> int:
        for _ in range(COPIES):
            state.clone()
        return COPIES

    return repeating(unit)
