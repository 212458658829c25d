"""The life of one table as pure functions.

`decide` answers a command with entries or a problem, `apply` makes the next table of an entry.
Nothing here knows of sockets, databases or clocks on the wall: callers pass the time.
"""

from luna.table.decide import Decision, decide
from luna.table.entries import Entry
from luna.table.problem import Problem
from luna.table.seat import Seat
from luna.table.table import Table, Terms, apply

__all__ = ["Decision", "Entry", "Problem", "Seat", "Table", "Terms", "apply", "decide"]
