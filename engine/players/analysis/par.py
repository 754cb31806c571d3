"""Par: the best contract of a deal when all cards are seen and everybody plays their best."""

from collections.abc import Iterator
from dataclasses import replace

from engine.contract import Bid, Contract, ContractKind, naming
from engine.events import Called
from engine.players.analysis import BestContract
from engine.players.club.auction import with_each_trump
from engine.players.known_deal import KnownDeal
from engine.seats import Team
from engine.settlement import LineCode, Result, Side

# Only two seats may bid ashkal, and card points do not say who takes each trick, which a
# générale asks for.
NOT_TOLD = (ContractKind.ASHKAL, ContractKind.GENERALE)
"""Bids that are left out."""

MARGINS = (LineCode.BELOTE_MARGIN, LineCode.MELDS_MARGIN)
"""The lines of a settlement that help the attack besides its cards."""


def best_contracts(known: KnownDeal) -> Iterator[BestContract]:
    """The best contract of each side that can make one, the better of them first."""
    seating = known.rules.seating
    found = list(_made(known))
    sides = ([one for one in found if seating.team(one.contract.declarer) is team] for team in Team)
    best = (max(made, key=lambda one: one.lead) for made in sides if made)
    yield from sorted(best, key=lambda one: -one.lead)


def _made(known: KnownDeal) -> Iterator[BestContract]:
    """Every contract that is made with best play, not doubled."""
    for contract in contracts(known):
        settled = known.settled(contract)
        if settled.result is Result.MADE:
            points = known.card_points(contract)[known.rules.seating.team(contract.declarer)]
            helped = {
                line.code: dict(line.facts)["points"]
                for line in settled.lines
                if line.side is Side.ATTACK and line.code in MARGINS
            }
            yield BestContract(
                contract=contract,
                card_points=points,
                scores=settled.scores,
                belote=helped.get(LineCode.BELOTE_MARGIN, 0),
                melds=helped.get(LineCode.MELDS_MARGIN, 0),
            )


def contracts(known: KnownDeal) -> Iterator[Contract]:
    """Every contract that might be the best, not doubled."""
    rules, bids = known.rules, tuple(_bids(known))
    for seat in rules.seating.order:
        for bid in bids:
            # The auction knows what a bid by this seat becomes, if it may stand alone.
            auction = replace(known.deal.auction, calls=(Called(seat, bid),))
            yield rules.auction.standing(auction, rules.seating) or Contract(seat, bid)


def _bids(known: KnownDeal) -> Iterator[Bid]:
    """The bids of this deal by a seat that holds any cards, in any round."""
    rules, auction = known.rules, replace(known.deal.auction, calls=())
    offered = rules.auction.legal_calls(auction, rules.seating, auction.first, rules.pack.cards)
    trumps = rules.auction.trumps
    bids = [
        bid
        for call in offered
        if isinstance(call, Bid) and call.kind not in NOT_TOLD
        for bid in with_each_trump(call, trumps)
    ]
    yield from bids
    if all(bid.kind is ContractKind.TRUMP for bid in bids):
        # Of the suit that is turned up in the first round, of any in the second.
        named = {bid.trump for bid in bids}
        yield from (naming(trump) for trump in trumps if trump not in named)
