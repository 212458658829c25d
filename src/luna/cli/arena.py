"""The commands that let bots play: `luna arena` and `luna selfplay`."""

from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import Annotated

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from luna.arena.contest import MatchPool, run_contest, run_selfplay
from luna.arena.match import Outcome
from luna.arena.results import SELF_PLAY, Results, ResultsError
from luna.arena.schedule import Contest, ContestError, SelfPlay, parse_entrants
from luna.arena.standings import Standings, standings
from luna.arena.statistics import Estimate, SequentialTest
from luna.bots import BotNameError, Budget, BudgetError
from luna.cli.commands import Argument, CommandGroup, CommandOption, fail, fail_file
from luna.cli.console import PIPE_WIDTH, open_console, plain_table
from luna.cli.records import AsJson, Edition, Mode, option_line, print_json
from luna.parallel import PoolError
from luna.rules.refusals import Refused

MAX_CRASHES_SHOWN = 10
REFRESH_SECONDS = 1.0
LOG_SECONDS = 30.0
"""Without a terminal a line of progress goes to standard error this often."""
UNITS = ((3600.0, "h"), (60.0, "min"), (0.0, "s"))

Workers = Annotated[
    int | None,
    CommandOption(
        help="workers",
        metavar="W",
        min=0,
    ),
]
Ray = Annotated[
    str | None,
    CommandOption(
        "--ray",
        help="ray",
        metavar="ADDRESS",
    ),
]
SeatCount = Annotated[int, CommandOption(help="seats", metavar="N")]
ContestSeed = Annotated[int, CommandOption(help="other-seed", metavar="N")]
BotBudget = Annotated[str, CommandOption(help="bot-budget", metavar="BUDGET")]


def match(
    bots: Annotated[
        list[str],
        Argument(
            metavar="BOT...",
            help="contestants",
        ),
    ],
    players: SeatCount = 2,
    setups: Annotated[int, CommandOption(help="setups", metavar="K")] = 10,
    mode: Mode = "standard",
    edition: Edition = "classic",
    seed: ContestSeed = 1,
    budget: BotBudget = "200ms",
    workers: Workers = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        CommandOption(help="results-out", metavar="FILE"),
    ] = None,
    records: Annotated[Path | None, CommandOption(help="records-out", metavar="DIR")] = None,
    sprt: Annotated[
        str | None,
        CommandOption(
            help="sprt",
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
        fail(option_line(error.refusal))
    console = open_console()
    try:
        with Scoreboard(contest, results, console) as board, MatchPool(workers, ray) as matches:
            decided = run_contest(contest, results, matches, records, test, board.on_game)
    except (ContestError, PoolError) as error:
        fail(str(error))
    finally:
        results.close()
    outcomes = counted(contest, results)
    print_standings(console, standings(outcomes), outcomes)
    if test is not None:
        print_test(console, test, decided)


def counted(contest: Contest, results: Results) -> list[Outcome]:
    """Return the games of this contest among those in the file."""
    wanted = {pairing.key for pairing in contest.pairings()}
    return [outcome for outcome in results.counted() if outcome.key in wanted]


def report(
    file: Annotated[Path, Argument(metavar="FILE", help="results")],
    picture: Annotated[
        Path | None,
        CommandOption(help="picture", metavar="FILE.svg"),
    ] = None,
    as_json: AsJson = False,
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
            fail_file(picture, error)
    if as_json:
        print_json({**results.head, **found.document()})
        return
    print_standings(open_console(), found, outcomes)


def parse_test(text: str) -> SequentialTest:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise ContestError(f"{text}: write two shares, as in 0.5,0.55.") from None
    if not 0 <= low < high <= 1:
        raise ContestError(f"{text}: the shares must rise and lie between 0 and 1.")
    return SequentialTest(low, high)


def print_test(console: Console, test: SequentialTest, decided: tuple[int, bool] | None) -> None:
    if decided is None:
        console.print(f"Sequential test {test.low:g} or {test.high:g}: not decided.")
    else:
        number, better = decided
        console.print(
            f"Sequential test {test.low:g} or {test.high:g}: after {number} setups"
            f" {test.high if better else test.low:g}."
        )


class Progress:
    """How many games are played: a bar on a terminal, elsewhere a line now and then."""

    def __init__(self, keys: Iterable[str], results: Results, console: Console) -> None:
        self._results = results
        known = [key in results.outcomes for key in keys]
        self.total, self.there = len(known), sum(known)
        if self.there:
            console.print(f"{self.there} of {self.total} games are in the file already.")
        self._bar = Bar(
            TextColumn("games"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
        )
        self._task = self._bar.add_task("games", total=self.total, completed=self.there)
        self._live = Live(self._bar, console=console, refresh_per_second=2, transient=True)
        self._shown = console.is_terminal
        self._log = Console(stderr=True, width=PIPE_WIDTH)
        self._played = 0
        self._begun = self._latest = monotonic()

    def __enter__(self) -> "Progress":
        if self._shown:
            self._live.__enter__()
        return self

    def __exit__(self, *fault: object) -> None:
        if self._shown:
            self._live.__exit__(None, None, None)

    def on_game(self, _: Outcome) -> None:
        self._played += 1
        self._bar.advance(self._task)
        now = monotonic()
        if self._shown and now - self._latest > REFRESH_SECONDS:
            self._latest = now
            below = self.below()
            self._live.update(self._bar if below is None else Group(self._bar, below))
        elif not self._shown and now - self._latest > LOG_SECONDS:
            self._latest = now
            self._log.print(self.summary(now - self._begun), highlight=False)

    def below(self) -> Table | None:
        """Return what a terminal shows below the bar."""
        return None

    def summary(self, seconds: float) -> str:
        """Return `120 of 1000 games, 3.2 a second, about 5 min left`."""
        rate = self._played / seconds
        done = self.there + self._played
        left = (self.total - done) / rate
        size, unit = next(each for each in UNITS if left >= 2 * each[0])
        rest = f"about {left / (size or 1.0):.0f} {unit} left"
        return f"{done} of {self.total} games, {rate:.{0 if rate >= 10 else 2}f} a second, {rest}"


class Scoreboard(Progress):
    """Progress with the standings of a contest."""

    def __init__(self, contest: Contest, results: Results, console: Console) -> None:
        super().__init__((each.key for each in contest.pairings()), results, console)
        self._contest = contest

    def below(self) -> Table:
        return standings_table(standings(counted(self._contest, self._results), intervals=False))


def print_standings(console: Console, found: Standings, outcomes: list[Outcome]) -> None:
    console.print(
        f"{found.games} games on {found.setups} setups, {found.distinct} of them different;"
        " intervals: 95 %, bootstrap over setups."
    )
    console.print(standings_table(found))
    if found.cross:
        console.print(cross_grid(found))
    if found.companies:
        console.print(companies_table(found))
    crashes = [outcome for outcome in outcomes if outcome.error]
    for outcome in crashes[:MAX_CRASHES_SHOWN]:
        console.print(f"Lost early in game {outcome.key}: {outcome.error}", markup=False)
    if len(crashes) > MAX_CRASHES_SHOWN:
        console.print(f"... and {len(crashes) - MAX_CRASHES_SHOWN} more.")


def share_text(estimate: Estimate) -> str:
    """`62.5 % (55.0-70.1)`."""
    if estimate.low == estimate.high == estimate.mean and estimate.mean not in (0.0, 1.0):
        return f"{100 * estimate.mean:.1f} %"
    low, high = 100 * estimate.low, 100 * estimate.high
    return f"{100 * estimate.mean:.1f} % ({low:.1f}-{high:.1f})"


def number_text(estimate: Estimate) -> str:
    if estimate.low == estimate.high:
        return f"{estimate.mean:.1f}"
    return f"{estimate.mean:.1f} ({estimate.low:.1f} to {estimate.high:.1f})"


def standings_table(found: Standings) -> Table:
    strength = "margin" if any(each.margin for each in found.standings) else "rating"
    columns = ["wins", "points", "games", "faults", "lost early"]
    table = plain_table(["bot"], [strength, *columns])
    for each in found.standings:
        if each.margin is not None:
            strength = number_text(each.margin)
        elif each.rating is None:
            strength = ""
        else:
            strength = f"{each.rating.mean:.1f}"
            if each.rating_high:
                strength += f" ({each.rating_low:.1f} to {each.rating_high:.1f})"
        table.add_row(
            each.label,
            strength,
            share_text(each.wins),
            number_text(each.points),
            str(each.games),
            str(each.faults or ""),
            str(each.crashes or ""),
        )
    return table


def cross_grid(found: Standings) -> Table:
    """Return how often the bot of a row came ahead of that of a column."""
    labels = [each.label for each in found.standings]
    table = plain_table([""], labels)
    table.title, table.title_justify = "ahead of", "left"
    for one in labels:
        cells = [found.cross.get((one, other)) for other in labels]
        table.add_row(one, *(share_text(cell) if cell else "" for cell in cells))
    return table


def companies_table(found: Standings) -> Table:
    table = plain_table(["company", "bot"], ["wins", "even", "games"])
    for each in found.companies:
        table.add_row(
            each.company,
            each.label,
            share_text(each.wins),
            f"{100 * each.even:.0f} %",
            str(each.wins.number),
        )
    return table


arena = CommandGroup(
    "cli-arena",
    match,
    report,
    otherwise="match",
)


def selfplay(
    bots: Annotated[
        list[str],
        Argument(metavar="BOT...", help="entrants"),
    ],
    out: Annotated[
        Path,
        CommandOption(help="games-out", metavar="FILE"),
    ],
    games: Annotated[int, CommandOption(help="games", metavar="N")] = 100,
    players: SeatCount = 2,
    mode: Mode = "standard",
    edition: Edition = "classic",
    seed: ContestSeed = 1,
    budget: BotBudget = "200ms",
    policies: Annotated[bool, CommandOption(help="policies")] = False,
    workers: Workers = None,
    ray: Ray = None,
) -> None:
    """Let bots play games and keep them, with record and outcome, for learning."""
    try:
        entrants = parse_entrants(bots, Budget.parse(budget))
        schedule = SelfPlay(entrants, players, games, mode, edition, seed, policies)
        results = Results.open(out, schedule, SELF_PLAY)
    except (BotNameError, BudgetError, ContestError, ResultsError) as error:
        fail(str(error))
    except Refused as error:
        fail(option_line(error.refusal))
    console = open_console()
    try:
        keys = (pairing.key for pairing in schedule.pairings())
        with Progress(keys, results, console) as progress, MatchPool(workers, ray) as matches:
            run_selfplay(schedule, results, matches, progress.on_game)
    except PoolError as error:
        fail(str(error))
    finally:
        results.close()
    console.print(f"{progress.total} games in {out}.", highlight=False)
    console.print(standings_table(standings(results.counted(), intervals=False)))
