"""Finding the first dealer of a game: a draw, a cut, or the first jack (rules.md 2)."""

from collections.abc import Iterator
from itertools import cycle

from engine.cards import Card, Rank, Suit
from engine.deal_plan import FirstDealer
from engine.dealing import Chance, shuffled
from engine.events import GameStarted
from engine.ruleset import RuleSet
from engine.scales import NATURAL_ORDER
from engine.seats import Seat, Seating

CUT_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
"""The suit that the cutter shows names the dealer: hearts himself, then seat by seat (2.11)."""


def first_dealer(rules: RuleSet, chance: Chance) -> GameStarted:
    """The beginning of a game, with the cards that were shown to find who deals."""
    order = rules.seating.order
    match rules.dealing.first_dealer:
        case FirstDealer.RANDOM:
            return GameStarted(_from_anybody(rules.seating, chance)[0])
        case FirstDealer.LOWEST_DRAW:
            drawn = tuple(_draws(order, rules.pack.cards, chance))
            return GameStarted(_lowest(drawn[-len(order) :]), drawn)
        case FirstDealer.SUIT_CUT:
            shown = shuffled(rules.pack.cards, chance)[0]
            named = _from_anybody(rules.seating, chance)
            return GameStarted(named[CUT_SUITS.index(shown.suit)], ((named[0], shown),))
        case FirstDealer.FIRST_JACK:
            pack = shuffled(rules.pack.cards, chance)
            dealt = tuple(_until_jack(_from_anybody(rules.seating, chance), pack))
            return GameStarted(dealt[-1][0], dealt)


def _from_anybody(seating: Seating, chance: Chance) -> tuple[Seat, ...]:
    """The seats in order of play, each as likely to be the first."""
    return seating.starting_at(seating.order[chance.randrange(len(seating.order))])


def _draws(
    order: tuple[Seat, ...], pack: tuple[Card, ...], chance: Chance
) -> Iterator[tuple[Seat, Card]]:
    """A card each; while two share the lowest rank, all put theirs back and draw again."""
    while True:
        draw = tuple(zip(order, shuffled(pack, chance), strict=False))
        yield from draw
        ranks = [NATURAL_ORDER.index(card.rank) for _, card in draw]
        if ranks.count(min(ranks)) == 1:
            return


def _lowest(draw: tuple[tuple[Seat, Card], ...]) -> Seat:
    return min(draw, key=lambda drawn: NATURAL_ORDER.index(drawn[1].rank))[0]


def _until_jack(order: tuple[Seat, ...], pack: tuple[Card, ...]) -> Iterator[tuple[Seat, Card]]:
    """Cards dealt one by one, face up, until the first jack."""
    for seat, card in zip(cycle(order), pack, strict=False):
        yield seat, card
        if card.rank is Rank.JACK:
            return
