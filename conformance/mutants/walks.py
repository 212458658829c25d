"""Records of the kit, walked through position by position."""

import json
import sys
from dataclasses import dataclass, replace
from typing import Any


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
        from luna.rules.explain import why_not
        from luna.rules.legal_actions import play

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
            and vars(s.layout) == vars(self.states[0].layout)
            and record.setup == self.setup
            and actions == self.actions
        )
        return None if same else replace(self, setup=record.setup, actions=actions).seen_from(0, s)


def walk(text: str, every: bool) -> Walk:
    """A record, of which the kit asks for every position or for the last one."""
    from luna.record.record import parse_record
    from luna.rules.legal_actions import play
    from luna.rules.setup import first_state

    record = parse_record(text)
    states = [first_state(record.setup)]
    actions = [line.action for line in record.lines]
    for action in actions:
        states.append(play(states[-1], action))
    asked = range(len(states)) if every else [len(actions)]
    answers = {at: shown(record.setup, states[at]) for at in asked}
    return Walk(text, record.setup, actions, states, [fields(s) for s in states], answers)


def after(record: Walk, at: int) -> Any:
    """The position after one more action of a record.

    What cannot be seen of a position may show later: if anything is not as it was, the answer is
    what is seen of all that follows.
    """
    from luna.rules.explain import why_not
    from luna.rules.legal_actions import play

    before, action = record.states[at], record.actions[at]
    fault = why_not(before, action)
    if fault is not None:
        return fault.rule
    s = play(before, action)
    if at >= record.followed or fields(s) == record.fields[at + 1]:
        return None
    record.followed = at
    return record.seen_from(at + 1, s)
