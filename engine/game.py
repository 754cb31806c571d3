"""The interface of the engine: start a game, deal, list legal actions, act."""

from collections.abc import Iterable, Iterator
from typing import overload

from engine.actions import Action, IllegalAction, PlayCard, Refusal, RenegeClaim
from engine.announcements import Announcement, announceable, other_plan
from engine.cards import Card
from engine.consequences import with_consequences
from engine.contract import Bid, ContractKind
from engine.dealing import Chance, first_dealer, laid_out, prepared
from engine.events import Called, CardPlayed, Event, GameStarted, RenegeClaimed
from engine.evolve import evolve, replay, with_card
from engine.ruleset import Announcing, Enforcement, RuleSet, StillOpen
from engine.seats import Seat
from engine.settlement import Result
from engine.state import Deal, GameState, Phase
from engine.tricks import sifted_hand


def new_game(rules: RuleSet, chance: Chance) -> tuple[Event, ...]:
    """Begin a game: the first dealer is found."""
    return (first_dealer(rules, chance),)


def begun(rules: RuleSet, dealer: Seat, chance: Chance) -> GameState:
    """Return a game in which this seat has just dealt the first deal."""
    return replay(
        rules, (GameStarted(dealer), laid_out(rules, prepared(rules, None, chance), dealer))
    )


def deal(rules: RuleSet, state: GameState, chance: Chance) -> tuple[Event, ...]:
    """Deal the next hands; IllegalAction while a deal is running or when the game is over."""
    if state.over:
        raise IllegalAction(Refusal.GAME_OVER)
    last = state.deal
    if last is not None and last.phase is not Phase.OVER:
        raise IllegalAction(Refusal.DEAL_RUNNING)
    dealer = _next_dealer(rules, state, last)
    return (laid_out(rules, prepared(rules, last, chance), dealer),)


def awaited(rules: RuleSet, state: GameState) -> tuple[Seat, ...]:
    """Return the seats to act: several when either partner may double."""
    deal = state.deal
    if deal is None or deal.phase is Phase.OVER:
        return ()
    if deal.phase is Phase.AUCTION:
        outcome = rules.auction.outcome(deal.auction, rules.seating)
        return outcome.awaited if isinstance(outcome, StillOpen) else ()
    return (_to_play(rules, deal),)


def legal_actions(rules: RuleSet, state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the legal actions of this seat, including a contre out of turn if allowed.

    East has led the seven of diamonds, and south must follow rather than ruff:

    >>> from engine.notation import read
    >>> from engine.variants import find_variant
    >>> reading = read(
    ...     "contree N | JS9SASTSKSQS8S7S / JH9HAHTHKHQH8H7D / JD9DADTDKDQD8D7H / JC9CACTCKCQC8C7C"
    ...     " | 80H - - - | 7D",
    ...     find_variant,
    ... )
    >>> state = apply(reading.rules, reading.opening, reading.events)
    >>> " ".join(str(action.card) for action in legal_actions(reading.rules, state, Seat.SOUTH))
    'JD 9D AD TD KD QD 8D'
    """
    deal = state.deal
    if deal is None or deal.phase is Phase.OVER:
        return ()
    if deal.phase is Phase.AUCTION:
        return rules.auction.legal_calls(deal.auction, rules.seating, seat, _hand(deal, seat))
    renege_claim = (RenegeClaim(),) if _may_claim_renege(rules, deal, seat) else ()
    if seat is not _to_play(rules, deal):
        return renege_claim
    return (*_plays(rules, deal, seat), *renege_claim)


def decide(rules: RuleSet, state: GameState, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Return the events of this action; raise IllegalAction with the reason if refused."""
    deal = state.deal
    if state.over:
        raise IllegalAction(Refusal.GAME_OVER)
    if deal is None:
        raise IllegalAction(Refusal.NO_DEAL)
    if deal.phase is Phase.OVER:
        raise IllegalAction(Refusal.DEAL_OVER)
    match action:
        case PlayCard():
            return with_consequences(rules, state, *_played(rules, deal, seat, action))
        case RenegeClaim():
            return with_consequences(rules, state, _renege_claimed(rules, deal, seat))
        case _:
            if deal.phase is not Phase.AUCTION:
                raise IllegalAction(Refusal.AUCTION_OVER)
            hand = _hand(deal, seat)
            if action not in rules.auction.legal_calls(deal.auction, rules.seating, seat, hand):
                raise rules.auction.refuse(deal.auction, rules.seating, seat, hand, action)
            return with_consequences(rules, state, Called(seat, action))


def after_action(rules: RuleSet, state: GameState, seat: Seat, action: Action) -> GameState:
    """Return the state after this action; raise IllegalAction with the reason if refused."""
    return apply(rules, state, decide(rules, state, seat, action))


@overload
def apply(rules: RuleSet, state: GameState, events: Iterable[Event]) -> GameState: ...


@overload
def apply(rules: RuleSet, state: GameState | None, events: Iterable[Event]) -> GameState | None: ...


def apply(rules: RuleSet, state: GameState | None, events: Iterable[Event]) -> GameState | None:
    """Fold events into the game; None if there is neither a game nor an event."""
    for event in events:
        state = evolve(rules, state, event)
    return state


def _next_dealer(rules: RuleSet, state: GameState, last: Deal | None) -> Seat:
    if last is None:
        return state.dealer
    thrown_in = last.settlement is None
    void = last.settlement is not None and last.settlement.result is Result.VOID
    # Who deals after a deal thrown in is a rule; a void deal is played again.
    if void or (thrown_in and (rules.dealing.deals_again or _is_thrown_in_at_once(last))):
        return state.dealer
    return rules.seating.after(state.dealer)


def _is_thrown_in_at_once(deal: Deal) -> bool:
    """Whether a player threw in their hand before anybody had bid."""
    bids = [called.call for called in deal.auction.calls if isinstance(called.call, Bid)]
    return [bid.kind for bid in bids] == [ContractKind.KASHO]


def _hand(deal: Deal, seat: Seat) -> tuple[Card, ...]:
    return deal.holdings[seat].playable


def _plays(rules: RuleSet, deal: Deal, seat: Seat) -> Iterator[PlayCard]:
    """Return the legal cards, each with and without a possible announcement."""
    if rules.enforcement is Enforcement.CLAIMED:
        cards = _hand(deal, seat)
    else:
        cards = sifted_hand(rules, deal, seat).allowed
    by_hand = rules.announcing is Announcing.BY_HAND
    # A card serves one meld: of two ways to count them the player may choose.
    chooses = not deal.tricks and bool(other_plan(rules, deal, seat))
    for card in cards:
        yield PlayCard(card)
        if by_hand and announceable(rules, with_card(rules, deal, seat, card)):
            yield PlayCard(card, announcing=True)
        if chooses:
            yield PlayCard(card, announcing=by_hand, other_melds=True)


def _announced_with(
    rules: RuleSet, deal: Deal, seat: Seat, action: PlayCard
) -> tuple[Announcement, ...]:
    """The player's announcements by choice with this card; NOTHING_TO_ANNOUNCE if they cannot."""
    if not action.announcing and not action.other_melds:
        return ()
    if action.announcing is not (rules.announcing is Announcing.BY_HAND):
        raise IllegalAction(Refusal.NOTHING_TO_ANNOUNCE)
    if action.other_melds and (deal.tricks or not other_plan(rules, deal, seat)):
        raise IllegalAction(Refusal.NOTHING_TO_ANNOUNCE)
    after = with_card(rules, deal, seat, action.card)
    announced = announceable(rules, after, other_melds=action.other_melds)
    if not announced:
        raise IllegalAction(Refusal.NOTHING_TO_ANNOUNCE)
    return announced


def _played(
    rules: RuleSet, deal: Deal, seat: Seat, action: PlayCard
) -> tuple[CardPlayed | Announcement, ...]:
    _check_card(rules, deal, seat, action.card)
    return (CardPlayed(seat, action.card), *_announced_with(rules, deal, seat, action))


def _may_claim_renege(rules: RuleSet, deal: Deal, seat: Seat) -> bool:
    """Whether the other side has played a card that can be claimed as a renege."""
    if rules.enforcement is Enforcement.ENFORCED or deal.phase is not Phase.PLAY:
        return False
    team = rules.seating.team(seat)
    return any(
        rules.seating.team(play.seat) is not team for t in deal.all_tricks for play in t.plays
    )


def _renege_claimed(rules: RuleSet, deal: Deal, seat: Seat) -> RenegeClaimed:
    if not _may_claim_renege(rules, deal, seat):
        raise IllegalAction(Refusal.NO_RENEGE_TO_CLAIM)
    team = rules.seating.team(seat)
    right = any(rules.seating.team(misplay.seat) is not team for misplay in deal.misplays)
    return RenegeClaimed(seat, right)


def _to_play(rules: RuleSet, deal: Deal) -> Seat:
    trick = deal.trick
    if trick is None:
        raise ValueError("no trick is being played")
    return rules.seating.starting_at(trick.leader)[len(trick.plays)]


def _check_card(rules: RuleSet, deal: Deal, seat: Seat, card: Card) -> None:
    if deal.phase is Phase.AUCTION:
        raise IllegalAction(Refusal.AUCTION_OPEN)
    if card not in deal.holdings[seat].playable:
        raise IllegalAction(Refusal.NOT_IN_HAND, card=card)
    if seat is not _to_play(rules, deal):
        raise IllegalAction(Refusal.NOT_YOUR_TURN, seat=_to_play(rules, deal))
    if rules.enforcement is Enforcement.CLAIMED:
        return
    sifted = sifted_hand(rules, deal, seat)
    for barred, reason in sifted.barred:
        if barred == card:
            raise IllegalAction(reason, cards=sifted.allowed)
