"""The signals of computer players, in words."""

from collections.abc import Iterator

from bot.i18n import Words
from engine.cards import Card, Trump
from engine.players.signals import SignalMeaning, discards_tell, signals_in
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal

TOLD = frozenset(
    {
        SignalMeaning.CALLS,
        SignalMeaning.REFUSES,
        SignalMeaning.HAS_TEN,
        SignalMeaning.NO_ACE,
        SignalMeaning.WAS_BARE,
    }
)
"""What discards say; what leads and the belote say stands in the legend alone."""


def discards_told(rules: RuleSet, deal: Deal, say: Words) -> Iterator[tuple[Seat, Card, str]]:
    """Each discard of a deal that has said something, with what it said."""
    if deal.contract is None:
        return
    for signal in signals_in(rules, deal.contract, deal.all_tricks, deal.belotes):
        if signal.told in TOLD:
            yield signal.seat, signal.card, say("signals-told", told=signal.told.value)


def signals_told(rules: RuleSet, trump: Trump, say: Words) -> Iterator[str]:
    """The signals with this trump; empty if there are none, as at all trumps."""
    if not discards_tell(rules, trump):
        return
    yield f"**{say('signals-title')}**"
    yield say("signals-discard")
    if rules.belote is not None and trump.suit is not None:
        yield say("signals-belote")
    yield say("signals-lead")
