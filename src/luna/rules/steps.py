"""The one space of atomic steps: small ints, a contiguous block for each action.

A step is a whole action, except for Journey and Tide, which are told one novice at a time in
ascending order of their step ids and closed by a "done" step. Ids are part of what bots and
research store: a block is never moved, a new one goes at the end.
"""

from typing import Final

# Layout inside a block: the first-named parameter is the slowest. An isle counts 0-6 in the order
# of the vocabulary, tile t counts t - 1, an optional favor counts 0 without and 1 with it.
PLACE_SHRINE: Final = 0  # isle
PLACE_NOVICES: Final = 7  # isle
TIRE: Final = 14  # isle
FAVOR: Final = 21  # isle, +novice
RECRUIT: Final = 35  # isle, +novice
BUILD: Final = 49  # +novice
HERBS: Final = 51  # isle, count 1-2
JOURNEY: Final = 65  # origin, target
JOURNEY_DONE: Final = 114
TIDE: Final = 115  # origin (7 active, 7 inactive, the landing stage), target
TIDE_DONE: Final = 220
SAIL: Final = 221  # origin (7 isles, the landing stage), target, count 1-2
PROMOTE: Final = 333  # tile, +bribe, +novice
SANCTIFY: Final = 445  # tile, +bribe
INFILTRATE: Final = 501  # tile
BOOK: Final = 529  # tile the Book leaves, tile it goes to
COUNCIL: Final = 1313  # isle, novices 1-10, +novice
COUNCIL_ALONE: Final = 1453  # the novice favor by itself
EXPEL: Final = 1454  # novices 1-13, +novice
EXPEL_ALONE: Final = 1480
MEDITATE: Final = 1481
STEPS: Final = 1482

# Origins of Tide and Sail beyond the isles.
TIDE_STAGE: Final = 14
SAIL_STAGE: Final = 7
MAX_ADVANCE: Final = 10  # seats a Council action can name
