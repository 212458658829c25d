"""Tables and people for the tests of a table's life."""

from dataclasses import dataclass, field

from luna.table import Decision, Table, decide
from luna.table.commands import Act, Command, Join, Person, Start
from luna.table.creation import TablePlan, Wanted, new_table
from luna.table.pace import Pace
from luna.table.table import follow_log

ADA, BEN, EVE = Person("ada", "Ada"), Person("ben", "Ben"), Person("eve", "Eve")


@dataclass
class Life:
    """A table that lives on in a test, and the time there."""

    table: Table
    now: float = 1000.0
    decisions: list[Decision] = field(default_factory=list)

    def do(self, command: Command) -> Decision:
        """Carry out a command, as the server does once its entries are written."""
        decision = decide(self.table, command, self.now)
        self.table = follow_log(self.table, decision.entries)
        self.decisions.append(decision)
        return decision

    @property
    def mover(self) -> Person:
        turn = self.table.turn
        assert turn is not None
        return next(person for person in (ADA, BEN, EVE) if person.id == turn.identity)

    def act(self, text: str, client: str | None = None) -> Decision:
        """Whoever is to act plays."""
        return self.do(Act(self.mover, text, self.table.sequence, client))

    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.table.entries]


def laid(*wanted: Wanted, pace: Pace | None = None, public: bool = True) -> Life:
    """A table with these seats; preselected, so that actions come at once."""
    plan = TablePlan(wanted, "random", mode="preselected", seed=1, public=public, pace=pace)
    made = new_table(plan, "table", ADA, 1000.0)
    return Life(follow_log(made.table, made.entries(1000.0)))


def two(pace: Pace | None = None) -> Life:
    """A running game of Ada and Ben."""
    life = laid(Wanted("you"), Wanted(), pace=pace)
    life.do(Join(BEN, ""))
    life.do(Start(ADA))
    return life


def alone(pace: Pace | None = None) -> Life:
    """A running game in which Ada plays both orders."""
    return laid(Wanted("you"), Wanted("you"), pace=pace)
