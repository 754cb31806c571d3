"""What a table is called: its game, and what ends it."""

from bot.i18n import Words
from cogs.ui.layout import title
from engine.ruleset import RuleSet


def table_heading(rules: RuleSet, say: Words) -> str:
    """« La Contrée · 2 000 points », or how many deals are played."""
    game, end = say.variant(rules), rules.end
    if end.deals is None:
        return title(say("table-title", game=game, target=end.target))
    return title(say("table-title-deals", game=game, deals=end.deals))
