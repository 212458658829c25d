"""Ask whether the conformance kit notices changed rules.

    python -m scripts.mutants [--seconds 20] [--only scoring,temple] [--out build/mutants.json]

Makes the same small changes as `make mutate`, of every module that says what may be played and what
comes of it, and asks for each of them whether an answer to a question of the kit differs. What
is left is listed, and stays in the file of results.
"""

import argparse
import json
import os
import shutil
import signal
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TREE = ROOT / "build" / "kit-mutants"
MODULES = (
    "scoring",
    "rounds",
    "solo",
    "temple",
    "council",
    "isle",
    "movement",
    "other",
    "pieces",
    "preliminary",
    "objections",
    "why",
    "engine",
    "listing",
    "layout",
    "setup",
    "state",
    "codec",
    "actions",
    "components",
    "editions",
)
"""Where rules stand. The others hold words, constants and what the log says of an action."""


def mutate(only: list[str]) -> list[str]:
    """Write the package with all changes inside, each asleep; their names."""
    from mutmut.mutation.file_mutation import mutate_file_contents

    shutil.rmtree(TREE, ignore_errors=True)
    ignored = shutil.ignore_patterns("web", "__pycache__")
    shutil.copytree(ROOT / "src" / "luna", TREE / "luna", ignore=ignored)
    found: list[str] = []
    for module in only:
        path = TREE / "luna" / "rules" / f"{module}.py"
        made = mutate_file_contents(str(path), path.read_text("utf-8"))
        path.write_text(made.code, "utf-8")
        found += [f"luna.rules.{module}.{name}" for name in made.mutant_names]
    return found


def look(kit: "Kit", name: str, seconds: int) -> tuple[str, str]:
    """What became of a change: the place that notices it, or nothing; in a process of its own."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.environ["MUTANT_UNDER_TEST"] = name
        signal.alarm(seconds)
        sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115, PTH123
        try:
            said = kit.difference() or ""
        except BaseException as error:
            said = f"fails: {type(error).__name__}: {str(error)[:80]}"
        os.write(writer, said.encode())
        os._exit(0)
    os.close(writer)
    heard = b""
    while part := os.read(reader, 65536):
        heard += part
    os.close(reader)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return name, "no answer in time"
    return name, heard.decode()


def refusal_of(record: str) -> tuple[int | None, str | None]:
    """Line and rule of the first fault of a record."""
    from luna.game import Game
    from luna.record import RecordError
    from luna.rules.refusals import Refused

    try:
        Game.from_record(record)
    except RecordError as error:
        return error.line, error.refusal.rule
    except Refused as error:
        return 0, error.refusal.rule
    return None, None


class Kit:
    """The questions of the kit with the answers of the unchanged rules, the quick ones first."""

    def __init__(self) -> None:
        folder = ROOT / "conformance"
        self.games: list[tuple[str, str, list[Any]]] = []
        for path in sorted(folder.glob("games/*.luna")):
            text = path.read_text("utf-8")
            self.games.append((path.stem, text, self.answers(text)))
        self.checks = [
            json.loads(line) for line in (folder / "checks.jsonl").open(encoding="utf-8")
        ]
        self.records = [
            json.loads(line) for line in (folder / "records.jsonl").open(encoding="utf-8")
        ]
        self.refused = [refusal_of(entry["record"]) for entry in self.records]
        deciding = folder / "deciding.jsonl"
        self.deciding: list[tuple[str, str, list[Any]]] = []
        if deciding.is_file():
            for line in deciding.open(encoding="utf-8"):
                entry = json.loads(line)
                self.deciding.append((entry["what"], entry["record"], []))
        self.deciding = [(what, text, self.answers(text)) for what, text, _ in self.deciding]

    def answers(self, text: str) -> list[Any]:
        """Document and legal steps of every position of a record."""
        from luna.game import Game
        from luna.record.document import document
        from luna.rules.engine import legal_steps

        game = Game.from_record(text)
        return [
            (json.dumps(document(game.setup, s), sort_keys=True), sorted(legal_steps(s)))
            for s in game.states
        ]

    def difference(self) -> str | None:
        """The first question that is answered in another way."""
        for name, text, wanted in [*self.deciding, *self.games]:
            fault = self.game_difference(text, wanted)
            if fault:
                return f"{name} {fault}"
        return self.other_differences()

    def game_difference(self, text: str, wanted: list[Any]) -> str | None:
        from luna.record.document import document
        from luna.record.record import parse_record
        from luna.rules.engine import legal_steps
        from luna.rules.listing import play
        from luna.rules.setup import first_state
        from luna.rules.why import why_not

        record = parse_record(text)
        s = first_state(record.setup)
        for at, (seen, legal) in enumerate(wanted):
            if json.dumps(document(record.setup, s), sort_keys=True) != seen:
                return f"replay {at}"
            if sorted(legal_steps(s)) != legal:
                return f"legal {at}"
            if at < len(record.lines):
                action = record.lines[at].action
                if why_not(s, action) is not None:
                    return f"refused {at}"
                s = play(s, action)
        return None

    def other_differences(self) -> str | None:
        from luna.game import Game
        from luna.record.legal_texts import legal_texts
        from luna.rules.listing import count_actions, perft_actions, perft_steps

        played = {name: Game.from_record(text) for name, text, _ in self.games}
        for entry in self.checks:
            game = played[entry["game"]]
            then = Game(game.setup)
            then._states = [game.states[entry["at"]]]
            fault = then.why_not(entry["action"])
            if (fault.rule if fault else None) != entry.get("rule"):
                return f"check {entry['game']} {entry['at']} {entry['action']}"
        for entry, wanted in zip(self.records, self.refused, strict=True):
            if refusal_of(entry["record"]) != wanted:
                return f"records {entry['what']}"
        for name, game in played.items():
            folder = ROOT / "conformance" / "games"
            for at, text in enumerate((folder / f"{name}.jsonl").open(encoding="utf-8")):
                entry = json.loads(text)
                if at % 5 == 0 and count_actions(game.states[at]) < 400:
                    listing = legal_texts(game.setup, game.states[at])
                    if (listing.journeys, listing.tides) != (entry["journeys"], entry["tides"]):
                        return f"listing {name} {at}"
                    if len(listing.actions) != sum(entry["kinds"].values()):
                        return f"listing {name} {at}"
        for text in (ROOT / "conformance" / "perft.jsonl").open(encoding="utf-8"):
            entry = json.loads(text)
            state = played[entry["game"]].states[entry["at"]]
            if max(entry["actions"][0], entry["steps"][0]) < 60:
                if perft_actions(state, 1) != entry["actions"][0]:
                    return f"perft {entry['game']}"
                if perft_steps(state, 1) != entry["steps"][0]:
                    return f"perft {entry['game']}"
        return None


def main() -> None:
    parser = argparse.ArgumentParser("mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=int, default=20, metavar="S")
    parser.add_argument("--only", default=",".join(MODULES), metavar="MODULE,...")
    parser.add_argument("--names", default="", help="only changes whose name contains this")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "mutants.json")
    given = parser.parse_args()
    names = [name for name in mutate(given.only.split(",")) if given.names in name]
    sys.path.insert(0, str(TREE))
    os.environ["MUTANT_UNDER_TEST"] = ""
    kit = Kit()
    assert look(kit, "", 600)[1] == "", "the kit differs without any change"
    begun = time.monotonic()
    found: dict[str, str] = {}
    for number, name in enumerate(names, 1):
        found[name] = look(kit, name, given.seconds)[1]
        if number % 100 == 0:
            missed = sum(not place for place in found.values())
            passed = time.monotonic() - begun
            print(f"{number} of {len(names)}, {missed} not noticed, {passed:.0f} s", flush=True)
            given.out.write_text(json.dumps(found, indent=1))
    given.out.write_text(json.dumps(found, indent=1))
    left = [name for name, place in found.items() if not place]
    print(f"{len(names)} changes, {len(left)} not noticed by the kit:")
    for name in left:
        print(f"  {name}")


if __name__ == "__main__":
    main()
