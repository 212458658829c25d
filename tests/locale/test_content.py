"""What the texts say about the game is true in every language."""

import re

import pytest

from luna.locale import LANGUAGES, Texts

FIGURES = {
    "en": "figures",
    "de": "figuren",
    "it": "sagome",
    "nl": "figuren",
    "pt-BR": "figuras",
}
CLAIMS = {
    "en": "build, claim",
    "de": "ein plättchen besetzt",
    "it": "reclami una tessera",
    "nl": "een tegel in bezit neemt",
    "pt-BR": "assegura uma pedra",
}
"""What tips said of the Novice favor: it cannot claim a tile (A-VIRTUAL)."""
ASSUMED = ("S-BOARDS", "S-ISLES", "S-FIGURES", "S-PRESET", "N-FIGURES", "G-SCORE")
"""Rules that speak of what is printed on the components and is in no rulebook: printed.toml."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_journey_is_not_sent_to_the_apostate(language: str) -> None:
    texts = Texts(language)
    tip = texts("tip-journey").lower()
    assert FIGURES[language] not in tip
    for figure in ("priestess", "builder"):
        assert texts(f"figure-{figure}").lower() in tip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["tip-virtual", "tip-virtual-solo"])
def test_the_novice_favor_claims_no_tile(language: str, key: str) -> None:
    texts = Texts(language)
    tip = texts(key).lower()
    assert CLAIMS[language] not in tip
    assert texts("action-promote").lower() in tip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_says_what_books_bring_in_each_edition(language: str) -> None:
    texts = Texts(language)

    def numbers(key: str, edition: str) -> list[str]:
        return re.findall(r"\d", texts(key, edition=edition))

    for edition in ("classic", "brazilian"):
        assert numbers("web-brings-book", edition) == ["1", "2"]
        assert numbers("web-brings-temple", edition) == ["1"]
    assert numbers("web-brings-book", "revised") == []
    assert numbers("web-brings-temple", "revised") == ["1", "1"]
    for key in ("web-brings-book", "web-brings-temple"):
        assert texts("edition-revised") in texts(key, edition="any")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ASSUMED)
def test_what_no_rulebook_shows_is_marked_as_a_ruling(language: str, rule: str) -> None:
    assert Texts(language).rule(rule).ruling
