"""Private parts of libraries, patches and compiled statements are refused."""

import pytest

from scripts.public_only import places


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("from uvicorn.protocols.http.h11_impl import H11Protocol", "private"),
        ("import uvicorn._types", "private"),
        ("from starlette import _utils", "private"),
        ("import sqlalchemy\nclass A(sqlalchemy._Private): ...", "private"),
        ("import uvicorn\nuvicorn.Server.run = None", "patches uvicorn.Server.run"),
        ("from uvicorn import Server\nsetattr(Server, 'run', None)", "patches uvicorn.Server"),
        ("def f(statement, engine): return str(statement.compile(engine))", "compiles"),
    ],
)
def test_what_breaks_with_a_minor_release_is_refused(source: str, what: str) -> None:
    ((_, found),) = places(source)
    assert what in found


def test_public_interfaces_and_own_parts_are_not() -> None:
    assert not places(
        "import re\nimport uvicorn\nfrom luna.app import _own\nfrom msgspec import Struct\n"
        "class A(Struct):\n    _a = re.compile('a')\n\nuvicorn.Server(None).should_exit = True\n"
        "from __future__ import annotations\n"
    )
