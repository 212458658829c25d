"""Random play through every environment, always four players and every observation looked at."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from bench import playouts
from bench.clock import Work, repeating
from bench.envs.figures import Contestant
from luna.envs import Batch
from luna.envs.gym import LunaVectorEnv
from luna.envs.openspiel import LunaGame, LunaState
from luna.envs.pettingzoo import luna_v1
from luna.rules.layout import Layout
from luna.rules.state import State

PLAYERS = 4
SMALL, LARGE = 128, 1024
SETUPS = 64
PLAYOUTS = "playouts inside the engine"
CATANATRON = "catanatron_gym loop, decisions of both players"
OBSERVED = f"batch of {SMALL}, observations and masks"
DATASET = "samples of records, 2 players"
KIT = Path(__file__).parents[2] / "conformance" / "games"
PLAIN = "OpenSpiel, clone + step, plain deepcopy"


def ours() -> list[Contestant]:
    return [
        Contestant(PLAYOUTS, playouts.inside(PLAYERS)),
        Contestant(
            f"batch of {SMALL}, without observations",
            stepped(SMALL, False),
            "steps/s",
            PLAYOUTS,
            most=1.3,
        ),
        Contestant(
            OBSERVED,
            stepped(SMALL, True),
            "steps/s",
            PLAYOUTS,
            most=3,
        ),
        *(
            Contestant(label, work, rival=PLAYOUTS)
            for label, work in (
                (f"batch of {LARGE}, without observations", stepped(LARGE, False)),
                (f"batch of {LARGE}, observations and masks", stepped(LARGE, True)),
                ("Batch.play_random, without observations", inside(False)),
                ("Batch.play_random, observations and masks", inside(True)),
            )
        ),
        Contestant(
            f"batch of {SMALL}, floats and masks",
            stepped(SMALL, True, "floats"),
            "steps/s",
            OBSERVED,
            most=2,
        ),
        Contestant(DATASET, samples(), "samples/s", floor=250_000),
        Contestant(f"Gymnasium vector of {SMALL}, three random opponents", vector()),
        Contestant("PettingZoo loop", pettingzoo(), "steps/s", CATANATRON, least=10),
        Contestant("OpenSpiel loop", openspiel()),
        Contestant("OpenSpiel loop with tensors", openspiel(tensors=True)),
        Contestant("OpenSpiel, clone + step", cloned(LunaState), "clones/s", PLAIN, least=5),
        Contestant(PLAIN, cloned(PlainState), "clones/s"),
    ]


def samples() -> Work:
    """Games of bots read from their records, samples of all of their steps."""
    from luna.envs.dataset.records import Source, read_steps
    from luna.envs.dataset.samples import SampleBuilder

    records = [path.read_text("utf-8") for path in sorted(KIT.glob("standard-2p-*.luna"))]
    together = SampleBuilder(2)

    def unit() -> int:
        done = 0
        for record in records:
            played = read_steps(record)
            together.add(Source("", record, {}), played)
            done += len(played.steps)
        return done

    return repeating(unit)


def stepped(n: int, observe: bool, form: str = "bytes") -> Work:
    """`step` called from Python with the steps that `sample` picks."""
    batch = Batch(n, players=PLAYERS, observe=observe, setups=SETUPS, form=form)
    batch.play_random(400)

    def unit() -> int:
        for _ in range(16):
            batch.step(batch.sample())
        return 16 * n

    return repeating(unit)


def inside(observe: bool) -> Work:
    batch = Batch(SMALL, players=PLAYERS, observe=observe, setups=SETUPS)
    batch.play_random(400)
    return repeating(lambda: batch.play_random(16))


def vector() -> Work:
    """The learner's steps count, those of the opponents between them do not."""
    envs = LunaVectorEnv(SMALL, "standard", ("random",) * (PLAYERS - 1), copy=False, setups=SETUPS)
    envs.reset(seed=0)

    def unit() -> int:
        for _ in range(16):
            envs.step(envs.batch.sample())
        return 16 * SMALL

    return repeating(unit)


def pettingzoo() -> Work:
    """The loop of PettingZoo's documentation, with a legal step from the mask."""
    env = luna_v1.env(players=PLAYERS)
    env.reset(seed=0)
    random = Random(0).random

    def game() -> int:
        env.reset()
        played = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            (legal,) = observation["action_mask"].view(bool).nonzero()
            env.step(legal[int(random() * len(legal))])
            played += 1
        return played

    return repeating(game)


def openspiel(tensors: bool = False) -> Work:
    game = LunaGame({"players": PLAYERS, "seed": 1, "setups": 1})
    observer = game.make_py_observer()
    random = Random(0).random

    def unit() -> int:
        state = game.new_initial_state()
        played = 0
        while not state.is_terminal():
            if tensors:
                observer.set_from(state, state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            played += 1
        return played

    return repeating(unit)


class Position:
    """A position that is copied as `deepcopy` copies whatever does not say how: all of it."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        make, parts = reduced(self.state)
        make_layout, layout_parts = reduced(parts[0])
        return Position(make(make_layout(*deepcopy(layout_parts, memo)), parts[1]))


def reduced(thing: State | Layout) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """How a thing is made again, and of what."""
    both: Any = thing.__reduce__()
    make, parts = both
    return make, parts


class PlainState(LunaState):
    """The adapter without the thought for clones."""

    def __init__(self, game: LunaGame, position: State) -> None:
        super().__init__(game, position)
        self.plain = Position(self.position)
        del self.position

    def __getattr__(self, name: str) -> Any:
        if name == "position":
            return self.__dict__["plain"].state
        raise AttributeError(name)


class PlainGame(LunaGame):
    def new_initial_state(self, state: State | None = None) -> LunaState:
        return PlainState(self, self.first if state is None else state)


def cloned(kind: type[LunaState]) -> Work:
    """Clones of positions all through a game, each stepped once."""
    game = (PlainGame if kind is PlainState else LunaGame)(
        {"players": PLAYERS, "seed": 1, "setups": 1}
    )
    random = Random(0)
    state = game.new_initial_state()
    along = []
    while not state.is_terminal():
        actions = state.legal_actions()
        along.append((state.clone(), actions[0]))
        state.apply_action(random.choice(actions))

    def unit() -> int:
        for position, action in along[::10]:
            position.clone().apply_action(action)
        return len(along[::10])

    return repeating(unit)
