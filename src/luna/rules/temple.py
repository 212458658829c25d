"""Temple actions: Promotion, Sanctification with displacement, Infiltration, Book."""

from luna.rules import steps
from luna.rules.actions import Book, Infiltrate, Promote, Sanctify
from luna.rules.compat import i64, vec
from luna.rules.refusals import (
    Refusal,
    closed_isle,
    favor_missing,
    refusal,
    too_few,
    virtual_missing,
)
from luna.rules.state import State, gain, has_shrine, holds, return_favor, use_novices
from luna.rules.vocabulary import (
    FROM_BOOK,
    FROM_DISPLACEMENT,
    FROM_SANCTIFICATION,
    ISLE_BOOK,
    ISLE_BRIBERY,
    ISLE_NAMES,
    ISLE_NOVICE,
    ISLES,
    ROUNDS,
    TILES,
)


def is_approved(s: State, tile: i64) -> bool:
    return (s.layout.approved[s.round] >> tile) & 1 != 0


def is_bribable(s: State, tile: i64) -> bool:
    """A-LAST: in round 6 the set is empty."""
    return (s.layout.bribable[s.round] >> tile) & 1 != 0


def off_path(s: State, rule: str, tile: int, bribe: bool) -> Refusal | None:
    """Approved without Bribery, bribable with it, and on the path in any case."""
    if not 1 <= tile <= TILES or s.layout.symbol[tile] < 0:
        return refusal(rule, "tile-not-in-game", tile=tile)
    if (path_tiles(s) >> tile) & 1 == 0:
        return refusal(rule, "tile-in-temple", tile=tile)
    if not bribe:
        return None if is_approved(s, tile) else refusal(rule, "tile-not-approved", tile=tile)
    if s.round == ROUNDS:
        return refusal(rule, "last-round-no-bribe")
    if is_approved(s, tile):
        return refusal(rule, "bribe-needless", tile=tile)
    return None if is_bribable(s, tile) else refusal(rule, "tile-too-far", tile=tile)


def path_tiles(s: State) -> i64:
    """All tiles still on the path, claimed or not."""
    tiles = s.unclaimed
    for seat in range(s.layout.players):
        tiles |= s.claimed[seat]
    return tiles


def promotion_need(s: State, seat: i64, isle: i64) -> i64:
    """A-PROM: the claimant and a second novice, whom an own shrine replaces."""
    return 1 if has_shrine(s, seat, isle) else 2


def legal_promote(s: State, ready: i64, out: vec[i64], n: i64) -> i64:
    """A-PROM, A-PROM-BRIBE: claim a free tile with the symbol of an isle where novices are."""
    seat = s.turn
    open_tiles = s.layout.approved[s.round]
    if holds(s, seat, ISLE_BRIBERY):
        open_tiles |= s.layout.bribable[s.round]
    open_tiles &= s.unclaimed
    virtual = holds(s, seat, ISLE_NOVICE)
    while ready != 0:
        isle = s.layout.lowest[ready]
        ready &= ready - 1
        if open_tiles & s.layout.tiles_of[isle] == 0:
            continue
        have = s.active[seat * ISLES + isle]
        need = promotion_need(s, seat, isle)
        if have < need and not virtual:
            continue
        for slot in range(4 * isle, 4 * isle + 4):
            tile = s.layout.symbol_tiles[slot]
            if (open_tiles >> tile) & 1 == 0:
                continue
            step: i64 = steps.PROMOTE + (tile - 1) * 4
            if not is_approved(s, tile):
                step += 2
            if have >= need:
                out[n] = step
                n += 1
            if virtual and need == 2:  # A-VIRTUAL: only for the second novice
                out[n] = step + 1
                n += 1
    return n


def apply_promote(s: State, tile: i64, bribe: i64, virtual: i64) -> None:
    seat = s.turn
    isle = s.layout.symbol[tile]
    use_novices(s, seat, isle, promotion_need(s, seat, isle) - 1 - virtual)
    s.active[seat * ISLES + isle] -= 1
    s.unclaimed &= ~(i64(1) << tile)
    s.claimed[seat] |= i64(1) << tile
    if bribe:
        return_favor(s, seat, ISLE_BRIBERY)
    if virtual:
        return_favor(s, seat, ISLE_NOVICE)


def refuse_promote(s: State, action: Promote) -> Refusal | None:
    tile = action.tile
    rule = "A-PROM-BRIBE" if action.bribe else "A-PROM"
    fault = virtual_missing(s, action.novice) or off_path(s, rule, tile, action.bribe)
    if fault:
        return fault
    if (s.unclaimed >> tile) & 1 == 0:
        return refusal("A-PROM", "tile-claimed", tile=tile)
    isle = s.layout.symbol[tile]
    fault = favor_missing(s, rule, ISLE_BRIBERY, action.bribe) or closed_isle(s, isle)
    if fault:
        return fault
    need = int(promotion_need(s, s.turn, isle))
    if action.novice and need == 1:
        return refusal("A-VIRTUAL", "shrine-replaces-second", isle=ISLE_NAMES[isle])
    return too_few(s, "A-PROM", isle, need - action.novice)


def legal_sanctify(s: State, out: vec[i64], n: i64) -> i64:
    """A-SANC, A-SANC-BRIBE: bring a claimed tile into the Temple."""
    seat = s.turn
    if s.claimed[seat] == 0:
        return n
    approved = s.claimed[seat] & s.layout.approved[s.round]
    bribable = s.claimed[seat] & s.layout.bribable[s.round]
    if not holds(s, seat, ISLE_BRIBERY):
        bribable = 0
    tiles = approved | bribable
    while tiles != 0:
        tile = s.layout.first_tile(tiles)
        tiles &= tiles - 1
        out[n] = steps.SANCTIFY + (tile - 1) * 2 + ((bribable >> tile) & 1)
        n += 1
    return n


def apply_sanctify(s: State, tile: i64, bribe: i64) -> None:
    seat = s.turn
    s.claimed[seat] &= ~(i64(1) << tile)
    enter_temple(s, seat, tile)
    if bribe:
        return_favor(s, seat, ISLE_BRIBERY)


def refuse_sanctify(s: State, action: Sanctify) -> Refusal | None:
    tile = action.tile
    rule = "A-SANC-BRIBE" if action.bribe else "A-SANC"
    fault = off_path(s, rule, tile, action.bribe)
    if fault:
        return fault
    if (s.claimed[s.turn] >> tile) & 1 == 0:
        return refusal("A-SANC", "tile-not-yours", tile=tile)
    return favor_missing(s, rule, ISLE_BRIBERY, action.bribe)


def enter_temple(s: State, seat: i64, tile: i64) -> None:
    """A-SANC, A-DISPLACE: stand on the tile's space, gain the Guard's value, displace."""
    s.serving[seat] |= i64(1) << tile
    gain(s, seat, FROM_SANCTIFICATION, s.layout.guard_value[s.round])
    weaker = s.layout.below[tile] & ~s.books
    for opponent in range(s.layout.players):
        if opponent == seat:
            continue
        driven = s.serving[opponent] & weaker
        s.serving[opponent] &= ~driven
        s.vacant |= driven
        while driven != 0:
            gain(s, seat, FROM_DISPLACEMENT, 1)
            send_away(s, opponent, s.layout.first_tile(driven))
            driven &= driven - 1


def send_away(s: State, seat: i64, tile: i64) -> None:
    """A-DISPLACE: to the landing stage; O-DISPLACED: the virtual order goes back to its isle."""
    if s.layout.solo > 0 and seat == 1:
        s.inactive[seat * ISLES + s.layout.symbol[tile]] += 1
    else:
        s.stage[seat] += 1


def legal_infiltrate(s: State, out: vec[i64], n: i64) -> i64:
    """A-INFIL: from the landing stage onto an unoccupied tile of the Temple."""
    seat = s.turn
    if s.layout.infiltration == 0 or s.stage[seat] == 0 or s.vacant == 0:
        return n
    if not holds(s, seat, ISLE_BRIBERY):
        return n
    vacant = s.vacant
    while vacant != 0:
        out[n] = steps.INFILTRATE + s.layout.first_tile(vacant) - 1
        n += 1
        vacant &= vacant - 1
    return n


def apply_infiltrate(s: State, tile: i64) -> None:
    seat = s.turn
    s.stage[seat] -= 1
    s.vacant &= ~(i64(1) << tile)
    s.serving[seat] |= i64(1) << tile
    return_favor(s, seat, ISLE_BRIBERY)


def refuse_infiltrate(s: State, action: Infiltrate) -> Refusal | None:
    tile = action.tile
    if s.layout.infiltration == 0:
        return refusal("A-INFIL", "not-in-edition")
    fault = favor_missing(s, "A-INFIL", ISLE_BRIBERY)
    if fault:
        return fault
    if s.stage[s.turn] == 0:
        return refusal("A-INFIL", "too-few-on-stage", have=0, need=1)
    if not holds_tile(s.vacant, tile):
        return refusal("A-INFIL", "tile-not-vacant", tile=tile)
    return None


def holds_tile(tiles: i64, tile: int) -> bool:
    """Return whether a set has a tile; `tile` may be any number a player typed."""
    return 1 <= tile <= TILES and (tiles >> tile) & 1 != 0


def may_give(s: State) -> i64:
    """A-BOOK: tiles whose Book can be taken; a novice that lies down keeps its own."""
    return s.books & ~s.lying


def may_take(s: State, seat: i64) -> i64:
    """A-BOOK: tiles that a Book can go to."""
    return s.serving[seat] & ~s.books


def legal_book(s: State, out: vec[i64], n: i64) -> i64:
    """A-BOOK: any Book of a standing novice, to an own novice without one."""
    seat = s.turn
    if not holds(s, seat, ISLE_BOOK):
        return n
    takers = may_take(s, seat)
    givers = may_give(s)
    while givers != 0:
        row: i64 = steps.BOOK + (s.layout.first_tile(givers) - 1) * TILES
        givers &= givers - 1
        left = takers
        while left != 0:
            out[n] = row + s.layout.first_tile(left) - 1
            n += 1
            left &= left - 1
    return n


def apply_book(s: State, giver: i64, taker: i64) -> None:
    seat = s.turn
    move_book(s, giver, taker)
    gain(s, seat, FROM_BOOK, s.layout.book_points + s.book_bonus)
    s.book_bonus = 0
    if s.layout.book_lies_down:
        s.lying |= i64(1) << taker
    return_favor(s, seat, ISLE_BOOK)


def refuse_book(s: State, action: Book) -> Refusal | None:
    giver, taker = action.origin, action.target
    fault = favor_missing(s, "A-BOOK", ISLE_BOOK)
    if fault:
        return fault
    if not holds_tile(s.books, giver):
        return refusal("A-BOOK", "no-book-there", tile=giver)
    if not holds_tile(may_give(s), giver):
        return refusal("A-BOOK", "novice-lies", tile=giver)
    if not holds_tile(s.serving[s.turn], taker):
        return refusal("A-BOOK", "no-own-novice-there", tile=taker)
    if not holds_tile(may_take(s, s.turn), taker):
        return refusal("A-BOOK", "has-book-already", tile=taker)
    return None


def move_book(s: State, giver: i64, taker: i64) -> None:
    s.books = (s.books & ~(i64(1) << giver)) | (i64(1) << taker)
