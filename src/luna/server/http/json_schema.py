"""JSON Schema of what is sent, from the types of the contract.

msgspec describes what is received (`requests`); it has no unions of typed dictionaries and does not
know our words, so what is sent is described here. OpenAPI and the client's types need both.
"""

import dataclasses
from inspect import cleandoc
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from luna.record.shape import Words

Json = dict[str, Any]
"""A part of a schema; the JSON Schema standard gives it its shape."""

REF = "#/components/schemas/{name}"
PLAIN = {
    NoneType: "null",
    bool: "boolean",
    int: "integer",
    float: "number",
    str: "string",
}


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


class Schemas:
    """Collects the schemas of types; those with a name are parts that others refer to."""

    def __init__(self) -> None:
        self.components: dict[str, Json] = {}
        self._kinds: dict[str, Any] = {}

    def of(self, kind: Any) -> Json:
        """The schema of a type, by reference where it has a name."""
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if kind is Any:
            return {}
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._words(parts[0], parts[1:])
        if origin is NotRequired:
            return self.of(parts[0])
        if origin is Literal:
            return {"enum": list(parts)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(part) for part in parts]}
        if origin in (list, tuple, frozenset):
            return {"type": "array", "items": self.of(parts[0])}
        if origin is dict:
            return self._mapping(*parts)
        if dataclasses.is_dataclass(kind) or is_struct(kind):
            return self._named(kind, self._fields)
        if is_typeddict(kind):
            return self._named(kind, self._keys)
        raise TypeError(f"{kind} is not for the wire")

    def _words(self, kind: Any, notes: tuple[Any, ...]) -> Json:
        for note in notes:
            if isinstance(note, Words):
                self.components[note.name] = {"title": note.name, "enum": list(note.values)}
                return {"$ref": REF.format(name=note.name)}
        return self.of(kind)

    def _mapping(self, key: Any, value: Any) -> Json:
        schema: Json = {"type": "object", "additionalProperties": self.of(value)}
        if key is not str:
            schema["propertyNames"] = self.of(key)
        return schema

    def _named(self, kind: Any, describe: Any) -> Json:
        name = kind.__name__
        known = self._kinds.setdefault(name, kind)
        if known is not kind:
            raise TypeError(f"two types are called {name}: {known} and {kind}")
        if name not in self.components:
            self.components[name] = {}  # a type may contain itself
            self.components[name] = {
                "title": name,
                "description": cleandoc(kind.__doc__ or ""),
                "type": "object",
                **describe(kind),
            }
        return {"$ref": REF.format(name=name)}

    def _fields(self, kind: Any) -> Json:
        """Everything is there in what is sent, whether it has a default or not."""
        hints = get_type_hints(kind, include_extras=True)
        described = msgspec.structs.fields(kind) if is_struct(kind) else dataclasses.fields(kind)
        names = [field.name for field in described]
        return {"properties": {name: self.of(hints[name]) for name in names}, "required": names}

    def _keys(self, kind: Any) -> Json:
        hints = get_type_hints(kind, include_extras=True)
        return {
            "properties": {name: self.of(hint) for name, hint in hints.items()},
            "required": [name for name in hints if name in kind.__required_keys__],
        }
