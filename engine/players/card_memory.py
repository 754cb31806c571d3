"""One seat's knowledge of the cards it does not hold: where each may be, and who reneged.

Sources are what everybody has seen (open cards, shown melds, the turned card), the duties that a
play kept or broke, belote said or not said, and the suits that were bid.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.announcements import belote_pairs, is_discarded, pair_of
from engine.cards import Card, Suit
from engine.contract import Bid, Contract
from engine.deal_plan import TurnUp
from engine.dealing import taker
from engine.ruleset import Announcing, BeloteTiming, RuleSet, Situation
from engine.seats import Seat
from engine.state import Play, Trick
from engine.tricks import sift, situation
from engine.view import DealView


def seen_with(rules: RuleSet, deal: DealView, contract: Contract) -> Iterator[tuple[Seat, Card]]:
    """Return the cards that each seat was seen to hold, including those played since."""
    for seat in rules.seating.order:
        for pile in deal.tableau[seat]:
            if pile.top is not None:
                yield seat, pile.top
        for meld in deal.melds[seat]:
            for card in meld.cards:
                yield seat, card
    if deal.turned is not None:
        yield turned_with(rules, deal, contract), deal.turned


def turned_with(rules: RuleSet, deal: DealView, contract: Contract) -> Seat:
    """Return the seat that holds the turned-up card under this contract."""
    dealers = rules.dealing.turn_up is TurnUp.DEALER_LAST
    return deal.dealer if dealers else taker(rules, contract)


NAMED_SUIT = 2.0
"""The factor by which a card is likelier in the hand that has bid its suit."""

ROUNDS = 3
"""Passes that fit the chances to the hand sizes; more change almost nothing."""


@dataclass(frozen=True, slots=True)
class Memory:
    """The cards out, and for each other seat which of them it may hold and how likely that is."""

    out: tuple[Card, ...]
    chances: tuple[dict[Card, float], ...]

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Whether nothing has shown that this seat lacks the card."""
        return card in self.chances[seat]

    def left_in(self, suit: Suit) -> tuple[Card, ...]:
        """Return the cards of a suit that others hold."""
        return tuple(card for card in self.out if card.suit is suit)

    def none_of(self, seat: Seat, cards: Sequence[Card]) -> float:
        """The chance that the seat holds none of these cards."""
        held = self.chances[seat]
        chance = 1.0
        for card in cards:
            chance *= 1.0 - held.get(card, 0.0)
        return chance


def remember(rules: RuleSet, deal: DealView, seat: Seat, contract: Contract) -> Memory:
    """Return what the seat can infer from calls, tricks, open cards and its own cards."""
    tricks = deal.all_tricks
    gone = {play.card for trick in tricks for play in trick.plays}
    out = tuple(c for c in rules.pack.cards if c not in gone and c not in deal.hand)
    lacking = {other: set[Card]() for other in rules.seating.order}
    lacking[seat].update(out)
    for shown in lacks_shown(rules, deal, contract, out):
        lacking[shown.play.seat].add(shown.card)
    placed = list(seen_with(rules, deal, contract))
    for held in deal.belotes:  # who announces a belote holds both cards of it
        placed += ((held.seat, card) for card in pair_of(held.suit))
    for owner, card in placed:
        for other in rules.seating.order:
            if other is not owner:
                lacking[other].add(card)
    return Memory(out, _shared(out, lacking, deal, seat))


class LackShown(NamedTuple):
    """A play by which everybody has seen that its player lacks a card."""

    card: Card
    play: Play
    trick: Trick


def lacks_shown(
    rules: RuleSet, deal: DealView, contract: Contract, out: Sequence[Card]
) -> Iterator[LackShown]:
    """Return the plays that have shown who lacks a card; of kings and queens also those not out."""
    yield from _duties_show(rules, deal, contract, out)
    yield from _silence_shows(rules, deal, contract)


def _duties_show(
    rules: RuleSet, deal: DealView, contract: Contract, out: Sequence[Card]
) -> Iterator[LackShown]:
    """Cards that a seat cannot hold, because an obligation would have forced it to play them."""
    for at, trick in enumerate(deal.all_tricks):
        for number, play in enumerate(trick.plays):
            before = Trick(trick.leader, trick.plays[:number])
            met = situation(rules, before, contract, play.seat, opening=at == 0)
            if all(duty.keep((play.card,), met) for duty in rules.obligations):
                continue  # it fulfils every obligation, so that no other card would have barred it
            for card in out:
                if _would_bar(rules, card, play, met):
                    yield LackShown(card, play, trick)


def _would_bar(rules: RuleSet, card: Card, play: Play, met: Situation) -> bool:
    """Whether this card, had it been held, would have had to be played in place of the other."""
    # The first obligation that keeps one of the two decides: the others choose among those kept.
    for duty in rules.obligations:
        kept = duty.keep((play.card, card), met)
        if len(kept) == 1:
            return card in kept
    return False


def _silence_shows(rules: RuleSet, deal: DealView, contract: Contract) -> Iterator[LackShown]:
    """A king or queen of trumps played without belote rules out the other one."""
    belote = rules.belote
    # Where it is announced later, or by the king first, a silent card proves nothing.
    if belote is None or belote.king_first or belote.timing is BeloteTiming.SECOND:
        return
    # A player may have forgotten to announce.
    if rules.announcing is Announcing.BY_HAND:
        return
    said = {(held.seat, held.suit) for held in deal.belotes}
    pairs = belote_pairs(belote, contract.trump)
    for within, play in ((trick, play) for trick in deal.all_tricks for play in trick.plays):
        # A belote that is lost by a discard is not announced: that silence proves nothing.
        if belote.discard_loses and is_discarded(play.card, within, contract.trump):
            continue
        for pair in pairs:
            if play.card in pair and (play.seat, play.card.suit) not in said:
                yield from (LackShown(card, play, within) for card in pair)


def _shared(
    out: Sequence[Card], lacking: dict[Seat, set[Card]], deal: DealView, seat: Seat
) -> tuple[dict[Card, float], ...]:
    """Share each unseen card between its possible holders, by the room in their hands.

    If a renege seems to rule out every holder of a card, anyone else may hold it.
    """
    named = {
        (said.seat, said.call.trump.suit)
        for said in deal.auction.calls
        if isinstance(said.call, Bid)
    }
    chances: tuple[dict[Card, float], ...] = tuple({} for _ in deal.counts)
    for card in out:
        holders = [other for other, lacks in lacking.items() if card not in lacks]
        for holder in holders or [other for other in lacking if other is not seat]:
            weight = NAMED_SUIT if (holder, card.suit) in named else 1.0
            chances[holder][card] = weight
    # Hands have to add up to their sizes, and each card to one: scaling for the one spoils the
    # other a little less each time (iterative proportional fitting).
    for _ in range(ROUNDS):
        for held, count in zip(chances, deal.counts, strict=True):
            so_far = sum(held.values())
            if so_far:
                for card in held:
                    held[card] *= count / so_far
        for card in out:
            sharing = [held for held in chances if card in held]
            whole = sum(held[card] for held in sharing)
            for held in sharing:
                held[card] = held[card] / whole if whole else 1.0 / len(sharing)
    return chances


def sees_breach(rules: RuleSet, deal: DealView, seat: Seat) -> bool:
    """Whether a card played or shown since proves that an opponent reneged.

    Covered cards prove nothing: they could not have been played earlier.
    """
    contract = deal.contract
    if contract is None or any(deal.tableau):
        return False
    tricks = deal.all_tricks
    team = rules.seating.team(seat)
    # By seat, what it was seen to hold and has not played. From the last card to the first: what a
    # seat has played since it held before.
    gone = {play.card for trick in tricks for play in trick.plays}
    later: dict[Seat, list[Card]] = {each: [] for each in rules.seating.order}
    for owner, card in seen_with(rules, deal, contract):
        if card not in gone:
            later[owner].append(card)
    for trick in reversed(tricks):
        for number, play in reversed(tuple(enumerate(trick.plays))):
            if rules.seating.team(play.seat) is not team:
                before = Trick(trick.leader, trick.plays[:number])
                opening = trick is tricks[0]
                met = situation(rules, before, contract, play.seat, opening=opening)
                barred = sift((play.card, *later[play.seat]), rules.obligations, met).barred
                if any(card == play.card for card, _ in barred):
                    return True
            later[play.seat].append(play.card)
    return False
