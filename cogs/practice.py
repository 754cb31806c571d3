"""A deal alone with three experts, for practice: nobody else has it, and nothing counts."""

from dataclasses import dataclass
from functools import partial

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.shared_plays.alone import read_alone
from bot.shared_plays.choice import candidate
from bot.shared_plays.rehearsal import GAME
from bot.storage.practice import ONE, PRACTICE, practice_for
from bot.storage.shared_plays import OpenDeal, SoloPlay
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.alone.pages import result_line
from cogs.alone.playing import (
    OCCASIONS,
    Occasion,
    answer_opened,
    answer_result,
    own_play,
    play_on,
    shared_deal,
    taking_over,
)
from cogs.today.controls import today_button
from cogs.ui.control import Control, button
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import GOLD, card, rows, small, text, title
from cogs.ui.press import Press
from engine.fairness import new_seed
from engine.variants import find_variant

PLAY_PRACTICE = ControlName("practice", Presser.ANYBODY, bursts=True)


@dataclass(frozen=True)
class OfPractice(WordedControl):
    """A control of a practice deal."""

    shared_play: int


@control("practice-look", Presser.ANYBODY)
class LookAtPracticeControl(OfPractice):
    """Shows all hands of it, and the way to its analysis."""


def practice_button(say: Words, *, first: bool = True) -> Control:
    """The button that deals a practice deal, or goes on with the one that was begun."""
    style = ButtonStyle.success if first else ButtonStyle.secondary
    return button(PLAY_PRACTICE, say("practice-button"), style=style)


def done_page(deal: OpenDeal, play: SoloPlay, say: Words, *, daily: bool) -> ui.LayoutView:
    """What came of a practice deal, and what there is to do next."""
    say = say.playing(read_alone(play.line).rules)
    look = button(LookAtPracticeControl(deal.shared_play), say("today-button-look"))
    again = button(PLAY_PRACTICE, say("practice-button-again"), style=ButtonStyle.success)
    return card(
        text(
            title(say("practice-title")),
            f"**{result_line(play, say)}**",
            small(say("practice-private")),
        ),
        *rows([again, look, *([today_button(say)] if daily else [])]),
        colour=GOLD,
    )


@pressed(PLAY_PRACTICE)
@taking_over
async def _play(press: Press) -> None:
    """Deal one, or go on with the one that was begun."""
    bot, now, guild = press.bot, press.bot.clock.now(), press.interaction.guild_id or 0
    seed = new_seed(bot.services.seeds)
    dealt = partial(practice_for, seed=seed, chosen=candidate(find_variant(GAME), seed, 0), now=now)
    # One after the other, whichever server they are pressed on.
    deal = await bot.services.database.write_for(None, partial(dealt, user=press.user, guild=guild))
    doing = bot.services.solo_deals.begin(deal, press.user, guild)
    await play_on(press, deal, PRACTISED, doing)


async def _done(press: Press, deal: OpenDeal, play: SoloPlay) -> None:
    daily = press.bot.settings.daily_deal
    await answer_result(press.interaction, done_page(deal, play, press.say, daily=daily))


PRACTISED = OCCASIONS[PRACTICE] = Occasion(
    head=lambda _, say: say("practice-head"),
    number=lambda deal: deal.number,
    late="",
    outdated="refusal-practice-outdated",
    done=_done,
)


@pressed(LookAtPracticeControl)
@taking_over
async def _look(press: Press, asked: LookAtPracticeControl) -> None:
    """The deal as any shared one, for who has played it."""
    deal = await shared_deal(press, asked.shared_play, ONE)
    play = await own_play(press, deal)
    if deal.kind != PRACTICE or play is None or play.done_at is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await answer_opened(press.interaction, play.line)
