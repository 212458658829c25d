"""What an analysis says: advice with reasons, and how far a thought has come."""

from msgspec import Struct

from luna.analysis.advice import Advice, Advised
from luna.analysis.reasons import Reason
from luna.contract.story import SentenceView, sentence_view
from luna.game import Position
from luna.record.shape import Order
from luna.rules.legal_actions import play
from luna.rules.narration import narrate
from luna.rules.refusals import Detail
from luna.rules.setup import Setup
from luna.rules.state import State


class ReasonView(Struct, frozen=True):
    """A part of the sentence that says why: the message `reason-` and the key, and its gaps."""

    key: str
    points: float
    details: dict[str, Detail]


class LineStep(Struct, frozen=True):
    """An action that is expected to follow."""

    order: Order
    text: str
    said: SentenceView


class AdvisedAction(Struct, frozen=True):
    """An action, what is expected of it for every order, and why."""

    text: str
    said: SentenceView
    visits: int
    chances: dict[Order, float]
    """Chance to win; in solo one half is even, and a point of margin moves it by 0.005."""
    points: dict[Order, float]
    sources: dict[Order, dict[str, float]]
    reasons: list[ReasonView]
    line: list[LineStep]


class Thought(Struct, frozen=True):
    """What is thought of a position so far; `progress` goes from 0 to 1."""

    thought: str
    progress: float
    done: bool
    nodes: int
    options: list[AdvisedAction]


def thought_view(
    thought: str, progress: float, done: bool, position: Position, advice: Advice | None
) -> Thought:
    """A thought as it is sent."""
    if advice is None:
        return Thought(thought, progress, done, 0, [])
    options = [advised_view(position, option) for option in advice.options]
    return Thought(thought, progress, done, advice.nodes, options)


def advised_view(position: Position, option: Advised) -> AdvisedAction:
    setup, s = position.setup, position.state
    action, after = in_words(setup, s, option.text)
    line = []
    for order, text in option.line:
        step, after = in_words(setup, after, text)
        line.append(LineStep(order, text, step))
    return AdvisedAction(
        option.text,
        action,
        option.visits,
        dict(zip(setup.players, option.chances, strict=True)),
        dict(zip(setup.players, option.points, strict=True)),
        dict(zip(setup.players, option.sources, strict=True)),
        [reason_view(reason) for reason in option.reasons],
        line,
    )


def reason_view(reason: Reason) -> ReasonView:
    return ReasonView(reason.key, reason.points, dict(reason.details))


def in_words(setup: Setup, s: State, text: str) -> tuple[SentenceView, State]:
    """An action in words, and the position after it."""
    position = Position(setup, s)
    action = position.read(text)[1]
    after = play(s, action)
    return sentence_view(narrate(setup, s, action, after)), after
