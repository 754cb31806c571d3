"""The signals of computer players, in words."""

from collections.abc import Iterator

from bot.i18n import Words
from engine.cards import Trump
from engine.players.signals import discards_tell
from engine.ruleset import RuleSet


def signals_told(rules: RuleSet, trump: Trump, say: Words) -> Iterator[str]:
    """The signals with this trump; empty if there are none, as at all trumps."""
    if not discards_tell(rules, trump):
        return
    yield say("signals-discard")
    if rules.belote is not None and trump.suit is not None:
        yield say("signals-belote")
    yield say("signals-lead")
