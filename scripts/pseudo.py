r"""A pseudo-language made of English: readable, a third longer, and not a word of it English.

What shows up without its accents was not translatable; what does not fit is too narrow for German.
It is made for tests and never shipped.

>>> pseudo("hello = Hello { $name }")
'hello = ⟦Ħḗŀŀǿ~~ { $name }⟧\n'
"""

import re

from fluent.syntax import parse, serialize
from fluent.syntax.ast import Attribute, Message, Pattern, Resource, TextElement
from fluent.syntax.visitor import Transformer

ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ",
)
LONGER = 0.35
WORD = re.compile("(~{4})")


class Accents(Transformer):
    """Accents on every letter, and room for a longer language."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        letters = sum(character.isalpha() for character in node.value)
        stretch = WORD.sub(r"\1 ", "~" * round(letters * LONGER)).strip()
        text = node.value.translate(ACCENTS)
        body = text.rstrip()
        return TextElement(f"{body}{stretch}{text[len(body) :]}")


def pseudo(source: str) -> str:
    """The messages of a Fluent file in the pseudo-language; notation stays as it is."""
    resource: Resource = parse(source)
    for entry in resource.body:
        if isinstance(entry, Message):
            parts: list[Message | Attribute] = [entry, *entry.attributes]
            for part in parts:
                if isinstance(part.value, Pattern) and getattr(part.id, "name", "") != "notation":
                    part.value = Accents().visit(part.value)
                    part.value.elements.insert(0, TextElement("⟦"))
                    part.value.elements.append(TextElement("⟧"))
    return serialize(resource)
