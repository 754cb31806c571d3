"""The rules in words as one text, without the deals worked by them: figures follow any rule."""

from bot.i18n import words
from bot.rulebook import rulebook
from engine.ruleset import RuleSet


def text(rules: RuleSet, language: str) -> str:
    """Every chapter but the worked deals."""
    say = words(language)
    chapters = (chapter for page in rulebook(rules, say) for chapter in page.chapters)
    worked = say("rules-worked-title")
    return "\n".join(chapter for chapter in chapters if not chapter.startswith(worked))
