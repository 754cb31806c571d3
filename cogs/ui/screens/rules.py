"""The rules of a table, and the help."""

from discord import ui

from bot.i18n import Words
from bot.rulebook import rulebook
from cogs.ui.layout import card, text, title
from engine.ruleset import RuleSet

COMMANDS = ("start", "hand", "table", "leave", "stop", "rules", "help", "leaderboard", "stats")
HELP = ("help-start", "help-hand", "help-double", "help-leave")


def rules_page(rules: RuleSet, say: Words) -> ui.LayoutView:
    """The rules of a table, from the aim to the score."""
    heading = title(say("rules-title", game=say.variant(rules)))
    return card(text(heading), *(text(chapter) for chapter in rulebook(rules, say) if chapter))


def help_page(commands: dict[str, str], say: Words) -> ui.LayoutView:
    """How to begin, and every command; ``commands`` are their names as Discord links them."""
    listed = (
        say(
            "help-command",
            command=commands[name],
            description=say(f"command-{name}-description"),
        )
        for name in COMMANDS
    )
    return card(
        text(title(say("help-title")), *(say(key) for key in HELP)),
        text(say("help-commands"), *listed),
    )
