"""The documents say what is there: rules, links, commands, examples."""

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from luna import Game
from luna.cli.commands import Command
from luna.cli.main import COMMANDS, run
from luna.cli.rules import rules_page
from luna.locale import Texts, rule_ids
from luna.record.notation import FORMS
from luna.record.record import HEADER_WORDS
from luna.rules import steps

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [
    *ROOT.glob("*.md"),
    *DOCS.glob("*.md"),
    *(
        page
        for folder in ("bench", "conformance", "examples")
        for page in ROOT.glob(f"{folder}/*.md")
    ),
]

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


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
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


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_tables_are_whole(path: Path) -> None:
    """Each has a head, a line below it, and as many cells in every row."""
    text = outside_blocks(path.read_text("utf-8"))
    for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        widths = [len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()]
        head, *others = table.splitlines()
        assert others, head
        assert re.fullmatch(r"\|( *:?-+:? *\|)+", others[0]), head
        assert set(widths) == {widths[0]}, head


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_named_rules_exist(path: Path) -> None:
    named = set(re.findall(r"`([SPAENGO]-[A-Z][A-Z0-9-]+)`", path.read_text("utf-8")))
    assert named <= set(rule_ids())


def test_the_readme_names_every_command() -> None:
    readme = page("README.md")
    assert [name for name in COMMANDS if f"`luna {name}" not in readme] == []


def commands(text: str) -> list[str]:
    """The `luna` commands that a page shows; the first line of a record only looks like one."""
    shown = "\n".join(blocks(text, r"\w*"))
    typed = re.findall(r"^(?:\$ )?(?:\.venv/bin/)?luna (?!1$)(.*)", shown, re.MULTILINE)
    return [*typed, *re.findall(r"`luna ([a-z]+ [^`\n]* --[^`\n]*)`", outside_blocks(text))]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_commands_have_the_options_they_are_shown_with(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Command, "run", Command.read)
    for line in commands(path.read_text("utf-8")):
        run(shlex.split(line.partition(">")[0], comments=True))


def test_the_readme_names_every_group_of_components() -> None:
    readme = page("README.md")
    groups = tomllib.loads(page("src/luna/data/printed.toml"))
    assert [group for group in groups if f"| `{group}` |" not in readme] == []


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
    rows = re.findall(r"^\| (\d+)(?:-(\d+))? \| `(\w+)` \|", page("docs/architecture.md"), re.M)
    blocks_of = {name: (int(first), int(last or first)) for first, last, name in rows}
    ends = [*(first for first, _ in blocks_of.values()), steps.STEPS][1:]
    assert blocks_of == {
        name: (getattr(steps, name), end - 1) for name, end in zip(blocks_of, ends, strict=True)
    }


def test_the_files_that_name_an_action_are_the_ones_listed() -> None:
    named: set[str] = set()
    for pattern in ("src/luna/**/*.py", "src/luna/locale/*/*.ftl", "web/src/**/*.*"):
        for path in ROOT.glob(pattern):
            if "infiltrate" in path.read_text("utf-8").lower() and ".test." not in path.name:
                name = path.relative_to(ROOT).as_posix()
                named.add(re.sub(r"locale/[^/]+/", "locale/LANGUAGE/", name))
    section = page("docs/architecture.md").partition("## How to add an action")[2]
    listed = re.findall(r"^\| `([^`]+)`", section.partition("\n## ")[0], re.M)
    assert sorted(listed) == sorted(named)


def test_every_dependency_has_a_reason() -> None:
    text = page("docs/architecture.md").partition("## Dependencies")[2].lower()
    project = tomllib.loads(page("pyproject.toml"))["project"]
    extras = [name for names in project["optional-dependencies"].values() for name in names]
    names = [re.split(r"[\[<>=]", name)[0].lower() for name in [*project["dependencies"], *extras]]
    assert [name for name in names if name not in text] == []
