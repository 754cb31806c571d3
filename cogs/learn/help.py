"""The help: how to begin, the cards and what they are worth, and every command."""

from collections.abc import Iterator, Mapping

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.lessons.course import Course
from bot.rulebook.cards import cards
from bot.rulebook.phrases import chapter_text
from cogs.ui.control import button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, rows, rule, text, title
from engine.ruleset import RuleSet

EVENING = ("help-start", "help-hand", "help-bid", "help-double", "help-count", "help-leave")
"""A first evening, in order."""


def help_page(
    commands: Mapping[str, str], rules: RuleSet, say: Words, course: Course | None = None
) -> ui.LayoutView:
    """How to begin; ``commands`` are the links of all commands by name, in the order shown.

    ``rules`` are those whose cards are shown, ``course`` is a guided deal to resume.
    """
    admins = {name: link for name, link in commands.items() if " " in name}
    everybodys = {name: link for name, link in commands.items() if name not in admins}
    return card(
        text(title(say("help-title")), say("help-lesson")),
        *_lessons(course, say),
        rule(),
        text(say("help-evening"), *(f"- {say(key)}" for key in EVENING)),
        rule(),
        text(chapter_text(cards(rules, say.playing(rules)))),
        rule(),
        text(
            say("help-commands"),
            *_command_lines(everybodys, say),
            say("help-commands-admin"),
            *_command_lines(admins, say),
        ),
    )


def _command_lines(links: Mapping[str, str], say: Words) -> Iterator[str]:
    """Each command by its link, with what it does."""
    for name, link in links.items():
        what = say(f"command-{name.split()[-1]}-description")
        yield say("help-command", command=link, description=what)


def _lessons(course: Course | None, say: Words) -> list[Item]:
    """A guided deal from its beginning, and where one has come to, if one has begun."""
    begin = button(
        ControlId(Verb.LEARN, argument=str(Course())),
        say("help-button-lesson"),
        style=ButtonStyle.success if course is None else ButtonStyle.secondary,
    )
    if course is None or course == Course():
        return [*rows([begin])]
    control = ControlId(Verb.LEARN, argument=str(course))
    resume = button(control, say("help-button-resume"), style=ButtonStyle.success)
    return [*rows([resume, begin])]
