"""Whoever writes the tricks of a deal down knows nothing of the next one, in any rated game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

import pytest

from engine.cards import Card, Trump
from engine.contract import Bid, Contract
from engine.dealing import laid_out, prepared
from engine.events import Dealt
from engine.fairness import PACK, Seeded, new_seed
from engine.game import begun, deal
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState, Phase, Play, Trick
from engine.variants import VARIANTS, find_variant
from tests.engine.both_readings import running

ONCE_GATHERED = (
    "contree",
    "contree_generale",
    "coinche",
    "belote",
    "bidding_belote",
    "pilotta",
)
DEALS = 2000
TALON = "talon"

Place = Seat | str


@dataclass(frozen=True, slots=True)
class Record:
    """How often a tracker was right, of how many guesses, and how often rng would have been."""

    right: int
    guesses: int
    by_chance: float

    @property
    def better_than_chance(self) -> float:
        """The share of its guesses by which it beats rng."""
        return (self.right - self.by_chance) / self.guesses


def over(rules: RuleSet, rng: Random) -> GameState:
    """A deal that was played: any cards in any tricks, for only their order matters."""
    state = begun(rules, rng.choice(rules.seating.order), rng)
    cards, order = list(rules.pack.cards), rules.seating.order
    rng.shuffle(cards)
    tricks = []
    for at in range(0, len(cards), len(order)):
        leader = rng.choice(order)
        seats = rules.seating.starting_at(leader)
        plays = tuple(map(Play, seats, cards[at : at + len(order)]))
        tricks.append(Trick(leader, plays, winner=rng.choice(order)))
    contract = Contract(rng.choice(order), Bid(80, Trump.SPADES), 0, 1)
    played = replace(
        running(state), contract=contract, tricks=tuple(tricks), trick=None, phase=Phase.OVER
    )
    return replace(state, deal=played)


def places(rules: RuleSet, dealer: Seat) -> tuple[Place, ...]:
    """Where each card of a pack goes, from its top."""
    dealt = laid_out(rules, rules.pack.cards, dealer)
    where = _where(dealt)
    return tuple(where[card] for card in rules.pack.cards)


def _where(dealt: Dealt) -> dict[Card, Place]:
    where: dict[Card, Place] = dict.fromkeys(dealt.talon, TALON)
    for seat, holding in zip(Seat, dealt.holdings, strict=True):
        where |= dict.fromkeys(holding.cards, seat)
    return where


def stacked(rules: RuleSet, last: Deal) -> list[Card]:
    """The tricks in the order won, those of the attack on top."""
    assert last.contract is not None
    attack = rules.seating.team(last.contract.declarer)
    piles: dict[bool, list[Card]] = {True: [], False: []}
    for trick in last.tricks:
        assert trick.winner is not None
        piles[rules.seating.team(trick.winner) is attack] += [play.card for play in trick.plays]
    return piles[True] + piles[False]


def guesses(rules: RuleSet, last: Deal, dealt: Dealt, seat: Seat) -> Iterator[tuple[Card, Place]]:
    """Where a tracker says the cards are that it does not see.

    It knows all tricks in their order and its own hand: it lays the tricks on each other in the
    order won, the attack's on top, tries every cut, and believes the one that gives it most of the
    cards that it holds.
    """
    pack, to = stacked(rules, last), places(rules, dealt.dealer)
    own = {*dealt.holdings[seat].cards}
    mine = [at for at, place in enumerate(to) if place is seat]
    cuts = range(rules.dealing.shortest_cut, len(pack) - rules.dealing.shortest_cut + 1)
    best = max(cuts, key=lambda k: sum(pack[(at + k) % len(pack)] in own for at in mine))
    for at, place in enumerate(to):
        card = pack[(at + best) % len(pack)]
        if place is not seat and card not in own and card != dealt.turned:
            yield card, place


def tracked(rules: RuleSet, deals: int, rng: Random) -> Record:
    """So many deals, each after one that was played, and what a tracker makes of them."""
    right, total, by_chance = 0, 0, 0.0
    for _ in range(deals):
        before = over(rules, rng)
        (dealt,) = deal(rules, before, Seeded(new_seed(rng), PACK))
        assert isinstance(dealt, Dealt)
        seat = rng.choice(rules.seating.order)
        where = _where(dealt)
        unseen = {
            card: place
            for card, place in where.items()
            if place is not seat and card != dealt.turned
        }
        sizes = _sizes(unseen)
        for card, place in guesses(rules, running(before), dealt, seat):
            right += unseen[card] == place
            by_chance += sizes.get(place, 0) / len(unseen)
            total += 1
    return Record(right, total, by_chance)


def _sizes(unseen: Mapping[Card, Place]) -> dict[Place, int]:
    held = list(unseen.values())
    return {place: held.count(place) for place in set(held)}


def rules_by(key: str, shuffle: str) -> RuleSet:
    return with_options(find_variant(key), {"shuffle": shuffle})


@pytest.mark.slow
def test_counting_cards_across_deals_is_no_better_than_chance_in_rated_games() -> None:
    rng = Random(18)
    for key in ONCE_GATHERED:
        record = tracked(find_variant(key), DEALS // len(ONCE_GATHERED), rng)
        assert abs(record.better_than_chance) < 0.02, key


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_former_play_influences_the_next_pack_only_by_house_rule(rules: RuleSet) -> None:
    for shuffle, tracks in (("every-deal", False), ("gathered", True)):
        chosen = rules_by(rules.key, shuffle)
        one, other = (running(over(chosen, Random(seed))) for seed in (1, 2))
        seed = new_seed(Random(3))
        packs = {prepared(chosen, last, Seeded(seed, PACK)) for last in (None, one, other)}
        assert (len(packs) > 1) == tracks == chosen.dealing.can_be_tracked
    assert not rules.dealing.can_be_tracked
