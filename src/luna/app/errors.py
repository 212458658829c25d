"""Errors of the host, and problems as they are sent: problem documents after RFC 9457."""

from luna.table.problem import Nature, Problem, ProblemDocument

STATUS: dict[Nature, int] = {
    "malformed": 400,
    "stranger": 401,
    "forbidden": 403,
    "missing": 404,
    "conflict": 409,
    "too-long": 413,
    "invalid": 422,
    "too-many": 429,
    "unavailable": 503,
}


def problem_document(problem: Problem, status: int | None = None) -> ProblemDocument:
    """The document of a problem; a status of its own where the web has a finer one."""
    kind = "refusal" if problem.rule else "problem"
    return {
        "type": f"urn:luna:{kind}:{problem.reason}",
        "title": problem.reason,
        "status": status or STATUS[problem.nature],
        "reason": problem.reason,
        "rule": problem.rule,
        "details": problem.details,
        **problem.place,
    }


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
