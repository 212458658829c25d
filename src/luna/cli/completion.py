"""Completion: the words that lead on to a legal action or a command."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import completion_is_selected
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

from luna.game import Game
from luna.locale import Texts
from luna.record.notation import FORMS, print_action
from luna.rules.actions import Pool
from luna.rules.legal_actions import journey_pools, other_isles, plain_actions, tide_pools
from luna.rules.vocabulary import ISLE_NAMES

COMMANDS = ("legal", "why", "undo", "redo", "score", "table", "save", "rules", "help", "quit")
MOVE = re.compile(r"\s*(~?\w+)\s*>\s*(\w+)\s+(\d{1,9})\s*", re.ASCII)


@dataclass(frozen=True)
class Suggestion:
    """A text that replaces the last `replaces` characters typed."""

    text: str
    replaces: int = 0


def candidates(game: Game, texts: Texts, typed: str) -> list[Suggestion]:
    """Return what may follow the text typed so far."""
    typed = typed.lstrip()
    colour, colon, action = typed.partition(":")
    if colon:
        return action_candidates(game, action.lstrip()) if colour.strip() == game.turn else []
    word, blank, rest = typed.partition(" ")
    rest = rest.lstrip()
    if not blank:
        return action_candidates(game, typed) + matching(COMMANDS, typed)
    if word == "rules":
        return [Suggestion(each.text, len(rest)) for each in matching(texts.rules(), rest.upper())]
    if word == "legal":
        return [each for each in action_candidates(game, rest) if " " not in rest]
    if word == "why":
        return any_candidates(game, rest)
    return [] if word in COMMANDS else action_candidates(game, typed)


def matching(words: Iterable[str], typed: str) -> list[Suggestion]:
    """Return the words that begin with the typed text and are longer."""
    return [
        Suggestion(word, len(typed))
        for word in words
        if word.startswith(typed) and word.rstrip() != typed
    ]


def action_candidates(game: Game, typed: str) -> list[Suggestion]:
    """Return what leads on to a legal action."""
    word, blank, rest = typed.partition(" ")
    pools = {"journey": journey_pools(game.state), "tide": tide_pools(game.state)}
    if blank and word in pools:
        return move_candidates(pools[word], rest)
    found = plain_candidates([print_action(each) for each in plain_actions(game.state)], typed)
    if not blank:
        found += matching([f"{verb} " for verb in pools if pools[verb]], typed)
    return sorted(set(found), key=lambda each: order_of(each.text, game, verb=not blank))


def order_of(text: str, game: Game, verb: bool) -> tuple[int, int, str]:
    """Verbs as the notation lists them, isles clockwise, numbers ascending, flags last."""
    word = text.strip(" >")
    if verb:
        return 0, list(FORMS).index(word), text
    if word in game.setup.isles:
        return 1, game.setup.isles.index(word), text
    return (2, int(word), text) if word.isdecimal() else (3, 0, text)


def plain_candidates(actions: Iterable[str], typed: str) -> list[Suggestion]:
    """Return the next words of the actions that match the typed text; flags may be anywhere."""
    begun = pieces(typed)
    partial = begun.pop() if begun and typed[-1] not in " >" else ""
    words = [word for word in begun if word[0] != "+"]
    flags = {word for word in begun if word[0] == "+"}
    found = set()
    for action in actions:
        parts = pieces(action)
        its_words = [word for word in parts if word[0] != "+"]
        its_flags = [word for word in parts if word[0] == "+"]
        if its_words[: len(words)] != words or not flags <= set(its_flags):
            continue
        left = its_words[len(words) :]
        more = len(left) + len(its_flags) - len(flags) > 1
        for word in left[:1] or [flag for flag in its_flags if flag not in flags]:
            found.add((word, more))
    # A blank goes with a word that cannot be the last one.
    ends = {word for word, more in found if not more}
    texts = {word + " " * (word not in ends and word[-1] != ">") for word, _ in found}
    return matching(texts, partial)


def pieces(text: str) -> list[str]:
    """The words of an action; an arrow ends a word and belongs to it."""
    return re.findall(r"[^\s>]+>?", re.sub(r"\s*>\s*", ">", text))


def move_candidates(pools: list[Pool], typed: str) -> list[Suggestion]:
    """Return what leads on in a Journey or Tide after the movements typed so far."""
    left = {pool.origin: pool.count for pool in pools}
    *before, last = typed.split(",")
    for part in before:
        match = MOVE.fullmatch(part)
        if match is None or match[1] not in left:
            return []
        left[match[1]] -= int(match[3])
    origin, arrow, rest = last.partition(">")
    origin = origin.strip()
    if not arrow:
        return matching([f"{place}>" for place, number in left.items() if number > 0], origin)
    target, blank, number = rest.lstrip().partition(" ")
    isles = other_isles(origin.removeprefix("~"))
    if left.get(origin, 0) <= 0:
        return []
    if not blank:
        return matching([f"{isle} " for isle in isles], target)
    number = number.strip()
    if target not in isles:
        return []
    numbers = [str(each) for each in range(1, left[origin] + 1)]
    found = matching(numbers, number)
    if number in numbers:
        left[origin] -= int(number)
        found += [Suggestion(", ")] * any(each > 0 for each in left.values())
    return found


def any_candidates(game: Game, typed: str) -> list[Suggestion]:
    """Return verbs, isles and tiles, legal or not, for `why`."""
    verb, blank, rest = typed.partition(" ")
    if not blank:
        return matching([f"{each} " for each in FORMS], typed)
    if verb not in FORMS or " " in rest:
        return []
    kinds = {parameter.kind for parameter in FORMS[verb].verbs[0].parameters}
    if kinds & {"isle", "place", "pool"}:
        return matching(ISLE_NAMES, rest)
    tiles = sorted(t for board in game.setup.boards for t in game.setup.components.boards[board])
    return matching(map(str, tiles), rest) if "tile" in kinds else []


class NotationCompleter(Completer):
    """The candidates with their meanings, for prompt_toolkit."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterator[Completion]:
        typed = document.text_before_cursor
        first = not typed.lstrip().count(" ")
        for each in candidates(self.game, self.texts, typed):
            yield Completion(each.text, -each.replaces, display_meta=self.meaning(each.text, first))

    def meaning(self, text: str, first: bool) -> str:
        """Return the meaning of a word in the player's language."""
        texts = self.texts
        word = text.strip(" ~>")
        if first and word in COMMANDS:
            return texts(f"help-{word}")
        if first and word in FORMS:
            return action_hint(texts, self.game, word)
        if word in ISLE_NAMES:
            return texts(f"isle-{word}")
        if word in ("+bribe", "+novice"):
            return texts("favor-bribery" if word == "+bribe" else "favor-novice")
        if texts.has(f"rule-{word}"):
            return texts.rule(word).title
        return ""


def action_hint(texts: Texts, game: Game, verb: str) -> str:
    """Return what an action does, in a few words."""
    if verb == "place":
        shrine = print_action(plain_actions(game.state)[0]).startswith("place shrine")
        verb = "place-shrine" if shrine else "place-novices"
    return texts.attribute(f"action-{verb}", "hint") or ""


def completion_keys(game: Game, texts: Texts) -> KeyBindings:
    """Return keys: Tab takes the only candidate or steps through several, Enter takes one."""
    keys = KeyBindings()

    @keys.add("tab")
    def _(event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        found = candidates(game, texts, buffer.document.text_before_cursor)
        if len(found) == 1 and not completion_is_selected():
            buffer.delete_before_cursor(found[0].replaces)
            buffer.insert_text(found[0].text)
            buffer.start_completion()
        elif buffer.complete_state:
            buffer.complete_next()
        else:
            buffer.start_completion(insert_common_part=True)

    @keys.add("enter", filter=completion_is_selected)
    def _(event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        buffer.complete_state = None
        if candidates(game, texts, buffer.text):
            buffer.start_completion()
        else:
            buffer.validate_and_handle()

    return keys
