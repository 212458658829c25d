"""Make conformance/deciding.jsonl anew: positions in which a rule decides, the same every time.

    python -m scripts.make_deciding [FILE]

Games by chance, and some in which everyone leaves the isles, are searched for what `SOUGHT` names.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from conformance.check import canonical, digest
from luna.game import Game
from luna.record.document import document
from luna.record.legal_texts import legal_texts
from luna.rules.actions import Action, Council, Journey, Move
from luna.rules.codec import is_partial, single_action
from luna.rules.engine import legal_steps
from luna.rules.listing import perft_actions, perft_steps
from luna.rules.listing import play as played
from luna.rules.state import State
from luna.rules.vocabulary import (
    COLOURS,
    EDITIONS,
    FROM_BOOK,
    FROM_PRIESTESS,
    FROM_TEMPLE,
    ISLE_BRIBERY,
    ISLE_NAMES,
    ISLES,
    PHASE_ACTIONS,
    ROUNDS,
    TILES,
)
from scripts.make_conformance.played_games import TABLES, chance

EXAMPLES = 2
GAMES = 100
"""Of each kind of table, at most."""
PATIENCE = 40
"""Actions after which a round is brought to its end."""
FIRST = 10_000
"""The seed of the first game."""
WALKS = 0.7
"""How often those who can walk on in the Council do, in the games made for it."""


@dataclass(frozen=True)
class Moment:
    """An action with the positions around it."""

    before: State
    after: State
    action: Action
    solo: int

    @property
    def seats(self) -> range:
        return range(int(self.before.table.players))

    @property
    def begins(self) -> bool:
        """Whether nobody has done anything before."""
        return not any(
            self.before.shrines[seat] for seat in self.seats if not self.solo or not seat
        )

    @property
    def ends_round(self) -> bool:
        return self.after.round != self.before.round or self.after.is_over()

    @property
    def next_round(self) -> bool:
        return self.ends_round and int(self.before.round) > 0 and not self.after.is_over()

    def on(self, seat: int, isle: int) -> int:
        at = seat * ISLES + isle
        return int(self.before.active[at] + self.before.inactive[at])

    def gained(self, seat: int, source: int) -> int:
        at = seat * 11 + source
        return int(self.after.ledger[at] - self.before.ledger[at])


def tied(m: Moment) -> list[int]:
    """The seats that share the most influence at the end."""
    if not m.after.is_over():
        return []
    points = [int(m.after.influence(seat)) for seat in m.seats]
    best = [seat for seat in m.seats if points[seat] == max(points)]
    return best if len(best) > 1 else []


def seat_in_council(m: Moment, seat: int) -> int:
    return int(m.after.council[seat]) >> 3


def attendance(m: Moment, seat: int) -> int:
    isle = int(m.before.priestess)
    present = int(m.before.active[seat * ISLES + isle])
    return present + (int(m.before.shrines[seat]) >> isle & 1)


def scored(m: Moment) -> bool:
    return m.ends_round and int(m.before.round) > 0


def priestess_tie(m: Moment) -> bool:
    seen = [attendance(m, seat) for seat in m.seats if attendance(m, seat)]
    return scored(m) and len(seen) > len(set(seen))


def short_of_influence(m: Moment) -> bool:
    isle = int(m.before.apostate)
    return scored(m) and any(
        m.on(seat, isle) and m.before.influence(seat) < m.on(seat, isle) for seat in m.seats
    )


def apostate_passes(m: Moment) -> bool:
    ring = list(m.before.table.ring)
    way = ring.index(m.after.apostate) - ring.index(m.before.apostate)
    return m.next_round and way % ISLES > 1


def drawn_from(distance: int) -> Callable[[Moment], bool]:
    """All your novices are on one isle, so many isles on from the Apostate's."""

    def found(m: Moment) -> bool:
        ring = list(m.before.table.ring)
        there = ring[(ring.index(m.before.apostate) + distance) % ISLES]
        isles = [isle for isle in range(ISLES) if m.on(0, isle)]
        return bool(m.solo and m.next_round and isles == [there])

    return found


def rival_s_novices_do_not_draw(m: Moment) -> bool:
    ring = list(m.before.table.ring)
    at = ring.index(m.before.apostate)
    isle = ring[(at + 1) % ISLES]
    return bool(m.solo and m.next_round and m.on(1, isle) and not m.on(0, isle))


def named(name: str, *flags: str) -> Callable[[Moment], bool]:
    def found(m: Moment) -> bool:
        return type(m.action).__name__ == name and all(getattr(m.action, flag) for flag in flags)

    return found


def displaces(m: Moment) -> bool:
    """Whether another one's novice has left the Temple by an action."""
    return not m.ends_round and any(
        int(m.before.serving[seat]) & ~int(m.after.serving[seat])
        for seat in m.seats
        if seat != m.before.turn
    )


SOUGHT: tuple[tuple[str, str, Callable[[Moment], bool]], ...] = (
    (
        "G-SCORE",
        "a tie that the seat in the Council breaks",
        lambda m: len({seat_in_council(m, seat) for seat in tied(m)}) > 1,
    ),
    (
        "G-SCORE",
        "a tie that the height in a stack of the Council breaks",
        lambda m: len(tied(m)) == 2 and len({seat_in_council(m, seat) for seat in tied(m)}) == 1,
    ),
    ("G-SCORE O-SCORE", "the end of a solo game", lambda m: bool(m.solo and m.after.is_over())),
    ("E-PRIESTESS", "a tie before the Priestess", priestess_tie),
    (
        "E-PRIESTESS",
        "a shrine alone before the Priestess",
        lambda m: (
            scored(m)
            and any(
                attendance(m, seat) == 1 and not m.before.active[seat * ISLES + m.before.priestess]
                for seat in m.seats
            )
        ),
    ),
    ("E-APOSTATE", "less influence than the Apostate takes", short_of_influence),
    (
        "E-APOSTATE O-END",
        "the virtual order loses nothing to the Apostate",
        lambda m: bool(m.solo and scored(m) and m.on(1, int(m.before.apostate))),
    ),
    (
        "E-APOSTATE",
        "inactive novices count for the Apostate",
        lambda m: (
            scored(m)
            and any(m.before.inactive[seat * ISLES + m.before.apostate] for seat in m.seats)
        ),
    ),
    ("N-APOSTATE", "the Apostate passes isles where nobody is", apostate_passes),
    ("N-APOSTATE O-END", "the virtual order does not draw him", rival_s_novices_do_not_draw),
    (
        "E-TEMPLE E-ORDER",
        "Books count in the Temple",
        lambda m: (
            scored(m)
            and m.before.table.book_scores > 0
            and any(m.before.serving[seat] & m.before.books for seat in m.seats)
        ),
    ),
    (
        "E-NEXT",
        "left of whoever turned the last token, not of the start player",
        lambda m: m.next_round and len(m.seats) > 2 and m.before.turn != m.before.start,
    ),
    (
        "E-NEXT",
        "two players alternate whoever turned the last token",
        lambda m: (
            m.next_round and len(m.seats) == 2 and not m.solo and m.before.turn != m.before.start
        ),
    ),
    ("N-WAKE N-FIGURES N-GUARD N-TIME", "a new round", lambda m: m.next_round),
    ("N-STAND", "who lay down stands up", lambda m: m.next_round and m.before.lying != 0),
    ("O-BEGIN O-TILE", "the virtual order takes a tile", named("Tire")),
    (
        "O-TILE",
        "the virtual order takes your Book",
        lambda m: type(m.action).__name__ == "Tire" and m.gained(1, FROM_BOOK) > 0,
    ),
    (
        "O-BEGIN",
        "the virtual order is tired at the end of the Council",
        lambda m: type(m.action).__name__ == "Tire" and m.before.council[1] >> 3 == 10,
    ),
    (
        "O-END",
        "the virtual order builds",
        lambda m: bool(m.solo and scored(m) and m.after.shrines[1] != m.before.shrines[1]),
    ),
    ("O-LEVEL2 O-PRELIM O-SETUP", "the first action of a solo game", lambda m: bool(m.solo)),
    ("S-PATH S-FIRST S-BOARDS P-SHRINE", "the first shrine", named("PlaceShrine")),
    ("P-NOVICES P-FAVORS", "novices are placed", named("PlaceNovices")),
    ("S-PRESET S-COUNCIL S-FAVORS S-TIME", "the preselected start", named("Favor")),
    ("A-TWO-FAVORS A-VIRTUAL", "bribery and novice at once", named("Promote", "bribe", "novice")),
    (
        "A-STAY",
        "a claimed tile keeps its novice over the end of a round",
        lambda m: m.next_round and any(m.after.claimed[seat] for seat in m.seats),
    ),
    ("A-FAVOR", "a favor for a second one", named("Favor", "novice")),
    ("A-RECRUIT A-LAST A-OWN", "a recruit", named("Recruit")),
    ("A-SHRINE", "a shrine", named("Build")),
    ("A-HERBS", "herbs", named("Herbs")),
    ("A-JOURNEY", "a Journey", named("Journey")),
    ("A-TIDE", "a Tide", named("Tide")),
    ("A-SAIL", "a sail", named("Sail")),
    ("A-PROM", "a promotion", named("Promote")),
    ("A-PROM-BRIBE", "a promotion by bribery", named("Promote", "bribe")),
    ("A-DISPLACE", "a novice is displaced", displaces),
    (
        "A-DISPLACE O-DISPLACED",
        "a novice is displaced in solo",
        lambda m: bool(m.solo) and displaces(m),
    ),
    ("A-SANC", "a sanctification", named("Sanctify")),
    ("A-SANC-BRIBE", "a sanctification by bribery", named("Sanctify", "bribe")),
    ("A-INFIL", "an infiltration", named("Infiltrate")),
    ("A-BOOK", "a Book", named("Book")),
    ("A-COUNCIL", "a walk in the Council", named("Council")),
    ("A-EXPEL", "an expulsion", named("Expel")),
    ("A-MEDITATE", "Meditation", named("Meditate")),
    *(
        ("N-APOSTATE O-END", f"only novices at a distance of {far} draw him", drawn_from(far))
        for far in range(1, ISLES + 1)
    ),
)
"""Rules, what they decide, and how to tell such a moment."""


def share_an_isle(m: Moment) -> bool:
    """At the beginning of a game."""
    s = m.before
    return s.round == 0 and m.begins and len({s.priestess, s.builder, s.apostate}) < 3


def goes_by_the_ring(m: Moment) -> bool:
    """The Builder goes on where another order of the isles would send him elsewhere."""
    table = m.before.table
    return m.next_round and m.after.builder != (m.before.builder + table.builder_value) % ISLES


def holds_it_already(m: Moment) -> bool:
    """One more of the same favor is within reach of the next one to act."""
    s = m.after
    if s.phase != PHASE_ACTIONS:
        return False
    return any(
        s.favors[s.turn] >> isle & 1 and s.active[s.turn * ISLES + isle] >= 2 and s.stock[isle]
        for isle in range(ISLES)
    )


def closed_in(level: int) -> Callable[[Moment], bool]:
    """Two of your active novices are where the Apostate is."""

    def found(m: Moment) -> bool:
        acting = m.after.phase == PHASE_ACTIONS
        return m.solo == level and acting and m.after.active[m.after.apostate] >= 2

    return found


def bribes_nobody(m: Moment) -> bool:
    """In the last round, with the favor and with novices for a tile beside the Gate."""
    s = m.after
    if s.phase != PHASE_ACTIONS or s.round != ROUNDS or not s.favors[s.turn] >> ISLE_BRIBERY & 1:
        return False
    gate = [tile for tile in range(1, TILES + 1) if s.table.group[tile] == 0]
    return any(
        s.unclaimed >> tile & 1 and s.active[s.turn * ISLES + s.table.symbol[tile]] >= 2
        for tile in gate
    )


def gives_before_it_is_taken(m: Moment) -> bool:
    """Without the Priestess there would not be what the Apostate takes."""
    isle = int(m.before.apostate)
    return scored(m) and any(
        m.on(seat, isle)
        and m.before.influence(seat) <= m.on(seat, isle)
        and m.gained(seat, FROM_PRIESTESS)
        for seat in m.seats
        if not m.solo or seat == 0
    )


def gives_after_it_is_taken(m: Moment) -> bool:
    """The Apostate takes all there is, and what the Temple gives stays."""
    isle = int(m.before.apostate)
    return scored(m) and any(
        m.on(seat, isle) >= m.before.influence(seat) + m.gained(seat, FROM_PRIESTESS)
        and m.gained(seat, FROM_TEMPLE)
        for seat in m.seats
        if not m.solo or seat == 0
    )


LATER: tuple[tuple[str, str, Callable[[Moment], bool]], ...] = (
    (
        "S-START",
        "the start player, who has another seat than the first, begins",
        lambda m: m.begins and not m.solo and m.before.round == 0 and m.before.start > 0,
    ),
    ("S-FIGURES", "several figures share an isle", share_an_isle),
    ("S-ISLES N-FIGURES", "the ring as it is laid is the way around", goes_by_the_ring),
    (
        "A-TURN",
        "after Meditation the turn passes",
        lambda m: type(m.action).__name__ == "Meditate" and m.after.turn != m.before.turn,
    ),
    ("A-ONE-EACH", "another favor of a kind that is held is left", holds_it_already),
    ("A-LAST", "nothing is bribable in the last round", bribes_nobody),
    ("E-ORDER", "the Priestess gives before the Apostate takes", gives_before_it_is_taken),
    ("E-ORDER", "the Temple gives after the Apostate has taken", gives_after_it_is_taken),
    ("O-LEVEL2", "the Apostate closes an isle, but not to an expulsion", closed_in(2)),
    ("O-LEVEL3", "the Apostate closes an isle, also to an expulsion", closed_in(3)),
)
"""The same, for the end of the file."""


def leaving(game: Game, random: Random) -> Action:
    """Whatever leaves fewest of the mover's novices on isles."""
    s = game.state
    seat = int(s.turn)
    options = [single_action(step) for step in legal_steps(s) if not is_partial(step)]
    if not options:
        return chance(game, random)

    def left(action: Action) -> tuple[int, float]:
        after = played(s, action)
        row = range(seat * ISLES, seat * ISLES + ISLES)
        return sum(int(after.active[at] + after.inactive[at]) for at in row), random.random()

    return min(options, key=left)


def gathered(seed: int, distance: int) -> Game:
    """A round of solo after which all your novices are so many isles on from the Apostate."""
    random = Random(seed)
    game = Game.new(COLOURS[:2], seed=seed, mode="solo1", edition="classic")
    while "meditate" not in game.legal:
        game.play(chance(game, random))
    s = game.state
    ring = list(s.table.ring)
    there = ring[(ring.index(s.apostate) + distance) % ISLES]
    others = [isle for isle in range(ISLES) if isle != there and s.active[isle]]
    moves = [Move(ISLE_NAMES[isle], ISLE_NAMES[there], int(s.active[isle])) for isle in others]
    game.play(Journey(moves))
    game.play("meditate")
    return game


def walking(game: Game, random: Random) -> Action:
    """One seat on in the Council where that can be, more often than not."""
    steps = [step for step in legal_steps(game.state) if not is_partial(step)]
    walks = [each for each in map(single_action, steps) if isinstance(each, Council)]
    short = [each for each in walks if (each.count or 0) + each.novice == 1]
    return random.choice(short) if short and random.random() < WALKS else chance(game, random)


def lands_on_sunken(game: Game, lost: int) -> Iterator[int]:
    """After which actions a piece lies on one that has lost so many pieces from below it.

    The one that arrives has the lower seat at the table, so that the order tells them apart.
    """
    seats = range(len(game.players))
    sunk = dict.fromkeys(seats, 0)
    for at in range(len(game.actions)):
        before, after = game.states[at].council, game.states[at + 1].council
        for mover in seats:
            if before[mover] == after[mover] or before[mover] >> 3 == after[mover] >> 3:
                continue
            for other in seats:
                if before[other] >> 3 == before[mover] >> 3 and before[other] > before[mover]:
                    sunk[other] += 1
            sunk[mover] = 0
            there = [
                seat for seat in seats if seat > mover and after[seat] >> 3 == after[mover] >> 3
            ]
            if 0 < after[mover] >> 3 < 10 and any(sunk[seat] >= lost for seat in there):
                yield at + 1


def six_shrines() -> Game:
    """You build wherever the Builder goes, until none of your shrines is left."""
    for seed in range(FIRST, FIRST + 100):
        game = Game.new(COLOURS[:2], seed=seed, mode="solo1", edition="classic")
        table, first = game.state.table, int(game.state.builder)
        way = [int(table.clockwise(first, at * table.builder_value)) for at in range(ISLES)]
        builder = [ISLE_NAMES[isle] for isle in way]
        if builder[6] in ("herbs", "shrine") or "shrine" in builder[:3]:
            continue
        game.play(f"place shrine {builder[6]}")
        for isle in ("shrine", builder[0], builder[1], builder[2]):
            game.play(f"place novices {isle}")
        for at in range(5):
            game.play(next(iter(game.legal)))
            game.play("favor shrine")
            game.play("build")
            if at in (1, 2, 3):
                game.play(f"journey {builder[at - 1]}>{builder[at + 2]} 2")
            game.play("meditate")
        game.play(next(iter(game.legal)))
        game.play("favor shrine")
        return game
    raise AssertionError("no such setup")


def crowded() -> Game:
    """Active and inactive novices of yours are on one isle, and you hold the tide favor."""
    game = Game.new(COLOURS[:2], seed=FIRST, mode="solo1", edition="classic")
    game.play("place shrine novice")
    for isle in ("shrine", "herbs", "sailboat", "bribery"):
        game.play(f"place novices {isle}")
    game.play("tire book")
    game.play("journey herbs>shrine 2, bribery>shrine 1")
    return game


ALL_GONE = """\
luna 1
edition classic
mode solo1
players yellow red
boards blue green
first 4 1
isles tide bribery herbs shrine novice sailboat book
priestess book
builder sailboat
apostate novice
seed 2
---
yellow: place shrine novice
yellow: place novices shrine
yellow: place novices herbs
yellow: place novices tide
yellow: place novices book
yellow: tire book
yellow: sail book>novice 2
yellow: promote 5
yellow: favor novice
yellow: favor shrine
yellow: favor herbs
yellow: herbs shrine 2
yellow: promote 10 +bribe
yellow: favor tide
yellow: meditate
yellow: tire tide
yellow: promote 11 +novice
yellow: favor novice
yellow: build
yellow: journey tide>bribery 1
yellow: meditate
yellow: tire book
yellow: promote 15
yellow: favor herbs +novice
yellow: favor novice
yellow: herbs novice 1
yellow: favor bribery +novice
yellow: favor novice
yellow: favor herbs
yellow: meditate
yellow: tire herbs
yellow: promote 17 +novice
yellow: favor novice
yellow: herbs novice 1
yellow: favor herbs +novice
yellow: favor novice
yellow: journey herbs>book 1, shrine>sailboat 1
yellow: meditate
yellow: tire book
yellow: promote 21 +novice
yellow: favor novice
yellow: herbs novice 1
yellow: promote 28 +bribe
yellow: promote 22 +novice
yellow: meditate
"""
"""A game of solo in which eight promotions in five rounds take all your novices off the isles.

Found by a search that kept the best positions after every action, by novices left and favors held.
"""


def further() -> Iterator[dict[str, Any]]:
    """Moments that chance does not bring about, or only where it is helped."""
    wanted = {1: EXAMPLES, 2: EXAMPLES}
    for number in range(GAMES):
        players = 3 + number % 2
        seed = FIRST + 10 * GAMES * len(TABLES) + number
        random = Random(seed)
        game = Game.new(COLOURS[:players], seed=seed, mode="standard", edition="classic")
        while not game.over:
            game.play(walking(game, random))
        for lost, left in wanted.items():
            found = next(lands_on_sunken(game, lost), 0)
            if left and found:
                wanted[lost] -= 1
                what = f"a piece lies on one that has sunk by {lost} in the stack"
                yield entry(f"council-{players}p-{seed}", "A-COUNCIL", what, game, found)
        if not any(wanted.values()):
            break
    game = six_shrines()
    last = entry("shrines-solo1", "A-SHRINE", "no shrine is left", game, len(game.actions))
    last["checks"] = asked(game, "build", "build +novice", "promote 28")
    yield last
    game = Game.from_record(ALL_GONE)
    what = "none of your novices is on an isle, and the Apostate stays"
    yield entry("gone-solo1", "N-APOSTATE O-END", what, game, len(game.actions))
    game = crowded()
    last = entry(
        "tide-solo1", "A-TIDE", "some active, some not, to one isle", game, len(game.actions)
    )
    last["checks"] = asked(
        game,
        "tide ~shrine>book 1, shrine>book 1, ~shrine>book 2",
        "tide shrine>book 1, ~shrine>book 2, shrine>book 1",
        "tide ~shrine>book 2, ~shrine>book 2",
    )
    yield last
    game = Game.from_record(ALL_GONE, at=41)
    last = entry("gone-solo1", "A-TIDE", "two are left, and one of them rests", game, 41)
    last["perft"] = {
        "actions": [perft_actions(game.state, depth) for depth in (1, 2)],
        "steps": [perft_steps(game.state, depth) for depth in (1, 2)],
    }
    yield last


def asked(game: Game, *actions: str) -> list[dict[str, str]]:
    """Actions in the last position, each with its canonical text or the rule against it."""
    found = []
    for action in actions:
        fault = game.why_not(action)
        told = {"rule": fault.rule} if fault else {"canonical": game.text(action)}
        found.append({"action": action, **told})
    return found


def games() -> Iterator[tuple[str, Game]]:
    """Games by chance at every kind of table, every fourth one with everyone leaving.

    Then some of one round, in which all gather on one isle.
    """
    for number in range(GAMES):
        for at, (mode, players) in enumerate(TABLES):
            seed = FIRST + number * len(TABLES) + at
            random = Random(seed)
            edition = EDITIONS[(number + at) % len(EDITIONS)]
            game = Game.new(COLOURS[:players], seed=seed, mode=mode, edition=edition)
            style = leaving if number % 4 == 3 else chance
            acted = 0
            while not game.over and acted < 400:
                now = game.round
                endless = acted > PATIENCE and "meditate" in game.legal
                game.play("meditate" if endless else style(game, random))
                acted = acted + 1 if game.round == now else 0
            yield f"{mode}-{players}p-{edition}-{seed}", game
    for number in range(EXAMPLES * ISLES):
        seed = FIRST + GAMES * len(TABLES) + number
        yield f"solo1-2p-classic-{seed}", gathered(seed, number % ISLES + 1)


def entry(name: str, rules: str, what: str, game: Game, at: int) -> dict[str, Any]:
    state = game.states[at]
    now = document(game.setup, state)
    listing = legal_texts(game.setup, state)
    return {
        "rules": rules.split(),
        "what": what,
        "game": name,
        "at": at,
        "record": Game(game.setup, game.actions[:at]).record(),
        "document": now,
        "state": digest(canonical(now)),
        "legal": digest("".join(f"{text}\n" for text in listing.actions)),
        "kinds": dict(sorted(Counter(text.split()[0] for text in listing.actions).items())),
        "journeys": listing.journeys,
        "tides": listing.tides,
    }


def find(
    kinds: Sequence[tuple[str, str, Callable[[Moment], bool]]], examples: int
) -> Iterator[dict[str, Any]]:
    """Some moments of each kind, from different games."""
    wanted = dict.fromkeys(range(len(kinds)), examples)
    for name, game in games():
        for sought in list(wanted):
            rules, what, decides = kinds[sought]
            for at, action in enumerate(game.actions):
                solo = int(game.states[0].table.solo)
                if decides(Moment(game.states[at], game.states[at + 1], action, solo)):
                    yield entry(name, rules, what, game, at + 1)
                    wanted[sought] -= 1
                    if not wanted[sought]:
                        del wanted[sought]
                    break
        if not wanted:
            return
    for sought in wanted:
        print(f"not found: {kinds[sought][0]}, {kinds[sought][1]}", file=sys.stderr)


def in_order(entries: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(entries, key=lambda each: (each["rules"], each["what"], each["game"]))


def main() -> None:
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "conformance/deciding.jsonl")
    found = in_order(find(SOUGHT, EXAMPLES))
    found += further()
    found += in_order(find(LATER, 1))
    lines = (json.dumps(each, separators=(",", ":")) + "\n" for each in found)
    path.write_text("".join(lines), "utf-8")
    print(f"{len(found)} positions in {path}")


if __name__ == "__main__":
    main()
