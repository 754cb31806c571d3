"""Events and their text on disk, by hand: a change of this form breaks every log there is."""

from bot.tables.events import (
    AdviceGiven,
    Answered,
    Asked,
    ClaimDenied,
    ClockSet,
    Closing,
    ConventionSet,
    DealGiven,
    DealSealed,
    GameGivenUp,
    Granted,
    HostChanged,
    HouseRulesChanged,
    Lapsed,
    LevelSet,
    LobbyReopened,
    NextDealSet,
    PartnersDrawn,
    PlayerAway,
    PlayerBack,
    PlayerReady,
    RatedAloneSet,
    SeatLeft,
    SeatTaken,
    SignalsSet,
    TableClosed,
    TableEvent,
    TableOpened,
    TablePaused,
    TableResumed,
    TakeBacksAllowed,
    TakenBack,
    TempoSet,
    TermsFixed,
    TrainingSet,
    TricksClaimed,
    TurnLapsed,
    VoteCast,
)
from bot.tables.occupants import Computer, Human
from bot.tables.table_settings import Pictures, Tempo
from engine.actions import Double, Pass
from engine.cards import Card, Suit, Trump
from engine.contract import Bid, Contract, ContractKind, naming, unnamed
from engine.events import (
    BeloteAnnounced,
    Called,
    CardPlayed,
    CardsUncovered,
    ContractFixed,
    DealSettled,
    Dealt,
    GameEnded,
    GameStarted,
    HandsCompleted,
    MeldsAnnounced,
    MeldsCompared,
    MeldsShown,
    RenegeClaimed,
    ThrownIn,
    TrickTaken,
)
from engine.meld import Meld, MeldKind
from engine.players import Level
from engine.players.understanding import Convention
from engine.seats import Seat, Team
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally
from engine.zones import Holding, Pile

JH, QH, KH, AS, TD = (Card.parse(text) for text in ("JH", "QH", "KH", "AS", "TD"))
EIGHTY = Bid(80, Trump.HEARTS)

LINE = "contree N | JS9SASTSKSQS8S7S / JH9HAHTHKHQH8H7D / JD9DADTDKDQD8D7H / JC9CACTCKCQC8C7C"
"""A deal as a table is given it."""

STORED_FORMS: list[tuple[TableEvent, str]] = [
    (
        TableOpened(
            guild=900_000_000_000_000_001,
            channel=5,
            host=7,
            language="fr",
            variant="contree",
            version=1,
            options=(("target", "1000"),),
            clock=60,
            level=Level.EXPERT,
            pictures=Pictures.CARDS,
            take_backs=False,
            convention=Convention.DIALOGUE,
            signals=False,
        ),
        """{"guild": 900000000000000001, "channel": 5, "host": {"_person": 7}, "language": "fr",
            "variant": "contree", "version": 1, "options": [["target", "1000"]], "clock": 60,
            "level": "expert", "pictures": "cards", "take_backs": false,
            "convention": "dialogue", "signals": false, "folds_deals": false}""",
    ),
    (
        SeatTaken(Seat.SOUTH, Human(7)),
        '{"seat": 2, "occupant": {"user": {"_person": 7}, "away": false, "_type": "Human"}}',
    ),
    (
        SeatTaken(Seat.NORTH, Human(7, away=True)),
        '{"seat": 0, "occupant": {"user": {"_person": 7}, "away": true, "_type": "Human"}}',
    ),
    (
        SeatTaken(Seat.WEST, Computer(Level.CLUB)),
        '{"seat": 3, "occupant": {"level": "club", "_type": "Computer"}}',
    ),
    (SeatLeft(Seat.EAST), '{"seat": 1}'),
    (
        PartnersDrawn("0a" * 32, ((Seat.NORTH, AS), (Seat.WEST, TD)), Seat.WEST),
        f'''{{"seed": "{"0a" * 32}", "cards": [[0, "AS"], [3, "TD"]], "dealer": 3}}''',
    ),
    (HostChanged(8), '{"user": {"_person": 8}}'),
    (PlayerAway(Seat.EAST), '{"seat": 1}'),
    (PlayerBack(Seat.EAST), '{"seat": 1}'),
    (PlayerReady(Seat.EAST), '{"seat": 1}'),
    (TurnLapsed(Seat.EAST), '{"seat": 1}'),
    (ClockSet(120), '{"seconds": 120}'),
    (NextDealSet(20), '{"seconds": 20}'),
    (GameGivenUp(Seat.EAST), '{"seat": 1}'),
    (LevelSet(Level.BEGINNER), '{"level": "beginner"}'),
    (ConventionSet(Convention.ACES), '{"convention": "aces"}'),
    (SignalsSet(signals=False), '{"signals": false}'),
    (TempoSet(Tempo.FAST), '{"tempo": "fast"}'),
    (TablePaused(Seat.EAST), '{"seat": 1}'),
    (TableResumed(Seat.EAST), '{"seat": 1}'),
    (TrainingSet(training=True), '{"training": true}'),
    (RatedAloneSet(rated=True), '{"rated": true}'),
    (
        TermsFixed(rated=True, trials=(Seat.EAST,), unplaced=(Seat.EAST, Seat.SOUTH)),
        '{"rated": true, "trials": [1], "unplaced": [1, 2]}',
    ),
    (AdviceGiven(Seat.EAST, 12), '{"seat": 1, "move": 12}'),
    (Asked("swap", 8, (0, 3)), '{"kind": "swap", "by": {"_person": 8}, "about": [0, 3]}'),
    (
        Answered("stop", 8, Seat.EAST, agree=False),
        '{"kind": "stop", "by": {"_person": 8}, "seat": 1, "agree": false}',
    ),
    (Lapsed("take-back", 8), '{"kind": "take-back", "by": {"_person": 8}}'),
    (Granted("swap", (0, 3)), '{"kind": "swap", "about": [0, 3]}'),
    (TakeBacksAllowed(allowed=False), '{"allowed": false}'),
    (TakenBack(Seat.EAST), '{"seat": 1}'),
    (TricksClaimed(Seat.EAST, 4), '{"seat": 1, "tricks": 4}'),
    (ClaimDenied(Seat.EAST), '{"seat": 1}'),
    (VoteCast(Seat.EAST, Seat.WEST), '{"seat": 1, "against": 3}'),
    (
        HouseRulesChanged(variant="coinche", version=1, options=(("target", "1000"),)),
        '{"variant": "coinche", "version": 1, "options": [["target", "1000"]]}',
    ),
    (
        DealGiven("D-7K3Q2M", LINE),
        f'{{"code": "D-7K3Q2M", "line": "{LINE}", "challenge": "", "number": 0, "count": 0, '
        '"experts": false, "evening": null}',
    ),
    (DealSealed("0f" * 32), f'{{"seed": "{"0f" * 32}"}}'),
    (LobbyReopened(), "{}"),
    (TableClosed(Closing.CANCELLED), '{"reason": "cancelled"}'),
    (TableClosed(Closing.STOPPED), '{"reason": "stopped"}'),
    (TableClosed(Closing.AGREED), '{"reason": "agreed"}'),
    (TableClosed(Closing.ENDED), '{"reason": "ended"}'),
    (TableClosed(Closing.REPLACED), '{"reason": "replaced"}'),
    (TableClosed(Closing.IDLE), '{"reason": "idle"}'),
    (TableClosed(Closing.LOST), '{"reason": "lost"}'),
    (GameStarted(Seat.NORTH), '{"dealer": 0, "drawn": []}'),
    (
        GameStarted(Seat.WEST, ((Seat.NORTH, AS), (Seat.WEST, TD))),
        '{"dealer": 3, "drawn": [[0, "AS"], [3, "TD"]]}',
    ),
    (
        Dealt(
            Seat.WEST,
            (Holding((JH, TD)), Holding((AS,), (Pile(QH, AS), Pile(None)), (TD,))),
            (QH,),
            QH,
        ),
        """{"dealer": 3, "holdings": [
            {"hand": ["JH", "TD"], "piles": [], "kitty": []},
            {"hand": ["AS"], "piles": [{"top": "QH", "under": "AS"}, {"top": null, "under": null}],
             "kitty": ["TD"]}],
            "talon": ["QH"], "turned": "QH"}""",
    ),
    (
        Dealt(Seat.WEST, (Holding((JH, TD)),)),
        """{"dealer": 3, "holdings": [{"hand": ["JH", "TD"], "piles": [], "kitty": []}],
            "talon": [], "turned": null}""",
    ),
    (
        HandsCompleted((Holding((JH, TD)), Holding((AS,), (Pile(QH),)))),
        """{"holdings": [
            {"hand": ["JH", "TD"], "piles": [], "kitty": []},
            {"hand": ["AS"], "piles": [{"top": "QH", "under": null}], "kitty": []}]}""",
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
    (
        Called(Seat.NORTH, naming(Trump.CLUBS)),
        """{"seat": 0, "call": {"value": 0, "trump": "C", "kind": "trump", "_type": "Bid"}}""",
    ),
    (
        Called(Seat.NORTH, Bid(0, Trump.NONE, ContractKind.ASHKAL)),
        """{"seat": 0, "call": {"value": 0, "trump": "NT", "kind": "ashkal", "_type": "Bid"}}""",
    ),
    (
        Called(Seat.NORTH, unnamed(90)),
        """{"seat": 0, "call": {"value": 90, "trump": "NT", "kind": "number", "_type": "Bid"}}""",
    ),
    (
        Called(Seat.NORTH, Double(2)),
        '{"seat": 0, "call": {"level": 2, "closed": false, "_type": "Double"}}',
    ),
    (
        ContractFixed(Contract(Seat.EAST, EIGHTY, 1, 2), Seat.SOUTH),
        """{"contract": {"declarer": 1, "bid": {"value": 80, "trump": "H", "kind": "points"},
            "doubles": 1, "multiplier": 2, "decides_game": false, "closed": false},
            "leader": 2}""",
    ),
    (
        ContractFixed(Contract(Seat.EAST, naming(Trump.NONE), 4, 4, decides_game=True), Seat.EAST),
        """{"contract": {"declarer": 1, "bid": {"value": 0, "trump": "NT", "kind": "trump"},
            "doubles": 4, "multiplier": 4, "decides_game": true, "closed": false}, "leader": 1}""",
    ),
    (ThrownIn(), "{}"),
    (CardPlayed(Seat.SOUTH, JH), '{"seat": 2, "card": "JH"}'),
    (BeloteAnnounced(Seat.SOUTH, again=True), '{"seat": 2, "again": true, "suit": null}'),
    (
        BeloteAnnounced(Seat.SOUTH, again=False, suit=Suit.HEARTS),
        '{"seat": 2, "again": false, "suit": "H"}',
    ),
    (
        MeldsAnnounced(Seat.SOUTH, (Meld(MeldKind.THREE, (KH, QH, JH), 20),)),
        """{"seat": 2, "melds": [
            {"kind": "three", "cards": ["KH", "QH", "JH"], "points": 20}]}""",
    ),
    (MeldsCompared((Seat.SOUTH, Seat.NORTH)), '{"scoring": [2, 0], "granted": []}'),
    (
        MeldsCompared((Seat.EAST,), ((), (MeldKind.THREE,), (), ())),
        '{"scoring": [1], "granted": [[], ["three"], [], []]}',
    ),
    (
        MeldsShown(Seat.SOUTH, (Meld(MeldKind.THREE, (KH, QH, JH), 20),)),
        """{"seat": 2, "melds": [
            {"kind": "three", "cards": ["KH", "QH", "JH"], "points": 20}]}""",
    ),
    (
        CardsUncovered(((Seat.NORTH, AS), (Seat.SOUTH, TD))),
        '{"cards": [[0, "AS"], [2, "TD"]]}',
    ),
    (RenegeClaimed(Seat.WEST, right=True), '{"seat": 3, "right": true}'),
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
                    melds=(50, 20),
                    carry=81,
                    exposed_ace=True,
                ),
                result=Result.TIE,
                scores=(0, 70),
                lines=(
                    Line(LineCode.CARD_POINTS, Side.ATTACK, (("points", 92), ("tricks", 5))),
                    Line(LineCode.BID_REACHED, Side.ATTACK, ()),
                ),
                carry=173,
            )
        ),
        """{"settlement": {
            "tally": {"contract": {"declarer": 1, "bid": {"value": 80, "trump": "H",
                                                          "kind": "points"},
                                   "doubles": 0, "multiplier": 1, "decides_game": false,
                                   "closed": false},
                      "attack": 1, "card_points": [92, 70], "tricks": [5, 3], "belote": [20, 0],
                      "last_trick": "attack", "declarer_tricks": 0, "melds": [50, 20],
                      "carry": 81, "exposed_ace": true, "eldest_ace": false},
            "result": "tie", "scores": [0, 70],
            "lines": [{"code": "card-points", "side": "attack",
                       "facts": [["points", 92], ["tricks", 5]]},
                      {"code": "bid-reached", "side": "attack", "facts": []}],
            "carry": 173}}""",
    ),
    (GameEnded(Team.EAST_WEST), '{"winner": 1}'),
    (GameEnded(None), '{"winner": null}'),
]
