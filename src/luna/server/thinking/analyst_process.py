"""What runs in a process that analyses: a question comes in, parts of the answer go out."""

import os
from multiprocessing.connection import Connection

from luna.service.analysing import Question, answer

KINDNESS = 5
"""How far an analysis steps back behind bots at tables, on systems that know such things."""


def work(pipe: Connection) -> None:
    """Answer one question after another until the pipe closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            for part in answer(question):
                pipe.send((PART, part))
            last: tuple[str, object] = (DONE, None)
        except OSError:
            return
        except Exception as error:
            last = (FAILED, f"{type(error).__name__}: {error}")
        try:
            pipe.send(last)
        except OSError:
            return


PART, DONE, FAILED = "part", "done", "failed"
