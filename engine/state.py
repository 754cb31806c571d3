"""The state of a game: frozen values folded from its events."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from engine.actions import Double, Refusal
from engine.cards import Card, Suit
from engine.contract import Contract
from engine.events import Called, Dealt, RenegeClaimed
from engine.meld import Meld, MeldKind
from engine.seats import Seat, Team
from engine.settlement import Settlement
from engine.zones import Holding

T = TypeVar("T")

if TYPE_CHECKING:
    # So that the names and types of the fields are checked as they are elsewhere.
    changed = replace
else:

    def changed(value: T, /, **fields: object) -> T:
        """As `dataclasses.replace`, for a value without slots: ten times as fast on a wide one.

        It calls neither ``__init__`` nor ``__post_init__``; a ``cached_property`` of the value
        would be copied, so such values have none.
        """
        copy = object.__new__(type(value))
        object.__setattr__(copy, "__dict__", value.__dict__ | fields)
        return copy


class Phase(StrEnum):
    """The phase of a deal."""

    AUCTION = "auction"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls of a deal, in the order in which they were made; ``first`` speaks first.

    ``turned`` is the card that proposes a trump; ``scores`` are those of the game, by team.
    """

    first: Seat
    calls: tuple[Called, ...] = ()
    turned: Card | None = None
    scores: tuple[int, int] = (0, 0)

    @property
    def doubler(self) -> Seat | None:
        """The seat that doubled last, if any."""
        doubles = (
            called.seat
            for called in reversed(self.calls)
            if isinstance(called.call, Double) and called.call.level == 1
        )
        return next(doubles, None)


@dataclass(frozen=True, slots=True)
class Play:
    """A played card and its player's seat."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in order; ``winner`` and ``points`` once it was taken."""

    leader: Seat
    plays: tuple[Play, ...] = ()
    winner: Seat | None = None
    points: int = 0


@dataclass(frozen=True, slots=True)
class Misplay:
    """A renege: an illegal card, played while the rules are not enforced."""

    seat: Seat
    card: Card
    duty: Refusal


@dataclass(frozen=True, slots=True)
class Belote:
    """King and queen of a suit in the hand of one seat; ``calls``: how often it announced them."""

    seat: Seat
    suit: Suit
    calls: int = 0


@dataclass(frozen=True, kw_only=True)
class Deal:
    """One deal, from the pack laid out to the score; holdings and melds are indexed by seat.

    ``dealt`` are the hands as far as they were dealt, before play. ``belotes`` are those held,
    announced or not; several only at all trumps (R-04). ``melds`` are those announced,
    ``scoring`` the seats whose melds count once they were compared, ``granted`` which kinds of each
    seat do where not all of them, ``shown`` those who have laid them open.
    """

    number: int
    dealer: Seat
    laid_out: Dealt
    dealt: tuple[Holding, ...]
    holdings: tuple[Holding, ...]
    talon: tuple[Card, ...]
    auction: Auction
    phase: Phase = Phase.AUCTION
    contract: Contract | None = None
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    belotes: tuple[Belote, ...] = ()
    melds: tuple[tuple[Meld, ...], ...] = ((), (), (), ())
    scoring: tuple[Seat, ...] | None = None
    granted: tuple[tuple[MeldKind, ...], ...] = ()
    shown: tuple[Seat, ...] = ()
    misplays: tuple[Misplay, ...] = ()
    claim: RenegeClaimed | None = None
    settlement: Settlement | None = None

    @property
    def turned(self) -> Card | None:
        """The card that lies face up and proposes a trump."""
        return self.auction.turned

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The tricks so far, the one on the table last."""
        return self.tricks if self.trick is None else (*self.tricks, self.trick)


@dataclass(frozen=True, slots=True, kw_only=True)
class SettledDeal:
    """A finished deal on the score sheet; a passed-out deal has no settlement.

    ``belotes`` are those that were announced; ``doubler`` is who doubled the contract.
    """

    number: int
    dealer: Seat
    settlement: Settlement | None
    belotes: tuple[Belote, ...]
    doubler: Seat | None = None


@dataclass(frozen=True, kw_only=True)
class GameState:
    """A whole game; ``scores`` are by team, ``carry`` points that a tie left hanging."""

    dealer: Seat
    scores: tuple[int, int] = (0, 0)
    carry: int = 0
    deal: Deal | None = None
    sheet: tuple[SettledDeal, ...] = ()
    over: bool = False
    winner: Team | None = None
