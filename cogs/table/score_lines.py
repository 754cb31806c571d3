"""The arithmetic of a deal, and the score sheet of a game, as lines of text."""

from bot.i18n import Words, dotted
from cogs.ui.people import team_scores
from engine.seats import Team
from engine.settlement import Settlement
from engine.state import SettledDeal


def deal_title(line: SettledDeal, say: Words) -> str:
    """What a deal was about, and how it ended."""
    settlement = line.settlement
    if settlement is None:
        return say("score-title-thrown-in", number=line.number)
    return say(
        "score-title",
        number=line.number,
        contract=settlement.tally.contract,
        result=settlement.result,
    )


def score_lines(settlement: Settlement | None, say: Words) -> tuple[str, ...]:
    """Every step of the arithmetic, a line each."""
    if settlement is None:
        return ()
    return tuple(
        say(f"score-line-{line.code}", side=line.side, **dict(line.facts))
        for line in settlement.lines
    )


def sheet_lines(sheet: tuple[SettledDeal, ...], say: Words) -> tuple[str, ...]:
    """The score sheet: a line a deal, with the total after it."""
    total = (0, 0)
    lines = []
    for deal in sheet:
        if deal.settlement:
            total = (
                total[Team.NORTH_SOUTH] + deal.settlement.for_team(Team.NORTH_SOUTH),
                total[Team.EAST_WEST] + deal.settlement.for_team(Team.EAST_WEST),
            )
        lines.append(dotted((deal_title(deal, say), team_scores(total, say))))
    return tuple(lines)
