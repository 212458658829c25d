"""What it takes to show a position to whoever watches: in pieces that are kept, and without them.

    .venv/bin/python -m bench.drawing [--repeats 25]

Documents, options and forecasts as `luna.record.drawing` and its like draw them, beside the same
made of values by the encoder of the contract; and one message to a hundred viewers as a frame that
is made once, beside a connection of the websockets library for each of them.
"""

import argparse
from collections.abc import Callable
from random import Random

from websockets.protocol import State as Connection
from websockets.server import ServerProtocol

from bench.clock import interleave, repeating
from bench.positions import random_game, setups
from luna.analysis.drawn_forecast import Foresight
from luna.analysis.forecast import forecast
from luna.app.encoding import encode
from luna.app.tables.view import ABSENT, options_view
from luna.record.document import document
from luna.record.drawing import Drawing
from luna.record.drawn_options import Pen
from luna.rules.setup import first_state
from luna.rules.vocabulary import PHASE_JOURNEYING, PHASE_TIDING
from luna.server.frames import frame
from luna.table.position import Position

VIEWERS = 100
SECONDS = 0.1

Unit = Callable[[], int]


def pairs() -> dict[str, tuple[Unit, Unit]]:
    """By what is made: as it is, and without what is kept."""
    setup = setups(4, count=1)[0]
    game = random_game(first_state(setup), Random(setup.seed))
    whole = [s for s in game if s.phase not in (PHASE_JOURNEYING, PHASE_TIDING)]
    drawing, pen, foresight = Drawing(setup, encode), Pen(encode, ABSENT), Foresight(setup)
    message = encode(document(setup, whole[-1]))
    viewers = [ServerProtocol() for _ in range(VIEWERS)]
    for viewer in viewers:
        viewer.state = Connection.OPEN

    def drawn_documents() -> int:
        return len([drawing.document(s) for s in whole])

    def documents() -> int:
        return len([encode(document(setup, s)) for s in whole])

    def drawn_options() -> int:
        return len([pen.options(s) for s in whole])

    def options() -> int:
        return len([encode(options_view(Position(setup, s))) for s in whole])

    def drawn_forecasts() -> int:
        return len([foresight.forecast(s) for s in whole])

    def forecasts() -> int:
        return len([encode(forecast(setup, s)) for s in whole])

    def one_frame() -> int:
        made = frame(message)
        return len([b"".join((made,)) for _ in viewers])

    def frames() -> int:
        for viewer in viewers:
            viewer.send_text(message)
            b"".join(viewer.data_to_send())
        return len(viewers)

    return {
        "document of a position": (drawn_documents, documents),
        "options of a position": (drawn_options, options),
        "forecast of a position": (drawn_forecasts, forecasts),
        "message to a viewer": (one_frame, frames),
    }


def main() -> None:
    parser = argparse.ArgumentParser("bench.drawing", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--repeats", type=int, default=25)
    repeats = parser.parse_args().repeats
    print("| | as it is | without | ratio |\n| --- | --: | --: | --: |")
    for name, units in pairs().items():
        kept, plain = interleave([repeating(unit) for unit in units], repeats, SECONDS)
        micros = " | ".join(f"{1e6 / rates.median:.1f} µs" for rates in (kept, plain))
        print(f"| {name} | {micros} | {kept.over(plain):.1f} × |", flush=True)


if __name__ == "__main__":
    main()
