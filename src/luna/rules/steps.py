"""The one space of atomic steps: small ints, a contiguous block for each action.

A step is a whole action, except for Journey and Tide, whose steps move one novice each, in
ascending order of their ids, and end with a "done" step. Bots and datasets store these ids: a block
is never moved, a new one goes at the end. `luna.rules.verbs` defines the parameters of each block
and checks these numbers; they are repeated here as constants for the compiler.
"""

from typing import Final

PLACE_SHRINE: Final = 0
PLACE_NOVICES: Final = 7
TIRE: Final = 14
FAVOR: Final = 21
RECRUIT: Final = 35
BUILD: Final = 49
HERBS: Final = 51
JOURNEY: Final = 65
JOURNEY_DONE: Final = 114
TIDE: Final = 115
TIDE_DONE: Final = 220
SAIL: Final = 221
PROMOTE: Final = 333
SANCTIFY: Final = 445
INFILTRATE: Final = 501
BOOK: Final = 529
COUNCIL: Final = 1313
COUNCIL_ALONE: Final = 1453
EXPEL: Final = 1454
EXPEL_ALONE: Final = 1480
MEDITATE: Final = 1481
STEPS: Final = 1482

# The landing stage as an origin of Tide and Sail, after the isles.
TIDE_STAGE: Final = 14
SAIL_STAGE: Final = 7
MAX_ADVANCE: Final = 10  # most seats of one Council action
MAX_EXPEL: Final = 13  # most novices of one Expulsion
