"""What computers tell by the cards they play, in words."""

from collections.abc import Iterator

from bot.i18n import Words
from engine.cards import Trump
from engine.players.signals import discards_tell
from engine.ruleset import RuleSet


def signals_told(rules: RuleSet, trump: Trump | None, say: Words) -> Iterator[str]:
    """Nothing where cards tell nothing; the ``trump`` of the deal, or None before it is known."""
    trumps = rules.auction.trumps if trump is None else (trump,)
    if not any(discards_tell(rules, each) for each in trumps):
        return
    yield say("signals-discard")
    if rules.belote is not None and any(each.suit for each in trumps):
        yield say("signals-belote")
    yield say("signals-lead")
