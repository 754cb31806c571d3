"""What king and queen of trumps in one hand are good for."""

from bot.i18n import Words
from bot.rulebook.every_trick import capot_is_bid
from bot.rulebook.flags import yes
from bot.rulebook.settlements import belote_is_written, known
from engine.ruleset import Announcing, BeloteRules, RuleSet
from engine.trumps import Trump


def belote(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Their points, when they are announced, and what bars them; nothing where there are none."""
    if rules.belote is None:
        return ()
    return (
        say("rules-belote-title"),
        say("rules-belote", points=rules.belote.points, margin=_margin(rules)),
        _when(rules, rules.belote, say),
        say("rules-belote-said", hand=yes(rules.announcing is Announcing.BY_HAND)),
        *((say("rules-belote-king-first"),) if rules.belote.king_first else ()),
        *_barred(rules, rules.belote, say),
        *_without_suit(rules, rules.belote, say),
    )


def _without_suit(rules: RuleSet, belote: BeloteRules, say: Words) -> tuple[str, ...]:
    """What of it there is where no single suit is trump."""
    others = {Trump.NONE, Trump.ALL} & set(rules.auction.trumps)
    if Trump.ALL in others and belote.at_all_trumps:
        none = (say("rules-belote-no-trumps"),) if Trump.NONE in others else ()
        return say("rules-belote-all-trumps"), *none
    return (say("rules-belote-suits-only"),) if others else ()


def _margin(rules: RuleSet) -> str:
    """Whether it is never written down, and only helps, or does not even that."""
    scores = known(rules.scoring)
    if belote_is_written(rules):
        return "no"
    if not scores.belote_helps:
        return "unwritten"
    return "yes" if capot_is_bid(rules) else "help"


def _when(rules: RuleSet, belote: BeloteRules, say: Words) -> str:
    run = belote.with_run and rules.melds is not None
    return say("rules-belote-when", timing=belote.timing, run=yes(run))


def _barred(rules: RuleSet, belote: BeloteRules, say: Words) -> tuple[str, ...]:
    if rules.melds is None or not belote.barred_by_melds:
        return ()
    return (say("rules-belote-barred", count=1),)
