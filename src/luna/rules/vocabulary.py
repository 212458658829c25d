"""The words of the game, each with the small number that the engine uses for it."""

from typing import Final

# The seven isles, each named after the favor its Priest grants; a favor has its isle's number.
ISLE_SHRINE: Final = 0
ISLE_HERBS: Final = 1
ISLE_TIDE: Final = 2
ISLE_SAILBOAT: Final = 3
ISLE_BRIBERY: Final = 4
ISLE_BOOK: Final = 5
ISLE_NOVICE: Final = 6
ISLES: Final = 7

# Phases. PHASE_JOURNEYING and PHASE_TIDING are positions inside a Journey or Tide.
PHASE_PLACE_SHRINES: Final = 0
PHASE_PLACE_NOVICES: Final = 1
PHASE_TIRING: Final = 2
PHASE_ACTIONS: Final = 3
PHASE_JOURNEYING: Final = 4
PHASE_TIDING: Final = 5
PHASE_OVER: Final = 6

# Sources of influence, in the order of the ledger.
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
