"""Whatever a client sends: its base, and the kinds of values in it with their bounds."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

ONE_LINE = r"^[^\x00-\x1f\x7f]*(?![\s\S])"
"""No control characters; a `$` would let a last line break pass."""
Name = Annotated[str, Meta(min_length=1, max_length=80, examples=["Ada"])]
Language = Annotated[str, Meta(max_length=8)]
LevelName = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=300)]
Client = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x20-\x7e]*(?![\s\S])")]
"""An id of the client's choice, new for each request that changes something."""
Text = Annotated[str, Meta(max_length=2000, examples=["favor tide"])]
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
