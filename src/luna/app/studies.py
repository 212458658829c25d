"""Studies: positions with trees of variations, comments and arrows, stored and shared by link."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Protocol

from msgspec import Meta, Struct, field

from luna.app.analysis import MAX_ACTIONS, position_in
from luna.app.context import Context
from luna.app.request import ONE_LINE, Done, Name, RecordText, Request, Text, Title
from luna.app.routing import Routes, TextFile
from luna.app.tables.story import SentenceView, sentence_view
from luna.game import Position
from luna.record.record import print_header
from luna.rules.narration import narrate
from luna.rules.refusals import Refused
from luna.table.problem import Problem, forbidden, invalid, missing, refused

routes = Routes("studies", "/studies")

StudyId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
ARROW = r"^[a-z]+(:[a-z0-9]+)?>[a-z]+(:[a-z0-9]+)?(?![\s\S])"
MAX_STUDIES = 200
"""Studies of one user."""


class StudyBranch(Request, frozen=True):
    """A position of a tree: the action that led to it from its parent, comment and arrows.

    The first branch is the root, without a text. A parent stands before its children, and the first
    child of each continues the main line.
    """

    parent: Annotated[int, Meta(ge=0, le=1000)] = 0
    text: Text = ""
    comment: Annotated[str, Meta(max_length=2000)] = ""
    arrows: Annotated[
        list[Annotated[str, Meta(max_length=60, pattern=ARROW)]], Meta(max_length=12)
    ] = field(default_factory=list)


class StudyChapter(Request, frozen=True):
    """A chapter: a record to begin with, and the tree that grows from its end."""

    title: Title
    record: RecordText
    branches: Annotated[list[StudyBranch], Meta(max_length=400)] = field(default_factory=list)

    @property
    def tree(self) -> list[StudyBranch]:
        return self.branches or [StudyBranch()]


class SaveStudy(Request, frozen=True):
    """A study to be stored."""

    title: Title
    chapters: Annotated[list[StudyChapter], Meta(min_length=1, max_length=24)]
    name: Name | None = None


class ChapterQuery(Request, frozen=True):
    """Which chapter, counted from 0."""

    chapter: Annotated[int, Meta(ge=0, le=100)] = 0


class StoredStudy(Struct, frozen=True):
    id: str
    owner: str
    title: str
    chapters: list[StudyChapter]
    updated: float


class StudyStore(Protocol):
    async def find(self, study: str) -> StoredStudy | None: ...
    async def of_owner(self, owner: str) -> list[StoredStudy]:
        """Return a user's studies, the latest first."""

    async def count(self, owner: str) -> int: ...
    async def save(self, study: StoredStudy) -> None:
        """Store a new study or a changed one."""

    async def delete(self, study: str) -> None: ...


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
    """A study; `yours`: the caller may change it."""

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
    """The caller's studies, the latest first."""

    studies: list[StudyLine]


@routes.get("")
async def list_studies(ctx: Context) -> StudyList:
    """Return the caller's studies."""
    user = await ctx.user()
    found = [] if user is None else await ctx.store(StudyStore).of_owner(user.id)
    return StudyList(
        [StudyLine(each.id, each.title, len(each.chapters), each.updated) for each in found]
    )


@routes.post("", status=201, cost=5)
async def create_study(ctx: Context, body: SaveStudy) -> StudyView:
    """Store a study; everyone who has its link can read it."""
    ctx.limit("creations")
    check_chapters(body.chapters)
    owner = await ctx.ensure_user(body.name)
    store = ctx.store(StudyStore)
    if await store.count(owner.id) >= MAX_STUDIES:
        raise Problem("too-many", "too-many-studies")
    study = StoredStudy(ctx.new_id(12), owner.id, body.title, body.chapters, ctx.now)
    await store.save(study)
    return study_view(study, owner.id)


@routes.get("/{study_id}", cost=2)
async def show_study(ctx: Context, study_id: StudyId) -> StudyView:
    """Return a study."""
    user = await ctx.user()
    return study_view(await find_study(ctx, study_id), None if user is None else user.id)


@routes.put("/{study_id}", cost=5)
async def change_study(ctx: Context, study_id: StudyId, body: SaveStudy) -> StudyView:
    """Change a study of the caller."""
    check_chapters(body.chapters)
    old = await own_study(ctx, study_id)
    study = StoredStudy(old.id, old.owner, body.title, body.chapters, ctx.now)
    await ctx.store(StudyStore).save(study)
    return study_view(study, study.owner)


@routes.delete("/{study_id}")
async def delete_study(ctx: Context, study_id: StudyId) -> Done:
    """Delete a study of the caller."""
    study = await own_study(ctx, study_id)
    await ctx.store(StudyStore).delete(study.id)
    return Done(True)


@routes.get("/{study_id}/record", cost=2)
async def export_study(ctx: Context, study_id: StudyId, query: ChapterQuery) -> TextFile:
    """Return a chapter as a record: the main line, everything else in comments."""
    study = await find_study(ctx, study_id)
    if query.chapter >= len(study.chapters):
        raise missing("study")
    chapter = study.chapters[query.chapter]
    text = export_chapter(f"{study.title}: {chapter.title}", chapter)
    return TextFile(text, f"{study.id}.luna")


async def find_study(ctx: Context, study_id: str) -> StoredStudy:
    found = await ctx.store(StudyStore).find(study_id)
    if found is None:
        raise missing("study")
    return found


async def own_study(ctx: Context, study_id: str) -> StoredStudy:
    study = await find_study(ctx, study_id)
    if study.owner != (await ctx.require_user()).id:
        raise forbidden("not-your-study")
    return study


def study_view(study: StoredStudy, user: str | None) -> StudyView:
    chapters = [chapter_view(chapter) for chapter in study.chapters]
    link = f"/#study/{study.id}"
    return StudyView(study.id, study.title, study.owner == user, link, chapters)


def chapter_view(chapter: StudyChapter) -> ChapterView:
    positions = play_tree(position_in(chapter.record), chapter.tree)
    branches = [branch_view(branch, at) for branch, at in zip(chapter.tree, positions, strict=True)]
    return ChapterView(chapter.title, chapter.record, branches)


def branch_view(branch: StudyBranch, at: Position) -> BranchView:
    said = None
    if branch.text and at.before is not None:
        said = sentence_view(narrate(at.setup, at.before.state, at.action, at.state))
    text = at.text if branch.text else ""
    return BranchView(branch.parent, text, said, branch.comment, branch.arrows)


def check_chapters(chapters: Sequence[StudyChapter]) -> None:
    """Raise a problem if a record is too long or a variation is not legal."""
    for chapter in chapters:
        root = position_in(chapter.record)
        if root.number > MAX_ACTIONS:
            raise invalid("too-long")
        play_tree(root, chapter.tree)


def play_tree(root: Position, tree: Sequence[StudyBranch]) -> list[Position]:
    """The positions of a tree; `Problem` where an action is not legal."""
    positions = [root]
    for number, branch in enumerate(tree[1:], 1):
        if not 0 <= branch.parent < number:
            raise invalid("bad-body")
        before = positions[branch.parent]
        try:
            positions.append(before.after(before.check(branch.text)))
        except Refused as error:
            raise refused(error) from None
    return positions


def export_chapter(title: str, chapter: StudyChapter) -> str:
    """A record of the main line; comments and variations stand behind `#`, which readers skip."""
    tree, root = chapter.tree, position_in(chapter.record)
    positions = play_tree(root, tree)
    lines = [*comment_lines(title), print_header(root.setup).rstrip("\n"), *root.lines()]
    lines += comment_lines(tree[0].comment)
    at = 0
    while found := children(tree, at):
        main, *variations = found
        lines.append(f"{positions[at].colour}: {positions[main].text}")
        lines += comment_lines(tree[main].comment)
        for variation in variations:
            lines += variation_lines(tree, positions, variation, 1)
        at = main
    return "\n".join(lines) + "\n"


def children(tree: Sequence[StudyBranch], parent: int) -> list[int]:
    return [number for number, branch in enumerate(tree) if number and branch.parent == parent]


def variation_lines(
    tree: Sequence[StudyBranch], positions: Sequence[Position], at: int, depth: int
) -> Iterator[str]:
    """A variation as comments; deeper ones are indented further."""
    indent = "  " * depth
    while True:
        before = positions[tree[at].parent]
        yield f"#{indent}{before.colour}: {positions[at].text}"
        yield from comment_lines(tree[at].comment, indent)
        found = children(tree, at)
        if not found:
            return
        for other in found[1:]:
            yield from variation_lines(tree, positions, other, depth + 1)
        at = found[0]


def comment_lines(text: str, indent: str = "") -> list[str]:
    return [f"# {indent}{line.strip()}".rstrip() for line in text.splitlines() if line.strip()]
