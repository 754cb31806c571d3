"""Events and their text on disk, by hand: a change of this form breaks every log there is."""

from bot.tables.events import (
    Closing,
    HostChanged,
    LobbyReopened,
    PlayerAway,
    PlayerBack,
    PlayerReady,
    SeatLeft,
    SeatTaken,
    TableClosed,
    TableEvent,
    TableOpened,
)
from bot.tables.occupants import Computer, Human
from engine.actions import Double, Pass
from engine.cards import Card
from engine.contract import Bid, Contract, ContractKind
from engine.events import (
    BeloteAnnounced,
    Called,
    CardPlayed,
    ContractFixed,
    DealSettled,
    Dealt,
    GameEnded,
    GameStarted,
    ThrownIn,
    TrickTaken,
)
from engine.players import Level
from engine.seats import Seat, Team
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally
from engine.trumps import Trump
from engine.zones import Holding, Pile

JH, QH, AS, TD = (Card.parse(text) for text in ("JH", "QH", "AS", "TD"))
EIGHTY = Bid(80, Trump.HEARTS)

PINNED: list[tuple[TableEvent, str]] = [
    (
        TableOpened(
            guild=900_000_000_000_000_001,
            channel=5,
            host=7,
            language="fr",
            variant="contree",
            version=1,
            options=(("target", "1000"),),
        ),
        """{"guild": 900000000000000001, "channel": 5, "host": 7, "language": "fr",
            "variant": "contree", "version": 1, "options": [["target", "1000"]]}""",
    ),
    (
        SeatTaken(Seat.SOUTH, Human(7)),
        '{"seat": 2, "occupant": {"user": 7, "away": false, "_type": "Human"}}',
    ),
    (
        SeatTaken(Seat.NORTH, Human(7, away=True)),
        '{"seat": 0, "occupant": {"user": 7, "away": true, "_type": "Human"}}',
    ),
    (
        SeatTaken(Seat.WEST, Computer(Level.CLUB)),
        '{"seat": 3, "occupant": {"level": "club", "_type": "Computer"}}',
    ),
    (SeatLeft(Seat.EAST), '{"seat": 1}'),
    (HostChanged(8), '{"user": 8}'),
    (PlayerAway(Seat.EAST), '{"seat": 1}'),
    (PlayerBack(Seat.EAST), '{"seat": 1}'),
    (PlayerReady(Seat.EAST), '{"seat": 1}'),
    (LobbyReopened(), "{}"),
    (TableClosed(Closing.CANCELLED), '{"reason": "cancelled"}'),
    (TableClosed(Closing.STOPPED), '{"reason": "stopped"}'),
    (TableClosed(Closing.REPLACED), '{"reason": "replaced"}'),
    (GameStarted(Seat.NORTH), '{"dealer": 0}'),
    (
        Dealt(
            Seat.WEST,
            (Holding((JH, TD)), Holding((AS,), (Pile(QH, AS), Pile(None)), (TD,))),
            (QH,),
        ),
        """{"dealer": 3, "holdings": [
            {"hand": ["JH", "TD"], "piles": [], "kitty": []},
            {"hand": ["AS"], "piles": [{"top": "QH", "under": "AS"}, {"top": null, "under": null}],
             "kitty": ["TD"]}],
            "talon": ["QH"]}""",
    ),
    (Called(Seat.NORTH, Pass()), '{"seat": 0, "call": {"_type": "Pass"}}'),
    (
        Called(Seat.NORTH, EIGHTY),
        """{"seat": 0, "call": {"value": 80, "trump": "H", "kind": "points", "_type": "Bid"}}""",
    ),
    (
        Called(Seat.NORTH, Bid(250, Trump.ALL, ContractKind.CAPOT)),
        """{"seat": 0, "call": {"value": 250, "trump": "AT", "kind": "capot", "_type": "Bid"}}""",
    ),
    (Called(Seat.NORTH, Double(2)), '{"seat": 0, "call": {"level": 2, "_type": "Double"}}'),
    (
        ContractFixed(Contract(Seat.EAST, EIGHTY, 1, 2), Seat.SOUTH),
        """{"contract": {"declarer": 1, "bid": {"value": 80, "trump": "H", "kind": "points"},
            "doubles": 1, "multiplier": 2}, "leader": 2}""",
    ),
    (ThrownIn(), "{}"),
    (CardPlayed(Seat.SOUTH, JH), '{"seat": 2, "card": "JH"}'),
    (BeloteAnnounced(Seat.SOUTH, again=True), '{"seat": 2, "again": true}'),
    (TrickTaken(Seat.SOUTH, 31), '{"seat": 2, "points": 31}'),
    (
        DealSettled(
            Settlement(
                tally=Tally(
                    contract=Contract(Seat.EAST, EIGHTY),
                    attack=Team.EAST_WEST,
                    card_points=(92, 70),
                    tricks=(5, 3),
                    belote=(20, 0),
                    last_trick=Side.ATTACK,
                ),
                result=Result.MADE,
                scores=(170, 70),
                lines=(
                    Line(LineCode.CARD_POINTS, Side.ATTACK, (("points", 92), ("tricks", 5))),
                    Line(LineCode.BID_REACHED, Side.ATTACK, ()),
                ),
            )
        ),
        """{"settlement": {
            "tally": {"contract": {"declarer": 1, "bid": {"value": 80, "trump": "H",
                                                          "kind": "points"},
                                   "doubles": 0, "multiplier": 1},
                      "attack": 1, "card_points": [92, 70], "tricks": [5, 3], "belote": [20, 0],
                      "last_trick": "attack", "declarer_tricks": 0},
            "result": "made", "scores": [170, 70],
            "lines": [{"code": "card-points", "side": "attack",
                       "facts": [["points", 92], ["tricks", 5]]},
                      {"code": "bid-reached", "side": "attack", "facts": []}]}}""",
    ),
    (GameEnded(Team.EAST_WEST), '{"winner": 1}'),
    (GameEnded(None), '{"winner": null}'),
]
