"""Profile: the caller's statistics and latest results, and all personal data as a download."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Literal, NotRequired, Protocol, TypedDict

import msgspec
from msgspec import Struct

from luna.app.context import Context
from luna.app.passkeys import PasskeyStore
from luna.app.profile.player_stats import FinishedGame, Statistics, player_statistics
from luna.app.puzzles import PuzzleStore
from luna.app.routing import JsonFile, Routes
from luna.app.tables.room import StoredTable
from luna.record.shape import EditionName, ModeName
from luna.rules.vocabulary import SOURCE_NAMES
from luna.table.entries import Said
from luna.table.table import Unplayable

routes = Routes("profile", "/me", needs="server")

MAX_LATEST = 20
"""Results that are listed, the latest ones."""

Column = str | int | float | bool | dict[str, int] | None


class ProfileStore(Protocol):
    async def finished_games(self, user: str) -> list[FinishedGame]:
        """Return the games that a user has played to their end, the latest first."""

    async def created(self, user: str) -> float:
        """Return when a user was created."""

    async def personal_rows(self, user: str) -> dict[str, list[dict[str, Column]]]:
        """Return everything that is stored of a user, by kind, except secrets and games."""


class PersonalTables(Protocol):
    async def of_user(self, user: str) -> list[str]:
        """Return the tables that a user owns or sits at."""

    async def load(self, table_id: str) -> StoredTable | None:
        """Return a table with its log replayed; raise `Unplayable` if that fails."""

    async def rescue(self, table_id: str) -> str | None:
        """Return as much of a game as can be read, as a record."""


class Finished(Struct, frozen=True):
    """A game of the caller that has ended."""

    table: str
    time: float
    mode: ModeName
    edition: EditionName
    players: int
    place: int
    influence: int


class PuzzleTally(Struct, frozen=True):
    """The caller's results at puzzles; `streak` counts daily puzzles on consecutive days."""

    rating: int
    tries: int
    solved: int
    streak: int
    longest: int


class Profile(Struct, frozen=True):
    """A player's results; `kept`: a passkey keeps the account."""

    name: str
    since: float
    kept: bool
    statistics: Statistics
    puzzles: PuzzleTally
    latest: list[Finished]


class OwnWords(TypedDict):
    """A line of chat of the caller."""

    time: float
    text: str


class OwnGame(TypedDict):
    """A game: the caller's seats and chat, and its record; of a broken game only the record."""

    table: str
    status: NotRequired[str]
    created: NotRequired[float]
    seats: NotRequired[list[int]]
    said: NotRequired[list[OwnWords]]
    record: str | None


class PersonalData(Struct, frozen=True):
    """Everything that is stored of a user: rows by kind, and games."""

    format: Literal["luna-person/1"]
    kept: dict[str, list[dict[str, Column]]]
    games: list[OwnGame]


@routes.get("/profile", cost=5)
async def show_profile(ctx: Context) -> Profile:
    """Return the caller's results by players, mode, edition and opponent, and points by source."""
    user = await ctx.require_user()
    store = ctx.store(ProfileStore)
    games = await store.finished_games(user.id)
    solver = await ctx.store(PuzzleStore).solver(user.id)
    sources = [name for name in SOURCE_NAMES if name != "start"]
    return Profile(
        name=user.name,
        since=await store.created(user.id),
        kept=bool(await ctx.store(PasskeyStore).credentials(user.id)),
        statistics=player_statistics(games, sources),
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
            for game in games[:MAX_LATEST]
        ],
    )


@routes.get("/data", cost=25)
async def download_personal_data(ctx: Context) -> JsonFile[PersonalData]:
    """Return everything that is stored of the caller as one JSON file, with records of games."""
    ctx.limit("exports")
    user = await ctx.require_user()
    day = datetime.fromtimestamp(ctx.now, UTC).strftime("%Y-%m-%d")
    return JsonFile(personal_data(ctx, user.id), f"luna-{day}.json")


async def personal_data(ctx: Context, user: str) -> AsyncIterator[str]:
    """The parts of the file, none of them larger than one game."""
    rows = to_json(await ctx.store(ProfileStore).personal_rows(user))
    yield f'{{"format":"luna-person/1","kept":{rows},"games":['
    separator = ""
    for table_id in await ctx.store(PersonalTables).of_user(user):
        yield f"{separator}\n{to_json(await personal_game(ctx, user, table_id))}"
        separator = ","
    yield "]}\n"


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def personal_game(ctx: Context, user: str, table_id: str) -> OwnGame:
    tables = ctx.store(PersonalTables)
    try:
        stored = await tables.load(table_id)
    except Unplayable:
        stored = None
    if stored is None:
        return {"table": table_id, "record": await tables.rescue(table_id)}
    table = stored.table
    own = {seat.number for seat in table.seats_of(user)}
    return {
        "table": table_id,
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
