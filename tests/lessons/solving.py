"""Somebody who knows what the chapters want."""

import re

from luna.app.lessons.chapters import ChapterPlay, Step, judge
from luna.game import Position
from luna.record.legal_texts import legal_texts
from luna.rules.refusals import Refused


def actions(position: Position) -> list[str]:
    return legal_texts(position.setup, position.state, 100_000).actions


def voyages(step: Step, position: Position) -> list[str]:
    """Journeys and Tides of one leg that are right; there are too many of them to list all."""
    isles = position.setup.isles
    found = []
    for pattern in step.want:
        verb, _, leg = pattern.partition(" ")
        origin = re.search(r"(~?[a-z]+)>", leg)
        if verb not in ("journey", "tide") or origin is None:
            continue
        texts = [f"{verb} {origin[1]}>{isle} 2" for isle in isles]
        found += [t for t in texts if re.fullmatch(pattern, t) and legal(position, t)]
    return found


def legal(position: Position, text: str) -> bool:
    try:
        position.check(text)
    except Refused:
        return False
    return True


def right(study: ChapterPlay) -> list[str]:
    """The actions that the present step asks for."""
    step = study.asked
    assert step is not None
    listed = [
        text for text in actions(study.position) if isinstance(judge(study, text), ChapterPlay)
    ]
    return listed or voyages(step, study.position)


def played(study: ChapterPlay, text: str) -> ChapterPlay:
    after = judge(study, text)
    assert isinstance(after, ChapterPlay), text
    return after


def solution(study: ChapterPlay) -> str:
    """One action that is right, quickly where the chapter names it."""
    step = study.asked
    assert step is not None
    plain = (want.replace("\\", "") for want in step.want if "*" not in want)
    return next(plain, None) or right(study)[0]
