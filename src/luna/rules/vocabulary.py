"""The words of the game, each with the small number the engine knows it by."""

from typing import Final

# The seven isles, each named after the favor its Priest grants.
SHRINE: Final = 0
HERBS: Final = 1
TIDE: Final = 2
SAILBOAT: Final = 3
BRIBERY: Final = 4
BOOK: Final = 5
NOVICE: Final = 6
ISLES: Final = 7

# Phases. JOURNEYING and TIDING are the Action Phase with a compound move half told.
PLACE_SHRINES: Final = 0
PLACE_NOVICES: Final = 1
TIRING: Final = 2
ACTIONS: Final = 3
JOURNEYING: Final = 4
TIDING: Final = 5
OVER: Final = 6

# Where influence comes from, in the order of the ledger.
FROM_START: Final = 0
FROM_SANCTIFICATION: Final = 1
FROM_DISPLACEMENT: Final = 2
FROM_BOOK: Final = 3
FROM_MEDITATION: Final = 4
FROM_PRIESTESS: Final = 5
FROM_APOSTATE: Final = 6
FROM_TEMPLE: Final = 7
FROM_SHRINES: Final = 8
FROM_FAVORS: Final = 9
FROM_COUNCIL: Final = 10
SOURCES: Final = 11

ROUNDS: Final = 6
TILES: Final = 28

ISLE_NAMES: Final = ("shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice")
COLOURS: Final = ("yellow", "red", "blue", "white")
BOARDS: Final = ("blue", "yellow", "red", "green")
EDITIONS: Final = ("classic", "revised", "brazilian")
MODES: Final = ("standard", "preselected", "solo1", "solo2", "solo3")
SOURCE_NAMES: Final = (
    "start",
    "sanctification",
    "displacement",
    "book",
    "meditation",
    "priestess",
    "apostate",
    "temple",
    "shrines",
    "favors",
    "council",
)
