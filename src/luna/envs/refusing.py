"""Why a step is refused, in a sentence."""

from luna.locale import Texts
from luna.record.notation import step_text
from luna.rules import steps
from luna.rules.codec import action_of, is_partial, single_action
from luna.rules.explain import why_not
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_JOURNEYING, PHASE_OVER, PHASE_TIDING


class IllegalStepError(ValueError):
    """A step that the rules do not allow; `game` is its number in a batch."""

    def __init__(self, step: int, reason: str, game: int | None = None) -> None:
        where = "" if game is None else f"game {game}: "
        super().__init__(f"{where}{named(step)} is not legal: {reason}")
        self.step = step
        self.reason = reason
        self.game = game


def named(step: int) -> str:
    """A step by its id and its text in records."""
    return f"step {step} ({step_text(step)})" if 0 <= step < steps.STEPS else f"step {step}"


def reason(s: State, step: int) -> str:
    """What forbids a step that is not legal."""
    if not 0 <= step < steps.STEPS:
        return f"ids of steps go from 0 to {steps.STEPS - 1}."
    if s.phase == PHASE_OVER:
        return "the game is over."
    if s.phase in (PHASE_JOURNEYING, PHASE_TIDING):
        verb = "journey" if s.phase == PHASE_JOURNEYING else "tide"
        latest = step_text(int(s.last_move))
        return f"after {latest} only further moves in ascending order or {verb} done may follow."
    if step in (steps.JOURNEY_DONE, steps.TIDE_DONE):
        return "no novice has been moved yet."
    done = steps.JOURNEY_DONE if step < steps.JOURNEY_DONE else steps.TIDE_DONE
    action = action_of([step, done]) if is_partial(step) else single_action(step)
    refusal = why_not(s, action)
    if refusal is None:
        return "the rules do not allow it here."
    return f"{Texts('en').refusal(refusal)} ({refusal.rule})"
