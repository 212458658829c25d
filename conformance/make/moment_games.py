"""The games that are searched for moments, and games made for rare ones."""

from collections.abc import Iterator
from random import Random
from typing import Any

from conformance.make.games import TABLES, chance
from conformance.make.positions import asked, entry
from luna.game import Game
from luna.rules.actions import Action, Council, Journey, Move
from luna.rules.codec import is_partial, single_action
from luna.rules.engine import legal_steps
from luna.rules.legal_actions import perft_actions, perft_steps
from luna.rules.legal_actions import play as played
from luna.rules.vocabulary import COLOURS, EDITIONS, ISLE_NAMES, ISLES

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


def searched_games() -> Iterator[tuple[str, Game]]:
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


WALKS = 0.7
"""How often those who can walk on in the Council do, in the games made for it."""


def walking(game: Game, random: Random) -> Action:
    """One seat on in the Council where that can be, more often than not."""
    steps = [step for step in legal_steps(game.state) if not is_partial(step)]
    walks = [each for each in map(single_action, steps) if isinstance(each, Council)]
    short = [each for each in walks if (each.count or 0) + each.novice == 1]
    return random.choice(short) if short and random.random() < WALKS else chance(game, random)


def lands_on_sunken(game: Game, lost: int) -> Iterator[int]:
    """After which actions a piece lies on one that has lost so many pieces from below it.

    The one that arrives has the lower seat at the table, so that the order tells them apart.
    """
    seats = range(len(game.players))
    sunk = dict.fromkeys(seats, 0)
    for at in range(len(game.actions)):
        before, after = game.states[at].council, game.states[at + 1].council
        for mover in seats:
            if before[mover] == after[mover] or before[mover] >> 3 == after[mover] >> 3:
                continue
            for other in seats:
                if before[other] >> 3 == before[mover] >> 3 and before[other] > before[mover]:
                    sunk[other] += 1
            sunk[mover] = 0
            there = [
                seat for seat in seats if seat > mover and after[seat] >> 3 == after[mover] >> 3
            ]
            if 0 < after[mover] >> 3 < 10 and any(sunk[seat] >= lost for seat in there):
                yield at + 1


def six_shrines() -> Game:
    """You build wherever the Builder goes, until none of your shrines is left."""
    for seed in range(FIRST, FIRST + 100):
        game = Game.new(COLOURS[:2], seed=seed, mode="solo1", edition="classic")
        table, first = game.state.layout, int(game.state.builder)
        way = [int(table.clockwise(first, at * table.builder_value)) for at in range(ISLES)]
        builder = [ISLE_NAMES[isle] for isle in way]
        if builder[6] in ("herbs", "shrine") or "shrine" in builder[:3]:
            continue
        game.play(f"place shrine {builder[6]}")
        for isle in ("shrine", builder[0], builder[1], builder[2]):
            game.play(f"place novices {isle}")
        for at in range(5):
            game.play(next(iter(game.legal)))
            game.play("favor shrine")
            game.play("build")
            if at in (1, 2, 3):
                game.play(f"journey {builder[at - 1]}>{builder[at + 2]} 2")
            game.play("meditate")
        game.play(next(iter(game.legal)))
        game.play("favor shrine")
        return game
    raise AssertionError("no such setup")


def crowded() -> Game:
    """Active and inactive novices of yours are on one isle, and you hold the tide favor."""
    game = Game.new(COLOURS[:2], seed=FIRST, mode="solo1", edition="classic")
    game.play("place shrine novice")
    for isle in ("shrine", "herbs", "sailboat", "bribery"):
        game.play(f"place novices {isle}")
    game.play("tire book")
    game.play("journey herbs>shrine 2, bribery>shrine 1")
    return game


ALL_GONE = """\
luna 1
edition classic
mode solo1
players yellow red
boards blue green
first 4 1
isles tide bribery herbs shrine novice sailboat book
priestess book
builder sailboat
apostate novice
seed 2
---
yellow: place shrine novice
yellow: place novices shrine
yellow: place novices herbs
yellow: place novices tide
yellow: place novices book
yellow: tire book
yellow: sail book>novice 2
yellow: promote 5
yellow: favor novice
yellow: favor shrine
yellow: favor herbs
yellow: herbs shrine 2
yellow: promote 10 +bribe
yellow: favor tide
yellow: meditate
yellow: tire tide
yellow: promote 11 +novice
yellow: favor novice
yellow: build
yellow: journey tide>bribery 1
yellow: meditate
yellow: tire book
yellow: promote 15
yellow: favor herbs +novice
yellow: favor novice
yellow: herbs novice 1
yellow: favor bribery +novice
yellow: favor novice
yellow: favor herbs
yellow: meditate
yellow: tire herbs
yellow: promote 17 +novice
yellow: favor novice
yellow: herbs novice 1
yellow: favor herbs +novice
yellow: favor novice
yellow: journey herbs>book 1, shrine>sailboat 1
yellow: meditate
yellow: tire book
yellow: promote 21 +novice
yellow: favor novice
yellow: herbs novice 1
yellow: promote 28 +bribe
yellow: promote 22 +novice
yellow: meditate
"""
"""A game of solo in which eight promotions in five rounds take all your novices off the isles.

Found by a search that kept the best positions after every action, by novices left and favors held.
"""


def further() -> Iterator[dict[str, Any]]:
    """Moments that chance does not bring about, or only where it is helped."""
    wanted = {1: EXAMPLES, 2: EXAMPLES}
    for number in range(GAMES):
        players = 3 + number % 2
        seed = FIRST + 10 * GAMES * len(TABLES) + number
        random = Random(seed)
        game = Game.new(COLOURS[:players], seed=seed, mode="standard", edition="classic")
        while not game.over:
            game.play(walking(game, random))
        for lost, left in wanted.items():
            found = next(lands_on_sunken(game, lost), 0)
            if left and found:
                wanted[lost] -= 1
                what = f"a piece lies on one that has sunk by {lost} in the stack"
                yield entry(f"council-{players}p-{seed}", "A-COUNCIL", what, game, found)
        if not any(wanted.values()):
            break
    game = six_shrines()
    last = entry("shrines-solo1", "A-SHRINE", "no shrine is left", game, len(game.actions))
    last["checks"] = asked(game, "build", "build +novice", "promote 28")
    yield last
    game = Game.from_record(ALL_GONE)
    what = "none of your novices is on an isle, and the Apostate stays"
    yield entry("gone-solo1", "N-APOSTATE O-END", what, game, len(game.actions))
    game = crowded()
    last = entry(
        "tide-solo1", "A-TIDE", "some active, some not, to one isle", game, len(game.actions)
    )
    last["checks"] = asked(
        game,
        "tide ~shrine>book 1, shrine>book 1, ~shrine>book 2",
        "tide shrine>book 1, ~shrine>book 2, shrine>book 1",
        "tide ~shrine>book 2, ~shrine>book 2",
    )
    yield last
    game = Game.from_record(ALL_GONE, at=41)
    last = entry("gone-solo1", "A-TIDE", "two are left, and one of them rests", game, 41)
    last["perft"] = {
        "actions": [perft_actions(game.state, depth) for depth in (1, 2)],
        "steps": [perft_steps(game.state, depth) for depth in (1, 2)],
    }
    yield last
