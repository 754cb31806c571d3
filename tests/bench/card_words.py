"""``python -m tests.bench.card_words``: what experts' cards tell their partner, and whether truly.

Club players bid, experts play deal after deal. A card that misleads counts where an honest one lay
within two card points (``NEAR``) of the best, as its player saw them; in brackets are all such
cards. First discards on a partner's trick call for a suit, refuse it, or leave an ace uncalled. A
person among equals leads the ace before the ten and the jack before the nine, ruffs no trick that
is their partner's, and as a defender leads no bare ten of trumps. ``--raw`` writes a line of JSON
for each such decision.
"""

import json
import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from itertools import islice
from pathlib import Path
from random import Random

from engine.actions import Action, PlayCard
from engine.cards import Card, Rank
from engine.game import after_action, awaited, begun
from engine.lab.arena.command import above_zero
from engine.notation import write
from engine.players import THOUGHT, Level, choose
from engine.players.choice import Choice
from engine.players.expert import weighed_in_steps
from engine.players.expert.play.card_choice import WeighedCards
from engine.players.expert.play.signal_play import is_surely_partners
from engine.players.steps import finished
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits
from engine.state import GameState, Phase, Play
from engine.tricks import best_play
from engine.variants import find_variant
from engine.view import view

DEALS = 200

NEAR = 2.0
"""The card points that an honest card may bring less than the best."""

SMALL = (Rank.SEVEN, Rank.EIGHT, Rank.NINE)
REFUSING = (Rank.KING, Rank.QUEEN, Rank.JACK)


class Kind(StrEnum):
    """The kinds of decisions that are looked at."""

    CALL = "a call has the ace or the guarded ten"
    REFUSAL = "a refusal hides no ace"
    ACE = "an ace is called"
    TEN_LED = "the ten is not led from ace and ten"
    NINE_FIRST = "the jack of trumps goes before the nine"
    RUFF = "a trick that is partner's is not ruffed"
    BARE_TEN = "in defence the bare ten of trumps is not led"


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A decision of a kind: ``honest`` if the card was.

    ``costs`` are the card points that it brings less than the best, ``honest_costs`` those of the
    best honest one; None if there is none.
    """

    kind: Kind
    deal: str
    at: int
    card: str
    honest: bool
    costs: float
    honest_costs: float | None

    @property
    def near(self) -> bool:
        """Whether an honest card lay near the best."""
        return self.honest_costs is not None and self.honest_costs <= NEAR


@dataclass(frozen=True)
class Decision:
    """A card that an expert chose among others."""

    weighed: WeighedCards
    card: Card

    @property
    def hand(self) -> Sequence[Card]:
        """The cards that the seat held."""
        return self.weighed.table.deal.hand

    def behind(self, card: Card) -> float:
        """The card points that it brings less than the best."""
        mean = self.weighed.solved.mean
        return max(map(mean, self.weighed.cards)) - mean(card)

    def plain(self, card: Card) -> bool:
        """Whether it is no trump."""
        return not self.weighed.table.contract.trump.covers(card)

    @property
    def gone(self) -> set[Card]:
        """The cards played before."""
        return {play.card for play in self.weighed.table.plays()}

    @property
    def partner_wins(self) -> bool:
        """Whether partner's card is the best on the table."""
        table = self.weighed.table
        plays = table.trick.plays
        winner = best_play(plays, table.contract.trump, table.rules.scales).seat if plays else None
        return winner is not None and winner == table.rules.seating.partner(table.seat)

    @property
    def is_first_discard(self) -> bool:
        """Whether the seat cannot follow, partner wins, and it has not discarded yet."""
        table, trump = self.weighed.table, self.weighed.table.contract.trump
        for trick in table.deal.tricks:
            led = trick.plays[0].card.suit
            for play in trick.plays:
                discarded = play.card.suit is not led and not trump.covers(play.card)
                if play.seat is table.seat and discarded:
                    return False
        if not self.partner_wins or trump.suit is None:
            return False
        return all(card.suit is not table.trick.plays[0].card.suit for card in self.hand)

    def says(self, card: Card) -> Kind | None:
        """Whether a first discard of it would call or refuse."""
        if not self.plain(card) or Card(Rank.ACE, card.suit) in self.gone:
            return None
        if card.rank in SMALL:
            return Kind.CALL
        return Kind.REFUSAL if card.rank in REFUSING else None

    def is_true(self, card: Card) -> bool:
        """Whether the hand keeps what a first discard of it would say."""
        left = {each.rank for each in self.hand if each.suit is card.suit} - {card.rank}
        match self.says(card):
            case Kind.CALL:
                return Rank.ACE in left or (Rank.TEN in left and len(left) > 1)
            case Kind.REFUSAL:
                return Rank.ACE not in left
        if not self.plain(card):
            return True
        if card.rank is Rank.ACE:
            return Rank.TEN in left or Card(Rank.TEN, card.suit) in self.gone
        return not (card.rank is Rank.TEN and Rank.ACE in left)

    def calls_an_ace(self, card: Card) -> bool:
        """Whether a first discard of it calls for the ace of its suit."""
        return self.says(card) is Kind.CALL and Card(Rank.ACE, card.suit) in self.hand

    def kinds(self) -> Iterator[tuple[Kind, Callable[[Card], bool]]]:
        """What it is a decision of, and which cards are honest then."""
        if self.is_first_discard:
            said = self.says(self.card)
            if said is not None:
                yield said, self.is_true
            if any(map(self.calls_an_ace, self.weighed.cards)):
                yield Kind.ACE, self.calls_an_ace
        yield from self._manners()

    def _manners(self) -> Iterator[tuple[Kind, Callable[[Card], bool]]]:
        table = self.weighed.table
        trump, cards = table.contract.trump, self.weighed.cards
        if trump.suit is None:
            return
        jack, nine = Card(Rank.JACK, trump.suit), Card(Rank.NINE, trump.suit)
        if not table.trick.plays:
            tens = [Card(Rank.TEN, card.suit) for card in cards if card.rank is Rank.ACE]
            if any(ten in cards and self.plain(ten) for ten in tens):
                yield Kind.TEN_LED, lambda card: card not in tens or not self.plain(card)
            defends = table.rules.seating.team(table.contract.declarer) is not table.us
            trumps = [card for card in cards if trump.covers(card)]
            if defends and trumps == [Card(Rank.TEN, trump.suit)]:
                yield Kind.BARE_TEN, lambda card: card not in trumps
        if {jack, nine} <= set(cards) and self._would_win(nine):
            yield Kind.NINE_FIRST, lambda card: card != nine
        if is_surely_partners(table):
            led = table.trick.plays[0].card.suit
            ruffs = [card for card in cards if trump.covers(card) and card.suit is not led]
            if ruffs and len(ruffs) < len(cards):
                yield Kind.RUFF, lambda card: card not in ruffs

    def _would_win(self, card: Card) -> bool:
        table = self.weighed.table
        plays = (*table.trick.plays, Play(table.seat, card))
        best = best_play(plays, table.contract.trump, table.rules.scales)
        return best.seat is table.seat and not self.partner_wins


def decisions(rules: RuleSet, deals: int, seed: int, limits: Limits) -> Iterator[Told]:
    """All decisions of these kinds in so many deals."""
    order = rules.seating.order
    for number in range(deals):
        luck = Random(f"{rules.key} {seed} {number}")
        state = begun(rules, order[luck.randrange(len(order))], luck)
        at, made = 0, list[tuple[int, Decision]]()
        last = state.deal
        while seats := awaited(rules, state):
            seat, at = seats[0], at + 1
            action, decision = acted(rules, state, seat, luck, limits)
            if decision is not None:
                made.append((at, decision))
            state = after_action(rules, state, seat, action)
            last = state.deal or last
        if last is None:
            continue
        line = write(rules, last)
        for at, decision in made:
            yield from told(line, at, decision)


def acted(
    rules: RuleSet, state: GameState, seat: Seat, luck: Random, limits: Limits
) -> tuple[Action, Decision | None]:
    """What a seat does, and if it chose a card how it did."""
    seen = view(rules, state, seat)
    if state.deal is None or state.deal.phase is Phase.AUCTION:
        return choose(Level.CLUB, seen, rules, luck, limits), None
    found = finished(weighed_in_steps(seen, rules, luck, limits))
    if isinstance(found, Choice):
        return found.action, None
    action = found.choice().action if isinstance(found, WeighedCards) else None
    if not isinstance(action, PlayCard) or not isinstance(found, WeighedCards):
        raise TypeError("no card was played")
    return action, Decision(found, action.card)


def told(line: str, at: int, decision: Decision) -> Iterator[Told]:
    """What this decision told, in each kind that it is of."""
    for kind, honest in decision.kinds():
        behind = [decision.behind(card) for card in decision.weighed.cards if honest(card)]
        yield Told(
            kind=kind,
            deal=line,
            at=at,
            card=str(decision.card),
            honest=honest(decision.card),
            costs=decision.behind(decision.card),
            honest_costs=min(behind, default=None),
        )


def table(found: Mapping[Kind, Sequence[Told]]) -> Iterator[str]:
    """The share of honest cards of each kind, where one lay near, and of all."""
    for kind in Kind:
        every = found.get(kind, ())
        near = [each for each in every if each.near]
        yield f"{kind:45} {share(near)}  (all: {share(every)})"


def share(found: Sequence[Told]) -> str:
    """How many were honest."""
    if not found:
        return "none"
    honest = sum(each.honest for each in found)
    return f"{honest} of {len(found)}, {honest / len(found):.0%}, {len(found) - honest} not"


def main() -> int:
    """Play, look and print."""
    parser = ArgumentParser(prog="python -m tests.bench.card_words", description=__doc__)
    parser.add_argument("--rules", default="contree", metavar="GAME", help="the game (contree)")
    parser.add_argument("--deals", type=above_zero, default=DEALS, help=f"({DEALS})")
    parser.add_argument("--seed", type=int, default=1, help="which deals (1)")
    parser.add_argument("--budget", type=above_zero, default=THOUGHT.nodes, help="nodes a decision")
    parser.add_argument("--raw", type=Path, help="a file to which each decision is added")
    chosen = parser.parse_args()
    rules, found = find_variant(chosen.rules), defaultdict[Kind, list[Told]](list)
    every = decisions(rules, chosen.deals, chosen.seed, Limits(nodes=chosen.budget))
    for each in islice(every, None):
        found[each.kind].append(each)
        if chosen.raw is not None:
            with chosen.raw.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(asdict(each))}\n")
    sys.stdout.write("\n".join(table(found)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
