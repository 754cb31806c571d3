"""The beginner: opens, answers, cashes aces, gives points to a partner who wins, else plays low."""

from math import ceil

from engine.actions import Pass
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.dealing import Chance
from engine.players.auction_talk import Meaning, Speaker
from engine.players.bidding_policy import suggested
from engine.players.bidding_system import allowed, heard
from engine.players.choice import Choice, Reason, candidates, play
from engine.players.prospects import lowest_bid
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Phase, Play, Trick
from engine.tricks import best_play
from engine.view import DealView, PlayerView

FEW_TRUMPS = 3 / 8
"""A hand with a smaller share of trumps is not strong."""

A_STRENGTH = 10
"""Points above the lowest bid that each strength allows."""


def think(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Choice:
    """Choose an action for the seat of the view; raise ValueError if it is not its turn."""
    deal, seat = view.deal, view.seat
    if deal is None or seat is None or not deal.legal:
        raise ValueError("nothing is asked of this seat")
    if deal.phase is Phase.AUCTION:
        return _call(rules, deal, seat, understanding)
    return _card(rules, deal, seat)


def _call(rules: RuleSet, deal: DealView, seat: Seat, understanding: Understanding) -> Choice:
    """The lowest bid in a trump in which the hand is strong; of a dialogue the first answer too."""
    if len(deal.legal) == 1:
        return Choice(deal.legal[0], Reason.FORCED)
    bids = [call for call in deal.legal if isinstance(call, Bid)]
    if Pass() not in deal.legal:
        longest = max(bids, key=lambda bid: sum(map(bid.trump.covers, deal.hand)))
        return Choice(longest, Reason.OPENING)
    speaker = Speaker.of(rules, deal.auction, seat, heard(rules, deal.auction, understanding))
    told = _agreed_call(speaker, deal, understanding) if speaker.in_dialogue else None
    if told is not None:
        return told
    standing = deal.standing
    ours = standing is not None and standing.declarer == rules.seating.partner(seat)
    opening, lowest = lowest_bid(rules).value, min((bid.value for bid in bids), default=0)
    for bid in () if ours else bids:
        further = bid.value - opening
        if bid.value == lowest and _strengths(rules, deal, bid) * A_STRENGTH > further:
            return Choice(bid, Reason.OPENING if standing is None else Reason.OVERCALL)
    return Choice(Pass(), Reason.TOO_WEAK)


def _agreed_call(speaker: Speaker, deal: DealView, understanding: Understanding) -> Choice | None:
    """An opening by the lowest number that tells the hand, or a first answer to the partner."""
    rules, seat = speaker.rules, speaker.seat
    said = suggested(rules, deal.auction, seat, deal.hand, understanding)
    if not isinstance(said, Bid) or said.trump.suit is None:
        return None
    match speaker.meaning(said):
        case Meaning.OPENING:
            legal = speaker.numbers(said.trump)
            lowest, *_ = allowed(rules, deal.auction, seat, deal.hand, legal, understanding)
            return Choice(lowest, Reason.OPENING)
        case Meaning.RAISE if not speaker.contested and not speaker.shown(seat, said.trump):
            return Choice(said, Reason.RAISE)
        case _:
            return None


def _strengths(rules: RuleSet, deal: DealView, bid: Bid) -> int:
    """The strengths of a hand for a bid: the best trumps, trump length and plain aces.

    Those with the best trump, if the bid names none.
    """
    best, second = sorted(rules.pack.ranks, key=rules.scales.trump.strength, reverse=True)[:2]
    enough, most = ceil(FEW_TRUMPS * len(deal.hand)), 0
    for trump in rules.auction.trumps if bid.kind is ContractKind.NUMBER else (bid.trump,):
        held = {card.rank for card in deal.hand if trump.covers(card)}
        if best in held and len(held) >= enough:
            aces = sum(_is_ace(rules, card, trump) for card in deal.hand)
            most = max(most, (second in held) + len(held) - enough + aces)
    return most


def _is_ace(rules: RuleSet, card: Card, trump: Trump) -> bool:
    return not trump.covers(card) and card.rank is max(
        rules.pack.ranks, key=rules.scales.of(card, trump).strength
    )


def _card(rules: RuleSet, deal: DealView, seat: Seat) -> Choice:
    if deal.contract is None or deal.trick is None:
        raise ValueError("nothing is asked of this seat")
    cards, trump = candidates(rules, deal, deal.contract), deal.contract.trump
    if not cards:
        raise ValueError("nothing is asked of this seat")

    def height(card: Card) -> tuple[int, int, bool]:
        scales = rules.scales
        return scales.worth(card, trump), scales.strength(card, trump), trump.covers(card)

    lowest = min(cards, key=height)
    if len(cards) == 1:
        return Choice(play(deal, lowest), Reason.FORCED)
    if not deal.trick.plays:
        ace = next((card for card in cards if _is_ace(rules, card, trump)), None)
        return Choice(play(deal, ace or lowest), Reason.CASH_MASTER if ace else Reason.LOW)
    # A beginner takes with an ace at once, with anything else only as the last to play.
    last = len(deal.trick.plays) + 1 == len(rules.seating.order)
    winners = [card for card in cards if _wins(rules, deal, deal.contract, seat, card)]
    ace = next((card for card in winners if _is_ace(rules, card, trump)), None)
    if winners and (last or ace):
        return Choice(play(deal, ace or min(winners, key=height)), Reason.TAKE)
    plain = [card for card in cards if not trump.covers(card)]
    if plain and _is_given(rules, deal.trick, trump, seat, last=last):
        return Choice(play(deal, max(plain, key=height)), Reason.GIVE_POINTS)
    return Choice(play(deal, lowest), Reason.LOW)


def _is_given(rules: RuleSet, trick: Trick, trump: Trump, seat: Seat, *, last: bool) -> bool:
    """Whether the partner wins the trick: certainly, or by the best card of its suit."""
    best = best_play(trick.plays, trump, rules.scales)
    suit = (card for card in rules.pack.cards if card.suit is best.card.suit)
    master = max(suit, key=lambda card: rules.scales.strength(card, trump))
    return best.seat == rules.seating.partner(seat) and (last or best.card == master)


def _wins(rules: RuleSet, deal: DealView, contract: Contract, seat: Seat, card: Card) -> bool:
    """Whether the card wins the trick from an opponent."""
    plays = deal.trick.plays if deal.trick else ()
    best = best_play((*plays, Play(seat, card)), contract.trump, rules.scales)
    before = best_play(plays, contract.trump, rules.scales)
    return best.seat is seat and before.seat != rules.seating.partner(seat)
