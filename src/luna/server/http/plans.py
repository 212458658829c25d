"""Plans for turns to come: kept for their owner alone, carried out by the server."""

from luna.contract.plans import (
    MakePlan,
    OwnPlans,
    PlanBranch,
    PlannedBranch,
    PlannedWhen,
    SeatPlanned,
)
from luna.server.http.acting import TableId
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.app.tables.room import Room
from luna.app.names import new_id
from luna.table.commands import Person
from luna.table.plans import Branch, Plan, When, check, follow
from luna.table.playing import planning, seated
from luna.table.problem import conflict, forbidden

group = Group("plans", "/api/tables/{table_id}/plan")


@group.get("")
async def show(call: Call, table_id: TableId) -> OwnPlans:
    """What one has planned at a table, as far as it is still open."""
    person = await call.person()
    return await own(call, await call.room(table_id), person)


@group.put("", looks=2)
async def plan_ahead(call: Call, table_id: TableId, body: MakePlan) -> OwnPlans:
    """Plan for a seat of one's own, in place of what was planned before.

    Each action is checked when its turn comes. The plan is over when something happens that it
    does not foresee, or with the round.
    """
    person = await call.person()
    room = await call.room(table_id)
    if body.seat not in [seat.number for seat in seated(room.table, person)]:
        raise forbidden("not-your-seat")
    planning(room.table, body.seat)
    branches = tuple(branch_of(each) for each in body.branches)
    check(branches)
    plan = Plan(new_id(12), body.seat, person.id, body.sequence, branches)
    if follow(plan, room.table).end is not None:
        raise conflict("plan-overtaken")
    await call.site.plans.put(room, plan)
    return await own(call, room, person)


@group.delete("")
async def forget(call: Call, table_id: TableId) -> OwnPlans:
    """Throw away what one has planned at a table."""
    person = await call.person()
    room = await call.room(table_id)
    await call.site.store.plans.remove(room.id, person.id)
    return await own(call, room, person)


async def own(call: Call, room: Room, person: Person) -> OwnPlans:
    shown = []
    for plan, ended in await call.site.store.plans.at(room.id):
        if plan.identity != person.id:
            continue
        course = follow(plan, room.table)
        end = ended or course.end
        open_still = [] if end else [shown_branch(branch) for branch in course.branches]
        shown.append(SeatPlanned(plan.seat, open_still, end))
    return OwnPlans(shown)


def branch_of(branch: PlanBranch) -> Branch:
    return Branch(
        branch.then,
        tuple(When(when.order, when.action) for when in branch.when),
        tuple(branch_of(each) for each in branch.after),
        branch.again,
    )


def shown_branch(branch: Branch) -> PlannedBranch:
    return PlannedBranch(
        branch.then,
        [PlannedWhen(when.order, when.action) for when in branch.when],
        [shown_branch(each) for each in branch.after],
        branch.again,
    )
