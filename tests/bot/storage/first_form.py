"""Events as they were written when only the contrées were played, by hand; they are read for ever.

Fields that came later have no place in them.
"""

from bot.tables.events import (
    TableEvent,
    TableOpened,
)
from engine.cards import Card, Trump
from engine.contract import Bid, Contract
from engine.events import (
    BeloteAnnounced,
    ContractFixed,
    DealSettled,
    Dealt,
    GameStarted,
)
from engine.seats import Seat, Team
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally
from engine.zones import Holding

JH, AS, TD = (Card.parse(text) for text in ("JH", "AS", "TD"))
EIGHTY = Bid(80, Trump.HEARTS)

FIRST_FORM: list[tuple[TableEvent, str]] = [
    (
        TableOpened(
            guild=9,
            channel=5,
            host=7,
            language="fr",
            variant="contree",
            version=1,
            options=(),
            clock=0,
        ),
        """{"guild": 9, "channel": 5, "host": 7, "language": "fr", "variant": "contree",
            "version": 1, "options": []}""",
    ),
    (GameStarted(Seat.NORTH), '{"dealer": 0}'),
    (BeloteAnnounced(Seat.SOUTH, again=True), '{"seat": 2, "again": true}'),
    (
        Dealt(Seat.WEST, (Holding((JH, TD)), Holding((AS,)))),
        """{"dealer": 3, "holdings": [{"hand": ["JH", "TD"], "piles": [], "kitty": []},
            {"hand": ["AS"], "piles": [], "kitty": []}], "talon": []}""",
    ),
    (
        ContractFixed(Contract(Seat.EAST, EIGHTY, 1, 2), Seat.SOUTH),
        """{"contract": {"declarer": 1, "bid": {"value": 80, "trump": "H", "kind": "points"},
            "doubles": 1, "multiplier": 2}, "leader": 2}""",
    ),
    (
        DealSettled(
            Settlement(
                tally=Tally(
                    contract=Contract(Seat.EAST, EIGHTY),
                    attack=Team.EAST_WEST,
                    card_points=(92, 70),
                    tricks=(5, 3),
                    last_trick=Side.ATTACK,
                ),
                result=Result.MADE,
                scores=(170, 70),
                lines=(Line(LineCode.BID_REACHED, Side.ATTACK, (("total", 92), ("bid", 80))),),
            )
        ),
        """{"settlement": {
            "tally": {"contract": {"declarer": 1, "bid": {"value": 80, "trump": "H",
                                                          "kind": "points"},
                                   "doubles": 0, "multiplier": 1},
                      "attack": 1, "card_points": [92, 70], "tricks": [5, 3], "belote": [0, 0],
                      "last_trick": "attack", "declarer_tricks": 0},
            "result": "made", "scores": [170, 70],
            "lines": [{"code": "bid-reached", "side": "attack",
                       "facts": [["total", 92], ["bid", 80]]}]}}""",
    ),
]
