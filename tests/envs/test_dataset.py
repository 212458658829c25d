"""Records become samples, and samples say what the game says."""

import json
from pathlib import Path

import numpy as np
import pytest

from luna.arena.match import play_match
from luna.arena.results import SELF_PLAY, Results
from luna.arena.schedule import SelfPlay, parse_entrants
from luna.envs.dataset import DatasetError, read, unpack_masks, write
from luna.envs.dataset.records import read_steps
from luna.envs.observations import legal_mask, observe
from luna.game import Game
from luna.record.record import RecordError
from luna.rules.codec import steps_of
from luna.rules.engine import apply
from tests.cli.command import luna

GAMES = Path(__file__).parents[2] / "conformance" / "games"


def self_played(
    path: Path, *bots: str, games: int = 2, policies: bool = False, players: int = 2
) -> Path:
    schedule = SelfPlay(parse_entrants(list(bots)), players, games, seed=3, policies=policies)
    results = Results.open(path, schedule, SELF_PLAY)
    for pairing in schedule.pairings():
        results.add(play_match(pairing))
    results.close()
    return path


def test_samples_are_what_was_seen_and_done(tmp_path: Path) -> None:
    games = self_played(tmp_path / "games.jsonl", "random", "tips", players=3)
    card = write([games], tmp_path / "data.npz")
    data = read(tmp_path / "data.npz")
    row = 0
    for number, line in enumerate(games.read_text("utf-8").splitlines()[1:]):
        game = Game.from_record(json.loads(line)["record"])
        state = game.states[0].copy()
        for action in game.actions:
            for step in steps_of(action):
                seat = int(state.turn)
                assert bytes(data["observation"][row]) == bytes(observe(state))
                assert bytes(unpack_masks(data["mask"][row])) == bytes(legal_mask(state))
                assert (data["step"][row], data["seat"][row], data["game"][row]) == (
                    step,
                    seat,
                    number,
                )
                assert (
                    data["sources"][row].tolist() == list(state.ledger)[11 * seat : 11 * seat + 11]
                )
                won = game.ranking[0] == game.players[seat]
                assert data["outcome"][row] == (1.0 if won else -0.5)
                apply(state, step)
                row += 1
        assert data["points"][number].tolist() == [game.influence(each) for each in game.players]
        scores = [list(game.ledger(colour).values()) for colour in game.players]
        assert data["final_sources"][number].tolist() == scores
        order = [game.ranking.index(colour) + 1 for colour in game.players]
        assert data["place"][number].tolist() == order
    assert (row, card["samples"], card["games"]) == (len(data["step"]), row, 2)
    assert np.isnan(data["value"]).all()
    assert json.loads((tmp_path / "data.card.json").read_text("utf-8")) == card == data["card"]
    described = {name for names in card["rows"].values() for name in names}
    assert described == set(card["fields"]) == set(data) - {"card"}


def test_every_game_of_the_kit_reads_as_it_is_played() -> None:
    for path in sorted(GAMES.glob("*.luna")):
        text = path.read_text("utf-8")
        played = read_steps(text)
        game = Game.from_record(text)
        assert played.steps == [step for action in game.actions for step in steps_of(action)]
        colours = [game.players[played.seats[at]] for at in played.begins]
        assert colours == [line.partition(":")[0] for line in game.lines()]


def test_records_as_people_write_them_are_read(tmp_path: Path) -> None:
    text = (GAMES / "preselected-2p-classic-chance.luna").read_text("utf-8")
    head, _, rest = text.partition("---\n")
    loose = (
        "# a game\n"
        + head
        + "---\n"
        + "".join(f"  {line.replace('>', ' > ')}  # well\n\n" for line in rest.splitlines())
    )
    assert read_steps(loose).steps == read_steps(text).steps


@pytest.mark.parametrize(
    ("old", "new"),
    [("\n", "\r\n"), ("\n---\n", "\n ---  # so much for the header\n")],
    ids=["windows", "comment"],
)
def test_records_are_read_as_games_read_them(old: str, new: str) -> None:
    text = (GAMES / "preselected-2p-classic-chance.luna").read_text("utf-8")
    changed = text.replace(old, new)
    assert len(Game.from_record(changed).actions) == len(read_steps(text).lengths)
    assert read_steps(changed).steps == read_steps(text).steps
    assert read_steps(changed).line(3) == read_steps(text).line(3)


def test_a_record_may_end_with_its_header() -> None:
    head = (GAMES / "preselected-2p-classic-chance.luna").read_text("utf-8").partition("---")[0]
    assert read_steps(head + "---").steps == read_steps(head + "---\r\n").steps == []
    with pytest.raises(RecordError):
        read_steps(head)


def test_a_torn_last_line_is_left_out(tmp_path: Path) -> None:
    games = self_played(tmp_path / "games.jsonl", "random", "random", games=2)
    whole = games.read_bytes()
    windows = [
        json.dumps(entry | {"record": entry["record"].replace("\n", "\r\n")}).encode()
        if (entry := json.loads(line)).get("record")
        else line
        for line in whole.splitlines()
    ]
    for content, number in (
        (whole[:-20], 1),
        (whole + '{"record": "é'.encode()[:-1], 2),
        (b"\n".join(windows), 2),
    ):
        games.write_bytes(content)
        assert write([games], tmp_path / "data.npz")["games"] == number
    games.write_bytes(whole[:-20] + b"\n")
    with pytest.raises(DatasetError, match=r"games\.jsonl:3: not a line of JSON"):
        write([games], tmp_path / "data.npz")


def test_what_a_search_thought_is_kept_step_by_step(tmp_path: Path) -> None:
    games = self_played(tmp_path / "games.jsonl", "prior", "random", games=1, policies=True)
    write([games], tmp_path / "data.npz")
    data = read(tmp_path / "data.npz")
    thought = ~np.isnan(data["value"])
    assert thought.any()
    assert not thought.all()
    begin = 0
    for row, end in enumerate(data["policy_end"]):
        steps, shares = data["policy_step"][begin:end], data["policy_share"][begin:end]
        begin = end
        if thought[row]:
            mask = unpack_masks(data["mask"][row])
            assert mask[steps].all()
            assert len(steps) == 0 or abs(shares.sum() - 1) < 1e-4
    again = Results.read(games)
    assert len(again.outcomes) == 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("meditate", "meditate\nred: meditate"), r"line \d+: .* is not legal \(A-"),
        (("meditate", "fly"), r"line \d+"),
    ],
)
def test_a_faulty_record_is_named_with_its_line(
    tmp_path: Path, change: tuple[str, str], message: str
) -> None:
    text = (GAMES / "preselected-2p-classic-chance.luna").read_text("utf-8")
    faulty = tmp_path / "faulty.luna"
    faulty.write_text(text.replace(*change, 1), "utf-8")
    with pytest.raises(DatasetError, match=rf"faulty\.luna: {message}"):
        write([faulty], tmp_path / "data.npz")


def test_the_command(tmp_path: Path) -> None:
    games = self_played(tmp_path / "games.jsonl", "random", "tips", games=1)
    done = luna(["dataset", str(games), "--out", str(tmp_path / "data.npz")])
    assert done.exit_code == 0, done.stderr
    assert done.stdout.endswith(f"samples of 1 games in {tmp_path / 'data.npz'}.\n")
    three = GAMES / "preselected-3p-classic-chance.luna"
    mixed = luna(["dataset", str(games), str(three), "--out", str(tmp_path / "more.npz")])
    assert mixed.exit_code == 1
    assert "a game of 3 players among games of 2" in mixed.stderr
    chosen = luna(
        ["dataset", str(games), str(three), "--out", str(tmp_path / "more.npz"), "--players", "3"]
    )
    assert chosen.exit_code == 0
    assert "of 1 games" in chosen.stdout
    for words in (["--out", "data.csv"], ["--out", "data.npz"]):
        refused = luna(["dataset", str(tmp_path / "none.jsonl"), *words])
        assert (refused.exit_code, refused.stdout) == (1, "")


def test_selfplay_keeps_policies_where_asked(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ["selfplay", "prior", "--games", "1", "--out", str(out), "--workers", "0", "--policies"]
    assert luna(words).exit_code == 0
    head, game = map(json.loads, out.read_text("utf-8").splitlines())
    assert head["policies"] is True
    assert len(game["search"]) == game["actions"]
    chances, shares = next(each for each in game["search"] if each)
    assert len(chances) == 2
    assert abs(sum(shares.values()) - 1) < 0.01
