"""Ask whether the conformance kit notices changed rules.

    python -m scripts.mutants [--only scoring,temple] [--out build/mutants.json]

Makes the same small changes as `make mutate`, of every module of the rules, and asks for each of
them whether an answer to a question of the kit differs. conformance/unnoticed.json lists changes
of which none does, with the reason, or functions of which any may go unnoticed. Any other change is
a fault of the kit, and so is a listed one that does differ: exit code 1. `--write` puts what is not
noticed into the list, without a reason.
"""

import argparse
import ast
import importlib
import json
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

ROOT = Path(__file__).parents[1]
KIT = ROOT / "conformance"
LISTED = KIT / "unnoticed.json"
MODULES = (
    "scoring",
    "rounds",
    "solo",
    "temple",
    "council",
    "isle",
    "movement",
    "other",
    "pieces",
    "preliminary",
    "objections",
    "why",
    "engine",
    "listing",
    "layout",
    "setup",
    "state",
    "codec",
    "actions",
    "components",
    "editions",
)
"""Where rules stand. The others hold words, constants and what the log says of an action."""
NODES = 60
"""Sequences that a number of the kit may have to be counted here, if nothing else is asked for."""
FEW = 60
"""Journeys and Tides of a position that are listed here."""
MORE = 5_000
"""Tides of a position that are listed after all else has been asked."""
PATIENCE = 20
"""How many times longer one of the long answers may take."""
KEPT = ("codec", "components", "setup")
"""Modules that keep what they have worked out."""
CACHED = {
    "actions": ("codec",),
    "codec": ("codec",),
    "components": ("components",),
    "setup": ("setup",),
}
"""What must be forgotten for a change of a module to show in every answer."""


@dataclass(frozen=True)
class Change:
    """A small change of one function."""

    module: str
    function: str
    """With its class, if it has one."""
    was: str
    now: str
    """The lines that differ; a number where a function has several that do so alike."""
    words: bool
    """Whether only the words of a refusal are others, and not its rule."""
    code: CodeType
    defaults: tuple[Any, ...] | None
    """Of its parameters, where they are constants."""

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.module, self.function, self.was, self.now


def changes(module: str) -> Iterator[Change]:
    """All changes of a module, in the order of its functions."""
    from mutmut.mutation.file_mutation import mutate_file_contents

    path = ROOT / "src" / "luna" / "rules" / f"{module}.py"
    made = mutate_file_contents(str(path), path.read_text("utf-8"))
    for holder, body in bodies(ast.parse(made.code)):
        found = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
        times: Counter[tuple[str, ...]] = Counter()
        for name, node in found.items():
            mangled, changed, number = name.partition("__mutmut_")
            if not changed or number == "orig":
                continue
            plain = mangled.rpartition("ǁ")[2] if "ǁ" in mangled else mangled.removeprefix("x_")
            function = f"{holder}.{plain}" if holder else plain
            original = found[f"{mangled}__mutmut_orig"]
            before, after = differing(lines_of(original), lines_of(node))
            words = lines_of(Wordless().visit(deepcopy(original))) == lines_of(
                Wordless().visit(deepcopy(node))
            )
            times[function, before, after] += 1
            if times[function, before, after] > 1:
                after += f"  # {times[function, before, after]}"
            code = compiled(holder, node, str(path))
            constants = [each for each in node.args.defaults if isinstance(each, ast.Constant)]
            defaults = tuple(each.value for each in constants) or None
            yield Change(module, function, before, after, words, code, defaults)


class Wordless(ast.NodeTransformer):
    """Leaves nothing of refusals but their rules."""

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        if ast.unparse(node.targets[0]) == "reason":
            node.value = ast.Constant("")
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "refusal":
            node.args, node.keywords = node.args[:1], []
        return node


def bodies(tree: ast.Module) -> Iterator[tuple[str, list[ast.stmt]]]:
    yield "", tree.body
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name, node.body


def lines_of(node: ast.FunctionDef) -> list[str]:
    bare = ast.FunctionDef(**{**node.__dict__, "name": "f", "decorator_list": []})
    return ast.unparse(bare).splitlines()


def differing(was: list[str], now: list[str]) -> tuple[str, str]:
    """What is left of both without the lines that they begin and end with alike."""
    first = last = 0
    shorter = min(len(was), len(now))
    while first < shorter and was[first] == now[first]:
        first += 1
    while last < shorter - first and was[-1 - last] == now[-1 - last]:
        last += 1
    before, after = was[first : len(was) - last], now[first : len(now) - last]
    return " ".join(map(str.strip, before)), " ".join(map(str.strip, after))


def compiled(holder: str, node: ast.FunctionDef, path: str) -> CodeType:
    """The code of a function, as it is inside its class."""
    bare = ast.FunctionDef(**{**node.__dict__, "decorator_list": []})
    tree = ast.Module([bare], [])
    if holder:
        tree = ast.parse(f"class {holder}: pass")
        assert isinstance(tree.body[0], ast.ClassDef)
        tree.body[0].body = [bare]
    ast.fix_missing_locations(tree)
    code = compile(tree, path, "exec")
    if holder:
        code = next(each for each in code.co_consts if isinstance(each, CodeType))
    return next(
        each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == node.name
    )


def function_of(change: Change) -> FunctionType:
    """The function that is changed."""
    found: Any = importlib.import_module(f"luna.rules.{change.module}")
    for name in change.function.split("."):
        found = getattr(found, name)
    found = getattr(found, "__func__", found)
    assert isinstance(found, FunctionType)
    return found


class Question:
    """Something that the kit asks: `ask` gives the answer of the rules as they are now."""

    def __init__(self, place: str, ask: Callable[[], Any], patience: int = 1) -> None:
        self.place = place
        self.ask = ask
        self.patience = patience
        self.calls: frozenset[CodeType] = frozenset()
        self.wanted: Any = None

    def learn(self) -> None:
        """The answer of the unchanged rules, and which of their functions it takes in a process."""
        called: set[CodeType] = set()
        forget()

        def note(frame: Any, event: str, _: Any) -> None:
            if event == "call":
                called.add(frame.f_code)

        sys.setprofile(note)
        try:
            self.wanted = self.ask()
        finally:
            sys.setprofile(None)
        self.calls = frozenset(code for code in called if "/luna/rules/" in code.co_filename)


def fields(s: Any) -> list[Any]:
    """All that a position is made of."""
    return [
        list(value) if isinstance(value, list) else value
        for name, value in vars(s).items()
        if name != "table"
    ]


def shown(setup: Any, s: Any) -> Any:
    """What `replay` and `legal` show of a position."""
    from luna.record.document import document
    from luna.rules.engine import legal_steps

    return json.dumps(document(setup, s)), sorted(legal_steps(s))


def after(record: "Walk", at: int) -> Any:
    """The position after one more action of a record.

    What cannot be seen of a position may show later: if anything is not as it was, the answer is
    what is seen of all that follows.
    """
    from luna.rules.listing import play
    from luna.rules.why import why_not

    before, action = record.states[at], record.actions[at]
    fault = why_not(before, action)
    if fault is not None:
        return fault.rule
    s = play(before, action)
    if at >= record.followed or fields(s) == record.fields[at + 1]:
        return None
    record.followed = at
    return record.seen_from(at + 1, s)


@dataclass
class Walk:
    """A record of the kit with its positions by the unchanged rules."""

    text: str
    setup: Any
    actions: list[Any]
    states: list[Any]
    fields: list[list[Any]]
    answers: dict[int, Any]
    """What is shown of the positions that the kit asks for."""
    followed: int = sys.maxsize
    """From where on all that comes of a difference was looked at, for the change at hand."""

    def seen_from(self, at: int, s: Any) -> Any:
        """Where a game that has become another one is seen to be so; None if it is not."""
        from luna.rules.listing import play
        from luna.rules.why import why_not

        while True:
            if at in self.answers and shown(self.setup, s) != self.answers[at]:
                return f"after {at}"
            if at == len(self.actions):
                return None
            if why_not(s, self.actions[at]) is not None:
                return f"refused after {at}"
            s = play(s, self.actions[at])
            at += 1

    def begun(self) -> Any:
        """The record as it is read, and its first position; if they differ, all that follows."""
        from luna.record.record import parse_record
        from luna.rules.setup import first_state

        record = parse_record(self.text)
        actions = [line.action for line in record.lines]
        s = first_state(record.setup)
        same = (
            fields(s) == self.fields[0]
            and vars(s.table) == vars(self.states[0].table)
            and record.setup == self.setup
            and actions == self.actions
        )
        return None if same else replace(self, setup=record.setup, actions=actions).seen_from(0, s)


def walk(text: str, every: bool) -> Walk:
    """A record, of which the kit asks for every position or for the last one."""
    from luna.record.record import parse_record
    from luna.rules.listing import play
    from luna.rules.setup import first_state

    record = parse_record(text)
    states = [first_state(record.setup)]
    actions = [line.action for line in record.lines]
    for action in actions:
        states.append(play(states[-1], action))
    asked = range(len(states)) if every else [len(actions)]
    answers = {at: shown(record.setup, states[at]) for at in asked}
    return Walk(text, record.setup, actions, states, [fields(s) for s in states], answers)


def seen(game: Walk, at: int) -> str:
    """The document of a position."""
    from luna.record.document import document

    return json.dumps(document(game.setup, game.states[at]))


def told(entry: dict[str, Any]) -> Any:
    """What becomes of a whole record: its position, or line and rule of its fault."""
    from luna.game import Game
    from luna.record import RecordError
    from luna.rules.refusals import Refused

    try:
        return json.dumps(Game.from_record(entry["record"]).document())
    except RecordError as error:
        return error.line, error.refusal.rule
    except Refused as error:
        return 0, error.refusal.rule


def checked(game: Walk, entry: dict[str, Any]) -> Any:
    """The canonical text of an action, or the rule against it."""
    from luna.game import Game

    then = Game.__new__(Game)
    then.__dict__ |= {"setup": game.setup, "_actions": [], "_undone": []}
    then._states = [game.states[entry["at"]]]
    fault = then.why_not(entry["action"])
    return fault.rule if fault else then.text(entry["action"])


def listed(game: Walk, at: int, most: int = FEW) -> Any:
    """The legal actions, as far as they are few."""
    from luna.record.legal_texts import legal_texts
    from luna.rules.listing import count_journeys, count_tides

    state = game.states[at]
    journeys, tides = count_journeys(state), count_tides(state)
    if journeys + tides > most:
        return journeys, tides
    return legal_texts(game.setup, state)


def counted(game: Walk, entry: dict[str, Any], nodes: int) -> Any:
    """Numbers of sequences, as deep as they are small."""
    from luna.rules.listing import perft_actions, perft_steps

    state = game.states[entry["at"]]
    answers: list[Any] = [perft_actions(state, 0), perft_steps(state, 0)]
    for count, numbers in ((perft_actions, entry["actions"]), (perft_steps, entry["steps"])):
        for depth, before in enumerate([1, *numbers[:-1]], 1):
            if before <= nodes:
                answers.append(count(state, depth))
    return answers


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (KIT / name).open(encoding="utf-8")]


def questions(nodes: int) -> tuple[list[Question], list[Walk]]:
    """All of them, the quick ones first."""
    from luna.rules.engine import legal_steps
    from luna.rules.listing import count_tides

    games = {path.stem: path for path in sorted(KIT.glob("games/*.luna"))}
    walks = {name: walk(path.read_text("utf-8"), True) for name, path in games.items()}
    deciding = [
        (each["what"], walk(each["record"], False), each) for each in lines("deciding.jsonl")
    ]
    asked: list[Question] = []
    long: list[Question] = []

    def add(place: str, ask: Callable[..., Any], *given: Any) -> None:
        asked.append(Question(place, partial(ask, *given)))

    def add_long(place: str, ask: Callable[..., Any], *given: Any) -> None:
        long.append(Question(place, partial(ask, *given), PATIENCE))

    for what, each, extra in deciding:
        at = len(each.actions)
        if at:
            add(f"deciding: {what}", after, each, at - 1)
        add(f"deciding, shown: {what}", seen, each, at)
        add(f"deciding, legal: {what}", lambda s: sorted(legal_steps(s)), each.states[-1])
        add(f"deciding, listed: {what}", listed, each, at)
        for entry in extra.get("checks", ()):
            add(f"deciding, check: {what}", checked, each, {**entry, "at": at})
        if "perft" in extra:
            add_long(f"perft: {what}", counted, each, {**extra["perft"], "at": at}, MORE)
    for name, each in walks.items():
        add(f"begin: {name}", each.begun)
    for what, each, _ in deciding:
        add(f"deciding, begin: {what}", each.begun)
    for entry in lines("checks.jsonl"):
        place = f"check: {entry['game']} {entry['at']} {entry['action']}"
        add(place, checked, walks[entry["game"]], entry)
    for entry in lines("records.jsonl"):
        add(f"record: {entry['what']}", told, entry)
    for name, each in walks.items():
        for at, state in enumerate(each.states):
            add(f"legal: {name} {at}", lambda s: sorted(legal_steps(s)), state)
            add(f"listed: {name} {at}", listed, each, at)
            add(f"shown: {name} {at}", seen, each, at)
            if FEW < count_tides(state) <= MORE:
                add_long(f"listed in full: {name} {at}", listed, each, at, 2 * MORE)
            if at < len(each.actions):
                add(f"replay: {name} {at + 1}", after, each, at)
    for what, each, _ in deciding:
        for at in range(len(each.actions) - 1):
            add(f"deciding, on the way: {what}", after, each, at)
    for entry in lines("perft.jsonl"):
        place = f"perft: {entry['game']} {entry['at']}"
        add(place, counted, walks[entry["game"]], entry, nodes)
        state = walks[entry["game"]].states[entry["at"]]
        if nodes < entry["actions"][0] <= MORE and count_tides(state):
            add_long(place, counted, walks[entry["game"]], entry, MORE)
    return asked + long, [*walks.values(), *(each for _, each, _ in deciding)]


def forget(kept: tuple[str, ...] = KEPT) -> None:
    """Nothing that was worked out before by these modules is kept."""
    from luna.record import notation
    from luna.rules import codec

    for name in kept:
        module = importlib.import_module(f"luna.rules.{name}")
        for found in vars(module).values():
            clear = getattr(found, "cache_clear", None)
            if clear is not None and found.__module__ == module.__name__:
                clear()
    if "codec" in kept:
        codec._STEPS.clear()
        for moves in notation.KNOWN_MOVES.values():
            moves.clear()


def load() -> str:
    """What is worked out when the rules are loaded; whether that has become another."""
    from luna.rules import codec, verbs, why

    if {verb: codec.class_of(verb) for verb in verbs.VERBS} != codec.CLASS_OF:
        return "the classes of verbs"
    made = {k: why.refuse_of(f"refuse_{v.constant.lower()}") for k, v in codec.VERB_OF.items()}
    return "" if made == why.REFUSE else "the refusals of verbs"


def same_components(walks: list[Walk]) -> bool:
    """Whether the components are read as before: then nothing can differ."""
    from luna.rules.components import standard

    forget(("components",))
    return bool(walks[0].setup.components == standard())


class TooLongError(Exception):
    """No answer in time."""


def too_long(*_: Any) -> None:
    raise TooLongError


def look(asked: list[Question], walks: list[Walk], change: Change, seconds: float) -> str:
    """The place that notices a change, or nothing."""
    for each in walks:
        each.followed = sys.maxsize
    function = function_of(change)
    original = function.__code__
    defaults = function.__defaults__
    cached = CACHED.get(change.module)
    place = "loading"
    try:
        function.__code__ = change.code
        function.__defaults__ = change.defaults or defaults
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        if place := load():
            return place
        if change.module == "components" and same_components(walks):
            return ""
        for question in asked:
            if original in question.calls:
                place = question.place
                signal.setitimer(signal.ITIMER_VIRTUAL, seconds * question.patience)
                if cached:
                    forget(cached)
                if question.ask() != question.wanted:
                    return place
    except Exception as error:  # whatever a change may do
        return f"{place}: {type(error).__name__}"
    else:
        return ""
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        function.__code__ = original
        function.__defaults__ = defaults
        if cached:
            forget()


def reasons() -> dict[tuple[str, str, str, str], str]:
    """The changes that are listed, with the reason of each."""
    found: dict[tuple[str, str, str, str], str] = {}
    if LISTED.is_file():
        for group in json.loads(LISTED.read_text("utf-8")):
            for module, function, was, now in group.get("changes", ()):
                found[module, function, was, now] = group["why"]
    return found


def functions() -> dict[tuple[str, str], str]:
    """The functions that are listed as a whole, with the reason of each."""
    return {
        (module, function): group["why"]
        for group in json.loads(LISTED.read_text("utf-8"))
        for module, function in group.get("functions", ())
    }


def write(known: dict[tuple[str, str, str, str], str]) -> None:
    """The list, by reason."""
    groups: dict[str, dict[str, list[list[str]]]] = {}
    for function, why in functions().items():
        groups.setdefault(why, {}).setdefault("functions", []).append(list(function))
    for key, why in known.items():
        groups.setdefault(why, {}).setdefault("changes", []).append(list(key))
    listing = [
        {"why": why, **{kind: sorted(keys) for kind, keys in kinds.items()}}
        for why, kinds in sorted(groups.items())
    ]
    LISTED.write_text(json.dumps(listing, indent=1, ensure_ascii=False) + "\n", "utf-8")


def save(path: Path, done: dict[tuple[str, ...], str]) -> None:
    results = [[*key, place] for key, place in done.items()]
    path.write_text(json.dumps(results, indent=0, ensure_ascii=False), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser("mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--seconds", type=float, default=1, metavar="S", help="for one answer, of processor time"
    )
    parser.add_argument(
        "--nodes", type=int, default=NODES, metavar="N", help="perft numbers from so many on"
    )
    parser.add_argument("--only", default=",".join(MODULES), metavar="MODULE,...")
    parser.add_argument("--function", default="", help="only changes of functions named like this")
    parser.add_argument("--left", action="store_true", help="only those that the results have left")
    parser.add_argument("--write", action="store_true", help="list what is not noticed")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "mutants.json")
    given = parser.parse_args()
    given.out.parent.mkdir(exist_ok=True)
    sys.path.insert(0, str(ROOT / "src"))
    before = json.loads(given.out.read_text("utf-8")) if given.out.is_file() else []
    done: dict[tuple[str, ...], str] = {tuple(key): place for *key, place in before}
    begun = time.process_time()
    asked, walks = questions(given.nodes)
    for question in asked:
        question.learn()
    print(f"{len(asked)} questions, {time.process_time() - begun:.0f} s", flush=True)
    signal.signal(signal.SIGVTALRM, too_long)
    known, whole = reasons(), functions()
    wrong = 0
    for module in given.only.split(","):
        begun = time.process_time()
        made = [each for each in changes(module) if given.function in each.function]
        words = [each for each in made if each.words]
        made = [each for each in made if not each.words]
        for number, each in enumerate(made, 1):
            if not (given.left and done.get(each.key)):
                done[each.key] = look(asked, walks, each, given.seconds)
            if number % 50 == 0:
                save(given.out, done)
        left = [each for each in made if not done[each.key]]
        strange = [each for each in left if each.key not in known and each.key[:2] not in whole]
        gone = [each for each in made if done[each.key] and each.key in known]
        passed = time.process_time() - begun
        print(
            f"{module}: {len(made)} changes, {len(left)} not noticed; "
            f"{len(words)} of words alone; {passed:.0f} s",
            flush=True,
        )
        for each in strange:
            print(f"  not noticed: {each.function}: {each.was}  →  {each.now}")
        for each in gone:
            print(f"  noticed after all: {each.function}: {each.was}  →  {each.now}")
        wrong += len(strange) + len(gone)
        if given.write:
            for each in gone:
                del known[each.key]
            known |= {each.key: "?" for each in strange}
            write(known)
        save(given.out, done)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
