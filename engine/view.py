"""A seat's permitted knowledge of a game, and why its player need not ruff."""

from dataclasses import dataclass
from enum import Enum, auto

from engine.actions import Action, Refusal
from engine.announcements import granted_melds
from engine.cards import Card, Trump
from engine.contract import Contract
from engine.events import RenegeClaimed
from engine.game import awaited, legal_actions
from engine.meld import Meld, MeldKind
from engine.ruleset import RuleSet, Showing
from engine.seats import Seat, Team
from engine.settlement import Settlement
from engine.spoken_melds import MeldExchange, meld_exchanges
from engine.state import Auction, Belote, Deal, GameState, Phase, Play, SettledDeal, Trick
from engine.tally import meld_points
from engine.tricks import best_play, sifted_hand
from engine.zones import Holding


@dataclass(frozen=True, slots=True)
class OpenPile:
    """A pile as everyone sees it: the open card, and whether a covered card lies beneath."""

    top: Card | None
    covers: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DealView:
    """A deal as a seat may see it, or a spectator if ``seat`` is None.

    ``hand`` is its own, or its open cards; ``counts`` the cards that each seat still holds;
    ``talon`` the cards not dealt yet; ``tableau`` the piles of each seat; ``standing`` the best bid
    so far; ``belotes`` those that were announced; ``barred`` what forbids the cards that may not be
    played, or should not be where breaches are for the others to claim; ``named`` the melds that
    each seat announced, by kind, ``melds`` those whose cards this seat may know, ``scoring`` the
    seats whose melds count, ``granted`` which of each seat do and ``meld_points`` what they are
    worth by team, once they were compared, ``spoken`` what was said of them over the first trick
    where they are compared aloud; ``shown`` all hands as dealt, once the deal was played
    to its end.
    """

    seat: Seat | None
    number: int
    dealer: Seat
    phase: Phase
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    turned: Card | None
    talon: int
    tableau: tuple[tuple[OpenPile, ...], ...]
    auction: Auction
    standing: Contract | None
    contract: Contract | None
    tricks: tuple[Trick, ...]
    trick: Trick | None
    belotes: tuple[Belote, ...]
    named: tuple[tuple[MeldKind, ...], ...]
    melds: tuple[tuple[Meld, ...], ...]
    scoring: tuple[Seat, ...] | None
    granted: tuple[tuple[MeldKind, ...], ...]
    meld_points: tuple[int, int]
    spoken: tuple[MeldExchange, ...]
    claim: RenegeClaimed | None
    awaited: tuple[Seat, ...]
    legal: tuple[Action, ...]
    barred: tuple[tuple[Card, Refusal], ...]
    settlement: Settlement | None
    shown: tuple[tuple[Card, ...], ...]

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The tricks so far, the one on the table last."""
        return self.tricks if self.trick is None else (*self.tricks, self.trick)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """A game as a seat may see it, or a spectator if ``seat`` is None."""

    seat: Seat | None
    dealer: Seat
    scores: tuple[int, int]
    carry: int
    sheet: tuple[SettledDeal, ...]
    deal: DealView | None
    over: bool
    winner: Team | None


def view(rules: RuleSet, state: GameState, seat: Seat | None) -> PlayerView:
    """Return what this seat may know, with its legal actions; None is a spectator."""
    return PlayerView(
        seat=seat,
        dealer=state.dealer,
        scores=state.scores,
        carry=state.carry,
        sheet=state.sheet,
        deal=None if state.deal is None else _deal_view(rules, state, state.deal, seat),
        over=state.over,
        winner=state.winner,
    )


def deal_seen(rules: RuleSet, state: GameState, seat: Seat | None) -> DealView:
    """Return what this seat may know of the deal; ValueError if nothing is dealt."""
    if state.deal is None:
        raise ValueError("nothing is dealt")
    return _deal_view(rules, state, state.deal, seat)


def _deal_view(rules: RuleSet, state: GameState, deal: Deal, seat: Seat | None) -> DealView:
    # Where the pack is gathered, who had seen all hands of a deal thrown in would know the next.
    played = deal.settlement is not None
    waiting = awaited(rules, state)
    playing = deal.phase is Phase.PLAY and seat in waiting
    granted = granted_melds(deal)
    return DealView(
        seat=seat,
        number=deal.number,
        dealer=deal.dealer,
        phase=deal.phase,
        hand=() if seat is None else deal.holdings[seat].playable,
        counts=tuple(len(holding.cards) for holding in deal.holdings),
        turned=deal.turned,
        talon=len(deal.talon),
        tableau=tuple(_open_piles(holding) for holding in deal.holdings),
        auction=deal.auction,
        standing=rules.auction.standing(deal.auction, rules.seating),
        contract=deal.contract,
        tricks=deal.tricks,
        trick=deal.trick,
        belotes=tuple(held for held in deal.belotes if held.calls),
        named=_kinds(deal.melds),
        melds=tuple(
            deal.melds[each] if played or each is seat else _laid_open(rules, deal, each)
            for each in Seat
        ),
        scoring=deal.scoring,
        granted=_kinds(granted),
        meld_points=meld_points(granted, rules.seating),
        spoken=() if deal.tricks else tuple(meld_exchanges(rules, deal)),
        claim=deal.claim,
        awaited=waiting,
        legal=() if seat is None else legal_actions(rules, state, seat),
        barred=sifted_hand(rules, deal, seat).barred if playing and seat is not None else (),
        settlement=deal.settlement,
        # A deal thrown in shows no hands.
        shown=tuple(holding.cards for holding in deal.dealt) if played else (),
    )


def _laid_open(rules: RuleSet, deal: Deal, seat: Seat) -> tuple[Meld, ...]:
    if rules.melds is None or seat not in deal.shown:
        return ()
    at_once = rules.melds.showing is Showing.AT_ONCE
    return deal.melds[seat] if at_once else granted_melds(deal)[seat]


def _kinds(melds: tuple[tuple[Meld, ...], ...]) -> tuple[tuple[MeldKind, ...], ...]:
    return tuple(tuple(meld.kind for meld in of_seat) for of_seat in melds)


def _open_piles(holding: Holding) -> tuple[OpenPile, ...]:
    return tuple(OpenPile(pile.top, pile.under is not None) for pile in holding.piles)


class RuffExemption(Enum):
    """Why a player who cannot follow and holds a trump need not ruff."""

    PARTNER_WINNING = auto()
    CANNOT_WIN = auto()


def ruff_exemption(rules: RuleSet, deal: DealView) -> RuffExemption | None:
    """Return why the owner of this view need not ruff; None if they must or cannot."""
    trick, trump = deal.trick, deal.contract.trump if deal.contract else Trump.NONE
    if deal.seat is None or trick is None or not trick.plays or deal.barred:
        return None
    trumps = tuple(filter(trump.covers, deal.hand))
    follows = any(card.suit is trick.plays[0].card.suit for card in deal.hand)
    if follows or not trumps or len(trumps) == len(deal.hand):
        return None
    best = best_play(trick.plays, trump, rules.scales)
    if best.seat is rules.seating.partner(deal.seat):
        return RuffExemption.PARTNER_WINNING
    tried = (best_play((best, Play(deal.seat, card)), trump, rules.scales) for card in trumps)
    return None if any(play.seat is deal.seat for play in tried) else RuffExemption.CANNOT_WIN
