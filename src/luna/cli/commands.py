"""Commands from typed functions, through argparse.

A command is a plain function. Each parameter is annotated with an `Argument` or a `CommandOption`;
its type says what is accepted, its default whether it must be given. A parameter of the type
`TypedOptions` gets the names of the parameters that were given on the command line.
"""

import argparse
import inspect
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, NoReturn, get_args, get_origin

CommandFunction = Callable[..., None]

_ABSENT = object()
"""The value of a parameter that was not given."""


def fail(message: str) -> NoReturn:
    """Print one line on standard error and exit with status 1."""
    print(" ".join(message.split()), file=sys.stderr)
    raise SystemExit(1)


@dataclass(frozen=True)
class Argument:
    """A positional argument."""

    metavar: str = ""
    help: str = ""


@dataclass(frozen=True)
class CommandOption:
    """An option, by default named after its parameter."""

    name: str = ""
    metavar: str = ""
    help: str = ""
    envvar: str = ""
    min: int | None = None
    max: int | None = None


class _TypedOptions:
    """Marks the parameter that gets the names of the given ones."""


TypedOptions = Annotated[frozenset[str], _TypedOptions()]


@dataclass(frozen=True)
class CommandParameter:
    """One parameter of a command."""

    name: str
    kind: Any
    word: Any
    default: Any

    @classmethod
    def all_of(cls, function: CommandFunction) -> list["CommandParameter"]:
        found = []
        for each in inspect.signature(function).parameters.values():
            kind, *marks = get_args(each.annotation)
            if get_origin(kind) is UnionType:
                (kind,) = (part for part in get_args(kind) if part is not NoneType)
            found.append(cls(each.name, kind, marks[0], each.default))
        return found

    @property
    def required(self) -> bool:
        return self.default is inspect.Parameter.empty

    def add_to(self, parser: argparse.ArgumentParser) -> None:
        """Declare the parameter to argparse."""
        word = self.word
        settings: dict[str, Any] = {"help": self.explanation(), "default": _ABSENT}
        if isinstance(word, Argument):
            several = get_origin(self.kind) is list
            metavar = word.metavar.strip("[].") or self.name.upper()
            settings |= {"metavar": metavar, "type": str if several else self.parse}
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
            settings |= {"metavar": word.metavar or self.name.upper(), "type": self.parse}
            parser.add_argument(flag, required=self.required, **settings)

    def explanation(self) -> str:
        """Return the help text, with the default if there is one."""
        text = str(self.word.help).replace("%", "%%")
        shown = not self.required and self.default not in (None, False, "")
        return f"{text} (default: {self.default})" if shown else text

    def parse(self, text: str) -> Any:
        """Return the value of a word, or raise `ArgumentTypeError`."""
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

    def absent_value(self) -> Any:
        """Return the value if none was given: that of the environment variable, or the default."""
        value = os.environ.get(getattr(self.word, "envvar", "") or "", "")
        return self.parse(value) if value else self.default


class Command:
    """One command."""

    def __init__(self, function: CommandFunction) -> None:
        self.function = function

    @property
    def summary(self) -> str:
        return inspect.getdoc(self.function) or ""

    def run(self, program: str, words: Sequence[str]) -> None:
        self.function(**self.read(program, words))

    def read(self, program: str, words: Sequence[str]) -> dict[str, Any]:
        """Return the value of each parameter; exit with a message if a word is wrong."""
        parser = argparse.ArgumentParser(program, description=self.summary, allow_abbrev=False)
        parameters = CommandParameter.all_of(self.function)
        offered = [each for each in parameters if not isinstance(each.word, _TypedOptions)]
        for each in offered:
            each.add_to(parser)
        parsed = vars(parser.parse_intermixed_args(words))
        values = {name: value for name, value in parsed.items() if value is not _ABSENT}
        given = frozenset(values)
        for each in parameters:
            if isinstance(each.word, _TypedOptions):
                values[each.name] = given
            elif each.name not in given:
                try:
                    values[each.name] = each.absent_value()
                except argparse.ArgumentTypeError as error:
                    parser.error(f"{each.word.envvar}: {error}")
        return values


class CommandGroup:
    """Several commands under one name; the first word chooses one.

    `otherwise` is the command for a line that begins with none of their names.
    """

    def __init__(self, summary: str, *functions: CommandFunction, otherwise: str = "") -> None:
        self.summary = summary
        self.otherwise = otherwise
        self._functions = {function.__name__: function for function in functions}

    def names(self) -> list[str]:
        return list(self._functions)

    def command(self, name: str) -> "Command | CommandGroup":
        return Command(self._functions[name])

    def run(self, program: str, words: Sequence[str]) -> None:
        names = self.names()
        if not words or words[0] in ("--help", "-h"):
            self.print_help(program)
        elif words[0] in names:
            self.command(words[0]).run(f"{program} {words[0]}", words[1:])
        elif self.otherwise:
            self.command(self.otherwise).run(program, words)
        else:
            self.refuse(program, words[0])

    def print_help(self, program: str) -> None:
        """Print each command with the first line of its docstring."""
        print(f"usage: {program} COMMAND ...\n\n{self.summary}\n\ncommands:")
        width = max(map(len, self.names()))
        for name in self.names():
            print(f"  {name:<{width}}  {self.command(name).summary.splitlines()[0]}")
        print(f"\n`{program} COMMAND --help` shows the options of a command.")

    def refuse(self, program: str, word: str) -> NoReturn:
        from difflib import get_close_matches

        near = get_close_matches(word, self.names(), 1)
        hint = f"did you mean {near[0]}?" if near else f"`{program} --help` lists them."
        argparse.ArgumentParser(program, usage=f"{program} COMMAND ...").error(
            f"there is no command {word}; {hint}"
        )


class LazyGroup(CommandGroup):
    """Commands by module; a module is imported when one of its commands is run."""

    def __init__(self, summary: str, package: str, modules: Mapping[str, str]) -> None:
        super().__init__(summary)
        self._package = package
        self._modules = modules

    def names(self) -> list[str]:
        return list(self._modules)

    def command(self, name: str) -> "Command | CommandGroup":
        found = getattr(import_module(f"{self._package}.{self._modules[name]}"), name)
        return found if isinstance(found, CommandGroup) else Command(found)
