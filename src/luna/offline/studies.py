"""Requests about studies."""

from dataclasses import dataclass

import msgspec

from luna.contract.answers import Done
from luna.contract.board_requests import ChapterPlan, StudyPlan
from luna.contract.queries import ChapterQuery
from luna.contract.studies import StudyLine, StudyList, StudyView
from luna.offline.host import Host
from luna.offline.routes import ROUTES, Text
from luna.offline.tables import HERE
from luna.service import studying
from luna.app.names import new_id
from luna.table.problem import missing

on = ROUTES.on


@dataclass(frozen=True)
class ShelvedStudy:
    """A study as it lies on the shelf."""

    line: StudyLine
    chapters: list[ChapterPlan]


def study_of(text: str) -> ShelvedStudy:
    return msgspec.json.decode(text, type=ShelvedStudy)


async def kept_study(host: Host, study: str) -> ShelvedStudy:
    text = (await host.shelf.read(f"study/{study}")).get(f"study/{study}")
    if text is None:
        raise missing("study")
    return study_of(text)


async def keep_study(host: Host, study: str, body: StudyPlan) -> StudyView:
    studying.check(body.chapters)
    line = StudyLine(study, body.title, len(body.chapters), host.now())
    kept = msgspec.json.encode(ShelvedStudy(line, body.chapters)).decode()
    await host.shelf.write({}, {f"study/{study}": kept})
    return studying.view(study, body.title, body.chapters, yours=True)


@on("GET", "/studies")
async def list_studies(host: Host) -> StudyList:
    rows = await host.shelf.read("study/")
    lines = [study_of(text).line for text in rows.values()]
    return StudyList(sorted(lines, key=lambda line: -line.updated))


@on("POST", "/studies", 201)
async def make_study(host: Host, body: StudyPlan) -> StudyView:
    return await keep_study(host, HERE + new_id(12), body)


@on("GET", "/studies/{study}")
async def show_study(host: Host, study: str) -> StudyView:
    kept = await kept_study(host, study)
    return studying.view(study, kept.line.title, kept.chapters, yours=True)


@on("PUT", "/studies/{study}")
async def change_study(host: Host, study: str, body: StudyPlan) -> StudyView:
    await kept_study(host, study)
    return await keep_study(host, study, body)


@on("DELETE", "/studies/{study}")
async def forget_study(host: Host, study: str) -> Done:
    await kept_study(host, study)
    await host.shelf.forget(f"study/{study}")
    return Done(True)


@on("GET", "/studies/{study}/record")
async def export_study(host: Host, study: str, query: ChapterQuery) -> Text:
    kept = await kept_study(host, study)
    return Text(studying.exported(kept.line.title, kept.chapters, query.chapter))
