"""Requests about boards that nobody keeps, reviews, puzzles and studies."""

from typing import Annotated

from msgspec import Meta, field

from luna.app.request import (
    ONE_LINE,
    Name,
    Number,
    Place,
    Request,
    RecordText,
    Sequence,
    ShortId,
    Text,
)

Moves = Annotated[list[Text], Meta(max_length=600)]


class BoardPlan(Request, frozen=True):
    """Where a board begins (a record or a puzzle, or its first `at` actions) and what follows."""

    record: RecordText | None = None
    puzzle: ShortId | None = None
    at: Number | None = None
    actions: Moves = field(default_factory=list)
    since: Sequence = 0
    """The entries of its log that one knows."""


class BoardLook(Request, frozen=True):
    """See what an action would bring about on a board."""

    board: BoardPlan
    text: Text


class BoardWhy(Request, frozen=True):
    """Ask on a board why something is not allowed: an action, or a verb at places."""

    board: BoardPlan
    text: Text = ""
    verb: Annotated[str, Meta(max_length=20)] = ""
    places: Annotated[list[Place], Meta(max_length=4)] = field(default_factory=list)


class BoardPast(Request, frozen=True):
    """A position of a board, by the entry of its log."""

    board: BoardPlan
    sequence: Sequence


class BoardAdvice(Request, frozen=True):
    """Think about the position on a board."""

    board: BoardPlan
    depth: Annotated[int, Meta(ge=0, le=3)] = 0


class Retry(Request, frozen=True):
    """Another action in place of one that is under review."""

    number: Annotated[int, Meta(ge=1, le=10_000)]
    text: Text


class AskReview(Request, frozen=True):
    """The game to review: one that was played here, or a record."""

    table: ShortId | None = None
    record: RecordText | None = None


class NextPuzzle(Request, frozen=True):
    """A puzzle of a theme, and not one of those just seen."""

    theme: Annotated[str, Meta(max_length=20, pattern=ONE_LINE)] | None = None
    seen: Annotated[list[ShortId], Meta(max_length=500)] = field(default_factory=list)


class Solve(Request, frozen=True):
    """An answer to a puzzle; none gives up."""

    text: Text | None = None
    name: Name | None = None


ARROW = r"^[a-z]+(:[a-z0-9]+)?>[a-z]+(:[a-z0-9]+)?(?![\s\S])"
Title = Annotated[str, Meta(min_length=1, max_length=80, pattern=ONE_LINE)]


class BranchPlan(Request, frozen=True):
    """A position of a tree: what led to it from its parent, what is said and drawn there."""

    parent: Annotated[int, Meta(ge=0, le=1000)] = 0
    text: Text = ""
    comment: Annotated[str, Meta(max_length=2000)] = ""
    arrows: Annotated[
        list[Annotated[str, Meta(max_length=60, pattern=ARROW)]], Meta(max_length=12)
    ] = field(default_factory=list)


class ChapterPlan(Request, frozen=True):
    """A chapter of a study: a record to begin with, and the tree that grows from its end."""

    title: Title
    record: RecordText
    branches: Annotated[list[BranchPlan], Meta(max_length=400)] = field(default_factory=list)


class StudyPlan(Request, frozen=True):
    """A study to be kept."""

    title: Title
    chapters: Annotated[list[ChapterPlan], Meta(min_length=1, max_length=24)]
    name: Name | None = None
