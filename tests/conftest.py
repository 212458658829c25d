"""Make `tests` importable as a package, choose how hypothesis looks for examples and what counts as
covered, and bring a PostgreSQL to those who ask for one.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"  # whatever language the person at this machine speaks

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
    """Watch once: in a process of xdist pytest-cov has begun already, and begins again after this.

    What it then pauses would go on being watched, which takes three times as long as not to be.
    """
    watching = session.config.pluginmanager.getplugin("_cov")
    if watching is not None and hasattr(session.config, "workerinput"):
        watching.cov_controller.cov.stop()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Count no line that only a game drawn at random reaches; and being watched slows them most."""
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
    """The URL of a private PostgreSQL."""
    from scripts.bootstrap.services import postgres_programs
    from tests.server.postgres import running_postgres

    if postgres_programs() is None:
        pytest.fail("PostgreSQL is missing: `make ready` brings it")
    with running_postgres() as url:
        yield url
