"""Print docs/observations.md: python scripts/observations.py > docs/observations.md."""

from collections.abc import Sequence

from luna.envs import encoding
from luna.envs.observations import (
    VERSION,
    WORD,
    Field,
    observation_length,
    schema,
    schema_hash,
)

PAGE = """\
# Observations

Version {version}, hash `{hash}`.

An observation is a row of unsigned bytes, the same in every environment. It holds all there is to
know: what is missing is only what is printed the same in every game (such as what the seats of the
Council give) and where influence came from. It is written from the side of one player, in the
environments always the one to move.

| players | entries |
| --- | --- |
{sizes}

`luna.envs.observations` has this page as data (`schema(players)`, `schema_hash()`); `observe` makes
an observation of a position, and `decode` takes one apart.

## The table

Fixed from the first position to the last.

{table}

## The position

{position}

## The players

A block of {block} entries for each player, from entry {start} on: first the one who looks
(`seat0_…`), then the others in the order of turns (`seat1_…`, …). The numbers here count inside a
block.

{seat}
"""


def page() -> str:
    shared = schema(0)
    seat = schema(1)[len(shared) :]
    start = seat[0].offset
    return PAGE.format(
        version=VERSION,
        hash=schema_hash(),
        sizes="\n".join(f"| {n} | {observation_length(n)} |" for n in (2, 3, 4)),
        table=rows([field for field in shared if field.end <= WORD * encoding.PHASE]),
        position=rows([field for field in shared if field.offset >= WORD * encoding.PHASE]),
        block=seat[-1].end - start,
        start=start,
        seat=rows([inside(field, start) for field in seat]),
    )


def inside(field: Field, start: int) -> Field:
    """A field of the first player, counted from the beginning of the block."""
    name = field.name.removeprefix("seat0_")
    return Field(name, field.offset - start, field.length, field.low, field.high, field.meaning)


def rows(fields: Sequence[Field]) -> str:
    head = ["| entries | field | values | meaning |", "| --- | --- | --- | --- |"]
    return "\n".join(
        [
            *head,
            *(f"| {span(f)} | `{f.name}` | {f.low}-{f.high} | {f.meaning} |" for f in fields),
        ]
    )


def span(field: Field) -> str:
    return str(field.offset) if field.length == 1 else f"{field.offset}-{field.end - 1}"


if __name__ == "__main__":
    print(page(), end="")
