"""A table whose log cannot be told says so, and its channel is free."""

import pytest

from bot.i18n import words
from engine.variants import VARIANTS
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, verbs
from tests.rig.screens import text_of

SAY = words("fr")

DAMAGED = "UPDATE events SET payload = '{' WHERE seq = 3"
OTHER_RULES = (
    "UPDATE events SET payload = replace(payload, '\"version\":{now}', '\"version\":{then}')"
    " WHERE seq = 1"
)
VERSION = VARIANTS[0].version


@pytest.mark.parametrize(
    ("damage", "word"),
    [
        (DAMAGED, "table-closed-lost"),
        (OTHER_RULES.format(now=VERSION, then=0), "table-closed-other-rules"),
    ],
    ids=["damaged", "unknown rules"],
)
async def test_a_table_that_is_given_up_says_so_and_frees_its_channel(
    evening: Evening, damage: str, word: str
) -> None:
    async with at_table(evening) as game:
        message = game.table
        database = evening.bot.services.database
        await database.write(lambda c: c.exec_driver_sql(damage))
        kept = await database.read(lambda c: c.exec_driver_sql("SELECT * FROM events").all())
        await evening.restart()
        forgiven = "\n".join(evening.cafe.forgive())
        assert "cannot be brought back" in forgiven
        assert SAY(word) in text_of(message)
        assert verbs(message) == set()
        after = evening.bot.services.database
        assert await after.read(lambda c: c.exec_driver_sql("SELECT * FROM events").all()) == kept
        alice = next(iter(game.people.values()))
        await alice.slash("contree start")
        assert verbs(evening.cafe.newest()) >= {"sit"}
