"""Playing tips: one line each, told once, when the position makes them useful."""

from collections.abc import Iterator

from luna.cli.forecast import round_end
from luna.game import Game
from luna.locale import Texts
from luna.rules.refusals import Detail
from luna.rules.vocabulary import ISLE_NAMES, ISLE_NOVICE, ISLES, ROUNDS, TILES

Tip = tuple[str, dict[str, Detail]]


class Tips:
    """The tips not told yet."""

    def __init__(self) -> None:
        self._told: set[str] = set()

    def next(self, game: Game, texts: Texts) -> str | None:
        """The most pressing tip for the player to move that was not told before."""
        for key, details in fitting(game, texts):
            if key not in self._told:
                self._told.add(key)
                return texts(key, **details)
        return None


def fitting(game: Game, texts: Texts) -> Iterator[Tip]:
    """All tips that fit the position, the most pressing first."""
    if game.over:
        return
    if game.phase == "actions":
        yield from on_the_isles(game, texts)
        yield from in_the_temple(game)
        yield from about_the_round(game, texts)
    elif game.phase == "tire":
        yield "tip-tire", {}
    elif game.actions and game.text(game.actions[-1]).startswith("place novices"):
        yield "tip-place-novices", {}
    else:
        yield from about_placing(game)


def about_placing(game: Game) -> Iterator[Tip]:
    shrines = game.document()["players"][str(game.turn)]["shrines"]
    placed = shrines < game.setup.components.shrines
    yield ("tip-place-novices" if placed else "tip-place-shrine"), {}


def on_the_isles(game: Game, texts: Texts) -> Iterator[Tip]:
    s = game.state
    seat = s.turn
    if game.round == 1:
        yield "tip-begin", {}
    loss = -round_end(game)[str(game.turn)]["apostate"]
    if loss and game.setup.solo_level < 3:
        key = "tip-apostate-blocks" if game.setup.solo_level == 2 else "tip-apostate"
        yield key, {"loss": loss, "isle": texts(f"isle-{ISLE_NAMES[s.apostate]}")}
    if "build" in game.legal:
        yield "tip-build", {"isle": texts(f"isle-{ISLE_NAMES[s.builder]}")}
    if not any(s.active[seat * ISLES + isle] for isle in range(ISLES)):
        yield "tip-all-rest", {}
    if s.favors[seat] >> ISLE_NOVICE & 1:
        yield "tip-virtual", {}


def in_the_temple(game: Game) -> Iterator[Tip]:
    s = game.state
    seat = s.turn
    ready = s.claimed[seat] & s.table.approved[s.round]
    for tile in range(TILES, 0, -1):
        if ready >> tile & 1 and s.round < ROUNDS:
            yield "tip-sanctify", {"tile": tile, "guard": int(s.table.guard_value[s.round])}
    bare = s.serving[seat] & ~s.books
    for rival, order in enumerate(game.players):
        for tile in range(1, TILES + 1):
            threatened = s.table.below[tile] & bare
            if rival != seat and s.claimed[rival] >> tile & 1 and threatened:
                victim = int(threatened).bit_length() - 1
                yield "tip-threat", {"tile": victim, "rival": tile, "order": order}
    if s.stage[seat]:
        yield "tip-stage", {}


def about_the_round(game: Game, texts: Texts) -> Iterator[Tip]:
    s = game.state
    solo = game.setup.solo_level > 0
    if s.round == ROUNDS:
        yield "tip-last-round", {}
    if not solo and s.time == 1:
        yield "tip-last-token", {}
    if solo and s.round == 1:
        yield "tip-solo-end", {}
    if round_end(game)[str(game.turn)]["priestess"] == 0 and (solo or s.time <= 2):
        yield "tip-priestess", {"isle": texts(f"isle-{ISLE_NAMES[s.priestess]}")}
    if s.round >= 2:
        yield "tip-council", {}
