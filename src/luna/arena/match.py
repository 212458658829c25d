"""A game between bots, whatever they do."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from luna.arena.schedule import Pairing
from luna.bots.driver import Player, RoundCounter, next_action
from luna.bots.external import ExternalBot, Fault
from luna.bots.tree import TreeBot
from luna.game import Game
from luna.rules.actions import Action, Meditate
from luna.rules.codec import action_of
from luna.rules.legal_actions import plain_actions
from luna.rules.scoring import ranking

MAX_FAULTS = 3
"""A bot that forfeits so many actions has lost."""


@dataclass(frozen=True)
class Outcome:
    """The result of a game."""

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
    """A hash of all actions: equal games have equal ones."""
    faults: tuple[str, ...] = ()
    """Actions forfeited, each with its seat's entrant and the reason."""
    error: str | None = None
    """Why a bot lost before the end of the game."""
    record: str = field(default="", compare=False)
    search: list[Any] | None = field(default=None, compare=False)
    """The policy of the search for each action, or None, if the pairing wants them."""


class BotFailure(Exception):
    """A bot has lost its game early; the contest goes on."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat


def play_match(pairing: Pairing, on_action: Callable[[str], None] = lambda text: None) -> Outcome:
    """Play a game to its end, or until a bot fails; call `on_action` with every action."""
    game = Game(pairing.draw())
    players: dict[str, Player] = {}
    faults: list[str] = []
    policies: list[Any] = []
    failure: BotFailure | None = None
    try:
        play_on(pairing, game, players, faults, on_action, policies)
    except BotFailure as fault:
        failure = fault
    finally:
        for player in players.values():
            if isinstance(player, ExternalBot):
                player.close()
    ended = outcome_after(pairing, game, tuple(faults), failure)
    return replace(ended, search=policies) if pairing.policies else ended


def play_on(
    pairing: Pairing,
    game: Game,
    players: dict[str, Player],
    faults: list[str],
    on_action: Callable[[str], None],
    policies: list[Any],
) -> None:
    forfeits: dict[int, int] = {}
    counter = RoundCounter()
    while not game.over:
        seat = int(game.state.turn)
        played = counter.played(game.state)
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
            if forfeits[seat] == MAX_FAULTS:
                reason = f"{MAX_FAULTS} forfeited actions, the last one: {fault}"
                raise BotFailure(seat, reason) from None
            action = fallback_action(game)
        except Exception as error:
            raise BotFailure(seat, f"{type(error).__name__}: {error}") from error
        if pairing.policies:
            policies.append(search_policy(players.get(entrant.label), game))
        on_action(game.text(action))
        game.play(action)


def search_policy(player: Player | None, game: Game) -> list[Any] | None:
    """Return the chances by seat and the visit shares of a bot's latest search."""
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


def fallback_action(game: Game) -> Action:
    """Return the action for a bot without an answer: Meditation, else the first legal one."""
    plain = plain_actions(game.state)
    return Meditate() if Meditate() in plain else plain[0]


def outcome_after(
    pairing: Pairing, game: Game, faults: tuple[str, ...] = (), failure: BotFailure | None = None
) -> Outcome:
    """Return the result of a game as it stands; a bot that failed is last."""
    order = ranking(game.state)
    error = None
    if failure is not None:
        order = [seat for seat in order if seat != failure.seat] + [failure.seat]
        error = f"{pairing.seats[failure.seat].label}: {failure}"
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
