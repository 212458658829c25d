"""Our own engine passes the conformance kit, and an engine with a fault does not."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from conformance.check import HERE, HOPELESS, Answer, Run, canonical, digest, main, patched
from conformance.make.games import games
from conformance.make.positions import positions
from luna import Game
from luna.record import RecordError
from luna.rules.vocabulary import EDITIONS
from tests.cli.command import luna
from tests.modes import TABLES
from tests.test_goldens import SHAPES, shapes

ROOT = Path(__file__).parents[2]


def run(arguments: list[str], record: str) -> Answer:
    """Our own commands, without a process for each of them."""
    done = luna(arguments, record)
    return Answer(done.exit_code, done.stdout, done.stderr)


def checked(*options: str, by: Run = run) -> int:
    return main([*options, "--jobs", "1", "--", "luna"], by)


def entries(path: Path) -> Iterator[dict[str, object]]:
    for line in path.read_text("utf-8").splitlines():
        yield json.loads(line)


@pytest.mark.parametrize(
    ("section", "every"),
    [("replay", 24), ("legal", 48), ("check", 7), ("records", 3), ("perft", 9), ("deciding", 4)],
)
def test_our_engine_agrees(section: str, every: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked("--only", section, "--every", str(every)) == 0, capsys.readouterr().out
    assert re.search(r"^all \d\d+ agree$", capsys.readouterr().out, re.MULTILINE)


def test_a_command_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    luna = [sys.executable, "-m", "luna"]
    options = ["--game", "solo3-classic-chance", "--skip", "perft,records", "--every", "99"]
    assert main([*options, "--", *luna]) == 0, capsys.readouterr().out


Change = Callable[[list[str], Answer], Answer]


def another_influence(arguments: list[str], answer: Answer) -> Answer:
    document = json.loads(answer.out)
    document["players"][next(iter(document["players"]))]["influence"] += 1
    return replace(answer, out=json.dumps(document))


def another_order(arguments: list[str], answer: Answer) -> Answer:
    document = json.loads(answer.out)
    document["players"] = dict(reversed(document["players"].items()))
    return replace(answer, out=json.dumps(document))


def an_action_less(arguments: list[str], answer: Answer) -> Answer:
    listing = json.loads(answer.out)
    return replace(answer, out=json.dumps({**listing, "actions": listing["actions"][1:]}))


def unsorted(arguments: list[str], answer: Answer) -> Answer:
    listing = json.loads(answer.out)
    return replace(answer, out=json.dumps({**listing, "actions": listing["actions"][::-1]}))


def a_tide_more(arguments: list[str], answer: Answer) -> Answer:
    listing = json.loads(answer.out)
    return replace(answer, out=json.dumps({**listing, "tides": listing["tides"] + 1}))


def all_allowed(arguments: list[str], answer: Answer) -> Answer:
    return Answer(0, f"{arguments[-1]}\n", "")


def another_rule(arguments: list[str], answer: Answer) -> Answer:
    return replace(answer, err=re.sub(r"[A-Z][A-Z0-9-]+: ", "A-OTHER: ", answer.err, count=1))


def another_line(arguments: list[str], answer: Answer) -> Answer:
    return replace(answer, err=re.sub(r":(\d+):", r":9\1:", answer.err, count=1))


def a_traceback(arguments: list[str], answer: Answer) -> Answer:
    return Answer(1, "", "Traceback\n  File\nKeyError\n")


def a_sequence_more(arguments: list[str], answer: Answer) -> Answer:
    return replace(answer, out=re.sub(r"(\d+)\s*$", r"1\1", answer.out))


@pytest.mark.parametrize(
    ("section", "change", "word"),
    [
        ("replay", another_influence, "/players/white/influence: expected 5, got 6"),
        ("replay", another_order, "order"),
        ("replay", a_traceback, "Traceback"),
        ("legal", an_action_less, "expected 6, got 5"),
        ("legal", unsorted, "sorted"),
        ("legal", a_tide_more, "tides: expected 0, got 1"),
        ("check", all_allowed, "expected a refusal by A-BOOK"),
        ("check", another_rule, "expected A-BOOK, got A-OTHER"),
        ("records", another_line, "expected 12 PARSE, got 912 PARSE"),
        ("records", a_traceback, "expected a refusal"),
        ("perft", a_sequence_more, "steps by depth"),
    ],
)
def test_a_fault_is_found_and_told(
    section: str, change: Change, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def faulty(arguments: list[str], record: str) -> Answer:
        return change(arguments, run(arguments, record))

    options = ("--only", section, "--game", "standard-2p-*", "--every", "9")
    assert checked(*options, by=faulty) == 1
    shown = capsys.readouterr().out
    assert word in shown
    assert "command: luna" in shown
    assert re.search(r"^\d+ of \d+ differ$", shown, re.MULTILINE)


def a_fraction(arguments: list[str], answer: Answer) -> Answer:
    """Whole numbers written with a point."""
    return replace(answer, out=re.sub(r'"round": (\d)', r'"round": \1.0', answer.out))


def test_a_number_of_another_type_is_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    def faulty(arguments: list[str], record: str) -> Answer:
        return a_fraction(arguments, run(arguments, record))

    options = ("--only", "replay", "--game", "solo3-classic-chance", "--every", "90")
    assert checked(*options, by=faulty) == 1
    assert re.search(r"/round: expected \d, got \d\.0", capsys.readouterr().out)


def test_a_program_that_is_always_wrong_is_not_asked_everything(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = []

    def never(arguments: list[str], record: str) -> Answer:
        asked.append(arguments[0])
        return Answer(3, "", "no")

    assert checked("--skip", "perft", by=never) == 1
    assert len(asked) == 5 * HOPELESS
    shown = capsys.readouterr().out
    assert re.search(r"^check +\d+ more not asked, because none of these was right$", shown, re.M)
    assert f"{5 * HOPELESS} of {5 * HOPELESS} differ" in shown


def test_a_difference_comes_with_a_command_that_shows_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked: list[str] = []

    def faulty(arguments: list[str], record: str) -> Answer:
        asked.append(record)
        return Answer(3, "", "no")

    options = ("--only", "legal", "--game", "solo1-classic-chance", "--every", "60")
    assert checked(*options, by=faulty) == 1
    shown = capsys.readouterr().out
    place = re.search(r"--record (\S+) \| luna legal - --json$", shown, re.MULTILINE)
    assert place
    assert main(["--record", place[1]]) == 0
    assert capsys.readouterr().out == asked[0]


def test_the_deciding_positions_are_what_the_engine_says() -> None:
    found = list(entries(HERE / "deciding.jsonl"))
    for entry in found:
        game = Game.from_record(str(entry["record"]))
        assert game.document() == entry["document"]
        assert len(game.actions) == entry["at"]
    what = {str(entry["what"]) for entry in found}
    assert "a tie that the seat in the Council breaks" in what
    assert "a tie that the height in a stack of the Council breaks" in what


def test_the_records_are_what_the_engine_says() -> None:
    for entry in entries(HERE / "records.jsonl"):
        told: dict[str, object]
        try:
            told = {"document": Game.from_record(str(entry["record"])).document()}
        except RecordError as error:
            told = {"line": error.line, "rule": error.refusal.rule}
        assert {key: entry.get(key) for key in told} == told, entry["what"]


def test_the_checks_are_what_the_engine_says() -> None:
    played = {path.stem: Game.load(path) for path in HERE.glob("games/*.luna")}
    for entry in entries(HERE / "checks.jsonl"):
        game, at = played[str(entry["game"])], entry["at"]
        then = Game(game.setup)
        then.position = game.position.back_to(int(str(at)))
        action = str(entry["action"])
        fault = then.why_not(action)
        told = {"rule": fault.rule} if fault else {"canonical": then.text(action)}
        assert {key: entry.get(key) for key in told} == told, entry


def test_every_rule_decides_in_a_position() -> None:
    known = set(re.findall(r"\b([SPANEGO]-[A-Z][A-Z0-9-]+)\b", rules_page()))
    named = {rule for entry in entries(HERE / "deciding.jsonl") for rule in list(entry["rules"])}  # type: ignore[call-overload]
    assert known - named == set()


def test_the_rules_are_listed_with_the_number_of_their_questions() -> None:
    found = {rule: [0, 0, 0] for rule in re.findall(r"`([SPANEGO]-[A-Z][A-Z0-9-]+)`", rules_page())}
    for entry in entries(HERE / "deciding.jsonl"):
        for rule in list(entry["rules"]):  # type: ignore[call-overload]
            found[rule][0] += 1
    for at, name in enumerate(("checks.jsonl", "records.jsonl"), 1):
        for entry in entries(HERE / name):
            if entry.get("rule") in found:
                found[str(entry["rule"])][at] += 1
    shown = [f"| `{rule}` | {' | '.join(map(str, counts))} |" for rule, counts in found.items()]
    page = (HERE / "README.md").read_text("utf-8")
    assert [line for line in page.splitlines() if re.match(r"\| `[SPANEGO]-", line)] == shown


def rules_page() -> str:
    return (ROOT / "docs" / "rules.md").read_text("utf-8")


def test_a_faulty_command_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrapper = tmp_path / "wrapper.py"
    wrapper.write_text(
        "import subprocess, sys\n"
        "luna = [sys.executable, '-m', 'luna', *sys.argv[1:]]\n"
        "done = subprocess.run(luna, capture_output=True, text=True)\n"
        "print(done.stdout.replace('\"round\": 6', '\"round\": 7'), end='')\n"
        "print(done.stderr, end='', file=sys.stderr)\n"
        "sys.exit(done.returncode)\n"
    )
    options = ["--only", "replay", "--game", "solo3-classic-chance", "--every", "90"]
    assert main([*options, "--", sys.executable, str(wrapper)]) == 1
    shown = capsys.readouterr().out
    assert "/round: expected 6, got 7" in shown
    assert "replay        1 of 2 as they should be" in shown


def test_a_command_that_is_not_there_fails(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--only", "records", "--every", "50"]
    assert main([*options, "--", "/does/not/exist"]) == 1
    assert "cannot be run" in capsys.readouterr().out


def test_the_games_are_those_that_the_script_makes() -> None:
    made = dict(games())
    stored = {path.stem: path.read_text("utf-8") for path in HERE.glob("games/*.luna")}
    assert {name: game.record() for name, game in made.items()} == stored
    name = "solo2-classic-chance"
    assert list(positions(made[name])) == list(entries(HERE / "games" / f"{name}.jsonl"))


def test_every_document_can_be_told_from_the_changes() -> None:
    for path in sorted(HERE.glob("games/*.luna")):
        game = Game.load(path)
        document: object = None
        shown = list(entries(path.with_suffix(".jsonl")))
        assert [entry["at"] for entry in shown] == list(range(len(game.actions) + 1))
        for entry in shown:
            changes = entry.get("changes", {})
            assert isinstance(changes, dict)
            document = entry.get("document") or patched(document, changes)
            assert digest(canonical(document)) == entry["state"]
        assert document == game.document()


def test_the_kit_shows_everything() -> None:
    played = [Game.load(path) for path in HERE.glob("games/*.luna")]
    tables = {(game.setup.mode, len(game.players), game.setup.edition) for game in played}
    assert tables == {(*table, edition) for table in TABLES for edition in EDITIONS}
    lines = [line.partition(": ")[2] for game in played for line in game.lines()]
    assert SHAPES - {shape for line in lines for shape in shapes(line)} == set()
    refused = {
        str(entry["rule"])
        for name in ("checks.jsonl", "records.jsonl")
        for entry in entries(HERE / name)
        if "rule" in entry
    }
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src/luna").rglob("*.py"))
    known = set(re.findall(r'refusal\(\s*"([A-Z0-9-]+)"', source)) | {"O-LEVEL2", "A-PROM-BRIBE"}
    assert known - refused == set()


def test_the_kit_stays_small() -> None:
    assert sum(path.stat().st_size for path in HERE.rglob("*.*")) < 3_000_000
