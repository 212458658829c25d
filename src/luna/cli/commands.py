"""Commands from typed functions, through argparse.

A command is a plain function. Each parameter is annotated with an `Argument` or a `CommandOption`;
its type says what is accepted, its default whether it must be given. A parameter of the type
`TypedOptions` gets the names of the parameters that were given on the command line.
"""

import argparse
import inspect
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, get_args, get_origin

from luna.cli.language import FLAG, chosen_texts

if TYPE_CHECKING:
    from luna.locale import Texts
    from luna.rules.refusals import Detail

CommandFunction = Callable[..., None]

_ABSENT = object()
"""The value of a parameter that was not given."""


MISTYPED = 2
"""The exit status of a command line that cannot be understood."""
MAX_NAME = 28
"""Longer names of options have a line of their own."""
NAMING_BOTS = ("bots", "bot", "contestants")
"""Parameters whose help lists the bots."""
SPLITTING_FAULTS = {
    r"unrecognized arguments: (\S+).*": "cli-fault-option",
    r"the following arguments are required: (.+)": "cli-fault-missing",
    r"argument ([^:]+): expected .+": "cli-fault-value",
    r"argument ([^:]+): ignored explicit argument .+": "cli-fault-option",
}
"""What argparse says, and our messages for it."""


def fail(message: str, status: int = 1) -> NoReturn:
    """Print one line on standard error and exit."""
    print(" ".join(message.split()), file=sys.stderr)
    raise SystemExit(status)


def fail_file(file: str | os.PathLike[str], error: OSError) -> NoReturn:
    """Fail because of a file: which one, what is wrong, and what to do."""
    kinds: dict[type[OSError], str] = {
        IsADirectoryError: "folder",
        NotADirectoryError: "no-folder",
        PermissionError: "denied",
    }
    name = next((kind for each, kind in kinds.items() if isinstance(error, each)), "file")
    if isinstance(error, FileNotFoundError):
        name = "no-file" if Path(file).parent.is_dir() else "no-folder"
    reason = error.strerror or type(error).__name__
    fail(chosen_texts()(f"cli-fault-{name}", file=str(file), fault=reason))


@dataclass(frozen=True)
class Argument:
    """A positional argument; its help is the message `cli-arg-` and `help`."""

    metavar: str = ""
    help: str = ""


@dataclass(frozen=True)
class CommandOption:
    """An option, by default named after its parameter; its help as that of an `Argument`."""

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

    @property
    def shown(self) -> str:
        """What help and errors call the parameter: `FILE`, `--seed`."""
        if isinstance(self.word, Argument):
            return str(self.word.metavar).strip("[].") or self.name.upper()
        return str(self.word.name) or f"--{self.name.replace('_', '-')}"

    def add_to(self, parser: argparse.ArgumentParser) -> None:
        """Declare the parameter to argparse, which only splits the words: `parse` reads them."""
        settings: dict[str, Any] = {"default": _ABSENT}
        if isinstance(self.word, Argument):
            if get_origin(self.kind) is list:
                settings["nargs"] = "+"
            elif not self.required:
                settings["nargs"] = "?"
            parser.add_argument(self.name, metavar=self.shown, **settings)
        elif self.kind is bool:
            parser.add_argument(self.shown, dest=self.name, action="store_true", **settings)
        else:
            settings |= {"dest": self.name, "required": self.required}
            parser.add_argument(self.shown, **settings)

    def usage(self) -> str:
        """How it is written on the command line."""
        if isinstance(self.word, Argument):
            several = f"{self.shown} ..." if get_origin(self.kind) is list else self.shown
            return several if self.required else f"[{several}]"
        value = "" if self.kind is bool else f" {self.word.metavar or self.name.upper()}"
        return f"{self.shown}{value}"

    def explanation(self, texts: "Texts") -> str:
        """Return the help text, with the default if there is one."""
        text = help_text(texts, self.word.help)
        shown = not self.required and self.default not in (None, False, "")
        if not shown:
            return text
        return f"{text} ({texts('cli-default', value=str(self.default))})"

    def parse(self, program: str, value: Any) -> Any:
        """Return the value of a word, or fail with what is wrong with it."""
        if not isinstance(value, str):  # a flag, or a list of words
            return value
        try:
            parsed = self.kind(value)
        except ValueError:
            key = "cli-fault-number" if self.kind is int else "cli-fault-invalid"
            fault(key, program=program, word=self.shown, value=value)
        low, high = getattr(self.word, "min", None), getattr(self.word, "max", None)
        if low is not None and parsed < low:
            fault("cli-fault-small", program=program, word=self.shown, value=value, limit=low)
        if high is not None and parsed > high:
            fault("cli-fault-large", program=program, word=self.shown, value=value, limit=high)
        return parsed

    def absent_value(self, program: str) -> Any:
        """Return the value if none was given: that of the environment variable, or the default."""
        value = os.environ.get(getattr(self.word, "envvar", "") or "", "")
        return self.parse(program, value) if value else self.default


def help_text(texts: "Texts", name: str) -> str:
    """Return the help of a parameter."""
    if name in NAMING_BOTS:
        from luna.bots.roster import known_names

        return texts(f"cli-arg-{name}", names=known_names())
    return texts(f"cli-arg-{name}")


def fault(key: str, **details: "Detail") -> NoReturn:
    """Fail with a message about the command line."""
    fail(chosen_texts()(key, **details), MISTYPED)


class WordSplitter(argparse.ArgumentParser):
    """Splits words into options and arguments; what is wrong is one sentence of ours."""

    def __init__(self, program: str, help_page: Callable[[], str]) -> None:
        super().__init__(program, allow_abbrev=False)
        self._help_page = help_page

    def format_help(self) -> str:
        return self._help_page()

    def error(self, message: str) -> NoReturn:
        for pattern, key in SPLITTING_FAULTS.items():
            found = re.fullmatch(pattern, message)
            if found:
                word = found[1].rpartition("/")[2].partition(" ")[0].rstrip(",")
                fault(key, program=self.prog, word=word)
        fail(f"{self.prog}: {message}", MISTYPED)


class Command:
    """One command; the message `key` says what it does."""

    def __init__(self, function: CommandFunction, key: str) -> None:
        self.function = function
        self.key = key

    def run(self, program: str, words: Sequence[str]) -> None:
        self.function(**self.read(program, words))

    def read(self, program: str, words: Sequence[str]) -> dict[str, Any]:
        """Return the value of each parameter; exit with a message if a word is wrong."""
        parameters = CommandParameter.all_of(self.function)
        offered = [each for each in parameters if not isinstance(each.word, _TypedOptions)]
        splitter = WordSplitter(program, lambda: self.help_page(program, offered))
        for each in offered:
            each.add_to(splitter)
        split = vars(splitter.parse_intermixed_args(words))
        given = frozenset(name for name, value in split.items() if value is not _ABSENT)
        values: dict[str, Any] = {}
        for each in parameters:
            if isinstance(each.word, _TypedOptions):
                values[each.name] = given
            elif each.name in given:
                values[each.name] = each.parse(program, split[each.name])
            else:
                values[each.name] = each.absent_value(program)
        return values

    def help_page(self, program: str, parameters: list[CommandParameter]) -> str:
        from luna.locale import LANGUAGES

        said = chosen_texts()
        arguments = [each for each in parameters if isinstance(each.word, Argument)]
        options = [each for each in parameters if not isinstance(each.word, Argument)]
        needed = [each.usage() for each in options if each.required]
        line = " ".join([program, *needed, *(each.usage() for each in arguments)])
        rows = [(each.usage(), each.explanation(said)) for each in options]
        rows.append((f"{FLAG} LANG", said("cli-arg-lang", languages=", ".join(LANGUAGES))))
        rows.append(("-h, --help", said("cli-arg-help")))
        parts = [f"{said('cli-usage')} {line}\n\n{said(self.key)}.\n"]
        if arguments:
            shown = [(each.usage(), each.explanation(said)) for each in arguments]
            parts.append(f"{said('cli-arguments')}\n{in_columns(shown)}")
        return "\n".join([*parts, f"{said('cli-options')}\n{in_columns(rows)}"])


def in_columns(rows: Sequence[tuple[str, str]]) -> str:
    """Return rows of two columns, the right one wrapped to the terminal."""
    left = min(max(len(name) for name, _ in rows), MAX_NAME)
    room = max(30, shutil.get_terminal_size().columns - left - 4)
    lines = []
    for name, text in rows:
        first, *others = textwrap.wrap(text, room) or [""]
        if len(name) > left:
            lines.append(f"  {name}")
        lines.append(f"  {name if len(name) <= left else '':<{left}}  {first}".rstrip())
        lines += [f"{'':{left + 4}}{each}" for each in others]
    return "\n".join(lines) + "\n"


class CommandGroup:
    """Several commands under one name; the first word chooses one.

    `key` is the message that says what they are for. `otherwise` is the command for a line that
    begins with none of their names.
    """

    def __init__(self, key: str, *functions: CommandFunction, otherwise: str = "") -> None:
        self.key = key
        self.otherwise = otherwise
        self._functions = {function.__name__: function for function in functions}

    def names(self) -> list[str]:
        return list(self._functions)

    def command(self, name: str) -> "Command | CommandGroup":
        return Command(self._functions[name], f"{self.key}-{name}")

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

    def summary(self, name: str) -> str:
        """Return the message that says what a command does."""
        return f"{self.key}-{name}"

    def print_help(self, program: str) -> None:
        """Print each command with what it does."""
        said = chosen_texts()
        print(f"{said('cli-usage')} {program} COMMAND ...\n\n{said(self.key)}.\n")
        print(said("cli-commands"))
        print(in_columns([(name, said(self.summary(name))) for name in self.names()]))
        print(said("cli-more-help", program=program))

    def refuse(self, program: str, word: str) -> NoReturn:
        from difflib import get_close_matches

        near = get_close_matches(word, self.names(), 1)
        if near:
            fault("cli-fault-command-near", program=program, word=word, near=near[0])
        fault("cli-fault-command", program=program, word=word)


class LazyGroup(CommandGroup):
    """Commands by module; a module is imported when one of its commands is run."""

    def __init__(self, key: str, package: str, modules: Mapping[str, str]) -> None:
        super().__init__(key)
        self._package = package
        self._modules = modules

    def names(self) -> list[str]:
        return list(self._modules)

    def summary(self, name: str) -> str:
        return f"cli-{name}"

    def command(self, name: str) -> "Command | CommandGroup":
        found = getattr(import_module(f"{self._package}.{self._modules[name]}"), name)
        return found if isinstance(found, CommandGroup) else Command(found, self.summary(name))
