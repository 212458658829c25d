"""What a process has taken on stays its own while it says so again and again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from luna.table.problem import Problem


@asynccontextmanager
async def renewed(lease: float, renew: Callable[[], Awaitable[object]]) -> AsyncIterator[None]:
    """Renew a lease of so many seconds in good time, as long as this lasts."""

    async def go_on() -> None:
        while True:
            await asyncio.sleep(lease / 3)
            with suppress(Problem):  # no database for now: the lease may still hold
                await renew()

    renewing = asyncio.create_task(go_on())
    try:
        yield
    finally:
        renewing.cancel()
