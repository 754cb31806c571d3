"""What experts learn of a person who bids beside the table, and how often they raise them then.

``python -m tests.bench.partner_habits --kind random``: in each game three club players and a person
bid sixteen deals of contrée. The person bids as a club player does, but *random* names a
suit drawn by lot a third of the time, *high* says ten more where they can. After 4, 8 and 16 deals
it says what is known of them. Then their partner, an expert, is asked what it answers to the
person's first bids of other deals, by what is known after 16 deals and of a stranger.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import fmean

from engine.actions import Action
from engine.contract import Bid, ContractKind
from engine.game import apply, awaited, begun, decide
from engine.players import Level, choose
from engine.players.habit_learning import shown_calls
from engine.players.habits import UNKNOWN, Habit
from engine.players.understanding import DEFAULT_UNDERSTANDING
from engine.seats import Seat
from engine.solver import NO_LIMITS, Limits
from engine.state import GameState, Phase
from engine.variants import find_variant
from engine.view import view

RULES = find_variant("contree")
PERSON, PARTNER = Seat.SOUTH, Seat.NORTH
OTHERWISE, HIGHER = 1 / 3, 10
TOLD, DEALS = (4, 8, 16), 16


def said(kind: str, call: Action, legal: tuple[Action, ...], luck: Random) -> Action:
    """What the person says in place of a club player's call."""
    if not isinstance(call, Bid) or call.kind is not ContractKind.POINTS:
        return call
    bids = [each for each in legal if isinstance(each, Bid) and each.kind is call.kind]
    if kind == "random" and luck.random() < OTHERWISE:
        return luck.choice([each for each in bids if each.trump.suit and each.value == call.value])
    wanted = call.value + HIGHER * (kind == "high")
    return next((b for b in bids if (b.value, b.trump) == (wanted, call.trump)), call)


def auction(kind: str, luck: Random, dealer: Seat) -> Iterator[GameState]:
    """The states of a deal before each call, and after the last one."""
    state = begun(RULES, dealer, luck)
    while state.deal is not None and state.deal.phase is Phase.AUCTION:
        yield state
        (seat, *_) = awaited(RULES, state)
        seen = view(RULES, state, seat)
        action = choose(Level.CLUB, seen, RULES, luck, NO_LIMITS)
        if seat is PERSON and seen.deal is not None:
            action = said(kind, action, seen.deal.legal, luck)
        state = apply(RULES, state, decide(RULES, state, seat, action))
    yield state


def learned(habit: Habit, over: GameState) -> Habit:
    """What is known after this deal too."""
    if over.deal is None:
        return habit
    hands = [holding.hand for holding in over.deal.laid_out.holdings]
    calls = over.deal.auction.calls
    for shown in shown_calls(RULES, over.deal.auction, hands, DEFAULT_UNDERSTANDING):
        if calls[shown.place].seat is PERSON:
            habit = shown.added_to(habit)
    return habit


def answered(state: GameState, habit: Habit, limits: Limits) -> bool:
    """Whether the expert raises the person's suit by this habit."""
    habits = tuple(habit if seat is PERSON else UNKNOWN for seat in Seat)
    understanding = replace(DEFAULT_UNDERSTANDING, habits=habits)
    seen = view(RULES, state, PARTNER)
    call = choose(Level.EXPERT, seen, RULES, Random(1), limits, understanding)
    assert seen.deal is not None
    (suit,) = [
        each.call.trump
        for each in seen.deal.auction.calls
        if each.seat is PERSON and isinstance(each.call, Bid)
    ]
    return isinstance(call, Bid) and call.trump is suit


def first_bids(kind: str, seed: str, number: int) -> Iterator[GameState]:
    """Positions in which the partner is to call after the person's first bid."""
    while number:
        seed += "+"
        luck = Random(seed)
        for state in auction(kind, luck, luck.choice(list(Seat))):
            deal = state.deal
            if deal is None or deal.phase is not Phase.AUCTION:
                continue
            bidders = [each.seat for each in deal.auction.calls if isinstance(each.call, Bid)]
            first = bidders.count(PERSON) == 1 and PARTNER not in bidders
            if first and awaited(RULES, state)[0] is PARTNER and number:
                number -= 1
                yield state


def main() -> None:
    """Bid the games and ask."""
    parser = ArgumentParser()
    parser.add_argument("--kind", choices=("sound", "random", "high"), default="random")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--asked", type=int, default=60)
    parser.add_argument("--budget", type=int, default=1_500_000)
    chosen = parser.parse_args()
    after: dict[int, list[Habit]] = {number: [] for number in TOLD}
    for game in range(chosen.games):
        habit, luck = UNKNOWN, Random(f"{game}")
        for number in range(1, DEALS + 1):
            *_, over = auction(chosen.kind, luck, Seat(number % len(Seat)))
            habit = learned(habit, over)
            if number in after:
                after[number].append(habit)
    for number, habits in after.items():
        trust, offset = fmean(h.trust for h in habits), fmean(h.offset for h in habits)
        suits, fit = sum(h.fitted + h.missed for h in habits), sum(h.fitted for h in habits)
        sys.stdout.write(
            f"{chosen.kind} after {number}: trust {trust:.2f} ({fit} of {suits} suits), "
            f"offset {offset:+.1f}, trusted in {sum(h.is_trusted for h in habits)}\n"
        )
    states = list(first_bids(chosen.kind, "asked", chosen.asked))
    limits, known = Limits(nodes=chosen.budget), after[DEALS]
    before = sum(answered(state, UNKNOWN, limits) for state in states)
    now = sum(answered(state, known[at % len(known)], limits) for at, state in enumerate(states))
    sys.stdout.write(f"raised {before} of {len(states)} as a stranger, {now} as known\n")


if __name__ == "__main__":
    main()
