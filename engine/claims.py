"""Claims of the remaining tricks: proved from what the claimer can know, then played out.

A claim is certain when its seat wins every remaining trick by its own cards alone, whatever the
others hold and play, partner included. The proof sees a ``DealView`` and nothing else, so neither
answer tells anything that the claimer could not have worked out.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.actions import PlayCard
from engine.cards import Card, Scales, Suit, Trump
from engine.contract import Contract
from engine.events import Event
from engine.game import apply, awaited, decide, legal_actions
from engine.obligations import FollowSuit
from engine.ruleset import Enforcement, RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState, Phase, Play, Trick
from engine.tricks import best_play, sift, sifted_hand, situation
from engine.view import DealView

__all__ = ["LEAST_TRICKS", "played_out", "sure_line"]

LEAST_TRICKS = 2
"""The fewest tricks worth a claim; a single one is played as quickly."""


@dataclass(slots=True)
class Others:
    """The others' cards by suit, strongest first, assuming the worst distribution of each suit.

    ``follow``: players must follow suit, so that each lead draws at least one card.
    """

    suits: dict[Suit, list[Card]]
    trump: Trump
    scales: Scales
    follow: bool

    @classmethod
    def holding(
        cls, cards: Iterable[Card], trump: Trump, scales: Scales, *, follow: bool
    ) -> "Others":
        """The others' cards by suit."""
        suits: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
        for card in sorted(cards, key=lambda card: scales.strength(card, trump), reverse=True):
            suits[card.suit].append(card)
        return cls(suits, trump, scales, follow)

    def may_beat(self, card: Card) -> bool:
        """Whether a card that is winning may still be beaten by a higher card or by a ruff."""
        strongest = self.suits[card.suit][:1]
        if any(self._strength(held) > self._strength(card) for held in strongest):
            return True
        suit = self.trump.suit
        return suit is not None and card.suit is not suit and bool(self.suits[suit])

    def follow_to(self, led: Card) -> None:
        """Remove the card that an unbeaten lead draws: in the worst case the weakest.

        One hand may hold them all, and the other hands may throw what could never hurt.
        """
        if self.follow and self.suits[led.suit]:
            self.suits[led.suit].pop()

    def _strength(self, card: Card) -> int:
        return self.scales.strength(card, self.trump)


CardLine = tuple[Card, ...]


def sure_line(rules: RuleSet, seen: DealView) -> CardLine | None:
    """Return the claimer's cards in an order sure to win every remaining trick, or None.

    ``seen`` is the deal as the claimer sees it, at its turn to play. The order answers everything
    that the others can hold and play: it needs no change on the way. Cards of the claimer that are
    still covered, or others who may renege, leave nothing certain.
    """
    if seen.trick is None or seen.contract is None or seen.seat not in seen.awaited:
        return None
    own_covered = any(pile.covers for pile in seen.tableau[seen.seat])
    if own_covered or rules.enforcement is Enforcement.CLAIMED:
        return None
    claimer = _Claimer(rules, seen, seen.contract, seen.seat)
    return next(claimer.lines(seen.trick), None)


@dataclass(frozen=True, slots=True)
class _Claimer:
    """The claimer's position."""

    rules: RuleSet
    seen: DealView
    contract: Contract
    seat: Seat

    def lines(self, trick: Trick) -> Iterator[CardLine]:
        """Return the winning lines, which start with a lead or win the current trick."""
        hand = self.seen.hand
        if not trick.plays:
            line = self._led(hand, self._others(), opening=not self.seen.tricks)
            if line is not None:
                yield line
            return
        for card in dict.fromkeys(
            action.card for action in self.seen.legal if isinstance(action, PlayCard)
        ):
            others = self._others()
            if self._takes(trick, card, others):
                line = self._led(_without(hand, card), others, opening=False)
                if line is not None:
                    yield (card, *line)

    def _others(self) -> Others:
        """Return the cards that the others hold."""
        seen = self.seen
        known = {*seen.hand, *(play.card for trick in seen.all_tricks for play in trick.plays)}
        # A covered card follows nothing as long as it is covered.
        covered = any(pile.covers for piles in seen.tableau for pile in piles)
        duty = any(isinstance(each, FollowSuit) for each in self.rules.obligations)
        return Others.holding(
            (card for card in self.rules.pack.cards if card not in known),
            self.contract.trump,
            self.rules.scales,
            follow=duty and not covered,
        )

    def _takes(self, trick: Trick, card: Card, others: Others) -> bool:
        """Whether this card wins the current trick, whatever the others still play."""
        laid = (*trick.plays, Play(self.seat, card))
        if best_play(laid, self.contract.trump, self.rules.scales).seat is not self.seat:
            return False
        return len(laid) == len(self.rules.seating.order) or not others.may_beat(card)

    def _led(self, hand: CardLine, others: Others, *, opening: bool) -> CardLine | None:
        """Lead the hand card by card while each wins; a safe lead never harms a later one."""
        line: CardLine = ()
        while hand:
            # Trumps first, each suit from strong to weak.
            met = situation(self.rules, Trick(self.seat), self.contract, self.seat, opening=opening)
            trump, scales = self.contract.trump, self.rules.scales
            leads = sorted(
                sift(hand, self.rules.obligations, met).allowed,
                key=lambda card: (not trump.covers(card), card.suit, -scales.strength(card, trump)),
            )
            card = next((card for card in leads if not others.may_beat(card)), None)
            if card is None:
                return None
            others.follow_to(card)
            line, hand, opening = (*line, card), _without(hand, card), False
        return line


def _without(hand: Sequence[Card], card: Card) -> CardLine:
    return tuple(held for held in hand if held != card)


def played_out(
    rules: RuleSet, state: GameState, seat: Seat, line: tuple[Card, ...]
) -> tuple[Event, ...]:
    """Return the events when this seat plays its line and the others their strongest legal cards.

    The claimer wins every trick whatever they play, so the score is the same. Whatever can be
    announced is announced, for each seat, where that is left to the players.
    """
    events: list[Event] = []
    own = iter(line)
    while (deal := state.deal) is not None and deal.phase is Phase.PLAY:
        (turn,) = awaited(rules, state)
        card = next(own) if turn is seat else _strongest(rules, deal, turn)
        aloud = PlayCard(card, announcing=True)
        action = aloud if aloud in legal_actions(rules, state, turn) else PlayCard(card)
        happened = decide(rules, state, turn, action)
        events.extend(happened)
        state = apply(rules, state, happened)
    return tuple(events)


def _strongest(rules: RuleSet, deal: Deal, seat: Seat) -> Card:
    """Return the strongest legal card, a king before its queen so that no belote is lost."""
    trump = deal.contract.trump if deal.contract else Trump.NONE
    allowed = sifted_hand(rules, deal, seat).allowed
    return max(allowed, key=lambda card: rules.scales.strength(card, trump))
