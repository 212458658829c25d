"""`luna selfplay`: games of bots to learn from, records and outcomes, a line each."""

from pathlib import Path
from typing import Annotated

from luna.arena.contest import MatchPool, run_selfplay
from luna.arena.results import SELF_PLAY, Results, ResultsError
from luna.arena.schedule import ContestError, SelfPlay, parse_entrants
from luna.arena.standings import standings
from luna.bots import BotNameError, Budget, BudgetError
from luna.cli.arena import BotBudget, Players, Ray, Seed, Workers, standings_table
from luna.cli.files import fail, sentence
from luna.cli.new import Edition, Mode
from luna.cli.progress import Progress, console_of
from luna.cli.signatures import Argument, CommandOption
from luna.parallel import PoolError
from luna.rules.refusals import Refused


def selfplay(
    bots: Annotated[
        list[str],
        Argument(metavar="BOT...", help="As in `luna arena`; they take turns on the seats."),
    ],
    out: Annotated[
        Path,
        CommandOption(help="Games, added to; what is there is not played again.", metavar="FILE"),
    ],
    games: Annotated[int, CommandOption(help="Each with a setup of its own.", metavar="N")] = 100,
    players: Players = 2,
    mode: Mode = "standard",
    edition: Edition = "classic",
    seed: Seed = 1,
    budget: BotBudget = "200ms",
    policies: Annotated[
        bool, CommandOption(help="Keep what each tree search thought, for `luna dataset`.")
    ] = False,
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
        fail(sentence(error.refusal))
    console = console_of()
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
