"""The documents say what is there: rules, links, commands, examples."""

import json
import re
import shlex
import sys
import tomllib
from pathlib import Path
from subprocess import run as run_program

import pytest

from luna import Game
from luna.cli.commands import Command
from luna.cli.main import COMMANDS, run
from luna.cli.rules import rules_page
from luna.locale import Texts, rule_ids
from luna.record.notation import FORMS
from luna.record.record import HEADER_WORDS
from luna.rules import steps
from scripts.endpoints import renewed
from scripts.turn import PICTURE, picture

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [
    page
    for pattern in (
        "*.md",
        "docs/**/*.md",
        "bench/*.md",
        "conformance/*.md",
        "examples/*.md",
        ".github/**/*.md",
    )
    for page in sorted(ROOT.glob(pattern))
]
EVERY_PAGE = pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
MOST_WORDS = 30_000
MOST_WORDS_OF = {
    "docs/bots.md": 1500,
    "docs/strength.md": 1500,
    "docs/research.md": 1500,
    "bench/README.md": 1500,
    "README.md": 700,
    "CHANGELOG.md": 700,
}
MOST_README_LINES = 120
MOST_PICTURE_BYTES = 2_000_000
DIALECT = re.compile(
    r"\b([Ww]hoever|[Ss]omebody|[Ee]verybody|what is said|(is|are) told|[Ll]ooks? on"
    r"|[Mm]easured (is|are|were))\b"
)
"""Phrases that a reader has to decode."""
OTHER_LANGUAGES = {"glossary.md"}
"""Pages with words of other languages, and names that look like mistakes."""
NAMES = "feld"

pytestmark = pytest.mark.skipif(ROOT.name == "mutants", reason="mutmut copies no documents")


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def outside_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(text: str) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.*)$", outside_blocks(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_rules_page_is_fresh() -> None:
    hint = "renew it: luna rules --markdown --lang en > docs/rules.md"
    assert page("docs/rules.md") == rules_page(Texts()), hint


def test_the_rules_page_has_every_rule() -> None:
    rules = page("docs/rules.md")
    assert [rule for rule in rule_ids() if f"(`{rule}`)" not in rules] == []


@EVERY_PAGE
def test_links_lead_somewhere(path: Path) -> None:
    text = outside_blocks(path.read_text("utf-8"))
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target.read_text("utf-8")), link


@EVERY_PAGE
def test_tables_are_whole(path: Path) -> None:
    """Each has a head, a line below it, and as many cells in every row."""
    text = outside_blocks(path.read_text("utf-8"))
    for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        widths = [len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()]
        head, *others = table.splitlines()
        assert others, head
        assert re.fullmatch(r"\|( *:?-+:? *\|)+", others[0]), head
        assert set(widths) == {widths[0]}, head


@EVERY_PAGE
def test_named_rules_exist(path: Path) -> None:
    named = set(re.findall(r"`([SPAENGO]-[A-Z][A-Z0-9-]+)`", path.read_text("utf-8")))
    assert named <= set(rule_ids())


def test_the_page_of_the_terminal_names_every_command() -> None:
    text = page("docs/terminal.md")
    assert [name for name in COMMANDS if f"`luna {name}" not in text] == []


def test_the_endpoints_are_those_of_the_server() -> None:
    hint = "renew it: python -m scripts.endpoints"
    assert page("docs/server.md") == renewed(page("docs/server.md")), hint


def test_the_picture_of_a_turn_is_fresh_and_small() -> None:
    assert PICTURE.read_text("utf-8") == picture(), "renew it: python -m scripts.turn"
    assert PICTURE.stat().st_size < MOST_PICTURE_BYTES


def commands(text: str) -> list[str]:
    """The `luna` commands that a page shows; the first line of a record only looks like one."""
    shown = "\n".join(blocks(text, r"\w*"))
    typed = re.findall(r"^(?:\$ )?(?:\.venv/bin/)?luna (?!1$)(.*)", shown, re.MULTILINE)
    return [*typed, *re.findall(r"`luna ([a-z]+ [^`\n]* --[^`\n]*)`", outside_blocks(text))]


@EVERY_PAGE
def test_commands_have_the_options_they_are_shown_with(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Command, "run", Command.read)
    for line in commands(path.read_text("utf-8")):
        run(shlex.split(line.partition(">")[0], comments=True))


QUICK = re.compile(r"(rules|new|legal|check|replay)\b")
"""Commands that a test can run, as far as they name no file of the reader's."""


@EVERY_PAGE
def test_quick_commands_run(path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.luna").write_text(Game.new(seed=1).record(), "utf-8")
    for line in commands(path.read_text("utf-8")):
        words = shlex.split(line.partition(">")[0], comments=True)
        files = [word for word in words if word.endswith(".luna")]
        if QUICK.match(line) and files in ([], ["game.luna"]) and not set(words) & {"FILE", "-"}:
            run(words)


@EVERY_PAGE
def test_targets_and_modules_exist(path: Path) -> None:
    text = path.read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", page("Makefile"), re.MULTILINE))
    assert set(re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE)) <= targets
    for module in re.findall(r"python3? -m ((?:scripts|bench|luna)[\w.]*)", text):
        place = ROOT / ("src" if module.startswith("luna") else "") / module.replace(".", "/")
        assert place.with_suffix(".py").exists() or (place / "__main__.py").exists(), module


@EVERY_PAGE
def test_named_files_exist(path: Path) -> None:
    text = path.read_text("utf-8")
    for name in re.findall(
        r"`((?:src|web|tests|scripts|deploy|docs|requirements)/[\w./-]+)`", text
    ):
        assert (ROOT / name).exists(), name


@EVERY_PAGE
def test_no_phrase_has_to_be_decoded(path: Path) -> None:
    assert DIALECT.findall(outside_blocks(path.read_text("utf-8"))) == []


def test_words_are_spelled_right() -> None:
    pages = [str(path) for path in PAGES if path.name not in OTHER_LANGUAGES]
    texts = map(str, (ROOT / "src/luna/locale/en").glob("*.ftl"))
    words = ["-m", "codespell_lib", f"--ignore-words-list={NAMES}", *pages, *texts]
    done = run_program([sys.executable, *words], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def words_of(path: Path) -> int:
    """The words of a page, without blocks, code and addresses."""
    text = re.sub(r"`[^`]*`", "", outside_blocks(path.read_text("utf-8")))
    return len(re.findall(r"[^\W\d_][\w’'-]*", re.sub(r"\]\([^)]*\)", "]", text)))


def test_the_documents_stay_short() -> None:
    assert sum(map(words_of, PAGES)) < MOST_WORDS
    assert {name for name, most in MOST_WORDS_OF.items() if words_of(ROOT / name) > most} == set()
    assert len(page("README.md").splitlines()) < MOST_README_LINES


def test_the_community_files_are_there() -> None:
    for name in ("SECURITY.md", "CODE_OF_CONDUCT.md", "CITATION.cff", "ROADMAP.md"):
        assert page(name)
    assert len(re.findall(r"^\d+\. \*\*", page("ROADMAP.md"), re.MULTILINE)) == 10
    assert json.loads(page(".devcontainer/devcontainer.json"))["forwardPorts"] == [8460]


def test_the_page_of_components_names_every_group() -> None:
    text = page("docs/components.md")
    groups = tomllib.loads(page("src/luna/data/printed.toml"))
    assert [group for group in groups if f"| `{group}` |" not in text] == []


def test_the_record_format_names_every_verb_and_header_line() -> None:
    text = page("docs/record-format.md")
    rows = [line for line in text.splitlines() if line.startswith("|")]
    written = " ".join(row.split("|")[2] for row in rows)
    lines = " ".join(row.split("|")[1] for row in rows)
    assert [verb for verb in FORMS if not re.search(rf"`{verb}\b", written)] == []
    assert [word for word in HEADER_WORDS if f"`{word}`" not in lines] == []


def test_the_example_record_leads_to_the_example_document() -> None:
    text = page("docs/record-format.md")
    (record,) = blocks(text, "luna")
    (document,) = blocks(text, "json")
    game = Game.from_record(record)
    assert game.record() == record
    assert game.document() == json.loads(document)
    assert list(game.document()) == list(json.loads(document))


def test_the_table_of_steps_is_the_one_that_counts() -> None:
    rows = re.findall(r"^\| (\d+)(?:-(\d+))? \| `(\w+)` \|", page("docs/engine.md"), re.M)
    blocks_of = {name: (int(first), int(last or first)) for first, last, name in rows}
    ends = [*(first for first, _ in blocks_of.values()), steps.STEPS][1:]
    assert blocks_of == {
        name: (getattr(steps, name), end - 1) for name, end in zip(blocks_of, ends, strict=True)
    }


def test_every_dependency_has_a_reason() -> None:
    text = page("docs/dependencies.md").lower()
    project = tomllib.loads(page("pyproject.toml"))["project"]
    extras = [name for names in project["optional-dependencies"].values() for name in names]
    names = [re.split(r"[\[<>=]", name)[0].lower() for name in [*project["dependencies"], *extras]]
    assert [name for name in names if name not in text] == []
