"""The computers' agreements at a table, as the line of a deal writes them."""

from engine.deal_record import AGREED, DealRecord, Options
from engine.players.auction_talk import has_dialogue
from engine.players.signals import has_signals
from engine.players.understanding import DEFAULT_UNDERSTANDING, Convention, Signals, Understanding
from engine.ruleset import RuleSet

CONVENTION, SIGNALS = AGREED


def agreed(rules: RuleSet, understanding: Understanding) -> Options:
    """The agreements that differ from the usual ones, among those the game has."""
    usual, found = DEFAULT_UNDERSTANDING, dict[str, str]()
    if has_dialogue(rules) and understanding.convention is not usual.convention:
        found[CONVENTION] = understanding.convention
    if has_signals(rules) and understanding.signals is not usual.signals:
        found[SIGNALS] = understanding.signals
    return tuple((name, str(value)) for name, value in found.items())


def understanding_of(record: DealRecord) -> Understanding:
    """By what the calls and the cards of a deal were meant."""
    said, usual = dict(record.agreed), DEFAULT_UNDERSTANDING
    return Understanding(
        Convention(said.get(CONVENTION, usual.convention)),
        Signals(said.get(SIGNALS, usual.signals)),
    )
