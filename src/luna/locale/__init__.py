"""Words for the interface: messages by key, in the player's language."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from luna.locale.catalog import FOLDER, Messages
from luna.rules.events import Event
from luna.rules.narration import Leg, Sentence
from luna.rules.refusals import Detail, Refusal


def _languages() -> tuple[str, ...]:
    """The folders with messages, English first: a language is added by adding its folder."""
    folders = FOLDER.iterdir()
    found = [each.name for each in folders if each.joinpath("terms.ftl").is_file()]
    return tuple(sorted(found, key=lambda language: (language != "en", language)))


LANGUAGES = _languages()

SHORT = 1000
"""Whole numbers below are written alike everywhere, and Babel takes a while to load."""

NAMED = {
    "isle": "isle",
    "origin": "isle",
    "target": "isle",
    "favor": "favor",
    "colour": "order",
    "turn": "order",
    "figure": "figure",
    "rival": "order",
}
"""Details that name a thing of the game, and what the messages call things of that kind."""


class UnknownLanguageError(LookupError):
    """A language that Luna has no words for."""


@dataclass(frozen=True)
class RuleText:
    """A rule in words."""

    id: str
    title: str
    text: str
    """What a rulebook says."""

    ruling: str | None
    """What Luna decides where the books leave it open."""

    notation: str | None


class Texts:
    """The messages of one language.

    >>> Texts("de")("isle-tide")
    'Gezeiteninsel'
    """

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise UnknownLanguageError(language)
        self.language = language
        self._messages = _messages(language)

    def __call__(self, key: str, **details: Detail) -> str:
        """The message of a key, with its gaps filled."""
        return self._messages.format(key, None, details)

    def has(self, key: str) -> bool:
        return key in self._messages

    def attribute(self, key: str, name: str) -> str | None:
        """A part of a message such as a title, if it has one."""
        if name not in self._messages.attributes(key):
            return None
        return self._messages.format(key, name, {})

    def sentence(self, key: str, details: Mapping[str, Detail]) -> str:
        """The message of a key; details that name things of the game are translated too."""
        return self(key, **self._named(details))

    def refusal(self, refusal: Refusal) -> str:
        """The sentence that says what is wrong."""
        return self.sentence(f"refusal-{refusal.reason}", dict(refusal.details))

    def event(self, event: Event) -> str:
        """The sentence that says what happened."""
        details = self._named(dict(event.details))
        if event.order is not None:
            details["order"] = self(f"order-{event.order}")
        return self(f"event-{event.kind}", **details)

    def action(self, sentence: Sentence) -> str:
        """The sentence that says what a player did."""
        details = self._named(dict(sentence.details))
        details["order"] = self(f"order-{sentence.order}")
        if sentence.legs:
            details["legs"] = self.listed(map(self._leg, sentence.legs))
        return self(sentence.key, **details)

    def _leg(self, leg: Leg) -> str:
        return self.sentence(
            "say-leg",
            {"count": leg.count, "origin": leg.origin, "target": leg.target, "start": leg.start},
        )

    def because(self, reasons: Iterable[tuple[str, float, Mapping[str, Detail]]]) -> str:
        """One sentence of the reasons for an action: keys, points, and what fills the gaps.

        >>> Texts("en").because([("council", 1.5, {})])
        'Advances in the Council of Priests (+1.5).'
        """
        parts = [self._reason(*each) for each in reasons] or [self("reason-none")]
        text = self.listed(parts)
        return f"{text[:1].upper()}{text[1:]}."

    def _reason(self, key: str, points: float, details: Mapping[str, Detail]) -> str:
        found = self._named(details)
        # A rival's loss is said as "costs", so its number has no sign.
        found["points"] = self.number(points) if key == "rival" else self.signed(points)
        if "other" in details:
            found["other"] = self.signed(float(details["other"]))
        if "source" in details:
            found["what"] = self(f"source-{details['source']}")
        return self(f"reason-{key}", **found)

    def signed(self, value: float) -> str:
        """A number of points with its sign, to a tenth.

        >>> Texts("de").signed(2.5), Texts("en").signed(-3)
        ('+2,5', '−3')
        """
        sign = "+" if value > 0 else "−" if value < 0 else "±"
        return sign + self.number(abs(value))

    def number(self, value: float) -> str:
        """A number as the language writes it, to a tenth.

        >>> Texts("de").number(1234.56), Texts("en").number(1234.56)
        ('1.234,6', '1,234.6')
        """
        if value == int(value) and abs(value) < SHORT:
            return f"{int(value)}"
        from babel.numbers import format_decimal

        return format_decimal(value, "#,##0.#", self.language.replace("-", "_"))

    def percent(self, share: float) -> str:
        """A share of the whole, as the language writes it.

        >>> Texts("en").percent(0.52), Texts("nl").percent(0.52)
        ('52%', '52%')
        """
        from babel.numbers import format_percent

        return format_percent(share, locale=self.language.replace("-", "_"))

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a row, as the language joins them.

        >>> Texts("en").listed(["Red", "Blue", "White"]), Texts("it").listed(["Rosso", "Blu"])
        ('Red, Blue, and White', 'Rosso e Blu')
        """
        every = tuple(parts)
        if len(every) < 2:
            return "".join(every)
        from babel.lists import format_list

        return format_list(every, locale=self.language.replace("-", "_"))

    def rule(self, rule: str) -> RuleText:
        """A rule by its id; `KeyError` for an unknown one."""
        key = f"rule-{rule}"
        if not self.has(key):
            raise KeyError(rule)
        title = self.attribute(key, "title") or rule
        ruling, notation = (self.attribute(key, part) for part in ("ruling", "notation"))
        return RuleText(rule, title, self(key), ruling, notation)

    def rules(self) -> list[str]:
        """All rule ids, in the order of the rules."""
        return [rule for rule in rule_ids() if self.has(f"rule-{rule}")]

    def _named(self, details: Mapping[str, Detail]) -> dict[str, Detail]:
        """The details with the names of things in this language."""
        named: dict[str, Detail] = {}
        for name, value in details.items():
            key = f"{NAMED.get(name)}-{value}"
            named[name] = self(key) if name in NAMED and self.has(key) else value
        if "figure" in details:
            named["which"] = details["figure"]  # its article depends on it
        return named


_messages = cache(Messages)


@cache
def rule_ids() -> list[str]:
    """All rule ids in the order of the English rules."""
    text = (FOLDER / "en" / "rules.ftl").read_text("utf-8")
    return [
        line.partition(" ")[0].removeprefix("rule-")
        for line in text.splitlines()
        if line.startswith("rule-")
    ]
