"""Solo challenges: a setup of the day and of the week for each level, and the best results."""

from luna.contract.puzzles import ChallengeLine, ChallengeList, ResultLine
from luna.contract.requests import TakeChallenge
from luna.app.tables.view import View
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.http.tables import put_up
from luna.app.tables.service import now
from luna.service import table_plans
from luna.table.challenge import Challenge, challenges

group = Group("challenges", "/api/challenges")
LISTED = 10


@group.get("", looks=3)
async def list_challenges(call: Call) -> ChallengeList:
    """The challenges of today and of this week, with the best results of this server."""
    visitor = await call.visitor()
    own = None if visitor is None else visitor.id
    return ChallengeList([await line(call, each, own) for each in challenges(now())])


async def line(call: Call, challenge: Challenge, own: str | None) -> ChallengeLine:
    found = await call.site.store.challenge_results.best(challenge.period, challenge.mode, LISTED)
    best = [
        ResultLine(each.name, each.margin, each.influence, each.game, each.identity == own)
        for each in found
    ]
    return ChallengeLine(challenge.period, challenge.mode, challenge.seed, best)


@group.post("", 201)
async def take_challenge(call: Call, body: TakeChallenge) -> View:
    """Lay the table of a challenge. It counts if it is played without hints and taking back."""
    call.site.creations.take(call.address)
    plan = table_plans.challenge(call.host, body, now())
    owner = await call.guest(body.name)
    return call.shown(await put_up(call, owner, plan), owner.id)
