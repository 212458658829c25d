"""`luna arena`: contests between bots, and what their results say."""

from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.table import Table

from luna.arena.contest import MatchPool, run_contest
from luna.arena.match import Outcome
from luna.arena.results import Results, ResultsError
from luna.arena.schedule import Contest, ContestError, parse_entrants
from luna.arena.standings import Standings, standings
from luna.arena.statistics import Estimate, SequentialTest
from luna.bots import BotNameError, Budget, BudgetError
from luna.bots.roster import known_names
from luna.cli.files import fail, sentence
from luna.cli.new import Edition, Mode
from luna.cli.progress import Progress, console_of
from luna.cli.signatures import Argument, CommandOption, OptionGroup
from luna.parallel import PoolError
from luna.rules.refusals import Refused

EARLY_SHOWN = 10

Workers = Annotated[
    int | None,
    CommandOption(
        help="Processes that play, by default 1; 0: no other than this one. With --ray ADDRESS"
        " all of the cluster.",
        metavar="W",
        min=0,
    ),
]
Ray = Annotated[
    str | None,
    CommandOption(
        "--ray",
        help="Play on the Ray cluster at HOST:PORT, or on one started here for the run (local).",
        metavar="ADDRESS",
    ),
]
Players = Annotated[int, CommandOption(help="Seats at the table.", metavar="N")]
Seed = Annotated[int, CommandOption(help="For other setups.", metavar="N")]
BotBudget = Annotated[
    str, CommandOption(help="Where a bot has none: 200ms or 500n.", metavar="BUDGET")
]


def match(
    bots: Annotated[
        list[str],
        Argument(
            metavar="BOT...",
            help=f"{known_names()}; cmd:COMMAND or py:MODULE:CLASS for one of your own; each"
            " with its budget, as luna@200ms.",
        ),
    ],
    players: Players = 2,
    setups: Annotated[int, CommandOption(help="Setups, each with all seatings.", metavar="K")] = 10,
    mode: Mode = "standard",
    edition: Edition = "classic",
    seed: Seed = 1,
    budget: BotBudget = "200ms",
    workers: Workers = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        CommandOption(help="Results, added to; what is there is not played again.", metavar="FILE"),
    ] = None,
    records: Annotated[
        Path | None, CommandOption(help="Keep the record of each game there.", metavar="DIR")
    ] = None,
    sprt: Annotated[
        str | None,
        CommandOption(
            help="Stop as soon as it is clear whether the first of two bots comes out ahead with"
            " share P0 or P1, as in 0.5,0.55.",
            metavar="P0,P1",
        ),
    ] = None,
) -> None:
    """Play every setup with every seating, and show who is ahead."""
    try:
        entrants = parse_entrants(bots, Budget.parse(budget))
        contest = Contest(entrants, players, setups, mode, edition, seed)
        test = None if sprt is None else parse_test(sprt)
        results = Results.open(out, contest)
    except (BotNameError, BudgetError, ContestError, ResultsError) as error:
        fail(str(error))
    except Refused as error:
        fail(sentence(error.refusal))
    console = console_of()
    try:
        with Scoreboard(contest, results, console) as board, MatchPool(workers, ray) as matches:
            decided = run_contest(contest, results, matches, records, test, board.on_game)
    except (ContestError, PoolError) as error:
        fail(str(error))
    finally:
        results.close()
    outcomes = counted(contest, results)
    show(console, standings(outcomes), outcomes)
    if test is not None:
        show_test(console, test, decided)


def counted(contest: Contest, results: Results) -> list[Outcome]:
    """The games of this contest among those in the file."""
    wanted = {pairing.key for pairing in contest.pairings()}
    return [outcome for outcome in results.counted() if outcome.key in wanted]


def report(
    file: Annotated[Path, Argument(metavar="FILE", help="Results of `luna arena`.")],
    picture: Annotated[
        Path | None,
        CommandOption(help="Draw cross-table and ratings (.svg).", metavar="FILE.svg"),
    ] = None,
    as_json: Annotated[bool, CommandOption("--json", help="As a JSON document.")] = False,
) -> None:
    """Show what a file of results says."""
    try:
        results = Results.read(file)
    except ResultsError as error:
        fail(str(error))
    outcomes = results.counted()
    if not outcomes:
        fail(f"{file}: no game has been played to its end yet.")
    found = standings(outcomes)
    if picture is not None:
        if picture.suffix != ".svg":
            fail(f"{picture}: pictures are drawn as SVG; give a name that ends in .svg.")
        from luna.arena.svg_report import draw_standings

        try:
            picture.write_text(draw_standings(found, results.head), "utf-8")
        except OSError as error:
            fail(f"{picture}: {error.strerror}.")
    if as_json:
        import json

        print(json.dumps({**results.head, **found.document()}))
        return
    show(console_of(), found, outcomes)


def parse_test(text: str) -> SequentialTest:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise ContestError(f"{text}: write two shares, as in 0.5,0.55.") from None
    if not 0 <= low < high <= 1:
        raise ContestError(f"{text}: the shares must rise and lie between 0 and 1.")
    return SequentialTest(low, high)


def show_test(console: Console, test: SequentialTest, decided: tuple[int, bool] | None) -> None:
    if decided is None:
        console.print(f"Sequential test {test.low:g} or {test.high:g}: not decided.")
    else:
        number, better = decided
        console.print(
            f"Sequential test {test.low:g} or {test.high:g}: after {number} setups"
            f" {test.high if better else test.low:g}."
        )


class Scoreboard(Progress):
    """Progress and standings while a contest is on."""

    def __init__(self, contest: Contest, results: Results, console: Console) -> None:
        super().__init__((each.key for each in contest.pairings()), results, console)
        self._contest = contest

    def below(self) -> Table:
        return standings_table(standings(counted(self._contest, self._results), intervals=False))


def show(console: Console, found: Standings, outcomes: list[Outcome]) -> None:
    """The whole report."""
    console.print(
        f"{found.games} games on {found.setups} setups, {found.distinct} of them different;"
        " intervals: 95 %, bootstrap over setups."
    )
    console.print(standings_table(found))
    if found.cross:
        console.print(cross_grid(found))
    if found.companies:
        console.print(companies_table(found))
    early = [outcome for outcome in outcomes if outcome.error]
    for outcome in early[:EARLY_SHOWN]:
        console.print(f"Lost early in game {outcome.key}: {outcome.error}", markup=False)
    if len(early) > EARLY_SHOWN:
        console.print(f"... and {len(early) - EARLY_SHOWN} more.")


def share(estimate: Estimate) -> str:
    """`62.5 % (55.0-70.1)`."""
    if estimate.low == estimate.high == estimate.mean and estimate.mean not in (0.0, 1.0):
        return f"{100 * estimate.mean:.1f} %"
    low, high = 100 * estimate.low, 100 * estimate.high
    return f"{100 * estimate.mean:.1f} % ({low:.1f}-{high:.1f})"


def number(estimate: Estimate) -> str:
    if estimate.low == estimate.high:
        return f"{estimate.mean:.1f}"
    return f"{estimate.mean:.1f} ({estimate.low:.1f} to {estimate.high:.1f})"


def standings_table(found: Standings) -> Table:
    table = Table(box=None, header_style="bold")
    solo = any(each.margin for each in found.standings)
    table.add_column("bot")
    for column in (
        "margin" if solo else "rating",
        "wins",
        "points",
        "games",
        "faults",
        "lost early",
    ):
        table.add_column(column, justify="right")
    for each in found.standings:
        if each.margin is not None:
            strength = number(each.margin)
        elif each.rating is None:
            strength = ""
        else:
            strength = f"{each.rating.mean:.1f}"
            if each.rating_high:
                strength += f" ({each.rating_low:.1f} to {each.rating_high:.1f})"
        table.add_row(
            each.label,
            strength,
            share(each.wins),
            number(each.points),
            str(each.games),
            str(each.faults or ""),
            str(each.crashes or ""),
        )
    return table


def cross_grid(found: Standings) -> Table:
    """Row against column: how often the row came ahead."""
    table = Table(box=None, header_style="bold", title="ahead of", title_justify="left")
    labels = [each.label for each in found.standings]
    table.add_column("")
    for label in labels:
        table.add_column(label, justify="right")
    for one in labels:
        cells = [found.cross.get((one, other)) for other in labels]
        table.add_row(one, *(share(cell) if cell else "" for cell in cells))
    return table


def companies_table(found: Standings) -> Table:
    table = Table(box=None, header_style="bold")
    for column in ("company", "bot"):
        table.add_column(column)
    for column in ("wins", "even", "games"):
        table.add_column(column, justify="right")
    for each in found.companies:
        table.add_row(
            each.company,
            each.label,
            share(each.wins),
            f"{100 * each.even:.0f} %",
            str(each.wins.number),
        )
    return table


arena = OptionGroup(
    "Contests between bots: luna arena BOT BOT ..., luna arena report FILE.",
    match,
    report,
    otherwise="match",
)
