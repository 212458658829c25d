"""What one has done here, and all of it to take along."""

import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime

from starlette.responses import StreamingResponse

from luna.contract.profile import Finished, OwnGame, PersonalData, Profile, PuzzleTally
from luna.rules.vocabulary import SOURCE_NAMES
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.app.tables.service import now
from luna.server.site import Site
from luna.server.store.people import Identity
from luna.table.entries import Said
from luna.table.table import Unplayable
from luna.table.tallies import statistics

group = Group("profile", "/api/me")
LATEST = 20


@group.get("/profile", looks=5)
async def show(call: Call) -> Profile:
    """Results by number of players, mode, edition and opponent; points by source; and more."""
    person = await call.identity()
    store = call.site.store
    games = await store.profiles.outcomes(person.id)
    solver = await store.puzzles.solver(person.id)
    sources = [name for name in SOURCE_NAMES if name != "start"]
    return Profile(
        name=person.name,
        since=await store.profiles.since(person.id),
        kept=bool(await store.people.credentials(person.id)),
        statistics=statistics(games, sources),
        puzzles=PuzzleTally(
            round(solver.rating), solver.tries, solver.solved, solver.streak, solver.longest
        ),
        latest=[
            Finished(
                game.table,
                game.time,
                game.mode,
                game.edition,
                game.players,
                game.place,
                game.influence,
            )
            for game in games[:LATEST]
        ],
    )


@group.get("/data", looks=25)
async def take_along(call: Call) -> PersonalData | StreamingResponse:
    """Everything that is kept of oneself, as one JSON file, game by game with its record."""
    call.site.exports.take(call.address)
    person = await call.identity()
    day = datetime.fromtimestamp(now(), UTC).strftime("%Y-%m-%d")
    headers = {"Content-Disposition": f'attachment; filename="luna-{day}.json"'}
    return StreamingResponse(
        everything(call.site, person), media_type="application/json", headers=headers
    )


async def everything(site: Site, person: Identity) -> AsyncIterator[str]:
    """The parts of the file, none of them larger than one game."""
    head = {"format": "luna-person/1", "kept": await site.store.profiles.rows(person.id)}
    yield json.dumps(head, ensure_ascii=False)[:-1] + ',"games":['
    mark = ""
    for table in await site.store.games.of_identity(person.id):
        yield f"{mark}\n{json.dumps(await one_game(site, person, table), ensure_ascii=False)}"
        mark = ","
    yield "]}\n"


async def one_game(site: Site, person: Identity, game: str) -> OwnGame:
    """A game: where one sat, what one said, and its record."""
    try:
        kept = await site.store.games.load(game)
    except Unplayable:
        kept = None
    if kept is None:
        return {"table": game, "record": await site.store.games.rescue(game)}
    table = kept.table
    own = {seat.number for seat in table.seats_of(person.id)}
    return {
        "table": game,
        "status": table.status,
        "created": table.terms.created,
        "seats": sorted(own),
        "said": [
            {"time": entry.time, "text": entry.text}
            for entry in table.entries
            if isinstance(entry.fact, Said) and entry.seat in own
        ],
        "record": table.terms.record if table.position is None else table.position.record(),
    }
