"""One server for the tests of a file, and browsers for it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from luna.app.jobs import SearchBudgets
from luna.server.settings import Limits, Settings
from tests.server.harness import Browser, Running
from tests.server.postgres import new_database

HERE = Path(__file__).parent
COUNT = count()
GENEROUS = Limits(
    creations=100_000, sign_ins=100_000, tables=100_000, reads=1e6, looks=1e6, messages=1e6
)
QUICK = SearchBudgets(puzzle="4n", review="3n")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give all tests of one server to one worker, so that it is started once."""
    for item in items:
        if isinstance(item, pytest.Function) and item.path.parent == HERE:
            database = item.callspec.params.get("settings") if hasattr(item, "callspec") else None
            if database:
                item.add_marker(pytest.mark.xdist_group(f"{item.path.stem}-{database}"))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """The same for both databases."""
    folder: Path = tmp_path_factory.mktemp("data")
    settings = Settings(data=folder, limits=GENEROUS, tick=0.05, budgets=QUICK)
    if request.param == "sqlite":
        return settings
    name = f"{request.module.__name__.rpartition('.')[2]}_{next(COUNT)}"
    url = new_database(request.getfixturevalue("postgres"), name)
    return replace(settings, database=url)


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[Running]:
    running = Running(settings)
    yield running
    running.stop()


@pytest.fixture
def browser(server: Running) -> Iterator[Callable[..., Browser]]:
    made: list[Browser] = []

    def make(name: str | None = None) -> Browser:
        made.append(Browser(server.url, name))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def ada(browser: Callable[..., Browser]) -> Browser:
    return browser("Ada")


@pytest.fixture
def ben(browser: Callable[..., Browser]) -> Browser:
    return browser("Ben")
