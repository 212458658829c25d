"""A Luna server with tables for a measurement: durable, without limits on one address.

Usage: luna_server.py DATA PORT TABLES PLAN
"""

import asyncio
import json
import sys
import time
from dataclasses import replace
from pathlib import Path

from luna import Game
from luna.app.context import User
from luna.app.names import new_id
from luna.bots import Budget, bot
from luna.record.record import begin_record
from luna.server.instance import Instance
from luna.server.run import bind, serve_on
from luna.server.settings import Limits, Settings
from luna.table.creation import CreatedTable, TablePlan, Wanted, new_table
from luna.table.seat import Seat

COLOURS = ("yellow", "red", "blue", "white")
LENGTH = 600
UNBOUNDED = Limits(
    tables=10**6,
    creations=10**6,
    sign_ins=10**6,
    reads=1e6,
    looks=1e6,
    messages=1e6,
    address_sockets=10**6,
)


def random_game(header: str) -> Game:
    """A random game that puts off its end."""
    game = Game(begin_record(header)[0])
    while not game.over and len(game.actions) < LENGTH:
        seed = len(game.actions)
        action = bot("random").choose(game.state, Budget(nodes=1), seed)
        if game.text(action) == "meditate" and seed % 4:
            action = bot("random").choose(game.state, Budget(nodes=1), seed + 100_000)
        game.play(action)
    return game


async def create_table(instance: Instance, number: int) -> dict[str, object]:
    """Create a table with a random game; return the plan of its players."""
    people = [User(new_id(), f"Player {new_id(4)}") for _ in COLOURS]
    for person in people:
        await instance.store.account.create(person, time.time())
    seats = [
        Seat(at, colour, "human", person.id, person.name)
        for at, (colour, person) in enumerate(zip(COLOURS, people, strict=True))
    ]
    wanted = [Wanted("you", colour) for colour in COLOURS]
    plan = TablePlan(wanted, "random", mode="preselected", seed=number)
    new = new_table(plan, new_id(), people[0], time.time())
    table = replace(new.table, seats=tuple(seats))
    await instance.tables.create(CreatedTable(table, new.drafts))
    lines = [line.partition(": ") for line in random_game(table.terms.record or "").lines()]
    turns = [COLOURS.index(colour) for colour, _, _ in lines]
    return {
        "table": table.id,
        "turn": turns[0],
        "turns": turns,
        "cookies": [await instance.sessions.begin(person.id) for person in people],
        "texts": [text for _, _, text in lines],
    }


async def prepare(settings: Settings, tables: int) -> list[dict[str, object]]:
    """Create tables; return the plans of their players."""
    instance = Instance(settings)
    instance.store.open()
    plans = [await create_table(instance, number) for number in range(tables)]
    instance.store.close()
    return plans


def main(data: str, port: str, tables: str, plan: str) -> None:
    settings = Settings(data=Path(data), limits=UNBOUNDED)
    plans = asyncio.run(prepare(settings, int(tables)))
    Path(plan).write_text(json.dumps(plans), "utf-8")
    listener, _ = bind("127.0.0.1", int(port))
    serve_on(settings, listener, lambda: print("ready", flush=True), quiet=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
