"""The analysis of a deal: while it is judged, whole, a moment, its bids, and without an error."""

from unittest.mock import patch

from cogs.analysis import presses
from tests.bot.analysis.made_judges import KeptJudges
from tests.cogs.playing import offers
from tests.engine.players.analysis.kept_analyses import kept_analyses
from tests.look.scene import Scene
from tests.look.visit import Visit

SLOW, REST, LONG = 10, 60, 600
"""Seconds for a decision, between two edits, and for a deal."""


async def analysis(visit: Visit) -> None:
    """Deals with errors in the play, without any, and lost in the auction."""
    erring, clean, overbid, _ = kept_analyses()
    judges = KeptJudges(erring, clean, overbid)
    with patch.object(presses, "EDIT_SECONDS", REST):
        async with visit.evening as evening:
            evening.bot.services.analyst._judges = judges
            (alice,) = evening.people("Alice")
            page = await alice.slash("belote deal", deal=erring.deal)
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
            await alice.press(page, "analysis-tricks")
            visit.take("analysis-tricks", page)
            await alice.press(page, "analysis-bids")
            visit.take("analysis-bids", page)
            judges.seconds = 0
            page = await alice.slash("belote deal", deal=clean.deal)
            await alice.press(page, "deal-look")
            await alice.press(page, "analysis")
            await evening.cafe.env.advance_time(REST)
            visit.take("analysis-no-error", page)
            page = await alice.slash("belote deal", deal=overbid.deal)
            await alice.press(page, "deal-look")
            await alice.press(page, "analysis")
            await evening.cafe.env.advance_time(REST)
            visit.take("analysis-auction", page)
            await alice.press(
                page, "analysis-moment", offers(page, "analysis-moment")[0].custom_id.argument
            )
            visit.take("analysis-call", page)
            await alice.press(page, "analysis")
            await alice.press(page, "analysis-bids")
            visit.take("analysis-calls", page)


ANALYSIS = (Scene(play=analysis, settings={"table_pictures": "tricks"}),)
