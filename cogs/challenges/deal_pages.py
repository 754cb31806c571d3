"""The deals of a challenge one by one: how each was played, next to the others."""

from collections.abc import Iterator, Mapping
from contextlib import suppress

from discord import ui
from discord.utils import format_dt

from bot.i18n import Words, dotted, yes
from bot.shared_plays.chosen import Par
from bot.shared_plays.kinds import ChallengeWay
from bot.shared_plays.marks import ChallengeResults, Ranked, ranking
from bot.shared_plays.rounds import DEALS, round_of
from bot.storage.challenges import Challenge
from bot.storage.shared_plays import SoloPlay
from cogs.alone.pages import par_line, result_line
from cogs.challenges.controls import (
    ChallengeDealControl,
    ChallengeDealsControl,
    ChallengeHandsControl,
    DealOfChallenge,
    LookAtChallengeControl,
)
from cogs.challenges.shown import (
    MOST_LINES,
    ChallengeShown,
    about,
    looks,
    people_named,
    play_button,
    sealed_line,
    signed_mark,
    soon_line,
)
from cogs.ui.arguments import joined
from cogs.ui.challenge_buttons import ChallengeControl
from cogs.ui.control import Control, PageWay, button, menu, page_turns
from cogs.ui.layout import GOLD, GREY, card, rows, signed, small, text, title
from engine.notation import UnreadableDeal
from engine.options import OptionRefused
from engine.seats import Team

SHEET = DEALS
"""The deals that are listed at once: those of a round. A phone shows no eight of them."""

DEAL_TURNS = "challenge-button-before", "challenge-button-on"
"""The words of the buttons to the deals before and after one."""

MOST_TABLES = 10
"""The most tables of an evening to whose play a page leads."""


def head(challenge: Challenge, deal: int, count: int, say: Words) -> str:
    """« Défi C-7K3Q2M, donne 3 sur 8 »."""
    if challenge.evening is not None:
        return say("closed-room-evening", number=deal, count=count)
    return say("challenge-head", code=challenge.code, number=deal, count=count)


def after_page(shown: ChallengeShown, play: SoloPlay, say: Words) -> ui.LayoutView:
    """The result of a deal, next to the others' results so far."""
    new = button(ChallengeControl(), say("challenge-button-game"))
    # Nothing is offered of a challenge whose rules have changed: it cannot be played to its end.
    # Of an evening nothing is played here, and its next deal waits at the table.
    ways = play_button(shown, say) or ([new] if shown.challenge.evening is None else [])
    return card(
        text(
            title(head(shown.challenge, play.deal, shown.results.count, say)),
            f"**{_result(play, say)}**",
            compared(shown.results, play, say),
        ),
        text(small(_after_hint(shown, say)), soon_line(shown, say)),
        *rows([*ways, *looks(shown, say, but=LookAtChallengeControl)]),
        colour=GOLD,
    )


def _after_hint(shown: ChallengeShown, say: Words) -> str:
    if not shown.now_open:
        return say("challenge-late")
    if shown.challenge.evening is not None:
        return say("challenge-hands-evening")
    return say("challenge-hands-at", ends=format_dt(shown.challenge.closes_at, "R"))


def _result(play: SoloPlay, say: Words) -> str:
    """The contract and the points; the points alone if its rules have changed since."""
    with suppress(UnreadableDeal, OptionRefused):
        return result_line(play, say)
    return signed(play.points, say)


def compared(results: ChallengeResults, play: SoloPlay, say: Words) -> str:
    """The mark and the rank of a play on its deal, as far as others have played that."""
    if play.seen:
        return say("challenge-seen")
    if (left := results.left_marks_of(play.deal).get(play.user)) is not None:
        return say("challenge-left", mark=signed_mark(left))
    if play.user not in results.points.get(play.deal, {}):
        return say("challenge-unranked")
    mark = results.marks_of(play.deal).get(play.user)
    if mark is None:
        return say("challenge-first")
    places = deal_places(results, play.deal)[results.side_of(play.user, play.deal)]
    people = {play.user, *results.partners_of(play.user, play.deal)}
    rank = next(each.rank for each in places if each.user in people)
    return say("challenge-compared", mark=signed_mark(mark), rank=rank, count=len(places))


def deal_places(results: ChallengeResults, deal: int) -> Mapping[Team, tuple[Ranked, ...]]:
    """The ranking of each side of a deal, of those who can be compared: by marks, then by points.

    Of partners it has the first.
    """
    marks, fair = results.marks_of(deal), dict[Team, dict[int, tuple[float, ...]]]()
    for user, points in results.points.get(deal, {}).items():
        # Who had seen the cards is compared with nobody (ADR 27); of partners the first stands for
        # both.
        if user not in results.seen and user <= min(results.partners_of(user, deal), default=user):
            side = fair.setdefault(results.side_of(user, deal), {})
            side[user] = marks.get(user, 0.0), points
    return {side: ranking(fair[side]) for side in sorted(fair)}


def _tables(shown: ChallengeShown, number: int, say: Words) -> Iterator[Control]:
    """To how each table of an evening has played a deal."""
    for table, place in [*shown.tables(number).items()][:MOST_TABLES]:
        hands = ChallengeHandsControl(shown.challenge.shared_play, number, table=table)
        yield button(hands, say("challenge-button-table", number=place))


def deals_page(shown: ChallengeShown, say: Words, sheet: int | None = None) -> ui.LayoutView:
    """A sheet of the reader's deals, with the way to what the others made of each.

    None is the newest that tells something.
    """
    every = range(1, shown.results.count + 1)
    sheets = round_of(len(every))
    if sheet is None:
        sheet = round_of(max(filter(shown.may_see, every), default=1)) - 1
    sheet = min(sheet, sheets - 1)
    numbers = every[sheet * SHEET : (sheet + 1) * SHEET]

    def to(there: int, _: PageWay) -> ChallengeDealsControl:
        return ChallengeDealsControl(shown.challenge.shared_play, there)

    lines = list[str]()
    for number in numbers:
        play = shown.own.get(number)
        if play is None or play.done_at is None:
            lines.append(say(_undone(shown, play), number=number))
            continue
        facts = {"result": _result(play, say), "compared": compared(shown.results, play, say)}
        lines.append(say("challenge-deal-played", number=number, **facts))
    names = {
        joined(shown.challenge.shared_play, number): say("challenge-deal", number=number)
        for number in numbers
        if shown.may_see(number)
    }
    ways = (
        rows([menu(ChallengeDealControl(), names, "", placeholder=say("challenge-deals"))])
        if names
        else []
    )
    page = small(say("leaderboard-page", page=sheet + 1, pages=sheets)) if sheets > 1 else ""
    return card(
        text(*about(shown, say)[:2], *lines),
        *ways,
        text(page, small(_hint(shown, say))),
        *rows(
            [
                *page_turns(sheet, sheets, to, say),
                *play_button(shown, say),
                *looks(shown, say, but=ChallengeDealsControl),
            ]
        ),
        colour=GOLD,
    )


def _hint(shown: ChallengeShown, say: Words) -> str:
    """When the hands open; then the seed of the deals, which whoever reads it is noted to know."""
    if shown.now_open:
        return _after_hint(shown, say)
    if shown.shows_seed:
        return say("challenge-seed", seed=shown.challenge.seed.hex())
    return sealed_line(shown, say)


def _undone(shown: ChallengeShown, own: SoloPlay | None) -> str:
    """The sentence about a deal that the reader has not finished."""
    if own is not None and own.at_table is not None:
        return "challenge-deal-begun"
    # Alone one may go on after the end, and counts for nothing.
    late = not shown.now_open and shown.challenge.way is not ChallengeWay.ALONE
    return "challenge-deal-missed" if late else "challenge-deal-to-play"


def _deal_lines(shown: ChallengeShown, number: int, say: Words) -> Iterator[str]:
    """What everybody has made of a deal: the best of each side, and the reader."""
    plays = {play.user: play for play in shown.plays if play.deal == number}
    marks, places = shown.results.marks_of(number), deal_places(shown.results, number)
    tables = {} if shown.challenge.evening is None else shown.tables(number)
    for side, ranked in places.items():
        if len(places) > 1:
            yield small(say.team(side))
        for place, each in enumerate(ranked):
            partners = (each.user, *shown.results.partners_of(each.user, number))
            if place >= MOST_LINES // len(places) and shown.reader not in partners:
                continue
            who = [people_named(shown, partners, say)]
            if (table := tables.get(plays[each.user].at_table or 0)) is not None:
                who.append(say("challenge-button-table", number=table))
            yield say(
                "challenge-deal-line",
                rank=each.rank,
                player=dotted(who),
                result=_result(plays[each.user], say),
                mark=signed_mark(marks[each.user]) if each.user in marks else "",
                compared=yes(each.user in marks),
                stood=yes(plays[each.user].stood_in),
            )
    if experts := shown.results.experts.get(number):
        leads = say.every(signed_mark(lead) for lead in experts)
        yield say("challenge-experts", leads=leads)


def _turns(shown: ChallengeShown, number: int, say: Words) -> list[Control]:
    """To the deals before and after this one, of those that the reader may know."""
    every = range(1, shown.results.count + 1)
    known = [each for each in every if each == number or shown.may_see(each)]

    def to(there: int, _: PageWay) -> ChallengeDealControl:
        deal = known[min(there, len(known) - 1)]  # the button past the last one leads nowhere
        return ChallengeDealControl(DealOfChallenge(shown.challenge.shared_play, deal))

    return page_turns(known.index(number), len(known), to, say, DEAL_TURNS)


def deal_page(
    shown: ChallengeShown, number: int, say: Words, par: Par | None = None
) -> ui.LayoutView:
    """Everyone's results of a deal, for a reader who may know them, with its best contract."""
    lines = [*_deal_lines(shown, number, say)]
    deals = ChallengeDealsControl(shown.challenge.shared_play, round_of(number) - 1)
    ways = [*_turns(shown, number, say), button(deals, say("challenge-button-deals"))]
    if shown.is_told and not shown.challenge.has_other_rules:
        ways.append(
            button(
                ChallengeHandsControl(shown.challenge.shared_play, number),
                say("challenge-button-hands"),
            )
        )
        if number in shown.own and shown.own[number].done_at is not None:
            hands = ChallengeHandsControl(shown.challenge.shared_play, number, played=True)
            ways.append(button(hands, say("challenge-button-own")))
        if shown.challenge.evening is not None:
            ways += _tables(shown, number, say)
    heading = head(shown.challenge, number, shown.results.count, say)
    listed = lines or [say("challenge-empty")]
    if par is not None:
        listed = [*listed, par_line(par, say)]
    if any(play.stood_in for play in shown.plays if play.deal == number):
        listed = [*listed, small(say("challenge-stood"))]
    return card(text(title(heading), *listed), *rows(ways), colour=GOLD if lines else GREY)
