"""Make `tests` importable as a package, and choose how hypothesis looks for examples."""

import os
import sys
from pathlib import Path

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
