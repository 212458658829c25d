"""The client has the types of the interface, and writes no text of an action itself."""

import re
from pathlib import Path

from luna.rules.verbs import VERBS
from scripts.client_types import fresh

CLIENT = Path(__file__).parents[2] / "web" / "src"


def test_the_clients_types_are_fresh() -> None:
    for file, text in fresh().items():
        assert file.read_text("utf-8") == text, "stale: run python -m scripts.client_types"


def test_the_client_writes_no_text_of_an_action() -> None:
    words = "|".join(verb.words for verb in VERBS)
    written = re.compile(rf"""\b(text|then|action)\s*(:|===?)\s*["'`]({words})\b""")
    found = [
        f"{file.relative_to(CLIENT)}: {match[0]}"
        for file in sorted(CLIENT.rglob("*"))
        if file.suffix in (".ts", ".svelte")
        and not file.name.startswith("generated")
        and ".test." not in file.name
        for match in written.finditer(file.read_text("utf-8"))
    ]
    assert not found
