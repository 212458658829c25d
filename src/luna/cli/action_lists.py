"""Lists of legal actions: by kind, with a prefix, or a few good examples."""

from collections.abc import Iterator, Sequence

from rich.table import Table as Grid
from rich.text import Text

from luna.game import Game
from luna.locale import Texts
from luna.record.legal_texts import MAX_LISTED, legal_texts
from luna.record.notation import FORMS, print_action
from luna.rules.actions import Pool
from luna.rules.legal_actions import (
    count_journeys,
    count_tides,
    journey_pools,
    other_isles,
    plain_actions,
    tide_pools,
)

MAX_IN_OVERVIEW = 12
"""Of more actions of a kind an overview gives only the number."""
MAX_WITH_PREFIX = 100

EXAMPLES = ("sanctify", "promote", "favor", "build", "recruit", "council", "journey", "meditate")
"""Verbs that make good examples, the best ones first."""


def overview(game: Game, texts: Texts, width: int) -> Grid:
    """Return the legal actions, one kind per row."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    kinds = by_verb(game)
    names = {verb: kind_name(texts, verb) for verb in kinds}
    room = width - max(map(len, names.values()), default=0) - 2
    for verb, (number, actions) in kinds.items():
        if number > MAX_IN_OVERVIEW:
            ways = texts("legal-ways", number=number, example=actions[0], verb=verb)
            grid.add_row(Text(names[verb], "bold"), Text(ways))
        else:
            grid.add_row(Text(names[verb], "bold"), Text("\n".join(rows(actions, room))))
    return grid


def by_verb(game: Game) -> dict[str, tuple[int, list[str]]]:
    """Return the number of legal actions by verb, and the actions; of Journeys and Tides one."""
    s = game.state
    found: dict[str, list[str]] = {}
    for action in plain_actions(s):
        text = print_action(action)
        found.setdefault(text.split()[0], []).append(text)
    kinds = {verb: (len(actions), sorted(actions)) for verb, actions in found.items()}
    moves = (("journey", journey_pools(s), count_journeys), ("tide", tide_pools(s), count_tides))
    for verb, pools, count in moves:
        if pools:
            kinds[verb] = (count(s), [one_move(verb, pools[0])])
    return {verb: kinds[verb] for verb in FORMS if verb in kinds}


def one_move(verb: str, pool: Pool) -> str:
    return f"{verb} {pool.origin}>{other_isles(pool.place)[0]} 1"


def kind_name(texts: Texts, verb: str) -> str:
    return texts(f"action-{verb}") if texts.has(f"action-{verb}") else verb


def rows(actions: Sequence[str], width: int) -> Iterator[str]:
    """Yield rows of whole actions."""
    row = ""
    for action in actions:
        longer = f"{row} · {action}" if row else action
        if row and len(longer) > width:
            yield row
            longer = action
        row = longer
    yield row


def with_prefix(game: Game, texts: Texts, prefix: str, width: int) -> str:
    """Return the legal actions that begin with a text."""
    verb = prefix.split(maxsplit=1)[0]
    kinds = by_verb(game)
    number, actions = kinds.get(verb, (0, []))
    if verb in ("journey", "tide") and number:
        if number > MAX_LISTED:
            return too_many(game, texts, verb, number, actions[0])
        actions = legal_texts(game.setup, game.state).actions
    found = [text for text in actions if text.startswith(prefix)]
    if not found and verb == prefix:
        found = [text for kind in kinds if kind.startswith(prefix) for text in kinds[kind][1]]
    if not found:
        return texts("legal-none")
    lines = list(rows(found[:MAX_WITH_PREFIX], width))
    if len(found) > MAX_WITH_PREFIX:
        lines.append(texts("legal-more", number=len(found) - MAX_WITH_PREFIX))
    return "\n".join(lines)


def too_many(game: Game, texts: Texts, verb: str, number: int, example: str) -> str:
    """Return the number of Journeys or Tides and the novices they may move."""
    pools = journey_pools(game.state) if verb == "journey" else tide_pools(game.state)
    places = texts.listed(f"{pool.origin} {pool.count}" for pool in pools)
    return texts("legal-many", number=number, places=places, example=example)


def examples(game: Game, number: int = 3) -> list[str]:
    """Return a few legal actions, of different kinds if possible."""
    kinds = by_verb(game)
    chosen = [kinds[verb][1][0] for verb in EXAMPLES if verb in kinds]
    chosen += [text for _, actions in kinds.values() for text in actions if text not in chosen]
    return chosen[:number]
