"""The pages of a deal that has an id: its cover, its replay, and itself in a channel."""

from collections.abc import Iterator

from discord import ButtonStyle, ui

from bot.i18n import Words, yes
from bot.rulebook.options import difference_line
from bot.storage.shared_deals import PlayedAgain, SharedDeal
from bot.tables.house_rules import HouseRules
from cogs.deals.controls import (
    ClipControl,
    DealControl,
    ExportDealControl,
    PlayDealControl,
    ReplayControl,
    ShareDealControl,
)
from cogs.table.controls import ReviewWay
from cogs.table.review import Review
from cogs.ui.control import Control, button
from cogs.ui.deal_buttons import AnalysisControl, AnalysisPage
from cogs.ui.layout import GOLD, LayoutItem, card, rows, rule, signed, small, text, title
from cogs.ui.people import team_scores
from engine.contract import Contract
from engine.deal_record import DealRecord
from engine.settlement import Result

MOST_RESULTS = 10
"""The most tables whose results are listed one by one."""


def cover(
    deal: SharedDeal, record: DealRecord, played: int, say: Words, *, seen: bool
) -> ui.LayoutView:
    """The page of a deal for somebody who has not seen its cards."""
    return card(
        text(title(say("shared-deal-title", code=deal.code)), *rules_lines(record, say)),
        text(say("shared-deal-played", count=played)),
        text(small(say("shared-deal-seen", seen=yes(seen)))),
        *rows(
            [
                button(ReplayControl(deal.code, 0, ReviewWay.NEXT), say("shared-deal-button-look")),
                play_button(deal, say),
                button(ShareDealControl(deal.code), say("shared-deal-button-share")),
                button(ExportDealControl(deal.code), say("shared-deal-button-export")),
                *clip_buttons(deal, record, say),
            ]
        ),
        colour=GOLD,
    )


def busy_page(deal: SharedDeal, link: str, say: Words) -> ui.LayoutView:
    """Asks the host of the channel's table whether to close it for this deal; nothing is lost."""
    close = PlayDealControl(deal.code, close=True)
    style = ButtonStyle.primary
    ways: list[LayoutItem] = [button(close, say("shared-deal-button-close"), style=style)]
    if link:
        ways.append(ui.Button(label=say("table-button-go"), url=link))
    return card(text(say("shared-deal-busy", code=deal.code)), *rows(ways))


def replay_page(
    deal: SharedDeal,
    record: DealRecord,
    review: Review,
    played: tuple[PlayedAgain, ...],
    say: Words,
    step: int,
) -> ui.LayoutView:
    """One step of the replay with all hands, and the results of the tables."""

    def to(there: int, way: ReviewWay) -> ReplayControl:
        return ReplayControl(deal.code, there, way)

    results = list(_result_lines(played, say))
    return card(
        text(small(say("shared-deal-title", code=deal.code))),
        *review.items(step, to, say),
        *((rule(), text(*results)) if results else ()),
        *rows(
            [
                button(AnalysisControl(AnalysisPage(deal.code)), say("analysis-button")),
                *clip_buttons(deal, record, say),
                button(DealControl(deal.code), say("shared-deal-button-back")),
            ]
        ),
        colour=GOLD,
    )


def public_card(
    deal: SharedDeal, record: DealRecord, played: tuple[PlayedAgain, ...], say: Words
) -> ui.LayoutView:
    """A deal shown in a channel; results that would spoil it are behind spoiler marks."""
    results = list(_result_lines(played, say))
    if settled := record.deal.settlement:
        scores, contract = team_scores(record.scores, say), settled.tally.contract
        results.insert(0, _settled_line(contract, settled.result, scores, say))
    hidden = [f"||{line}||" for line in results]
    return card(
        text(title(say("shared-deal-title", code=deal.code)), *rules_lines(record, say), *hidden),
        *rows(
            [
                button(ReplayControl(deal.code, 0, ReviewWay.NEXT), say("shared-deal-button-look")),
                play_button(deal, say),
            ]
        ),
        colour=GOLD,
    )


def rules_lines(record: DealRecord, say: Words) -> Iterator[str]:
    """The game and its house rules, in the words of the game."""
    house = HouseRules(record.rules.key, record.options)
    yield say.variant(record.rules)
    if differences := difference_line(house.differences, say.playing(record.rules)):
        yield small(differences)


def _result_lines(played: tuple[PlayedAgain, ...], say: Words) -> Iterator[str]:
    """The number of tables that played it, and the best and worst results of north-south."""
    if not played:
        return
    margins = [first - second for first, second in (each.scores for each in played)]
    best, worst = (signed(margin, say) for margin in (max(margins), min(margins)))
    yield say("shared-deal-results", count=len(played), best=best, worst=worst)
    if len(played) == 1:
        return
    for each in played[:MOST_RESULTS]:
        scores = team_scores(each.scores, say)
        if each.contract is None or each.result is None:
            yield say("shared-deal-result-passed", scores=scores)
        else:
            yield _settled_line(each.contract, each.result, scores, say)


def _settled_line(contract: Contract, result: Result, scores: str, say: Words) -> str:
    """A contract, whether it was made, and the scores of both sides."""
    return say("shared-deal-result", contract=contract, result=result.value, scores=scores)


def clip_buttons(deal: SharedDeal, record: DealRecord, say: Words) -> Iterator[Control]:
    """The button to the deal in moving pictures, if cards were played."""
    if record.deal.tricks:
        yield button(ClipControl(deal.code), say("clip-button"))


def play_button(deal: SharedDeal, say: Words) -> Control:
    """The button that opens a table for a deal."""
    return button(
        PlayDealControl(deal.code), say("shared-deal-button-play"), style=ButtonStyle.success
    )
