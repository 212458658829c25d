"""What the report on the languages finds, and that there is nothing to be found."""

from pathlib import Path

import pytest

from scripts import translations
from scripts.pseudo import pseudo


def test_no_language_lacks_anything(capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.main([]) == 0, capsys.readouterr().out
    assert "missing" not in capsys.readouterr().out


def test_faults_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {
        "en": "web-send = Send { $number }\nweb-rules = Rules\nweb-nothing = Nothing here\n",
        "eo": "web-send = Sendu { $nombro }\nweb-nothing = Nothing here\n",
    }
    for language, text in files.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "terms.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(translations, "LOCALE", tmp_path)
    assert translations.main([]) == 1
    out = capsys.readouterr().out
    assert "missing (1): web-rules" in out
    assert "other gaps (1): web-send" in out
    assert "unchanged (1): web-nothing" in out
    assert "used nowhere (1): web-nothing" in out


def test_a_pseudo_language_keeps_gaps_and_notation() -> None:
    text = pseudo("key = Take { $count } tiles\n    .notation = favor tide\n")
    assert "{ $count }" in text
    assert ".notation = favor tide" in text
    assert "Take" not in text


def test_a_pseudo_language_is_written_for_every_file(tmp_path: Path) -> None:
    assert translations.main(["--pseudo", str(tmp_path)]) == 0
    english = {file.name for file in (translations.LOCALE / "en").glob("*.ftl")}
    assert {file.name for file in tmp_path.iterdir()} == english
