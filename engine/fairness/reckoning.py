"""What a seed says of a deal: recomputed, to be compared with what was dealt."""

from dataclasses import dataclass

from engine.cards import Card
from engine.dealing import laid_out, prepared
from engine.events import Dealt, GameStarted
from engine.fairness.seeds import FIRST_DEALER, PACK, Seeded
from engine.first_dealer import first_dealer
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What follows from a seed: the pack from its top, its deal, and how a game began with it."""

    pack: tuple[Card, ...]
    dealt: Dealt
    started: GameStarted | None = None


def reckoned(rules: RuleSet, seed: bytes, dealer: Seat | None, last: Deal | None) -> Reckoning:
    """The deal of this seed, by this dealer after the ``last`` deal of the game.

    Of the first deal of a game the seed names the dealer as well: none is given. ``last`` counts
    only where the pack is gathered from it.
    """
    started = first_dealer(rules, Seeded(seed, FIRST_DEALER)) if dealer is None else None
    pack = prepared(rules, last, Seeded(seed, PACK))
    by = started.dealer if started else dealer
    if by is None:
        raise ValueError("somebody deals")
    return Reckoning(pack, laid_out(rules, pack, by), started)
