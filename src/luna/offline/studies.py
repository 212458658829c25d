"""Requests about studies."""

import json
from dataclasses import asdict
from typing import Any

from luna.contract.answers import (
    Done,
)
from luna.contract.requests import (
    ChapterQuery,
    StudyPlan,
)
from luna.contract.studies import StudyLine, StudyList, StudyView
from luna.offline.host import Host
from luna.offline.routes import ROUTES, Text
from luna.offline.shelf import pack
from luna.offline.tables import HERE
from luna.service import studying
from luna.service.naming import new_id
from luna.table.problem import missing

on = ROUTES.on


async def kept_study(host: Host, study: str) -> dict[str, Any]:
    text = (await host.shelf.read(f"study/{study}")).get(f"study/{study}")
    if text is None:
        raise missing("study")
    found: dict[str, Any] = json.loads(text)
    return found


async def keep_study(host: Host, study: str, body: StudyPlan) -> StudyView:
    studying.check(body.chapters)
    chapters = studying.kept(body.chapters)
    line = StudyLine(study, body.title, len(chapters), host.now())
    kept = {"line": asdict(line), "chapters": chapters}
    await host.shelf.write({}, {f"study/{study}": pack(kept)})
    return studying.view(study, body.title, chapters, yours=True)


@on("GET", "/studies")
async def list_studies(host: Host) -> StudyList:
    rows = await host.shelf.read("study/")
    lines = [StudyLine(**json.loads(text)["line"]) for text in rows.values()]
    return StudyList(sorted(lines, key=lambda line: -line.updated))


@on("POST", "/studies", 201)
async def make_study(host: Host, body: StudyPlan) -> StudyView:
    return await keep_study(host, HERE + new_id(12), body)


@on("GET", "/studies/{study}")
async def show_study(host: Host, study: str) -> StudyView:
    kept = await kept_study(host, study)
    return studying.view(study, kept["line"]["title"], kept["chapters"], yours=True)


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
    return Text(studying.exported(kept["line"]["title"], kept["chapters"], query.chapter))
