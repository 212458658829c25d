"""What is packed to be installed elsewhere: all that is needed, and nothing else."""

import re
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

from luna.version import NUMBER
from scripts.bootstrap.place import CLIENT
from scripts.dist import ROOT, build_sdist, build_wheel, run, use

pytestmark = pytest.mark.xdist_group("dist")  # packing writes into the checkout
FOREIGN = re.compile(r"(^|/)(node_modules|tests|web/src|\.venv|mutants|__pycache__)(/|$)")


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the client is not built in this checkout")
    return build_sdist(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(sdist, tmp_path_factory.mktemp("wheel"), pure=True)


def test_the_source_distribution_needs_no_node(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    assert "src/luna/web/dist/index.html" in names
    assert "src/luna/web/dist/sw.js" in names
    assert [n for n in names if re.search(r"web/dist/assets/engine/\w+/luna\.zip$", n)]
    assert {"setup.py", "pyproject.toml", "LICENSE", "README.md", "PKG-INFO"} <= set(names)
    assert [name for name in names if FOREIGN.search(name)] == []


def test_a_pure_wheel_is_made_of_the_source_distribution(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        [metadata] = [name for name in names if name.endswith("/METADATA")]
        said = message_from_string(packed.read(metadata).decode())
        [entries] = [name for name in names if name.endswith("/entry_points.txt")]
        commands = packed.read(entries).decode()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert said["Name"] == project["name"]
    assert said["Version"] == NUMBER
    assert said["License-Expression"] == project["license"]
    assert said["Requires-Python"] == project["requires-python"]
    assert set(project["optional-dependencies"]) <= set(said.get_all("Provides-Extra") or [])
    assert "luna = luna.cli.main:main" in commands
    assert "[pipx.run]" in commands
    assert "luna/py.typed" in names
    assert "luna/web/dist/index.html" in names
    assert [name for name in names if name.endswith("/licenses/LICENSE")]
    assert [name for name in names if FOREIGN.search(name) or name.endswith(".so")] == []
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"luna", "luna_game"}


def test_what_is_packed_can_be_played_at_the_terminal_and_in_the_browser(
    wheel: Path, tmp_path: Path
) -> None:
    site, home = tmp_path / "site", tmp_path / "home"
    home.mkdir()
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    run([*pip, "install", "-q", "--no-deps", "--no-index", "--target", site, wheel], home)
    version = use([sys.executable, "-m", "luna"], home, PYTHONPATH=str(site))
    assert version.startswith(f"luna {NUMBER}, rules interpreted, ")
