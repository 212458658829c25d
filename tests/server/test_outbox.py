"""What one turn of the event loop brings goes out together when it is over."""

import asyncio

from luna.server.live.frames import Inbox
from luna.server.live.outbox import MOST, Outbox


class Counted:
    """Counts how often it was asked to send."""

    def __init__(self) -> None:
        self.flushed = 0

    def flush(self) -> None:
        self.flushed += 1


def test_nothing_is_sent_before_the_turn_is_over() -> None:
    async def turns() -> list[list[int]]:
        outbox, senders = Outbox(), [Counted(), Counted()]
        seen = []
        for sender in senders:
            outbox.add(sender)
        seen.append([sender.flushed for sender in senders])
        await asyncio.sleep(0)
        seen.append([sender.flushed for sender in senders])
        outbox.add(senders[0])
        await asyncio.sleep(0)
        seen.append([sender.flushed for sender in senders])
        return seen

    assert asyncio.run(turns()) == [[0, 0], [1, 1], [2, 1]]


def test_one_that_fails_keeps_nobody_else_from_sending() -> None:
    class Failing(Counted):
        def flush(self) -> None:
            super().flush()
            raise RuntimeError("gone")

    async def turn() -> list[int]:
        outbox, senders = Outbox(), [Counted(), Failing(), Counted()]
        for sender in senders:
            outbox.add(sender)
        await asyncio.sleep(0)
        return [sender.flushed for sender in senders]

    assert asyncio.run(turn()) == [1, 1, 1]


def test_a_crowd_does_not_wait_for_the_end_of_the_turn() -> None:
    async def turn() -> tuple[int, int]:
        outbox, senders = Outbox(), [Counted() for _ in range(MOST + 1)]
        for sender in senders:
            outbox.add(sender)
        at_once = sum(sender.flushed for sender in senders)
        await asyncio.sleep(0)
        return at_once, sum(sender.flushed for sender in senders)

    assert asyncio.run(turn()) == (MOST, MOST + 1)


def test_what_has_come_is_read_in_its_order_and_waited_for() -> None:
    async def read() -> list[str]:
        inbox = Inbox()
        inbox.put_nowait("first")
        inbox.put_nowait("second")
        assert inbox.qsize() == 2
        heard = [await inbox.get(), await inbox.get()]
        assert inbox.empty()
        asyncio.get_running_loop().call_soon(inbox.put_nowait, "third")
        return [*heard, await inbox.get()]

    assert asyncio.run(read()) == ["first", "second", "third"]
