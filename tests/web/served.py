"""The server as the browser tests run it: without bounds on how much one address may make."""

import sys
from dataclasses import replace
from pathlib import Path


def main() -> None:
    # Processes that think load this file, too, and need nothing of it.
    from luna.app.jobs import SearchBudgets
    from luna.server.notify import notifications
    from luna.server.run import serve
    from luna.server.settings import Limits, Settings

    port, data = int(sys.argv[1]), Path(sys.argv[2])
    notifications.RETURN_SECONDS = 0.1
    budgets = SearchBudgets(puzzle="60n", review="60n")  # interpreted rules are no quicker
    limits = Limits(
        tables=10**6,
        creations=10**6,
        sign_ins=10**6,
        hints=10**6,
        reviews=10**6,
        reads=1e6,
        looks=1e6,
    )
    settings = Settings.from_environment(
        data=data, limits=limits, budgets=budgets, push=True, private_webhooks=True
    )
    if len(sys.argv) > 3:
        settings = replace(settings, database=sys.argv[3])
    serve(settings, "127.0.0.1", port, lambda address: print(address, flush=True), quiet=True)


if __name__ == "__main__":
    main()
