"""What the overview sheet, the tips and the chapters say is what the engine does."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from fluent.syntax.ast import Pattern

from luna.analysis.forecast import gains, round_scored
from luna.analysis.tips import tips
from luna.app.lessons.chapters import begin, chapters
from luna.game import Position
from luna.locale import LANGUAGES, Texts
from luna.rules.actions import IsleAction
from luna.rules.council import seat_of
from luna.rules.engine import legal_steps
from luna.rules.state import State, popcount
from luna.rules.verbs import VERB_OF_STEP, VERBS
from luna.rules.vocabulary import (
    COLOURS,
    EDITIONS,
    ISLE_NAMES,
    ISLE_NOVICE,
    ISLES,
    PHASE_ACTIONS,
    ROUNDS,
    SOURCE_NAMES,
    TILES,
)
from scripts.translations import messages
from scripts.words import printed
from tests.lessons.solving import played, solution
from tests.modes import TABLES
from tests.randomplay import Play, Turn

TEXTS = {language: Texts(language) for language in LANGUAGES}
ENGLISH = TEXTS["en"]
VERB_NAMES = [verb.name for verb in VERBS if verb.phase == PHASE_ACTIONS]


def numbers(text: str) -> list[int]:
    """The numbers of a text, also those with a sign."""
    return [int(each) for each in re.findall(r"\d+", text)]


@cache
def turns() -> list[tuple[Play, Turn]]:
    """The turns of random games of every kind, in every edition."""
    plays = [
        Play(mode, COLOURS[:players], edition, seed, seed)
        for seed, (mode, players) in enumerate(TABLES * 2)
        for edition in EDITIONS
    ]
    return [(play, turn) for play in plays for turn in play.turns()]


def verb_of(turn: Turn) -> str:
    return VERB_OF_STEP[turn.steps[0]].name


def in_the_action_phase() -> Iterator[tuple[Play, Turn, int]]:
    """Turns that end neither round nor phase, so that only the action shows; with the seat."""
    for play, turn in turns():
        before, after = turn.before, turn.after
        if (
            (before.phase, before.round)
            == (PHASE_ACTIONS, after.round)
            == (after.phase, after.round)
        ):
            yield play, turn, int(before.turn)


def lost(turn: Turn, seat: int, what: str) -> int:
    """How many novices of a seat are no longer where they were: active, on the stage ..."""
    counts = [getattr(state, what) for state in (turn.before, turn.after)]
    if what == "stage":
        return int(counts[0][seat] - counts[1][seat])
    at = slice(seat * ISLES, (seat + 1) * ISLES)
    return sum(max(0, int(a - b)) for a, b in zip(*(list(c)[at] for c in counts), strict=True))


def spent(turn: Turn, seat: int) -> set[str]:
    """The favors that an action took."""
    left = int(turn.before.favors[seat] & ~turn.after.favors[seat])
    return {name for isle, name in enumerate(ISLE_NAMES) if left >> isle & 1}


@cache
def costs() -> dict[str, set[tuple[int, bool, frozenset[str]]]]:
    """By verb: novices used, the virtual one too; with a shrine there; other favors spent."""
    found: dict[str, set[tuple[int, bool, frozenset[str]]]] = defaultdict(set)
    for _, turn, seat in in_the_action_phase():
        favors = spent(turn, seat)
        used = lost(turn, seat, "active") + ("novice" in favors)
        isles = {
            isle
            for isle in range(ISLES)
            if turn.before.active[seat * ISLES + isle] > turn.after.active[seat * ISLES + isle]
        }
        if isinstance(turn.action, IsleAction):
            isles.add(ISLE_NAMES.index(turn.action.isle))
        shrine = any(turn.before.shrines[seat] >> isle & 1 for isle in isles)
        found[verb_of(turn)].add((used, shrine, frozenset(favors - {"novice"})))
    return found


def test_the_games_show_every_action() -> None:
    assert set(costs()) == set(VERB_NAMES)


@pytest.mark.parametrize("verb", ["favor", "recruit", "build", "promote"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_says_how_many_novices_an_action_takes(language: str, verb: str) -> None:
    plain = {used for used, shrine, _ in costs()[verb] if not shrine}
    near = {used for used, shrine, _ in costs()[verb] if shrine}
    assert (len(plain), len(near - plain)) == (1, 1 if verb in ("favor", "promote") else 0)
    said = numbers(TEXTS[language](f"web-cost-{verb}"))
    assert said == sorted(plain | near, reverse=True)


def test_the_sheet_names_the_favor_that_an_action_takes() -> None:
    taken = {verb.name: {verb.favor} - {None} for verb in VERBS if verb.phase == PHASE_ACTIONS}
    for verb, found in costs().items():
        always = frozenset.intersection(*(favors for _, _, favors in found))
        assert always == taken[verb], verb


def test_these_actions_take_no_active_novice() -> None:
    for verb in ("herbs", "sanctify", "infiltrate", "book", "meditate"):
        assert {used for used, _, _ in costs()[verb]} == {0}, verb
        assert numbers(ENGLISH(f"web-cost-{verb}")) == [], verb


def test_a_council_seat_and_a_step_of_the_apostate_take_one_novice_each() -> None:
    for play, turn, seat in in_the_action_phase():
        used = lost(turn, seat, "active") + ("novice" in spent(turn, seat))
        if verb_of(turn) == "council":
            assert seat_of(turn.after, seat) - seat_of(turn.before, seat) == used
        if verb_of(turn) == "expel":
            ring = [
                play.setup.isles.index(ISLE_NAMES[s.apostate]) for s in (turn.before, turn.after)
            ]
            assert (ring[1] - ring[0] - used) % ISLES == 0
    assert "one for each seat" in ENGLISH("web-cost-council")
    assert "one for each step" in ENGLISH("web-cost-expel")


def test_a_favor_that_an_action_takes_can_be_a_virtual_novice() -> None:
    """The tips name the actions in which the Novice favor helps, and no others."""
    helped: dict[bool, set[str]] = {False: set(), True: set()}
    for play, turn, seat in in_the_action_phase():
        before = int(turn.before.favors[seat]) >> ISLE_NOVICE & 1
        after = int(turn.after.favors[seat]) >> ISLE_NOVICE & 1
        if before and not after:
            helped[play.mode == "solo3"].add(verb_of(turn))
    words = {
        "favor": "gain another favor",
        "recruit": "recruit",
        "build": "build",
        "council": "advance in the Council",
        "expel": "expel the Apostate",
        "promote": "second novice of a Promotion",
    }
    assert helped[False] == set(words)
    assert helped[True] <= set(words) - {"expel"}
    assert all(word in ENGLISH("tip-virtual") for word in words.values())
    solo = ENGLISH("tip-virtual-solo")
    assert [verb for verb, word in words.items() if word not in solo] == ["expel"]


def test_what_leaves_the_landing_stage() -> None:
    ways: dict[str, set[str]] = defaultdict(set)
    for play, turn, seat in in_the_action_phase():
        if lost(turn, seat, "stage") > 0:
            ways[play.edition].add(verb_of(turn))
    assert ways["classic"] == ways["brazilian"] == {"sail", "tide"}
    assert ways["revised"] == {"sail", "tide", "infiltrate"}
    for key in ("tip-stage", "rule-A-STAY"):
        said = ENGLISH(key)
        assert all(word in said for word in ("Sailboat", "Tide", "revised edition"))


@cache
def gained() -> dict[tuple[str, str, int], set[int]]:
    """Points gained or lost at once by edition, source and number of players."""
    found: dict[tuple[str, str, int], set[int]] = defaultdict(set)
    for play, turn in turns():
        for won in gains(play.setup, turn.before, turn.after).values():
            for source in SOURCE_NAMES:
                if won.get(source):
                    found[play.edition, source, len(play.players)].add(won[source])
    return found


def points(source: str, edition: str, *players: int) -> set[int]:
    return set().union(*(gained()[edition, source, each] for each in players or (2, 3, 4)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sheet_says_what_a_book_brings(language: str, edition: str) -> None:
    said = numbers(TEXTS[language]("web-brings-book", edition=edition))
    few, many = points("book", edition, 2), points("book", edition, 3, 4)
    if edition == "revised":
        # Only the solo opponent's tile brings it a point for your Book, in every edition.
        assert few <= {1}
        assert (many, said) == (set(), [])
    else:
        assert (many, said) == ({1}, [1, 2])
        assert 2 in few


SHEET: dict[str, Callable[[], list[int]]] = {
    "meditation": lambda: sorted(points("meditation", "classic")),
    "displacement": lambda: [min(points("displacement", "classic"))],
    "shrines": lambda: [min(points("shrines", "classic"))],
    "favors": lambda: [min(points("favors", "classic"))],
}
"""Sources of which the sheet gives the points, and what the smallest gain was."""


@pytest.mark.parametrize("source", SHEET)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_says_what_a_source_brings(language: str, source: str) -> None:
    assert numbers(TEXTS[language](f"web-brings-{source}")) == SHEET[source]()


def test_what_the_sheet_says_of_the_round_end_is_true() -> None:
    """Temple and Apostate, in each edition; the Priestess by number of players."""
    assert {6, 3} <= points("priestess", "classic", 4) <= {6, 3, 1}
    assert points("priestess", "classic", 2, 3) == {5, 2}
    for play, turn in turns():
        before = turn.before
        if before.phase != PHASE_ACTIONS or before.round == turn.after.round:
            continue
        won = gains(play.setup, before, round_scored(before))
        for seat, colour in enumerate(play.players):
            serving = popcount(int(before.serving[seat]))
            books = popcount(int(before.serving[seat] & before.books))
            more = books if play.edition == "revised" else 0
            assert won[colour].get("temple", 0) == serving + more
            if play.mode.startswith("solo") and seat == 1:
                assert "apostate" not in won[colour]
                continue
            at = seat * ISLES + int(before.apostate)
            near = int(before.active[at] + before.inactive[at])
            had = int(before.influence(seat)) + won[colour].get("priestess", 0)
            assert won[colour].get("apostate", 0) == -min(had, near + 1 if near else 0)
    for texts in TEXTS.values():
        assert numbers(texts("web-brings-apostate")) == [1, 1]
        assert numbers(texts("rule-E-APOSTATE")) == [1, 1]
        assert numbers(texts("rule-E-PRIESTESS")) == [6, 3, 1, 5, 2]
        assert numbers(texts("rule-E-TEMPLE")) == [1, 1]


def test_a_tip_names_actions_that_are_possible() -> None:
    free = {"tip-apostate", "tip-apostate-blocks", "tip-virtual", "tip-virtual-solo", "tip-stage"}
    free |= {"tip-priestess", "tip-all-rest"}
    """These speak of what may become possible."""
    for play, turn in turns()[::7]:
        verbs = {VERB_OF_STEP[step].name for step in legal_steps(turn.before)}
        for tip in tips(play.setup, turn.before):
            named = {word.partition(" ")[0] for word in tip.words}
            assert tip.key in free or named <= verbs, tip


def test_novices_are_needed_for_nothing_that_a_tip_offers_without_them() -> None:
    """With all novices inactive, favors, Sanctification and Meditation are what is left."""
    left: set[str] = set()
    for _, turn in turns():
        s, seat = turn.before, int(turn.before.turn)
        active = any(list(s.active)[seat * ISLES : (seat + 1) * ISLES])
        if s.phase == PHASE_ACTIONS and not active and not int(s.favors[seat]):
            left |= {VERB_OF_STEP[step].name for step in legal_steps(s)}
    assert {"meditate"} <= left <= {"sanctify", "meditate"}
    assert all(word in ENGLISH("tip-all-rest") for word in ("Favors", "Sanctification"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_gives_the_same_figures(language: str) -> None:
    """A number in one language that another one lacks misstates a rule."""
    own, english = messages(language), messages("en")

    def figures(texts: Texts, patterns: dict[str, Pattern], key: str) -> list[int]:
        return sorted(numbers(printed(texts, key, patterns[key], {})))

    told = ("rule-", "lesson-", "tip-", "example-", "advice-", "web-cost-", "mode-", "edition-")
    assert [
        key
        for key in english
        if key.startswith(told)
        and figures(TEXTS[language], own, key) != figures(ENGLISH, english, key)
    ] == []


def facts(before: Position, after: Position) -> set[int]:
    """Numbers that the engine knows of a step of a chapter."""
    found = {0, 1, 2, 4}  # novices of an action, points that come one by one, and of a shrine
    for position in (before, after):
        s, seats = position.state, range(len(position.setup.players))
        found |= {int(s.layout.guard_value[each]) for each in range(1, ROUNDS + 1)}
        found |= {int(s.influence(seat)) for seat in seats}
        found |= {int(seat_of(s, seat)) for seat in seats}
        for won in gains(position.setup, s, round_scored(s)).values():
            found |= {abs(value) for value in won.values()}
        found |= {tile for each in held(s) for tile in range(1, TILES + 1) if each >> tile & 1}
    for won in gains(after.setup, before.state, after.state).values():
        found |= {abs(value) for value in won.values()}
    return found


def held(s: State) -> list[int]:
    """The tiles in the game, in sets."""
    return [int(each) for each in (*s.claimed, *s.serving, s.unclaimed, s.vacant)]


@pytest.mark.parametrize("name", chapters())
def test_every_figure_of_a_chapter_is_one_of_the_engine(name: str) -> None:
    study = played_out(name)
    for key, before, after in study:
        known = facts(before, after)
        texts = [ENGLISH(key)] + [
            text for part in ("task", "done", "other") if (text := ENGLISH.attribute(key, part))
        ]
        for text in texts:
            assert set(numbers(text)) <= known, text


def played_out(name: str) -> list[tuple[str, Position, Position]]:
    """Every step of a chapter with the positions before and after it."""
    study, found = begin(chapters()[name]), []
    for step in chapters()[name].steps:
        before = study.position
        if step.asks:
            study = played(study, solution(study))
        found.append((f"lesson-{name}-{step.key}", before, study.position))
    return found
