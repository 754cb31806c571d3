"""``python -m engine``: what it prints and the codes it ends with."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.variants import VARIANTS

FILE = Path(__file__).parent.parent / "data" / "vectors.json"
DEAL = (
    "contree 3 S | JC8D7CAD9D7S9SKH / JDQH7DQCAHKSJH8H / QDJS8SKC8CQSKDTD / 9HTH7H9CASTCACTS"
    " | capotS x - W:- | 9HKHQHJS TDTS9D7D TCJCQCKC 7H7SJHQS 8SAS9SKS ADJDQDAC 7CAH8C9C TH8D8HKD"
)


def theirs() -> tuple[int, int]:
    """How many vectors are of rule sets that exist, and how many are not."""
    content = json.loads(FILE.read_text(encoding="utf-8"))
    rows = [row for rows in content.values() if isinstance(rows, list) for row in rows]
    keys = [rules.key for rules in VARIANTS]
    known = sum(row.get("ruleset", row["id"]) in keys for row in rows)
    return known, len(rows) - known


@pytest.mark.slow
def test_the_vectors_command_passes() -> None:
    known, others = theirs()
    ended = subprocess.run(
        [sys.executable, "-m", "engine", "vectors", str(FILE)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == f"{known} passed, 0 failed, {others} skipped\n"


def test_a_failure_shows_the_expected_and_the_actual_value(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = json.loads(FILE.read_text(encoding="utf-8"))
    vector = next(row for row in content["scoring"] if row["ruleset"] == VARIANTS[0].key)
    right = vector["expected"]["attack"]
    vector["expected"]["attack"] = 999
    changed = tmp_path / "vectors.json"
    changed.write_text(json.dumps(content), encoding="utf-8")
    assert main(["vectors", str(changed)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert vector["id"] in told[0]
    assert "expected" in told[1]
    assert "999" in told[1]
    assert "came" in told[2]
    assert str(right) in told[2]
    known, others = theirs()
    assert told[-1] == f"{known - 1} passed, 1 failed, {others} skipped"


@pytest.mark.parametrize(
    "content", [None, "", "[]", '{"format": "belote-family-vectors/1", "scoring": 7}']
)
def test_an_invalid_or_missing_file_is_explained_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None
) -> None:
    file = tmp_path / "vectors.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    assert main(["vectors", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("These vectors cannot be run: ")
    assert said.err.endswith(".\n")
    assert said.err.count("\n") == 1


def test_a_deal_is_replayed_with_its_score(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", DEAL]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == DEAL
    assert "contract capotS by west x2" in told
    assert "trick 1: west leads 9H KH QH JS, south +27" in told
    assert told[-1] == "score: failed, attack 0, defence 660"


def test_a_deal_is_read_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(DEAL + "\n"))
    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out.startswith(DEAL)


def test_an_unfinished_deal_has_no_score(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", DEAL.rpartition("|")[0]]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "score: none (play)"


def test_an_illegal_deal_is_explained_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", DEAL.replace("TDTS9D7D", "TDTSJC7D")]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "This is not a legal deal: cards 7: illegal (must-follow): JC.\n"


@pytest.mark.parametrize("arguments", [[], ["vectors"], ["whist"], ["replay"]])
def test_without_a_command_usage_is_printed(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m engine" in capsys.readouterr().err


def test_a_deal_with_house_rules_is_replayed_as_it_is_exported(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = f"packets=4-4 {DEAL}"
    assert main(["replay", line]) == 0
    assert capsys.readouterr().out.splitlines()[0] == line
    assert main(["replay", f"packets=9-9 {DEAL}"]) == 2
    reason = "option-out-of-bounds: packets=9-9"
    assert capsys.readouterr().err == f"This is not a legal deal: {reason}.\n"
