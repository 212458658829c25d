"""Many games side by side, stepped together; everything about them lies in shared memory."""

from collections.abc import Callable
from typing import final

from luna.envs.buffers import buffer, read_i64_le, u8
from luna.envs.encoding import Encoder, words_of, write_table
from luna.envs.rewards import write_returns
from luna.envs.slots import STRIDE, Slot, pick, scrambled
from luna.envs.unpacking import Unpacker, entries_of
from luna.rules import steps
from luna.rules.compat import i64
from luna.rules.engine import apply, legal, step_buffer
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER, SOURCES


@final
class Games:
    """`number` games that begin again when they end."""

    def __init__(
        self,
        number: i64,
        players: i64,
        draw: Callable[[int], State],
        seed: i64,
        setups: i64,
        measure: i64,
        observing: bool,
        floating: bool,
        limit: i64,
        learner: i64,
        alone: bool,
        counting: bool,
        keeping: bool,
    ) -> None:
        self.number = number
        self.players = players
        self.draw = draw
        """The first position of a seed."""
        self.seed = seed
        self.setups = setups
        self.measure = measure
        self.observing = observing
        self.floating = floating
        """Whether observations are unpacked to floats as well."""
        self.limit = limit
        self.learner = learner
        """The only seat that is asked by `advance`; -1 where all are."""
        self.alone = alone
        """Whether the seats that are not asked step at random, else `follow_up` steps for them."""
        self.counting = counting
        """Whether what a step gained is shown by source."""
        self.keeping = keeping
        """Whether the steps of an episode are kept."""
        self.words = words_of(players)
        self.half = entries_of(players) // 2
        self.known: list[State | None] = [None] * setups
        rows = number if observing else i64(0)
        self.observations = buffer[i64]([0] * (rows * self.words))
        self.finals = buffer[i64]([0] * (rows * self.words))
        unpacked = rows * self.half if floating else i64(0)
        self.floats = buffer[i64]([0] * unpacked)
        self.final_floats = buffer[i64]([0] * unpacked)
        self.masks = buffer[u8]([u8(0)] * (rows * steps.STEPS))
        self.rewards = buffer[float]([0.0] * (number * players))
        self.terminated = buffer[u8]([u8(0)] * number)
        self.truncated = buffer[u8]([u8(0)] * number)
        self.turns = buffer[u8]([u8(0)] * number)
        self.seeds = buffer[i64]([0] * number)
        self.gains = buffer[i64]([0] * (number * players * SOURCES if counting else i64(0)))
        self.chosen = buffer[i64]([0] * number)
        """What `sample` picked."""
        self.finished: i64 = 0
        """Episodes that came to an end."""
        self.scratch = step_buffer()
        first = self.first_of(seed)
        encoder = Encoder()
        unpacker = Unpacker()
        self.slots = [
            Slot(game, first, Encoder(encoder), Unpacker(unpacker)) for game in range(number)
        ]
        self.restart(seed)

    def restart(self, seed: i64) -> None:
        """Begin the first episode of every game."""
        if seed != self.seed:
            self.seed = seed
            self.known = [None] * self.setups
        for slot in self.slots:
            slot.noise = scrambled(seed, slot.game)
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

    def begin(self, slot: Slot) -> None:
        """The next episode of a game."""
        slot.episode += 1
        slot.played = 0
        if self.keeping:
            slot.history = []
        if self.setups == 0:
            number = slot.game + slot.episode * self.number
        else:
            number = (slot.game + slot.episode * STRIDE) % self.setups
        self.seeds[slot.game] = self.seed + number
        slot.state = self.first_of(self.seed + number).copy()
        if self.alone:
            self.play_others(slot)
        self.lay(slot)
        self.show(slot, -1)

    def lay(self, slot: Slot) -> None:
        """What stays the same as long as an episode lasts."""
        if self.observing:
            at = slot.game * self.words
            write_table(slot.state.layout, self.observations, at)
            slot.encoder.look(slot.state)
            if self.floating:
                to = slot.game * self.half
                slot.unpacker.begin(self.observations, at, self.players, self.floats, to)

    def put(
        self, game: i64, state: State, seed: i64, episode: i64, played: i64, noise: i64
    ) -> None:
        """Go on in a game from another position."""
        slot = self.slots[game]
        self.forget_step(slot)
        self.seeds[game] = seed
        slot.state = state
        slot.episode = episode
        slot.played = played
        slot.noise = noise
        self.lay(slot)
        self.show(slot, -1)

    def recall(
        self,
        finals: list[int],
        final_floats: list[int],
        gains: list[int],
        rewards: list[float],
        terminated: list[int],
        truncated: list[int],
        chosen: list[int],
    ) -> None:
        """Show again what the latest step of other games has shown."""
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

    def show(self, slot: Slot, actor: i64) -> None:
        """Bring what is shared up to the position."""
        s = slot.state
        self.turns[slot.game] = u8(s.turn)
        out = slot.steps
        slot.sampled = -1
        if not self.observing:
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

    def write(self, slot: Slot, seat: i64, actor: i64) -> None:
        """The observation of a seat."""
        at = slot.game * self.words
        written = slot.encoder.write(slot.state, seat, actor, self.observations, at)
        if self.floating:
            to = slot.game * self.half
            slot.unpacker.follow(self.observations, at, self.players, self.floats, to, written)

    def advance(self, ids: bytes) -> i64:
        """Play a step in each game; if one is not legal, play none and return its game, else -1.

        `ids` holds a number of eight bytes for each game, the lowest byte first.
        """
        for slot in self.slots:
            if not self.allows(slot, read_i64_le(ids, slot.game * 8)):
                return slot.game
        for slot in self.slots:
            self.play(slot, read_i64_le(ids, slot.game * 8))
        return -1

    def follow_up(self, ids: bytes) -> i64:
        """Step for seats that are not asked, in games whose number is not -1; like `advance`.

        What the step of the learner before it has shown stays, and is added to.
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

    def advance_as_sampled(self) -> i64:
        """The same with the steps that `sample` chose."""
        for slot in self.slots:
            if slot.sampled < 0 and not self.allows(slot, self.chosen[slot.game]):
                return slot.game
        for slot in self.slots:
            self.play(slot, self.chosen[slot.game])
        return -1

    def refused(self, ids: bytes) -> list[int]:
        """The games whose step is not legal."""
        found: list[int] = []
        for slot in self.slots:
            if not self.allows(slot, read_i64_le(ids, slot.game * 8)):
                found.append(slot.game)
        return found

    def advance_legal(self, ids: bytes, illegal_reward: float) -> None:
        """Play the legal steps; a game with an illegal one stays where it is."""
        for slot in self.slots:
            step = read_i64_le(ids, slot.game * 8)
            if self.allows(slot, step):
                self.play(slot, step)
            else:
                self.refuse(slot, illegal_reward)

    def refuse(self, slot: Slot, illegal_reward: float) -> None:
        """Count an illegal step of a game and reward it; it may be one too many."""
        seat = slot.state.turn
        slot.played += 1
        self.forget_step(slot)
        self.rewards[slot.game * self.players + seat] = illegal_reward
        if slot.played >= self.limit:
            self.truncated[slot.game] = u8(1)
            self.finish(slot, seat)

    def allows(self, slot: Slot, step: i64) -> bool:
        if step == slot.sampled and step >= 0:
            return True
        if self.observing:
            if step < 0 or step >= steps.STEPS:
                return False
            return self.masks[slot.game * steps.STEPS + step] != u8(0)
        out = slot.steps
        for k in range(slot.count):
            if out[k] == step:
                return True
        return False

    def play(self, slot: Slot, step: i64, following: bool = False) -> None:
        """Play a legal step in one game, and begin its next episode if it ends."""
        s = slot.state
        actor = s.turn
        counting = self.counting
        if following:
            counting = counting and not slot.ended
        else:
            slot.played += 1
            if slot.ended:
                self.clear_outcome(slot)
            if counting:
                self.clear_gains(slot)
        if counting:
            self.count(slot, -1)
        if self.keeping:
            slot.history.append(step)
        apply(s, step)
        if self.alone:
            self.play_others(slot)
            if self.observing:
                slot.encoder.look(s)
        elif self.observing:
            slot.encoder.follow(s, step, actor)
        if counting:
            self.count(slot, 1)
        if s.phase == PHASE_OVER:
            self.terminated[slot.game] = u8(1)
            write_returns(s, self.measure, self.rewards, slot.game * self.players)
            self.finish(slot, actor if self.learner < 0 else self.learner)
        elif slot.played >= self.limit and not following:
            self.truncated[slot.game] = u8(1)
            self.finish(slot, s.turn if self.learner < 0 else self.learner)
        else:
            self.show(slot, actor)

    def finish(self, slot: Slot, seat: i64) -> None:
        """Keep the last observation of an episode, then begin the next."""
        slot.ended = True
        self.finished += 1
        if self.observing:
            at = slot.game * self.words
            slot.encoder.look(slot.state)
            self.write(slot, seat, -1)
            for word in range(at, at + self.words):
                self.finals[word] = self.observations[word]
            if self.floating:
                at = slot.game * self.half
                for word in range(at, at + self.half):
                    self.final_floats[word] = self.floats[word]
        self.begin(slot)

    def clear_outcome(self, slot: Slot) -> None:
        slot.ended = False
        self.terminated[slot.game] = u8(0)
        self.truncated[slot.game] = u8(0)
        for at in range(slot.game * self.players, (slot.game + 1) * self.players):
            self.rewards[at] = 0.0

    def forget_step(self, slot: Slot) -> None:
        """Show nothing of the latest step, and add nothing to it before the next one."""
        self.clear_outcome(slot)
        if self.counting:
            self.clear_gains(slot)
        slot.ended = True

    def clear_gains(self, slot: Slot) -> None:
        span = self.players * SOURCES
        for at in range(slot.game * span, (slot.game + 1) * span):
            self.gains[at] = 0

    def count(self, slot: Slot, sign: i64) -> None:
        """Add what everyone has, by source, to what was gained, or take it away."""
        ledger = slot.state.ledger
        at = slot.game * self.players * SOURCES
        for k in range(self.players * SOURCES):
            self.gains[at + k] += sign * ledger[k]

    def random_step(self, game: i64) -> i64:
        """A uniformly random legal step in one game."""
        slot = self.slots[game]
        return slot.steps[pick(slot, slot.count)]

    def chance(self, game: i64) -> float:
        """A random number from 0 to below 1, from the generator of a game."""
        return float(pick(self.slots[game], 1 << 20)) / float(1 << 20)

    def play_others(self, slot: Slot) -> None:
        """Random steps until it is the learner's turn."""
        s = slot.state
        while s.phase != PHASE_OVER and s.turn != self.learner:
            step = self.scratch[pick(slot, legal(s, self.scratch))]
            if self.keeping:
                slot.history.append(step)
            apply(s, step)

    def play_random(self, rounds: i64) -> i64:
        """Play uniformly random steps, `rounds` in each game; how many that were.

        One game after the other, which keeps it in the processor's cache.
        """
        for slot in self.slots:
            for _ in range(rounds):
                self.play(slot, slot.steps[pick(slot, slot.count)])
        return rounds * self.number

    def sample(self) -> None:
        """Choose a uniformly random legal step for every game."""
        for slot in self.slots:
            slot.sampled = slot.steps[pick(slot, slot.count)]
            self.chosen[slot.game] = slot.sampled
