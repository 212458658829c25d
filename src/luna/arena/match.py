"""One game between bots, whatever they do."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from luna.arena.schedule import Pairing
from luna.bots.driver import Player, next_action
from luna.bots.external import ExternalBot, Fault
from luna.bots.tree import TreeBot
from luna.game import Game
from luna.rules.actions import Action, Meditate
from luna.rules.codec import action_of
from luna.rules.legal_actions import plain_actions
from luna.rules.scoring import ranking

MOST_FAULTS = 3
"""A bot that forfeits so many of its actions has lost."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    key: str
    setup: int
    seating: int
    seats: tuple[str, ...]
    """The entrant of each seat; in solo yours alone."""
    points: tuple[int, ...]
    places: tuple[int, ...]
    """1 is the winner, by seat."""
    actions: int
    digest: str
    """Of all actions: equal games have equal ones."""
    faults: tuple[str, ...] = ()
    """Actions forfeited, each with its seat's entrant and the reason."""
    error: str | None = None
    """Why a bot lost before the end."""
    record: str = field(default="", compare=False)
    search: list[Any] | None = field(default=None, compare=False)
    """By action, if it was wanted: what a tree search thought, or None."""


class Crash(Exception):
    """A bot is out of the game; the rest of the arena is not."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat


def play_match(pairing: Pairing, heard: Callable[[str], None] = lambda text: None) -> Outcome:
    """Play a game to its end, or until a bot fails; `heard` is called with every action at once."""
    game = Game(pairing.draw())
    players: dict[str, Player] = {}
    faults: list[str] = []
    thoughts: list[Any] = []
    crash: Crash | None = None
    try:
        play_on(pairing, game, players, faults, heard, thoughts)
    except Crash as fault:
        crash = fault
    finally:
        for player in players.values():
            if isinstance(player, ExternalBot):
                player.close()
    ended = outcome(pairing, game, tuple(faults), crash)
    return replace(ended, search=thoughts) if pairing.policies else ended


def play_on(
    pairing: Pairing,
    game: Game,
    players: dict[str, Player],
    faults: list[str],
    heard: Callable[[str], None],
    thoughts: list[Any],
) -> None:
    forfeits: dict[int, int] = {}
    stage = (0, 0)
    played = 0
    while not game.over:
        seat = int(game.state.turn)
        now = (int(game.state.round), int(game.state.phase))
        played = played + 1 if now == stage else 0
        stage = now
        entrant = pairing.seats[seat]
        try:
            if entrant.label not in players:
                players[entrant.label] = entrant.make()
            player = players[entrant.label]
            if isinstance(player, TreeBot):
                player.latest = None
            action = next_action(player, game, entrant.budget, pairing.bot_seed, played)
            if action not in game.legal:
                raise Fault(f"not a legal action: {str(action)[:200]}")
        except Fault as fault:
            faults.append(f"{entrant.label}: {fault}")
            forfeits[seat] = forfeits.get(seat, 0) + 1
            if forfeits[seat] == MOST_FAULTS:
                reason = f"{MOST_FAULTS} forfeited actions, the last one: {fault}"
                raise Crash(seat, reason) from None
            action = forfeit(game)
        except Exception as error:
            raise Crash(seat, f"{type(error).__name__}: {error}") from error
        if pairing.policies:
            thoughts.append(thought(players.get(entrant.label), game))
        heard(game.text(action))
        game.play(action)


def thought(player: Player | None, game: Game) -> list[Any] | None:
    """Chances by seat and the share of each action, of a bot that has just searched."""
    search = player.latest if isinstance(player, TreeBot) else None
    if search is None:
        return None
    seats = range(int(game.state.layout.players))
    shares: dict[str, int] = {}
    for child in search.ranking(0, game.state.turn):
        visits = int(search.visits[child])
        if visits:
            text = game.text(action_of(search.plan(child)))
            shares[text] = shares.get(text, 0) + visits
    total = sum(shares.values())
    if not total:
        return None
    chances = [round(float(search.value[seat]), 4) for seat in seats]
    return [chances, {text: round(visits / total, 4) for text, visits in shares.items()}]


def forfeit(game: Game) -> Action:
    """What is played for a bot that has no answer: Meditation, else the first thing allowed."""
    plain = plain_actions(game.state)
    return Meditate() if Meditate() in plain else plain[0]


def outcome(
    pairing: Pairing, game: Game, faults: tuple[str, ...] = (), crash: Crash | None = None
) -> Outcome:
    """The result as the game stands; whoever crashed comes last."""
    order = ranking(game.state)
    error = None
    if crash is not None:
        order = [seat for seat in order if seat != crash.seat] + [crash.seat]
        error = f"{pairing.seats[crash.seat].label}: {crash}"
    lines = list(game.lines())
    comments = [
        f"# {colour}: {entrant.label}"
        for colour, entrant in zip(game.players, pairing.seats, strict=False)
    ]
    if error:
        comments.append(f"# lost early, {' '.join(error.split())}")
    return Outcome(
        key=pairing.key,
        setup=pairing.setup,
        seating=pairing.seating,
        seats=tuple(entrant.label for entrant in pairing.seats),
        points=tuple(int(game.state.influence(seat)) for seat in range(len(order))),
        places=tuple(order.index(seat) + 1 for seat in range(len(order))),
        actions=len(lines),
        digest=sha256("\n".join([str(pairing.seed), *lines]).encode()).hexdigest()[:16],
        faults=faults,
        error=error,
        record="\n".join([*comments, game.record()]),
    )
