"""A game at the terminal: what each typed line does and prints."""

from collections.abc import Callable, Iterable
from pathlib import Path

from rich import box
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from luna.analysis.forecast import gains, game_scored, round_scored
from luna.analysis.tips import tips
from luna.cli.action_lists import examples, overview, with_prefix
from luna.cli.completion import COMMANDS, action_hint
from luna.cli.rules import rule_section
from luna.cli.saving import GameFile, SaveError
from luna.game import Game
from luna.locale import Texts
from luna.record.notation import FORMS
from luna.record.shape import Gains
from luna.record.signs import LETTER
from luna.rules.events import Event, events
from luna.rules.legal_actions import play
from luna.rules.narration import consequences
from luna.rules.refusals import Detail, Refusal, Refused
from luna.rules.vocabulary import SOURCE_NAMES
from luna.text_board import QUIET, STYLE, draw
from luna.text_boxes import LINE, TextBoard


class TerminalSession:
    """A game, its file, and the console of the person who types.

    `prompted` says that a prompt already names the player to move; `quit_requested` becomes true
    with the command `quit`.
    """

    def __init__(
        self, game: Game, file: GameFile, texts: Texts, console: Console, prompted: bool = False
    ) -> None:
        self.game = game
        self.file = file
        self.texts = texts
        self.console = console
        self.prompted = prompted
        self.quit_requested = False
        self._tips_given: set[str] = set()
        self._commands: dict[str, Callable[[str], None]] = {
            "legal": self.legal,
            "why": self.why,
            "undo": self.undo,
            "redo": self.redo,
            "score": self.score,
            "table": self.table,
            "save": self.save,
            "rules": self.rules,
            "help": self.help,
            "quit": self.quit,
        }

    def execute(self, line: str) -> None:
        """Run the command or play the action of a line; ignore blank lines and comments."""
        word, _, rest = line.strip().partition(" ")
        action = line.partition("#")[0].strip()
        if word in self._commands:
            self._commands[word](rest.strip())
        elif action:
            self.act(action)

    # Printing

    def say(self, key: str, style: str = "", whole: bool = False, **details: Detail) -> None:
        """Print a message; a `whole` one is never wrapped, so that it can be copied."""
        self.speak(Text(self.texts(key, **details), style), whole)

    def speak(self, text: Text, whole: bool = False) -> None:
        """Print a sentence; in a pipe it stays one line."""
        self.console.print(text, soft_wrap=whole or not self.prompted)

    def name(self, colour: str) -> str:
        return self.texts(f"order-{colour}")

    def refuse(self, fault: Refusal) -> None:
        """`RULE-ID: sentence`."""
        sentence = self.texts.refusal(fault)
        self.speak(Text.assemble((f"{fault.rule}: ", "bold red"), sentence))

    def pairs(self, rows: Iterable[tuple[str, str]], indent: int = 2) -> None:
        """Print words with their meanings in two columns."""
        grid = Grid.grid(padding=(0, 2))
        for word, meaning in rows:
            grid.add_row(Text(" " * indent + word, "bold"), Text(meaning))
        self.console.print(grid)

    def show_latest(self) -> None:
        """Print the latest action and its consequences."""
        sentence = self.game.sentence()
        text = Text(self.texts.action(sentence))
        text.highlight_words([self.name(sentence.order)], STYLE[sentence.order])
        self.speak(text)
        self.show_events(consequences(sentence, self.game.events()))

    def show_events(self, happened: Iterable[Event]) -> None:
        for event in happened:
            self.speak(Text(f"  {self.texts.event(event)}"))

    def show_position(self) -> None:
        """Print the board, compact if the screen is too small, and whose turn it is."""
        board = self.board(compact=not self.prompted)
        if self.prompted and self.console.height < len(board.lines) + 8:
            board = self.board(compact=True)
        self.console.print(board)
        self.show_turn()

    def board(self, compact: bool = False) -> TextBoard:
        game = self.game
        return draw(game.setup, game.state, self.texts, self.console.width, compact)

    def show_turn(self) -> None:
        if self.game.turn is None:
            self.show_end()
            return
        self.give_tip()
        if not self.prompted:
            self.say("play-to-act", order=self.name(self.game.turn))

    def give_tip(self) -> None:
        """Print the most urgent tip not given before, and what to type."""
        for tip in tips(self.game.setup, self.game.state):
            if tip.key not in self._tips_given:
                self._tips_given.add(tip.key)
                text = self.texts.sentence(tip.key, dict(tip.details))
                typed = self.texts.listed(f"`{word}`" for word in tip.words)
                self.say("tip", "italic", tip=f"{text} ({typed})" if typed else text)
                return

    def show_end(self) -> None:
        self.console.print(draw_scores(self.game, self.texts))
        if self.game.setup.solo_level:
            you, opponent = self.game.players
            margin = self.game.influence(you) - self.game.influence(opponent)
            end = "won" if margin > 0 else "lost" if margin else "even"
            self.say(f"play-solo-{end}", "bold", margin=abs(margin))
        else:
            first = self.game.ranking[0]
            points = self.game.influence(first)
            self.say("play-over", "bold", order=self.name(first), points=points)
        self.say("play-after")

    def welcome(self) -> None:
        """Print three examples for a newcomer."""
        if not self.game.over:
            self.say("play-examples")
            shown = examples(self.game)
            self.pairs(
                (text, action_hint(self.texts, self.game, text.split()[0])) for text in shown
            )
            self.say("play-more")
        self.show_turn()

    # Playing

    def act(self, line: str) -> None:
        try:
            self.game.play(line)
        except Refused as fault:
            rule = fault.refusal.rule
            self.refuse(fault.refusal)
            self.say("play-more" if rule == "PARSE" else "rules-hint", "dim", rule=rule)
            return
        self.keep()
        self.show_latest()
        self.show_position()

    def keep(self) -> None:
        """Save; if that fails the game goes on, and the next action tries again."""
        try:
            self.file.save(self.game)
        except SaveError as fault:
            self.say("play-unsaved", "bold red", fault=str(fault))

    def undo(self, _rest: str = "") -> None:
        try:
            action = self.game.undo()
        except IndexError:
            self.say("undo-none")
            return
        self.keep()
        self.say("undo-done", action=self.game.text(action))
        self.show_position()

    def redo(self, _rest: str = "") -> None:
        try:
            self.game.redo()
        except IndexError:
            self.say("redo-none")
            return
        self.keep()
        self.show_latest()
        self.show_position()

    # Looking

    def legal(self, prefix: str = "") -> None:
        if self.game.over:
            self.say("legal-over")
        elif prefix:
            self.speak(Text(with_prefix(self.game, self.texts, prefix, self.console.width)))
        else:
            self.console.print(overview(self.game, self.texts, self.console.width))

    def why(self, action: str) -> None:
        """Print the rule that forbids an action, or what the action would bring."""
        if not action:
            self.say("why-usage")
            return
        fault = self.game.why_not(action)
        if fault:
            self.refuse(fault)
            self.show_rule(fault.rule)
            return
        self.say("why-allowed", action=self.game.text(action))
        before = self.game.state
        would = events(self.game.setup, before, play(before, self.game.read(action)[1]))
        if would:
            self.say("why-brings")
            self.show_events(would)

    def score(self, _rest: str = "") -> None:
        self.console.print(draw_scores(self.game, self.texts))

    def table(self, _rest: str = "") -> None:
        self.console.print(self.board())

    def rules(self, rule: str = "") -> None:
        if rule:
            self.show_rule(rule.upper())
        else:
            self.pairs((each, self.texts.rule(each).title) for each in self.texts.rules())

    def show_rule(self, rule: str) -> None:
        try:
            found = self.texts.rule(rule)
        except KeyError:
            self.say("rules-unknown", rule=rule)
            return
        self.console.print(Markdown(rule_section(self.texts, found)))

    def help(self, _rest: str = "") -> None:
        """Print every action with its form, and every command."""
        self.say("help-actions", "bold")
        rows = []
        for verb, form in FORMS.items():
            for key in ("place-shrine", "place-novices") if verb == "place" else (verb,):
                usage = form.usage.replace("shrine|novices", key.removeprefix("place-"))
                rows.append((usage, self.texts.attribute(f"action-{key}", "hint") or ""))
        self.pairs(rows)
        self.say("help-commands", "bold")
        self.pairs((command, self.texts(f"help-{command}")) for command in COMMANDS)

    # Saving and quitting

    def save(self, name: str = "") -> None:
        """Save; with a name, save a copy, which takes over if the file fails."""
        if not name:
            self.keep()
            if self.file.saved:
                self.say("save-done", file=str(self.file.path))
            return
        try:
            copy = GameFile.create(Path(name).expanduser(), self.game)
        except (SaveError, RuntimeError, ValueError) as fault:
            self.speak(Text(str(fault)))
            return
        if self.file.saved:
            copy.close()
            self.say("save-copy", file=str(copy.path))
        else:
            self.file.close()
            self.file = copy
            self.say("save-moved", file=str(copy.path))

    def quit(self, _rest: str = "") -> None:
        self.quit_requested = True


def draw_scores(game: Game, texts: Texts) -> RenderableType:
    """Return influence by source, and what the ends of round and game would bring now."""
    grid = Grid(box=box.ROUNDED, border_style=LINE, show_header=True, pad_edge=True)
    grid.add_column()
    for colour in game.players:
        name = Text(f"{LETTER[colour]} {texts(f'order-{colour}')}", STYLE[colour])
        grid.add_column(name, justify="right")
    ledgers = {colour: game.ledger(colour) for colour in game.players}
    total = {colour: game.influence(colour) for colour in game.players}

    def add(label: str, numbers: dict[str, int], style: str = "", sign: str = "") -> None:
        cells = [f"{numbers[colour]:{sign}}" if numbers[colour] else "-" for colour in game.players]
        grid.add_row(label, *cells, style=style)

    def add_gains(heading: str, won: Gains) -> None:
        grid.add_section()
        for source in SOURCE_NAMES:
            of_source = {colour: won[colour].get(source, 0) for colour in game.players}
            if any(of_source.values()):
                add(f"  {texts(f'source-{source}')}", of_source, QUIET, "+")
        for colour in game.players:
            total[colour] += won[colour]["total"]
        add(heading, total)

    for source in SOURCE_NAMES:
        of_source = {colour: ledgers[colour][source] for colour in game.players}
        if any(of_source.values()):
            add(texts(f"source-{source}"), of_source)
    grid.add_section()
    add(texts("score-total"), total, "bold")
    if game.over:
        places = {colour: place for place, colour in enumerate(game.ranking, 1)}
        add(texts("score-place"), places, "bold")
    elif game.round > 0:
        scored = round_scored(game.state)
        add_gains(texts("score-round"), gains(game.setup, game.state, scored))
        add_gains(texts("score-game"), gains(game.setup, scored, game_scored(scored)))
    return grid
