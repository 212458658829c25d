"""Write the client's types from the contract: python -m scripts.client_types [--check]."""

import sys
from pathlib import Path

from luna.rules.verbs import VERBS
from luna.server.http.wire import all_schemas, unions
from scripts.typescript import typescript

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "generated.ts"


def fresh() -> str:
    return typescript(all_schemas(), unions(), VERBS)


def main() -> int:
    if "--check" in sys.argv[1:]:
        if FILE.read_text(encoding="utf-8") == fresh():
            return 0
        print(f"{FILE.name} is stale: run python -m scripts.client_types", file=sys.stderr)
        return 1
    FILE.write_text(fresh(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
