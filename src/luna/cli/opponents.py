"""Bots at the terminal: they act by themselves whenever it is their turn."""

from collections.abc import Callable

from luna.arena.entrants import Entrant, EntrantError, parse_entrant
from luna.arena.match import forfeit
from luna.bots import LEVELS
from luna.bots.driver import Player, next_action, played_this_round
from luna.bots.external import ExternalBot, Fault
from luna.cli.session import Session
from luna.game import Game


def parse_bots(text: str, game: Game) -> dict[str, Entrant]:
    """`red=luna,blue=novice:200ms`: who plays an order; or `EntrantError`."""
    seats = game.players[:1] if game.setup.solo_level else game.players
    found: dict[str, Entrant] = {}
    for part in text.split(","):
        colour, equals, name = part.strip().partition("=")
        if not equals:
            raise EntrantError(f"{part}: write COLOUR=BOT, as in red=luna or red=novice:200ms.")
        if colour not in seats:
            raise EntrantError(f"{colour}: there is no such seat; there are {', '.join(seats)}.")
        found[colour] = parse_entrant(spelled(name))
    return found


def spelled(name: str) -> str:
    """A bot as the arena writes it; people mean the level where there is one."""
    if name.startswith(("cmd:", "py:", "level:")):
        return name
    bot, _, budget = name.partition(":")
    told = f"level:{bot}" if bot in LEVELS else bot
    return f"{told}@{budget}" if budget else told


class Opponents:
    """The bots of a session."""

    def __init__(self, session: Session, entrants: dict[str, Entrant]) -> None:
        self._session = session
        self._entrants = entrants
        self._players: dict[str, Player] = {c: each.make() for c, each in entrants.items()}

    def introduce(self) -> None:
        for colour, entrant in self._entrants.items():
            name = entrant.spec.removeprefix("level:")
            self._session.tell("play-bot", order=self._session.name(colour), bot=name)

    def obey(self, line: str) -> None:
        """What the session does with a line, and what the bots do then."""
        session, game = self._session, self._session.game
        before = len(game.actions)
        session.obey(line)
        if len(game.actions) < before:
            self._step(game.undo)
        elif line.strip() == "redo" and len(game.actions) > before:
            self._step(game.redo)
        self.act()

    def _step(self, step: Callable[[], object]) -> None:
        """Take back, or play again, what the bots did too."""
        moved = False
        while self._session.game.turn in self._entrants:
            try:
                step()
            except IndexError:
                break
            moved = True
        if moved:
            self._session.keep()
            if self._session.game.turn not in self._entrants:
                self._session.show_position()

    def act(self) -> None:
        """Play until a person is to move."""
        session, game = self._session, self._session.game
        acted = False
        while not session.left and game.turn in self._entrants:
            game.play(self._choose(game, str(game.turn)))
            session.keep()
            session.show_latest()
            acted = True
        if acted:
            session.show_position()

    def _choose(self, game: Game, colour: str) -> str:
        """The seed follows from the position, so that taking back and waiting changes nothing."""
        player, budget = self._players[colour], self._entrants[colour].budget
        seed = len(game.actions)
        try:
            action = next_action(player, game, budget, seed, played_this_round(game))
        except Fault as fault:
            name = self._session.name(colour)
            self._session.tell("play-bot-fault", "bold red", order=name, fault=str(fault))
            action = forfeit(game)
        return game.text(action)

    def close(self) -> None:
        for player in self._players.values():
            if isinstance(player, ExternalBot):
                player.close()
