"""How far the games of `luna arena` and `luna selfplay` are, and how long the rest will take."""

from collections.abc import Iterable
from time import monotonic

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from luna.arena.match import Outcome
from luna.arena.results import Results

WIDTH = 120
"""Where the output is no terminal."""
REFRESH_SECONDS = 1.0
TOLD_SECONDS = 30.0
"""Where the output is no terminal: a line so often, on standard error."""
UNITS = ((3600.0, "h"), (60.0, "min"), (0.0, "s"))


def console_of() -> Console:
    console = Console()
    return console if console.is_terminal else Console(width=WIDTH)


class Progress:
    """A bar on a terminal; elsewhere a line now and then."""

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
        self._log = Console(stderr=True, width=WIDTH)
        self._played = 0
        self._begun = self._latest = monotonic()

    def __enter__(self) -> "Progress":
        if self._shown:
            self._live.__enter__()
        return self

    def __exit__(self, *fault: object) -> None:
        if self._shown:
            self._live.__exit__(None, None, None)

    def on_game(self, outcome: Outcome) -> None:
        """A game has ended."""
        self._played += 1
        self._bar.advance(self._task)
        now = monotonic()
        if self._shown and now - self._latest > REFRESH_SECONDS:
            self._latest = now
            below = self.below()
            self._live.update(self._bar if below is None else Group(self._bar, below))
        elif not self._shown and now - self._latest > TOLD_SECONDS:
            self._latest = now
            self._log.print(self.sentence(now - self._begun), highlight=False)

    def below(self) -> Table | None:
        """What else is shown on a terminal."""
        return None

    def sentence(self, seconds: float) -> str:
        """`120 of 1000 games, 3.2 a second, about 5 min left`."""
        rate = self._played / seconds
        done = self.there + self._played
        left = (self.total - done) / rate
        size, unit = next(each for each in UNITS if left >= 2 * each[0])
        rest = f"about {left / (size or 1.0):.0f} {unit} left"
        return f"{done} of {self.total} games, {rate:.{0 if rate >= 10 else 2}f} a second, {rest}"
