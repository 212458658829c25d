"""The client's types are those of the contract."""

from scripts.client_types import FILE, fresh


def test_the_clients_types_are_fresh() -> None:
    assert FILE.read_text("utf-8") == fresh(), "stale: run python -m scripts.client_types"
