"""The play of a deal, told by the cards in the order in which they were played."""

from dataclasses import dataclass, field

from tests.engine.naive_games.calls import Contract, level
from tests.engine.naive_games.cards import SUITS, players, trick_points, winning_place
from tests.engine.naive_games.declared import Declared, belote_holder, belote_worth, declared
from tests.engine.naive_games.legal import legal_cards
from tests.engine.naive_games.scores import Counted, Kind, Score
from tests.engine.naive_games.settling import score, value_of

DECLARER_LEADS = {"baloot"}
BELOTE_OF_EVERY_SUIT = {"bulgarian_belot"}


@dataclass
class Laid:
    """A deal when play begins: the cards of each seat, and the covered card under an open one."""

    hands: list[list[str]]
    covered: dict[str, str] = field(default_factory=dict)
    turned: str = ""


@dataclass
class Standing:
    """How the play stands: the cards that each seat may see to play, the trick, the tricks won."""

    hands: list[list[str]]
    turn: int
    trick: list[str] = field(default_factory=list)
    won: list[tuple[int, int]] = field(default_factory=list)
    over: bool = False


def stands(game: str, laid: Laid, contract: Contract, played: list[str]) -> Standing:
    """Play the cards one by one; ``won`` lists the winner and the points of each trick."""
    now = Standing(
        [list(hand) for hand in laid.hands],
        contract.declarer if game in DECLARER_LEADS else 0,
    )
    for number, card in enumerate(played, start=1):
        now.hands[now.turn].remove(card)
        now.trick.append(card)
        now.turn = (now.turn + 1) % players(game)
        now.over = number == sum(map(len, laid.hands)) + len(laid.covered)
        if len(now.trick) == players(game):
            _take(now, laid, contract.mode)
    return now


def _take(now: Standing, laid: Laid, mode: str) -> None:
    """The winner takes the trick; then what lay under its cards is turned up."""
    leader = now.turn
    seats = [(leader + step) % len(now.hands) for step in range(len(now.trick))]
    for seat, card in zip(seats, now.trick, strict=True):
        if card in laid.covered:
            now.hands[seat].append(laid.covered[card])
    winner = seats[winning_place(now.trick, mode)]
    now.won.append((winner, trick_points(now.trick, mode, last=now.over)))
    now.turn, now.trick = winner, []


def may_play(game: str, contract: Contract, now: Standing) -> set[str]:
    """The cards that the seat whose turn it is may play."""
    if now.over:
        return set()
    times = level(game, contract)
    return legal_cards(game, now.hands[now.turn], now.trick, contract.mode, times)


def settled(game: str, laid: Laid, contract: Contract, played: list[str], carry: int = 0) -> Score:
    """The game points of a deal that was played to its end."""
    return score(game, counted(game, laid, contract, played, carry))


def counted(
    game: str, laid: Laid, contract: Contract, played: list[str], carry: int = 0
) -> Counted:
    """What the play of a deal produced for attack and defence."""
    now = stands(game, laid, contract, played)
    melds = declared(game, laid.hands, contract.mode)
    ours = contract.declarer % 2

    def pair(numbers: list[int]) -> tuple[int, int]:
        return numbers[ours], numbers[1 - ours]

    return Counted(
        kind=kind_of(contract.bid),
        mode=contract.mode,
        value=value_of(game, contract.bid),
        level=level(game, contract),
        cards=pair([sum(pts for seat, pts in now.won if seat % 2 == side) for side in (0, 1)]),
        tricks=pair([sum(seat % 2 == side for seat, _ in now.won) for side in (0, 1)]),
        declarer_tricks=sum(seat == contract.declarer for seat, _ in now.won),
        belote=pair(_belotes(game, laid, contract, melds, played)),
        melds=pair([melds.points(side) for side in (0, 1)]),
        carry=carry,
        turned_ace=laid.turned.startswith("A"),
        eldest_ace=not contract.declarer and any(card[0] == "A" for card in laid.hands[0]),
    )


def kind_of(bid: str) -> Kind:
    """What the bid undertakes: a number, every trick, every trick alone, or just a suit."""
    if bid.startswith("capot"):
        return "capot"
    if bid.startswith("generale"):
        return "generale"
    return "number" if bid[0].isdigit() else "suit"


def _is_first_thrown(laid: Laid, suit: str, played: list[str]) -> bool:
    """Whether the first of king and queen was laid on a trick of another suit."""
    first = min(played.index("K" + suit), played.index("Q" + suit))
    return played[first // len(laid.hands) * len(laid.hands)][1] != suit


def _belotes(
    game: str, laid: Laid, contract: Contract, melds: Declared, played: list[str]
) -> list[int]:
    belotes = [0, 0]
    if game in BELOTE_OF_EVERY_SUIT:
        for suit in SUITS if contract.mode == "AT" else contract.mode:
            holder = belote_holder(laid.hands, suit)
            if holder is not None and suit in SUITS:
                said = contract.mode != "AT" or not _is_first_thrown(laid, suit, played)
                belotes[holder % 2] += belote_worth(game, suit, []) if said else 0
        return belotes
    holder = belote_holder(laid.hands, contract.mode)
    if holder is not None:
        scored = melds.granted.get(holder, [])
        belotes[holder % 2] = belote_worth(game, contract.mode, scored)
    return belotes
