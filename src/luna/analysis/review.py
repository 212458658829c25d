"""A played game looked at again: what each action cost, and where the game turned."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from luna.analysis.reasons import Reason
from luna.analysis.reasons import better as reasons_for
from luna.bots import Budget, TreeBot
from luna.bots.evaluation import SOLO_SCALE
from luna.record.notation import print_action
from luna.rules.actions import Action
from luna.rules.legal_actions import play
from luna.rules.scoring import ranking
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER

FORMAT = "luna-review/1"
LINE = 6
"""Actions of the expected line that are kept."""
MISTAKE = 0.05
BLUNDER = 0.15
"""Chance to win that an action gave away."""
EVERYTHING = 64
"""More than a tree's root has children."""
SEEN_ENOUGH = 0.25
"""An action visited less than this share of the best one's visits is looked at on its own."""


@dataclass(frozen=True)
class Prospect:
    """What is expected of a position after an action, by seat."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Judgement:
    """One action of the game."""

    number: int
    """From 1, as the actions of a record are counted."""
    round: int
    colour: str
    action: str
    better: str | None
    """What the search would have played, if that is another action."""
    lost_place: float
    """Places farther back that are to be expected, against the better action."""
    lost_chance: float
    lost_points: float
    """Own points minus the best rival's, likewise."""
    chances: dict[str, float]
    """After the action."""
    points: dict[str, float]
    places: dict[str, float]
    """The place to be expected of each order, 1 to the number of orders."""
    mark: str
    """`best`, `good`, `mistake` or `blunder`."""
    reasons: tuple[Reason, ...] = ()
    """What the better action would have brought."""
    line: tuple[tuple[str, str], ...] = ()
    """Orders and actions that were expected to follow the better one."""


@dataclass(frozen=True)
class OrderReview:
    """An order over a whole game."""

    colour: str
    actions: int
    best: int
    """Actions that the search would have played too."""
    mistakes: int
    blunders: int
    lost_place: float
    """Mean of an action; so are the next two."""
    lost_chance: float
    lost_points: float
    worst: int | None
    """The number of the action that cost most, if one cost anything."""


@dataclass(frozen=True)
class Review:
    """A game, judged by a search of a given budget."""

    budget: str
    players: tuple[str, ...]
    judgements: tuple[Judgement, ...]
    turning_points: tuple[int, ...]
    """Numbers of actions after which another order was the favourite and stayed it a while."""
    summaries: tuple[OrderReview, ...]

    def document(self) -> dict[str, Any]:
        """The same as JSON values."""
        values = asdict(self)
        return {
            "format": FORMAT,
            "budget": self.budget,
            "players": list(self.players),
            "actions": [dict(each) for each in values["judgements"]],
            "turning_points": list(self.turning_points),
            "summaries": [dict(each) for each in values["summaries"]],
        }


def review(
    setup: Setup,
    states: Sequence[State],
    actions: Sequence[Action],
    budget: Budget,
    bot: TreeBot | None = None,
    judged: Callable[[Judgement], None] = lambda judgement: None,
) -> Review:
    """Judge every action, played in the state at its place; `judged` is called after each one."""
    thinker = bot or TreeBot()
    judgements = []
    for number, (s, action) in enumerate(zip(states, actions, strict=False), 1):
        judgement = judge(setup, number, s, action, budget, thinker)
        judged(judgement)
        judgements.append(judgement)
    return Review(
        str(budget),
        setup.players,
        tuple(judgements),
        turning_points(setup.players, judgements),
        tuple(summary(colour, judgements) for colour in who_acts(setup)),
    )


def who_acts(setup: Setup) -> tuple[str, ...]:
    return setup.players[:1] if setup.solo_level else setup.players


def judge(
    setup: Setup, number: int, s: State, action: Action, budget: Budget, bot: TreeBot
) -> Judgement:
    """Compare an action with the best one that a search finds in its place."""
    seat = int(s.turn)
    options = bot.explain(s, budget, EVERYTHING).options
    best = options[0]
    better: Action | None = None if best.action == action else best.action
    wanted = Prospect(best.chances, best.points)
    got = wanted
    if better is not None:
        seen = next((option for option in options if option.action == action), None)
        if seen is not None and seen.visits >= SEEN_ENOUGH * best.visits:
            got = Prospect(seen.chances, seen.points)
        else:
            # Both are looked at from behind the action, or depths would be compared, not actions.
            got = prospect_after(s, action, budget, bot)
            wanted = prospect_after(s, best.action, budget, bot)
    lost = round(max(0.0, wanted.chances[seat] - got.chances[seat]), 4)
    lost_points = max(0.0, lead(wanted.points, seat) - lead(got.points, seat)) if lost else 0.0
    lost_place = max(0.0, place(got.chances, seat) - place(wanted.chances, seat)) if lost else 0.0
    reasons: tuple[Reason, ...] = ()
    line: tuple[tuple[str, str], ...] = ()
    if better is None:
        mark = "best"
    else:
        mark = "blunder" if lost >= BLUNDER else "mistake" if lost >= MISTAKE else "good"
    if better is not None and lost > 0:
        reasons = reasons_for(setup, s, play(s, better), play(s, action))
        line = tuple(
            (setup.players[turn], print_action(each, setup.isles))
            for turn, each in best.line[:LINE]
        )
    return Judgement(
        number,
        int(s.round),
        setup.players[seat],
        print_action(action, setup.isles),
        print_action(better, setup.isles) if better is not None and lost > 0 else None,
        round(lost_place, 4),
        lost,
        round(lost_points, 2),
        {c: round(chance, 4) for c, chance in zip(setup.players, got.chances, strict=True)},
        {c: round(value, 2) for c, value in zip(setup.players, got.points, strict=True)},
        {c: round(place(got.chances, at), 4) for at, c in enumerate(setup.players)},
        mark,
        reasons,
        line,
    )


def prospect_after(s: State, action: Action, budget: Budget, bot: TreeBot) -> Prospect:
    """What a search of its own expects after an action; exact when that ends the game."""
    after = play(s, action)
    if after.phase == PHASE_OVER:
        seats = range(int(after.layout.players))
        first = ranking(after)[0]
        points = tuple(float(after.influence(seat)) for seat in seats)
        if after.layout.solo:
            margin = (points[0] - points[1]) / SOLO_SCALE
            return Prospect((0.5 + margin, 0.5 - margin), points)
        return Prospect(tuple(float(seat == first) for seat in seats), points)
    best = bot.explain(after, budget, 1).options[0]
    return Prospect(best.chances, best.points)


def place(chances: Sequence[float], seat: int) -> float:
    """The place to be expected of a seat.

    Each rival finishes ahead as often as it would win if only these two could.

    >>> place((0.5, 0.25, 0.25), 0)
    1.6666666666666665
    """
    own = chances[seat]
    rivals = [chance for at, chance in enumerate(chances) if at != seat]
    return 1 + sum(0.5 if own + rival == 0 else rival / (own + rival) for rival in rivals)


def lead(points: Sequence[float], seat: int) -> float:
    """Points ahead of the best rival."""
    return points[seat] - max(value for at, value in enumerate(points) if at != seat)


def turning_points(players: Sequence[str], judgements: Sequence[Judgement]) -> tuple[int, ...]:
    """Where the favourite changed, and not back again with the next few actions."""
    turned = []
    favourite: str | None = None
    for at, judgement in enumerate(judgements):
        ahead = clear_favourite(judgement)
        if ahead is None or ahead == favourite:
            continue
        later = [clear_favourite(each) for each in judgements[at : at + len(players) + 1]]
        if all(each in (ahead, None) for each in later):
            if favourite is not None:
                turned.append(judgement.number)
            favourite = ahead
    return tuple(turned)


def clear_favourite(judgement: Judgement) -> str | None:
    """Whoever is expected to win by more than a mistake's worth."""
    first, second = sorted(judgement.chances.values(), reverse=True)[:2]
    if first - second < MISTAKE:
        return None
    return max(judgement.chances, key=lambda colour: judgement.chances[colour])


def summary(colour: str, judgements: Sequence[Judgement]) -> OrderReview:
    own = [each for each in judgements if each.colour == colour]
    number = len(own) or 1
    worst = max(own, key=lambda each: each.lost_chance, default=None)
    return OrderReview(
        colour,
        len(own),
        sum(each.mark == "best" for each in own),
        sum(each.mark == "mistake" for each in own),
        sum(each.mark == "blunder" for each in own),
        round(sum(each.lost_place for each in own) / number, 4),
        round(sum(each.lost_chance for each in own) / number, 4),
        round(sum(each.lost_points for each in own) / number, 2),
        worst.number if worst is not None and worst.lost_chance > 0 else None,
    )
