"""The questions of the kit, the quick ones first."""

import json
import sys
from collections.abc import Callable
from functools import partial
from types import CodeType
from typing import Any

from conformance.mutants.changes import ROOT
from conformance.mutants.forgetting import forget
from conformance.mutants.kit_answers import FEW, checked, counted, listed, outcome, seen
from conformance.mutants.walks import Walk, after, walk

KIT = ROOT / "conformance"
NODES = 60
"""Sequences that a number of the kit may have to be counted here, if nothing else is asked for."""
MORE = 5_000
"""Tides of a position that are listed after all else has been asked."""
PATIENCE = 20
"""How many times longer one of the long answers may take."""


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


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (KIT / name).open(encoding="utf-8")]


def questions(nodes: int) -> tuple[list[Question], list[Walk]]:
    """All of them, the quick ones first."""
    from luna.rules.engine import legal_steps
    from luna.rules.legal_actions import count_tides

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
        add(f"record: {entry['what']}", outcome, entry)
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
