"""Datasets for Minari: an episode for each seat of each game."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from luna.extras import missing

try:
    import minari
    import numpy as np
    from minari.data_collector import EpisodeBuffer
except ImportError:
    raise missing("Minari", "minari") from None

from luna.envs import floats, observations
from luna.envs.reading import DatasetError, PlayedGame, read_steps, sources
from luna.envs.replaying import Replayer
from luna.envs.rewards import returns
from luna.envs.spaces import action_space, observation_space
from luna.record.record import RecordError


def write(paths: Iterable[Path], dataset_id: str, form: str = floats.BYTES, **about: Any) -> Any:
    """Make a local Minari dataset, such as `luna/selfplay-v0`, of files of games.

    A reward of the measure `win` comes with the last step of each seat. `about` goes to Minari:
    `author`, `description`, `algorithm_name` and the like.
    """
    episodes = list(all_episodes(paths, form))
    if not episodes:
        raise DatasetError("There is no finished game in these files.")
    players = {len(players) for players, _ in episodes}
    if len(players) != 1:
        raise DatasetError("Games of different numbers of players need datasets of their own.")
    schema = floats.schema_hash() if form == floats.FLOATS else observations.schema_hash()
    about.setdefault("description", f"Luna, observations in {form} by the schema {schema}.")
    return minari.create_dataset_from_buffers(
        dataset_id=dataset_id,
        buffer=[episode for _, episode in episodes],
        observation_space=observation_space(players.pop(), form),
        action_space=action_space(),
        **about,
    )


def all_episodes(
    paths: Iterable[Path], form: str
) -> Iterator[tuple[tuple[str, ...], EpisodeBuffer]]:
    """The episodes of all finished games, with the colours at their tables."""
    for path in paths:
        for source in sources(path):
            try:
                played = read_steps(source.record)
            except RecordError as error:
                raise DatasetError(f"{source.place}: {error}") from None
            for episode in episodes_of(played, form, source.place):
                yield played.setup.players, episode


def episodes_of(played: PlayedGame, form: str, place: str) -> Iterator[EpisodeBuffer]:
    """What each seat saw and did; nothing of a game that stopped."""
    players, number = len(played.setup.players), len(played.steps)
    replayer = Replayer(players, max(1, number))
    state = played.first
    if replayer.play(state, played.steps, played.seats, 0) >= 0:
        raise DatasetError(f"{place}: its record cannot be played.")
    if not state.is_over():
        return
    memory: Any = replayer.observations
    rows = np.frombuffer(memory, np.uint8).reshape(max(1, number), -1)
    for seat, reward in enumerate(returns(state, "win")):
        own = [row for row, taken in enumerate(played.seats) if taken == seat]
        if not own:
            continue
        last = np.asarray(observations.observe(state, seat))
        seen = np.concatenate([rows[own], last[None]])
        if form == floats.FLOATS:
            seen = floats.unpack(seen, players)
        yield EpisodeBuffer(
            observations=seen,
            actions=np.array([played.steps[row] for row in own], np.int64),
            rewards=[0.0] * (len(own) - 1) + [reward],
            terminations=[False] * (len(own) - 1) + [True],
            truncations=[False] * len(own),
            infos=None,
        )
