"""Events that follow automatically: contract, belote, completed trick, score, end of the game."""

from engine.announcements import announceable, granted_melds
from engine.dealing import completed
from engine.events import (
    CardsUncovered,
    ContractFixed,
    DealSettled,
    Event,
    GameEnded,
    HandsCompleted,
    MeldsCompared,
    MeldsShown,
    ThrownIn,
    TrickTaken,
)
from engine.evolve import evolve
from engine.game_end import Finished, TargetMet
from engine.ruleset import AllPassed, Announcing, Fixed, RuleSet, Showing, StillOpen
from engine.scoring.early_end import stopped_at, won_by_a_run
from engine.scoring.points_and_bid import PointsAndBid
from engine.seats import Seat, Team
from engine.settlement import Result, Settlement, Side, Tally
from engine.state import Deal, GameState, Phase
from engine.tally import scoring_seats, tally
from engine.tricks import best_play, worth


def with_consequences(rules: RuleSet, state: GameState, *done: Event) -> tuple[Event, ...]:
    """Return the events of an action followed by all their consequences, in order."""
    events = list(done)
    for event in done:
        state = evolve(rules, state, event)
    while (following := _next(rules, state)) is not None:
        events.append(following)
        state = evolve(rules, state, following)
    return tuple(events)


def _next(rules: RuleSet, state: GameState) -> Event | None:
    deal = state.deal
    if deal is None or state.over:
        return None
    match deal.phase:
        case Phase.AUCTION:
            match rules.auction.outcome(deal.auction, rules.seating):
                case StillOpen(_, settled):
                    return completed(rules, deal, settled) if settled else None
                case Fixed(contract):
                    return ContractFixed(contract, rules.leader(contract, deal.dealer))
                case AllPassed():
                    return ThrownIn()
        case Phase.PLAY:
            if deal.claim is not None:
                return _claim_settled(rules, state, deal)
            return (
                # In this order at a table, too: the first that is due happens, then all are asked
                # again.
                _completed(rules, deal)
                or _shown(rules, deal)
                or _announced(rules, deal)
                or _decided_by_a_run(rules, state, deal)
                or _compared(rules, deal)
                or _trick_taken(rules, deal)
                or _uncovered(deal)
                or _stopped(rules, state, deal)
                or _settled(rules, state, deal)
            )
        case Phase.OVER:
            end = end_after(rules, deal.settlement, state.scores, _played(state))
            return None if end is None else GameEnded(end.winner)


def _completed(rules: RuleSet, deal: Deal) -> HandsCompleted | None:
    return completed(rules, deal, deal.contract) if deal.contract else None


def _announced(rules: RuleSet, deal: Deal) -> Event | None:
    if rules.announcing is Announcing.BY_HAND:
        return None
    return next(iter(announceable(rules, deal)), None)


def _compared(rules: RuleSet, deal: Deal) -> MeldsCompared | None:
    if rules.melds is None or deal.contract is None or deal.scoring is not None:
        return None
    # Melds are compared once everybody had the chance to announce: after the first trick.
    if deal.tricks or not _is_full(rules, deal) or not any(deal.melds):
        return None
    granted = rules.melds.granted(deal.melds, deal.contract.trump, rules.seating, deal.dealer)
    scoring = scoring_seats(granted, rules.seating, deal.dealer)
    # The kinds are said only if some melds of a seat score and others do not (rules.md 2.14).
    if all(granted[seat] == deal.melds[seat] for seat in scoring):
        return MeldsCompared(scoring)
    kinds = tuple(tuple(meld.kind for meld in melds) for melds in granted)
    return MeldsCompared(scoring, kinds)


def _shown(rules: RuleSet, deal: Deal) -> MeldsShown | None:
    """Return the melds shown now: with the card that is their moment, or after the last trick."""
    if rules.melds is None or deal.trick is None:
        return None
    over = len(deal.tricks) == rules.hand_size
    match rules.melds.showing:
        case Showing.NEVER:
            return None
        case Showing.SECOND_TRICK if len(deal.tricks) != 1:
            return None
        case Showing.LAST_TRICK if not over:
            return None
        case Showing.AT_ONCE:
            melds = deal.melds
        case _:
            melds = granted_melds(deal)
    for seat in rules.seating.order if over else [play.seat for play in deal.trick.plays]:
        if seat not in deal.shown and melds[seat]:
            return MeldsShown(seat, melds[seat])
    return None


def _is_full(rules: RuleSet, deal: Deal) -> bool:
    return deal.trick is not None and len(deal.trick.plays) == len(rules.seating.order)


def _trick_taken(rules: RuleSet, deal: Deal) -> TrickTaken | None:
    contract, trick = deal.contract, deal.trick
    if contract is None or trick is None or not _is_full(rules, deal):
        return None
    winner = best_play(trick.plays, contract.trump, rules.scales).seat
    # The bonus for the last trick is part of the card points (rules.md 1.8).
    last = len(deal.tricks) + 1 == rules.hand_size
    bonus = rules.scoring.last_trick if last else 0
    return TrickTaken(winner, worth(trick.plays, contract.trump, rules.scales) + bonus)


def _uncovered(deal: Deal) -> CardsUncovered | None:
    """Return the covered cards that are turned up after a trick."""
    if deal.trick is None or deal.trick.plays:
        return None
    bare = tuple(
        (seat, pile.under)
        for seat in Seat
        for pile in deal.holdings[seat].piles
        if pile.top is None and pile.under is not None
    )
    return CardsUncovered(bare) if bare else None


def _settled(rules: RuleSet, state: GameState, deal: Deal) -> DealSettled | None:
    if deal.contract is None or len(deal.tricks) < rules.hand_size:
        return None
    counted = tally(rules, deal, deal.contract, state.carry)
    return DealSettled(settle_deal(rules, counted, state.scores, _played(state)))


def _played(state: GameState) -> int:
    """The deals so far that had a contract."""
    return sum(line.settlement is not None for line in state.sheet)


def settle_deal(rules: RuleSet, counted: Tally, before: tuple[int, int], played: int) -> Settlement:
    """Settle a deal of a game.

    ``before`` are the scores by team, ``played`` counts the deals with a contract, both without
    it. Where the last deal is written to the point, so is one that rounding alone would make it.
    """
    settlement = rules.scoring.settle(counted)
    scoring = rules.scoring
    if not isinstance(scoring, PointsAndBid) or not scoring.exact_last:
        return settlement
    exact = scoring.to_the_point().settle(counted)
    for each in (exact, settlement):
        ours, theirs = (before[team] + each.for_team(team) for team in Team)
        if end_after(rules, each, (ours, theirs), played + 1):
            return exact
    return settlement


def _decided_by_a_run(rules: RuleSet, state: GameState, deal: Deal) -> DealSettled | None:
    """Return that a seat has announced so long a run that it wins the game."""
    longest = rules.melds.winning_run if rules.melds else None
    if longest is None or deal.contract is None or deal.tricks:
        return None
    attack = rules.seating.team(deal.contract.declarer)
    for seat in rules.seating.order:
        if any(len(meld.cards) >= longest for meld in deal.melds[seat]):
            side = Side.ATTACK if rules.seating.team(seat) is attack else Side.DEFENCE
            so_far = tally(rules, deal, deal.contract, state.carry)
            return DealSettled(won_by_a_run(so_far, side))
    return None


def _stopped(rules: RuleSet, state: GameState, deal: Deal) -> DealSettled | None:
    """Return that a side has reached the target in the middle of a deal, if that ends it."""
    at_once = rules.end.met is TargetMet.AT_ONCE and rules.end.deals is None
    between = deal.trick is not None and not deal.trick.plays and deal.tricks
    if not at_once or not between or deal.contract is None:
        return None
    if len(deal.tricks) == rules.hand_size:
        return None
    attack = rules.seating.team(deal.contract.declarer)
    before = state.scores[attack], state.scores[attack.other]
    so_far = tally(rules, deal, deal.contract, state.carry)
    stopped = stopped_at(so_far, before, rules.end.target)
    return DealSettled(stopped) if stopped else None


def _claim_settled(rules: RuleSet, state: GameState, deal: Deal) -> DealSettled | None:
    claim, contract = deal.claim, deal.contract
    if claim is None or contract is None or rules.penalty is None:
        return None
    attack = rules.seating.team(contract.declarer)
    guilty = {rules.seating.team(misplay.seat) for misplay in deal.misplays}
    cards = sum(rules.scales.worth(card, contract.trump) for card in rules.pack.cards)
    return DealSettled(
        rules.penalty.award(
            tally(rules, deal, contract, state.carry),
            (attack in guilty, attack.other in guilty),
            Side.ATTACK if rules.seating.team(claim.seat) is attack else Side.DEFENCE,
            cards + rules.scoring.last_trick,
        )
    )


def end_after(
    rules: RuleSet, last: Settlement | None, scores: tuple[int, int], played: int
) -> Finished | None:
    """The end of the game with its last deal; None if it goes on.

    That deal was settled, or thrown in: then it writes nothing, and the game waits for one that is
    played. ``scores`` are by team, with it; ``played`` counts the deals that had a contract.
    """
    if last is None:
        return None
    # Its doubling level or a run of a whole suit: the scores do not matter any more.
    if last.decides_game:
        return Finished(last.winner)
    swept = 0 in last.tally.tricks and sum(last.tally.tricks) == rules.hand_size
    # By team, whether the deal brought it no more than a belote.
    alone = {
        last.attack if side is Side.ATTACK else last.attack.other: (
            last.scores[side.place] <= last.tally.belote[side.place]
        )
        for side in Side
    }
    at_most = alone[Team.NORTH_SOUTH], alone[Team.EAST_WEST]
    made = last.result is Result.MADE
    return rules.end.after(scores, last.winner, played, at_most, made=made, swept=swept)
