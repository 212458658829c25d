"""What an action was and what came of it, as a client is shown it and puts it into words."""

from msgspec import Struct

from luna.analysis.round_end import RoundEnd, round_end
from luna.game import Position
from luna.record.shape import Order
from luna.rules.events import Event
from luna.rules.narration import Leg, Sentence, consequences, narrate
from luna.rules.refusals import Detail


class EventView(Struct):
    """One thing that happened: a message key, whose it was, and what fills its gaps."""

    kind: str
    order: Order | None
    details: dict[str, Detail]


class SentenceView(Struct):
    """What a player did: the message `say-` and the verb, whose it was, and what fills its gaps.

    A Journey or Tide has legs, each for the message `say-leg`; joined they fill the gap `legs`.
    """

    verb: str
    order: Order
    details: dict[str, Detail]
    legs: list[Leg]


class Story(Struct):
    """What an action was and what came of it, to be put into words."""

    said: SentenceView
    events: list[EventView]
    """What the sentence does not say already, in the order in which a player would mention it."""
    end: RoundEnd | None
    """What happened at the end of the round, if the action ended it."""


def story(position: Position, happened: list[Event] | None = None) -> Story | None:
    """What the action that led to a position was, and what came of it, as far as it is known."""
    if position.before is None:
        return None
    setup, before, after = position.setup, position.before.state, position.state
    action = narrate(setup, before, position.action, after)
    return Story(
        sentence_view(action),
        event_views(consequences(action, position.events() if happened is None else happened)),
        round_end(setup, before, after),
    )


def sentence_view(shown: Sentence) -> SentenceView:
    return SentenceView(shown.verb, shown.order, dict(shown.details), list(shown.legs))


def event_views(events: list[Event]) -> list[EventView]:
    return [EventView(event.kind, event.order, dict(event.details)) for event in events]
