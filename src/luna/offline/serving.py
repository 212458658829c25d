"""Requests as they come from a page, and the texts that they are answered with."""

import msgspec

from luna.app.problem import problem_document
from luna.offline import looking, reviewing, studies, table_requests
from luna.offline.host import Host
from luna.offline.routes import ROUTES, Text
from luna.offline.tables import encode
from luna.table.problem import Problem

ANSWERED_BY = (table_requests, looking, reviewing, studies)
JSON = "application/json"


async def request(host: Host, method: str, url: str, body: str = "") -> tuple[int, str, str]:
    """The status, the media type and the text of the answer to a request."""
    try:
        status, value = await ROUTES.answer(host, method, url, body)
    except Problem as problem:
        return refusal(problem)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return refusal(Problem("invalid", "bad-body", details={"fault": str(error)[:200]}))
    if isinstance(value, Text):
        return status, "text/plain", value.text
    return status, JSON, encode(value).decode()


def refusal(problem: Problem) -> tuple[int, str, str]:
    document = problem_document(problem)
    return document["status"], JSON, encode(document).decode()
