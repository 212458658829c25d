"""The list of changes and functions that the kit cannot notice, with the reasons."""

import json

from conformance.mutants.changes import ROOT

LISTED = ROOT / "conformance" / "unnoticed.json"


def reasons() -> dict[tuple[str, str, str, str], str]:
    """The changes that are listed, with the reason of each."""
    found: dict[tuple[str, str, str, str], str] = {}
    if LISTED.is_file():
        for group in json.loads(LISTED.read_text("utf-8")):
            for module, function, was, now in group.get("changes", ()):
                found[module, function, was, now] = group["why"]
    return found


def functions() -> dict[tuple[str, str], str]:
    """The functions that are listed as a whole, with the reason of each."""
    return {
        (module, function): group["why"]
        for group in json.loads(LISTED.read_text("utf-8"))
        for module, function in group.get("functions", ())
    }


def write(known: dict[tuple[str, str, str, str], str]) -> None:
    """The list, by reason."""
    groups: dict[str, dict[str, list[list[str]]]] = {}
    for function, why in functions().items():
        groups.setdefault(why, {}).setdefault("functions", []).append(list(function))
    for key, why in known.items():
        groups.setdefault(why, {}).setdefault("changes", []).append(list(key))
    listing = [
        {"why": why, **{kind: sorted(keys) for kind, keys in kinds.items()}}
        for why, kinds in sorted(groups.items())
    ]
    LISTED.write_text(json.dumps(listing, indent=1, ensure_ascii=False) + "\n", "utf-8")
