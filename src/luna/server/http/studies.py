"""Studies: positions with trees of variations, comments and arrows, kept and shared."""

from typing import Annotated

from msgspec import Meta
from starlette.responses import PlainTextResponse

from luna.contract.answers import Done
from luna.contract.board_requests import StudyPlan
from luna.contract.queries import ChapterQuery
from luna.app.request import ONE_LINE
from luna.contract.studies import StudyLine, StudyList, StudyView
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.http.records import as_file
from luna.server.live.rooms import now
from luna.server.store.studies import KeptStudy
from luna.service import studying
from luna.service.naming import new_id
from luna.table.problem import Problem, forbidden, missing

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


@group.post("", 201, looks=5)
async def make_study(call: Call, body: StudyPlan) -> StudyView:
    """Keep a study; whoever has its link can see it."""
    call.site.creations.take(call.address)
    studying.check(body.chapters)
    owner = await call.guest(body.name)
    if await call.site.store.studies.count(owner.id) >= MOST:
        raise Problem("too-many", "too-many-studies")
    study = KeptStudy(new_id(12), owner.id, body.title, body.chapters, now())
    await call.site.store.studies.make(study)
    return view(study, owner.id)


@group.get("/{study_id}", looks=2)
async def show_study(call: Call, study_id: StudyId) -> StudyView:
    """A study, for whoever has its link."""
    visitor = await call.visitor()
    return view(await find(call, study_id), None if visitor is None else visitor.id)


@group.put("/{study_id}", looks=5)
async def change_study(call: Call, study_id: StudyId, body: StudyPlan) -> StudyView:
    """Change one's study."""
    studying.check(body.chapters)
    was = await own(call, study_id)
    study = KeptStudy(was.id, was.owner, body.title, body.chapters, now())
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
    text = studying.exported(study.title, study.chapters, query.chapter)
    return as_file(study.id, text)


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


def view(study: KeptStudy, visitor: str | None) -> StudyView:
    return studying.view(study.id, study.title, study.chapters, study.owner == visitor)
