"""Which question of the kit notices a change."""

import signal
import sys
from typing import Any

from conformance.mutants.changes import Change, function_of
from conformance.mutants.forgetting import CACHED, forget
from conformance.mutants.questions import Question
from conformance.mutants.walks import Walk


def load() -> str:
    """What is worked out when the rules are loaded; whether that has become another."""
    from luna.rules import codec, explain, verbs

    if {verb: codec.class_of(verb) for verb in verbs.VERBS} != codec.CLASS_OF:
        return "the classes of verbs"
    made = {k: explain.refuse_of(f"refuse_{v.constant.lower()}") for k, v in codec.VERB_OF.items()}
    return "" if made == explain.REFUSE else "the refusals of verbs"


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
