"""The operator's list of words that nobody is to read at a table."""

import re
from collections.abc import Iterable
from pathlib import Path


class CoveredWords:
    """Words that are covered where somebody says them; none unless the operator lists some.

    >>> CoveredWords(["darn"]).covered("Darn it, darning!")
    '**** it, darning!'
    """

    def __init__(self, words: Iterable[str] = ()) -> None:
        known = sorted({word.strip() for word in words if word.strip()}, key=len, reverse=True)
        parts = "|".join(re.escape(word) for word in known)
        self._found = re.compile(rf"(?<!\w)(?:{parts})(?!\w)", re.IGNORECASE) if known else None

    @classmethod
    def read(cls, path: str) -> "CoveredWords":
        """The words of a file, one a line; no file, no words."""
        return cls(Path(path).read_text("utf-8").splitlines()) if path else cls()

    def covered(self, text: str) -> str:
        """A text with stars in place of such words."""
        if self._found is None:
            return text
        return self._found.sub(lambda match: "*" * len(match[0]), text)
