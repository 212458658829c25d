"""The client's types are those of the contract, and its texts of actions those that it was sent."""

import re
from pathlib import Path

from luna.rules.verbs import VERBS
from scripts.client_types import FILE, fresh

CLIENT = Path(__file__).parents[2] / "web" / "src"


def test_the_clients_types_are_fresh() -> None:
    assert FILE.read_text("utf-8") == fresh(), "stale: run python -m scripts.client_types"


def test_the_client_writes_no_text_of_an_action() -> None:
    words = "|".join(verb.words for verb in VERBS)
    written = re.compile(rf"""\b(text|then|action)\s*(:|===?)\s*["'`]({words})\b""")
    found = [
        f"{file.relative_to(CLIENT)}: {match[0]}"
        for file in sorted(CLIENT.rglob("*"))
        if file.suffix in (".ts", ".svelte") and file != FILE and ".test." not in file.name
        for match in written.finditer(file.read_text("utf-8"))
    ]
    assert not found
