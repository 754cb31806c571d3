"""Calls, doubles and tricks, as a line of text says them."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.i18n import Words, dotted, spaced
from bot.i18n.doubles import ASKED_TWICE, Stake, stake_of
from bot.rulebook.doubling import doubling_of
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from engine.actions import Double, Pass
from engine.contract import Bid, Contract
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Auction, Trick


def raised(rules: RuleSet, contract: Contract, level: int) -> Contract:
    """The contract as it would be, doubled to this level."""
    doubling = doubling_of(rules.auction)
    if doubling is None:
        raise ValueError("a double where nothing is doubled")
    return doubling.raised(contract, level)


def next_stake(rules: RuleSet, contract: Contract) -> Stake:
    """The stake after one more double."""
    return stake_of(raised(rules, contract, contract.doubles + 1))


def double_button(table: Table, standing: Contract, say: Words) -> Control:
    """The button that doubles the standing bid; dear doubles ask for confirmation first."""
    stake = next_stake(table.rules, standing)
    verb = Verb.ASK_REDOUBLE if stake in ASKED_TWICE else Verb.DOUBLE
    return button(
        ControlId(verb, table.id, table.move, str(standing.doubles + 1)),
        say("auction-button-double", double=stake, bid=standing.bid),
        style=ButtonStyle.danger,
    )


def said(
    rules: RuleSet, auction: Auction, say: Words, *, aloud: bool = False
) -> Iterator[tuple[Seat, str]]:
    """Who has said what, in order; ``aloud`` is without signs."""
    standing: Contract | None = None
    for called in auction.calls:
        seat = called.seat
        match called.call:
            case Pass():
                keeps = standing and keeps_by_passing(standing, seat)
                yield seat, say("auction-keeps" if keeps else "auction-pass")
            case Double(level) if standing:
                standing = raised(rules, standing, level)
                yield seat, say("auction-double", double=stake_of(standing))
            case Bid() as bid:
                standing = Contract(seat, bid)
                yield seat, (_bid_aloud if aloud else _bid_words)(bid, auction, say)


def calls_line(rules: RuleSet, auction: Auction, say: Words) -> str:
    """A whole auction."""
    calls = (say("auction-call", seat=seat, call=call) for seat, call in said(rules, auction, say))
    return dotted(calls)


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


def last_trick(trick: Trick, say: Words) -> str:
    """A full trick in order, and whose it is."""
    if trick.winner is None:
        raise ValueError("a trick that is not full is nobody's")
    return say("play-last-trick", plays=trick_line(trick, say), seat=trick.winner)


def _bid_aloud(bid: Bid, auction: Auction, say: Words) -> str:
    if takes_turned(bid, auction):
        return say("auction-takes-aloud", trump=bid.trump)
    return say.bid(bid)


def _bid_words(bid: Bid, auction: Auction, say: Words) -> str:
    if takes_turned(bid, auction):
        return say("auction-takes", trump=bid.trump)
    return say.bid_short(bid)
