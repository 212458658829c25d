"""The engine of the page in node: the very files that a browser fetches."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from luna.server.http.pages import client_folder
from scripts.bootstrap.node import BUILDS, brought, own

HERE = Path(__file__).parent


def engine_folder() -> Path:
    client = client_folder()
    engines = list(client.glob("assets/engine/*/pyodide.mjs")) if client else []
    if not engines:
        pytest.fail("the client is not built: run `make install`")
    return engines[0].parent


@contextmanager
def engine(
    folder: Path, file: str | Path, name: str, *options: str
) -> Iterator[Callable[[Any], str]]:
    """Call a function of a file of this folder, with JSON in and a text out."""
    node = own(BUILDS) or brought()
    assert node is not None
    words = [node.program, HERE / "engine.mjs", folder, HERE / file, name, *options]
    with subprocess.Popen(
        list(map(str, words)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        given, answers = process.stdin, process.stdout
        assert given
        assert answers

        def call(argument: Any) -> str:
            print(json.dumps(argument), file=given, flush=True)
            return str(json.loads(answers.readline()))

        yield call
        given.close()
    assert process.returncode == 0
