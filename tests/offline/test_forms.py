"""The engine answers alike compiled in the page, interpreted there, and on this machine."""

import json
import shutil
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from luna.rules.vocabulary import COLOURS, EDITIONS
from scripts.bootstrap import headers
from scripts.bootstrap.report import Failure
from tests.modes import TABLES
from tests.offline.answers import answer
from tests.offline.page_engine import engine, engine_folder

KIT = Path(__file__).parents[2] / "conformance"
EVERY = 47
"""Of the positions of the kit's games, so many are left out that the test takes half a minute."""
NODES = 60
"""Of a search by the bot that searches for two seconds."""

pytestmark = pytest.mark.xdist_group("forms")


def lines(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def record(name: str) -> str:
    return (KIT / "games" / f"{name}.luna").read_text("utf-8")


def kit() -> tuple[list[Any], list[Any]]:
    """Questions of the conformance kit, and the answers that it wants."""
    questions: list[Any] = []
    wanted: list[Any] = []
    for path in sorted(KIT.glob("games/*.luna")):
        questions.append(["kit", [path.read_text("utf-8"), EVERY]])
        positions = lines(path.with_suffix(".jsonl"))[::EVERY]
        wanted.append([[each["state"], each["legal"]] for each in positions])
    for each in lines(KIT / "perft.jsonl"):
        questions.append(["perft", [record(each["game"]), each["at"], len(each["actions"])]])
        wanted.append({name: each[name] for name in ("actions", "steps")})
    return questions, wanted


def games_and_choices() -> list[Any]:
    """Random games of all kinds, and positions in which all bots choose."""
    questions: list[Any] = []
    for seed in range(36):
        mode, players = TABLES[seed % len(TABLES)]
        edition = EDITIONS[seed // len(TABLES) % len(EDITIONS)]
        questions.append(["random_game", [seed, mode, COLOURS[:players], edition]])
    for name, at in (("standard-4p-brazilian-bots", 60), ("standard-2p-classic-bots", 30)):
        questions.append(["choices", [record(name), at, NODES]])
    return questions


@pytest.fixture(scope="module")
def compiled_page() -> Path:
    """The engine's folder, if it has the compiled form."""
    folder = engine_folder()
    if not (folder / "native.zip").is_file():
        try:
            headers.find()
        except Failure as failure:
            pytest.skip(f"the page's compiled engine is not tested here: {failure}")
        pytest.fail("the page has no compiled engine: run `make ready`")
    return folder


def ask(folder: Path, questions: list[Any], *options: str) -> dict[str, Any]:
    with engine(folder, "answers.py", "answer_text", *options) as call:
        found: dict[str, Any] = json.loads(call(questions))
        return found


def test_all_forms_answer_alike(compiled_page: Path) -> None:
    asked, wanted = kit()
    questions = [*asked, *games_and_choices()]
    with ThreadPoolExecutor() as pool:
        interpreted = pool.submit(ask, compiled_page, questions, "--interpreted")
        compiled = ask(compiled_page, questions)
        here = answer(questions)["answers"]
    assert compiled["form"] == "compiled"
    assert interpreted.result()["form"] == "interpreted"
    assert compiled["answers"][: len(wanted)] == wanted
    assert compiled["answers"] == here
    assert interpreted.result()["answers"] == here


Change = Callable[[zipfile.ZipFile, zipfile.ZipFile], None]


def another_source(old: zipfile.ZipFile, new: zipfile.ZipFile) -> None:
    for name in old.namelist():
        content = old.read(name)
        if name.endswith("native.json"):
            content = json.dumps({**json.loads(content), "rules/engine.py": "0" * 64}).encode()
        new.writestr(name, content)


def damaged(old: zipfile.ZipFile, new: zipfile.ZipFile) -> None:
    for name in old.namelist():
        content = old.read(name)
        new.writestr(name, content[: len(content) // 2] if "__mypyc" in name else content)


def another_python(old: zipfile.ZipFile, new: zipfile.ZipFile) -> None:
    for name in old.namelist():
        new.writestr(name.replace("cpython-314", "cpython-313"), old.read(name))


@pytest.mark.parametrize("change", [another_source, damaged, another_python])
def test_compiled_modules_that_do_not_fit_are_refused(
    compiled_page: Path, tmp_path: Path, change: Change
) -> None:
    folder = tmp_path / "engine"
    shutil.copytree(compiled_page, folder)
    with (
        zipfile.ZipFile(compiled_page / "native.zip") as old,
        zipfile.ZipFile(folder / "native.zip", "w") as new,
    ):
        change(old, new)
    with engine(folder, "answers.py", "answer_text", "--fall-back") as call:
        found = json.loads(call(games_and_choices()[:1]))
    assert found["form"] == "interpreted"
