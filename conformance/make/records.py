"""Records with a fault, and unusual ones without."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from conformance.check import canonical, digest
from luna.game import Game
from luna.record import RecordError
from luna.rules.refusals import Refused
from luna.rules.vocabulary import COLOURS


def variants(name: str, game: Game) -> Iterator[tuple[str, str]]:
    """Records that differ from a good one, by what was done to them."""
    random = Random(name)
    record = Game(game.setup, game.actions[:6]).record()
    lines = record.splitlines()
    end = lines.index("---")
    head, tail = lines[:end], lines[end:]
    for at, line in enumerate(head):
        word = line.split()[0]
        yield f"without {word}", text([*head[:at], *head[at + 1 :], *tail])
        yield f"{word} twice", text([*head, line, *tail])
        for value in ("", "moon", "yellow yellow", "1 2 3 4", "tide tide", "red blue white yellow"):
            yield f"{word} {value}", text([*head[:at], f"{word} {value}", *head[at + 1 :], *tail])
    mixed = [*head]
    random.shuffle(mixed)
    yield "mixed", text([*mixed, *tail])
    yield "comments", text([f"  {line}  # why" for line in [*head, "", *tail]])
    yield "carriage returns", "".join(f"{line}\r\n" for line in lines)
    yield "no end of line", record.rstrip("\n")
    yield "byte order mark", "\ufeff" + record
    yield "unknown word", text(["weather fine", *lines])
    yield "figures", text(["priestess tide", "builder tide", "apostate tide", *lines])
    yield "isles", text(["isles shrine herbs tide sailboat bribery book novice", *lines])
    yield "start", text([f"start {game.players[0]}", *lines])
    yield "no rule", text([*head, *tail[1:]])
    yield "two rules", text([*lines, "---"])
    yield "empty", ""
    yield "nothing but a comment", "# luna 1\n"
    for at in range(end + 1, len(lines)):
        colour, action = lines[at].split(": ")
        others = [each for each in COLOURS if each != colour]
        for put in (
            f"{random.choice(others)}: {action}",
            f"green: {action}",
            action,
            f"{colour}: {action} please",
            f"{colour}: meditate +bribe",
            f"{colour}: promote 28",
            f"{colour}: place shrine tide",
        ):
            yield "another line", text([*lines[:at], put, *lines[at + 1 :]])


def text(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def records(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Records with a fault, by line and rule, and unusual ones without; each kind of both once."""
    seen: Counter[tuple[str, str, str]] = Counter()
    for name, game in played:
        for what, record in variants(name, game):
            entry: dict[str, Any] = {"game": name, "what": what, "record": record}
            try:
                now = Game.from_record(record).document()
                entry |= {"state": digest(canonical(now)), "document": now}
                kind = (game.setup.mode[:4], what, "")
            except RecordError as error:
                entry |= {"line": error.line, "rule": error.refusal.rule}
                kind = (game.setup.mode[:4], error.refusal.rule, error.refusal.reason)
            except Refused as error:
                entry |= {"line": 0, "rule": error.refusal.rule}
                kind = (game.setup.mode[:4], error.refusal.rule, error.refusal.reason)
            seen[kind] += 1
            if seen[kind] <= 2:
                yield entry


def more_variants(game: Game) -> Iterator[tuple[str, str]]:
    """Setups with one fault that no other line of a record shows."""
    head, mark, _ = game.record().partition("---\n")

    def put(word: str, values: Iterable[str]) -> str:
        lines = [line for line in head.splitlines() if line.split()[0] != word]
        return text([*lines, " ".join([word, *values])]) + mark

    boards = game.setup.boards
    yield "a board twice", put("boards", [*boards[:-1], boards[0]])
    yield "a board once too often", put("boards", [*boards, boards[0]])
    if game.setup.solo_level == 3:
        isle = next(each for each in game.setup.isles if each != game.setup.priestess)
        yield "Priestess and Builder apart", put("builder", [isle])


def more_records(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Those of the first game of each mode."""
    modes: set[str] = set()
    for name, game in played:
        if game.setup.mode in modes:
            continue
        modes.add(game.setup.mode)
        for what, record in more_variants(game):
            yield {"game": name, "what": what, "record": record, **fault_of(record)}


def fault_of(record: str) -> dict[str, Any]:
    """Line and rule of what is wrong with a record."""
    try:
        Game.from_record(record)
    except RecordError as error:
        return {"line": error.line, "rule": error.refusal.rule}
    raise AssertionError(record)
