"""Playing a chapter: the table as far as somebody has come, and the verdict on an action.

A chapter is played at a table like any other, only that nobody keeps it: whoever plays says which
actions led here, and the table is laid again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from re import fullmatch

from luna.bots.roster import LEVELS
from luna.game import Position
from luna.lessons.chapters import Chapter, Step
from luna.rules.refusals import Refused
from luna.table.entries import Entry, Fact, Played, Started
from luna.table.growing import Growing
from luna.table.seat import Seat
from luna.table.table import Table, Terms, apply

LEARNER = "learner"
OTHER = "other"
"""The part of a step's text that answers an action which is allowed but not what was asked."""


@dataclass(frozen=True)
class ChapterPlay:
    """A chapter as far as somebody has come."""

    chapter: Chapter
    table: Table
    played: tuple[str, ...] = ()
    """The learner's actions, each of them right."""

    @property
    def position(self) -> Position:
        if self.table.position is None:
            raise AssertionError("a chapter begins with its position")
        return self.table.position

    @property
    def asked(self) -> Step | None:
        """The step whose action is due; none when all are done."""
        asking = self.chapter.asking
        done = len(self.played)
        return self.chapter.steps[asking[done]] if done < len(asking) else None


def begin(chapter: Chapter) -> ChapterPlay:
    """A chapter before anything has been played."""
    return ChapterPlay(chapter, lay_at(chapter.name, chapter.position))


def lay_at(name: str, position: Position) -> Table:
    """A table at a position: the learner sits on the first seat, bots on the others."""
    setup = position.setup
    you, *others = setup.players
    terms = Terms(name, "game", setup.edition, setup.mode, False, False, 0.0, None, None)
    bots = [Seat(at, colour, "bot", level=LEVELS[0]) for at, colour in enumerate(others, 1)]
    return Table(
        terms,
        LEARNER,
        (Seat(0, you, "human", LEARNER), *bots),
        status="playing",
        entries=Growing([Entry(1, None, Started(), 0.0, round=position.round)]),
        position=position,
        positions=Growing([position]),
        position_sequence=1,
    )


def resume(chapter: Chapter, played: Sequence[str]) -> ChapterPlay:
    """The table after the learner's actions; what does not fit the chapter is left out."""
    study = begin(chapter)
    for text in played:
        try:
            verdict = judge(study, text)
        except Refused:
            break
        if isinstance(verdict, str):
            break
        study = verdict
    return study


def judge(study: ChapterPlay, text: str) -> ChapterPlay | str:
    """The chapter after a right action, or the part of the text that says what is wrong with it.

    `Refused` if it is not allowed at all.
    """
    position, step = study.position, study.asked
    action = position.check(text)
    canonical = position.write(action)
    if step is None:
        return OTHER
    if not any(fullmatch(pattern, canonical) for pattern in step.want):
        named = (step.others or {}).items()
        return next((part for pattern, part in named if fullmatch(pattern, canonical)), OTHER)
    table = play(study.table, canonical)
    for reply in step.replies:
        table = play(table, reply)
    return ChapterPlay(study.chapter, table, (*study.played, canonical))


def play(table: Table, text: str) -> Table:
    position = table.position
    fact: Fact = Played(text)
    seat = None if position is None else int(position.state.turn)
    return apply(table, Entry(table.sequence + 1, seat, fact, 0.0))
