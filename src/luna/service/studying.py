"""Studies: positions with trees of variations, comments and arrows."""

from collections.abc import Sequence

from luna.contract.board_requests import BranchPlan, ChapterPlan
from luna.contract.story import sentence_view
from luna.contract.studies import BranchView, ChapterView, StudyView
from luna.game import Position
from luna.record.notation import parse_action
from luna.rules.narration import narrate
from luna.service.boards import LONGEST, position_in
from luna.table.problem import invalid, missing
from luna.table.study import StudyBranch, export, grow


def branches(plans: Sequence[BranchPlan]) -> list[StudyBranch]:
    found = [StudyBranch(p.parent, p.text, p.comment, tuple(p.arrows)) for p in plans]
    return found or [StudyBranch(0, "", "", ())]


def check(chapters: Sequence[ChapterPlan]) -> None:
    """Everything in a study can be played."""
    for chapter in chapters:
        root = position_in(chapter.record)
        if root.number > LONGEST:
            raise invalid("too-long")
        grow(root, branches(chapter.branches))


def view(study: str, title: str, chapters: Sequence[ChapterPlan], yours: bool) -> StudyView:
    shown = [chapter_view(chapter) for chapter in chapters]
    return StudyView(study, title, yours, f"/#study/{study}", shown)


def exported(title: str, chapters: Sequence[ChapterPlan], number: int) -> str:
    """A chapter as a record: the main line to be read, all else in comments."""
    if number >= len(chapters):
        raise missing("study")
    chapter = chapters[number]
    name = f"{title}: {chapter.title}"
    return export(name, position_in(chapter.record), branches(chapter.branches))


def chapter_view(chapter: ChapterPlan) -> ChapterView:
    tree = branches(chapter.branches)
    positions = grow(position_in(chapter.record), tree)
    shown = [branch_view(branch, at) for branch, at in zip(tree, positions, strict=True)]
    return ChapterView(chapter.title, chapter.record, shown)


def branch_view(branch: StudyBranch, at: Position) -> BranchView:
    shown = None
    if branch.text and at.before is not None:
        action = parse_action(at.text)
        shown = sentence_view(narrate(at.setup, at.before.state, action, at.state))
    text = at.text if branch.text else ""
    return BranchView(branch.parent, text, shown, branch.comment, list(branch.arrows))
