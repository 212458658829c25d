"""The printed components, read from a TOML file and checked completely.

Modules for reading are imported on first use: that halves the time to import `luna`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

from luna.rules.vocabulary import BOARDS, COLOURS, ISLE_NAMES, ISLES, ROUNDS, TILES

ROWS = 7


class ComponentError(Exception):
    """A component file is wrong; `place` names the entry."""

    def __init__(self, place: str, fault: str) -> None:
        super().__init__(place, fault)
        self.place = place
        self.fault = fault

    def __str__(self) -> str:
        return f"{self.place}: {self.fault}"


@dataclass(frozen=True)
class Priestess:
    """The Priestess for a number of players: how far she moves, and the points of her places."""

    value: int
    places: tuple[int, ...]


@dataclass(frozen=True)
class Preset:
    """The isles of an order's pieces in the preselected setup."""

    shrine: str
    pairs: tuple[str, ...]


@dataclass(frozen=True)
class Components:
    """Everything printed on the components, with names instead of numbers."""

    order: tuple[str, ...]
    novices: int
    shrines: int
    influence: int
    time_tokens: Mapping[int, int]
    guards: tuple[int, ...]
    priestess: Mapping[int, Priestess]
    builder: int
    council: tuple[int, ...]
    boards: Mapping[str, tuple[int, ...]]
    symbols: Mapping[int, str]
    preset_figures: Mapping[str, str]
    presets: Mapping[str, Preset]
    digest: str
    """Hash of the data; equal for files with equal contents."""

    @property
    def is_standard(self) -> bool:
        return self.digest == standard().digest

    def __hash__(self) -> int:
        return hash(self.digest)


@cache
def standard() -> Components:
    """Return the components that ship with this package."""
    from pathlib import Path  # a plain path: `importlib.resources` takes longer to load

    printed = Path(__file__).parents[1] / "data" / "printed.toml"
    return read_components(printed.read_text("utf-8"), "printed.toml")


def load_components(path: "str | Path") -> Components:
    """Return the components described by a file, or raise `ComponentError`."""
    from pathlib import Path

    try:
        text = Path(path).read_text("utf-8")
    except OSError as error:
        raise ComponentError(str(path), f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise ComponentError(str(path), "is not UTF-8 text") from None
    return read_components(text, str(path))


def read_components(text: str, name: str = "components") -> Components:
    """Return the components described by TOML text, or raise `ComponentError`."""
    import tomllib

    try:
        return _Reader(name, tomllib.loads(text)).components()
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(name, f"is not TOML: {error}") from None
    except RecursionError:
        raise ComponentError(name, "is nested too deeply") from None


class _Reader:
    """Reads a parsed file entry by entry and raises an error for the first wrong one."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.data = data
        self.used: set[str] = set()

    def fail(self, place: str, fault: str) -> ComponentError:
        return ComponentError(f"{self.name}: {place}", fault)

    def entry(self, place: str) -> Any:
        value: Any = self.data
        for key in place.split("."):
            if not isinstance(value, dict) or key not in value:
                raise self.fail(place, "is missing")
            value = value[key]
        self.used.add(place)
        return value

    def number(self, place: str, low: int, high: int) -> int:
        value = self.entry(place)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(place, f"must be a whole number from {low} to {high}, not {value!r}")
        return int(value)

    def numbers(self, place: str, length: tuple[int, int], low: int, high: int) -> tuple[int, ...]:
        values = self.entry(place)
        shortest, longest = length
        if not isinstance(values, list) or not shortest <= len(values) <= longest:
            wanted = str(shortest) if shortest == longest else f"{shortest} to {longest}"
            raise self.fail(place, f"must be a list of {wanted} numbers")
        for at, value in enumerate(values):
            if type(value) is not int or not low <= value <= high:
                fault = f"must be a whole number from {low} to {high}, not {value!r}"
                raise self.fail(f"{place}[{at}]", fault)
        return tuple(values)

    def isle(self, place: str, value: object) -> str:
        if value not in ISLE_NAMES:
            raise self.fail(place, f"{value!r} is not an isle; isles are {', '.join(ISLE_NAMES)}")
        return str(value)

    def isles(self, place: str, length: int) -> tuple[str, ...]:
        values = self.entry(place)
        if not isinstance(values, list) or len(values) != length:
            raise self.fail(place, f"must be a list of {length} isles")
        names = tuple(self.isle(f"{place}[{at}]", value) for at, value in enumerate(values))
        for at, name in enumerate(names):
            if name in names[:at]:
                raise self.fail(f"{place}[{at}]", f"{name} is listed twice")
        return names

    def components(self) -> Components:
        order = self.isles("isles.order", ISLES)
        time_tokens = {
            players: self.number(f"pieces.time_tokens.{players}", 1, 20) for players in (2, 3, 4)
        }
        priestess = {players: self.priestess(players) for players in (2, 3, 4)}
        boards = self.boards()
        # The solo opponent's placement and the step ids both rely on 13 novices.
        fields: dict[str, Any] = {
            "order": order,
            "novices": self.number("pieces.novices", 13, 13),
            "shrines": self.number("pieces.shrines", 1, ISLES),
            "influence": self.number("pieces.influence", 0, 99),
            "time_tokens": time_tokens,
            "guards": self.numbers("pieces.guard_tiles", (ROUNDS, ROUNDS), 0, 99),
            "priestess": priestess,
            "builder": self.number("builder.value", 0, 99),
            "council": self.numbers("council.values", (2, 11), 0, 99),
            "boards": boards,
            "symbols": self.symbols(boards),
            "preset_figures": {
                figure: self.isle(f"preselected.{figure}", self.entry(f"preselected.{figure}"))
                for figure in ("priestess", "builder", "apostate")
            },
            "presets": {colour: self.preset(colour) for colour in COLOURS},
        }
        self.refuse_unknown("", self.data)
        return Components(**fields, digest=_digest(fields))

    def priestess(self, players: int) -> Priestess:
        place = f"priestess.{players}"
        return Priestess(
            self.number(f"{place}.value", 0, 99),
            self.numbers(f"{place}.places", (1, players), 0, 99),
        )

    def boards(self) -> dict[str, tuple[int, ...]]:
        """S-BOARDS, S-FIRST: 28 tiles, each once, and one of the tiles 1-4 on every board."""
        boards = {
            colour: self.numbers(f"temple.boards.{colour}", (ROWS, ROWS), 1, TILES)
            for colour in BOARDS
        }
        seen: dict[int, str] = {}
        for colour, tiles in boards.items():
            for at, tile in enumerate(tiles):
                place = f"temple.boards.{colour}[{at}]"
                if tile in seen:
                    raise self.fail(place, f"tile {tile} is already at {seen[tile]}")
                seen[tile] = place
        for colour, tiles in boards.items():
            if sum(tile <= len(BOARDS) for tile in tiles) != 1:
                fault = "must hold exactly one of the tiles 1-4"
                raise self.fail(f"temple.boards.{colour}", fault)
        return boards

    def symbols(self, boards: Mapping[str, tuple[int, ...]]) -> dict[int, str]:
        """Check that every tile has one symbol and every board all seven."""
        board_of = {tile: colour for colour, tiles in boards.items() for tile in tiles}
        symbols: dict[int, str] = {}
        for isle in ISLE_NAMES:
            place = f"symbols.{isle}"
            tiles = self.numbers(place, (len(BOARDS), len(BOARDS)), 1, TILES)
            for at, tile in enumerate(tiles):
                if tile in symbols:
                    fault = f"tile {tile} already has the symbol {symbols[tile]}"
                    raise self.fail(f"{place}[{at}]", fault)
                symbols[tile] = isle
            for colour in BOARDS:
                if colour not in {board_of[tile] for tile in tiles}:
                    raise self.fail(place, f"the {colour} board has no tile with this symbol")
        return dict(sorted(symbols.items()))

    def preset(self, colour: str) -> Preset:
        place = f"preselected.{colour}"
        shrine = self.isle(f"{place}.shrine", self.entry(f"{place}.shrine"))
        pairs = self.isles(f"{place}.pairs", 4)
        if shrine in pairs:
            raise self.fail(f"{place}.pairs", f"{shrine} already has the shrine")
        return Preset(shrine, pairs)

    def refuse_unknown(self, prefix: str, table: dict[str, Any]) -> None:
        """Refuse entries that were not read: they are misspelled."""
        for key, value in table.items():
            place = f"{prefix}{key}"
            if place in self.used:
                continue
            if not isinstance(value, dict):
                raise self.fail(place, "is not an entry of a component file")
            if not any(used.startswith(f"{place}.") for used in self.used):
                raise self.fail(place, "is not a section of a component file")
            self.refuse_unknown(f"{place}.", value)


def _digest(fields: dict[str, Any]) -> str:
    import hashlib
    import json

    def plain(value: Any) -> Any:
        return value.__dict__ if isinstance(value, (Priestess, Preset)) else value

    text = json.dumps(fields, sort_keys=True, default=plain)
    return hashlib.sha256(text.encode()).hexdigest()[:12]
