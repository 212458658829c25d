"""`luna worker`: bots, reviews and notices for the servers of a PostgreSQL database."""

from typing import Annotated

from luna.cli.commands import CommandOption, fail, fault
from luna.cli.serve import Origin, OwnBots, Verbose, check_bots

Database = Annotated[
    str,
    CommandOption(metavar="URL", envvar="LUNA_DATABASE", help="worker-database"),
]
Only = Annotated[
    str,
    CommandOption(metavar="QUEUE,...", help="only"),
]
Think = Annotated[int, CommandOption(help="worker-think", min=1, max=64)]


def worker(
    database: Database = "",
    only: Only = "",
    origin: Origin = "",
    think: Think = 1,
    bots: OwnBots = "",
    verbose: Verbose = False,
) -> None:
    """Run the jobs of servers that share a PostgreSQL database."""
    from luna.server.run import CANNOT
    from luna.server.run import work as run
    from luna.server.settings import Settings, SettingsError
    from luna.server.store.queue import QUEUES

    if not database:
        fault("cli-fault-worker-database")
    queues = tuple(name.strip() for name in only.split(",") if name.strip()) or QUEUES
    unknown = sorted(set(queues) - set(QUEUES))
    if unknown:
        fault("cli-fault-queue", value=unknown[0], words=", ".join(QUEUES))
    own = tuple(name for name in bots.split(",") if name)
    check_bots(own)
    try:
        settings = Settings.from_environment(
            database=database, origin=origin, think=think, bots=own
        )
    except SettingsError as error:
        fail(f"luna worker: {error}")

    def started() -> None:
        print(f"Working for {', '.join(queues)}\nCtrl-C stops it.", flush=True)

    try:
        run(settings, queues, started, quiet=not verbose)
    except CANNOT as error:
        fail(f"luna worker: {error}")
    except KeyboardInterrupt:
        return
