"""An operator's work on the database: rebuild what is cached, and check what is kept."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from luna.record import document
from luna.server.store import schema
from luna.server.store.connecting import writing
from luna.server.store.duplicates import replace_results
from luna.server.store.games import load_seats, load_table
from luna.server.store.ratings import (
    all_ratings,
    lock_ratings,
    rate_all,
    rated_games,
    same_result,
    store_result,
)
from luna.server.store.rows import finish_rows, now_row, put_finishes, seat_row, snapshot_row
from luna.table.past import Holders, begun
from luna.table.rated import RatedResult, players_recorded, result_of
from luna.table.seat import Seat
from luna.table.table import Table as Played
from luna.table.table import Unplayable


@dataclass(frozen=True)
class StoreFault:
    """Something in the database that contradicts the log."""

    game: str
    what: str


def game_ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(schema.games.c.id)).scalars())


def verify(connection: Connection) -> Iterator[StoreFault]:
    """Replay every stored game and compare: no gaps, only legal actions, the same documents."""
    for game in game_ids(connection):
        yield from verify_game(connection, game)


def unplayable(connection: Connection) -> Iterator[StoreFault]:
    """The games whose logs cannot be followed."""
    for game in game_ids(connection):
        try:
            load_table(connection, game)
        except Unplayable as error:
            yield StoreFault(game, str(error))


def verify_game(connection: Connection, game: str) -> Iterator[StoreFault]:
    try:
        kept = load_table(connection, game)
    except Unplayable as error:
        yield StoreFault(game, f"does not replay: {error}")
        return
    if kept is None or kept.table.frozen:
        return
    table = kept.table
    row = connection.execute(select(schema.games).where(schema.games.c.id == game)).one()
    if table.entries:
        right = now_row(table, 0)
        known = {"at": row.sequence, "now_status": row.status, "now_turn": row.turn}
        if row.round is not None:  # lists show it since 0007
            known |= {"now_round": row.round, "now_influence": row.influence}
        for name, value in known.items():
            if right[name] != value:
                yield StoreFault(game, f"{name.removeprefix('now_')} is {value}, not {right[name]}")
    if table.terms.rated and not same_result(connection, game, result_in(connection, table)):
        yield StoreFault(
            game, "its rated result is not as the log says: `luna admin ratings rebuild` mends it"
        )
    seats = select(schema.seats).where(schema.seats.c.game == game).order_by(schema.seats.c.number)
    rows = [dict(seat._mapping) for seat in connection.execute(seats)]
    if rows != [seat_row(game, seat) for seat in table.seats]:
        yield StoreFault(game, "the seats are not as the log says")
    yield from verify_finishes(connection, table)
    found = select(schema.snapshots).where(schema.snapshots.c.game == game)
    snapshot = connection.execute(found).one_or_none()
    if snapshot is not None:
        then = table.at(snapshot.sequence)
        if then is None or document(then.setup, then.state) != json.loads(snapshot.document):
            yield StoreFault(game, f"the document at {snapshot.sequence} is another one")


def verify_finishes(connection: Connection, played: Played) -> Iterator[StoreFault]:
    finishes = schema.finishes
    found = select(finishes).where(finishes.c.game == played.id).order_by(finishes.c.seat)
    kept = [dict(row._mapping) for row in connection.execute(found)]
    if kept != finish_rows(played):
        yield StoreFault(
            played.id, "the result is not as the log says: `luna admin rebuild` mends it"
        )


def rebuild(engine: Engine) -> int:
    """Make all that is cached anew from the logs; how many games there were."""
    with engine.connect() as connection:
        games = game_ids(connection)
    for game in games:
        rebuild_game(engine, game)
    return len(games)


def rebuild_game(engine: Engine, game: str) -> None:
    """The same for one game; nothing if it cannot be followed.

    It is replayed before anything is locked, because a database in a file has one writer at a time,
    and people play meanwhile. If an entry was added, it is replayed again behind the lock.
    """
    with engine.connect() as connection:
        basis, table = basis_of(connection, game), followed(connection, game)
    with writing(engine) as connection:
        mine = update(schema.games).where(schema.games.c.id == game)
        connection.execute(mine.values(id=game))  # from here on no other transaction writes it
        if basis_of(connection, game) != basis:
            table = followed(connection, game)
        if table is not None:
            renew(connection, game, table)


def basis_of(connection: Connection, game: str) -> tuple[int | None, Sequence[Seat]]:
    """All that a game is made from: how far its log goes, and who sits where."""
    last = select(func.max(schema.log.c.sequence)).where(schema.log.c.game == game)
    return connection.execute(last).scalar_one(), load_seats(connection, game)


def followed(connection: Connection, game: str) -> Played | None:
    """A table as its log says, if it can be followed and there is something to follow."""
    try:
        kept = load_table(connection, game)
    except Unplayable:
        return None
    return None if kept is None or kept.table.frozen or not kept.table.entries else kept.table


def renew(connection: Connection, game: str, table: Played) -> None:
    """Write what is cached of a table, which is locked."""
    right = now_row(table, 0)
    games, seats = schema.games, schema.seats
    done = connection.execute(
        update(games)
        .where(games.c.id == game, games.c.sequence <= table.sequence)
        .values(
            sequence=table.sequence,
            updated=right["now"],
            status=right["now_status"],
            turn=right["now_turn"],
            deadline=right["now_deadline"],
            round=right["now_round"],
            influence=right["now_influence"],
            owner=table.owner,
            invitation=table.invitation,
        )
    )
    if done.rowcount == 0:
        return
    if table.terms.duplicate is not None:
        replace_results(connection, table)
    for seat in table.seats:
        here = (seats.c.game == game, seats.c.number == seat.number)
        connection.execute(update(seats).where(*here).values(seat_row(game, seat)))
    put_finishes(table)(connection)
    if table.position is not None:
        shown = document(table.position.setup, table.position.state)
        connection.execute(delete(schema.snapshots).where(schema.snapshots.c.game == game))
        connection.execute(insert(schema.snapshots), snapshot_row(game, table.sequence, shown))


@dataclass(frozen=True)
class Rerated:
    """What computing all ratings anew from the logs has come to."""

    games: int
    ratings: int
    changed: int


@dataclass(frozen=True)
class ReadResult:
    """What a rated game has come to, and the basis that says so."""

    basis: tuple[int | None, Sequence[Seat]]
    result: RatedResult | None


def rebuild_ratings(engine: Engine) -> Rerated:
    """Make results of rated games and all ratings anew from the logs.

    As with `rebuild_game`, games are replayed before anybody has to wait.
    """
    with engine.connect() as connection:
        read = dict(rated_results(connection, {}))
    with writing(engine) as connection:
        lock_ratings(connection)
        before = all_ratings(connection)
        for game, found in rated_results(connection, read):
            store_result(connection, game, found.result)
        rate_all(connection)
        after = all_ratings(connection)
        number = connection.execute(select(func.count()).select_from(rated_games))
        changed = [key for key in before.keys() | after.keys() if before.get(key) != after.get(key)]
        return Rerated(int(number.scalar_one()), len(after), len(changed))


def rated_results(
    connection: Connection, read: Mapping[str, ReadResult]
) -> Iterator[tuple[str, ReadResult]]:
    """The results of all rated games that can be followed; what was `read` holds on its basis."""
    rated = select(schema.games.c.id).where(schema.games.c.rated)
    for game in list(connection.execute(rated).scalars()):
        basis = basis_of(connection, game)
        known = read.get(game)
        if known is not None and known.basis == basis:
            yield game, known
            continue
        try:
            kept = load_table(connection, game)
        except Unplayable:
            continue
        if kept is not None and not kept.table.frozen:
            yield game, ReadResult(basis, result_in(connection, kept.table))


def result_in(connection: Connection, table: Played) -> RatedResult | None:
    """What a rated game has come to, also where the log of before does not name its players."""
    unsure = not players_recorded(table) and Holders(table, begun(table)).unsure
    return result_of(table, seats_at_creation(connection, table) if unsure else ())


def seats_at_creation(connection: Connection, table: Played) -> Sequence[Seat]:
    """The seats that a rematch was created with: those of the game before, as they were then."""
    log = schema.log.c
    asked = select(log.game, log.sequence).where(log.kind == "rematch", log.text == table.id)
    row = connection.execute(asked).first()
    before = None if row is None else followed(connection, row.game)
    if row is None or before is None:
        return ()
    return Holders(before, row.sequence).seats(seats_at_creation(connection, before))
