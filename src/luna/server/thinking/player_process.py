"""What runs in a thinking process: a position and a level come in, an action goes out."""

from multiprocessing.connection import Connection

from luna.service.thinking import Question, think


def work(pipe: Connection) -> None:
    """Think about one position after another until the pipe closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, think(question))
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:
            return
