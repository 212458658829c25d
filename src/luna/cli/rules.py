"""`luna rules`: a rule, all rules, the overview of actions and influence, the playing tips."""

from typing import Annotated

from rich.console import Console
from rich.markdown import Markdown

from luna.cli.commands import Argument, CommandOption, fault
from luna.cli.language import chosen_texts
from luna.locale import RuleText, Texts, rule_ids
from luna.rules.components import standard
from luna.rules.setup import Setup, editions_of
from luna.rules.verbs import VERBS
from luna.rules.vocabulary import PHASE_ACTIONS, SOURCE_NAMES

ADVICE = {
    "first": ("preselected", "calm"),
    "round": ("build", "promote", "recruit", "favor", "tide", "journey", "council"),
    "later": ("book", "expel", "sail", "meditate", "last"),
}
"""The playing tips by heading, in the order of the browser."""


def rules(
    rule: Annotated[str | None, Argument(metavar="[ID]", help="rule")] = None,
    markdown: Annotated[bool, CommandOption(help="markdown")] = False,
) -> None:
    """Show one rule, all of them by id and name, the overview, or the playing tips."""
    texts = chosen_texts()
    console = Console(highlight=False)
    if markdown:
        print(rules_page(texts), end="")
    elif rule is None:
        for each in map(texts.rule, rule_ids()):
            print(f"{each.id:<14} {each.title}")
    elif rule == "overview":
        console.print(Markdown(overview_page(texts)))
    elif rule == "tips":
        console.print(Markdown(tips_page(texts)))
    else:
        try:
            found = texts.rule(rule.upper())
        except KeyError:
            fault("cli-fault-rule", word=rule)
        console.print(Markdown(rule_section(texts, found)))


def rule_section(texts: Texts, rule: RuleText) -> str:
    lines = [f"### {rule.title} (`{rule.id}`)", "", rule.text, ""]
    if rule.ruling:
        lines += [f"> **{texts('rules-ruling')}:** {rule.ruling}", ""]
    if rule.notation:
        examples = " · ".join(f"`{example}`" for example in rule.notation.split(" · "))
        lines += [f"{texts('rules-notation')}: {examples}", ""]
    return "\n".join(lines)


def rules_page(texts: Texts) -> str:
    """Return all rules as one Markdown page, in the order of the game.

    It opens with the game on one page and ends with the playing tips.
    """
    lines = [f"# {texts('rules-title')}", "", f"## {texts('rules-heading-glance')}", ""]
    lines += [texts("rules-goal"), "", texts("rules-phases"), "", overview_page(texts), ""]
    lines += [f"## {texts('rules-heading-editions')}", "", texts("rules-editions"), ""]
    lines += [texts("rules-rulings"), ""]
    family = ""
    for rule in map(texts.rule, rule_ids()):
        group = rule.id.partition("-")[0]
        if group != family:
            family = group
            lines += [f"## {texts(f'rules-heading-{group}')}", ""]
        lines.append(rule_section(texts, rule))
    return "\n".join([*lines, tips_page(texts)])


def overview_page(texts: Texts, setup: Setup | None = None) -> str:
    """Return all actions with their costs, and all sources of influence, as Markdown tables."""
    heads: tuple[str, ...] = (
        texts("term-action"),
        texts("rules-column-what"),
        texts("rules-column-cost"),
    )
    lines = [markdown_row(heads), markdown_row(["---"] * 3)]
    for verb in VERBS:
        allowed = setup is None or setup.edition in editions_of(verb)
        if verb.phase == PHASE_ACTIONS and allowed:
            cost = texts(f"web-cost-{verb.name}")
            favor = texts.sentence("rules-cost-favor", {"favor": verb.favor}) if verb.favor else ""
            hint = texts.attribute(f"action-{verb.name}", "hint") or ""
            cells = (texts(f"action-{verb.name}"), hint, f"{cost} {favor}".strip())
            lines.append(markdown_row(cells))
    heads = (texts("rules-column-source"), texts("rules-column-influence"))
    lines += ["", markdown_row(heads), markdown_row(["---"] * 2)]
    amounts = influence_amounts(texts, setup)
    for source in SOURCE_NAMES:
        if texts.has(f"web-brings-{source}"):
            brings = texts(f"web-brings-{source}", **amounts)
            lines.append(markdown_row([texts(f"source-{source}"), brings]))
    return "\n".join(lines)


def markdown_row(cells: "list[str] | tuple[str, ...]") -> str:
    return f"| {' | '.join(cells)} |"


def influence_amounts(texts: Texts, setup: Setup | None) -> dict[str, str]:
    """Return what fills the gaps of the messages about influence."""
    components = setup.components if setup else standard()

    def places(number: int) -> str:
        return " · ".join(map(str, components.priestess[number].places))

    if setup:
        priestess = places(len(setup.players))
    else:
        priestess = f"{places(2)} ({texts('web-players-number', number=4)}: {places(4)})"
    return {
        "guard": " · ".join(map(str, reversed(components.guards))),
        "priestess": priestess,
        "council": " · ".join(str(value) for value in components.council if value),
        "edition": setup.edition if setup else "any",
    }


def tips_page(texts: Texts) -> str:
    """Return the playing tips as Markdown."""
    lines = [f"## {texts('advice-title')}", "", texts("advice-about"), ""]
    for heading, names in ADVICE.items():
        lines += [f"### {texts(f'advice-heading-{heading}')}", ""]
        lines += [
            f"- **{texts.attribute(f'advice-{each}', 'title')}.** {texts(f'advice-{each}')}"
            for each in names
        ]
        lines.append("")
    return "\n".join(lines)
