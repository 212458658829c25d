"""Studies: positions with trees of variations, comments and arrows, kept and shared."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import PlainTextResponse

from luna.contract.answers import Done
from luna.contract.requests import ONE_LINE, BranchPlan, ChapterPlan, ChapterQuery, StudyPlan
from luna.contract.story import sentence_view
from luna.contract.studies import BranchView, ChapterView, StudyLine, StudyList, StudyView
from luna.record.notation import parse_action
from luna.rules.sentences import sentence
from luna.server.http.boards import LONGEST
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.http.records import as_file
from luna.server.http.reviews import position_in
from luna.server.identity import new_id
from luna.server.live.rooms import now
from luna.server.store.studies import KeptStudy
from luna.table.position import Position
from luna.table.problem import Problem, forbidden, invalid, missing
from luna.table.study import Branch, export, grow

group = Group("studies", "/api/studies")

StudyId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
MOST = 200
"""Studies that somebody may keep."""


@group.get("")
async def list_studies(call: Call) -> StudyList:
    """One's own studies."""
    visitor = await call.visitor()
    found = [] if visitor is None else await call.site.store.studies.of(visitor.id)
    return StudyList(
        [StudyLine(each.id, each.title, len(each.chapters), each.updated) for each in found]
    )


@group.post("", 201)
async def make_study(call: Call, body: StudyPlan) -> StudyView:
    """Keep a study; whoever has its link can see it."""
    call.site.creations.take(call.address)
    check(body.chapters)
    owner = await call.guest(body.name)
    if await call.site.store.studies.count(owner.id) >= MOST:
        raise Problem("too-many", "too-many-studies")
    study = KeptStudy(new_id(12), owner.id, body.title, kept(body), now())
    await call.site.store.studies.make(study)
    return view(study, owner.id)


@group.get("/{study_id}", looks=2)
async def show_study(call: Call, study_id: StudyId) -> StudyView:
    """A study, for whoever has its link."""
    visitor = await call.visitor()
    return view(await find(call, study_id), None if visitor is None else visitor.id)


@group.put("/{study_id}")
async def change_study(call: Call, study_id: StudyId, body: StudyPlan) -> StudyView:
    """Change one's study."""
    check(body.chapters)
    was = await own(call, study_id)
    study = KeptStudy(was.id, was.owner, body.title, kept(body), now())
    await call.site.store.studies.change(study)
    return view(study, study.owner)


@group.delete("/{study_id}")
async def forget_study(call: Call, study_id: StudyId) -> Done:
    """Throw one's study away."""
    study = await own(call, study_id)
    await call.site.store.studies.forget(study.id)
    return Done(True)


@group.get("/{study_id}/record", looks=2)
async def export_study(call: Call, study_id: StudyId, query: ChapterQuery) -> PlainTextResponse:
    """A chapter as a record: the main line to be read, all else in comments."""
    study = await find(call, study_id)
    if query.chapter >= len(study.chapters):
        raise missing("study")
    chapter = chapters_of(study)[query.chapter]
    title = f"{study.title}: {chapter.title}"
    return as_file(study.id, export(title, position_in(chapter.record), branches(chapter.branches)))


async def find(call: Call, study_id: str) -> KeptStudy:
    found = await call.site.store.studies.find(study_id)
    if found is None:
        raise missing("study")
    return found


async def own(call: Call, study_id: str) -> KeptStudy:
    study = await find(call, study_id)
    if study.owner != (await call.identity()).id:
        raise forbidden("not-your-study")
    return study


def kept(body: StudyPlan) -> list[dict[str, Any]]:
    documents: list[dict[str, Any]] = msgspec.to_builtins(body.chapters)
    return documents


def chapters_of(study: KeptStudy) -> list[ChapterPlan]:
    return msgspec.convert(study.chapters, list[ChapterPlan])


def branches(plans: Sequence[BranchPlan]) -> list[Branch]:
    found = [Branch(p.parent, p.text, p.comment, tuple(p.arrows)) for p in plans]
    return found or [Branch(0, "", "", ())]


def check(chapters: Sequence[ChapterPlan]) -> None:
    """Everything in a study can be played."""
    for chapter in chapters:
        root = position_in(chapter.record)
        if root.number > LONGEST:
            raise invalid("too-long")
        grow(root, branches(chapter.branches))


def view(study: KeptStudy, visitor: str | None) -> StudyView:
    chapters = [chapter_view(chapter) for chapter in chapters_of(study)]
    link = f"/#study/{study.id}"
    return StudyView(study.id, study.title, study.owner == visitor, link, chapters)


def chapter_view(chapter: ChapterPlan) -> ChapterView:
    tree = branches(chapter.branches)
    positions = grow(position_in(chapter.record), tree)
    shown = [branch_view(branch, at) for branch, at in zip(tree, positions, strict=True)]
    return ChapterView(chapter.title, chapter.record, shown)


def branch_view(branch: Branch, at: Position) -> BranchView:
    said = None
    if branch.text and at.before is not None:
        action = parse_action(at.text)
        said = sentence_view(sentence(at.setup, at.before.state, action, at.state))
    text = at.text if branch.text else ""
    return BranchView(branch.parent, text, said, branch.comment, list(branch.arrows))
