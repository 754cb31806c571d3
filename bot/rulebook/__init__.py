"""The rules of a table in words, made from its parameters: no text that can disagree with them.

A new parameter is one more sentence: in the module of its strategy, with words in ``rules.ftl``.
"""

from bot.rulebook.pages import (
    PageName,
    RulesPage,
    find_page,
    in_one_line,
    on_screens,
    rulebook,
)

__all__ = ["PageName", "RulesPage", "find_page", "in_one_line", "on_screens", "rulebook"]
