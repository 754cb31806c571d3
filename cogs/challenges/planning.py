"""The page on which a challenge is planned: how it is put together."""

from collections.abc import Sequence

from discord import ui

from bot.i18n import Words, yes
from bot.shared_plays.kinds import ChallengeWay
from cogs.challenges.controls import (
    COUNTS,
    DAYS,
    CallOutControl,
    ChooseCountControl,
    ChooseDaysControl,
    ChooseWayControl,
    LookAtChallengeControl,
    PlannedChallenge,
)
from cogs.challenges.shown import SUCCESS, ChallengeShown, is_left_alone
from cogs.ui.challenge_buttons import GameAgain
from cogs.ui.control import button, menu
from cogs.ui.layout import FELT, card, rows, rule, text, title
from engine.variants import find_variant


def call_page(
    call: PlannedChallenge, own: Sequence[ChallengeShown], say: Words, *, at_tables: bool = True
) -> ui.LayoutView:
    """The page that explains challenges, plans one, and lists the reader's own.

    ``at_tables``: there is a channel in which tables can be opened.
    """
    ways = {way.value: say("challenge-way", way=way.value) for way in ChallengeWay}
    counts = {str(each): say("challenge-count", count=each) for each in COUNTS}
    days = {str(each): say("challenge-days", days=each) for each in DAYS}
    choices = [
        *(rows([menu(ChooseWayControl(call), ways, call.way)]) if at_tables else []),
        *([] if call.again else rows([menu(ChooseCountControl(call), counts, str(call.count))])),
        *rows([menu(ChooseDaysControl(call), days, str(call.days))]),
    ]
    mine = list[ui.Item[ui.LayoutView]]()
    if own:
        lines = [
            say("challenge-nobody-coded", code=each.challenge.code)
            for each in own
            if is_left_alone(each)
        ]
        names = {
            str(each.challenge.shared_play): say(
                "challenge-own-open",
                code=each.challenge.code,
                played=each.done,
                count=each.results.count,
            )
            if each.now_open
            else say("challenge-own-over", code=each.challenge.code)
            for each in own
        }
        way = menu(LookAtChallengeControl(), names, "", placeholder=say("challenge-own"))
        mine += [rule(), *((text(*lines),) if lines else ()), *rows([way])]
    launched = button(CallOutControl(call), say("challenge-button-call"), style=SUCCESS)
    of_game = yes(isinstance(call.again, GameAgain))
    again = say("challenge-again", count=call.count, game=of_game) if call.again else ""
    game = say.variant(find_variant(call.game))
    return card(
        text(
            title(say("challenge-call-title")),
            say("challenge-call", game=game, way=call.way),
            again,
        ),
        *choices,
        *rows([launched]),
        *mine,
        colour=FELT,
    )
