"""Deals whose melds are known, and games that bring them to the table."""

from engine.actions import PlayCard
from engine.events import Event
from engine.ruleset import Announcing
from tests.engine.melds.games import game
from tests.engine.table import Table, cards

EAST_HAS_A_FIFTY = "KSQSJS7H8D9CAD7C / 8H9HTHJHAHQC7DJC / 8CTCKC9DTD7SACTS / AS8S9SQHKHJDQDKD"
"""North holds a tierce, east a quarte, south nothing; west a tierce and the belote at hearts."""

DEALS = {
    "hundred": ("AHKHQHJHTHTSTD9H / KDQS7SAS9C7CADJC / KCJS9STCKS7D8C8H / ACJDQD7H8S9DQC8D"),
    "sira": "KHQHJHTS9HJD8CQS / 7SASJC9C8DKDQCAD / 9SQDJSKSTH7C8HAC / 9DTD7H8S7DTCAHKC",
    "kings": "KHKSKDKCQHTS8DTH / JDQS7S7H8CADQDTC / QCJS9S9CASJH7C9H / AC9DTD8H8S7DJCAH",
    "kings beaten": "KHKSKDKCQHJHADJC / QSJSTS9S8S7S9D8H / QD8D7H8C9CJD7DAS / THQCAH7CTDTCAC9H",
    "twenty": ("KHQHJHQDJCAD6C7S6H / TS7C7H9SAS8CJD6S8H / 9CKCJSKDACKS8S8D7D / QSAHTHTCTD9DQC6D9H"),
    "no run": ("KHQHKS6S8CTD7HJSJD / TH7S7DQCQDKDACJHJC / 9S9DKCTSTCQS8D8H9C / 6H6C9HAH6DAS8S7CAD"),
    "dad": "KHQHJHTDKCJC / AD9SQCJDJSQS / 9DASTHKSAC9H / 9CTCAHTSKDQD",
}
"""North holds king and queen of hearts, and nobody melds but as the name says."""


def table(
    key: str, dealt: str = EAST_HAS_A_FIFTY, announcing: Announcing = Announcing.AUTOMATIC
) -> Table:
    """A game in which north has bid 80 hearts and is to lead."""
    seated = Table(dealt, rules=game(key, announcing))
    seated.say("80H", "-", "-", "-")
    return seated


def play(seated: Table, card: str, *, announcing: bool = False) -> tuple[Event, ...]:
    """The card of whoever is to play; what came of it."""
    (seat,) = seated.waits_for
    return seated.act(seat, PlayCard(*cards(card), announcing=announcing))


def meld_points(seated: Table) -> tuple[int, int]:
    """What the melds were worth, the attack's first, once the deal is over."""
    settlement = seated.deal.settlement
    assert settlement is not None
    return settlement.tally.melds


def belote_points(seated: Table) -> tuple[int, int]:
    """What the belote was worth, the attack's first, once the deal is over."""
    settlement = seated.deal.settlement
    assert settlement is not None
    return settlement.tally.belote
