"""Studies as clients see them."""

from dataclasses import dataclass

from luna.contract.story import SentenceView


@dataclass(frozen=True, slots=True)
class BranchView:
    """A position of a chapter's tree; the first is its root, without a text."""

    parent: int
    text: str
    said: SentenceView | None
    comment: str
    arrows: list[str]


@dataclass(frozen=True, slots=True)
class ChapterView:
    """A position and the tree that grows from it."""

    title: str
    record: str
    branches: list[BranchView]


@dataclass(frozen=True, slots=True)
class StudyView:
    """A study; `yours`: one may change it."""

    study: str
    title: str
    yours: bool
    link: str
    chapters: list[ChapterView]


@dataclass(frozen=True, slots=True)
class StudyLine:
    """A study in a list."""

    study: str
    title: str
    chapters: int
    updated: float


@dataclass(frozen=True, slots=True)
class StudyList:
    """One's studies, the latest first."""

    studies: list[StudyLine]
