"""The cards that do not mislead a partner, where they cost next to nothing.

Among cards that are worth the same a person plays the one that others expect: the ace before the
ten, the jack before the nine. And a first discard on partner's trick says something: what it says
is so.
"""

from collections.abc import Callable, Collection, Sequence

from engine.cards import Card, Rank
from engine.players.expert.play.signal_play import first_discards, is_surely_partners
from engine.players.expert.solver_view import SolverView
from engine.state import Play
from engine.tricks import best_play

NEAR = 2.0
"""The card points that an honest card may seem to cost.

Measured: docs/strength-history.md, “Discards that mean something”.
"""

MeanPoints = Callable[[Card], float]
"""The card points that a card brings on average."""

PAIRS = ((Rank.TEN, Rank.ACE), (Rank.NINE, Rank.JACK))
"""The lower of two cards next to each other, and the higher, which is expected before it.

Jack and nine are those of trumps.
"""


def honest_cards(table: SolverView, cards: Sequence[Card], points: MeanPoints) -> list[Card]:
    """The cards, without those that mislead partner where another costs next to nothing."""
    odd = _odd(table, cards, points)
    kept = [card for card in cards if card not in odd]
    if not table.understanding.signals.are_made:
        return kept
    best = max(map(points, cards))
    near = [card for card in kept if points(card) >= best - NEAR]
    return first_discards(table, near) or kept


def _odd(table: SolverView, cards: Sequence[Card], points: MeanPoints) -> Collection[Card]:
    """The cards at which a partner would wonder: another of these is as good."""
    odd = set[Card]()
    for card in cards:
        higher = _next_above(table, card)
        if higher is None or higher not in cards:
            continue
        if points(card) <= points(higher) + NEAR and _wins(table, card):
            odd.add(card)
    for others in (_ruffs(table, cards), _bare_ten(table, cards)):
        rest = [points(card) for card in cards if card not in others]
        if rest and max(rest) >= max(map(points, cards)) - NEAR:
            odd.update(others)
    return odd


def _next_above(table: SolverView, card: Card) -> Card | None:
    """The ace of a ten, the jack of the nine of trumps; None for other cards."""
    high = dict(PAIRS).get(card.rank)
    if high is None or not table.rules.scales.worth(card, table.contract.trump):
        return None
    return Card(high, card.suit)


def _wins(table: SolverView, card: Card) -> bool:
    """Whether the card is led, or takes the trick from the opponents for now."""
    rules, trump, plays = table.rules, table.contract.trump, table.trick.plays
    if plays:
        winner = best_play(plays, trump, rules.scales).seat
        if winner == rules.seating.partner(table.seat):
            return False
    best = best_play((*plays, Play(table.seat, card)), trump, rules.scales)
    return best.card == card


def _ruffs(table: SolverView, cards: Sequence[Card]) -> list[Card]:
    """Trumps on a trick of another suit that is surely partner's."""
    if not is_surely_partners(table):
        return []
    led, trump = table.trick.plays[0].card.suit, table.contract.trump
    return [card for card in cards if trump.covers(card) and card.suit is not led]


def _bare_ten(table: SolverView, cards: Sequence[Card]) -> list[Card]:
    """The ten of trumps, if a defender would lead it bare."""
    trump, seating = table.contract.trump, table.rules.seating
    trumps = [card for card in cards if trump.suit is not None and trump.covers(card)]
    defends = seating.team(table.contract.declarer) is not table.us
    is_bare = len(trumps) == 1 and trumps[0].rank is Rank.TEN
    return trumps if defends and is_bare and not table.trick.plays else []
