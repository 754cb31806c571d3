"""How tricks are played: who leads, the duties, and who wins."""

from bot.i18n import Words
from bot.rulebook.duties import duties, overtaking
from bot.rulebook.places import eldest
from engine.ruleset import FirstLead, RuleSet
from engine.trumps import Trump


def play(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Who leads, each duty in the order in which it binds, and what wins the trick."""
    trumps = rules.auction.trumps
    by_declarer = rules.lead is FirstLead.DECLARER
    return (
        say("rules-play-title"),
        say("rules-play-lead", leader="declarer" if by_declarer else eldest(rules.seating)),
        *((say("rules-play-open"),) if rules.dealing.tableau else ()),
        *duties(rules, say),
        say("rules-play-winner"),
        *((say("rules-play-no-trumps"),) if Trump.NONE in trumps else ()),
        *(_all_trumps(rules, say) if Trump.ALL in trumps else ()),
    )


def _all_trumps(rules: RuleSet, say: Words) -> tuple[str, ...]:
    overtake = overtaking(rules, at_all_trumps=True)
    return (say("rules-play-all-trumps", overtake="always" if overtake == "alone" else overtake),)
