"""The quality of a player's play: accuracy over time and by role, costly mistakes, luck."""

from collections.abc import Iterable, Iterator

from discord import ButtonStyle, ui

from bot.analysis.batches import MOST_DEALS, AnalysisBatch
from bot.i18n import Words, dotted, yes
from bot.pictures.accuracy_curve import AccuracyPicture
from bot.storage.stats.deal_statistics import Role
from bot.storage.stats.player_accuracy import (
    MeanAccuracy,
    Period,
    PlayerAccuracy,
    WaitingDeals,
)
from cogs.stats.selection import AnalyseOwnControl, StatsQuery, stats_page
from cogs.ui.control import button
from cogs.ui.layout import Illustration, LayoutItem, in_words, rows, rule, signed, small, text
from cogs.ui.replies import mention

LEAST = 20
"""Decisions below which nothing is said of their accuracy."""

LEAST_DEALS = 10
"""Deals below which nothing is said of luck."""

FILE = "accuracy.png"


def accuracy(
    found: PlayerAccuracy, asked: StatsQuery, say: Words, *controls: LayoutItem, drawn: bool = False
) -> ui.LayoutView:
    """The page, with what can be done about deals that are not analysed yet.

    Where the curve is ``drawn``, the words do not tell of weeks or months.
    """
    heading = say("stats-title", player=mention(asked.user, say))
    deals = found.luck.deals
    if not deals:
        none = text(say("accuracy-none", player=mention(asked.user, say)))
        return stats_page(asked, say, heading, (), none, *controls)
    return stats_page(
        asked,
        say,
        heading,
        (
            say("accuracy-deals", deals=deals),
            *_lines(_by_role(found, say), say),
            small(say("accuracy-about")),
        ),
        *(_over_time(found, say) if found.cards.decisions >= LEAST and not drawn else ()),
        *controls,
    )


def luck(found: PlayerAccuracy, asked: StatsQuery, say: Words) -> ui.LayoutView:
    """What cost most, and what the cards were worth."""
    heading = say("stats-title", player=mention(asked.user, say))
    deals = found.luck.deals
    if not deals:
        none = text(say("accuracy-none", player=mention(asked.user, say)))
        return stats_page(asked, say, heading, (), none)
    return stats_page(
        asked,
        say,
        heading,
        (say("accuracy-deals", deals=deals),),
        *((text(*_mistakes(found, say)),) if found.cards.decisions >= LEAST else ()),
        text(f"**{say('accuracy-luck')}**", *_luck(found, say)),
    )


def waiting_controls(
    waiting: WaitingDeals, batch: AnalysisBatch | None, asked: StatsQuery, say: Words
) -> tuple[LayoutItem, ...]:
    """The reader's deals still to be analysed, with a button; or the progress of that."""
    if batch is not None:
        told = say("accuracy-progress", done=batch.done, of=batch.of)
    else:
        told = say("accuracy-waiting", count=waiting.total, most=MOST_DEALS)
    analyse = button(
        AnalyseOwnControl(asked),
        say("accuracy-button-analyse"),
        disabled=batch is None and not waiting.total,
        style=ButtonStyle.success,
    )
    return rule(), text(told), *rows([analyse])


def accuracy_curve(found: PlayerAccuracy, name: str, say: Words) -> Illustration | None:
    """The curve of the weeks or months in which enough was decided; None where there is none."""
    enough = [period for period in found.periods if period.cards.decisions >= LEAST]
    if not enough[1:]:
        return None
    short = say.day if found.weekly else say.month_short
    points = tuple((short(period.began), round(period.cards.mean)) for period in enough)
    about = say("accuracy-curve", weekly=yes(found.weekly))
    lines = _lines(_by_period(enough, found, say), say)
    told = in_words((f"{about}.", *(f"{line.replace('**', '')}." for line in lines)))
    return Illustration(AccuracyPicture(title=name, about=about, points=points), FILE, told)


NamedAccuracy = tuple[str, MeanAccuracy]


def _by_role(found: PlayerAccuracy, say: Words) -> Iterator[NamedAccuracy]:
    """The accuracy of all cards, of those in each role, and of the calls."""
    yield say("accuracy-what", what="cards"), found.cards
    for role in Role:
        if found.roles[role].decisions:
            yield say("accuracy-what", what=role.value), found.roles[role]
    yield say("accuracy-what", what="calls"), found.calls


def _by_period(
    periods: Iterable[Period], found: PlayerAccuracy, say: Words
) -> Iterator[NamedAccuracy]:
    name = say.day if found.weekly else say.month
    yield from ((name(period.began), period.cards) for period in periods)


def _lines(every: Iterable[NamedAccuracy], say: Words) -> Iterator[str]:
    """A line each, and one for all of those of which too little is known."""
    few: list[str] = []
    for name, found in every:
        if found.decisions < LEAST:
            few.append(say("accuracy-few-one", name=name, count=found.decisions))
        else:
            yield say("accuracy-line", name=name, value=round(found.mean), count=found.decisions)
    if few:
        yield say("accuracy-few", names=say.series(few), least=LEAST)


def _over_time(found: PlayerAccuracy, say: Words) -> Iterator[LayoutItem]:
    """The accuracy of the cards by week or month, where no curve shows it."""
    if found.periods:
        heading = f"**{say('accuracy-periods', weekly=yes(found.weekly))}**"
        yield text(heading, dotted(_lines(_by_period(found.periods, found, say), say)))


def _mistakes(found: PlayerAccuracy, say: Words) -> Iterator[str]:
    yield f"**{say('accuracy-mistakes')}**"
    if not found.errors:
        yield say("accuracy-mistakes-none")
        return
    for each in found.mistakes:
        points = round(100 * each.loss / each.count)
        yield say("accuracy-mistake", kind=each.kind, count=each.count, points=points)
    yield small(say("accuracy-mistakes-all", count=found.errors))


def _luck(found: PlayerAccuracy, say: Words) -> Iterator[str]:
    cards = found.luck
    if cards.deals < LEAST_DEALS:
        yield say("accuracy-luck-few", count=cards.deals, least=LEAST_DEALS)
        return
    if not found.one_game:
        yield say("accuracy-luck-mixed")
        return
    yield say("accuracy-luck-held", points=signed(cards.held, say))
    yield say("accuracy-luck-usual", points=signed(round(cards.usual), say))
    yield say("accuracy-luck-made", points=signed(cards.made, say))
    balance = cards.balance
    yield say(
        "accuracy-luck-balance",
        points=signed(round(balance), say),
        each=signed(round(balance / cards.deals), say),
    )
    yield small(say("accuracy-luck-about"))
