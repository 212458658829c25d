"""What is kept: texts under keys, written all or none, and how tables become such texts."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any, Protocol

from msgspec import to_builtins

from luna.app.tables.lists import SeatLine, TableLine
from luna.app.tables.view import Turn
from luna.table.entries import Entry, fact_of, private_part
from luna.table.pace import Pace
from luna.table.seat import Seat
from luna.table.table import Table, Terms, follow_log

Rows = dict[str, str]


class Taken(Exception):
    """Another window of this browser was quicker: a key that was to be new is there already."""


class Shelf(Protocol):
    """Where texts are kept."""

    async def write(self, fresh: Mapping[str, str], changed: Mapping[str, str]) -> None:
        """Keep texts, all or none, and come back when they are safe; a fresh key may be `Taken`."""

    async def read(self, prefix: str) -> Rows:
        """The texts whose keys begin so, in the order of the keys."""

    async def forget(self, prefix: str) -> None:
        """Delete the texts whose keys begin so."""


class Drawer:
    """A shelf in memory, for tests and for what need not last."""

    def __init__(self) -> None:
        self.rows: Rows = {}

    async def write(self, fresh: Mapping[str, str], changed: Mapping[str, str]) -> None:
        if self.rows.keys() & fresh.keys():
            raise Taken
        self.rows |= {**fresh, **changed}

    async def read(self, prefix: str) -> Rows:
        return {key: self.rows[key] for key in sorted(self.rows) if key.startswith(prefix)}

    async def forget(self, prefix: str) -> None:
        self.rows = {key: text for key, text in self.rows.items() if not key.startswith(prefix)}


def pack(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def log_prefix(table: str) -> str:
    return f"log/{table}/"


def entry_rows(table: str, entries: Iterable[Entry]) -> Rows:
    return {
        f"{log_prefix(table)}{entry.sequence:08}": pack(
            [
                entry.seat,
                entry.kind,
                entry.text,
                entry.time,
                entry.client,
                private_part(entry.fact),
            ]
        )
        for entry in entries
    }


def entries_of(rows: Rows) -> list[Entry]:
    found = []
    for key, text in rows.items():
        seat, kind, words, time, client, private = json.loads(text)
        sequence = int(key.rpartition("/")[2])
        found.append(Entry(sequence, seat, fact_of(kind, words, private), time, client))
    return found


def laid_row(table: Table) -> Rows:
    """A table as it was laid."""
    seats = [seat.row() for seat in table.seats]
    kept = {"terms": asdict(table.terms), "owner": table.owner, "seats": seats}
    return {f"table/{table.id}": pack(kept)}


def table_of(text: str, log: Rows) -> Table:
    """A table with its log followed; `Unplayable` if that cannot be."""
    kept = json.loads(text)
    terms: dict[str, Any] = kept["terms"]
    pace = None if terms["pace"] is None else Pace(**terms["pace"])
    seats = tuple(Seat(**row) for row in kept["seats"])
    table = Table(Terms(**{**terms, "pace": pace}), kept["owner"], seats)
    return follow_log(table, entries_of(log))


def line_of(table: Table, identity: str) -> TableLine:
    """A table as lists show it."""
    terms, turn, at = table.terms, table.turn, table.position
    mine = [seat.number for seat in table.seats_of(identity)]
    places = range(len(table.seats))
    return TableLine(
        table=terms.id,
        kind=terms.kind,
        status=table.status,
        edition=terms.edition,
        mode=terms.mode,
        public=False,
        rated=False,
        created=terms.created,
        updated=table.entries[-1].time if table.entries else terms.created,
        sequence=table.sequence,
        deadline=table.deadline(),
        seats=[SeatLine(s.number, s.colour, s.kind, s.name, s.level) for s in table.seats],
        turn=None if turn is None else Turn(turn.number, turn.colour),
        yours=mine,
        your_turn=turn is not None and turn.number in mine,
        pace=terms.pace,
        round=table.round,
        influence=None if at is None else [int(at.state.influence(k)) for k in places],
        hidden=False,
    )


def line_row(table: Table, identity: str) -> Rows:
    return {f"line/{table.id}": pack(to_builtins(line_of(table, identity)))}
