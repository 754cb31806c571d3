"""The rules of a table in words, made from its parameters: no text that can disagree with them."""

from bot.i18n import Words
from bot.rulebook.auction import auction, auction_in_short
from bot.rulebook.cards import aim, cards, dealing
from bot.rulebook.play import belote, play
from bot.rulebook.scoring import scoring
from engine.ruleset import RuleSet


def rulebook(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The chapters, in the order in which a newcomer needs them."""
    chapters = (aim, cards, dealing, auction, play, belote, scoring)
    return tuple("\n".join(chapter(rules, say)) for chapter in chapters)


def in_one_line(rules: RuleSet, say: Words) -> str:
    """What a lobby says of its game."""
    return f"{say('rules-line-cards', count=len(rules.pack))} {auction_in_short(rules, say)}"
