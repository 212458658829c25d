"""The other side of the line protocol: one of our bots answers on standard output."""

import json
from collections.abc import Iterable
from typing import IO, Any

from luna.bots.driver import Player, next_action, played_this_round
from luna.bots.external import PROTOCOL
from luna.bots.player import Budget
from luna.game import Game
from luna.rules.refusals import Refused


class ProtocolError(Exception):
    """A line that is not understood; the message is the answer."""


def answer_lines(player: Player, budget: Budget, lines: Iterable[str], out: IO[str]) -> None:
    """Answer line after line until `quit` or the end; a bad line is answered with an error."""
    for line in lines:
        if not line.strip():
            continue
        try:
            message = parse_message(line)
            if message["type"] == "quit":
                return
            answer = answer_to(player, budget, message)
        except (ProtocolError, Refused) as fault:
            answer = {"type": "error", "message": str(fault)}
        out.write(json.dumps(answer) + "\n")
        out.flush()


def parse_message(line: str) -> dict[str, Any]:
    try:
        message = json.loads(line)
    except ValueError:
        raise ProtocolError("not a line of JSON") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise ProtocolError("not a JSON object with a type")
    return message


def answer_to(player: Player, budget: Budget, message: dict[str, Any]) -> dict[str, Any]:
    match message["type"]:
        case "hello":
            if message.get("protocol") != PROTOCOL:
                raise ProtocolError(f"only protocol {PROTOCOL} is spoken here")
            return {"type": "hello", "protocol": PROTOCOL, "name": player.name}
        case "choose":
            return choose(player, budget, message)
    raise ProtocolError(f"unknown type {message['type'][:40]}")


def choose(player: Player, budget: Budget, message: dict[str, Any]) -> dict[str, Any]:
    record, seed = message.get("record"), message.get("seed", 0)
    if not isinstance(record, str):
        raise ProtocolError("choose needs a record")
    if not isinstance(seed, int) or not -(2**63) <= seed < 2**63:
        raise ProtocolError("the seed is a number of 64 bits")
    game = Game.from_record(record)
    if game.over:
        raise ProtocolError("the game is over")
    wanted = budget_of(message.get("budget"), budget)
    action = next_action(player, game, wanted, seed, played_this_round(game))
    return {"type": "action", "action": game.text(action)}


def budget_of(wanted: object, default: Budget) -> Budget:
    """`{"ms": 200}` or `{"nodes": 500}`; without one the bot's own."""
    if wanted is None:
        return default
    if isinstance(wanted, dict) and len(wanted) == 1:
        ((unit, amount),) = wanted.items()
        if unit in ("ms", "nodes") and isinstance(amount, int) and 0 < amount <= 10**7:
            return Budget(ms=amount) if unit == "ms" else Budget(nodes=amount)
    raise ProtocolError('a budget is {"ms": 200} or {"nodes": 500}')
