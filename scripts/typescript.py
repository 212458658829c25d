"""The client's types, written from JSON Schema; `make client` keeps them fresh."""

import json
from collections.abc import Mapping, Sequence

from luna.rules.setup import editions_of
from luna.rules.verbs import Verb
from luna.rules.vocabulary import PHASE_ACTIONS
from luna.server.http.json_schema import Json

HEAD = """\
/**
 * What goes over the wire. Made by scripts/client_types.py from src/luna/app: change it there.
 */
"""
PLAIN = {
    "null": "null",
    "boolean": "boolean",
    "integer": "number",
    "number": "number",
    "string": "string",
}


def typescript(
    components: Mapping[str, Json], unions: Mapping[str, list[str]], verbs: Sequence[Verb]
) -> str:
    """One declaration for each component, and for each union of some of them."""
    parts = [declaration(name, schema) for name, schema in sorted(components.items())]
    parts += [f"export type {name} = {' | '.join(of)};\n" for name, of in unions.items()]
    return HEAD + "\n" + "\n".join([*parts, VERB_ROW, verb_table(verbs)])


def verb_table(verbs: Sequence[Verb]) -> str:
    """The table of verbs as the client needs it: what is offered where, in which order."""
    rows = [
        {
            "name": verb.name,
            "text": None if verb.parameters else verb.words,
            "in_round": verb.phase == PHASE_ACTIONS,
            "group": verb.group,
            "places": [place.partition(":")[0] for place in verb.places],
            "begins": verb.begins,
            "asked_at": list(verb.asked_at),
            "favor": verb.favor,
            "compound": verb.compound,
            "most": verb.most,
            "editions": list(editions_of(verb)),
        }
        for verb in verbs
    ]
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    return (
        "/** Every verb there is, in the order of the rules; actions come with the options. */\n"
        f"export const VERBS = [\n{lines},\n] as const satisfies readonly VerbRow[];\n"
    )


VERB_ROW = """\
/** A row of the table of verbs. */
export interface VerbRow {
  name: string;
  /** The whole action, where it leaves nothing open. */
  text: string | null;
  /** Played in a round, not while one is prepared. */
  in_round: boolean;
  /** The heading it is offered under. */
  group: string;
  /** Kinds of places its actions touch, in the order in which they are picked. */
  places: readonly string[];
  /** How many of them an action may be begun at. */
  begins: number;
  /** Kinds of places where somebody may wonder why it is not possible there. */
  asked_at: readonly string[];
  /** The favor that every such action takes. */
  favor: string | null;
  /** Made of moves that are sent together: a Journey or a Tide. */
  compound: boolean;
  /** As many novices as possible are meant if nobody says how many. */
  most: boolean;
  /** The editions that have it. */
  editions: readonly string[];
}
"""


def declaration(name: str, schema: Json) -> str:
    if "properties" not in schema:
        return f"export type {name} = {written(schema)};\n"
    lines = [comment(schema.get("description", "")), f"export interface {name} {{"]
    needed = schema.get("required", [])
    for key, part in schema["properties"].items():
        mark = "" if key in needed else "?"
        lines.append(f"  {key}{mark}: {written(part)};")
    return "\n".join([*filter(None, lines), "}\n"])


def comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */" if text else ""


def written(schema: Json) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(part) for part in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            item = written(schema.get("items", {}))
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object" if "propertyNames" in schema:
            key = written(schema["propertyNames"])
            return f"Partial<Record<{key}, {written(schema['additionalProperties'])}>>"
        case "object" if schema.get("additionalProperties"):
            return f"Record<string, {written(schema['additionalProperties'])}>"
        case "object":
            return "Record<string, unknown>"
        case str(kind):
            return PLAIN[kind]
    return "unknown"
