"""Check an implementation of Luna against this kit; Python's standard library is enough.

    python conformance/check.py -- my-luna                 # everything
    python conformance/check.py --every 20 --jobs 4 -- my-luna
    python conformance/check.py --only check,records --game 'solo*' -- node luna.js

What follows `--` is the command; `replay`, `legal`, `check` and `perft` are added to it, and the
record comes on standard input. Exit code 0: all is as it should be, 1: something differs, 2: wrong
options. README.md tells what the files hold. Needs Python 3.10 or newer.
"""

import argparse
import hashlib
import json
import re
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatch
from itertools import islice
from os import cpu_count
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SECTIONS = ("replay", "legal", "check", "records", "perft", "deciding")
HOPELESS = 25
"""A program that fails so many questions of a part, and all of them, is asked no more of it."""
SHOWN = 300
"""Characters of an answer that are shown."""


@dataclass(frozen=True)
class Answer:
    """What a command said."""

    code: int
    out: str
    err: str


Run = Callable[[list[str], str], Answer]
"""Runs the implementation with some arguments and a record on its standard input."""


@dataclass(frozen=True)
class Case:
    """One question to the implementation, and what is wrong with an answer, if anything."""

    section: str
    place: str
    arguments: list[str]
    record: str
    fault: Callable[[Answer], str | None]


def digest(text: str) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def canonical(value: Any) -> str:
    """Canonical JSON: keys sorted, no blanks, ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def patched(document: Any, changes: dict[str, Any]) -> Any:
    """The document with the values at some JSON pointers replaced; the given one stays."""
    after = json.loads(json.dumps(document))
    for pointer, value in changes.items():
        *way, last = pointer.split("/")[1:]
        at = after
        for word in way:
            at = at[int(word)] if isinstance(at, list) else at[word]
        if isinstance(at, list):
            at[int(last)] = value
        else:
            at[last] = value
    return after


def prefix(record: str, actions: int) -> str:
    """The record of the first so many actions; the kit's records have nothing but what counts."""
    head, line, rest = record.partition("---\n")
    return head + line + "".join(islice(rest.splitlines(keepends=True), actions))


def difference(wanted: Any, got: Any, pointer: str = "") -> str | None:
    """The first place where two JSON values differ."""
    if isinstance(wanted, dict) and isinstance(got, dict):
        missing = [key for key in wanted if key not in got]
        extra = [key for key in got if key not in wanted]
        if missing or extra:
            return f"{pointer or '/'}: missing {missing}, unexpected {extra}"
        return first(difference(wanted[key], got[key], f"{pointer}/{key}") for key in wanted)
    if isinstance(wanted, list) and isinstance(got, list) and len(wanted) == len(got):
        pairs = enumerate(zip(wanted, got, strict=True))
        return first(difference(one, other, f"{pointer}/{at}") for at, (one, other) in pairs)
    if wanted == got and type(wanted) is type(got):
        return None
    return f"{pointer or '/'}: expected {json.dumps(wanted)}, got {json.dumps(got)}"


def first(faults: Iterable[str | None]) -> str | None:
    return next((fault for fault in faults if fault is not None), None)


def misordered(wanted: Any, got: Any) -> str | None:
    """Whether the keys that have an order are in it: seats, and tiles of the Temple."""
    for name in ("players", "temple"):
        if list(wanted[name]) != list(got[name]):
            return f"/{name}: keys in the order {list(got[name])}, expected {list(wanted[name])}"
    for at, (isle, other) in enumerate(zip(wanted["isles"], got["isles"], strict=True)):
        if list(isle["novices"]) != list(other["novices"]):
            return f"/isles/{at}/novices: keys in the order {list(other['novices'])}"
    return None


def read_json(answer: Answer) -> Any:
    """The JSON in an answer, or a fault as ValueError."""
    if answer.code != 0:
        raise ValueError(f"exit code {answer.code}: {answer.err.strip()[:SHOWN]}")
    try:
        return json.loads(answer.out)
    except ValueError:
        raise ValueError(f"not JSON: {answer.out[:SHOWN]!r}") from None


def state_fault(wanted: Any, hashed: str) -> Callable[[Answer], str | None]:
    def fault(answer: Answer) -> str | None:
        try:
            got = read_json(answer)
        except ValueError as error:
            return str(error)
        if digest(canonical(got)) == hashed:
            return misordered(wanted, got)
        return difference(wanted, got) or f"the hash is not {hashed}: {answer.out[:SHOWN]}"

    return fault


def legal_fault(entry: dict[str, Any]) -> Callable[[Answer], str | None]:
    def fault(answer: Answer) -> str | None:
        try:
            got = read_json(answer)
            actions: list[str] = got["actions"]
            for name in ("journeys", "tides"):
                if got[name] != entry[name] or type(got[name]) is not int:
                    return f"{name}: expected {entry[name]}, got {got[name]}"
            kinds = Counter(text.split()[0] for text in actions)
        except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
            return f"not a listing: {error}"
        if dict(kinds) != entry["kinds"]:
            return difference(entry["kinds"], dict(kinds))
        if digest("".join(f"{text}\n" for text in actions)) == entry["legal"]:
            return None
        if actions != sorted(actions):
            return "the actions are not sorted by code point"
        return "the numbers are right, but not the texts; the first ones: " + ", ".join(actions[:8])

    return fault


def check_fault(entry: dict[str, Any]) -> Callable[[Answer], str | None]:
    def fault(answer: Answer) -> str | None:
        if "canonical" in entry:
            if answer.code == 0 and answer.out.strip("\r\n") == entry["canonical"]:
                return None
            got = answer.out if answer.code == 0 else answer.err
            return f"expected {entry['canonical']!r}, got exit code {answer.code}, {got[:SHOWN]!r}"
        return refusal_fault(answer, r"([A-Z0-9-]+): \S", [entry["rule"]])

    return fault


def record_fault(entry: dict[str, Any]) -> Callable[[Answer], str | None]:
    if "state" in entry:
        return state_fault(entry["document"], entry["state"])
    return lambda answer: refusal_fault(
        answer, r"-:(\d+): ([A-Z0-9-]+): \S", [str(entry["line"]), entry["rule"]]
    )


def refusal_fault(answer: Answer, shape: str, wanted: list[str]) -> str | None:
    """What is wrong with the one line of a refusal."""
    told = f"exit code {answer.code}, {answer.out[:SHOWN]!r}, {answer.err[:SHOWN]!r}"
    match = re.match(shape, answer.err)
    if answer.code != 1 or answer.out or not match or answer.err.strip("\r\n").count("\n"):
        return f"expected a refusal by {' '.join(wanted)} on standard error, got {told}"
    if list(match.groups()) != wanted:
        return f"expected {' '.join(wanted)}, got {' '.join(match.groups())}: {told}"
    return None


def perft_fault(entry: dict[str, Any]) -> Callable[[Answer], str | None]:
    def fault(answer: Answer) -> str | None:
        if answer.code != 0:
            return f"exit code {answer.code}: {answer.err.strip()[:SHOWN]}"
        heads, *rows = [line.split() for line in answer.out.splitlines() if line.split()] or [[]]
        try:
            told = {name: [int(row[at]) for row in rows] for at, name in enumerate(heads)}
        except (ValueError, IndexError):
            return f"not a table of numbers: {answer.out[:SHOWN]!r}"
        if "actions" not in told:
            return f"no column `actions`: {answer.out[:SHOWN]!r}"
        for name in ("actions", "steps"):
            wanted = [1, *entry[name]]
            if name in told and told[name] != wanted:
                return f"{name} by depth from 0: expected {wanted}, got {told[name]}"
        return None

    return fault


def lines_of(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The entries of a file with their places."""
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            yield f"{path.name}:{number}", json.loads(line)


def game_cases(path: Path, every: int) -> Iterator[Case]:
    """Every position of a game: its document and its legal actions."""
    record = path.read_text("utf-8")
    document: Any = None
    entries = list(lines_of(path.with_suffix(".jsonl")))
    for at, (place, entry) in enumerate(entries):
        document = entry.get("document") or patched(document, entry["changes"])
        if at % every and at != len(entries) - 1:
            continue
        where = f"{place}, after {at} actions"
        replayed = ["replay", "-", "--at", str(at), "--json"]
        yield Case("replay", where, replayed, record, state_fault(document, entry["state"]))
        listed = ["legal", "-", "--json"]
        yield Case("legal", where, listed, prefix(record, at), legal_fault(entry))


def deciding_cases(place: str, entry: dict[str, Any]) -> Iterator[Case]:
    """A position in which a rule decides: its document, its legal actions, and some of them."""
    where = f"{place}, {', '.join(entry['rules'])}"
    asked = ["replay", "-", "--json"]
    fault = state_fault(entry["document"], entry["state"])
    yield Case("deciding", where, asked, entry["record"], fault)
    yield Case("deciding", where, ["legal", "-", "--json"], entry["record"], legal_fault(entry))
    for each in entry.get("checks", ()):
        tried = ["check", "-", each["action"]]
        yield Case("deciding", where, tried, entry["record"], check_fault(each))


def all_cases(kit: Path, pattern: str, every: int, sections: Iterable[str]) -> Iterator[Case]:
    """All questions of the kit, or of a part of it."""
    games = [path for path in sorted(kit.glob("games/*.luna")) if fnmatch(path.stem, pattern)]
    records = {path.stem: path.read_text("utf-8") for path in games}

    def chosen(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
        entries = lines_of(kit / f"{name}.jsonl")
        return islice((each for each in entries if each[1]["game"] in records), 0, None, every)

    if "replay" in sections or "legal" in sections:
        for path in games:
            yield from (case for case in game_cases(path, every) if case.section in sections)
    if "check" in sections:
        for place, entry in chosen("checks"):
            record = prefix(records[entry["game"]], entry["at"])
            asked = ["check", "-", entry["action"]]
            yield Case("check", place, asked, record, check_fault(entry))
    if "records" in sections:
        for place, entry in chosen("records"):
            asked = ["replay", "-", "--json"]
            yield Case("records", place, asked, entry["record"], record_fault(entry))
    if "deciding" in sections:
        for place, entry in islice(lines_of(kit / "deciding.jsonl"), 0, None, every):
            if fnmatch(entry["game"], pattern):
                yield from deciding_cases(place, entry)
    if "perft" in sections:
        for place, entry in chosen("perft"):
            record = prefix(records[entry["game"]], entry["at"])
            asked = ["perft", "-", str(len(entry["actions"]))]
            yield Case("perft", place, asked, record, perft_fault(entry))
        for place, entry in lines_of(kit / "deciding.jsonl"):
            if "perft" in entry and fnmatch(entry["game"], pattern):
                asked = ["perft", "-", str(len(entry["perft"]["actions"]))]
                yield Case("perft", place, asked, entry["record"], perft_fault(entry["perft"]))


def command_runner(command: list[str], seconds: float) -> Run:
    """Runs a command; one that cannot be run or takes too long has an exit code of its own."""

    def run(arguments: list[str], record: str) -> Answer:
        try:
            done = subprocess.run(
                [*command, *arguments],
                input=record.encode(),
                capture_output=True,
                timeout=seconds,
                check=False,
            )
        except OSError as error:
            return Answer(-1, "", f"cannot be run: {error}")
        except subprocess.TimeoutExpired:
            return Answer(-1, "", f"no answer within {seconds:g} s")
        out, err = (told.decode("utf-8", "replace") for told in (done.stdout, done.stderr))
        return Answer(done.returncode, out.replace("\r\n", "\n"), err.replace("\r\n", "\n"))

    return run


def check(run: Run, cases: list[Case], jobs: int) -> tuple[list[Case], list[tuple[Case, str]]]:
    """The questions that were asked and what differs, in the order of the cases.

    Of a part in which nothing was right so far, no more than `HOPELESS` questions are asked.
    """
    tried: Counter[str] = Counter()
    failed: Counter[str] = Counter()

    def judge(case: Case) -> tuple[bool, str | None]:
        part = case.section
        if failed[part] >= HOPELESS and failed[part] == tried[part]:
            return False, None
        fault = case.fault(run(case.arguments, case.record))
        tried[part] += 1
        failed[part] += fault is not None
        return True, fault

    shown = sys.stderr.isatty()
    asked: list[Case] = []
    faults = []
    with ThreadPoolExecutor(jobs) as pool:
        answers = zip(cases, pool.map(judge, cases), strict=True)
        for number, (case, (was_asked, fault)) in enumerate(answers, 1):
            if was_asked:
                asked.append(case)
            if fault is not None:
                faults.append((case, fault))
            if shown:
                print(f"\r{number} of {len(cases)}, {len(faults)} differ ", end="", file=sys.stderr)
    if shown:
        print(file=sys.stderr)
    return asked, faults


def name_of(case: Case) -> str:
    """A question by its part and its place, as `--record` takes it."""
    return f"{case.section}:{case.place.partition(',')[0]}"


def tell(
    cases: list[Case], were: list[Case], faults: list[tuple[Case, str]], command: str, most: int
) -> None:
    """The summary, after the first difference of each section in full."""
    asked = Counter(case.section for case in were)
    wanted = Counter(case.section for case in cases)
    failed = Counter(case.section for case, _ in faults)
    for section in SECTIONS:
        found = [each for each in faults if each[0].section == section]
        for case, fault in found[:most]:
            words = [json.dumps(word) if " " in word else word for word in case.arguments]
            lines = case.record.splitlines()
            print(f"{case.section}, {case.place}:")
            print(f"  {fault}")
            source = f"python3 {shlex.quote(__file__)} --record {name_of(case)}"
            print(f"  command: {command} {' '.join(words)}")
            print(f"  to see it: {source} | {command} {shlex.join(case.arguments)}")
            print(f"  record: {len(lines)} lines, the last one: {lines[-1] if lines else ''}")
    for section in SECTIONS:
        if asked[section]:
            right = asked[section] - failed[section]
            print(f"{section:8} {right:>6} of {asked[section]} as they should be")
        if asked[section] < wanted[section]:
            rest = wanted[section] - asked[section]
            print(f"{section:8} {rest:>6} more not asked, because none of these was right")


def names(text: str) -> list[str]:
    chosen = [name.strip() for name in text.split(",") if name.strip()]
    unknown = [name for name in chosen if name not in SECTIONS]
    if unknown:
        raise argparse.ArgumentTypeError(f"there is no {unknown[0]}, only {', '.join(SECTIONS)}")
    return chosen


def positive(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text}: a number from 1 on")
    return int(text)


def main(arguments: list[str] | None = None, run: Run | None = None) -> int:
    """Check the command that the arguments name, or what `run` runs."""
    parser = argparse.ArgumentParser(description="Check an implementation of Luna.")
    parser.add_argument("--only", type=names, default=list(SECTIONS), metavar="PART,...")
    parser.add_argument("--skip", type=names, default=[], metavar="PART,...")
    parser.add_argument("--game", default="*", metavar="PATTERN", help="games by name, as 'solo*'")
    parser.add_argument(
        "--every", type=positive, default=1, metavar="N", help="every Nth question of each file"
    )
    parser.add_argument("--jobs", type=positive, default=cpu_count() or 1, metavar="N")
    parser.add_argument("--timeout", type=float, default=60.0, metavar="SECONDS")
    parser.add_argument(
        "--show", type=positive, default=1, metavar="N", help="differences told of each part"
    )
    parser.add_argument(
        "--record", metavar="PART:PLACE", help="print the record of a question, and ask nothing"
    )
    parser.add_argument("command", nargs="*", metavar="COMMAND", help="after --")
    options = parser.parse_args(arguments)
    if options.record:
        found = [
            case for case in all_cases(HERE, "*", 1, SECTIONS) if name_of(case) == options.record
        ]
        if not found:
            parser.error(f"there is no question {options.record}")
        print(found[0].record, end="")
        return 0
    if not options.command:
        parser.error("the command to be checked must follow --")
    sections = [name for name in options.only if name not in options.skip]
    cases = list(all_cases(HERE, options.game, options.every, sections))
    if not cases:
        parser.error("nothing of the kit is left to check")
    runner = run or command_runner(options.command, options.timeout)
    asked, faults = check(runner, cases, options.jobs)
    tell(cases, asked, faults, " ".join(options.command), options.show)
    print(f"{len(faults)} of {len(asked)} differ" if faults else f"all {len(cases)} agree")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
