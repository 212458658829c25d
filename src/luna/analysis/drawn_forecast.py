"""The forecast of a position as JSON text, from pieces that were drawn once.

The same as that of `luna.analysis.forecast`; why it is drawn, `luna.record.drawing` says.
"""

from typing import Final

from luna.analysis.forecast import game_scored, round_scored
from luna.record.drawing import digits, quoted
from luna.rules.compat import i64
from luna.rules.rounds import move_figures, wake_novices
from luna.rules.scoring import ranking
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, ISLES, PHASE_OVER, ROUNDS, SOURCE_NAMES, SOURCES

NOTHING: Final = b'{"round_end":null,"game_end":null,"rounds":[]}'
SOURCE_HEADS: Final[list[bytes]] = [quoted(name) + b":" for name in SOURCE_NAMES]
ISLE_WORDS: Final[list[bytes]] = [quoted(name) for name in ISLE_NAMES]


class Foresight:
    """The forecasts of one game."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._orders: list[bytes] = [quoted(colour) for colour in setup.players]
        self._rounds: dict[int, bytes] = {}
        """Rounds to come, by number and isles of the figures."""

    def forecast(self, s: State) -> bytes:
        """What both ends would give each player now, and the rounds ahead."""
        if s.phase == PHASE_OVER:
            return NOTHING
        scored = round_scored(s)
        over = game_scored(scored)
        pieces: list[bytes] = [b'{"round_end":{']
        self._add_gains(pieces, s, scored)
        pieces.append(b'},"game_end":{"gains":{')
        self._add_gains(pieces, s, over)
        pieces.append(b'},"totals":{')
        for seat in range(s.layout.players):
            if seat > 0:
                pieces.append(b",")
            pieces.append(self._orders[seat])
            pieces.append(b":")
            pieces.append(digits(over.influence(seat)))
        pieces.append(b'},"ranking":[')
        pieces.append(b",".join([self._orders[place] for place in ranking(over)]))
        pieces.append(b']},"rounds":[')
        pieces.append(b",".join(self._rounds_ahead(s)))
        pieces.append(b"]}")
        return b"".join(pieces)

    def _add_gains(self, pieces: list[bytes], before: State, after: State) -> None:
        """What each order has won or lost between two positions."""
        for seat in range(before.layout.players):
            if seat > 0:
                pieces.append(b",")
            pieces.append(self._orders[seat])
            pieces.append(b":{")
            total: i64 = 0
            for source in range(i64(SOURCES)):
                at = seat * SOURCES + source
                points = after.ledger[at] - before.ledger[at]
                if points != 0:
                    total += points
                    pieces.append(SOURCE_HEADS[source])
                    pieces.append(digits(points))
                    pieces.append(b",")
            pieces.append(b'"total":')
            pieces.append(digits(total))
            pieces.append(b"}")

    def _rounds_ahead(self, s: State) -> list[bytes]:
        ahead = s.copy()
        found: list[bytes] = []
        for number in range(max(s.round, i64(1)), i64(ROUNDS + 1)):
            if found:
                wake_novices(ahead)
                move_figures(ahead)
            found.append(self._round(ahead, number))
        return found

    def _round(self, s: State, number: i64) -> bytes:
        places = (s.priestess * ISLES + s.builder) * ISLES + s.apostate
        key = int(number * (ISLES * ISLES * ISLES) + places)
        known = self._rounds.get(key)
        if known is None:
            known = b'{"round":%b,"guard":%b,"priestess":%b,"builder":%b,"apostate":%b}' % (
                digits(number),
                digits(s.layout.guard_value[number]),
                ISLE_WORDS[s.priestess],
                ISLE_WORDS[s.builder],
                ISLE_WORDS[s.apostate],
            )
            self._rounds[key] = known
        return known
