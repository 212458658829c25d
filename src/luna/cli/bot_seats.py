"""Bots at the terminal: they act by themselves whenever it is their turn."""

from collections.abc import Callable

from luna.arena.match import fallback_action
from luna.bots.driver import Player, next_action, played_this_round
from luna.bots.external import ExternalBot, Fault
from luna.bots.roster import BotNameError, BotSpec, resolve
from luna.cli.session import TerminalSession
from luna.game import Game


def parse_bots(text: str, game: Game) -> dict[str, BotSpec]:
    """`red=luna@500ms,blue=deacon`: who plays an order; or `BotNameError`."""
    seats = game.players[:1] if game.setup.solo_level else game.players
    found: dict[str, BotSpec] = {}
    for part in text.split(","):
        colour, equals, name = part.strip().partition("=")
        if not equals:
            raise BotNameError(f"{part}: write COLOUR=BOT, as in red=deacon or red=luna@500ms.")
        if colour not in seats:
            raise BotNameError(f"{colour}: there is no such seat; there are {', '.join(seats)}.")
        found[colour] = resolve(name)
    return found


class Opponents:
    """The bots of a session."""

    def __init__(self, session: TerminalSession, bots: dict[str, BotSpec]) -> None:
        self._session = session
        self._bots = bots
        self._players: dict[str, Player] = {c: each.make() for c, each in bots.items()}

    def introduce(self) -> None:
        for colour, spec in self._bots.items():
            self._session.say("play-bot", order=self._session.name(colour), bot=spec.name)

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
        while self._session.game.turn in self._bots:
            try:
                step()
            except IndexError:
                break
            moved = True
        if moved:
            self._session.keep()
            if self._session.game.turn not in self._bots:
                self._session.show_position()

    def act(self) -> None:
        """Play until a person is to move."""
        session, game = self._session, self._session.game
        acted = False
        while not session.left and game.turn in self._bots:
            game.play(self._choose(game, str(game.turn)))
            session.keep()
            session.show_latest()
            acted = True
        if acted:
            session.show_position()

    def _choose(self, game: Game, colour: str) -> str:
        """The seed follows from the position, so that taking back and waiting changes nothing."""
        player, budget = self._players[colour], self._bots[colour].budget
        seed = len(game.actions)
        try:
            action = next_action(player, game, budget, seed, played_this_round(game))
        except Fault as fault:
            name = self._session.name(colour)
            self._session.say("play-bot-fault", "bold red", order=name, fault=str(fault))
            action = fallback_action(game)
        return game.text(action)

    def close(self) -> None:
        for player in self._players.values():
            if isinstance(player, ExternalBot):
                player.close()
