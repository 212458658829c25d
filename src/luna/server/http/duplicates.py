"""Duplicate tables: the same setup for several groups, compared seat by seat."""

from typing import Annotated

from msgspec import Meta

from luna.app.request import ONE_LINE
from luna.contract.duplicates import (
    ChooseTeam,
    DuplicateLine,
    DuplicateSeat,
    DuplicateView,
    MakeDuplicate,
    PlayDuplicate,
    TeamLine,
)
from luna.app.tables.view import View
from luna.record.record import begin_record, print_header
from luna.rules.refusals import Refused
from luna.rules.setup import draw_setup, solo_level
from luna.rules.vocabulary import COLOURS
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.http.tables import put_up
from luna.app.tables.service import now
from luna.server.store.duplicates import DuplicateEntrant
from luna.app.names import new_id, new_seed
from luna.table.duplicate import Duplicate, first_tries, scores, weekly
from luna.table.laying import TablePlan
from luna.table.problem import Problem, conflict, invalid, missing, refused

group = Group("duplicates", "/api/duplicates")
MOST = 50
"""Setups that one person may make."""
DuplicateId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]


@group.post("", 201)
async def make(call: Call, body: MakeDuplicate) -> DuplicateView:
    """Make a setup that several tables play, fresh or that of a game; its link is for everyone."""
    call.site.creations.take(call.address)
    owner = await call.guest(body.name)
    number = await call.site.store.duplicates.number_of(owner.id)
    if number >= MOST:
        raise Problem("too-many", "too-many-duplicates", details={"number": number})
    made = await of_table(call, body, body.table) if body.table else fresh(call, body)
    await call.site.store.duplicates.add(made, owner.id, now())
    return await shown(call, made, owner.id)


async def of_table(call: Call, body: MakeDuplicate, table_id: str) -> Duplicate:
    table = (await call.room(table_id)).table
    if table.terms.mode.startswith("solo") or table.position is None:
        raise invalid("seats-do-not-fit", number=len(table.seats))
    if table.status == "playing" and not table.terms.hot_seat and len(table.humans()) > 1:
        raise conflict("not-over")
    seats = tuple(seat.level if seat.kind == "bot" else None for seat in table.seats)
    if None not in seats:
        raise invalid("seats-do-not-fit", number=len(seats))
    header = print_header(table.position.setup)
    return Duplicate(new_id(12), body.title, header, seats)


def fresh(call: Call, body: MakeDuplicate) -> Duplicate:
    wanted = body.seats or [None, None]
    seats = tuple(None if level is None else call.level(level) for level in wanted)
    if None not in seats or solo_level(body.mode):
        raise invalid("seats-do-not-fit", number=len(seats))
    try:
        setup = draw_setup(new_seed(), COLOURS[: len(seats)], body.mode, body.edition, None)
    except Refused as error:
        raise refused(error) from None
    return Duplicate(new_id(12), body.title, print_header(setup), seats)


async def found(call: Call, name: str) -> Duplicate:
    """The setup of a name; that of the week needs nobody to make it."""
    week = weekly(now())
    if name in ("week", week.id):
        return week
    kept = await call.site.store.duplicates.find(name)
    if kept is None:
        raise missing("duplicate")
    return kept


@group.get("/{duplicate_id}", looks=2)
async def show(call: Call, duplicate_id: DuplicateId) -> DuplicateView:
    """A setup, and how everyone has done; `week` is that of this week."""
    visitor = await call.visitor()
    return await shown(call, await found(call, duplicate_id), visitor.id if visitor else None)


@group.post("/{duplicate_id}/tables", 201)
async def play(call: Call, duplicate_id: DuplicateId, body: PlayDuplicate) -> View:
    """Lay a table of the setup; whoever plays it already is led to that one."""
    duplicate = await found(call, duplicate_id)
    owner = await call.guest(body.name)
    if body.team is not None:
        await call.site.store.duplicates.join_team(duplicate.id, owner.id, body.team)
    running = await call.site.store.duplicates.running(duplicate.id, owner.id)
    if running is not None:
        return call.shown(await call.room(running), owner.id)
    call.site.creations.take(call.address)
    seat = duplicate.free[0] if body.seat is None else body.seat
    if seat not in duplicate.free:
        raise conflict("no-seat-free")
    plan = TablePlan(
        wanted=duplicate.wanted(seat),
        level=call.level(None),
        setup=duplicate.header,
        public=body.public,
        hints=False,
        duplicate=duplicate.id,
    )
    call.site.metrics.duplicates.inc()
    return call.shown(await put_up(call, owner, plan), owner.id)


@group.put("/{duplicate_id}/team", looks=2)
async def choose_team(call: Call, duplicate_id: DuplicateId, body: ChooseTeam) -> DuplicateView:
    """Play for a team, or for oneself alone."""
    person = await call.person()
    duplicate = await found(call, duplicate_id)
    await call.site.store.duplicates.join_team(duplicate.id, person.id, body.team)
    return await shown(call, duplicate, person.id)


async def shown(call: Call, duplicate: Duplicate, own: str | None) -> DuplicateView:
    entrants = await call.site.store.duplicates.results(duplicate.id)
    people = {each.result.identity: each for each in entrants}
    lines, teams = standings(entrants, own)
    table = None if own is None else await call.site.store.duplicates.running(duplicate.id, own)
    played = next((line.table for line in lines if line.yours), None)
    mine = people.get(own or "")
    return DuplicateView(
        duplicate.id,
        duplicate.title,
        duplicate.id == weekly(now()).id,
        f"/#duplicate/{duplicate.id}",
        [
            DuplicateSeat(number, colour, level)
            for number, (colour, level) in enumerate(
                zip(begin_record(duplicate.header)[0].players, duplicate.seats, strict=True)
            )
        ],
        lines,
        teams,
        None if mine is None else mine.team,
        table or played,
    )


def standings(
    entrants: list[DuplicateEntrant], own: str | None
) -> tuple[list[DuplicateLine], list[TeamLine]]:
    """Everyone and every team, the best first."""
    people = {each.result.identity: each for each in entrants}
    counted = scores(first_tries(each.result for each in entrants))
    lines = [
        DuplicateLine(
            people[score.result.identity].name,
            people[score.result.identity].team,
            score.result.game,
            score.result.seat,
            score.result.place + 1,
            score.result.influence,
            round(score.percent, 1),
            score.result.identity == own,
        )
        for score in counted
    ]
    teams: dict[str, list[float]] = {}
    for line in lines:
        if line.team is not None:
            teams.setdefault(line.team, []).append(line.percent)
    ranked = [
        TeamLine(team, len(each), round(sum(each) / len(each), 1)) for team, each in teams.items()
    ]
    return lines, sorted(ranked, key=lambda team: (-team.percent, team.team))
