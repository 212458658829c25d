"""Settings of hypothesis and coverage, and the fixture of a private PostgreSQL."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"  # independent of the language of this machine

sys.path.insert(0, str(Path(__file__).parents[1]))

# Deadlines would be timing thresholds; a random game is a large example by nature.
QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("local", deadline=None, suppress_health_check=QUIET)
settings.register_profile(
    "ci", deadline=None, suppress_health_check=QUIET, derandomize=True, database=None
)
settings.load_profile("ci" if "CI" in os.environ else "local")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop the first coverage of an xdist worker: pytest-cov starts it twice there."""
    watching = session.config.pluginmanager.getplugin("_cov")
    if watching is not None and hasattr(session.config, "workerinput"):
        watching.cov_controller.cov.stop()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run property tests without coverage: they are slow with it, and reach lines by chance."""
    if config.pluginmanager.hasplugin("_cov"):
        for item in items:
            if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
                item.add_marker(pytest.mark.no_cover)


def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Clear the caches after a test without coverage, so that the next one computes again."""
    if item.config.pluginmanager.hasplugin("_cov") and item.get_closest_marker("no_cover"):
        from luna.rules import codec, events, explain, narration, refusals, setup, verbs

        for kept in (
            codec.move_of,
            codec.single_action,
            codec.values_of,
            events.event,
            refusals.refusal,
            narration.parameter_details,
            setup.lower_neighbours,
            verbs.verbs_of_phase,
        ):
            kept.cache_clear()
        explain.ATTEMPTS.clear()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Start a private PostgreSQL and return its URL."""
    from scripts.bootstrap.services import postgres_programs
    from tests.server.postgres import running_postgres

    if postgres_programs() is None:
        pytest.fail("PostgreSQL is missing: `make ready` brings it")
    with running_postgres() as url:
        yield url
