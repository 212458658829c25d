"""Many games side by side, stepped together, with all arrays in shared memory."""

from collections.abc import Callable
from typing import Final, final

from luna.envs.buffers import buffer, read_i64_le, u8
from luna.envs.encoder import Encoder, words_of, write_table
from luna.envs.float_encoder import FloatEncoder, entries_of
from luna.rules import steps
from luna.rules.compat import i64
from luna.rules.engine import apply, legal, step_buffer
from luna.rules.scoring import outranks
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER, SOURCES

WIN: Final = 0
RANK: Final = 1
MARGIN: Final = 2
POINTS: Final = 3
REWARDS: Final = ("win", "rank", "margin", "points")
"""The measures of a finished game, each at its number."""
STRIDE: Final = 2654435761
"""A prime: the distance in setups from one episode of a game to its next."""


@final
class BatchGame:
    """One game of a batch."""

    def __init__(
        self, game: i64, state: State, encoder: Encoder, float_encoder: FloatEncoder
    ) -> None:
        self.game = game
        self.state = state
        self.steps = step_buffer()
        """The legal steps, `count` of them."""
        self.count: i64 = 0
        self.sampled: i64 = -1
        """The step that `sample` chose, known to be legal; else -1."""
        self.rng_state: i64 = 1
        self.episode: i64 = -1
        self.played: i64 = 0
        self.ended = False
        """Whether the outcome of the latest step is complete: the next step clears it."""
        self.history: list[int] = []
        """All steps of the episode, if the batch keeps them."""
        self.encoder = encoder
        self.float_encoder = float_encoder


def draw_index(slot: BatchGame, count: i64) -> i64:
    """Return a random number below `count`, by the generator of `engine.playout`."""
    rng_state = slot.rng_state
    rng_state ^= (rng_state << 13) & 0xFFFFFFFF
    rng_state ^= rng_state >> 17
    rng_state ^= (rng_state << 5) & 0xFFFFFFFF
    slot.rng_state = rng_state
    return (rng_state * count) >> 32


def initial_rng_state(seed: i64, game: i64) -> i64:
    """Return the first state of the generator of a game."""
    return (((seed + game * 7919) & 0x7FFFFFFF) * STRIDE + 88172645) & 0xFFFFFFFF | 1


@final
class GameBatch:
    """`number` games, each of which begins again when it ends."""

    def __init__(
        self,
        number: i64,
        players: i64,
        draw: Callable[[int], State],
        seed: i64,
        setups: i64,
        measure: i64,
        observe: bool,
        as_floats: bool,
        limit: i64,
        learner: i64,
        random_opponents: bool,
        track_gains: bool,
        keep_history: bool,
    ) -> None:
        self.number = number
        self.players = players
        self.draw = draw
        """The first position of a seed."""
        self.seed = seed
        self.setups = setups
        self.measure = measure
        self.observe = observe
        self.as_floats = as_floats
        """Whether observations are written as floats, too."""
        self.limit = limit
        self.learner = learner
        """The only seat that `step_all` steps for; -1: all seats."""
        self.random_opponents = random_opponents
        """Whether the other seats step at random; else `step_opponents` steps for them."""
        self.track_gains = track_gains
        """Whether `gains` has what each step gained by source."""
        self.keep_history = keep_history
        """Whether games keep the steps of their episode."""
        self.words = words_of(players)
        self.half = entries_of(players) // 2
        self.known: list[State | None] = [None] * setups
        rows = number if observe else i64(0)
        self.observations = buffer[i64]([0] * (rows * self.words))
        self.finals = buffer[i64]([0] * (rows * self.words))
        unpacked = rows * self.half if as_floats else i64(0)
        self.floats = buffer[i64]([0] * unpacked)
        self.final_floats = buffer[i64]([0] * unpacked)
        self.masks = buffer[u8]([u8(0)] * (rows * steps.STEPS))
        self.rewards = buffer[float]([0.0] * (number * players))
        self.terminated = buffer[u8]([u8(0)] * number)
        self.truncated = buffer[u8]([u8(0)] * number)
        self.turns = buffer[u8]([u8(0)] * number)
        self.seeds = buffer[i64]([0] * number)
        self.gains = buffer[i64]([0] * (number * players * SOURCES if track_gains else i64(0)))
        self.chosen = buffer[i64]([0] * number)
        """The steps that `sample` chose."""
        self.finished: i64 = 0
        """Episodes that have ended."""
        self.scratch = step_buffer()
        first = self.first_of(seed)
        encoder = Encoder()
        float_encoder = FloatEncoder()
        self.slots = [
            BatchGame(game, first, Encoder(encoder), FloatEncoder(float_encoder))
            for game in range(number)
        ]
        self.restart(seed)

    def restart(self, seed: i64) -> None:
        """Begin the first episode of every game."""
        if seed != self.seed:
            self.seed = seed
            self.known = [None] * self.setups
        for slot in self.slots:
            slot.rng_state = initial_rng_state(seed, slot.game)
            slot.episode = -1
            self.forget_step(slot)
            self.begin(slot)

    def first_of(self, seed: i64) -> State:
        """The first position of a seed, remembered if it may come again."""
        if self.setups == 0:
            return self.draw(seed)
        known = self.known[seed - self.seed]
        if known is None:
            known = self.draw(seed)
            self.known[seed - self.seed] = known
        return known

    def begin(self, slot: BatchGame) -> None:
        """Begin the next episode of a game."""
        slot.episode += 1
        slot.played = 0
        if self.keep_history:
            slot.history = []
        if self.setups == 0:
            number = slot.game + slot.episode * self.number
        else:
            number = (slot.game + slot.episode * STRIDE) % self.setups
        self.seeds[slot.game] = self.seed + number
        slot.state = self.first_of(self.seed + number).copy()
        if self.random_opponents:
            self.play_random_opponents(slot)
        self.write_static(slot)
        self.refresh(slot, -1)

    def write_static(self, slot: BatchGame) -> None:
        """Write what is constant during an episode."""
        if self.observe:
            at = slot.game * self.words
            write_table(slot.state.layout, self.observations, at)
            slot.encoder.reset(slot.state)
            if self.as_floats:
                to = slot.game * self.half
                slot.float_encoder.reset(self.observations, at, self.players, self.floats, to)

    def place(
        self, game: i64, state: State, seed: i64, episode: i64, played: i64, rng_state: i64
    ) -> None:
        """Continue a game from another position."""
        slot = self.slots[game]
        self.forget_step(slot)
        self.seeds[game] = seed
        slot.state = state
        slot.episode = episode
        slot.played = played
        slot.rng_state = rng_state
        self.write_static(slot)
        self.refresh(slot, -1)

    def restore_shown(
        self,
        finals: list[int],
        final_floats: list[int],
        gains: list[int],
        rewards: list[float],
        terminated: list[int],
        truncated: list[int],
        chosen: list[int],
    ) -> None:
        """Write the results of a latest step that were saved."""
        for at, word in enumerate(finals):
            self.finals[at] = word
        for at, word in enumerate(final_floats):
            self.final_floats[at] = word
        for at, gained in enumerate(gains):
            self.gains[at] = gained
        for at, points in enumerate(rewards):
            self.rewards[at] = points
        for game in range(self.number):
            self.terminated[game] = u8(terminated[game])
            self.truncated[game] = u8(truncated[game])
            self.chosen[game] = chosen[game]

    def refresh(self, slot: BatchGame, actor: i64) -> None:
        """Write what depends on the position to the shared arrays."""
        s = slot.state
        self.turns[slot.game] = u8(s.turn)
        out = slot.steps
        slot.sampled = -1
        if not self.observe:
            slot.count = legal(s, out)
            return
        masks = self.masks
        row = slot.game * steps.STEPS
        for k in range(slot.count):
            masks[row + out[k]] = u8(0)
        count = legal(s, out)
        slot.count = count
        for k in range(count):
            masks[row + out[k]] = u8(1)
        self.write(slot, s.turn, actor)

    def write(self, slot: BatchGame, seat: i64, actor: i64) -> None:
        """Write the observation of a seat."""
        at = slot.game * self.words
        written = slot.encoder.write(slot.state, seat, actor, self.observations, at)
        if self.as_floats:
            to = slot.game * self.half
            slot.float_encoder.update(self.observations, at, self.players, self.floats, to, written)

    def step_all(self, ids: bytes) -> i64:
        """Play a step in each game and return -1; if one is illegal, play none and return its game.

        `ids` holds a number of eight bytes for each game, the lowest byte first.
        """
        for slot in self.slots:
            if not self.allows(slot, read_i64_le(ids, slot.game * 8)):
                return slot.game
        for slot in self.slots:
            self.play(slot, read_i64_le(ids, slot.game * 8))
        return -1

    def step_opponents(self, ids: bytes) -> i64:
        """Step for opponents in games whose id is not -1; like `step_all`.

        Keeps rewards and gains of the learner's last step and adds to them.
        """
        for slot in self.slots:
            step = read_i64_le(ids, slot.game * 8)
            if step != -1 and not self.allows(slot, step):
                return slot.game
        for slot in self.slots:
            step = read_i64_le(ids, slot.game * 8)
            if step != -1:
                self.play(slot, step, True)
        return -1

    def step_as_sampled(self) -> i64:
        """Play the steps that `sample` chose; like `step_all`."""
        for slot in self.slots:
            if slot.sampled < 0 and not self.allows(slot, self.chosen[slot.game]):
                return slot.game
        for slot in self.slots:
            self.play(slot, self.chosen[slot.game])
        return -1

    def refused(self, ids: bytes) -> list[int]:
        """Return the games whose step is illegal."""
        found: list[int] = []
        for slot in self.slots:
            if not self.allows(slot, read_i64_le(ids, slot.game * 8)):
                found.append(slot.game)
        return found

    def step_legal(self, ids: bytes, illegal_reward: float) -> None:
        """Play the legal steps; a game with an illegal one stays where it is."""
        for slot in self.slots:
            step = read_i64_le(ids, slot.game * 8)
            if self.allows(slot, step):
                self.play(slot, step)
            else:
                self.refuse(slot, illegal_reward)

    def refuse(self, slot: BatchGame, illegal_reward: float) -> None:
        """Count an illegal step of a game and reward it; it may be one too many."""
        seat = slot.state.turn
        slot.played += 1
        self.forget_step(slot)
        self.rewards[slot.game * self.players + seat] = illegal_reward
        if slot.played >= self.limit:
            self.truncated[slot.game] = u8(1)
            self.finish(slot, seat)

    def allows(self, slot: BatchGame, step: i64) -> bool:
        if step == slot.sampled and step >= 0:
            return True
        if self.observe:
            if step < 0 or step >= steps.STEPS:
                return False
            return self.masks[slot.game * steps.STEPS + step] != u8(0)
        out = slot.steps
        for k in range(slot.count):
            if out[k] == step:
                return True
        return False

    def play(self, slot: BatchGame, step: i64, following: bool = False) -> None:
        """Play a legal step in one game, and begin its next episode if it ends."""
        s = slot.state
        actor = s.turn
        track_gains = self.track_gains
        if following:
            track_gains = track_gains and not slot.ended
        else:
            slot.played += 1
            if slot.ended:
                self.clear_outcome(slot)
            if track_gains:
                self.clear_gains(slot)
        if track_gains:
            self.add_ledger(slot, -1)
        if self.keep_history:
            slot.history.append(step)
        apply(s, step)
        if self.random_opponents:
            self.play_random_opponents(slot)
            if self.observe:
                slot.encoder.reset(s)
        elif self.observe:
            slot.encoder.update(s, step, actor)
        if track_gains:
            self.add_ledger(slot, 1)
        if s.phase == PHASE_OVER:
            self.terminated[slot.game] = u8(1)
            write_returns(s, self.measure, self.rewards, slot.game * self.players)
            self.finish(slot, actor if self.learner < 0 else self.learner)
        elif slot.played >= self.limit and not following:
            self.truncated[slot.game] = u8(1)
            self.finish(slot, s.turn if self.learner < 0 else self.learner)
        else:
            self.refresh(slot, actor)

    def finish(self, slot: BatchGame, seat: i64) -> None:
        """Store the last observation of an episode, then begin the next."""
        slot.ended = True
        self.finished += 1
        if self.observe:
            at = slot.game * self.words
            slot.encoder.reset(slot.state)
            self.write(slot, seat, -1)
            for word in range(at, at + self.words):
                self.finals[word] = self.observations[word]
            if self.as_floats:
                at = slot.game * self.half
                for word in range(at, at + self.half):
                    self.final_floats[word] = self.floats[word]
        self.begin(slot)

    def clear_outcome(self, slot: BatchGame) -> None:
        slot.ended = False
        self.terminated[slot.game] = u8(0)
        self.truncated[slot.game] = u8(0)
        for at in range(slot.game * self.players, (slot.game + 1) * self.players):
            self.rewards[at] = 0.0

    def forget_step(self, slot: BatchGame) -> None:
        """Clear the results of the latest step; opponents add nothing to them."""
        self.clear_outcome(slot)
        if self.track_gains:
            self.clear_gains(slot)
        slot.ended = True

    def clear_gains(self, slot: BatchGame) -> None:
        span = self.players * SOURCES
        for at in range(slot.game * span, (slot.game + 1) * span):
            self.gains[at] = 0

    def add_ledger(self, slot: BatchGame, sign: i64) -> None:
        """Add the ledger, times `sign`, to the gains, which are the difference of two."""
        ledger = slot.state.ledger
        at = slot.game * self.players * SOURCES
        for k in range(self.players * SOURCES):
            self.gains[at + k] += sign * ledger[k]

    def random_step(self, game: i64) -> i64:
        """Return a uniformly random legal step of a game."""
        slot = self.slots[game]
        return slot.steps[draw_index(slot, slot.count)]

    def chance(self, game: i64) -> float:
        """Return a random number from 0 to below 1 from the generator of a game."""
        return float(draw_index(self.slots[game], 1 << 20)) / float(1 << 20)

    def play_random_opponents(self, slot: BatchGame) -> None:
        """Play random steps until it is the learner's turn."""
        s = slot.state
        while s.phase != PHASE_OVER and s.turn != self.learner:
            step = self.scratch[draw_index(slot, legal(s, self.scratch))]
            if self.keep_history:
                slot.history.append(step)
            apply(s, step)

    def play_random(self, rounds: i64) -> i64:
        """Play `rounds` uniformly random steps in each game and return their number.

        One game after the other, so that it stays in the processor's cache.
        """
        for slot in self.slots:
            for _ in range(rounds):
                self.play(slot, slot.steps[draw_index(slot, slot.count)])
        return rounds * self.number

    def sample(self) -> None:
        """Choose a uniformly random legal step for every game."""
        for slot in self.slots:
            slot.sampled = slot.steps[draw_index(slot, slot.count)]
            self.chosen[slot.game] = slot.sampled


def write_returns(s: State, measure: i64, out: buffer[float], at: i64) -> None:
    """Write what each seat would get if the game ended here, from entry `at` on."""
    n = s.layout.players
    total: i64 = 0
    for seat in range(n):
        total += s.influence(seat)
    for seat in range(n):
        ours = s.influence(seat)
        place: i64 = 0
        for rival in range(n):
            if outranks(s, rival, seat):
                place += 1
        others = float(n - 1)
        if measure == WIN:
            out[at + seat] = 1.0 if place == 0 else -1.0 / others
        elif measure == RANK:
            out[at + seat] = 1.0 - 2.0 * float(place) / others
        elif measure == MARGIN:
            out[at + seat] = float(ours) - float(total - ours) / others
        else:
            out[at + seat] = float(ours)


def returns(s: State, measure: str) -> list[float]:
    """Return what each seat would get if the game ended here."""
    out = buffer[float]([0.0] * s.layout.players)
    write_returns(s, REWARDS.index(measure), out, 0)
    return [float(value) for value in out]
