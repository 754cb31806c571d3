"""The analysis of a deal: while it is judged, whole, a moment, its bids, and without an error."""

import json
from pathlib import Path
from unittest.mock import patch

from cogs.analysis import presses
from engine.players.analysis import Analysis, JudgedDecision
from engine.players.analysis.json_form import read
from tests.bot.analysis.made_judges import MadeJudges
from tests.cogs.playing import offers
from tests.look.scene import Scene
from tests.look.visit import Visit

SLOW, REST, LONG = 10, 60, 600
"""Seconds for a decision, between two edits, and for a deal."""


KEPT = Path(__file__).parents[2] / "data" / "analyses.jsonl"
"""What ``python -m engine analyse --json`` said of a deal with errors, and of one without."""


class KeptJudges(MadeJudges):
    """Say again what the judges said of these deals, so that the pictures tell the truth."""

    def __init__(self, *deals: Analysis) -> None:
        super().__init__()
        self._found = {deal.deal: deal.decisions for deal in deals}

    async def judge(self, line: str, number: int) -> JudgedDecision:
        """The decision as it was judged."""
        await self._ask(line, number)
        return self._found[line][number - 1]


async def analysis(visit: Visit) -> None:
    """Two deals, one with errors and one without."""
    erring, clean = (read(json.loads(line)) for line in KEPT.read_text("utf-8").splitlines())
    judges = KeptJudges(erring, clean)
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
            await alice.press(page, "analysis-bids")
            visit.take("analysis-bids", page)
            judges.seconds = 0
            page = await alice.slash("belote deal", deal=clean.deal)
            await alice.press(page, "deal-look")
            await alice.press(page, "analysis")
            await evening.cafe.env.advance_time(REST)
            visit.take("analysis-no-error", page)


ANALYSIS = (Scene(play=analysis, settings={"table_pictures": "tricks"}),)
