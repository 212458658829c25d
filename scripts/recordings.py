"""Record moments of reference games for the client's tests: python -m scripts.recordings [--check].

Each file holds what a page receives and asks for at a table: the view, the log, positions,
previews and reasons, as the application encodes them.
"""

import asyncio
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from luna.offline.host import Host
from luna.offline.store import KeyExists, Rows

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "tests" / "fixtures" / "games"
FOLDER = ROOT / "web" / "tests" / "recordings"
NOW = 1_700_000_000.0
RECENT_POSITIONS = 3
MAX_PREVIEWS_PER_VERB = 1


@dataclass(frozen=True)
class Moment:
    """A position of a reference game, and who sits there."""

    game: str
    at: int | None
    bots: tuple[str, ...] = ()
    """The orders that bots play; the person at the page plays the others."""


MOMENTS = {
    "preliminary-2p": Moment("000-standard-2p-classic", 1),
    "early-2p": Moment("009-preselected-2p-classic", 6),
    "middle-2p": Moment("009-preselected-2p-classic", 60, ("blue",)),
    "waiting-2p": Moment("009-preselected-2p-classic", 61, ("blue",)),
    "round-end-2p": Moment("010-preselected-2p-revised", 24),
    "middle-3p": Moment("005-standard-3p-brazilian", 120),
    "middle-4p": Moment("006-standard-4p-classic", 60),
    "late-4p": Moment("006-standard-4p-classic", 150),
    "solo": Moment("021-solo2-classic", 40),
    "solo-over": Moment("021-solo2-classic", None),
    "over-2p": Moment("009-preselected-2p-classic", None),
    "over-4p": Moment("006-standard-4p-classic", None),
}


class MemoryDatabase:
    """Rows in memory."""

    def __init__(self) -> None:
        self._rows: dict[str, str] = {}

    async def write(self, new: Mapping[str, str], changed: Mapping[str, str]) -> None:
        if any(key in self._rows for key in new):
            raise KeyExists
        self._rows |= {**new, **changed}

    async def read(self, prefix: str) -> Rows:
        return {key: text for key, text in self._rows.items() if key.startswith(prefix)}

    async def delete(self, prefix: str) -> None:
        self._rows = {k: t for k, t in self._rows.items() if not k.startswith(prefix)}


class Page:
    """A page at a table of the application."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.host = Host(MemoryDatabase(), self._take, lambda: NOW)

    def _take(self, _: str, message: bytes) -> None:
        self.messages.append(json.loads(message))

    async def request(self, method: str, path: str, body: object = None) -> Any:
        text = "" if body is None else json.dumps(body)
        status, kind, answer = await self.host.request(method, path, text)
        assert status < 400, f"{method} {path}: {answer}"
        return json.loads(answer) if "json" in kind else answer

    async def ask(self, **message: object) -> dict[str, Any]:
        """Return the reply to a message over the line."""
        await self.host.receive("page", json.dumps({**message, "client": "page"}))
        return next(each for each in reversed(self.messages) if each.get("client") == "page")


async def record(moment: Moment) -> dict[str, Any]:
    page = Page()
    text = (GAMES / f"{moment.game}.luna").read_text("utf-8")
    body: dict[str, Any] = {"record": text, "as": "finished", "name": "Ada"}
    if moment.at is not None:
        body |= {"as": "game", "at": moment.at}
    if moment.bots:
        first = await page.request("POST", "/records", body)
        colours = [seat["colour"] for seat in first["seats"]]
        body["seats"] = [
            {"player": "bot", "colour": colour, "level": "deacon"}
            if colour in moment.bots
            else {"player": "you", "colour": colour}
            for colour in colours
        ]
    table = (await page.request("POST", "/records", body))["table"]
    assert await page.host.open("page", table, None)
    welcome = next(each for each in page.messages if each["type"] == "welcome")
    view = welcome["view"]
    log = await page.request("GET", f"/tables/{table}/log")
    recent = [entry["sequence"] for entry in log["entries"]][-RECENT_POSITIONS:]
    positions = {
        sequence: await page.request("GET", f"/tables/{table}/positions/{sequence}")
        for sequence in recent
    }
    options = view["options"] or {"candidates": [], "pools": {}, "refusals": {}}
    texts: dict[str, list[str]] = {}
    for candidate in options["candidates"]:
        texts.setdefault(candidate["verb"], []).append(candidate["text"])
    previews = {}
    for verb, pools in options["pools"].items():
        target = next((pool for pool in pools if pool["targets"]), None)
        if target:
            texts[verb] = [f"{verb} {target['origin']}>{target['targets'][0]} 1"]
    for each in texts.values():
        for action in each[:MAX_PREVIEWS_PER_VERB]:
            reply = await page.ask(type="preview", text=action)
            if reply["type"] == "preview":
                previews[action] = reply
    whys = {}
    if options["candidates"]:
        for verb, place in (("favor", "isle:novice"), ("herbs", "isle:tide")):
            reply = await page.ask(type="why", verb=verb, places=[place])
            if reply["type"] == "why":
                whys[f"{verb} {place}"] = reply
    own = [seat for seat in welcome["you"]["seats"] if seat != (view["turn"] or {}).get("seat")]
    ahead = await page.ask(type="options", seat=own[0]) if own and view["turn"] else None
    recording = {
        "welcome": welcome,
        "log": log,
        "positions": positions,
        "previews": previews,
        "whys": whys,
        "ahead": ahead if ahead and ahead["type"] == "options" else None,
    }
    for each in (*positions.values(), *previews.values(), *whys.values()):
        each.pop("options", None)
        each.pop("client", None)
    found: dict[str, Any] = json.loads(json.dumps(recording).replace(table, "recorded"))
    return found


async def record_all() -> dict[str, str]:
    made = {}
    for name, moment in MOMENTS.items():
        made[name] = json.dumps(await record(moment), ensure_ascii=False, sort_keys=True) + "\n"
    return made


def main(words: list[str]) -> int:
    made = {FOLDER / f"{name}.json": text for name, text in asyncio.run(record_all()).items()}
    if "--check" in words:
        stale = [
            path.name
            for path, text in made.items()
            if not path.is_file() or path.read_text("utf-8") != text
        ]
        if stale:
            print(f"stale: {', '.join(stale)}; run python -m scripts.recordings", file=sys.stderr)
        return len(stale) > 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in made.items():
        path.write_text(text, "utf-8")
        print(f"{len(text):>9,}  {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
