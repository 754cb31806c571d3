"""The engine's games in the words of the naive ones: the only place that knows both."""

from collections.abc import Iterable

from engine.actions import Action, Double, Pass, PlayCard
from engine.announcements import granted_melds
from engine.cards import Card, Trump
from engine.contract import Bid, ContractKind
from engine.game import awaited, legal_actions
from engine.meld import Meld
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.settlement import Settlement, Tally
from engine.state import Deal, GameState
from tests.engine.naive_games import calls as naive
from tests.engine.naive_games.play import Laid
from tests.engine.naive_games.scores import Counted, Score, Side

Words = dict[int, set[str]]


def running(state: GameState) -> Deal:
    """The deal of a game in which one was dealt."""
    assert state.deal is not None
    return state.deal


def order(rules: RuleSet, state: GameState) -> list[Seat]:
    """The seats in order of play, the eldest first: their places are the naive numbers."""
    return list(rules.seating.starting_at(rules.seating.after(running(state).dealer)))


def word(action: Action) -> str:
    """An action in naive words."""
    match action:
        case Pass():
            return "pass"
        case Double(level):
            return "x" * level
        case Bid():
            return _bid(action)
        case PlayCard(card, announcing=False, other_melds=False):
            return str(card)
        case _:
            return f"unknown: {action}"


def _bid(bid: Bid) -> str:
    match bid.kind:
        case ContractKind.POINTS:
            return f"{bid.value}{bid.trump}"
        case ContractKind.TRUMP:
            return str(bid.trump)
        case ContractKind.ASHKAL:
            return "ashkal"
        case _:
            return f"{bid.kind}{bid.trump}"


def offered(rules: RuleSet, state: GameState) -> Words:
    """What the engine lets each seat do; seats that may do nothing are left out."""
    words: Words = {}
    for place, seat in enumerate(order(rules, state)):
        legal = legal_actions(rules, state, seat)
        actions = [word(action) for action in legal if not _is_other(action)]
        assert len(actions) == len(set(actions))
        if actions:
            words[place] = set(actions)
    return words


def _is_other(action: Action) -> bool:
    """Whether a card is played with the other of a four and a run: cards are counted once."""
    return isinstance(action, PlayCard) and action.other_melds


def waiting(rules: RuleSet, state: GameState) -> set[int]:
    """The seats for which the engine waits."""
    return {order(rules, state).index(seat) for seat in awaited(rules, state)}


def facts(rules: RuleSet, state: GameState) -> naive.Facts:
    """What the naive auction wants to know of a deal."""
    seats, running_deal = order(rules, state), running(state)
    sides = [rules.seating.team(seat) for seat in seats[:2]]
    return naive.Facts(
        turned=str(running_deal.turned or ""),
        hands=[[str(card) for card in running_deal.dealt[seat].playable] for seat in seats],
        scores=[running_deal.auction.scores[side] for side in sides],
    )


def said(rules: RuleSet, state: GameState) -> list[naive.Said]:
    """The calls of the auction."""
    seats = order(rules, state)
    return [
        (seats.index(called.seat), word(called.call)) for called in running(state).auction.calls
    ]


def contract(rules: RuleSet, state: GameState) -> naive.Contract | None:
    """The contract of the deal."""
    fixed = running(state).contract
    if fixed is None:
        return None
    return naive.Contract(order(rules, state).index(fixed.declarer), _bid(fixed.bid), fixed.doubles)


def laid(rules: RuleSet, state: GameState) -> Laid:
    """The hands with which play began."""
    holdings = [running(state).dealt[seat] for seat in order(rules, state)]
    return Laid(
        hands=[[str(card) for card in holding.playable] for holding in holdings],
        covered={
            str(pile.top): str(pile.under)
            for holding in holdings
            for pile in holding.piles
            if pile.under is not None
        },
        turned=str(running(state).turned or ""),
    )


def played(state: GameState) -> list[str]:
    """The cards played so far."""
    running_deal = running(state)
    last = [running_deal.trick] if running_deal.trick else []
    return [str(play.card) for trick in (*running_deal.tricks, *last) for play in trick.plays]


def melds(rules: RuleSet, state: GameState) -> dict[int, set[str]]:
    """The melds that scored in the deal, each with its cards in a row."""
    now, seats = running(state), order(rules, state)
    return {
        seats.index(seat): _rows(melds)
        for seat, melds in zip(Seat, granted_melds(now), strict=True)
        if melds
    }


def written(settlement: Settlement) -> Score:
    """A settlement in naive words; who won the deal has won a game that was staked on it."""
    if settlement.tally.contract.decides_game:
        side: Side = "attack" if settlement.winner is settlement.attack else "defence"
        return Score(settlement.result, game=side)
    return Score(settlement.result, *settlement.scores, settlement.carry)


def settled(rules: RuleSet, state: GameState, numbers: Counted) -> Settlement:
    """What the engine makes of these numbers under the contract of the deal."""
    now = running(state)
    assert now.contract is not None
    return rules.scoring.settle(
        Tally(
            contract=now.contract,
            attack=rules.seating.team(now.contract.declarer),
            card_points=numbers.cards,
            tricks=numbers.tricks,
            declarer_tricks=numbers.declarer_tricks,
            belote=numbers.belote,
            melds=numbers.melds,
            carry=numbers.carry,
            exposed_ace=numbers.turned_ace,
            eldest_ace=numbers.eldest_ace,
        )
    )


def declared(rules: RuleSet, hands: list[list[str]], mode: str) -> dict[int, set[str]]:
    """The melds that the engine finds in these hands and lets score."""
    if rules.melds is None:
        return {}
    seats, trump = rules.seating.order, Trump(mode)
    found = {
        seat: rules.melds.plan(tuple(map(Card.parse, hand)), trump)
        for seat, hand in zip(seats, hands, strict=True)
    }
    announced = [found.get(seat, ()) for seat in Seat]
    granted = rules.melds.granted(announced, trump, rules.seating, dealer=seats[-1])
    return {seats.index(seat): _rows(granted[seat]) for seat in seats if granted[seat]}


def _rows(melds: Iterable[Meld]) -> set[str]:
    return {" ".join(sorted(map(str, meld.cards))) for meld in melds}
