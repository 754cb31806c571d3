"""The page on which a challenge is planned: what its controls carry, and how they are read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from discord import ui

from bot.i18n import Words, yes
from bot.shared_plays.alone import PLAYER
from bot.shared_plays.kinds import ChallengeWay
from bot.storage.challenges import read_challenge_code
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.challenges.shown import SUCCESS, ChallengeShown, is_left_alone
from cogs.ui.arguments import BREAK, joined, number, one_of
from cogs.ui.command_group import GAMES
from cogs.ui.control import Control, button, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import FELT, card, rows, rule, text, title
from cogs.ui.press import Press
from engine.variants import find_variant

COUNTS = (4, 8)
"""The numbers of deals that a challenge may have."""

DAYS = range(1, 8)
"""The numbers of days that it may be open."""

USUAL_COUNT, USUAL_DAYS = 8, 3

WORDS = 6
"""The words that controls of a call carry: code, way, numbers of deals and days, deals, game."""

NEW = "new"
"""Stands for new deals in a control."""

OF_GAME = "x"
"""Between a table and the number of its game in a control whose deals are those of the game."""


def is_played_alone(game: str) -> bool:
    """Whether a game has a partner and two opponents for one person."""
    return find_variant(game).seating.partner(PLAYER) is not None


OFFERED = [game for game in GAMES if is_played_alone(game.value)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedChallenge:
    """A challenge that is being planned.

    ``code`` is the one that it gets, so that two presses make one challenge of it. ``again``: where
    its deals were played before, a shared play, or a game with ``OF_GAME``; empty for new ones.
    """

    code: str
    game: str
    way: ChallengeWay = ChallengeWay.ALONE
    count: int = USUAL_COUNT
    days: int = USUAL_DAYS
    again: str = ""


def _written(call: PlannedChallenge) -> str:
    """The planned challenge as the controls of its page carry it."""
    # The argument of a control has no underscores.
    game = call.game.replace("_", BREAK)
    # "C-7K3Q2M" has the sign between the words of a control in it: its head is left out.
    code = call.code.rpartition(BREAK)[2]
    return joined(code, call.way, call.count, call.days, call.again or NEW, game)


def read_call(press: Press) -> PlannedChallenge:
    """The planned challenge that a control of the page carries.

    STALE_PRESS for one that is not offered.
    """
    words = press.control.argument.split(BREAK, WORDS - 1)
    code, way, count, days, again, game = words if len(words) == WORDS else ("",) * WORDS
    found = read_challenge_code(code)
    key = next((each.value for each in OFFERED if each.value == game.replace(BREAK, "_")), None)
    # Of a game, all deals are played again, however many they were.
    counted = again != NEW or number(count) in COUNTS
    if found is None or key is None or not counted or number(days) not in DAYS:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return PlannedChallenge(
        code=found,
        game=key,
        way=one_of(ChallengeWay, way),
        count=number(count),
        days=number(days),
        again=again if again != NEW else "",
    )


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
        *(rows([_choice(Verb.CHALLENGE_WAY, call, ways, call.way)]) if at_tables else []),
        *(
            []
            if call.again
            else rows([_choice(Verb.CHALLENGE_COUNT, call, counts, str(call.count))])
        ),
        *rows([_choice(Verb.CHALLENGE_DAYS, call, days, str(call.days))]),
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
        way = menu(ControlId(Verb.CHALLENGE_LOOK), names, "", placeholder=say("challenge-own"))
        mine += [rule(), *((text(*lines),) if lines else ()), *rows([way])]
    launch = ControlId(Verb.CHALLENGE_CALL, argument=_written(call))
    launched = button(launch, say("challenge-button-call"), style=SUCCESS)
    of_game = yes(OF_GAME in call.again)
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


def _choice(verb: Verb, call: PlannedChallenge, choices: Mapping[str, str], chosen: str) -> Control:
    control = ControlId(verb, argument=_written(call))
    return menu(control, choices, chosen, state=chosen)
