"""A check recounts the ladders and names those that are not as the results have them."""

from pathlib import Path

import pytest

from bot.storage.backup.check import Damage, Finding, Ladders, check_file, found
from bot.storage.backup.recounted_ladders import wrong_ladders
from bot.storage.database.database import Database
from bot.storage.database.schema import EVERYWHERE
from tests.bot.storage.files import change, told_by
from tests.bot.storage.ladders_kept import count_games, varied_games

LADDER = "contree+computers"
SERVER = 700
HARM = [
    "UPDATE ratings SET points=9999",
    "UPDATE ratings SET mu=mu+0.001",
    "UPDATE rating_changes SET after=9999",
    "DELETE FROM ratings",
    "DELETE FROM rating_changes",
    "UPDATE standings SET wins=wins+1",
    "DELETE FROM standings",
]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_ladders_counted_game_by_game_agree_with_their_recount(
    database: Database, seed: int
) -> None:
    await count_games(database, varied_games(seed))
    assert await database.write(wrong_ladders) == ()


@pytest.mark.slow
@pytest.mark.parametrize("harm", HARM)
def test_a_ladder_that_was_changed_is_named(played: Path, harm: str) -> None:
    change(played, harm)
    report = check_file(played)
    assert report.ladders is Ladders.COMPARED
    assert {finding.damage for finding in report.findings} == {Damage.LADDER}
    named = {(facts["server"], facts["ladder"]) for facts in map(_facts, report.findings)}
    assert named == {(EVERYWHERE, LADDER), (str(SERVER), LADDER)}


def _facts(finding: Finding) -> dict[str, str | int]:
    return dict(finding.facts)


def test_one_wrong_rating_is_one_row_of_its_ladder(played: Path) -> None:
    of_one = f"guild_id={EVERYWHERE} AND ladder='{LADDER}'"
    change(
        played,
        f"UPDATE ratings SET points=9999 WHERE {of_one} AND user_id="
        f"(SELECT min(user_id) FROM ratings WHERE {of_one})",
    )
    wrong = found(Damage.LADDER, server=EVERYWHERE, ladder=LADDER, count=1)
    assert check_file(played).findings == (wrong,)


def test_ladders_of_an_older_version_or_of_wrong_results_are_not_compared(played: Path) -> None:
    change(played, "UPDATE ratings SET points=9999")
    change(played, "UPDATE counted SET version=version-1 WHERE what='ladders'")
    report = check_file(played)
    assert (report.ladders, report.findings) == (Ladders.OLD, ())
    change(played, "UPDATE counted SET version=version+1 WHERE what='ladders'")
    change(played, "UPDATE games SET score_0=score_0+10 WHERE table_id=2 AND number=1")
    report = check_file(played)
    assert report.ladders is Ladders.IN_DOUBT
    assert report.findings == (found(Damage.RESULTS, table=2),)


@pytest.mark.parametrize(
    ("table", "column", "key"),
    [("strengths", "sigma", "guild_id, user_id"), ("game_weights", "weight", "guild_id, seat")],
    ids=["strength", "weight"],
)
def test_a_damaged_row_of_somebody_erased_is_named_and_nothing_is_recounted(
    whole: Path, table: str, column: str, key: str
) -> None:
    first = f"SELECT table_id, number, {key} FROM {table} LIMIT 1"
    (row,) = told_by(whole, first)
    change(whole, f"UPDATE {table} SET {column}='no number' WHERE rowid=1")
    report = check_file(whole)
    named = found(Damage.VALUE, name=table, row=", ".join(map(str, row)), column=column)
    assert (report.findings, report.ladders) == ((named,), Ladders.IN_DOUBT)


@pytest.mark.parametrize("damage", ["user_id=user_id-1", "guild_id=5"])
def test_a_strength_of_nobody_at_that_table_is_found(whole: Path, damage: str) -> None:
    change(whole, f"UPDATE strengths SET {damage} WHERE rowid=1")
    assert found(Damage.REFERENCES, name="strengths", count=1) in check_file(whole).findings
