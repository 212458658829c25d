"""Actions that are legal, spelled in all the ways in which they may be written."""

from collections.abc import Iterator
from random import Random
from typing import Any

from luna.game import Game


def spelled(text: str, colour: str, random: Random) -> str:
    """The same action as a careless person writes it."""
    verb, *rest = text.split(" ")
    flags = [word for word in rest if word.startswith("+")]
    words = [word for word in rest if word not in flags]
    random.shuffle(flags)
    if verb in ("journey", "tide"):
        moves = " ".join(words).split(", ")
        moves = [part for move in moves for part in split_move(move, random)]
        random.shuffle(moves)
        entry = random.choice([" ,", ",", " , "]).join(moves)
        words = [entry.replace(">", random.choice([">", " > "]))]
    elif random.random() < 0.5:
        words = [f"0{word}" if word.isdigit() else word for word in words]
    if flags and random.random() < 0.5:
        words = [*flags, *words]
    else:
        words += flags
    blank = random.choice([" ", "  ", "\t"])
    written = blank.join([verb, *words])
    return random.choice([written, f" {written} ", f"{colour}: {written}", f"{colour} :{written}"])


def split_move(move: str, random: Random) -> list[str]:
    """A movement of several novices written in two parts, now and then."""
    way, number = move.rsplit(" ", 1)
    if int(number) == 1 or random.random() < 0.5:
        return [move]
    return [f"{way} {int(number) - 1}", f"{way} 1"]


def accepted(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Actions that are legal, in spellings of all sorts; every kind of every game."""
    for name, game in played:
        random = Random(name)
        kinds: dict[str, list[int]] = {}
        for at, action in enumerate(game.actions):
            flags = [word for word in game.text(action).split() if word.startswith("+")]
            kinds.setdefault(" ".join([type(action).__name__, *flags]), []).append(at)
        for _, places in sorted(kinds.items()):
            at = random.choice(places)
            then = Game(game.setup, game.actions[:at])
            text = game.text(game.actions[at])
            written = spelled(text, str(then.turn), random)
            assert then.text(written) == text
            assert then.why_not(written) is None
            yield {"game": name, "at": at, "action": written, "canonical": text}
