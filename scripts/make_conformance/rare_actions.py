"""Actions of the Temple that come up too rarely to be drawn."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from luna.game import Game
from luna.rules.state import State, holds
from luna.rules.temple import may_give, may_take, path_tiles
from luna.rules.vocabulary import ISLE_BOOK, ISLE_BRIBERY, PHASE_ACTIONS, TILES

EDGES = 2
"""Examples of what comes up rarely."""


def only_the_favor_is_missing(s: State) -> Iterator[tuple[str, str]]:
    """Actions of the Temple that nothing is against but that their favor is not held."""
    seat = s.turn
    if s.layout.infiltration and s.stage[seat] and s.vacant and not holds(s, seat, ISLE_BRIBERY):
        yield "infiltrate", f"infiltrate {s.layout.first_tile(s.vacant)}"
    givers, takers = may_give(s), may_take(s, seat)
    if givers and takers and not holds(s, seat, ISLE_BOOK):
        yield "book", f"book {s.layout.first_tile(givers)}>{s.layout.first_tile(takers)}"


def on_edges(s: State) -> Iterator[tuple[str, str]]:
    """Actions of the Temple that come up too rarely to be drawn, by what is rare about them."""
    yield from only_the_favor_is_missing(s)
    seat = s.turn
    givers, takers = may_give(s), may_take(s, seat)
    if givers and (takers >> TILES) & 1 and holds(s, seat, ISLE_BOOK):
        yield "the highest tile", f"book {s.layout.first_tile(givers)}>{TILES}"
    bribed = s.layout.bribable[s.round] & ~path_tiles(s)
    if bribed:
        tile = s.layout.first_tile(bribed)
        for verb in ("promote", "sanctify"):
            for flag in ("", " +bribe"):
                yield f"in the Temple, {verb}{flag}", f"{verb} {tile}{flag}"


def edges(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Some of those, from different games."""
    seen: Counter[str] = Counter()
    for name, game in played:
        kinds: set[str] = set()
        for at, state in enumerate(game.states[:-1]):
            if state.phase != PHASE_ACTIONS:
                continue
            for kind, written in on_edges(state):
                if kind in kinds or seen[kind] == EDGES:
                    continue
                kinds.add(kind)
                seen[kind] += 1
                then = Game(game.setup, game.actions[:at])
                fault = then.why_not(written)
                answer = {"rule": fault.rule} if fault else {"canonical": then.text(written)}
                yield {"game": name, "at": at, "action": written, **answer}
