"""Temple actions: Promotion, Sanctification with displacement, Infiltration, Book."""

from luna.rules import steps
from luna.rules.compat import i64, vec
from luna.rules.pieces import gain, has_shrine, holds, return_favor, use_novices
from luna.rules.state import State
from luna.rules.vocabulary import (
    FROM_BOOK,
    FROM_DISPLACEMENT,
    FROM_SANCTIFICATION,
    ISLE_BOOK,
    ISLE_BRIBERY,
    ISLE_NOVICE,
    ISLES,
    TILES,
)


def is_approved(s: State, tile: i64) -> bool:
    return (s.table.approved[s.round] >> tile) & 1 != 0


def is_bribable(s: State, tile: i64) -> bool:
    """A-LAST: in round 6 the set is empty."""
    return (s.table.bribable[s.round] >> tile) & 1 != 0


def promotion_need(s: State, seat: i64, isle: i64) -> i64:
    """A-PROM: the claimant and a second novice, whom an own shrine replaces."""
    return 1 if has_shrine(s, seat, isle) else 2


def legal_promote(s: State, ready: i64, out: vec[i64], n: i64) -> i64:
    """A-PROM, A-PROM-BRIBE: claim a free tile with the symbol of an isle where novices are."""
    seat = s.turn
    open_tiles = s.table.approved[s.round]
    if holds(s, seat, ISLE_BRIBERY):
        open_tiles |= s.table.bribable[s.round]
    open_tiles &= s.unclaimed
    virtual = holds(s, seat, ISLE_NOVICE)
    while ready != 0:
        isle = s.table.lowest[ready]
        ready &= ready - 1
        if open_tiles & s.table.tiles_of[isle] == 0:
            continue
        have = s.active[seat * ISLES + isle]
        need = promotion_need(s, seat, isle)
        if have < need and not virtual:
            continue
        for slot in range(4 * isle, 4 * isle + 4):
            tile = s.table.symbol_tiles[slot]
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
    isle = s.table.symbol[tile]
    use_novices(s, seat, isle, promotion_need(s, seat, isle) - 1 - virtual)
    s.active[seat * ISLES + isle] -= 1
    s.unclaimed &= ~(i64(1) << tile)
    s.claimed[seat] |= i64(1) << tile
    if bribe:
        return_favor(s, seat, ISLE_BRIBERY)
    if virtual:
        return_favor(s, seat, ISLE_NOVICE)


def legal_sanctify(s: State, out: vec[i64], n: i64) -> i64:
    """A-SANC, A-SANC-BRIBE: bring a claimed tile into the Temple."""
    seat = s.turn
    if s.claimed[seat] == 0:
        return n
    approved = s.claimed[seat] & s.table.approved[s.round]
    bribable = s.claimed[seat] & s.table.bribable[s.round]
    if not holds(s, seat, ISLE_BRIBERY):
        bribable = 0
    tiles = approved | bribable
    while tiles != 0:
        tile = s.table.first_tile(tiles)
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


def enter_temple(s: State, seat: i64, tile: i64) -> None:
    """A-SANC, A-DISPLACE: stand on the tile's space, gain the Guard's value, displace."""
    s.serving[seat] |= i64(1) << tile
    gain(s, seat, FROM_SANCTIFICATION, s.table.guard_value[s.round])
    weaker = s.table.below[tile] & ~s.books
    for opponent in range(s.table.players):
        if opponent == seat:
            continue
        driven = s.serving[opponent] & weaker
        s.serving[opponent] &= ~driven
        s.vacant |= driven
        while driven != 0:
            gain(s, seat, FROM_DISPLACEMENT, 1)
            send_away(s, opponent, s.table.first_tile(driven))
            driven &= driven - 1


def send_away(s: State, seat: i64, tile: i64) -> None:
    """A-DISPLACE: to the landing stage; O-DISPLACED: the virtual order goes back to its isle."""
    if s.table.solo > 0 and seat == 1:
        s.inactive[seat * ISLES + s.table.symbol[tile]] += 1
    else:
        s.stage[seat] += 1


def legal_infiltrate(s: State, out: vec[i64], n: i64) -> i64:
    """A-INFIL: from the landing stage onto an unoccupied tile of the Temple."""
    seat = s.turn
    if s.table.infiltration == 0 or s.stage[seat] == 0 or s.vacant == 0:
        return n
    if not holds(s, seat, ISLE_BRIBERY):
        return n
    vacant = s.vacant
    while vacant != 0:
        out[n] = steps.INFILTRATE + s.table.first_tile(vacant) - 1
        n += 1
        vacant &= vacant - 1
    return n


def apply_infiltrate(s: State, tile: i64) -> None:
    seat = s.turn
    s.stage[seat] -= 1
    s.vacant &= ~(i64(1) << tile)
    s.serving[seat] |= i64(1) << tile
    return_favor(s, seat, ISLE_BRIBERY)


def legal_book(s: State, out: vec[i64], n: i64) -> i64:
    """A-BOOK: any Book of a standing novice, to an own novice without one."""
    seat = s.turn
    if not holds(s, seat, ISLE_BOOK):
        return n
    takers = s.serving[seat] & ~s.books
    givers = s.books & ~s.lying
    while givers != 0:
        row: i64 = steps.BOOK + (s.table.first_tile(givers) - 1) * TILES
        givers &= givers - 1
        left = takers
        while left != 0:
            out[n] = row + s.table.first_tile(left) - 1
            n += 1
            left &= left - 1
    return n


def apply_book(s: State, giver: i64, taker: i64) -> None:
    seat = s.turn
    move_book(s, giver, taker)
    gain(s, seat, FROM_BOOK, s.table.book_points + s.book_bonus)
    s.book_bonus = 0
    if s.table.book_lies_down:
        s.lying |= i64(1) << taker
    return_favor(s, seat, ISLE_BOOK)


def move_book(s: State, giver: i64, taker: i64) -> None:
    s.books = (s.books & ~(i64(1) << giver)) | (i64(1) << taker)
