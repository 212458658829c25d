"""Look for puzzles in games: where one action gains clearly more, however long one looks."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from luna.analysis.puzzles import Puzzle, position_name, puzzle_of, theme_of
from luna.analysis.review import Prospect, prospect_after
from luna.bots import LEVELS, Budget, Option, TreeBot, bot, resolve
from luna.bots.driver import RoundCounter, round_is_endless
from luna.record.notation import print_action
from luna.rules.actions import Action, Meditate
from luna.rules.legal_actions import play
from luna.rules.setup import Setup, draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, PHASE_ACTIONS, PHASE_OVER, SOURCE_NAMES

BUDGET = 600
"""Nodes of the search that finds a puzzle."""
CHECK = 20
"""How many times as much is spent to make sure."""
MARGIN = 0.07
SOLO_MARGIN = 0.0175
"""How much chance to win the next best action must lose: 7 %, or 3.5 points in solo."""
HOPEFUL = 1.3
"""The first look is for a little more than the margin, for it often shrinks."""
RIVALS = 6
"""Other actions that are looked at on their own, those that the search took most seriously."""
WANDERING = 0.25
"""How often a game goes on with what a weaker level plays."""
PLAYED = 60
"""Nodes with which the rest is played."""
APART = 3
"""Actions between two puzzles of a game."""
ENOUGH, SHARE = 12, 0.34
"""So many puzzles of a kind, and this share of all, and no more."""
FINDERS = LEVELS[:-1]
WANDERERS = LEVELS[2:7]
RATINGS = (700, 900, 1100, 1300, 1500, 1700, 1900, 2200)
"""Of a puzzle that the weakest level finds, the second weakest, and so on."""
TRIES = 3
"""A level finds an action when most of its tries do."""
TABLES = (
    ("standard", 2),
    ("standard", 2),
    ("standard", 3),
    ("solo1", 1),
    ("standard", 2),
    ("standard", 2),
    ("solo2", 1),
    ("standard", 2),
    ("standard", 4),
    ("standard", 2),
    ("standard", 2),
    ("solo3", 1),
)
"""The games that are played, one after the other: by mode and number of players."""
EDITIONS = ("classic", "revised", "brazilian")


@dataclass(frozen=True)
class Gap:
    """How far the best action stands out."""

    best: Action
    gain: float
    rival: Action
    better: Prospect
    other: Prospect


def margin(s: State) -> float:
    return SOLO_MARGIN if s.layout.solo else MARGIN


def gap(s: State, nodes: int, thinker: TreeBot, wanted: float) -> Gap | None:
    """The best action if all others lose at least so much by a search of so many nodes."""
    budget = Budget(nodes=nodes)
    options = thinker.explain(s, budget, 64).options
    if len(options) < 2:
        return None
    best, *others = options
    seat = int(s.turn)
    if stand_out(best, others, seat) < wanted:
        return None
    better = prospect_after(s, best.action, budget, thinker)
    found: Gap | None = None
    for other in serious(others, seat):
        prospect = prospect_after(s, other.action, budget, thinker)
        gain = better.chances[seat] - prospect.chances[seat]
        if gain < wanted:
            return None
        if found is None or gain < found.gain:
            found = Gap(best.action, gain, other.action, better, prospect)
    return found


def stand_out(best: Option, others: list[Option], seat: int) -> float:
    """The gain as the search tree has it, among actions that were tried at all."""
    tried = [other.chances[seat] for other in others if other.visits >= best.visits / 20]
    return best.chances[seat] - max(tried, default=0.0)


def serious(others: list[Option], seat: int) -> list[Option]:
    """Those that were visited most, and those that promised most."""
    by_visits = sorted(others, key=lambda option: -option.visits)[: RIVALS - 1]
    by_chance = sorted(others, key=lambda option: -option.chances[seat])
    rest = [option for option in by_chance if option not in by_visits]
    return by_visits + rest[:1]


def games(seed: int) -> Iterator[tuple[int, Setup]]:
    """Setups without end, all from one seed."""
    number = 0
    while True:
        mode, players = TABLES[number % len(TABLES)]
        at = seed * 1_000_000 + number
        edition = EDITIONS[0] if number % 5 else EDITIONS[1 + number // 5 % 2]
        colours = COLOURS[: max(players, 2)]
        yield at, draw_setup(at, colours, mode, edition, None)
        number += 1


def seed_of(puzzle: Puzzle) -> int:
    """The seed of the game that a puzzle was found in."""
    seed = puzzle.laid()[0].seed
    return seed if isinstance(seed, int) else -1


def still_unique(puzzle: Puzzle, nodes: int, thinker: TreeBot) -> bool:
    """Whether a search of so many nodes finds the same solution, by a clear margin."""
    setup, s = puzzle.laid()
    found = gap(s, nodes, thinker, margin(s) / 2)
    return found is not None and print_action(found.best, setup.isles) == puzzle.solution


class Miner:
    """Plays games and keeps the puzzles in them, not too many of a kind."""

    def __init__(self, bot: TreeBot, known: Iterable[Puzzle] = ()) -> None:
        self._bot = bot
        self._names: set[str] = set()
        self._kinds: Counter[str | int] = Counter()
        self._levels = [resolve(level) for level in WANDERERS]
        for puzzle in known:
            self._count(puzzle)

    def _count(self, puzzle: Puzzle) -> None:
        self._names.add(puzzle.id)
        self._kinds[puzzle.theme] += 1
        self._kinds[puzzle.rating] += 1

    def _enough(self, kind: str | int) -> bool:
        """Whether a theme or a rating has more than its share."""
        return self._kinds[kind] > ENOUGH + SHARE * len(self._names)

    def play(self, seed: int, setup: Setup) -> Iterator[Puzzle | None]:
        """Play one game; every action yields the puzzle that it was, or nothing."""
        random = Random(seed)
        s = first_state(setup)
        number = 0
        counter = RoundCounter()
        latest = -APART
        while s.phase != PHASE_OVER:
            endless = round_is_endless(s, counter.played(s))
            action = Meditate() if endless else self._choose(s, random, number)
            puzzle = None
            if number - latest >= APART and s.phase == PHASE_ACTIONS:
                puzzle = self.examine(setup, s, number, action)
            if puzzle is not None:
                self._count(puzzle)
                latest = number
            yield puzzle
            s, number = play(s, action), number + 1

    def _choose(self, s: State, random: Random, number: int) -> Action:
        if random.random() >= WANDERING:
            return self._bot.choose(s, Budget(nodes=PLAYED), number)
        spec = random.choice(self._levels)
        return bot(spec.name).choose(s, spec.budget, number)

    def examine(self, setup: Setup, s: State, number: int, played: Action) -> Puzzle | None:
        """The puzzle of a position, if it is one: found with a budget, then made sure of."""
        wanted = margin(s)
        first = gap(s, BUDGET, self._bot, HOPEFUL * wanted)
        if first is None or position_name(s) in self._names:
            return None
        rating = hardness(s, first.best)
        theme = theme_of(s, first.best, gained(s, first, self._bot))
        if self._enough(rating) or self._enough(theme):
            return None
        sure = gap(s, CHECK * BUDGET, self._bot, wanted)
        if sure is None or sure.best != first.best:
            return None
        solution = print_action(sure.best, setup.isles)
        other = None if played == sure.best else print_action(played, setup.isles)
        return puzzle_of(setup, s, number, solution, theme, rating, sure.gain, other)


def hardness(s: State, action: Action) -> int:
    """The rating by the weakest level that finds an action most of the time."""
    for level, rating in zip(FINDERS, RATINGS, strict=False):
        spec = resolve(level)
        finder = bot(level)
        hits = sum(finder.choose(s, spec.budget, seed) == action for seed in range(TRIES))
        if 2 * hits > TRIES:
            return rating
    return RATINGS[-1]


def gained(s: State, found: Gap, thinker: TreeBot) -> str | None:
    """The source that the best action brings most of, against the next best."""
    seat = int(s.turn)
    budget = Budget(nodes=BUDGET)
    options = {option.action: option for option in thinker.explain(s, budget, 64).options}
    one, other = options.get(found.best), options.get(found.rival)
    if one is None or other is None:
        return None
    mine, theirs = one.sources[seat], other.sources[seat]
    return max(SOURCE_NAMES, key=lambda source: mine[source] - theirs[source])
