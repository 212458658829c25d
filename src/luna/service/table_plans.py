"""Plans of tables to be laid, from what was asked for."""

from collections.abc import Sequence
from dataclasses import dataclass

from luna.bots.roster import LEVELS, current_level
from luna.contract.requests import NewTable, PacePlan, SeatPlan, TakeChallenge, Upload
from luna.game import Game
from luna.lessons.chapters import short_game
from luna.record.record import MARK
from luna.rules.refusals import Refused
from luna.app.names import clean_name, new_seed
from luna.table.challenge import COLOURS, Challenge, challenges
from luna.table.laying import TablePlan, Wanted
from luna.table.pace import Pace
from luna.table.problem import Problem, invalid, missing, refused


@dataclass(frozen=True)
class PlanHost:
    """What whoever hosts tables has to offer: bots, and names of some length."""

    levels: Sequence[str]
    """Weakest first."""
    longest_name: int

    def level(self, level: str | None, usual: int = 0) -> str:
        """A level of bots that is at hand; by default the weakest, -1 is the strongest."""
        level = None if level is None else current_level(level)
        if level is not None and level not in self.levels:
            raise Problem("invalid", "unknown-level", details={"level": level})
        return level or self.levels[usual]

    def wanted(self, plans: Sequence[SeatPlan]) -> list[Wanted]:
        """Who is to sit where, each bot of a level that is at hand."""
        return [
            Wanted(
                plan.player,
                plan.colour,
                plan.level and self.level(plan.level),
                plan.name and clean_name(plan.name, self.longest_name),
            )
            for plan in plans
        ]

    def pace(self, plan: PacePlan | None) -> Pace | None:
        if plan is None:
            return None
        level = plan.level and self.level(plan.level)
        return Pace(plan.kind, plan.seconds, plan.increment, plan.end, level)


def new_table(host: PlanHost, body: NewTable) -> TablePlan:
    """A table as somebody wants it."""
    if body.rated and (body.figures is not None or body.setup is not None):
        raise invalid("rated-terms")
    return TablePlan(
        wanted=host.wanted(body.seats),
        level=host.level(None),
        edition=body.edition,
        mode=body.mode,
        seed=new_seed() if body.seed is None or body.rated else body.seed,
        figures=body.figures,
        setup=body.setup,
        public=body.public,
        hot_seat=body.hot_seat,
        hints=body.hints and not body.rated,
        rated=body.rated,
        pace=host.pace(body.pace),
    )


def uploaded(host: PlanHost, body: Upload) -> TablePlan:
    """A table from a record: a finished game, a game to go on from, or an analysis board."""
    try:
        game = Game.from_record(body.record.removeprefix(MARK), body.at)
    except Refused as error:
        raise refused(error) from None
    if body.purpose == "finished" and not game.over:
        raise invalid("record-not-over")
    if body.purpose == "game" and game.over:
        raise invalid("game-over", "A-TURN")
    seats = host.wanted(body.seats or ())
    if body.purpose != "game" or not seats:
        seats = [Wanted("open" if body.purpose == "finished" else "you") for _ in game.players]
    return TablePlan(
        wanted=seats,
        level=host.level(None),
        game=game,
        public=body.public,
        hot_seat=body.purpose == "game" and body.seats is None,
        kind="analysis" if body.purpose == "analysis" else "game",
        finished=body.purpose == "finished",
    )


def short(host: PlanHost) -> TablePlan:
    """The short game at the end of the guided first one: the last rounds, the weakest level."""
    level = host.level(next((level for level in LEVELS if level in host.levels), None))
    seats = [Wanted("you"), Wanted("bot", level=level)]
    return TablePlan(wanted=seats, level=level, game=Game.from_record(short_game()))


def challenge(host: PlanHost, body: TakeChallenge, now: float) -> TablePlan:
    """A challenge of today or of this week."""
    found = Challenge(body.period, body.mode)
    if found not in challenges(now):
        raise missing("challenge")
    return TablePlan(
        wanted=[Wanted("you", COLOURS[0])],
        level=host.level(None),
        mode=found.mode,
        seed=found.seed,
        hints=False,
    )
