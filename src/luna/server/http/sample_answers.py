"""Answers as they look, for the description of the interface: made as real ones are."""

from functools import cache
from typing import Any

from luna.analysis.advice import Advice, advise
from luna.analysis.review import judge
from luna.bots import Budget, TreeBot
from luna.contract import answers, gathering, looks, profile, push, puzzles, studies
from luna.contract.analysis import thought_view
from luna.contract.lessons import lesson, lesson_list, worked_example
from luna.contract.lists import SeatLine, TableLine, TableList, Waiting
from luna.contract.problem import problem_document
from luna.contract.reviews import Verdict, board_view, review_view, verdict
from luna.contract.view import Turn, entry_view, options_view, own, position_view, view
from luna.contract.watching import Watched, WatchList
from luna.game import Position
from luna.lessons.chapter_play import begin
from luna.lessons.chapters import chapters
from luna.lessons.examples import examples as worked
from luna.record.document import document
from luna.server.http import sample_person, sample_rated
from luna.service.reference import printed
from luna.table.board import lay_board
from luna.table.commands import Act, Person
from luna.table.decide import decide
from luna.table.laying import TablePlan, Wanted, lay
from luna.table.playing import running
from luna.table.problem import Problem
from luna.table.table import Table, follow_log
from luna.table.tallies import FinishedGame, statistics

ADA = Person("ada", "Ada")
TIME = 1_790_000_000.0
TABLE_ID = "k3m8w2qj5xnr7tyc"


@cache
def table() -> Table:
    """A game of two that has just begun."""
    plan = TablePlan(
        [Wanted("you"), Wanted("bot", level="random")], "random", mode="preselected", seed=1
    )
    laid = lay(plan, TABLE_ID, ADA, TIME)
    begun = follow_log(laid.table, laid.entries(TIME))
    if begun.turn is not None and not begun.turn.by_bot:
        decision = decide(begun, Act(ADA, "favor tide", begun.sequence, "b1946ac9"), TIME)
        begun = follow_log(begun, decision.entries)
    return begun


def advised(position: Position) -> Advice:
    return advise(position.setup, position.state, 4, TreeBot(capacity=2000))


def verdict_of(position: Position) -> Verdict:
    before = position.back_to(0)
    action, budget = before.check("meditate"), Budget(nodes=2)
    setup, state = before.setup, before.state
    judged = judge(setup, 1, state, action, budget, TreeBot(capacity=2000))
    return verdict(before.after(action), judged)


@cache
def of(kind: Any) -> Any:
    """An answer of a type of the contract."""
    made = table()
    position = running(made)
    shown = position_view(position)
    chapter = next(iter(chapters().values()))
    line = TableLine(
        made.id,
        "game",
        "playing",
        "classic",
        "preselected",
        False,
        False,
        TIME,
        TIME,
        made.sequence,
        None,
        [SeatLine(s.number, s.colour, s.kind, s.name, s.level) for s in made.seats],
        None if made.turn is None else Turn(made.turn.number, made.turn.colour),
        [0],
        False,
        None,
        1,
        [14, 9],
        False,
    )
    examples = (
        view(made, {ADA.id}, you=own(made, ADA.id)),
        answers.Ack(2, "favor tide", False),
        answers.DoneOrAsked(True, 14),
        looks.preview(position, "meditate"),
        looks.why(position, "sanctify 28"),
        answers.OptionsAhead(0, made.position_sequence, options_view(position)),
        looks.course(position),
        looks.tips(position),
        answers.LegalTexts(["meditate"], 614_655, 0),
        answers.Hint("favor tide"),
        answers.Done(True),
        Waiting(1, [made.id]),
        WatchList(
            1,
            [
                Watched(
                    made.id,
                    "preselected",
                    "classic",
                    False,
                    0.0,
                    3,
                    line.seats,
                    document(position.setup, position.state),
                )
            ],
        ),
        push.PushKey("BPx3…", 1),
        gathering.GatheringView(True, TIME + 600, "steady"),
        gathering.SeekingList([gathering.Seeking(made.id, 3, 1, "day", "classic")]),
        profile.Profile(
            "Ada",
            TIME,
            True,
            statistics(
                [
                    FinishedGame(
                        made.id, TIME, "standard", "classic", 1, 61, 7, {"temple": 20}, "favor"
                    )
                ],
                ["temple"],
            ),
            profile.PuzzleTally(1310, 12, 8, 3, 5),
            [profile.Finished(made.id, TIME, "standard", "classic", 2, 1, 61)],
        ),
        studies.StudyList([studies.StudyLine("b8t3", "Openings", 2, TIME)]),
        studies.StudyView(
            "b8t3",
            "Openings",
            True,
            "/#study/b8t3",
            [
                studies.ChapterView(
                    "Tide first",
                    position.record(),
                    [studies.BranchView(0, "", None, "Quiet.", ["isle:tide>isle:book"])],
                )
            ],
        ),
        puzzles.PuzzleHome(
            "f89b6dccf0",
            "2026-11-16",
            False,
            False,
            1200,
            350,
            0,
            0,
            0,
            0,
            [puzzles.ThemeLine("temple", 40, 0)],
        ),
        puzzles.PuzzleView(
            "f89b6dccf0", "temple", 1500, "standard", "classic", 2, "red", 3, True, False
        ),
        puzzles.PuzzleAnswer(False, 0.12, None, None, [], True, 1090, -110, 0),
        puzzles.ChallengeList(
            [
                puzzles.ChallengeLine(
                    "2026-11-16",
                    "solo1",
                    7,
                    [puzzles.ResultLine("Ada", 12, 71, TABLE_ID, True)],
                )
            ]
        ),
        board_view(lay_board("board", position.back_to(0), ()), 0),
        review_view("v5n2", position, "200ms", True, {}, 0),
        verdict_of(position),
        thought_view("w3k8", 1.0, True, position, advised(position)),
        answers.Log([entry_view(made, entry) for entry in made.entries], made.sequence),
        looks.past_position(made, made.sequence),
        answers.SharedPosition(
            position.number,
            position.record(),
            shown.document,
            shown.options,
            shown.forecast,
            shown.zones,
        ),
        answers.ShareLink("q7m2xw9kd4tz", "/s/q7m2xw9kd4tz"),
        answers.TokenLink("t4k9", f"/t/{TABLE_ID}#join=t4k9"),
        answers.WhoAmI(answers.Me("Ada", "en")),
        answers.SessionList([answers.SessionLine("h4vd", TIME, TIME, "Firefox", True)]),
        answers.PasskeyCount(1),
        answers.PasskeyKept(True),
        answers.Ways(["mail"], "mail", "ada@luna.example", True),
        answers.Confirmed(True),
        answers.Reference(
            ["en"],
            ["classic"],
            ["standard"],
            ["red"],
            ["tide"],
            ["blue"],
            [],
            ["random"],
            printed(),
        ),
        TableList([line]),
        lesson_list([chapter]),
        lesson(begin(chapter)),
        worked_example(next(iter(worked().values()))),
        *sample_person.EXAMPLES,
        *sample_rated.EXAMPLES,
    )
    return next(example for example in examples if type(example) is kind)


PLAIN: dict[str, object] = {
    "export_study": "# Openings: Tide first\nluna 1\n…",
    "download": "luna 1\nedition classic\n…",
    "locale": "isle-tide = Tidal Isle\n…",
}
"""Answers that are not of the contract, by the name of their handler."""

PROBLEM = problem_document(
    Problem("invalid", "too-few-active", "A-FAVOR", {"isle": "tide", "have": 1, "need": 2})
)
