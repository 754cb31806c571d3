"""The rules of a table, and the help."""

from discord import ui

from bot.i18n import Words
from cogs.ui.layout import card, text, title
from engine.ruleset import RuleSet

PARTS = ("aim", "cards", "auction", "play", "belote", "score")
COMMANDS = ("start", "hand", "table", "leave", "stop", "rules", "help", "leaderboard", "stats")
HELP = ("help-start", "help-hand", "help-double", "help-leave")


def rules_page(rules: RuleSet, say: Words) -> ui.LayoutView:
    """The rules, from the aim to the score."""
    parts = (say(f"rules-{rules.key}-{part}", target=rules.end.target) for part in PARTS)
    return card(
        text(title(say("rules-title", game=say.variant(rules)))), *(text(part) for part in parts)
    )


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
