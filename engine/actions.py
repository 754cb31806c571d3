"""The actions of a seat, and refusals as codes with facts; ``bot.i18n`` has the sentences."""

from dataclasses import dataclass, field
from enum import StrEnum

from engine.cards import Card
from engine.contract import Bid
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass; also used to decline a redouble."""


@dataclass(frozen=True, slots=True)
class Double:
    """Double the contract to this level: 1 is a contre, 2 a surcontre, and so on.

    ``closed``: no trump may be led any more, where the doubler says so (R-61).
    """

    level: int = 1
    closed: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play this card to the trick.

    ``announcing``: if announcements are made by hand, announce with it all that can be.
    ``other_melds``: of a four and a run that share a card, announce the one that is worth less.
    """

    card: Card
    announcing: bool = field(default=False, kw_only=True)
    other_melds: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class RenegeClaim:
    """Claim that the other side has reneged (rules.md 2.12, 2.13)."""


Call = Pass | Bid | Double
Action = Call | PlayCard | RenegeClaim


RefusalFact = int | str | Card | Bid | Seat | tuple[Card, ...]


class Refusal(StrEnum):
    """Why an action is refused; its facts are named next to it."""

    NO_DEAL = "no-deal"
    GAME_OVER = "game-over"
    DEAL_OVER = "deal-over"
    DEAL_RUNNING = "deal-running"
    AUCTION_OPEN = "auction-open"
    AUCTION_OVER = "auction-over"
    NOT_YOUR_TURN = "not-your-turn"
    BID_TOO_LOW = "bid-too-low"  # standing: Bid
    BID_NOT_OFFERED = "bid-not-offered"  # bid: Bid
    BIDDING_CLOSED = "bidding-closed"
    NOTHING_TO_DOUBLE = "nothing-to-double"
    DOUBLE_NOT_YOURS = "double-not-yours"
    ALREADY_DOUBLED = "already-doubled"
    BID_NOT_DOUBLED = "bid-not-doubled"  # bid: Bid
    NOT_IN_HAND = "not-in-hand"  # card: Card
    MUST_FOLLOW = "must-follow"  # cards: the cards allowed
    MUST_OVERTAKE_TRUMP = "must-overtake-trump"  # cards
    MUST_OVERTAKE = "must-overtake"  # cards
    MUST_RUFF = "must-ruff"  # cards
    MUST_OVERRUFF = "must-overruff"  # cards
    RUFF_TOO_LOW = "ruff-too-low"  # cards
    NO_UNDERRUFF = "no-underruff"  # cards
    NO_TRUMP_LEAD = "no-trump-lead"  # cards
    MUST_NAME_TRUMP = "must-name-trump"
    SUIT_WAS_TURNED = "suit-was-turned"  # turned: Card
    TRUMP_NOT_HELD = "trump-not-held"  # bid: Bid
    ASHKAL_BARRED = "ashkal-barred"
    DOUBLE_BARRED_BY_SCORE = "double-barred-by-score"
    NOTHING_TO_ANNOUNCE = "nothing-to-announce"
    NO_RENEGE_TO_CLAIM = "no-renege-to-claim"


class IllegalAction(Exception):
    """The rules refuse the action; the game is unchanged."""

    def __init__(self, code: Refusal, **facts: RefusalFact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
