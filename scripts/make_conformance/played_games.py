"""The games of the kit: by chance and by bots, from fixed seeds."""

from collections.abc import Iterator
from random import Random

from luna.bots import Budget, bot
from luna.bots.driver import round_is_endless
from luna.bots.former import WEIGHTS as WEIGHTS_OF_THEN
from luna.bots.former_candidates import FormerCandidates
from luna.bots.simple import grow, kind_name
from luna.bots.weights import evaluation_for, kind_of
from luna.game import Game
from luna.rules.actions import Action, Meditate
from luna.rules.codec import action_of, is_partial, single_action
from luna.rules.engine import legal_steps
from luna.rules.vocabulary import COLOURS, EDITIONS

TABLES = (
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("preselected", 2),
    ("preselected", 3),
    ("preselected", 4),
    ("solo1", 2),
    ("solo2", 2),
    ("solo3", 2),
)
PLAYERS = ("greedy", "tips", "random")
"""Who plays the games that are not left to chance, by seat."""
WEIGHTS = {"Favor": 4.0, "Journey": 0.5, "Tide": 0.5, "Council": 0.5, "Meditate": 0.3}
"""The more favors are taken and the later the rounds end, the more kinds of action come up."""


def play(mode: str, players: int, edition: str, number: int, by_chance: bool) -> Game:
    """A whole game."""
    random = Random(number)
    colours = (COLOURS[number % 4 :] + COLOURS[: number % 4])[:players]
    game = Game.new(colours, seed=number, mode=mode, edition=edition)
    stage, played = (0, ""), 0
    while not game.over:
        now = game.round, game.phase
        played = played + 1 if now == stage else 0
        stage = now
        if round_is_endless(game.state, played):
            game.play(Meditate())
        elif by_chance:
            game.play(chance(game, random))
        else:
            name = PLAYERS[int(game.state.turn) % len(PLAYERS)]
            if name == "greedy":
                game.play(greedily(game))
            else:
                game.play(bot(name).choose(game.state, Budget(nodes=1), number))
    return game


def greedily(game: Game) -> Action:
    """What the greedy bot of the first version plays, so that the games stay the same."""
    found = FormerCandidates()
    found.find(game.state, evaluation_for(kind_of(game.state), file=WEIGHTS_OF_THEN))
    return action_of(found.plan(0))


def chance(game: Game, random: Random) -> Action:
    """A kind of action by weight, then one of that kind."""
    kinds: dict[str, list[int]] = {}
    for step in legal_steps(game.state):
        kinds.setdefault(kind_name(step), []).append(step)
    (kind,) = random.choices(sorted(kinds), [WEIGHTS.get(name, 1.0) for name in sorted(kinds)])
    step = random.choice(kinds[kind])
    return grow(game.state, step, random) if is_partial(step) else single_action(step)


def games() -> Iterator[tuple[str, Game]]:
    """A game by chance for each mode, number of players and edition, and some by bots."""
    number = 0
    for at, (mode, players) in enumerate(TABLES):
        table = mode if mode.startswith("solo") else f"{mode}-{players}p"
        for edition in EDITIONS:
            number += 1
            yield f"{table}-{edition}-chance", play(mode, players, edition, number, True)
        number += 1
        edition = EDITIONS[at % len(EDITIONS)]
        yield f"{table}-{edition}-bots", play(mode, players, edition, number, False)
