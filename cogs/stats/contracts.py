"""The contracts that a player took: by value, by trump, doubled, and by what margin."""

from collections.abc import Iterator, Sequence

from discord import ui

from bot.i18n import Words
from bot.storage.deal_statistics import DealStatistics, Tally, Undertaking
from bot.storage.statistics import Statistics
from cogs.stats.columns import Row, columns
from cogs.stats.frame import sheet
from cogs.stats.lines import double_lines
from cogs.stats.selection import Asked
from cogs.ui.layout import rule, text
from cogs.ui.replies import mention

MOST_ROWS = 20
"""Values that are told one by one: those that were undertaken most often."""


def contracts(numbers: Statistics, asked: Asked, say: Words) -> ui.LayoutView:
    """Contracts by value with made and failed, by trump, with margins and doubles."""
    heading = say("stats-title", player=mention(asked.user, say))
    deals = numbers.deals
    return sheet(
        asked,
        say,
        heading,
        (),
        text(f"**{say('stats-contracts-title')}**", *_tables(deals, say)),
        rule(),
        text(*_margins(deals, say), *double_lines(deals, say)),
    )


def undertaking_name(undertaken: Undertaking, say: Words) -> str:
    """What was undertaken, in a word or a number."""
    return say("stats-contract", kind=undertaken.kind.value, value=undertaken.value)


def _tables(deals: DealStatistics, say: Words) -> Iterator[str]:
    if not deals.undertakings:
        yield say("stats-contracts-none")
        return
    values = [_row(name, tally) for name, tally in _by_value(deals.undertakings, say)]
    trumps = [
        _row(say("stats-trump", trump=trump), tally)
        for trump, tally in deals.trumps.items()
        if tally.all
    ]
    yield columns(_head("stats-contracts-row-contract", say), values)
    yield columns(_head("stats-contracts-row-trump", say), trumps)


def _by_value(undertakings: Sequence[Undertaking], say: Words) -> Iterator[tuple[str, Tally]]:
    """Each value in its order, but the rarest as one where there are too many."""
    usual = sorted(undertakings, key=lambda each: each.tally.all, reverse=True)[:MOST_ROWS]
    rare = [each.tally for each in undertakings if each not in usual]
    for undertaken in undertakings:
        if undertaken in usual:
            yield undertaking_name(undertaken, say), undertaken.tally
    if rare:
        made, failed = sum(each.made for each in rare), sum(each.failed for each in rare)
        neither = sum(each.neither for each in rare)
        yield say("stats-contracts-row-others"), Tally(made, failed, neither)


def _head(first: str, say: Words) -> Row:
    return (
        say(first),
        say("stats-contracts-row-made"),
        say("stats-contracts-row-failed"),
    )


def _row(name: str, tally: Tally) -> Row:
    return name, str(tally.made), str(tally.failed)


def _margins(deals: DealStatistics, say: Words) -> Iterator[str]:
    if deals.over is not None:
        yield say("stats-over", points=round(deals.over))
    if deals.under is not None:
        yield say("stats-under", points=round(deals.under))
