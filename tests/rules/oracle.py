"""The end of a round, worked out from the state document alone.

Slow and plain on purpose, and written apart from the engine: it knows nothing but the document
and the printed components as they stand in the file.
"""

import tomllib
from copy import deepcopy
from importlib import resources
from typing import Any

Document = dict[str, Any]
PRINTED: Document = tomllib.loads(
    resources.files("luna.data").joinpath("printed.toml").read_text("utf-8")
)


def ends_round(document: Document) -> bool:
    """Whether a Meditation would end the round."""
    return document["phase"] == "actions" and document["time"] in (None, 1)


def after_meditation(before: Document) -> Document:
    """The document after a Meditation that ends the round."""
    document = deepcopy(before)
    solo = document["mode"].startswith("solo")
    if solo:
        let_opponent_build(document)
    else:
        document["time"] = 0
        gain(document, document["turn"], "meditation", 1)
    score_priestess(document)
    score_apostate(document, solo)
    score_temple(document)
    if document["round"] == 6:
        finish(document, solo)
    else:
        prepare_next_round(document, solo)
    return document


def gain(document: Document, colour: str, source: str, points: int) -> None:
    document["players"][colour]["ledger"][source] += points
    document["players"][colour]["influence"] += points


def seats(document: Document) -> list[str]:
    return list(document["players"])


def isle_with(document: Document, figure: str) -> Document:
    (isle,) = [isle for isle in document["isles"] if figure in isle["figures"]]
    found: Document = isle
    return found


def council_place(document: Document, colour: str) -> tuple[int, int]:
    """Seat and height in the stack: a greater pair wins ties."""
    for seat, stack in enumerate(document["council"]):
        if colour in stack:
            return seat, stack.index(colour)
    raise AssertionError(f"{colour} has no seat")


def let_opponent_build(document: Document) -> None:
    opponent = seats(document)[1]
    isle = isle_with(document, "builder")
    player = document["players"][opponent]
    may = opponent not in isle["shrines"] and player["shrines"] > 0
    if may and isle["novices"][opponent][0] > 0:
        isle["shrines"] = [c for c in seats(document) if c in [*isle["shrines"], opponent]]
        player["shrines"] -= 1


def score_priestess(document: Document) -> None:
    isle = isle_with(document, "priestess")
    present = {
        colour: isle["novices"][colour][0] + isle["shrines"].count(colour)
        for colour in seats(document)
    }
    contenders = [colour for colour in seats(document) if present[colour] > 0]
    contenders.sort(key=lambda c: (present[c], council_place(document, c)), reverse=True)
    places = PRINTED["priestess"][str(len(seats(document)))]["places"]
    for colour, points in zip(contenders, places, strict=False):
        gain(document, colour, "priestess", points)


def score_apostate(document: Document, solo: bool) -> None:
    isle = isle_with(document, "apostate")
    for colour in seats(document)[: 1 if solo else None]:
        there = sum(isle["novices"][colour])
        if there > 0:
            loss = min(there + 1, document["players"][colour]["influence"])
            gain(document, colour, "apostate", -loss)


def score_temple(document: Document) -> None:
    for space in document["temple"].values():
        if space["novice"]:
            gain(document, space["novice"], "temple", 1)
            if space["book"] and document["edition"] == "revised":
                gain(document, space["novice"], "temple", 1)


def finish(document: Document, solo: bool) -> None:
    """Final scoring and ranking."""
    for colour, player in document["players"].items():
        built = sum(colour in isle["shrines"] for isle in document["isles"])
        seat, _ = council_place(document, colour)
        gain(document, colour, "shrines", 4 * built)
        gain(document, colour, "favors", len(player["favors"]))
        gain(document, colour, "council", PRINTED["council"]["values"][seat])
    document.update(phase="over", turn=None, book_bonus=False)
    totals = {colour: player["influence"] for colour, player in document["players"].items()}
    document["result"] = {
        "ranking": sorted(
            totals, key=lambda c: (totals[c], council_place(document, c)), reverse=True
        ),
        "scores": {
            colour: {"total": totals[colour], **player["ledger"]}
            for colour, player in document["players"].items()
        },
    }
    if solo:
        you, opponent = seats(document)
        document["result"]["margin"] = totals[you] - totals[opponent]


def prepare_next_round(document: Document, solo: bool) -> None:
    colours = seats(document)
    n = len(colours)
    if not solo:
        reference = document["start"] if n == 2 else document["turn"]
        document["start"] = colours[(colours.index(reference) + 1) % n]
    for isle in document["isles"]:
        for colour in colours:
            isle["novices"][colour] = [sum(isle["novices"][colour]), 0]
    for space in document["temple"].values():
        space["lying"] = False
    move(document, "priestess", PRINTED["priestess"][str(n)]["value"])
    move(document, "builder", PRINTED["builder"]["value"])
    move(document, "apostate", apostate_distance(document, solo))
    *_, last = [at for at, space in enumerate(document["path"]) if "guard" in space]
    del document["path"][last]
    document["guard"] = [space["guard"] for space in document["path"] if "guard" in space][-1]
    document["round"] += 1
    document["time"] = None if solo else PRINTED["pieces"]["time_tokens"][str(n)]
    document["book_bonus"] = n == 2 and document["edition"] != "revised"
    document["turn"] = colours[0] if solo else document["start"]
    if solo and any(isle["novices"][colours[1]][0] for isle in document["isles"]):
        document["phase"] = "tire"


def apostate_distance(document: Document, solo: bool) -> int:
    isles = document["isles"]
    at = isles.index(isle_with(document, "apostate"))
    hunted = seats(document)[:1] if solo else seats(document)
    for distance in range(1, 8):
        there = isles[(at + distance) % 7]["novices"]
        if any(there[colour][0] for colour in hunted):
            return distance
    return 0


def move(document: Document, figure: str, distance: int) -> None:
    isles = document["isles"]
    at = isles.index(isle_with(document, figure))
    isles[at]["figures"].remove(figure)
    target = isles[(at + distance) % 7]["figures"]
    target.append(figure)
    target.sort(key=["priestess", "builder", "apostate"].index)
