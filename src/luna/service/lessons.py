"""The guided first game: its chapters, played without anything being kept."""

from luna.contract import looks
from luna.contract.answers import Preview, Why
from luna.contract.lessons import Lesson, WorkedExample, lesson, worked_example
from luna.contract.requests import Learn, LearnLook, LearnWhy
from luna.lessons.chapter_play import judge, resume
from luna.lessons.chapters import Chapter, chapters
from luna.lessons.examples import examples
from luna.rules.refusals import Refused
from luna.table.problem import missing, refused


def chapter_of(name: str) -> Chapter:
    found = chapters().get(name)
    if found is None:
        raise missing("lesson")
    return found


def example_of(rule: str) -> WorkedExample:
    found = examples().get(rule)
    if found is None:
        raise missing("lesson")
    return worked_example(found)


def learn(name: str, asked: Learn) -> Lesson:
    """A chapter after the actions played so far, and after one more if it is what was asked."""
    study = resume(chapter_of(name), asked.played)
    if asked.text is None:
        return lesson(study)
    try:
        verdict = judge(study, asked.text)
    except Refused as error:
        raise refused(error) from None
    return lesson(study, verdict) if isinstance(verdict, str) else lesson(verdict)


def look(name: str, asked: LearnLook) -> Preview:
    """What an action would bring about in a chapter; nothing is played."""
    return looks.preview(resume(chapter_of(name), asked.played).position, asked.text)


def why(name: str, asked: LearnWhy) -> Why:
    """Whether something is allowed in a chapter, and if not, which rule forbids it."""
    position = resume(chapter_of(name), asked.played).position
    if asked.verb:
        return looks.why_there(position, asked.verb, asked.places)
    return looks.why(position, asked.text)
