"""Other environments, by their own documented interfaces; each is left out if it is missing."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from bench.clock import Work, repeating
from bench.envs.figures import Contestant
from bench.envs.ours import CATANATRON, OBSERVED

GAMES = 1024
STEPS = 32


def peers(say: Callable[[str], None]) -> list[Contestant]:
    """All peers that are here; `say` hears of the others."""
    found: list[Contestant] = []
    for name, peer in (("catanatron_gym", catanatron), ("pgx", pgx)):
        try:
            found += peer()
        except ImportError as error:
            say(f"{name} is not measured, because it cannot be imported: {error}.")
    return found


def catanatron() -> list[Contestant]:
    return [Contestant(CATANATRON, catan_loop())]


def catan_loop() -> Work:
    """The loop of its documentation; the decisions of its opponent are counted in its favour."""
    import catanatron_gym
    import gymnasium

    env: Any = gymnasium.make(f"{catanatron_gym.__name__}:catanatron-v1").unwrapped
    random = Random(0)

    def work(seconds: float) -> tuple[int, float]:
        done, passed = 0, 0.0
        while passed < seconds:
            _, info = env.reset(seed=random.getrandbits(30))
            start = process_time()
            ended = False
            while not ended and process_time() - start < seconds:
                _, _, terminated, truncated, info = env.step(random.choice(info["valid_actions"]))
                ended = terminated or truncated
            passed += process_time() - start
            done += len(env.game.state.actions)
        return done, passed

    return work


def pgx() -> list[Contestant]:
    return [
        Contestant(f"pgx {name}, {GAMES} at once on the CPU", pgx_games(name), rival=OBSERVED)
        for name in ("connect_four", "backgammon")
    ]


def pgx_games(name: str) -> Work:
    """Random legal actions inside one compiled loop, with auto-reset and observations.

    The clock counts the time of all of its threads, so a rate is one per core.
    """
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    advance = jax.vmap(auto_reset(env.step, env.init))

    def once(carried: tuple[Any, Any], _: Any) -> tuple[tuple[Any, Any], None]:
        state, key = carried
        key, picks, resets = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(picks, logits, axis=1)
        return (advance(state, action, jax.random.split(resets, GAMES)), key), None

    run = jax.jit(lambda carried: jax.lax.scan(once, carried, None, length=STEPS)[0])
    keys = jax.random.split(jax.random.PRNGKey(0), GAMES)
    carried = run((jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1)))
    jax.block_until_ready(carried)

    def unit() -> int:
        nonlocal carried
        carried = run(carried)
        jax.block_until_ready(carried)
        return GAMES * STEPS

    return repeating(unit)
