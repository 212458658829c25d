"""Legal actions in all spellings, and rare actions of the Temple."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from luna.game import Game
from luna.rules.state import State, holds
from luna.rules.temple import may_give, may_take, path_tiles
from luna.rules.vocabulary import ISLE_BOOK, ISLE_BRIBERY, PHASE_ACTIONS, TILES


def spelled(text: str, colour: str, random: Random) -> str:
    """The same action as a careless person writes it."""
    verb, *rest = text.split(" ")
    flags = [word for word in rest if word.startswith("+")]
    words = [word for word in rest if word not in flags]
    random.shuffle(flags)
    if verb in ("journey", "tide"):
        moves = " ".join(words).split(", ")
        moves = [part for move in moves for part in split_move(move, random)]
        random.shuffle(moves)
        entry = random.choice([" ,", ",", " , "]).join(moves)
        words = [entry.replace(">", random.choice([">", " > "]))]
    elif random.random() < 0.5:
        words = [f"0{word}" if word.isdigit() else word for word in words]
    if flags and random.random() < 0.5:
        words = [*flags, *words]
    else:
        words += flags
    blank = random.choice([" ", "  ", "\t"])
    written = blank.join([verb, *words])
    return random.choice([written, f" {written} ", f"{colour}: {written}", f"{colour} :{written}"])


def split_move(move: str, random: Random) -> list[str]:
    """A movement of several novices written in two parts, now and then."""
    way, number = move.rsplit(" ", 1)
    if int(number) == 1 or random.random() < 0.5:
        return [move]
    return [f"{way} {int(number) - 1}", f"{way} 1"]


def accepted(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Actions that are legal, in spellings of all sorts; every kind of every game."""
    for name, game in played:
        random = Random(name)
        kinds: dict[str, list[int]] = {}
        for at, action in enumerate(game.actions):
            flags = [word for word in game.text(action).split() if word.startswith("+")]
            kinds.setdefault(" ".join([type(action).__name__, *flags]), []).append(at)
        for _, places in sorted(kinds.items()):
            at = random.choice(places)
            then = Game(game.setup, game.actions[:at])
            text = game.text(game.actions[at])
            written = spelled(text, str(then.turn), random)
            assert then.text(written) == text
            assert then.why_not(written) is None
            yield {"game": name, "at": at, "action": written, "canonical": text}


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
