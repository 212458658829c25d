"""One server for the tests of a file, and browsers for it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from luna.server.settings import Limits, Settings
from tests.server.harness import Browser, Running

GENEROUS = Limits(creations=100_000, sign_ins=100_000, tables=100_000)


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    folder: Path = tmp_path_factory.mktemp("data")
    return Settings(data=folder, limits=GENEROUS, tick=0.05)


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
