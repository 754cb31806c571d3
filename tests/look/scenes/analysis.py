"""The analysis of a deal: while it is judged, whole, a moment, its bids, and without an error."""

from unittest.mock import patch

from cogs.analysis import presses
from tests.bot.analysis.made_judges import MadeJudges, choices
from tests.cogs.playing import offers
from tests.engine.players.analysis.played_deals import played
from tests.look.scene import Scene
from tests.look.visit import Visit

SLOW, REST, LONG = 10, 60, 600
"""Seconds for a decision, between two edits, and for a deal."""


async def analysis(visit: Visit) -> None:
    """Two deals, one with errors and one without."""
    record = played("contree", 6)
    judges = MadeJudges(choices(record)[2:9:2])
    with patch.object(presses, "EDIT_SECONDS", REST):
        async with visit.evening as evening:
            evening.bot.services.analyst._judges = judges
            (alice,) = evening.people("Alice")
            page = await alice.slash("belote deal", deal=str(record))
            await alice.press(page, "deal-look")
            judges.seconds = SLOW
            await alice.press(page, "analysis")
            await evening.cafe.env.advance_time(REST)
            visit.take("analysis-running", page)
            await evening.cafe.env.advance_time(LONG)
            visit.take("analysis", page)
            shows = offers(page, "analysis-moment")
            await alice.press(page, "analysis-moment", shows[0].custom_id.argument)
            visit.take("analysis-moment", page)
            await alice.press(page, "analysis")
            await alice.press(page, "analysis-bids")
            visit.take("analysis-bids", page)
            evening.bot.services.analyst._judges = MadeJudges()
            page = await alice.slash("belote deal", deal=str(played("contree", 10)))
            await alice.press(page, "deal-look")
            await alice.press(page, "analysis")
            await evening.cafe.env.advance_time(REST)
            visit.take("analysis-no-error", page)


ANALYSIS = (Scene(play=analysis, settings={"table_pictures": "tricks"}),)
