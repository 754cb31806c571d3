"""Every row of the fault table, brought about in the middle of a deal."""

import ast
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.discord_api.taken_away import TakenAway
from tests.cogs.evening import Evening
from tests.cogs.faults.elsewhere import ELSEWHERE
from tests.cogs.faults.scene import begun
from tests.cogs.faults.table import ROWS, Elsewhere, Keeps, Row
from tests.cogs.taken_away import taken_away
from tests.rig.slow import slow_except

ROOT = Path(__file__).parents[3]


FEW = {*ROWS[::18], *(row for row in ROWS if row.takes)}


@pytest.mark.parametrize("row", slow_except(ROWS, FEW), ids=str)
async def test_play_continues_after_every_fault(evening: Evening, row: Row) -> None:
    async with evening:
        scene = await begun(evening)
        before = await evening.log()
        async with row.strikes(scene):
            with capture_logs() as told:
                await row.sees(scene)
            assert row.takes is None or taken_away(told) == {row.takes}
            kept = await evening.log()
            await scene.is_kept()
        assert (kept == before) is (row.keeps is Keeps.NOTHING)
        await scene.goes_on()
        assert (await evening.log())[: len(kept)] == kept


@pytest.mark.parametrize("row", ELSEWHERE, ids=str)
def test_cases_tested_elsewhere_exist_there(row: Elsewhere) -> None:
    file, _, name = row.test.partition("::")
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    assert name in {node.name for node in tree.body if isinstance(node, functions)}


def test_all_that_discord_may_take_away_has_a_row() -> None:
    assert {row.takes for row in ROWS} | {row.takes for row in ELSEWHERE} == {None, *TakenAway}


def test_every_route_is_refused_in_every_way() -> None:
    told = [row.fault for row in ROWS]
    routes = ("editing the table", "posting the next", "posting it below", "drawing", "sending")
    for route in (*routes, "removing a hand", "removing the table", "answering"):
        for status in (429, 500, 403, 404):
            assert any(each.startswith(str(status)) and route in each for each in told)
