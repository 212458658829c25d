"""Print docs/observations.md: python scripts/observations.py > docs/observations.md."""

from collections.abc import Sequence

from luna.envs import encoding, floats, unpacking
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

An observation is a row of unsigned bytes, the same in every environment; [below](#in-floats) is a
second form that networks take as it is. It holds all there is to know: what is missing is only
what is printed the same in every game (such as what the seats of the Council give) and where
influence came from. It is written from the side of one player, in the environments always the one
to move.

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

## In floats

Version {float_version}, hash `{float_hash}`.

With `form="floats"` every environment gives observations that a network takes as they are: floats
of 32 bits, most of them 0 or 1, sets as an entry for each member, and an entry for each value of
what is one of several. They are made of the bytes above and say the same. Numbers are scaled, and
what never changes in a game counts less, so that plain gradient descent with a rate of 0.01 stays
sound.

| players | entries |
| --- | --- |
{float_sizes}

`luna.envs.floats` has this as data (`schema(players)`, `schema_hash()`), with `observe` and
`decode`; `unpack` turns rows of bytes into rows of floats.

### The table in floats

{float_table}

### The position in floats

{float_position}

### The players in floats

A block of {float_block} entries for each player, from entry {float_start} on, in the same order.

{float_seat}
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
        **in_floats(),
    )


def in_floats() -> dict[str, object]:
    """The second half of the page."""
    shared = floats.schema(0)
    seat = floats.schema(1)[len(shared) :]
    start = seat[0].offset
    within = [each._replace(name=each.name[6:], offset=each.offset - start) for each in seat]
    position = unpacking.POSITION
    return {
        "float_version": floats.VERSION,
        "float_hash": floats.schema_hash(),
        "float_sizes": "\n".join(f"| {n} | {floats.float_length(n)} |" for n in (2, 3, 4)),
        "float_table": float_rows([each for each in shared if each.offset < position]),
        "float_position": float_rows([each for each in shared if each.offset >= position]),
        "float_block": seat[-1].end - start,
        "float_start": start,
        "float_seat": float_rows(within),
    }


def float_rows(entries: Sequence[floats.Entries]) -> str:
    head = ["| entries | name | up to | meaning |", "| --- | --- | --- | --- |"]
    lines = [f"| {span(e)} | `{e.name}` | {e.high:g} | {e.meaning} |" for e in entries]
    return "\n".join([*head, *lines])


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


def span(field: Field | floats.Entries) -> str:
    return str(field.offset) if field.length == 1 else f"{field.offset}-{field.end - 1}"


if __name__ == "__main__":
    print(page(), end="")
