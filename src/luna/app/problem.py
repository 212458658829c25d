"""Problems as they are sent: problem documents after RFC 9457."""

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
