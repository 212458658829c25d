"""Datasets for Minari: an episode for each seat of each game."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from luna.extras import missing

try:
    import minari
    import numpy as np
    from minari.data_collector import EpisodeBuffer
except ImportError:
    raise missing("Minari", "minari") from None

from luna.envs.dataset.records import DatasetError, PlayedGame, played_games
from luna.envs.dataset.replay import Replayer
from luna.envs.game_batch import returns
from luna.envs.observations import BYTES, FLOATS, observe, schema_hash, unpack
from luna.envs.spaces import action_space, observation_space


def write(paths: Iterable[Path], dataset_id: str, form: str = BYTES, **about: Any) -> Any:
    """Make a local Minari dataset, such as `luna/selfplay-v0`, of files of games.

    A reward of the measure `win` comes with the last step of each seat. `about` goes to Minari:
    `author`, `description`, `algorithm_name` and the like.
    """
    episodes: list[EpisodeBuffer] = []
    players: set[int] = set()
    for source, played in played_games(paths):
        if found := episodes_of(played, form, source.place):
            episodes += found
            players.add(len(played.setup.players))
    if not episodes:
        raise DatasetError("There is no finished game in these files.")
    if len(players) != 1:
        raise DatasetError("Games of different numbers of players need datasets of their own.")
    schema = f"observations in {form} by the schema {schema_hash(form)}"
    about.setdefault("description", f"Luna, {schema}.")
    return minari.create_dataset_from_buffers(
        dataset_id=dataset_id,
        buffer=episodes,
        observation_space=observation_space(players.pop(), form),
        action_space=action_space(),
        **about,
    )


def episodes_of(played: PlayedGame, form: str, place: str) -> list[EpisodeBuffer]:
    """Return an episode for each seat; none of a game that stopped."""
    players, number = len(played.setup.players), len(played.steps)
    replayer = Replayer(players, max(1, number))
    state = played.first
    if replayer.play(state, played.steps, played.seats, 0) >= 0:
        raise DatasetError(f"{place}: its record cannot be played.")
    if not state.is_over():
        return []
    episodes: list[EpisodeBuffer] = []
    memory: Any = replayer.observations
    rows = np.frombuffer(memory, np.uint8).reshape(max(1, number), -1)
    for seat, reward in enumerate(returns(state, "win")):
        own = [row for row, taken in enumerate(played.seats) if taken == seat]
        if not own:
            continue
        last = np.asarray(observe(state, seat))
        seen = np.concatenate([rows[own], last[None]])
        if form == FLOATS:
            seen = unpack(seen, players)
        episode = EpisodeBuffer(
            observations=seen,
            actions=np.array([played.steps[row] for row in own], np.int64),
            rewards=[0.0] * (len(own) - 1) + [reward],
            terminations=[False] * (len(own) - 1) + [True],
            truncations=[False] * len(own),
            infos=None,
        )
        episodes.append(episode)
    return episodes
