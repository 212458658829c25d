"""Make the files of the conformance kit anew, the same ones every time.

    python -m scripts.make_conformance [FOLDER]        # conformance/ by default

Games are played by bots and by chance from fixed seeds; what they lead to is the engine's word.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from conformance.check import canonical, digest, patched
from luna.bots import Budget, bot
from luna.bots.driver import round_is_endless
from luna.bots.former import WEIGHTS as WEIGHTS_OF_THEN
from luna.bots.former_candidates import FormerCandidates
from luna.bots.simple import grow, kind_name
from luna.bots.weights import evaluation_for, kind_of
from luna.game import Game
from luna.record import RecordError
from luna.record.document import document
from luna.record.legal_texts import legal_texts
from luna.rules import steps
from luna.rules.actions import Action, Meditate
from luna.rules.codec import action_of, is_partial, single_action
from luna.rules.engine import legal_steps
from luna.rules.listing import (
    count_actions,
    count_tides,
    perft_actions,
    perft_steps,
    tide_pools,
)
from luna.rules.pieces import holds
from luna.rules.refusals import Refused
from luna.rules.state import State
from luna.rules.temple import may_give, may_take, path_tiles
from luna.rules.vocabulary import (
    COLOURS,
    EDITIONS,
    ISLE_BOOK,
    ISLE_BRIBERY,
    ISLE_NAMES,
    PHASE_ACTIONS,
    TILES,
)

TABLES = (
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("preselected", 2),
    ("preselected", 3),
    ("preselected", 4),
    ("solo1", 2),
    ("solo2", 2),
    ("solo3", 2),
)
PLAYERS = ("greedy", "tips", "random")
"""Who plays the games that are not left to chance, by seat."""
WEIGHTS = {"Favor": 4.0, "Journey": 0.5, "Tide": 0.5, "Council": 0.5, "Meditate": 0.3}
"""The more favors are taken and the later the rounds end, the more kinds of action come up."""
LARGEST = 4_000
"""Sequences that a perft number may have before its last action or step."""
FORK = 8
REFUSALS = 8
"""Examples of each reason for a refusal."""
TIDES = 2
"""Positions with a Tide from which sequences are counted."""
MANY = 200_000
"""Sequences from one of them that somebody may count one by one."""
TRIES = 3
"""Actions of a kind that are tried in a position."""
FURTHER = 3
"""Examples of each reason against each kind of action."""
EDGES = 2
"""Examples of what comes up rarely."""


def play(mode: str, players: int, edition: str, number: int, by_chance: bool) -> Game:
    """A whole game."""
    random = Random(number)
    colours = (COLOURS[number % 4 :] + COLOURS[: number % 4])[:players]
    game = Game.new(colours, seed=number, mode=mode, edition=edition)
    stage, played = (0, ""), 0
    while not game.over:
        now = game.round, game.phase
        played = played + 1 if now == stage else 0
        stage = now
        if round_is_endless(game.state, played):
            game.play(Meditate())
        elif by_chance:
            game.play(chance(game, random))
        else:
            name = PLAYERS[int(game.state.turn) % len(PLAYERS)]
            if name == "greedy":
                game.play(greedily(game))
            else:
                game.play(bot(name).choose(game.state, Budget(nodes=1), number))
    return game


def greedily(game: Game) -> Action:
    """What the greedy bot of the first version plays, so that the games stay the same."""
    found = FormerCandidates()
    found.find(game.state, evaluation_for(kind_of(game.state), file=WEIGHTS_OF_THEN))
    return action_of(found.plan(0))


def chance(game: Game, random: Random) -> Action:
    """A kind of action by weight, then one of that kind."""
    kinds: dict[str, list[int]] = {}
    for step in legal_steps(game.state):
        kinds.setdefault(kind_name(step), []).append(step)
    (kind,) = random.choices(sorted(kinds), [WEIGHTS.get(name, 1.0) for name in sorted(kinds)])
    step = random.choice(kinds[kind])
    return grow(game.state, step, random) if is_partial(step) else single_action(step)


def games() -> Iterator[tuple[str, Game]]:
    """A game by chance for each mode, number of players and edition, and some by bots."""
    number = 0
    for at, (mode, players) in enumerate(TABLES):
        table = mode if mode.startswith("solo") else f"{mode}-{players}p"
        for edition in EDITIONS:
            number += 1
            yield f"{table}-{edition}-chance", play(mode, players, edition, number, True)
        number += 1
        edition = EDITIONS[at % len(EDITIONS)]
        yield f"{table}-{edition}-bots", play(mode, players, edition, number, False)


def changes(before: Any, after: Any, pointer: str = "") -> Iterator[tuple[str, Any]]:
    """JSON pointers and the values that replace what stands there."""
    if isinstance(before, dict) and isinstance(after, dict) and list(before) == list(after):
        for key in before:
            yield from changes(before[key], after[key], f"{pointer}/{key}")
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        if all(isinstance(value, int) for value in before):
            if before != after:
                yield pointer, after
            return
        for at, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from changes(one, other, f"{pointer}/{at}")
    elif before != after or isinstance(before, bool) != isinstance(after, bool):
        yield pointer, after


def positions(game: Game) -> Iterator[dict[str, Any]]:
    """A line for every position of a game."""
    before: Any = None
    for at, state in enumerate(game.states):
        now = document(game.setup, state)
        listing = legal_texts(game.setup, state)
        entry: dict[str, Any] = {"at": at}
        if before is None:
            entry["document"] = now
        else:
            entry["changes"] = dict(changes(before, now))
            assert json.dumps(patched(before, entry["changes"])) == json.dumps(now)
        kinds = Counter(text.split()[0] for text in listing.actions)
        yield {
            **entry,
            "state": digest(canonical(now)),
            "legal": digest("".join(f"{text}\n" for text in listing.actions)),
            "kinds": dict(sorted(kinds.items())),
            "journeys": listing.journeys,
            "tides": listing.tides,
        }
        before = now


def perfts(name: str, game: Game) -> Iterator[dict[str, Any]]:
    """Numbers from three positions of a game, as deep as it goes without long waiting."""
    counts = [count_actions(state) for state in game.states]
    third = len(counts) // 3
    # Where there are few actions the numbers go deep, and from a fork they differ.
    forks = sorted((count, at) for at, count in enumerate(counts) if count >= FORK)
    early = next(at for _, at in forks if third <= at < 2 * third)
    late = next(at for _, at in forks if 2 * third <= at)
    for at in (0, early, late):
        state = game.states[at]
        actions, entry = [perft_actions(state, 1)], [perft_steps(state, 1)]
        while len(actions) < 4 and actions[-1] <= LARGEST and entry[-1] <= LARGEST:
            depth = len(actions) + 1
            actions.append(perft_actions(state, depth))
            entry.append(perft_steps(state, depth))
        yield {"game": name, "at": at, "actions": actions, "steps": entry}


def tide_perfts(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Numbers from some positions in which a Tide can be played, and steps go into it."""
    found: list[tuple[int, str, int, Game]] = []
    for name, game in played:
        for at, state in enumerate(game.states):
            tides = count_tides(state)
            if tides and len(tide_pools(state)) > 1:
                found.append((count_actions(state), name, at, game))
    chosen: dict[str, tuple[int, str, int, Game]] = {}
    for each in sorted(found, key=lambda each: each[:3]):
        chosen.setdefault(each[1], each)
    left = TIDES
    for _, name, at, game in sorted(chosen.values(), key=lambda each: each[:3]):
        state = game.states[at]
        actions = [perft_actions(state, depth) for depth in (1, 2)]
        entry = [perft_steps(state, depth) for depth in (1, 2)]
        if actions[1] <= MANY:
            yield {"game": name, "at": at, "actions": actions, "steps": entry}
            left -= 1
        if not left:
            return


WHOLE = [single_action(step) for step in range(steps.STEPS) if not is_partial(step)]
"""Every action but Journeys and Tides."""


def attempts(game: Game, random: Random) -> Iterator[str]:
    """Texts to try in a position: some legal, most not."""
    for action in WHOLE:
        yield game.text(action)
    one, two, three = random.sample(ISLE_NAMES, 3)
    yield from (
        f"journey {one}>{two} {random.randint(1, 3)}",
        f"journey {one}>{one} 1",
        f"journey {one}>{two} 9, {two}>{three} 1",
        f"tide ~{one}>{two} {random.randint(1, 3)}",
        f"tide stage>{two} {random.randint(1, 3)}",
        f"tide {one}>{two} 1, ~{two}>{two} 1",
        f"herbs {one} 0",
        f"herbs {one} 3",
        f"sail {one}>{two} 3",
        f"sail {one}>{one} 1",
        f"council {one} 0",
        f"council {one} 0 +novice",
        f"council {one} 11",
        "expel 0",
        "expel 99",
        "promote 29",
        "promote 0 +bribe",
        "sanctify 99999999999999999999",
        f"infiltrate {random.randint(1, 28)}",
        "book 1>99",
        f"herbs {one} 1 +novice",
        "meditate +novice",
        f"place shrine {one} +novice",
    )
    for colour in COLOURS:
        yield f"{colour}: meditate"


UNREADABLE = (
    "",
    "favor",
    "Favor tide",
    "favor moon",
    "favor tide tide",
    "favor tide +bribe",
    "favor tide +novice +novice",
    "favor tide+novice",
    "favor tide + novice",
    "+novice favor tide",
    "recruit 2 tide",
    "build 1",
    "herbs tide",
    "herbs tide two",
    "herbs tide -1",
    "herbs tide2",
    "journey",
    "journey tide>book 0",
    "journey tide>book",
    "journey tide>book 1,",
    "journey tide>book 1, , tide>herbs 1",
    "journey stage>book 1",
    "journey ~tide>book 1",
    "journey tide>stage 1",
    "tide",
    "tide ~ tide>book 1",
    "tide ~stage>book 1",
    "tide tide>book 00",
    "sail ~tide>book 1",
    "sail tide>book 1, tide>herbs 1",
    "sail tide>book",
    "promote",
    "promote nine",
    "promote 9 +bribery",
    "sanctify 9 8",
    "book 3",
    "book 3 4",
    "council",
    "council tide",
    "council tide +novice",
    "council 2 tide",
    "expel",
    "expel tide 1",
    "meditate 1",
    "tire",
    "place tide",
    "place shrine",
    "pass",
    "green: meditate",
    "yellow meditate",
    ": meditate",
    "meditate # done",
)


def refusals(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Actions that are not allowed: of each reason some, from as many games as there are."""
    found: dict[tuple[str, str], dict[str, list[dict[str, Any]]]] = {}
    for name, game in played:
        random = Random(name)
        places = random.sample(range(len(game.actions)), 10)
        for at in sorted({0, *places, len(game.actions)}):
            then = Game(game.setup, game.actions[:at])
            for text in attempts(then, random):
                fault = then.why_not(text)
                if fault is not None:
                    entry = {"game": name, "at": at, "action": text, "rule": fault.rule}
                    by_game = found.setdefault((fault.rule, fault.reason), {})
                    by_game.setdefault(name, []).append(entry)
    random = Random(0)
    for _, by_game in sorted(found.items()):
        for name in sorted(random.sample(sorted(by_game), min(REFUSALS, len(by_game)))):
            yield random.choice(by_game[name])
    for at, text in enumerate(UNREADABLE):
        name, game = played[at % len(played)]
        fault = Game(game.setup).why_not(text)
        assert fault is not None
        assert fault.rule == "PARSE", text
        yield {"game": name, "at": 0, "action": text, "rule": fault.rule}


def shape(action: Action) -> str:
    """What kind of action it is, with the favors that it uses."""
    flags = [flag for flag in ("bribe", "novice") if getattr(action, flag, False)]
    return " ".join([type(action).__name__, *flags])


def seats_before(game: Game) -> int:
    """How many seats of the Council lie before the one to move."""
    return 10 - (int(game.state.council[game.state.turn]) >> 3)


def fullest(game: Game) -> str:
    """The isle with most active novices of the one to move."""
    row = int(game.state.turn) * len(ISLE_NAMES)
    counts = [int(game.state.active[row + isle]) for isle in range(len(ISLE_NAMES))]
    return ISLE_NAMES[counts.index(max(counts))]


def one_too_many(game: Game, written: str) -> bool:
    """Whether all who are needed would walk in the Council, and the novice favor with them."""
    most, seats = fullest(game), seats_before(game)
    full = int(game.state.active[int(game.state.turn) * 7 + ISLE_NAMES.index(most)])
    return written == f"council {most} {seats} +novice" and 0 < seats <= full


def tries(game: Game, random: Random) -> Iterator[str]:
    """Some texts of every kind of action to try in a position."""
    kinds: dict[str, list[Action]] = {}
    for action in WHOLE:
        kinds.setdefault(shape(action), []).append(action)
    for _, actions in sorted(kinds.items()):
        for action in random.sample(actions, min(TRIES, len(actions))):
            yield game.text(action)
    one, two, three = random.sample(ISLE_NAMES, 3)
    seats, most = seats_before(game), fullest(game)
    yield from (
        f"journey {one}>{two} 1",
        f"journey {one}>{two} {random.randint(2, 4)}",
        f"tide {one}>{two} 1",
        f"tide ~{one}>{two} {random.randint(1, 3)}",
        f"tide stage>{two} {random.randint(1, 2)}",
        f"journey {one}>{two} 1, {one}>{three} {random.randint(1, 2)}",
        f"tide {one}>{two} 1, {two}>{one} 1",
        f"tide ~{one}>{two} 1, ~{one}>{three} 1",
        f"tide stage>{two} 1, stage>{three} 1",
        f"tide ~{one}>{one} 1",
        f"sail stage>{two} {random.randint(1, 3)}",
        f"sail {one}>{two} {random.randint(1, 3)}",
        f"sail {one}>{one} {random.randint(1, 3)}",
        f"herbs {one} {random.randint(0, 3)}",
        f"council {one} 0 +novice",
        f"council {one} {seats}",
        f"council {most} {seats} +novice",
        f"council {one} {seats + 1}",
        f"expel {random.randint(0, 3)}",
        f"expel {random.randint(0, 3)} +novice",
    )


def further_refusals(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Of each kind of action every reason against it, and every isle that the Apostate closes."""
    seen: Counter[tuple[str, ...]] = Counter()
    found: list[tuple[tuple[str, ...], dict[str, Any]]] = []
    for name, game in played:
        random = Random(f"further {name}")
        for at, state in enumerate(game.states[:-1]):
            then = Game(game.setup)
            then._states = [state]
            for written in tries(then, random):
                fault = then.why_not(written)
                if fault is None:
                    continue
                closed = fault.rule.startswith("O-LEVEL")
                key = (
                    written.split()[0],
                    *(word for word in written.split() if word[0] == "+"),
                    fault.rule,
                    fault.reason,
                    str(dict(fault.details).get("isle", "")) if closed else "",
                    "stage" if "stage" in written else "",
                    "," if "," in written else "",
                    "edge" if one_too_many(then, written) else "",
                )
                seen[key] += 1
                enough = 1 if closed or fault.reason.endswith("-now") else FURTHER
                if seen[key] <= enough:
                    entry = {"game": name, "at": at, "action": written, "rule": fault.rule}
                    found.append((key, entry))
    for _, entry in sorted(found, key=lambda each: each[0]):
        yield entry


def only_the_favor_is_missing(s: State) -> Iterator[tuple[str, str]]:
    """Actions of the Temple that nothing is against but that their favor is not held."""
    seat = s.turn
    if s.table.infiltration and s.stage[seat] and s.vacant and not holds(s, seat, ISLE_BRIBERY):
        yield "infiltrate", f"infiltrate {s.table.first_tile(s.vacant)}"
    givers, takers = may_give(s), may_take(s, seat)
    if givers and takers and not holds(s, seat, ISLE_BOOK):
        yield "book", f"book {s.table.first_tile(givers)}>{s.table.first_tile(takers)}"


def on_edges(s: State) -> Iterator[tuple[str, str]]:
    """Actions of the Temple that come up too rarely to be drawn, by what is rare about them."""
    yield from only_the_favor_is_missing(s)
    seat = s.turn
    givers, takers = may_give(s), may_take(s, seat)
    if givers and (takers >> TILES) & 1 and holds(s, seat, ISLE_BOOK):
        yield "the highest tile", f"book {s.table.first_tile(givers)}>{TILES}"
    bribed = s.table.bribable[s.round] & ~path_tiles(s)
    if bribed:
        tile = s.table.first_tile(bribed)
        for verb in ("promote", "sanctify"):
            for flag in ("", " +bribe"):
                yield f"in the Temple, {verb}{flag}", f"{verb} {tile}{flag}"


def edges(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Some of those, from different games."""
    seen: Counter[str] = Counter()
    for name, game in played:
        kinds: set[str] = set()
        for at, state in enumerate(game.states[:-1]):
            if state.phase != PHASE_ACTIONS:
                continue
            for kind, written in on_edges(state):
                if kind in kinds or seen[kind] == EDGES:
                    continue
                kinds.add(kind)
                seen[kind] += 1
                then = Game(game.setup, game.actions[:at])
                fault = then.why_not(written)
                told = {"rule": fault.rule} if fault else {"canonical": then.text(written)}
                yield {"game": name, "at": at, "action": written, **told}


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


def variants(name: str, game: Game) -> Iterator[tuple[str, str]]:
    """Records that differ from a good one, by what was done to them."""
    random = Random(name)
    record = Game(game.setup, game.actions[:6]).record()
    lines = record.splitlines()
    end = lines.index("---")
    head, tail = lines[:end], lines[end:]
    for at, line in enumerate(head):
        word = line.split()[0]
        yield f"without {word}", text([*head[:at], *head[at + 1 :], *tail])
        yield f"{word} twice", text([*head, line, *tail])
        for value in ("", "moon", "yellow yellow", "1 2 3 4", "tide tide", "red blue white yellow"):
            yield f"{word} {value}", text([*head[:at], f"{word} {value}", *head[at + 1 :], *tail])
    mixed = [*head]
    random.shuffle(mixed)
    yield "mixed", text([*mixed, *tail])
    yield "comments", text([f"  {line}  # why" for line in [*head, "", *tail]])
    yield "carriage returns", "".join(f"{line}\r\n" for line in lines)
    yield "no end of line", record.rstrip("\n")
    yield "byte order mark", "\ufeff" + record
    yield "unknown word", text(["weather fine", *lines])
    yield "figures", text(["priestess tide", "builder tide", "apostate tide", *lines])
    yield "isles", text(["isles shrine herbs tide sailboat bribery book novice", *lines])
    yield "start", text([f"start {game.players[0]}", *lines])
    yield "no rule", text([*head, *tail[1:]])
    yield "two rules", text([*lines, "---"])
    yield "empty", ""
    yield "nothing but a comment", "# luna 1\n"
    for at in range(end + 1, len(lines)):
        colour, action = lines[at].split(": ")
        others = [each for each in COLOURS if each != colour]
        for put in (
            f"{random.choice(others)}: {action}",
            f"green: {action}",
            action,
            f"{colour}: {action} please",
            f"{colour}: meditate +bribe",
            f"{colour}: promote 28",
            f"{colour}: place shrine tide",
        ):
            yield "another line", text([*lines[:at], put, *lines[at + 1 :]])


def text(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def records(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Records with a fault, by line and rule, and unusual ones without; each kind of both once."""
    seen: Counter[tuple[str, str, str]] = Counter()
    for name, game in played:
        for what, record in variants(name, game):
            entry: dict[str, Any] = {"game": name, "what": what, "record": record}
            try:
                now = Game.from_record(record).document()
                entry |= {"state": digest(canonical(now)), "document": now}
                kind = (game.setup.mode[:4], what, "")
            except RecordError as error:
                entry |= {"line": error.line, "rule": error.refusal.rule}
                kind = (game.setup.mode[:4], error.refusal.rule, error.refusal.reason)
            except Refused as error:
                entry |= {"line": 0, "rule": error.refusal.rule}
                kind = (game.setup.mode[:4], error.refusal.rule, error.refusal.reason)
            seen[kind] += 1
            if seen[kind] <= 2:
                yield entry


def more_variants(game: Game) -> Iterator[tuple[str, str]]:
    """Setups with one fault that no other line of a record shows."""
    head, mark, _ = game.record().partition("---\n")

    def put(word: str, values: Iterable[str]) -> str:
        lines = [line for line in head.splitlines() if line.split()[0] != word]
        return text([*lines, " ".join([word, *values])]) + mark

    boards = game.setup.boards
    yield "a board twice", put("boards", [*boards[:-1], boards[0]])
    yield "a board once too often", put("boards", [*boards, boards[0]])
    if game.setup.solo_level == 3:
        isle = next(each for each in game.setup.isles if each != game.setup.priestess)
        yield "Priestess and Builder apart", put("builder", [isle])


def more_records(played: list[tuple[str, Game]]) -> Iterator[dict[str, Any]]:
    """Those of the first game of each mode."""
    modes: set[str] = set()
    for name, game in played:
        if game.setup.mode in modes:
            continue
        modes.add(game.setup.mode)
        for what, record in more_variants(game):
            yield {"game": name, "what": what, "record": record, **fault_of(record)}


def fault_of(record: str) -> dict[str, Any]:
    """Line and rule of what is wrong with a record."""
    try:
        Game.from_record(record)
    except RecordError as error:
        return {"line": error.line, "rule": error.refusal.rule}
    raise AssertionError(record)


def write(path: Path, entries: Iterable[dict[str, Any]]) -> int:
    """JSON lines; how many."""
    lines = [json.dumps(entry, separators=(",", ":")) for entry in entries]
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return len(lines)


def make(folder: Path, only: Callable[[str], bool] = lambda name: True) -> Counter[str]:
    """Write the kit into a folder; `only` picks games by name, for the games' own files."""
    (folder / "games").mkdir(parents=True, exist_ok=True)
    played = list(games())
    written: Counter[str] = Counter()
    for name, game in played:
        if only(name):
            (folder / "games" / f"{name}.luna").write_text(game.record(), "utf-8")
            path = folder / "games" / f"{name}.jsonl"
            written["positions"] += write(path, positions(game))
    checks = [*refusals(played), *accepted(played)]
    checks += [entry for entry in further_refusals(played) if entry not in checks]
    checks += [entry for entry in edges(played) if entry not in checks]
    written["checks"] = write(folder / "checks.jsonl", checks)
    written["records"] = write(folder / "records.jsonl", [*records(played), *more_records(played)])
    chosen = [each for name, game in played if only(name) for each in perfts(name, game)]
    tides = [each for each in tide_perfts(played) if only(each["game"])]
    written["perft"] = write(folder / "perft.jsonl", [*chosen, *tides])
    return written


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        "make_conformance", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("folder", type=Path, nargs="?", default=Path("conformance"))
    target = parser.parse_args().folder
    for what, number in make(target).items():
        print(f"{number:>6} {what}")
