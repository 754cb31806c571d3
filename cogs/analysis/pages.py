"""The analysis of a deal: the verdict with the worst mistakes, and the play trick by trick."""

from collections.abc import Iterator
from dataclasses import replace

from discord import ButtonStyle, ui

from bot.analysis.jobs import AnalysisJob
from bot.i18n import MINUS, Words, capitalised, dotted, yes
from cogs.analysis.calls import cost_in_points, lost_by, named, untrue_calls
from cogs.analysis.controls import BidsControl, MomentControl, OfJudgedPage, TricksControl
from cogs.deals.controls import DealControl
from cogs.ui.control import Control, button
from cogs.ui.deal_buttons import (
    AnalysisControl,
    AnalysisPage,
    OfAnalysis,
    ReaderSeat,
    exercises_button,
)
from cogs.ui.layout import GOLD, LayoutItem, card, rows, rule, signed, small, text, title
from engine.actions import Action, PlayCard
from engine.cards import Card
from engine.deal_record import DealRecord
from engine.players.analysis import (
    Analysis,
    BestContract,
    KeyMoment,
    PlayerAnalysis,
    Verdict,
)
from engine.players.analysis.accuracy import ENOUGH
from engine.players.analysis.auction import Lost, judged_calls, lost_auction
from engine.settlement import Result

MARKS = {
    Verdict.ERROR: "\N{CROSS MARK}",
    Verdict.BAD_LUCK: "\N{CLOUD WITH RAIN}\N{VARIATION SELECTOR-16}",
    Verdict.LUCKY: "\N{FOUR LEAF CLOVER}",
    Verdict.FINE: "\N{WHITE HEAVY CHECK MARK}",
}
"""The marks of tricks: their shapes differ too, for readers who do not see colours."""

MOST_MOMENTS = 3
"""The costliest errors, which the first page names."""

NOT_JUDGED = "\N{WHITE SMALL SQUARE}\N{VARIATION SELECTOR-16}"

BESIDE = "\N{NO-BREAK SPACE}"


def overview(
    job: AnalysisJob, record: DealRecord, reader: ReaderSeat, say: Words, *, place: int = 0
) -> ui.LayoutView:
    """The results so far, and the progress of the analysis; ``place`` is its own in the queue."""
    here, found = AnalysisPage(job.deal.code, reader), job.found
    head = [title(say("analysis-title", code=job.deal.code)), small(say.variant(record.rules))]
    say = say.playing(record.rules)
    if found is None:
        told = say("analysis-failed") if job.failed else _waiting(place, say)
        refresh = button(AnalysisControl(here), say("analysis-button-refresh"))
        return card(text(*head), text(told), *rows([refresh]), colour=GOLD)
    verdict = text(*_verdict(found, record, say))
    if not job.over:
        if job.failed:
            progress = say("analysis-failed")
        elif place > 1:
            progress = _waiting(place, say)
        else:
            progress = small(say("analysis-progress", done=len(job.judged), of=job.of))
        refresh = button(AnalysisControl(here), say("analysis-button-refresh"))
        strip = _strip(found, say, judged=False, legend=True)
        waits = (text(progress), *rows([refresh]))
        return card(text(*head), verdict, rule(), *strip, rule(), *waits, colour=GOLD)
    buttons = [button(DealControl(here.code), say("analysis-button-deal"))]
    # Only one's own mistakes come back as exercises.
    if any(found.decisions[each.number - 1].seat is reader for each in found.moments):
        buttons.append(exercises_button(say))
    return card(
        text(*head),
        *rows(tabs(found, AnalysisControl(here), say)),
        verdict,
        *_moments(found, record, here, say),
        *rows(buttons),
        colour=GOLD,
    )


def tricks_page(found: Analysis, asked: TricksControl, say: Words) -> ui.LayoutView:
    """How the cards were played: each player's accuracy, and a mark for each trick."""
    return card(
        *rows(tabs(found, asked, say)),
        *_players(found, asked.page.reader, say),
        *_strip(found, say, judged=True, legend=asked.legend),
        colour=GOLD,
    )


def tabs(found: Analysis, shown: OfAnalysis, say: Words) -> list[Control]:
    """The ways to the pages of an analysis, and on one of marks to what these mean."""
    here = AnalysisPage(shown.page.code, shown.page.reader)
    ways: list[tuple[OfAnalysis, str]] = [(AnalysisControl(here), "analysis-button-verdict")]
    if found.tricks:
        ways.append((TricksControl(here), "analysis-strip-title"))
    if any(one.trick is None for one in found.decisions):
        ways.append((BidsControl(here), "analysis-button-bids"))
    buttons = []
    for way, name in ways:
        is_shown = type(way) is type(shown)
        style = ButtonStyle.primary if is_shown else ButtonStyle.secondary
        buttons.append(button(way, say(name), style=style, disabled=is_shown))
    if isinstance(shown, OfJudgedPage) and not shown.legend:
        legend = replace(shown, legend=True)
        buttons.append(button(legend, say("analysis-button-legend")))
    return buttons


def _waiting(place: int, say: Words) -> str:
    return say("analysis-place", place=place) if place > 1 else say("analysis-waiting")


def _verdict(found: Analysis, record: DealRecord, say: Words) -> Iterator[str]:
    """The auction if it lost the deal, the contract with its result, and par."""
    lost = lost_auction(record.rules, found)
    if lost is not None:
        yield from lost_by(lost, found, record, say)
    contract = found.contract
    if contract is None:
        if record.events and record.deal.auction.calls:
            yield say("analysis-passed")
    else:
        result = "open" if found.result is None else found.result.value
        yield say("analysis-played", contract=contract, result=result)
        if found.margin is not None and (lost is None or lost.how is not Lost.TOO_HIGH):
            yield say(
                "analysis-seen",
                seen=Result.MADE.value if found.margin >= 0 else Result.FAILED.value,
                result=result,
            )
    if not found.par:
        yield say("analysis-par-none")
        return
    best = found.par[0]
    if contract is not None and (best.contract.bid, best.contract.declarer) == (
        contract.bid,
        contract.declarer,
    ):
        yield say("analysis-par-played", points=_points(best, say))
    else:
        could = (
            say(
                "analysis-could",
                seat=each.contract.declarer,
                bid=each.contract.bid,
                points=_points(each, say),
            )
            for each in found.par
        )
        yield say("analysis-par", contracts=say.every(could))


def _points(best: BestContract, say: Words) -> str:
    return say("analysis-points", points=best.card_points, belote=best.belote, melds=best.melds)


def _players(found: Analysis, reader: ReaderSeat, say: Words) -> Iterator[LayoutItem]:
    """Each player's accuracy in the play."""
    if found.contract is None:
        return
    heading = f"**{say('analysis-accuracy-title')}**"
    # Said once below all players, not in each line.
    few = any(0 < each.cards.decisions < ENOUGH for each in found.players)
    least = [small(say("analysis-accuracy-least", least=ENOUGH))] if few else []
    yield text(heading, *(_player(each, reader, say) for each in found.players), *least)
    yield rule()


def _player(each: PlayerAnalysis, reader: ReaderSeat, say: Words) -> str:
    you, cards = yes(each.seat is reader), each.cards
    few = cards.value is None or not cards.enough
    value = 0 if cards.value is None else round(cards.value)
    luck = (("analysis-bad-luck", each.bad_luck), ("analysis-lucky", each.lucky))
    key = "analysis-accuracy-few" if few else "analysis-accuracy"
    return dotted(
        (
            say(key, you=you, seat=each.seat, value=value, count=cards.decisions),
            *([say("analysis-errors", count=each.errors)] if cards.decisions else []),
            *(say(key, count=count) for key, count in luck if count),
        )
    )


def _strip(found: Analysis, say: Words, *, judged: bool, legend: bool) -> Iterator[LayoutItem]:
    """One mark per trick, the margin of the contract after it, and where the contract turned."""
    if not found.tricks:
        return
    marks = (
        f"{MARKS.get(trick.mark, NOT_JUDGED) if judged else NOT_JUDGED}{BESIDE}"
        f"{signed(trick.margin, say) if trick.margin else 0}"
        for trick in found.tricks
    )
    safe = [(found.margin or 0) >= 0, *(trick.safe for trick in found.tricks)]
    turns = [number for number, now in enumerate(safe) if number and now is not safe[number - 1]]
    if turns:
        turn = say("analysis-turn-safe" if safe[-1] else "analysis-turn-down", trick=turns[-1])
    else:
        turn = say("analysis-safe-throughout" if safe[-1] else "analysis-down-throughout")
    meaning = [say("analysis-strip-legend", judged=yes(judged), sign=MINUS)] if legend else []
    if legend and judged:
        meaning.append(say("analysis-measures"))
    heading = f"**{say('analysis-strip-title')}**"
    yield text(heading, dotted(marks), turn, *map(small, meaning))


def _moments(
    found: Analysis, record: DealRecord, here: AnalysisPage, say: Words
) -> Iterator[LayoutItem]:
    """The costliest mistakes, each with a button, or a sentence if there were none."""
    untrue = tuple(untrue_calls(record, say))
    if found.moments:
        yield rule()
        yield text(f"**{say('analysis-moments-title')}**")
    for number, moment in enumerate(found.moments[:MOST_MOMENTS], start=1):
        there = AnalysisPage(here.code, here.reader, number)
        show = button(MomentControl(there), say("analysis-button-show", number=number))
        yield ui.Section(text(_moment_line(found, record, moment, here, say)), accessory=show)
    if found.contract is not None and not found.moments:
        unlucky = sum(each.bad_luck for each in found.players)
        more = [say("analysis-only-bad-luck", count=unlucky)] if unlucky else []
        costly = sum(each.cost(one) for each, one in judged_calls(record, found))
        sound = not untrue and not costly and lost_auction(record.rules, found) is None
        yield rule()
        if sound:
            yield text(say("analysis-no-error"), *more)
        else:
            yield text(say("analysis-no-error-in-play", bids=costly), *more)
    if untrue and not found.moments:  # else the page of the bids names them
        yield rule()
        yield text(f"**{say('analysis-untrue-title')}**", *untrue)


def _moment_line(
    found: Analysis, record: DealRecord, moment: KeyMoment, here: AnalysisPage, say: Words
) -> str:
    one = found.decisions[moment.number - 1]
    best, done = named(record, one, moment.best, say), named(record, one, moment.done, say)
    points, error = cost_in_points(one)
    return say(
        "analysis-moment",
        trick=one.trick or 0,
        seat=one.seat,
        done=done,
        best=capitalised(best),
        you=yes(one.seat is here.reader),
        loss=percent(moment.loss),
        points=points,
        error=error if one.trick is None else 0,
    )


def percent(part: float) -> int:
    """A share as a percentage."""
    return round(100 * part)


def card_of(action: Action) -> Card:
    """The card that a decision played. TypeError for a call."""
    if not isinstance(action, PlayCard):
        raise TypeError(action)
    return action.card
