"""The pages of the rules, and the controls of a guided deal.

Each control of a guided deal says where it leads; nothing of it is stored.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.lessons.guided_deal import Course, LostTrack, told
from cogs.hand.page_state import HandPageState
from cogs.hand.presses import seen_at
from cogs.learn.command import HelpPage, RulesAsked, answer_help, rules_page
from cogs.learn.lessons import REDOUBLE, LessonPageState, lesson
from cogs.server_preferences import preferences_of, usual_rules
from cogs.ui.arguments import one_of
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press
from cogs.ui.replies import refusal
from engine.actions import IllegalAction
from engine.contract import ContractKind


async def _rules(press: Press) -> None:
    table = await seen_at(await press.session(), press.user)
    view = rules_page(table.house, press.say, RulesAsked(table.id))
    await press.interaction.response.send_message(view=view, ephemeral=True)


async def _rules_page(press: Press) -> None:
    asked = RulesAsked.by(press.control)
    if asked.table:
        house = (await seen_at(await press.session(), press.user)).house
    else:
        preferences = await preferences_of(press.interaction)
        house = usual_rules(press.interaction, preferences, asked.named or None)
    await press.answer(rules_page(house, press.say, asked))


async def _help(press: Press) -> None:
    await answer_help(press.interaction, one_of(HelpPage, press.control.argument))


async def _learn(press: Press) -> None:
    """Open the guided deal on a message of its own; the help stays."""
    view = await _drawn(press, _course(press))
    await press.interaction.response.send_message(view=view, ephemeral=True)


async def _go(press: Press) -> None:
    await press.answer(await _drawn(press, _course(press)))


async def _hint(press: Press) -> None:
    await press.answer(await _drawn(press, _course(press), LessonPageState(hint=True)))


async def _choose(press: Press) -> None:
    """Show the buttons of a value: one of the menu, or the last word of a button."""
    course, chosen = _course(press), press.value
    if course and not chosen:
        course, chosen = course.before, course.done[-1] if course.done else ""
    value = int(chosen) if chosen.isdecimal() else None
    seen = LessonPageState(page_state=HandPageState(value=value))
    await press.answer(await _drawn(press, course, seen))


async def _kind(press: Press) -> None:
    asked = _course(press)
    word = asked.done[-1] if asked and asked.done else ""
    kinds = [kind for kind in ContractKind if kind == word]
    page_state = HandPageState(kind=kinds[0]) if kinds else HandPageState(redouble=word == REDOUBLE)
    await press.answer(
        await _drawn(press, asked.before if asked else None, LessonPageState(page_state=page_state))
    )


def _course(press: Press) -> Course | None:
    """Where a control leads; None where it cannot be read any more."""
    try:
        return Course.parse(press.control.argument)
    except LostTrack:
        return None


async def _drawn(
    press: Press, course: Course | None, seen: LessonPageState | None = None
) -> discord.ui.LayoutView:
    """The page of the deal at this point; a card against the rules is refused."""
    say, notice = press.say, ""
    try:
        if course is None:
            raise LostTrack(press.control.argument)
        # Computers think in it: a moment, but not on the loop that all tables share.
        position = await asyncio.to_thread(told, course)
    except IllegalAction as error:
        course = course.before if course else Course()
        position = await asyncio.to_thread(told, course)
        notice = refusal(say.playing(position.rules), error) or ""
    except LostTrack:
        course, notice = Course(), say("lesson-lost")
        position = await asyncio.to_thread(told, course)
    if position.over:
        press.bot.learners.ended(press.user)
    else:
        press.bot.learners.came_to(press.user, course)
    start = press.bot.command_links["start"]
    seen = LessonPageState(notice=notice) if notice or seen is None else seen
    page_state = replace(seen.page_state, hand_style=press.bot.preference_cache.of(press.user))
    return lesson(course, position, say, start, replace(seen, page_state=page_state))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.RULES: _rules,
    Verb.RULES_PAGE: _rules_page,
    Verb.HELP: _help,
    Verb.LEARN: _learn,
    Verb.LESSON: _go,
    Verb.LESSON_HINT: _hint,
    Verb.LESSON_CHOOSE: _choose,
    Verb.LESSON_KIND: _kind,
}

COUNTED = frozenset({Verb.HELP, Verb.RULES_PAGE})
