"""Finding the first dealer, preparing the pack and dealing it by a plan (rules.md 2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Protocol, TypeVar

from engine.cards import NATURAL_ORDER, Card, Rank, Suit
from engine.contract import Contract, ContractKind
from engine.deal_plan import DealPlan, FirstDealer, Shuffle, TurnUp
from engine.events import Dealt, GameStarted, HandsCompleted
from engine.ruleset import RuleSet
from engine.seats import Seat, Seating
from engine.state import Deal
from engine.zones import Holding, Pile


class Chance(Protocol):
    """A source of randomness, such as ``random.Random``."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to ``stop`` - 1 with equal probability."""
        ...


Item = TypeVar("Item")
Tricks = list[tuple[Card, ...]]


def shuffled(items: Sequence[Item], chance: Chance) -> tuple[Item, ...]:
    """The cards in random order, every permutation equally likely (Fisher-Yates)."""
    row = list(items)
    for last in range(len(row) - 1, 0, -1):
        other = chance.randrange(last + 1)
        row[last], row[other] = row[other], row[last]
    return tuple(row)


def cut(cards: Sequence[Card], shortest: int, chance: Chance) -> tuple[Card, ...]:
    """The pack cut once, each part of at least ``shortest`` cards (rules.md 1.9)."""
    at = shortest + chance.randrange(len(cards) - 2 * shortest + 1)
    return (*cards[at:], *cards[:at])


def gathered(rules: RuleSet, deal: Deal, chance: Chance) -> tuple[Card, ...]:
    """Gather the pack after a deal as people do, top card first (R-05).

    Chance orders the tricks of each side, the attack's before the defence's, then the cards of each
    trick, and decides which pile lies on top. A deal that was not played out is taken as it lies.
    """
    won = _piles_won(rules, deal)
    if won is None:
        # The hands as dealt, from the first caller to the dealer, then the undealt cards.
        hands = rules.seating.starting_at(rules.seating.after(deal.dealer))
        return tuple(card for seat in hands for card in deal.dealt[seat].cards) + deal.talon
    piles = [
        [card for trick in shuffled(pile, chance) for card in shuffled(trick, chance)]
        for pile in won
    ]
    # Which pile comes on top is not said in any source.
    if chance.randrange(2):
        piles.reverse()
    return tuple(card for pile in piles for card in pile)


def prepared(rules: RuleSet, last: Deal | None, chance: Chance) -> tuple[Card, ...]:
    """Return the pack for the deal after ``last``: shuffled or gathered, and cut."""
    plan = rules.dealing
    # Whoever notes the tricks could name all hands from a pack that was gathered (R-84, ADR 11).
    if last is None or plan.shuffle is Shuffle.EVERY_DEAL:
        pack = shuffled(rules.pack.cards, chance)
    else:
        pack = gathered(rules, last, chance)
    # A shuffled pack is cut, too: logs and seeds are the same whichever way it was prepared.
    return cut(pack, plan.shortest_cut, chance)


def laid_out(rules: RuleSet, pack: Sequence[Card], dealer: Seat) -> Dealt:
    """Deal the pack in packets from the eldest hand on, as the plan says."""
    plan = rules.dealing
    rows, talon = _in_packets(rules, pack, plan.packets, dealer)
    if plan.tableau:
        holdings = tuple(Holding(piles=_piles(plan, rows[seat])) for seat in Seat)
    else:
        open_cards = sum(plan.packets) - plan.kitty
        hands = (tuple(card for row in rows[seat] for card in row) for seat in Seat)
        holdings = tuple(Holding(hand[:open_cards], kitty=hand[open_cards:]) for hand in hands)
    return Dealt(dealer, holdings, talon, turned_up(plan, dealer, holdings, talon))


def turned_up(
    plan: DealPlan, dealer: Seat, holdings: Sequence[Holding], talon: Sequence[Card]
) -> Card | None:
    """Return the card turned up to propose trumps."""
    match plan.turn_up:
        case TurnUp.NONE:
            return None
        case TurnUp.TALON:
            return talon[0]
        case TurnUp.DEALER_LAST:
            return holdings[dealer].playable[-1]


def completed(rules: RuleSet, deal: Deal, contract: Contract) -> HandsCompleted | None:
    """Complete the hands once trumps are chosen; None if every card was dealt at first."""
    plan, seating = rules.dealing, rules.seating
    if any(holding.kitty for holding in deal.holdings):
        hands = (Holding(holding.hand + holding.kitty) for holding in deal.holdings)
        return HandsCompleted(tuple(hands))
    if not deal.talon:
        return None
    if plan.turn_up is TurnUp.NONE:
        rows, _ = _in_packets(rules, deal.talon, plan.after, deal.dealer)
        added = {seat: tuple(card for row in rows[seat] for card in row) for seat in Seat}
    else:
        added = _with_turned(rules, deal, taker(rules, contract))
    return HandsCompleted(
        tuple(
            replace(deal.holdings[seat], hand=deal.holdings[seat].hand + added[seat])
            if seat in seating.order
            else deal.holdings[seat]
            for seat in Seat
        )
    )


def taker(rules: RuleSet, contract: Contract) -> Seat:
    """Return the seat that takes the turned-up card."""
    partner = rules.seating.partner(contract.declarer)
    if contract.bid.kind is ContractKind.ASHKAL and partner is not None:
        return partner
    return contract.declarer


def _piles_won(rules: RuleSet, deal: Deal) -> tuple[Tricks, Tricks] | None:
    """Return the attack's and the defence's tricks in the order won, cards in playing order.

    None if the deal was thrown in, or ended before its last trick.
    """
    if deal.contract is None or len(deal.tricks) < rules.hand_size:
        return None
    attack = rules.seating.team(deal.contract.declarer)
    won: tuple[Tricks, Tricks] = ([], [])
    for trick in deal.tricks:
        is_attack = trick.winner is not None and rules.seating.team(trick.winner) is attack
        won[0 if is_attack else 1].append(tuple(play.card for play in trick.plays))
    return won


def _with_turned(rules: RuleSet, deal: Deal, owner: Seat) -> dict[Seat, tuple[Card, ...]]:
    """Deal the second part; the declarer's last card is the turned-up one."""
    turned, rest = deal.talon[0], list(deal.talon[1:])
    order = rules.seating.starting_at(rules.seating.after(deal.dealer))
    added: dict[Seat, tuple[Card, ...]] = dict.fromkeys(Seat, ())
    added[owner] = (turned,)
    # Who takes the turned-up card gets one card less of the last packet (rules.md 3).
    last = len(rules.dealing.after) - 1
    for number, packet in enumerate(rules.dealing.after):
        for seat in order:
            size = packet - 1 if seat is owner and number == last else packet
            added[seat] += tuple(rest[:size])
            del rest[:size]
    return added


def _in_packets(
    rules: RuleSet, pack: Sequence[Card], packets: Sequence[int], dealer: Seat
) -> tuple[dict[Seat, list[tuple[Card, ...]]], tuple[Card, ...]]:
    """Return the packets of each seat and the rest of the pack."""
    order = rules.seating.starting_at(rules.seating.after(dealer))
    rows: dict[Seat, list[tuple[Card, ...]]] = {seat: [] for seat in Seat}
    top = 0
    for packet in packets:
        for seat in order:
            rows[seat].append(tuple(pack[top : top + packet]))
            top += packet
    return rows, tuple(pack[top:])


def _piles(plan: DealPlan, rows: Sequence[tuple[Card, ...]]) -> tuple[Pile, ...]:
    """Rows laid covered and open, in turns or one after the other, as piles (R-53)."""
    half = len(rows) // 2
    covered, opened = (rows[:half], rows[half:]) if plan.covered_first else (rows[::2], rows[1::2])
    return tuple(
        Pile(top, under)
        for below, above in zip(covered, opened, strict=True)
        for under, top in zip(below, above, strict=True)
    )


@dataclass(frozen=True, slots=True)
class PartnersDraw:
    """The cards drawn for partners, in order, and two seats that play together.

    ``first`` holds the lowest card, or the first jack.
    """

    cards: tuple[tuple[Seat, Card], ...]
    first: Seat
    partner: Seat


def draw_for_partners(rules: RuleSet, chance: Chance) -> PartnersDraw:
    """Draw for partners: the two highest cards play against the two lowest (rules.md 2.6).

    Where cards are dealt until a jack, the first two jacks of two players pair them (2.13).
    """
    order = rules.seating.order
    if rules.dealing.first_dealer is FirstDealer.FIRST_JACK:
        pack = shuffled(rules.pack.cards, chance)
        dealt = tuple(_until_two_jacks(_from_anybody(rules.seating, chance), pack))
        first, partner = (seat for seat, card in dealt if card.rank is Rank.JACK)
        return PartnersDraw(dealt, first, partner)
    cards: tuple[tuple[Seat, Card], ...] = ()
    while True:
        drawn = tuple(zip(order, shuffled(rules.pack.cards, chance), strict=False))
        cards += drawn
        ranked = sorted(drawn, key=lambda draw: NATURAL_ORDER.index(draw[1].rank))
        lowest, second, third = (card.rank for _, card in ranked[:3])
        # Equal cards that leave open who deals, or who plays with whom, are drawn again.
        if lowest is not second and second is not third:
            return PartnersDraw(cards, ranked[0][0], ranked[1][0])


def _until_two_jacks(
    order: tuple[Seat, ...], pack: tuple[Card, ...]
) -> Iterator[tuple[Seat, Card]]:
    """Cards dealt one by one until two players have a jack; the first one gets no more."""
    seats = cycle(order)
    first: Seat | None = None
    for card in pack:
        seat = next(each for each in seats if each is not first)
        yield seat, card
        if card.rank is Rank.JACK:
            if first is not None:
                return
            first = seat


CUT_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
"""The suit that the cutter shows names the dealer: hearts the cutter, then seat by seat (2.11)."""


def first_dealer(rules: RuleSet, chance: Chance) -> GameStarted:
    """Begin a game, with the cards that were shown to find the first dealer."""
    order = rules.seating.order
    match rules.dealing.first_dealer:
        case FirstDealer.RANDOM:
            return GameStarted(_from_anybody(rules.seating, chance)[0])
        case FirstDealer.LOWEST_DRAW:
            drawn = tuple(_draws(order, rules.pack.cards, chance))
            # The last round decides: earlier ones shared the lowest rank.
            lowest = min(drawn[-len(order) :], key=lambda draw: NATURAL_ORDER.index(draw[1].rank))
            return GameStarted(lowest[0], drawn)
        case FirstDealer.SUIT_CUT:
            shown = shuffled(rules.pack.cards, chance)[0]
            named = _from_anybody(rules.seating, chance)
            return GameStarted(named[CUT_SUITS.index(shown.suit)], ((named[0], shown),))
        case FirstDealer.FIRST_JACK:
            pack = shuffled(rules.pack.cards, chance)
            dealt = tuple(_until_jack(_from_anybody(rules.seating, chance), pack))
            return GameStarted(dealt[-1][0], dealt)


def _from_anybody(seating: Seating, chance: Chance) -> tuple[Seat, ...]:
    """Return the seats in order of play, beginning with a random one."""
    return seating.starting_at(seating.order[chance.randrange(len(seating.order))])


def _draws(
    order: tuple[Seat, ...], pack: tuple[Card, ...], chance: Chance
) -> Iterator[tuple[Seat, Card]]:
    """Each seat draws a card; while the lowest rank is shared, all draw again."""
    while True:
        draw = tuple(zip(order, shuffled(pack, chance), strict=False))
        yield from draw
        ranks = [NATURAL_ORDER.index(card.rank) for _, card in draw]
        if ranks.count(min(ranks)) == 1:
            return


def _until_jack(order: tuple[Seat, ...], pack: tuple[Card, ...]) -> Iterator[tuple[Seat, Card]]:
    """Cards dealt one by one, face up, until the first jack."""
    for seat, card in zip(cycle(order), pack, strict=False):
        yield seat, card
        if card.rank is Rank.JACK:
            return
