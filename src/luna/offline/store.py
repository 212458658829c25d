"""Storage as texts under keys, which a browser keeps, and each feature's storage on top of it."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from luna.analysis.review import Judgement
from luna.app.challenges import ChallengeResult, ChallengeStore
from luna.app.errors import Conflict
from luna.app.jobs import RunReview, Task
from luna.app.notes import NoteStore
from luna.app.puzzles import Attempt, PuzzleStore, Rate, Solver
from luna.app.reviews import ReviewStore, StoredReview
from luna.app.studies import StoredStudy, StudyStore
from luna.app.tables.lists import ListStore, Part, Scope, SeatLine, TableLine, Waiting
from luna.app.tables.room import StoredTable
from luna.app.tables.service import TableStore
from luna.app.tables.view import Turn
from luna.record.record import begin_record
from luna.record.shape import ModeName
from luna.table.entries import Entry, fact_of, private_part
from luna.table.pace import Pace
from luna.table.seat import Seat
from luna.table.table import Table, Terms, follow_log

Rows = dict[str, str]
USER = "you"
"""The identity of the one person who plays here."""


class KeyExists(Exception):
    """A key that was to be new exists already: another window was quicker."""


class KeyValueStore(Protocol):
    async def write(self, new: Mapping[str, str], changed: Mapping[str, str]) -> None:
        """Store texts, all or none, and return when they are safe; a new key may exist already."""

    async def read(self, prefix: str) -> Rows:
        """Return the texts whose keys begin so, in the order of the keys."""

    async def delete(self, prefix: str) -> None:
        """Delete the texts whose keys begin so."""


class MemoryStore:
    """A key-value store for tests."""

    def __init__(self) -> None:
        self.rows: Rows = {}

    async def write(self, new: Mapping[str, str], changed: Mapping[str, str]) -> None:
        if self.rows.keys() & new.keys():
            raise KeyExists
        self.rows |= {**new, **changed}

    async def read(self, prefix: str) -> Rows:
        return {key: self.rows[key] for key in sorted(self.rows) if key.startswith(prefix)}

    async def delete(self, prefix: str) -> None:
        self.rows = {key: text for key, text in self.rows.items() if not key.startswith(prefix)}


def pack(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def read_one(store: KeyValueStore, key: str) -> str | None:
    return (await store.read(key)).get(key)


def entry_rows(table_id: str, entries: Iterable[Entry]) -> Rows:
    return {
        f"log/{table_id}/{entry.sequence:08}": pack(
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


def parse_entries(rows: Rows) -> list[Entry]:
    found = []
    for key, text in rows.items():
        seat, kind, words, time, client, private = json.loads(text)
        sequence = int(key.rpartition("/")[2])
        found.append(Entry(sequence, seat, fact_of(kind, words, private), time, client))
    return found


def table_row(table: Table) -> Rows:
    """A table before anything has happened at it."""
    seats = [seat.row() for seat in table.seats]
    stored = {"terms": asdict(table.terms), "owner": table.owner, "seats": seats}
    return {f"table/{table.id}": pack(stored)}


def parse_table(text: str) -> Table:
    stored = json.loads(text)
    terms: dict[str, Any] = stored["terms"]
    pace = None if terms["pace"] is None else Pace(**terms["pace"])
    seats = tuple(Seat(**row) for row in stored["seats"])
    return Table(Terms(**{**terms, "pace": pace}), stored["owner"], seats)


def line_row(table: Table) -> Rows:
    """A table as lists show it."""
    terms, turn, at = table.terms, table.turn, table.position
    own = [seat.number for seat in table.seats_of(USER)]
    seats = range(len(table.seats))
    line = TableLine(
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
        yours=own,
        your_turn=turn is not None and turn.number in own and not turn.by_bot,
        pace=terms.pace,
        round=table.round,
        influence=None if at is None else [int(at.state.influence(seat)) for seat in seats],
        hidden=False,
    )
    return {f"line/{table.id}": pack(line)}


class LocalTableStore(TableStore):
    shared = False

    def __init__(self, store: KeyValueStore, start: Callable[[Sequence[Task]], None]) -> None:
        self._store = store
        self._start = start
        """Starts tasks once what makes them necessary is stored."""

    async def load(self, table_id: str) -> StoredTable | None:
        text = await read_one(self._store, f"table/{table_id}")
        if text is None:
            return None
        log = await self._store.read(f"log/{table_id}/")
        return StoredTable(follow_log(parse_table(text), parse_entries(log)))

    async def log_after(self, table_id: str, sequence: int) -> list[Entry]:
        log = parse_entries(await self._store.read(f"log/{table_id}/"))
        return [entry for entry in log if entry.sequence > sequence]

    async def append(self, before: Table, after: Table, tasks: Sequence[Task]) -> None:
        await self._write(entry_rows(after.id, after.entries[before.sequence :]), line_row(after))
        self._start(tasks)

    async def create(self, table: Table, after: Table, tasks: Sequence[Task], *beside: Any) -> None:
        new = {**table_row(table), **entry_rows(table.id, after.entries)}
        await self._write(new, line_row(after))
        self._start(tasks)

    async def create_rematch(
        self, table: Table, after: Table, old: Table, old_after: Table, tasks: Sequence[Task]
    ) -> None:
        entries = entry_rows(old.id, old_after.entries[old.sequence :])
        new = {**table_row(table), **entry_rows(table.id, after.entries), **entries}
        await self._write(new, {**line_row(after), **line_row(old_after)})
        self._start(tasks)

    async def _write(self, new: Rows, changed: Rows) -> None:
        try:
            await self._store.write(new, changed)
        except KeyExists:
            raise Conflict from None

    async def delete(self, table_id: str) -> None:
        for prefix in (
            f"log/{table_id}/",
            f"table/{table_id}",
            f"line/{table_id}",
            f"note/{table_id}",
        ):
            await self._store.delete(prefix)

    async def count_open(self, user: str) -> int:
        """Nothing limits the tables of a device."""
        return 0

    async def in_progress(self, header: str, but: str = "", *, rated: bool = False) -> bool:
        """No one else plays here."""
        return False


class LocalListStore(ListStore):
    def __init__(self, store: KeyValueStore) -> None:
        self._store = store

    async def find(
        self, scope: Scope, user: str | None, limit: int, part: Part, before: float | None
    ) -> list[TableLine]:
        if scope == "public":
            return []
        rows, hidden = await self._store.read("line/"), await self._store.read("hidden/")
        lines = [msgspec.json.decode(text, type=TableLine) for text in rows.values()]
        lines = [replace(line, hidden=f"hidden/{line.table}" in hidden) for line in lines]
        lines = [line for line in lines if before is None or line.updated < before]
        found = [line for line in lines if part == "all" or part_of(line) == part]
        return sorted(found, key=lambda line: (not line.your_turn, -line.updated))[:limit]

    async def waiting(self, user: str) -> Waiting:
        lines = await self.find("mine", user, 10**6, "all", None)
        games = [line for line in lines if line.kind == "game" and not line.hidden]
        tables = [line.table for line in games if line.your_turn]
        return Waiting(len(tables), tables)

    async def hide(self, user: str, tables: list[str], hidden: bool) -> None:
        if hidden:
            await self._store.write({}, {f"hidden/{table}": "" for table in tables})
        else:
            for table in tables:
                await self._store.delete(f"hidden/{table}")


def part_of(line: TableLine) -> Part:
    if line.hidden:
        return "hidden"
    if line.kind == "analysis":
        return "analysis"
    return "current" if line.status in ("open", "playing") else "finished"


class LocalNoteStore(NoteStore):
    def __init__(self, store: KeyValueStore) -> None:
        self._store = store

    async def find(self, table: str, user: str) -> str:
        return await read_one(self._store, f"note/{table}") or ""

    async def save(self, table: str, user: str, text: str) -> None:
        if text:
            await self._store.write({}, {f"note/{table}": text})
        else:
            await self._store.delete(f"note/{table}")


class LocalPuzzleStore(PuzzleStore):
    def __init__(self, store: KeyValueStore) -> None:
        self._store = store

    async def solver(self, user: str) -> Solver:
        text = await read_one(self._store, "solver")
        return Solver() if text is None else msgspec.json.decode(text, type=Solver)

    async def attempts(self, user: str) -> dict[str, bool]:
        rows = await self._store.read("tried/")
        return {key.removeprefix("tried/"): json.loads(text) for key, text in rows.items()}

    async def ratings(self) -> dict[str, float]:
        return {}

    async def add_attempt(self, attempt: Attempt, rate: Rate) -> tuple[Solver, Solver]:
        before = await self.solver(attempt.user)
        if attempt.puzzle in await self.attempts(attempt.user):
            return before, before
        after, _ = rate(before, None)
        rows = {"solver": pack(after), f"tried/{attempt.puzzle}": pack(attempt.solved)}
        await self._store.write({}, rows)
        return before, after


class LocalReviewStore(ReviewStore):
    def __init__(
        self, store: KeyValueStore, budget: str, start: Callable[[Sequence[Task]], None]
    ) -> None:
        self._store = store
        self._budget = budget
        self._start = start

    async def find(self, review: str) -> StoredReview | None:
        text = await read_one(self._store, f"review/{review}")
        return None if text is None else self._parse(text)

    def _parse(self, text: str) -> StoredReview:
        """Version 0.1 stored no digest, budget and number of actions."""
        row = json.loads(text)
        actions = sum(1 for _ in begin_record(row["record"])[1])
        older = {"digest": "", "budget": self._budget, "actions": actions}
        return msgspec.convert({**older, **row}, StoredReview)

    async def _all(self) -> list[StoredReview]:
        return [self._parse(text) for text in (await self._store.read("review/")).values()]

    async def find_by_digest(self, digest: str) -> StoredReview | None:
        return next((each for each in await self._all() if each.digest == digest), None)

    async def create(self, review: StoredReview, now: float) -> StoredReview:
        await self._store.write({}, {f"review/{review.id}": pack(review)})
        return review

    async def want(self, review: str, caller: str, task: RunReview) -> None:
        await self._set_wanted(review, True)
        self._start([task])

    async def leave(self, review: str, caller: str) -> bool | None:
        await self._set_wanted(review, False)
        return False

    async def _set_wanted(self, review: str, wanted: bool) -> None:
        found = await self.find(review)
        if found is not None:
            row = {f"review/{review}": pack(replace(found, wanted=wanted))}
            await self._store.write({}, row)

    async def add_verdict(self, review: str, judged: Judgement) -> None:
        row = {f"verdict/{review}/{judged.number:05}": pack(judged)}
        await self._store.write({}, row)

    async def verdicts(self, review: str) -> dict[int, Judgement]:
        rows = await self._store.read(f"verdict/{review}/")
        found = [msgspec.json.decode(text, type=Judgement) for text in rows.values()]
        return {judged.number: judged for judged in found}

    async def unfinished(self) -> list[StoredReview]:
        return [
            each
            for each in await self._all()
            if each.wanted and len(await self.verdicts(each.id)) < each.actions
        ]


class LocalStudyStore(StudyStore):
    def __init__(self, store: KeyValueStore) -> None:
        self._store = store

    async def find(self, study: str) -> StoredStudy | None:
        text = await read_one(self._store, f"study/{study}")
        return None if text is None else parse_study(text)

    async def of_owner(self, owner: str) -> list[StoredStudy]:
        found = [parse_study(text) for text in (await self._store.read("study/")).values()]
        return sorted(found, key=lambda study: -study.updated)

    async def count(self, owner: str) -> int:
        return len(await self._store.read("study/"))

    async def save(self, study: StoredStudy) -> None:
        await self._store.write({}, {f"study/{study.id}": pack(study)})

    async def delete(self, study: str) -> None:
        await self._store.delete(f"study/{study}")


def parse_study(text: str) -> StoredStudy:
    """Version 0.1 stored the line of the list and the chapters."""
    row = json.loads(text)
    line = row.pop("line", None)
    if line is not None:
        row |= {"id": line["study"], "title": line["title"], "updated": line["updated"]}
    return msgspec.convert({"owner": USER, **row}, StoredStudy)


class LocalChallengeStore(ChallengeStore):
    """Results of challenges are compared on a server."""

    async def add(self, result: ChallengeResult, now: float) -> None: ...

    async def best(self, period: str, mode: ModeName, limit: int) -> list[ChallengeResult]:
        return []
