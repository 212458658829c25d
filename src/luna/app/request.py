"""Requests: their base class, and the types of their fields with bounds."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from luna.table.problem import Problem

ONE_LINE = r"^[^\x00-\x1f\x7f]*(?![\s\S])"
"""No control characters; a `$` would let a last line break pass."""
Name = Annotated[str, Meta(min_length=1, max_length=80, examples=["Ada"])]
Language = Annotated[str, Meta(max_length=8)]
LevelName = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=300)]
Client = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x20-\x7e]*(?![\s\S])")]
"""An id of the client's choice, new for each request that changes something."""
MAX_TEXT_CHARS: Final = 2000
"""A server may allow less: `Limits.text` and `Limits.chat`."""
IS_ACTION: Final = "the text of an action"
"""Marks those fields among all texts of a request."""
Text = Annotated[str, Meta(max_length=MAX_TEXT_CHARS, examples=["favor tide"]), IS_ACTION]
Sequence = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=0, le=100_000)]
Place = Annotated[str, Meta(max_length=40, examples=["isle:tide"])]
RecordText = Annotated[str, Meta(min_length=1, max_length=200_000)]
TableId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
Title = Annotated[str, Meta(min_length=1, max_length=80, pattern=ONE_LINE)]
ShortId = Annotated[str, Meta(min_length=1, max_length=24, pattern=ONE_LINE)]
IsleWord = Literal["shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice"]
ColourWord = Literal["yellow", "red", "blue", "white"]
EditionWord = Literal["classic", "revised", "brazilian"]
ModeWord = Literal["standard", "preselected", "solo1", "solo2", "solo3"]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends."""


class Done(Struct, frozen=True):
    """An answer: the request is carried out."""

    done: bool


def action_texts(value: object) -> Iterator[str]:
    """Every text of an action in a request, however deep."""
    if isinstance(value, Request):
        for name in fields_with_actions(type(value)):
            yield from action_texts(getattr(value, name))
    elif isinstance(value, list):
        for each in value:
            yield from action_texts(each)
    elif isinstance(value, str):
        yield value


@cache
def fields_with_actions(kind: type[Request]) -> tuple[str, ...]:
    """The fields of a request that are or may contain texts of actions."""
    declared = get_type_hints(kind, include_extras=True)
    return tuple(name for name in kind.__struct_fields__ if may_contain_actions(declared[name]))


def may_contain_actions(kind: Any) -> bool:
    if isinstance(kind, type) and issubclass(kind, Request):
        return True
    marked = get_origin(kind) is Annotated and IS_ACTION in kind.__metadata__
    return marked or any(may_contain_actions(each) for each in get_args(kind))


def check_actions(request: object, max_chars: int) -> None:
    """Raise a problem if the text of an action is longer than the host allows."""
    if any(len(text) > max_chars for text in action_texts(request)):
        raise Problem("too-long", "too-long")
