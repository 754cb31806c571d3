"""The calls of an analysed deal on one page: what each meant, and what it cost."""

from collections.abc import Iterator
from math import ceil

from discord import ui

from bot.analysis.explanations import move_in_words
from bot.i18n import Words, dotted, yes
from bot.rulebook.bidding_system import promise_told
from cogs.analysis.calls import call_in_words, cost_in_points, doubled, held, named
from cogs.analysis.controls import BidsControl
from cogs.analysis.pages import percent, tabs
from cogs.ui.control import PageWay, page_turns
from cogs.ui.layout import GOLD, card, rows, small, text, title
from engine.actions import Pass
from engine.contract import Bid
from engine.deal_record import DealRecord
from engine.players.analysis import Analysis, JudgedDecision
from engine.players.analysis.auction import JudgedCall, judged_calls
from engine.players.analysis.verdict import BLAME

MOST_CALLS = 6
"""Calls on a page: as many as a phone shows."""


def bids(found: Analysis, record: DealRecord, asked: BidsControl, say: Words) -> ui.LayoutView:
    """Each call: its meaning, how that fits the hand, its chance and cost, the expert's own."""
    say = say.playing(record.rules)
    calls = list(_calls(found, record, say)) or [say("analysis-bids-none")]
    part = min(asked.part, (len(calls) - 1) // MOST_CALLS)
    shown = calls[part * MOST_CALLS : (part + 1) * MOST_CALLS]
    hint = small(say("analysis-bids-hint", blame=percent(BLAME))) if asked.legend else ""

    def to(there: int, way: PageWay) -> BidsControl:
        return BidsControl(asked.page, part=there, way=way)

    return card(
        text(title(say("analysis-bids-title")), hint),
        *rows(tabs(found, asked, say)),
        text(*shown),
        *rows(page_turns(part, ceil(len(calls) / MOST_CALLS), to, say)),
        colour=GOLD,
    )


def _calls(found: Analysis, record: DealRecord, say: Words) -> Iterator[str]:
    """Two lines for a call, one for passes in a row of which there is nothing to say."""
    silent = list[str]()
    for each, one in judged_calls(record, found):
        call = call_in_words(record, each.number, say)
        told = promise_told(record.rules, each.promise, say)
        judged = list(_judged(record, each, one, say))
        if isinstance(each.call, Pass) and each.kept and not judged:
            silent.append(call)
            continue
        yield from _together(silent)
        line = say("promise-call", call=f"**{call}**", told=told) if told else f"**{call}**"
        yield "\n".join((line, small(dotted(judged)))) if judged else line
    yield from _together(silent)


def _together(silent: list[str]) -> Iterator[str]:
    if silent:
        yield dotted(silent)
        silent.clear()


def _judged(record: DealRecord, each: JudgedCall, one: JudgedDecision, say: Words) -> Iterator[str]:
    """The remarks on a call."""
    fair = one.fair
    if not each.kept:
        yield say("analysis-bid-untrue", held=held(record.rules, each, say))
    if fair is None:
        return
    if fair.chosen.made is not None and isinstance(each.call, Bid):
        yield say("analysis-bid-made", chance=percent(fair.chosen.made))
    if each.cost(one):
        points, error = cost_in_points(one)
        best = named(record, one, fair.best.action, say)
        yield say("analysis-bid-cost", points=points, error=error, best=best)
    elif each.exact:
        yield say("analysis-bid-exact")
    elif fair.expert is not None and fair.expert != one.done:
        expert = move_in_words(fair.expert, doubled(record, one, fair.expert), say)
        yield say("analysis-bid-expert", call=expert, bids=yes(isinstance(fair.expert, Bid)))
    elif isinstance(each.call, Bid):
        yield say("analysis-bid-agrees")
