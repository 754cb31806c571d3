"""A season looked back at: its page, its picture, and what stands out in it, in words."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from discord import ui

from bot.i18n import Words, capitalised
from bot.pictures.recap import RecapFact, RecapPicture
from bot.ratings.ladders import Season
from bot.storage.stats.season_recap import SeasonRecap, ToldContract
from cogs.deals.controls import DealControl
from cogs.stats.accuracy_page import LEAST
from cogs.stats.pages import A_SERIES
from cogs.stats.selection import StatsControl, StatsPage, StatsQuery
from cogs.ui.control import Control, button
from cogs.ui.layout import (
    GOLD,
    Illustration,
    LayoutItem,
    card,
    in_words,
    rows,
    shown,
    signed,
    small,
    text,
    title,
)
from cogs.ui.people import named_players
from cogs.ui.recap_query import PostRecapControl, RecapQuery, recap_button, recap_buttons
from cogs.ui.replies import mention
from engine.contract import Bid
from engine.variants import find_variant

LEAST_GAMES = 5
"""The fewest games of a season that is looked back at."""

FILE = "season.png"

PersonNaming = Callable[[int | None], str]
"""Returns the name of a person; None is a computer."""


@dataclass(frozen=True, slots=True)
class Recap:
    """A season as it is looked back at; ``hidden``: the person keeps it to themselves."""

    asked: RecapQuery
    season: Season
    told: SeasonRecap
    running: bool = False
    hidden: bool = False

    @property
    def is_enough(self) -> bool:
        """Whether there were enough games for a recap."""
        return self.told.games >= LEAST_GAMES


def recap_page(
    recap: Recap, say: Words, *, picture: Illustration | None, own: bool
) -> ui.LayoutView:
    """The page of one reader, with the ways to other seasons; ``own``: it is theirs."""
    asked = recap.asked
    parts = [*_told(recap, say, picture)]
    if recap.running:
        parts.append(text(small(say("recap-running", ended=_last_day(recap.season)))))
    if recap.hidden:
        parts.append(text(small(say("stats-hidden"))))
    beside = replace(asked, season=recap.season)
    before, after = (
        replace(asked, season=each) for each in (recap.season.before, recap.season.after)
    )
    later = recap_button(after, say("recap-button-after"))
    if recap.running:
        later.disable()
    others = [recap_button(before, say("recap-button-before")), later]
    if asked.user is None:
        others.append(recap_button(RecapQuery(season=recap.season), say("recap-button-own")))
    else:
        others += _of_person(beside, say)
    ways: list[Control] = []
    if recap.is_enough:
        ways += _deal_buttons(recap, say)
        if asked.user is None or (own and not recap.hidden):
            ways.append(button(PostRecapControl(beside), say("shared-deal-button-share")))
    return card(*parts, *rows(others), *rows(ways), colour=GOLD)


def recap_post(recap: Recap, say: Words, *, picture: Illustration | None) -> ui.LayoutView:
    """The recap for everyone in a channel, with a button to one's own season."""
    return card(
        *_told(recap, say, picture),
        *rows([*recap_buttons(recap.season, say), *_deal_buttons(recap, say)]),
        colour=GOLD,
    )


def recap_illustration(recap: Recap, name: str, name_of: PersonNaming, say: Words) -> Illustration:
    """The picture of a season with enough games, and its description."""
    told, plain = recap.told, say.plain
    lost = told.games - told.wins - told.draws
    outcomes = None if recap.asked.user is None else (told.wins, told.draws, lost)
    facts = tuple(_facts(recap, plain, name_of))
    picture = RecapPicture(name, _dates(recap.season, say), _games(recap, say), outcomes, facts)
    lines = (line.replace("**", "") for line in _lines(facts, say))
    sentences = (name, picture.dates, picture.games, *lines)
    return Illustration(picture, FILE, in_words(f"{each}." for each in sentences if each))


def _told(recap: Recap, say: Words, picture: Illustration | None) -> Iterator[LayoutItem]:
    """Whose season it is, and what stands out; in words where there is no picture of it."""
    user = recap.asked.user
    heading = (
        say("recap-title-server") if user is None else say("recap-title", player=mention(user, say))
    )
    yield text(title(heading), small(_dates(recap.season, say)))
    if not recap.is_enough:
        yield text(say("recap-few", games=recap.told.games, least=LEAST_GAMES))
    elif picture:
        yield from shown(picture)
    else:
        facts = _facts(recap, say, lambda user: named_players((user,), say))
        yield text(_games(recap, say), *_lines(facts, say))


def _of_person(asked: RecapQuery, say: Words) -> Iterator[Control]:
    """The ways from a person's season: to the server's, and to their statistics."""
    if asked.here:
        yield recap_button(replace(asked, user=None), say("recap-button-server"))
    sheet = StatsQuery(sheet=StatsPage.SUMMARY, user=asked.user or 0, here=asked.here)
    yield button(StatsControl(sheet), say("stats-button-summary"))


def _deal_buttons(recap: Recap, say: Words) -> Iterator[Control]:
    """The button that opens the deal of the season, from where it can be replayed."""
    if deal := recap.told.deal:
        control = DealControl(deal.code)
        yield button(control, say("shared-deal-title", code=deal.code))


def _last_day(season: Season) -> datetime:
    return season.ends - timedelta(days=1)


def _dates(season: Season, say: Words) -> str:
    return say("podium-season", began=season.begins, ended=_last_day(season))


def _games(recap: Recap, say: Words) -> str:
    told = recap.told
    if recap.asked.user is None:
        return say("recap-games", games=told.games, deals=told.deals, players=told.players)
    return say("profile-games", games=told.games, wins=told.wins, rate=told.wins / told.games)


def _lines(facts: Iterable[RecapFact], say: Words) -> Iterator[str]:
    for fact in facts:
        key = "recap-line-noted" if fact.note else "recap-line"
        told = {"what": fact.label, "value": fact.value}
        yield say(key, **told, **({"note": fact.note} if fact.note else {}))


def _facts(recap: Recap, say: Words, name_of: PersonNaming) -> Iterator[RecapFact]:
    """The highlights, in the same words on the picture, below it and in its description."""
    told, of_server = recap.told, recap.asked.user is None

    def what(fact: str) -> str:
        return say("recap-what", what=fact)

    if pair := told.pair:
        names = [name_of(user) for user in pair.users]
        value = say.every(names) if of_server else names[1]
        note = say("stats-together", wins=pair.wins, games=pair.games)
        yield RecapFact(what("pair" if of_server else "partner"), value, note)
    if boldest := told.boldest:
        by = name_of(boldest.deal.declarer_id) if of_server else ""
        note = say("recap-by", player=by) if of_server else say.day(boldest.finished_at)
        yield RecapFact(what("boldest"), _contract(boldest, say), note)
    if costliest := told.costliest:
        note = _swing(costliest, say, name_of if of_server else None)
        yield RecapFact(what("costliest"), _contract(costliest, say), note)
    if told.trump:
        trump, count = told.trump
        value = capitalised(say("trump", trump=trump))
        yield RecapFact(what("trump"), value, say("recap-contracts", count=count))
    yield from _accuracy(told, say)
    if (run := told.run) and run.length >= A_SERIES:
        note = name_of(run.user_id) if of_server else ""
        yield RecapFact(what("streak"), say("recap-wins", count=run.length), note)
    if deal := told.deal:
        points = {"points": signed(deal.lead, say), "usual": signed(round(deal.usual), say)}
        side = say("recap-side", player=name_of(deal.user_id), **points) if of_server else ""
        yield RecapFact(what("deal"), deal.code, side or say("recap-usual", **points))


def _accuracy(told: SeasonRecap, say: Words) -> Iterator[RecapFact]:
    """The accuracy of the cards in the first and in the last month with enough decisions."""
    enough = [each for each in told.months if each.cards.decisions >= LEAST]
    if not enough:
        return
    ends = enough[:1] if len(enough) == 1 else [enough[0], enough[-1]]
    values = [str(round(each.cards.mean)) for each in ends]
    months = [say.month_short(each.began) for each in ends]
    label = say("recap-what", what="accuracy")
    yield RecapFact(label, _then_now(values, say), _then_now(months, say))


def _then_now(both: Sequence[str], say: Words) -> str:
    if len(both) == 1:
        return both[0]
    return say("recap-then-now", before=both[0], now=both[1])


def _contract(contract: ToldContract, say: Words) -> str:
    deal = contract.deal
    bid = Bid(deal.value, deal.trump, deal.kind)
    return _of_game(contract, say)("history-contract", bid=bid, doubles=deal.doubles)


def _swing(contract: ToldContract, say: Words, name_of: PersonNaming | None) -> str:
    """The points that a doubled contract brought, to the side of a person or by whom."""
    deal, of_game = contract.deal, _of_game(contract, say)
    if name_of is None:
        points = signed(contract.lead, say)
        return of_game("recap-swing", result=deal.result.value, points=points)
    return of_game(
        "recap-swing-server",
        player=name_of(deal.declarer_id),
        doubler=name_of(deal.doubler_id),
        result=deal.result.value,
        points=say("score-points", points=abs(contract.lead)),
    )


def _of_game(contract: ToldContract, say: Words) -> Words:
    return say.playing(find_variant(contract.rules_key))
