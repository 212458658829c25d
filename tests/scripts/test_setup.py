"""What the compiled form is built from, by setup.py."""

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest
import setuptools

ROOT = Path(__file__).parents[2]


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """setup.py of a copy of the sources, which is the current folder."""
    shutil.copytree(
        ROOT / "src" / "luna",
        tmp_path / "src" / "luna",
        ignore=lambda folder, names: [
            name
            for name in names
            if not (name.endswith(".py") or (Path(folder) / name).is_dir())
            or name in ("__pycache__", "node_modules", "dist")
        ],
    )
    shutil.copy(ROOT / "setup.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(setuptools, "setup", lambda **options: None)
    spec = importlib.util.spec_from_file_location("luna_setup", tmp_path / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_only_what_the_compiled_modules_import_compiles_them_anew(build: ModuleType) -> None:
    before = build.fingerprint()
    package = Path("src/luna")
    read = {path.relative_to(package).as_posix() for path in build.inputs()}
    assert set(build.COMPILED) <= read
    assert "rules/actions.py" in read
    (package / "server" / "app.py").write_text("changed = True\n", "utf-8")
    assert build.fingerprint() == before
    for name in ("rules/actions.py", "rules/engine.py"):
        with (package / name).open("a", encoding="utf-8") as file:
            file.write("# changed\n")
        assert build.fingerprint() != before
        before = build.fingerprint()
