"""The typography tool sets sentences as each language does; ``make lint`` runs its check."""

from pathlib import Path

import pytest

from bot.i18n import typography
from bot.i18n.languages import NARROW, NO_BREAK, closed_up, common, french
from bot.i18n.typography import FluentSource, faults, main


@pytest.mark.parametrize(
    ("language", "line", "fault"),
    [
        ("fr", "key = oui ?", "not set"),
        ("en", "key = yes ", "ends in a space"),
        ("fr", f'key = oui{{ " " }}{NO_BREAK}non', "two spaces"),
        ("en", "key = « yes »", "another language"),
        ("fr", 'key = "oui"', "straight"),
        ("en", "key = “yes", "unpaired"),
    ],
)
def test_every_fault_is_found(language: str, line: str, fault: str) -> None:
    found = list(faults(f"other = x\n{line}\n", language))
    assert any(fault in said for _, said in found)
    assert {number for number, _ in found} <= {1, 2}


def test_a_well_set_file_has_no_faults() -> None:
    assert list(faults(f"key = oui{NARROW}? «{NO_BREAK}non{NO_BREAK}»\n", "fr")) == []


def test_the_check_prints_faults_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "fr" / "table.ftl"
    file.parent.mkdir()
    file.write_text("key = oui ?\n", encoding="utf-8")
    monkeypatch.setattr(typography, "FOLDER", tmp_path)
    assert main(["--check"]) == 1
    assert "table.ftl:1:" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == "key = oui ?\n"
    assert main([]) == 0
    assert main(["--check"]) == 0


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Pourquoi ?", f"Pourquoi{NARROW}?"),
        ("Pourquoi?", f"Pourquoi{NARROW}?"),
        ("a ; b : c", f"a{NARROW}; b{NO_BREAK}: c"),
        ("« l'as »", f"«{NO_BREAK}l’as{NO_BREAK}»"),
        ("62 % ici", f"62{NO_BREAK}% ici"),
        ("trop  loin...", "trop loin…"),
        (f"Nord{NO_BREAK}: a{NARROW}!", f"Nord{NO_BREAK}: a{NARROW}!"),
        ("ici : https://a.fr/b?c=1 !", f"ici{NO_BREAK}: https://a.fr/b?c=1{NARROW}!"),
        ("ici : http://127.0.0.1:8080/", f"ici{NO_BREAK}: http://127.0.0.1:8080/"),
    ],
)
def test_french_typography(typed: str, expected: str) -> None:
    assert french(typed) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Why ?", "Why?"),
        ("the player's", "the player’s"),
        ("copy .env.example to .env now", "copy .env.example to .env now"),
        ("East …", "East …"),
        (
            "80 × 4 + (5 + 3) = 328",
            f"80{NO_BREAK}×{NO_BREAK}4 +{NO_BREAK}(5 +{NO_BREAK}3) ={NO_BREAK}328",
        ),
    ],
)
def test_english_typography(typed: str, expected: str) -> None:
    assert closed_up(typed) == expected


def test_only_text_changes_and_not_syntax() -> None:
    source = '# a : b\nkey = { NUMBER($n, style: "percent") } : { $n ->\n   *[other] oui ?\n }\n'
    assert FluentSource(source).mended(french) == (
        f'# a : b\nkey = {{ NUMBER($n, style: "percent") }}{NO_BREAK}: {{ $n ->\n'
        f"   *[other] oui{NARROW}?\n }}\n"
    )


def test_a_number_stays_with_what_it_counts() -> None:
    source = (
        "key = { $n ->\n    [0] no point\n    [one] { $n } point\n"
        "   *[other] all { $n } points of { $most } points\n }\n"
        "other = { $n } points, { $game ->\n    [belote] { $n } points\n   *[other] none\n }\n"
    )
    together = source.replace("[one] { $n } ", f"[one] {{ $n }}{NO_BREAK}")
    together = together.replace("all { $n } ", f"all {{ $n }}{NO_BREAK}")
    assert FluentSource(source).mended(common) == together
