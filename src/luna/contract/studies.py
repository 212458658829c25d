"""Studies as clients see them."""

from msgspec import Struct

from luna.contract.story import SentenceView


class BranchView(Struct, frozen=True):
    """A position of a chapter's tree; the first is its root, without a text."""

    parent: int
    text: str
    said: SentenceView | None
    comment: str
    arrows: list[str]


class ChapterView(Struct, frozen=True):
    """A position and the tree that grows from it."""

    title: str
    record: str
    branches: list[BranchView]


class StudyView(Struct, frozen=True):
    """A study; `yours`: one may change it."""

    study: str
    title: str
    yours: bool
    link: str
    chapters: list[ChapterView]


class StudyLine(Struct, frozen=True):
    """A study in a list."""

    study: str
    title: str
    chapters: int
    updated: float


class StudyList(Struct, frozen=True):
    """One's studies, the latest first."""

    studies: list[StudyLine]
