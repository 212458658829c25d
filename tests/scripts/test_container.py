"""The container image has few rights, one volume and a health check."""

import json
import re
from pathlib import Path

IMAGE = Path("deploy/Containerfile").read_text("utf-8").split("\nFROM ")[-1]


def last(word: str) -> str:
    found: list[str] = re.findall(rf"^{word} (.*)$", IMAGE, re.MULTILINE)
    return found[-1]


def test_the_image_runs_without_rights_and_keeps_one_folder() -> None:
    assert last("USER") != "root"
    assert re.findall(r"^VOLUME (.*)$", IMAGE, re.MULTILINE) == ["/data"]
    entry = json.loads(last("ENTRYPOINT"))
    assert entry[entry.index("--data") + 1] == "/data"
    assert "TMPDIR=/data" in last("ENV").split()
    assert "healthz" in last("HEALTHCHECK")
