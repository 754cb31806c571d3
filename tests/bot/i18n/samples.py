"""A value for each fact of each sentence, few (one of everything) or many."""

from datetime import UTC, datetime

from bot.i18n.game_values import Fact, Stake
from engine.cards import Card, Rank, Suit, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.seats import Seat, Team

CAPOT = Bid(250, Trump.HEARTS, ContractKind.CAPOT)
REDOUBLED = Contract(Seat.WEST, CAPOT, doubles=2, multiplier=4)

GAME_FACTS: dict[str, Fact] = {
    "suit": Suit.DIAMONDS,
    "rank": Rank.QUEEN,
    "trump": Trump.DIAMONDS,
    "card": Card(Rank.ACE, Suit.DIAMONDS),
    "best": Card(Rank.KING, Suit.HEARTS),
    "cards": (Card(Rank.ACE, Suit.DIAMONDS), Card(Rank.TEN, Suit.DIAMONDS)),
    "seat": Seat.WEST,
    "dealer": Seat.WEST,
    "team": Team.EAST_WEST,
    "bid": CAPOT,
    "standing": CAPOT,
    "contract": REDOUBLED,
    "kind": ContractKind.CAPOT,
    "double": Stake.REDOUBLE,
    "turned": Card(Rank.ACE, Suit.DIAMONDS),
    "right": Card(Rank.TEN, Suit.DIAMONDS),
    "led": Suit.DIAMONDS,
    "thrown": Card(Rank.NINE, Suit.HEARTS),
    "winner": Seat.WEST,
    "declarer": Seat.WEST,
}
OTHER_FACTS: dict[str, Fact] = {
    "rate": 0.534,
    "share": 0.534,
    "date": datetime(2026, 3, 1, 20, 30, tzinfo=UTC),
    "began": datetime(2026, 1, 1, tzinfo=UTC),
    "ended": datetime(2026, 3, 31, tzinfo=UTC),
    "result": "made",
    "relation": "partner",
    "outcome": "won",
    "whole": "true",
    "side": "attack",
}
NUMBERS = frozenset(
    {
        "ace",
        "bare",
        "before",
        "belote",
        "belotes",
        "bid",
        "bonus",
        "capots",
        "cards",
        "carried",
        "carry",
        "count",
        "deals",
        "doubles",
        "extra",
        "factor",
        "failed",
        "free",
        "gained",
        "games",
        "last",
        "least",
        "left",
        "mine",
        "out",
        "other",
        "made",
        "melds",
        "missing",
        "most",
        "multiplier",
        "number",
        "of",
        "off",
        "others",
        "own",
        "page",
        "pages",
        "players",
        "points",
        "rank",
        "raw",
        "ready",
        "result",
        "rounded",
        "score",
        "sweep",
        "target",
        "tens",
        "theirs",
        "total",
        "tricks",
        "unit",
        "value",
        "whole",
        "wins",
        "won",
        "sweeps",
        "seconds",
        "losses",
        "each",
        "draws",
    }
)
NUMBERS_IN = ("podium-", "score-line-", "score-sum-", "score-part-", "leaderboard-", "stats-")
"""Where even ``rank`` and ``bid`` are numbers."""


def sample(key: str, fact: str, *, many: bool) -> Fact:
    """A value that this fact of this sentence may have."""
    number = 5 if many else 1
    if fact in NUMBERS and key.startswith(NUMBERS_IN):
        return number
    special = GAME_FACTS.get(fact, OTHER_FACTS.get(fact))
    if special is not None:
        return special
    return number if fact in NUMBERS else "Alice"
