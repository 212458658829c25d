"""The OpenAPI document, and random requests that it allows."""

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.harness import PATIENCE, PRESELECTED, Browser, Running, start_game

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]

pytestmark = pytest.mark.parametrize("settings", ["sqlite"], indirect=True, scope="module")


@pytest.fixture(scope="module")
def someone(server: Running) -> Iterator[Browser]:
    browser = Browser(server.url, "Fuzz")
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as session:
        session.trust_env = False  # no look for proxies at every request
        yield session


@pytest.fixture(scope="module")
def tables(someone: Browser, server: Running) -> list[str]:
    """Tables of every kind, for random requests."""
    other = Browser(server.url, "Other")
    created = [
        someone.table("you", "you", **PRESELECTED)["table"],
        someone.table("you", "open", public=True)["table"],
        someone.table("you", mode="solo2")["table"],
        start_game(someone, other),
        other.table("you", "you", **PRESELECTED)["table"],
    ]
    other.close()
    return created


@pytest.fixture(scope="module")
def description(server: Running) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", timeout=PATIENCE)


api = schemathesis.pytest.from_fixture("description")


@api.parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_makes_the_server_fail(
    case: Any, tables: list[str], someone: Browser, session: requests.Session
) -> None:
    """The server answers what the document allows and refuses what it forbids."""
    if "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = tables[len(repr(case.body)) % len(tables)]
    cookies = dict(someone.http.cookies.items())
    response = case.call(session=session, cookies=cookies, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)


def test_every_request_is_described(someone: Browser) -> None:
    described = someone.get("/api/openapi.json")
    for path, verbs in described["paths"].items():
        for verb, operation in verbs.items():
            assert operation["description"], (verb, path)
            good = next(v for k, v in operation["responses"].items() if k.startswith("2"))
            assert good["content"], (verb, path)
            assert "4XX" in operation["responses"], (verb, path)


def test_every_answer_has_a_schema_and_every_request_an_id(someone: Browser) -> None:
    """No answer is any object; no two requests share an id."""
    described = someone.get("/api/openapi.json")
    operations = [each for verbs in described["paths"].values() for each in verbs.values()]
    ids = [each["operationId"] for each in operations]
    assert sorted(ids) == sorted(set(ids))
    for operation in operations:
        for answer in operation["responses"].values():
            for media, content in answer["content"].items():
                schema = content["schema"]
                assert "$ref" in schema if media.endswith("json") else schema == {"type": "string"}
    loose = [
        f"{name}.{field}"
        for name, part in described["components"]["schemas"].items()
        for field, schema in part.get("properties", {}).items()
        if schema in ({}, {"type": "object"})
    ]
    assert loose == []


def test_the_description_can_be_read(someone: Browser) -> None:
    page = someone.get("/api/docs")
    assert "POST /api/tables/{table_id}/actions" in page


def test_words_come_as_fluent_files(someone: Browser) -> None:
    for language in someone.get("/api/reference")["languages"]:
        assert "refusal-too-few-active =" in someone.get(f"/api/locale/{language}")
    assert someone.get("/api/locale/xx", 404)["reason"] == "no-such-language"


def test_what_a_client_needs_once(someone: Browser) -> None:
    result = someone.get("/api/reference")
    assert len(result["components"]["symbols"]) == 28
    assert result["levels"][0] == "random"


def test_problems_are_problem_documents(someone: Browser) -> None:
    for response in (
        someone.http.get("/api/nowhere"),
        someone.http.get("/api/tables/none"),
        someone.http.post("/api/tables", json={}),
        someone.http.post(
            "/api/tables", content=b"{", headers={"content-type": "application/json"}
        ),
        someone.http.patch("/api/tables", json={}),
    ):
        assert response.headers["content-type"] == "application/problem+json"
        assert set(response.json()) >= {"type", "title", "status", "reason", "rule", "details"}
        assert response.json()["status"] == response.status_code


def test_health(someone: Browser) -> None:
    assert someone.get("/healthz")["status"] == "ok"
