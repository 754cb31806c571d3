"""Calls, tricks and what the auction asks, in words."""

from collections.abc import Iterator
from typing import Annotated

from discord import ButtonStyle

from bot.i18n import Words, dotted, spaced, yes
from bot.i18n.game_values import ASKED_TWICE, Stake, stake_of
from bot.rulebook.auction import doubling_of
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.control_words import number_to
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser
from cogs.ui.people import called_by
from engine.actions import Double, Pass
from engine.auctions.points import PointsAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.cards import Trump
from engine.contract import Bid, Contract
from engine.doubling import Doubling
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Auction, Trick
from engine.view import DealView

ASK_REDOUBLE = ControlName("ask-redouble", Presser.SEATED, counted=False, plays=True)


@control("double", Presser.SEATED, counted=False, plays=True)
class DoubleControl(WordedControl):
    """Doubles the standing bid to this level."""

    level: Annotated[int, number_to(9)]
    closed: bool = False


def raised(rules: RuleSet, contract: Contract, call: Double) -> Contract:
    """The contract as it would be after this double. ValueError in a game without doubling."""
    return _doubling(rules).raised(contract, call)


def _doubling(rules: RuleSet) -> Doubling:
    doubling = doubling_of(rules.auction)
    if doubling is None:
        raise ValueError("a double where nothing is doubled")
    return doubling


def next_stake(rules: RuleSet, contract: Contract) -> Stake:
    """The stake after one more double."""
    return stake_of(raised(rules, contract, Double(contract.doubles + 1)))


def double_buttons(table: Table, standing: Contract, say: Words) -> tuple[Control, ...]:
    """The buttons that double the standing bid: two where who doubles says open or closed.

    Dear doubles ask for confirmation first.
    """
    stake, calls = next_stake(table.rules, standing), _doubling(table.rules).calls(standing)
    label = say("auction-button-double", double=stake)
    return tuple(
        button(
            (
                ASK_REDOUBLE
                if stake in ASKED_TWICE
                else DoubleControl(call.level, closed=call.closed)
            ).at(table.id, table.move),
            chosen_way(call, label, say) if len(calls) > 1 else label,
            style=ButtonStyle.danger,
        )
        for call in sorted(calls, key=lambda each: each.closed)
    )


def chosen_way(call: Double, double: str, say: Words) -> str:
    """A double in words, with whether it leaves trumps open or closes them."""
    return say("auction-double-chosen", double=double, closed=yes(call.closed))


def said(
    rules: RuleSet, auction: Auction, say: Words, *, aloud: bool = False
) -> Iterator[tuple[Seat, str]]:
    """Each seat with its call, in order; ``aloud`` spells signs out."""
    standing: Contract | None = None
    for called in auction.calls:
        seat = called.seat
        match called.call:
            case Pass():
                keeps = standing and keeps_by_passing(standing, seat)
                yield seat, say("auction-keeps" if keeps else "auction-pass")
            case Double() as call if standing:
                chosen = len(_doubling(rules).calls(standing)) > 1
                standing = raised(rules, standing, call)
                double = say("auction-double", double=stake_of(standing))
                yield seat, chosen_way(call, double, say) if chosen else double
            case Bid() as bid:
                standing = Contract(seat, bid)
                if takes_turned(bid, auction):
                    takes = "auction-takes-aloud" if aloud else "auction-takes"
                    yield seat, say(takes, trump=bid.trump)
                else:
                    yield seat, say.bid(bid) if aloud else say.bid_short(bid)


def calls_line(rules: RuleSet, auction: Auction, say: Words, reader: Seat | None = None) -> str:
    """All calls of an auction, on one line."""
    calls = said(rules, auction, say)
    return dotted(called_by(seat, call, say, reader) for seat, call in calls)


def calls_by_seat(rules: RuleSet, auction: Auction, say: Words) -> dict[Seat, str]:
    """The calls of each seat, in the order in which they first spoke: « passe, **100 ♥** »."""
    calls: dict[Seat, list[str]] = {}
    for called, (seat, call) in zip(auction.calls, said(rules, auction, say), strict=True):
        passed = isinstance(called.call, Pass)
        calls.setdefault(seat, []).append(call if passed else f"**{call}**")
    return {seat: say.series(each) for seat, each in calls.items()}


def keeps_by_passing(standing: Contract, seat: Seat | None) -> bool:
    """Whether this seat, by passing, stays with the bid that it made itself."""
    return standing.declarer is seat and not standing.doubles


def takes_turned(bid: Bid, auction: Auction) -> bool:
    """Whether the bid is for the suit of the card that was turned up."""
    return auction.turned is not None and bid.trump.suit is auction.turned.suit


def trick_line(trick: Trick, say: Words, best: Seat | None = None) -> str:
    """The cards of a trick in order; the one that took it, or is ``best`` so far, is bold.

    Who that is stands in words beside the line: bold is not read aloud.
    """
    marked = best if trick.winner is None else trick.winner
    plays = (
        say(
            "play-card-winning" if play.seat is marked else "play-card",
            seat=play.seat,
            card=play.card,
        )
        for play in trick.plays
    )
    return spaced(plays, say.signs)


def trick_on_table(deal: DealView) -> Trick | None:
    """The trick that lies on the table, if any card does: a full one stays until the next card."""
    if deal.trick is not None and deal.trick.plays:
        return deal.trick
    return deal.tricks[-1] if deal.tricks else None


def trick_before(deal: DealView) -> Trick | None:
    """The full trick before the one on the table."""
    past = [trick for trick in deal.tricks if trick is not trick_on_table(deal)]
    return past[-1] if past else None


def last_trick(trick: Trick, say: Words) -> str:
    """A full trick in order, and its winner. ValueError if it is not full."""
    if trick.winner is None:
        raise ValueError("a trick that is not full is nobody's")
    return say("play-last-trick", plays=trick_line(trick, say), seat=trick.winner)


def past_trick_line(number: int, trick: Trick, say: Words) -> str:
    """A full trick by its number, with its points. ValueError if it is not full."""
    if trick.winner is None:
        raise ValueError("a trick that is not full is nobody's")
    plays, points = trick_line(trick, say), trick.points
    return say("play-past-trick", number=number, plays=plays, seat=trick.winner, points=points)


def doubled_aloud(rules: RuleSet, deal: DealView, say: Words) -> str:
    """How the last double was called, until the first card; nothing in games that do it quietly."""
    last, first = deal.standing or deal.contract, deal.trick is None or not deal.trick.plays
    doubles = (each for each in deal.auction.calls[::-1] if isinstance(each.call, Double))
    doubler = next((each.seat for each in doubles), None)
    told = f"auction-doubled-aloud-{rules.key}"
    if last is None or doubler is None or deal.tricks or not first or told not in say.catalogue:
        return ""
    return say(told, seat=doubler, double=stake_of(last))


def turned_line(deal: DealView, say: Words) -> str:
    """The card that proposes a trump, if one does."""
    return say("auction-turned", card=deal.turned) if deal.turned else ""


def kitty_line(rules: RuleSet, say: Words) -> str:
    """The line that says how many cards of each hand are still hidden."""
    kitty = rules.dealing.kitty
    return say("auction-kitty", count=kitty) if kitty else ""


def question(rules: RuleSet, deal: DealView, say: Words) -> str:
    """The question of the auction, if it is not simply for a higher bid."""
    if len(deal.awaited) != 1:
        return ""
    (seat,), standing = deal.awaited, deal.standing
    if number := number_to_name(rules, deal):
        mine = yes(seat is deal.seat)
        return say("auction-asked-name-after", bid=number.bid, seat=seat, mine=mine)
    sun = yes(Trump.NONE in rules.auction.trumps)
    if standing is None:
        return _opening(rules, deal, sun, say)
    if keeps_by_passing(standing, seat):
        return say("auction-asked-keep", bid=standing.bid, seat=seat, sun=sun)
    if deal.turned and deal.talon:
        return say("auction-asked-over", bid=standing.bid, seat=standing.declarer)
    return ""


def number_to_name(rules: RuleSet, deal: DealView) -> Contract | None:
    """The winning number whose trump must be named now, in games that bid numbers alone."""
    match rules.auction:
        case PointsAuction() as bids:
            return bids.to_be_named(deal.auction, rules.seating)
        case _:
            return None


def is_forced(rules: RuleSet, deal: DealView) -> bool:
    """Whether the player to speak must name a trump: the dealer once all others have passed.

    Or the player who won the bidding with a number that named no trump.
    """
    match rules.auction:
        case PointsAuction():
            return number_to_name(rules, deal) is not None
        case SuitAuction(turned=turned, dealer_must_name=True):
            turns = len(rules.seating.order) * (2 if turned else 1)
            return deal.standing is None and len(deal.auction.calls) + 1 == turns
        case _:
            return False


def _opening(rules: RuleSet, deal: DealView, sun: str, say: Words) -> str:
    if is_forced(rules, deal):
        seat = deal.awaited[0]
        return say("auction-asked-must-name", seat=seat, mine=yes(seat is deal.seat))
    if deal.turned is None:
        return say("auction-asked-name") if isinstance(rules.auction, SuitAuction) else ""
    trump = Trump.of(deal.turned.suit)
    if len(deal.auction.calls) < len(rules.seating.order):
        return say("auction-asked-take", trump=trump, sun=sun)
    match rules.auction:
        case SuitAuction(turned_again=True) | SunAuction(turned_again=True):
            return say("auction-asked-any", sun=sun)
        case _:
            return say("auction-asked-other", trump=trump, sun=sun)
