"""What can go wrong with the database, as the rest of the server sees it."""

from luna.table.problem import Problem


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class Conflict(Exception):
    """Somebody else wrote the same row first."""


class Unwritable(Problem):
    """The database refused to write: a full disk, say, or no connection.

    Whether anything was written is not known when the connection broke off in between.
    """

    def __init__(self, fault: str) -> None:
        super().__init__("unavailable", "not-stored", details={"fault": fault})


class NoDatabase(Problem):
    """The database does not answer."""

    def __init__(self) -> None:
        super().__init__("unavailable", "no-database")
