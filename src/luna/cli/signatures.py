"""Commands from typed functions: what argparse must know is read off their signatures.

A verb is a plain function. Each parameter is annotated with an `Argument` or an `Option`; its type
says what is accepted, its default whether it must be given. A parameter of the type `Given` gets
the names of the options that were typed.
"""

import argparse
import inspect
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, get_args, get_origin

Verb = Callable[..., None]

_ABSENT = object()
"""In the place of what was not typed."""


@dataclass(frozen=True)
class Argument:
    """A word that stands by its place."""

    metavar: str = ""
    help: str = ""


@dataclass(frozen=True)
class CommandOption:
    """A word that stands by its name, by default the parameter's."""

    name: str = ""
    metavar: str = ""
    help: str = ""
    envvar: str = ""
    min: int | None = None
    max: int | None = None


class _Given:
    """The options that were typed."""


Given = Annotated[frozenset[str], _Given()]


@dataclass(frozen=True)
class CommandParameter:
    """One parameter of a verb."""

    name: str
    kind: Any
    word: Any
    default: Any

    @classmethod
    def all_of(cls, verb: Verb) -> list["CommandParameter"]:
        found = []
        for each in inspect.signature(verb).parameters.values():
            kind, *marks = get_args(each.annotation)
            if get_origin(kind) is UnionType:
                (kind,) = (part for part in get_args(kind) if part is not NoneType)
            found.append(cls(each.name, kind, marks[0], each.default))
        return found

    @property
    def required(self) -> bool:
        return self.default is inspect.Parameter.empty

    def add_to(self, parser: argparse.ArgumentParser) -> None:
        """Declare it to argparse."""
        word = self.word
        settings: dict[str, Any] = {"help": self.explanation(), "default": _ABSENT}
        if isinstance(word, Argument):
            several = get_origin(self.kind) is list
            metavar = word.metavar.strip("[].") or self.name.upper()
            settings |= {"metavar": metavar, "type": str if several else self.read}
            if several:
                settings["nargs"] = "+"
            elif not self.required:
                settings["nargs"] = "?"
            parser.add_argument(self.name, **settings)
            return
        flag = word.name or f"--{self.name.replace('_', '-')}"
        settings["dest"] = self.name
        if self.kind is bool:
            parser.add_argument(flag, action="store_true", **settings)
        else:
            settings |= {"metavar": word.metavar or self.name.upper(), "type": self.read}
            parser.add_argument(flag, required=self.required, **settings)

    def explanation(self) -> str:
        """The help text, with the default where there is one."""
        text = str(self.word.help).replace("%", "%%")
        shown = not self.required and self.default not in (None, False, "")
        return f"{text} (default: {self.default})" if shown else text

    def read(self, text: str) -> Any:
        """A typed word as the verb wants it."""
        try:
            value = self.kind(text)
        except ValueError:
            wanted = "a whole number" if self.kind is int else "a value"
            raise argparse.ArgumentTypeError(f"{text!r} is not {wanted}") from None
        low, high = getattr(self.word, "min", None), getattr(self.word, "max", None)
        if low is not None and value < low:
            raise argparse.ArgumentTypeError(f"{value} is less than {low}")
        if high is not None and value > high:
            raise argparse.ArgumentTypeError(f"{value} is more than {high}")
        return value

    def absent(self) -> Any:
        """Its value where it is not typed."""
        value = os.environ.get(getattr(self.word, "envvar", "") or "", "")
        return self.read(value) if value else self.default


class Command:
    """One verb."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    @property
    def summary(self) -> str:
        return inspect.getdoc(self.verb) or ""

    def run(self, program: str, words: Sequence[str]) -> None:
        """Read the words of a command line and do what they say."""
        self.verb(**self.read(program, words))

    def read(self, program: str, words: Sequence[str]) -> dict[str, Any]:
        """What the words of a command line mean, by parameter; a wrong one ends the program."""
        parser = argparse.ArgumentParser(program, description=self.summary, allow_abbrev=False)
        parameters = CommandParameter.all_of(self.verb)
        offered = [each for each in parameters if not isinstance(each.word, _Given)]
        for each in offered:
            each.add_to(parser)
        parsed = vars(parser.parse_intermixed_args(words))
        typed = {name: value for name, value in parsed.items() if value is not _ABSENT}
        values: dict[str, Any] = dict(typed)
        for each in parameters:
            if isinstance(each.word, _Given):
                values[each.name] = frozenset(typed)
            elif each.name not in typed:
                try:
                    values[each.name] = each.absent()
                except argparse.ArgumentTypeError as error:
                    parser.error(f"{each.word.envvar}: {error}")
        return values


class OptionGroup:
    """Several verbs under one name; the words go to the verb that the first one names.

    `otherwise` is the verb of a line that begins with none of their names.
    """

    def __init__(self, summary: str, *verbs: Verb, otherwise: str = "") -> None:
        self.summary = summary
        self.otherwise = otherwise
        self._verbs = {verb.__name__: verb for verb in verbs}

    def names(self) -> list[str]:
        return list(self._verbs)

    def command(self, name: str) -> "Command | OptionGroup":
        return Command(self._verbs[name])

    def run(self, program: str, words: Sequence[str]) -> None:
        """Do what a command line says."""
        names = self.names()
        if not words or words[0] in ("--help", "-h"):
            self.help(program)
        elif words[0] in names:
            self.command(words[0]).run(f"{program} {words[0]}", words[1:])
        elif self.otherwise:
            self.command(self.otherwise).run(program, words)
        else:
            self.refuse(program, words[0], names)

    def help(self, program: str) -> None:
        """Every verb with the first line of what it says of itself."""
        print(f"usage: {program} COMMAND ...\n\n{self.summary}\n\ncommands:")
        width = max(map(len, self.names()))
        for name in self.names():
            print(f"  {name:<{width}}  {self.command(name).summary.splitlines()[0]}")
        print(f"\n`{program} COMMAND --help` shows the options of a command.")

    def refuse(self, program: str, word: str, names: list[str]) -> None:
        from difflib import get_close_matches

        near = get_close_matches(word, names, 1)
        hint = f"did you mean {near[0]}?" if near else f"`{program} --help` lists them."
        argparse.ArgumentParser(program, usage=f"{program} COMMAND ...").error(
            f"there is no command {word}; {hint}"
        )


class Modules(OptionGroup):
    """Verbs that live in modules of their own, each loaded only when its name is typed."""

    def __init__(self, summary: str, package: str, *names: str) -> None:
        super().__init__(summary)
        self._package = package
        self._names = names

    def names(self) -> list[str]:
        return list(self._names)

    def command(self, name: str) -> "Command | OptionGroup":
        found = getattr(import_module(f"{self._package}.{name}"), name)
        return found if isinstance(found, OptionGroup) else Command(found)
