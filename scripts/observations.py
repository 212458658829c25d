"""Print docs/observations.md: python scripts/observations.py > docs/observations.md."""

from collections.abc import Sequence
from dataclasses import replace

from luna.envs import encoder, float_encoder
from luna.envs.observations import (
    BYTES,
    FLOAT_VERSION,
    FLOATS,
    VERSION,
    WORD,
    Field,
    observation_length,
    schema,
    schema_hash,
)

FIELD_HEAD = "| entries | field | values | meaning |"
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

With `"floats"` as their last argument the functions of `luna.envs.observations` are about this
form; `unpack` turns rows of bytes into rows of floats.

### The table in floats

{float_table}

### The position in floats

{float_position}

### The players in floats

A block of {float_block} entries for each player, from entry {float_start} on, in the same order.

{float_seat}
"""


def page() -> str:
    return PAGE.format(
        version=VERSION,
        float_version=FLOAT_VERSION,
        **parts(BYTES, "", WORD * encoder.PHASE),
        **parts(FLOATS, "float_", float_encoder.POSITION),
    )


def parts(form: str, prefix: str, position: int) -> dict[str, object]:
    """Return the tables and figures of a form; the position begins at an entry."""
    shared = schema(0, form)
    seat = schema(1, form)[len(shared) :]
    start = seat[0].offset
    found = {
        "hash": schema_hash(form),
        "sizes": "\n".join(f"| {n} | {observation_length(n, form)} |" for n in (2, 3, 4)),
        "table": rows([field for field in shared if field.offset < position], form),
        "position": rows([field for field in shared if field.offset >= position], form),
        "block": seat[-1].end - start,
        "start": start,
        "seat": rows([inside(field, start) for field in seat], form),
    }
    return {f"{prefix}{name}": value for name, value in found.items()}


def inside(field: Field, start: int) -> Field:
    """Return a field of the first player, counted from the beginning of the block."""
    return replace(field, name=field.name.removeprefix("seat0_"), offset=field.offset - start)


def rows(fields: Sequence[Field], form: str) -> str:
    head = "| entries | name | up to | meaning |" if form == FLOATS else FIELD_HEAD
    return "\n".join([head, "| --- | --- | --- | --- |", *(row(field, form) for field in fields)])


def row(field: Field, form: str) -> str:
    span = str(field.offset) if field.length == 1 else f"{field.offset}-{field.end - 1}"
    values = f"{field.high:g}" if form == FLOATS else f"{field.low}-{field.high}"
    return f"| {span} | `{field.name}` | {values} | {field.meaning} |"


if __name__ == "__main__":
    print(page(), end="")
