"""Answers as they look, for the description of the interface."""

from typing import Any

TABLE = "k3m8w2qj5xnr7tyc"

SEATS: list[dict[str, Any]] = [
    {
        "seat": 0,
        "colour": "yellow",
        "kind": "human",
        "name": "Ada",
        "level": None,
        "present": True,
    },
    {
        "seat": 1,
        "colour": "red",
        "kind": "bot",
        "name": None,
        "level": "random",
        "present": False,
    },
]

VIEW: dict[str, Any] = {
    "table": TABLE,
    "kind": "game",
    "status": "playing",
    "edition": "classic",
    "mode": "preselected",
    "public": False,
    "hot_seat": False,
    "created": 1790000000.0,
    "seats": SEATS,
    "pace": None,
    "clock": None,
    "sequence": 1,
    "position": 1,
    "number": 0,
    "turn": {"seat": 0, "colour": "yellow"},
    "request": None,
    "rematch": None,
    "document": {"format": "luna-state/1", "…": "the state document"},
    "options": {
        "verbs": {
            "favor": {"choices": [{"isle": "herbs", "novice": [False, True]}]},
            "build": {
                "refusal": {
                    "rule": "A-SHRINE",
                    "reason": "favor-missing",
                    "details": {"favor": "shrine"},
                }
            },
        },
        "journeys": 1000,
        "tides": 0,
    },
    "forecast": {
        "round_end": {"yellow": {"priestess": 5, "temple": 1, "total": 6}},
        "game_end": {"gains": {}, "totals": {"yellow": 17}, "ranking": ["yellow", "red"]},
        "rounds": [
            {
                "round": 1,
                "guard": 6,
                "priestess": "tide",
                "builder": "book",
                "apostate": "shrine",
            }
        ],
    },
    "you": {"seats": [0], "owner": True},
}

PROBLEM: dict[str, Any] = {
    "type": "urn:luna:refusal:too-few-active",
    "title": "too-few-active",
    "status": 422,
    "reason": "too-few-active",
    "rule": "A-FAVOR",
    "details": {"isle": "tide", "have": 1, "need": 2},
}


def answers(example: Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route: one good example, and problem documents for the rest."""
    problem = {
        "description": "A problem document; `reason` is a message key",
        "content": {
            "application/problem+json": {
                "schema": {"$ref": "#/components/schemas/Problem"},
                "example": PROBLEM,
            }
        },
    }
    told: dict[int | str, dict[str, Any]] = {
        status: {
            "description": "As asked",
            "content": {"application/json": {"schema": {"type": "object"}, "example": example}},
        },
        "4XX": problem,
        "5XX": problem,
    }
    return told
