"""Write the client's types: python -m scripts.client_types [--check].

openapi-typescript makes `generated-types.ts` from the schemas of the OpenAPI document;
`generated.ts` adds the table of verbs, and the client imports everything from there.
"""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from luna.rules.setup import editions_of
from luna.rules.verbs import VERBS
from luna.rules.vocabulary import PHASE_ACTIONS
from luna.server.http.openapi import openapi
from scripts.client import run_quietly

FOLDER = Path(__file__).parent.parent / "web" / "src" / "lib"
OPTIONS = (
    "--default-non-nullable=false",
    "--root-types",
    "--root-types-no-schema-prefix",
    "--root-types-keep-casing",
)
HEAD = """\
/** The types of the interface, and the table of verbs; made by scripts/client_types.py. */
export type * from "./generated-types";

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
  /** Kinds of places where a player may ask why it is not possible there. */
  asked_at: readonly string[];
  /** The favor that every such action takes. */
  favor: string | null;
  /** Made of moves that are sent together: a Journey or a Tide. */
  compound: boolean;
  /** As many novices as possible are meant if no number is given. */
  most: boolean;
  /** The editions that have it. */
  editions: readonly string[];
}

/** Every verb there is, in the order of the rules; actions come with the options. */
export const VERBS = [
"""


def verbs() -> str:
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
        for verb in VERBS
    ]
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    return f"{HEAD}{lines},\n] as const satisfies readonly VerbRow[];\n"


def types() -> str:
    """The schemas as TypeScript; routes are left out, because the client has its own requests."""
    with TemporaryDirectory() as folder:
        document, written = Path(folder, "openapi.json"), Path(folder, "openapi.ts")
        document.write_text(json.dumps(openapi([])), "utf-8")
        run_quietly("types", str(document), "-o", str(written), *OPTIONS)
        return written.read_text("utf-8")


def fresh() -> dict[Path, str]:
    """The files as they should be."""
    return {FOLDER / "generated-types.ts": types(), FOLDER / "generated.ts": verbs()}


def main() -> int:
    try:
        files = fresh()
    except subprocess.CalledProcessError as error:
        print(error.stdout, error.stderr, file=sys.stderr)
        return 1
    if "--check" not in sys.argv[1:]:
        for file, text in files.items():
            file.write_text(text, encoding="utf-8")
        return 0
    stale = [file.name for file, text in files.items() if file.read_text("utf-8") != text]
    for name in stale:
        print(f"{name} is stale: run python -m scripts.client_types", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
