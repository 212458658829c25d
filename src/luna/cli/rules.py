"""`luna rules`: what a rule says."""

from typing import Annotated

from rich.console import Console
from rich.markdown import Markdown

from luna.cli.commands import Argument, CommandOption, fail
from luna.cli.console import preferred_language
from luna.locale import LANGUAGES, RuleText, Texts, UnknownLanguageError, rule_ids

Language = Annotated[
    str | None,
    CommandOption(
        "--lang", metavar="LANG", help=f"{', '.join(LANGUAGES)}; by default the system's."
    ),
]


def rules(
    rule: Annotated[str | None, Argument(metavar="[ID]", help="Such as A-PROM.")] = None,
    language: Language = None,
    markdown: Annotated[bool, CommandOption(help="All rules as a Markdown page.")] = False,
) -> None:
    """Show one rule, or all of them by id and name."""
    texts = texts_in(language)
    if markdown:
        print(rules_page(texts), end="")
    elif rule is None:
        for each in map(texts.rule, rule_ids()):
            print(f"{each.id:<14} {each.title}")
    else:
        try:
            found = texts.rule(rule.upper())
        except KeyError:
            fail(f"{rule}: there is no rule of that id; `luna rules` lists them all.")
        Console(highlight=False).print(Markdown(rule_section(texts, found)))


def texts_in(language: str | None) -> Texts:
    """Return the messages of a language, by default the system's."""
    if language is None:
        return Texts(preferred_language())
    try:
        return Texts(language)
    except UnknownLanguageError:
        fail(f"{language}: not a language of Luna; choose one of {', '.join(LANGUAGES)}.")


def rule_section(texts: Texts, rule: RuleText) -> str:
    lines = [f"### {rule.title} (`{rule.id}`)", "", rule.text, ""]
    if rule.ruling:
        lines += [f"> **{texts('rules-ruling')}:** {rule.ruling}", ""]
    if rule.notation:
        examples = " · ".join(f"`{example}`" for example in rule.notation.split(" · "))
        lines += [f"{texts('rules-notation')}: {examples}", ""]
    return "\n".join(lines)


def rules_page(texts: Texts) -> str:
    """Return all rules as one Markdown page, in the order of the game."""
    lines = [f"# {texts('rules-title')}", "", texts("rules-rulings"), ""]
    lines += [texts("rules-editions"), ""]
    family = ""
    for rule in map(texts.rule, rule_ids()):
        group = rule.id.partition("-")[0]
        if group != family:
            family = group
            lines += [f"## {texts(f'rules-heading-{group}')}", ""]
        lines.append(rule_section(texts, rule))
    return "\n".join(lines)
