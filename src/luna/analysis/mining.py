"""Find puzzles in games: positions in which one action gains clearly more than all others."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from luna.analysis.puzzles import Puzzle, position_name, puzzle_of, theme_of
from luna.analysis.review import Prospect, prospect_after
from luna.bots import LEVELS, Budget, Option, TreeBot, bot, resolve
from luna.bots.driver import play_out
from luna.record.notation import print_action
from luna.rules.actions import Action
from luna.rules.setup import Setup, draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, PHASE_ACTIONS, SOURCE_NAMES

SEARCH_NODES = 600
CHECK_FACTOR = 20
"""The search that checks a puzzle has so many times the nodes."""
MARGIN = 0.07
SOLO_MARGIN = 0.0175
"""Chance to win that the next best action must lose: 7 %, or 3.5 points in solo."""
FIRST_MARGIN_FACTOR = 1.3
"""The first search asks for a larger margin, because it often shrinks."""
MAX_RIVALS = 6
"""Other actions that are searched on their own."""
WEAK_MOVE_RATE = 0.25
"""The rate of actions chosen by a weaker level."""
PLAY_NODES = 60
MIN_ACTIONS_BETWEEN = 3
"""Between two puzzles of a game."""
MIN_OF_KIND, MAX_SHARE_OF_KIND = 12, 0.34
"""A kind may have so many puzzles, and this share of all."""
FINDERS = LEVELS[:-1]
WEAK_LEVELS = LEVELS[2:7]
RATINGS = (700, 900, 1100, 1300, 1500, 1700, 1900, 2200)
"""The rating of a puzzle that the weakest level finds, the second weakest, and so on."""
TRIES_PER_LEVEL = 3
"""A level finds an action if most of its tries do."""
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
"""Mode and number of players of the games, in turn."""
EDITIONS = ("classic", "revised", "brazilian")


@dataclass(frozen=True)
class Margin:
    """How far the best action stands out."""

    best: Action
    gain: float
    rival: Action
    better: Prospect
    other: Prospect


def margin(s: State) -> float:
    return SOLO_MARGIN if s.layout.solo else MARGIN


def gap(s: State, nodes: int, thinker: TreeBot, least: float) -> Margin | None:
    """Return the best action if all others lose at least `least` by a search of `nodes` nodes."""
    budget = Budget(nodes=nodes)
    options = thinker.explain(s, budget, 64).options
    if len(options) < 2:
        return None
    best, *others = options
    seat = int(s.turn)
    if stand_out(best, others, seat) < least:
        return None
    better = prospect_after(s, best.action, budget, thinker)
    found: Margin | None = None
    for other in serious(others, seat):
        prospect = prospect_after(s, other.action, budget, thinker)
        gain = better.chances[seat] - prospect.chances[seat]
        if gain < least:
            return None
        if found is None or gain < found.gain:
            found = Margin(best.action, gain, other.action, better, prospect)
    return found


def stand_out(best: Option, others: list[Option], seat: int) -> float:
    """Return the gain of the best action in the search tree, among actions with some visits."""
    tried = [other.chances[seat] for other in others if other.visits >= best.visits / 20]
    return best.chances[seat] - max(tried, default=0.0)


def serious(others: list[Option], seat: int) -> list[Option]:
    """Return the most visited actions and the most promising one of the others."""
    by_visits = sorted(others, key=lambda option: -option.visits)[: MAX_RIVALS - 1]
    by_chance = sorted(others, key=lambda option: -option.chances[seat])
    rest = [option for option in by_chance if option not in by_visits]
    return by_visits + rest[:1]


def games(seed: int) -> Iterator[tuple[int, Setup]]:
    """Yield endless setups with their seeds."""
    number = 0
    while True:
        mode, players = TABLES[number % len(TABLES)]
        at = seed * 1_000_000 + number
        edition = EDITIONS[0] if number % 5 else EDITIONS[1 + number // 5 % 2]
        colours = COLOURS[: max(players, 2)]
        yield at, draw_setup(at, colours, mode, edition, None)
        number += 1


def seed_of(puzzle: Puzzle) -> int:
    """Return the seed of the game that a puzzle was found in."""
    seed = puzzle.position()[0].seed
    return seed if isinstance(seed, int) else -1


def still_unique(puzzle: Puzzle, nodes: int, thinker: TreeBot) -> bool:
    """Return whether a search of `nodes` nodes finds the same solution by a clear margin."""
    setup, s = puzzle.position()
    found = gap(s, nodes, thinker, margin(s) / 2)
    return found is not None and print_action(found.best, setup.isles) == puzzle.solution


class Miner:
    """Plays games and collects their puzzles, not too many of a kind."""

    def __init__(self, bot: TreeBot, known: Iterable[Puzzle] = ()) -> None:
        self._bot = bot
        self._names: set[str] = set()
        self._kinds: Counter[str | int] = Counter()
        self._levels = [resolve(level) for level in WEAK_LEVELS]
        for puzzle in known:
            self._count(puzzle)

    def _count(self, puzzle: Puzzle) -> None:
        self._names.add(puzzle.id)
        self._kinds[puzzle.theme] += 1
        self._kinds[puzzle.rating] += 1

    def _enough(self, kind: str | int) -> bool:
        """Return whether a theme or a rating has more than its share."""
        return self._kinds[kind] > MIN_OF_KIND + MAX_SHARE_OF_KIND * len(self._names)

    def play(self, seed: int, setup: Setup) -> Iterator[Puzzle | None]:
        """Play one game; yield for every action the puzzle of its position, or None."""
        random = Random(seed)
        latest = -MIN_ACTIONS_BETWEEN
        game = play_out(first_state(setup), lambda s, number: self._choose(s, random, number))
        for number, (s, action) in enumerate(game):
            puzzle = None
            if number - latest >= MIN_ACTIONS_BETWEEN and s.phase == PHASE_ACTIONS:
                puzzle = self.examine(setup, s, number, action)
            if puzzle is not None:
                self._count(puzzle)
                latest = number
            yield puzzle

    def _choose(self, s: State, random: Random, number: int) -> Action:
        if random.random() >= WEAK_MOVE_RATE:
            return self._bot.choose(s, Budget(nodes=PLAY_NODES), number)
        spec = random.choice(self._levels)
        return bot(spec.name).choose(s, spec.budget, number)

    def examine(self, setup: Setup, s: State, number: int, played: Action) -> Puzzle | None:
        """Return the puzzle of a position if a small and a large search find the same solution."""
        least = margin(s)
        first = gap(s, SEARCH_NODES, self._bot, FIRST_MARGIN_FACTOR * least)
        if first is None or position_name(s) in self._names:
            return None
        rating = hardness(s, first.best)
        theme = theme_of(s, first.best, gained(s, first, self._bot))
        if self._enough(rating) or self._enough(theme):
            return None
        sure = gap(s, CHECK_FACTOR * SEARCH_NODES, self._bot, least)
        if sure is None or sure.best != first.best:
            return None
        solution = print_action(sure.best, setup.isles)
        other = None if played == sure.best else print_action(played, setup.isles)
        return puzzle_of(setup, s, number, solution, theme, rating, sure.gain, other)


def hardness(s: State, action: Action) -> int:
    """Return the rating by the weakest level that usually finds an action."""
    for level, rating in zip(FINDERS, RATINGS, strict=False):
        spec = resolve(level)
        finder = bot(level)
        hits = sum(finder.choose(s, spec.budget, seed) == action for seed in range(TRIES_PER_LEVEL))
        if 2 * hits > TRIES_PER_LEVEL:
            return rating
    return RATINGS[-1]


def gained(s: State, found: Margin, thinker: TreeBot) -> str | None:
    """Return the source in which the best action is furthest ahead of the next best."""
    seat = int(s.turn)
    budget = Budget(nodes=SEARCH_NODES)
    options = {option.action: option for option in thinker.explain(s, budget, 64).options}
    one, other = options.get(found.best), options.get(found.rival)
    if one is None or other is None:
        return None
    mine, theirs = one.sources[seat], other.sources[seat]
    return max(SOURCE_NAMES, key=lambda source: mine[source] - theirs[source])
