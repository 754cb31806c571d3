"""The club player's card play: leads by rules of thumb, other cards by expected points.

A card that is not led is chosen by what it brings now minus what it would bring later (``keep``).
The numbers of ``keep`` are points, fitted to the perfect play of each legal card in 26,000
positions of self-play.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.cards import Card, Suit, Trump
from engine.contract import Bid, Contract
from engine.players.card_memory import Memory, remember
from engine.players.choice import Choice, Reason, ReasonFact, candidates, play
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Play, Trick
from engine.tricks import best_play, worth
from engine.view import DealView


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDecision:
    """The facts for the rules of thumb; ``to_come`` are the seats that play after this one."""

    rules: RuleSet
    deal: DealView
    seat: Seat
    contract: Contract
    memory: Memory
    cards: tuple[Card, ...]
    trick: Trick
    to_come: tuple[Seat, ...]

    @property
    def trump(self) -> Trump:
        """The trump."""
        return self.contract.trump

    @property
    def partner(self) -> Seat | None:
        """The seat across, if any."""
        return self.rules.seating.partner(self.seat)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The seats of the other side."""
        seating = self.rules.seating
        return seating.members(seating.team(self.seat).other)

    @property
    def attacking(self) -> bool:
        """Whether the contract is this side's."""
        return self.contract.declarer in (self.seat, self.partner)

    @property
    def best(self) -> Play | None:
        """The card that wins the trick so far."""
        plays = self.trick.plays
        return best_play(plays, self.trump, self.rules.scales) if plays else None

    @property
    def on_table(self) -> int:
        """The points that lie on the table."""
        return worth(self.trick.plays, self.trump, self.rules.scales)

    def strength(self, card: Card) -> int:
        """The strength of a card within its suit."""
        return self.rules.scales.strength(card, self.trump)

    def worth(self, card: Card) -> int:
        """The points of a card."""
        return self.rules.scales.worth(card, self.trump)

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump of a one-suit contract."""
        return self.trump.covers(card)

    def beats(self, card: Card, other: Card) -> bool:
        """Whether ``card``, played after ``other``, wins over it."""
        if card.suit is other.suit:
            return self.strength(card) > self.strength(other)
        return self.is_trump(card)

    def held_in(self, suit: Suit) -> tuple[Card, ...]:
        """The own cards of a suit."""
        return tuple(card for card in self.deal.hand if card.suit is suit)

    def over(self, card: Card) -> tuple[Card, ...]:
        """The cards out in its suit that are stronger."""
        strength = self.strength(card)
        return tuple(c for c in self.memory.left_in(card.suit) if self.strength(c) > strength)

    def is_master(self, card: Card) -> bool:
        """Whether no card still out in its suit is stronger."""
        return not self.over(card)

    def trumps_out(self) -> tuple[Card, ...]:
        """The trumps that others hold."""
        suit = self.trump.suit
        return () if suit is None else self.memory.left_in(suit)

    def trumps_against(self) -> tuple[Card, ...]:
        """The trumps that an opponent may hold."""
        return tuple(
            card
            for card in self.trumps_out()
            if any(self.memory.may_hold(seat, card) for seat in self.opponents)
        )

    def suits_named_by(self, seat: Seat) -> tuple[Suit, ...]:
        """The suits that a seat has bid."""
        suits = (
            said.call.trump.suit
            for said in self.deal.auction.calls
            if said.seat == seat and isinstance(said.call, Bid)
        )
        return tuple(suit for suit in suits if suit is not None)


def position(rules: RuleSet, deal: DealView, seat: Seat) -> CardDecision:
    """Return the decision of this seat; raise ValueError if it is not to play a card."""
    if deal.contract is None or deal.trick is None:
        raise ValueError("no card is asked of this seat")
    order = rules.seating.starting_at(deal.trick.leader)
    return CardDecision(
        rules=rules,
        deal=deal,
        seat=seat,
        contract=deal.contract,
        memory=remember(rules, deal, seat, deal.contract),
        cards=candidates(rules, deal, deal.contract),
        trick=deal.trick,
        to_come=order[len(deal.trick.plays) + 1 :],
    )


RECOVERY = 0.5
"""The chance that partner overtakes an opponent's later card, relative to one on the table."""


def beaten_by(at: CardDecision, seat: Seat, best: Card, led: Card) -> float:
    """The chance that the seat can beat the card that wins so far."""
    over = tuple(card for card in at.over(best) if at.memory.may_hold(seat, card))
    beating = 1.0 - at.memory.none_of(seat, over)
    # Who has the suit led has to follow: a ruff is beaten only by who is out of it.
    if at.is_trump(best) and not at.is_trump(led):
        return void_in(at, seat, led) * beating
    if at.is_trump(led) or at.trump.suit is None:
        return beating
    ruffing = 1.0 - at.memory.none_of(seat, at.trumps_out())
    return beating + void_in(at, seat, led) * ruffing


def void_in(at: CardDecision, seat: Seat, led: Card) -> float:
    """The chance that the seat has no card of the suit led."""
    return at.memory.none_of(seat, at.memory.left_in(led.suit))


def winning(at: CardDecision, card: Card) -> float:
    """The chance that this side wins the trick when the seat plays this card."""
    plays = at.trick.plays
    led = plays[0].card if plays else card
    so_far = at.best
    mine = so_far is None or at.beats(card, so_far.card)
    best = card if so_far is None or mine else so_far.card
    chance = 1.0 if mine or (so_far is not None and so_far.seat == at.partner) else 0.0
    # Seat by seat, as if what one holds told nothing of the next.
    for seat in at.to_come:
        beaten = min(1.0, beaten_by(at, seat, best, led))
        if seat == at.partner:
            fresh = chance == 0.0
            chance += (1.0 - chance) * beaten * (1.0 if fresh else RECOVERY)
        else:
            chance *= 1.0 - beaten
    return chance


LeadRule = Callable[[CardDecision], Card | None]

ENOUGH_TRUMPS = 3
"""With fewer trumps the declarer keeps them instead of forcing out a higher one."""

DEAR = 10
"""Cards worth this many points are not led to get a ruff later."""

# How much each kind of lead gives away or keeps, in points.
LONE_TRUMP, SMALL_TRUMP = -6.0, -3.0
MASTER, UNDER_MASTER = 1.0, -5.0
FROM_SECOND_BEST, ALONE = 2.0, 0.5
THEIR_SUIT = 1.0
POINT = 0.2


def lead(at: CardDecision) -> Choice:
    """The card of the first rule of thumb that applies. ValueError if none applies."""
    for reason, thumb in ATTACK if at.attacking else DEFENCE:
        card = thumb(at)
        if card is not None:
            return Choice(play(at.deal, card), reason)
    raise ValueError("a lead without a card")


def draw_trumps(at: CardDecision) -> Card | None:
    """The best trump, when nothing beats it and an opponent may hold one that it pulls."""
    mine = trumps(at)
    if not mine or not at.trumps_against():
        return None
    top = max(mine, key=at.strength)
    return top if at.is_master(top) else None


def force_trump(at: CardDecision) -> Card | None:
    """A small trump, to drive out a higher one or to reach the partner's."""
    mine = trumps(at)
    if not mine or not at.trumps_against():
        return None
    if at.seat is at.contract.declarer and len(mine) < ENOUGH_TRUMPS:
        return None
    return lowest(at, mine)


def cash_master(at: CardDecision) -> Card | None:
    """A plain card that nothing beats, in the suit that is least likely to be ruffed."""
    masters = [card for card in plain(at) if at.is_master(card)]
    return max(masters, key=lambda card: (winning(at, card), at.worth(card)), default=None)


def partners_suit(at: CardDecision) -> Card | None:
    """A small card of a plain suit that the partner has bid."""
    if at.partner is None:
        return None
    for suit in at.suits_named_by(at.partner):
        held = [card for card in plain(at) if card.suit is suit]
        if held:
            return lowest(at, held)
    return None


def singleton(at: CardDecision) -> Card | None:
    """A lone card of little worth, to ruff the suit later."""
    if not trumps(at) or not at.trumps_out():
        return None
    alone = [
        card
        for card in plain(at)
        if len(at.held_in(card.suit)) == 1 and at.worth(card) < DEAR and not at.is_master(card)
    ]
    return lowest(at, alone) if alone else None


def safe(at: CardDecision) -> Card | None:
    """Return the card that gives least away; not one below a master of its suit."""
    return max(at.cards, key=lambda card: (_safety(at, card), -at.strength(card)))


def _safety(at: CardDecision, card: Card) -> float:
    """The points that this lead keeps, below 0 those that it gives away."""
    mine = at.held_in(card.suit)
    top = max(mine, key=at.strength)
    if at.is_trump(card):
        safety = LONE_TRUMP if len(mine) == 1 else SMALL_TRUMP
    elif at.is_master(card):
        safety = MASTER
    elif at.is_master(top):
        safety = UNDER_MASTER
    elif card != top and len(at.over(top)) == 1:
        safety = FROM_SECOND_BEST
    else:
        safety = ALONE if len(mine) == 1 else 0.0
    if not at.is_trump(card) and any(card.suit in at.suits_named_by(s) for s in at.opponents):
        safety -= THEIR_SUIT
    return safety - POINT * at.worth(card)


def trumps(at: CardDecision) -> list[Card]:
    """The own trumps that may be led."""
    return [card for card in at.cards if at.is_trump(card)]


def plain(at: CardDecision) -> list[Card]:
    """The other cards that may be led."""
    return [card for card in at.cards if not at.is_trump(card)]


def lowest(at: CardDecision, cards: Iterable[Card]) -> Card:
    """The card with the least worth, the weakest of equals."""
    return min(cards, key=lambda card: (at.worth(card), at.strength(card)))


ATTACK: tuple[tuple[Reason, LeadRule], ...] = (
    (Reason.DRAW_TRUMPS, draw_trumps),
    (Reason.FORCE_TRUMP, force_trump),
    (Reason.CASH_MASTER, cash_master),
    (Reason.SAFE_LEAD, safe),
)
DEFENCE: tuple[tuple[Reason, LeadRule], ...] = (
    (Reason.CASH_MASTER, cash_master),
    (Reason.PARTNERS_SUIT, partners_suit),
    (Reason.SHORT_SUIT, singleton),
    (Reason.SAFE_LEAD, safe),
)


OWN = 0.4
"""The share of a card's own points at stake now; the rest may be won later just as well."""

LIKELY = 0.5
"""From this chance to win the trick on, points count as given rather than lost."""

COMING = 5.0
"""Points added to a trick's worth for each seat still to play."""


def follow(at: CardDecision) -> Choice:
    """Return the card with the best balance of points now and later."""
    chances = {card: winning(at, card) for card in at.cards}
    best = max(at.cards, key=lambda card: (_balance(at, card, chances[card]), -at.strength(card)))
    return Choice(play(at.deal, best), *reason_to_follow(at, best, chances[best]))


def _balance(at: CardDecision, card: Card, chance: float) -> float:
    points = at.on_table + OWN * at.worth(card) + COMING * len(at.to_come)
    return (2.0 * chance - 1.0) * points - keep(at, card)


Facts = tuple[tuple[str, ReasonFact], ...]


def reason_to_follow(at: CardDecision, card: Card, chance: float) -> tuple[Reason, Facts]:
    """Why it is played to a trick that it wins for its side with this chance, as players say."""
    reason, other = _follow(at, card, chance)
    facts: Facts = (("chance", round(100 * chance)), ("points", at.on_table + at.worth(card)))
    return reason, facts if other is None else (*facts, ("card", str(other)))


def _follow(at: CardDecision, card: Card, chance: float) -> tuple[Reason, Card | None]:
    """Why it follows so, and the other card that the reason is about."""
    best, led = at.best, at.trick.plays[0].card
    if best is not None and at.beats(card, best.card):
        ruffs = at.is_trump(card) and not at.is_trump(led)
        return (Reason.RUFF if ruffs else Reason.TAKE), None
    ours, cheapest = chance >= LIKELY, at.worth(card) == min(map(at.worth, at.cards))
    if ours:
        dearer = max(at.cards, key=at.worth)
        if not cheapest:
            return Reason.GIVE_POINTS, None
        if at.worth(dearer) > at.worth(card):
            return Reason.KEEP_BACK, dearer
    taking = [each for each in at.cards if best is not None and at.beats(each, best.card)]
    if taking and not ours:
        return Reason.DUCK, min(taking, key=at.strength)
    if not cheapest:
        return Reason.LET_GO, None
    if not ours and max(map(at.worth, at.cards)) > at.worth(card):
        return Reason.SAVE_POINTS, None
    follows = card.suit is led.suit or at.is_trump(card)
    return (Reason.LOW if follows else Reason.DISCARD), None


RUFFABLE, SAFE = 0, 1
"""Whether an opponent may still hold a trump: the column of the next three."""

MASTER_WITH_OTHERS = (7.0, 14.0)
MASTER_ALONE = (3.0, 10.0)
ONE_OF_MASTERS = (0.0, 7.0)
GUARDED_TEN, GUARDED, GUARD = 2.0, 1.0, 1.5

ATTACK_COLUMN, DEFENCE_COLUMN = 0, 1
"""The columns of the rest, by the side whose trump it is."""

TRUMP_MASTER, LONE_MASTER = (17.0, 29.0), (17.0, 22.0)
TRUMP_SECOND, LONE_SECOND = (10.0, 14.0), (10.0, 4.0)
TRUMP, KEPT_LONE_TRUMP = (6.0, 9.0), (4.0, 1.0)


def keep(at: CardDecision, card: Card) -> float:
    """The points that the card may still bring later, compared with a worthless card."""
    return _keep_trump(at, card) if at.is_trump(card) else _keep_plain(at, card)


def _keep_trump(at: CardDecision, card: Card) -> float:
    side = ATTACK_COLUMN if at.attacking else DEFENCE_COLUMN
    alone = len(at.held_in(card.suit)) == 1
    over = len(at.over(card))
    if over == 0:
        return (LONE_MASTER if alone else TRUMP_MASTER)[side]
    if over == 1:
        return (LONE_SECOND if alone else TRUMP_SECOND)[side]
    return (KEPT_LONE_TRUMP if alone else TRUMP)[side]


def _keep_plain(at: CardDecision, card: Card) -> float:
    column = RUFFABLE if at.trumps_against() else SAFE
    mine = at.held_in(card.suit)
    over = len(at.over(card))
    if over == 0:
        if len(mine) == 1:
            return MASTER_ALONE[column]
        several = sum(at.is_master(held) for held in mine) > 1
        return (ONE_OF_MASTERS if several else MASTER_WITH_OTHERS)[column]
    if len(mine) == 1:
        return 0.0
    if over == 1:
        return GUARDED_TEN if at.worth(card) >= 10 else GUARDED  # noqa: PLR2004
    # The only small card beside one that a single other beats: without it that one falls too.
    top = max(mine, key=at.strength)
    guards = len(mine) == 2 and card != top and len(at.over(top)) == 1  # noqa: PLR2004
    return GUARD if guards else 0.0
