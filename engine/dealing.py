"""Preparing the pack and laying it out by a plan."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from engine.cards import Card
from engine.contract import Contract, ContractKind
from engine.deal_plan import DealPlan, Shuffle, TurnUp
from engine.events import Dealt, HandsCompleted
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, Trick
from engine.zones import Holding, Pile


class Chance(Protocol):
    """Where luck comes from: ``random.Random`` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to ``stop`` - 1, each as likely."""
        ...


def shuffled(cards: Sequence[Card], chance: Chance) -> tuple[Card, ...]:
    """The cards in an order in which each permutation is as likely (Fisher-Yates)."""
    pack = list(cards)
    for last in range(len(pack) - 1, 0, -1):
        other = chance.randrange(last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def cut(cards: Sequence[Card], shortest: int, chance: Chance) -> tuple[Card, ...]:
    """The pack cut once, each part of at least ``shortest`` cards (rules.md 1.9)."""
    at = shortest + chance.randrange(len(cards) - 2 * shortest + 1)
    return (*cards[at:], *cards[:at])


def gathered(rules: RuleSet, deal: Deal) -> tuple[Card, ...]:
    """The pack put together after a deal without shuffling, top card first (R-05).

    One side's tricks lie on the other's as the plan says, each pile in the order won; a deal thrown
    in, or ended before its last trick, is taken hand by hand from the first to speak to the dealer,
    then what was not dealt.
    """
    if deal.contract is None or len(deal.tricks) < rules.hand_size:
        hands = rules.seating.starting_at(rules.seating.after(deal.dealer))
        return tuple(card for seat in hands for card in deal.dealt[seat].cards) + deal.talon
    attack = rules.seating.team(deal.contract.declarer)
    on_top = attack.other if rules.dealing.defence_on_top else attack

    def lies_below(trick: Trick) -> bool:
        return trick.winner is None or rules.seating.team(trick.winner) is not on_top

    piles = sorted(deal.tricks, key=lies_below)
    return tuple(play.card for trick in piles for play in trick.plays)


def prepared(rules: RuleSet, last: Deal | None, chance: Chance) -> tuple[Card, ...]:
    """The pack as it is dealt: shuffled when the plan says so, and cut in any case."""
    plan = rules.dealing
    if last is None or plan.shuffle is Shuffle.EVERY_DEAL:
        pack = shuffled(rules.pack.cards, chance)
    else:
        pack = gathered(rules, last)
    return cut(pack, plan.shortest_cut, chance)


def laid_out(rules: RuleSet, pack: Sequence[Card], dealer: Seat) -> Dealt:
    """The pack dealt in packets from the eldest on, as the plan says."""
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
    """The card of a pack so laid out that proposes a trump."""
    match plan.turn_up:
        case TurnUp.NONE:
            return None
        case TurnUp.TALON:
            return talon[0]
        case TurnUp.DEALER_LAST:
            return holdings[dealer].playable[-1]


def completed(rules: RuleSet, deal: Deal, contract: Contract) -> HandsCompleted | None:
    """The hands once trump is chosen, where cards waited for it; None when nothing does."""
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
    """Who takes the turned card."""
    partner = rules.seating.partner(contract.declarer)
    if contract.bid.kind is ContractKind.ASHKAL and partner is not None:
        return partner
    return contract.declarer


def _with_turned(rules: RuleSet, deal: Deal, owner: Seat) -> dict[Seat, tuple[Card, ...]]:
    """The second deal, in which its owner has the turned card for the last of his."""
    turned, rest = deal.talon[0], list(deal.talon[1:])
    order = rules.seating.starting_at(rules.seating.after(deal.dealer))
    added: dict[Seat, tuple[Card, ...]] = dict.fromkeys(Seat, ())
    added[owner] = (turned,)
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
    """The packets of each seat, and what is left of the pack."""
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
