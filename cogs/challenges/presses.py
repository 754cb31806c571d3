"""The presses on the pages of challenges."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from bot.shared_plays.kinds import ChallengeWay
from bot.storage import challenges, shared_plays
from bot.storage.challenges import CHALLENGE, Challenge, new_code
from bot.storage.shared_plays import KEPT_FOR, OpenDeal, SoloPlay
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.alone.playing import (
    OCCASIONS,
    Occasion,
    answer_opened,
    answer_without_picture,
    own_play,
    play_on,
    pressed_deal,
    taking_over,
)
from cogs.challenges.command import (
    answer_call,
    answer_challenge,
    call_out,
    game_played,
    post_here,
    usual_call,
)
from cogs.challenges.deal_pages import after_page, deal_page, deals_page
from cogs.challenges.pages import ranking_page
from cogs.challenges.planning import COUNTS, DAYS, OF_GAME, PlannedChallenge, read_call
from cogs.challenges.showing import shown_to
from cogs.challenges.shown import next_deal
from cogs.challenges.tables import play_at_table, play_next
from cogs.ui.access import require_place
from cogs.ui.arguments import BREAK, number, one_of
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press
from cogs.ui.replies import Refused


async def _challenge(press: Press, written: str = "") -> Challenge:
    """The challenge of a control; stale if there is none."""
    shared_play, _, _ = (written or press.control.argument).partition(BREAK)
    read = partial(challenges.challenge_of, shared_play=number(shared_play))
    found = await press.bot.services.database.read(read)
    if found is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return found


async def _begin(press: Press) -> None:
    """The page of a new challenge; with the deals of one that is over if that is asked for."""
    if not press.control.argument:
        await answer_call(press.interaction, await usual_call(press.interaction))
        return
    if OF_GAME in (written := press.control.argument):
        told = await game_played(press, written)
        game = told[0].kept.house.rules.key
        planned = PlannedChallenge(code=new_code(), game=game, count=len(told), again=written)
        await answer_call(press.interaction, planned)
        return
    before = await _challenge(press)
    read = partial(shared_plays.deals_of, shared_play=before.shared_play)
    count = len(await press.bot.services.database.read(read))
    call = PlannedChallenge(
        code=new_code(),
        game=before.rules_key,
        way=before.way,
        count=count,
        again=str(before.shared_play),
    )
    await answer_call(press.interaction, call)


async def _set_count(press: Press) -> None:
    """Choose how many deals there are."""
    call, count = read_call(press), number(press.value)
    # Deals that are played again are as many as they were.
    if count not in COUNTS or call.again:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await answer_call(press.interaction, replace(call, count=count))


async def _set_way(press: Press) -> None:
    """Choose who plays, and against whom."""
    call = read_call(press)
    await answer_call(press.interaction, replace(call, way=one_of(ChallengeWay, press.value)))


async def _set_days(press: Press) -> None:
    """Choose how long it is open."""
    call, days = read_call(press), number(press.value)
    if days not in DAYS:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await answer_call(press.interaction, replace(call, days=days))


async def _call(press: Press) -> None:
    await call_out(press, read_call(press))


async def _look(press: Press) -> None:
    await answer_challenge(press.interaction, await _challenge(press, press.value))


async def _play(press: Press) -> None:
    """Begin the next deal, or go on with it."""
    challenge = await _challenge(press)
    # Alone it can be finished for a month after its end, unranked.
    if challenge.closes_at + KEPT_FOR <= press.bot.clock.now():
        raise Refused("refusal-challenge-too-old")
    if challenge.outdated or challenge.has_other_rules:
        raise Refused("refusal-challenge-outdated")
    if challenge.way is not ChallengeWay.ALONE:
        await play_at_table(press, challenge)
        return
    shown = await shown_to(press.interaction, challenge)
    if shown.done == shown.results.count:
        await answer_challenge(press.interaction, challenge)
        return
    read = partial(shared_plays.deal_of, shared_play=challenge.shared_play, deal=next_deal(shown))
    deal = await press.bot.services.database.read(read)
    if deal is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    solo, guild = press.bot.services.solo_deals, press.interaction.guild_id or 0
    await play_on(press, deal, CHALLENGED, solo.begin(deal, press.user, guild))


async def _done(press: Press, deal: OpenDeal, play: SoloPlay) -> None:
    """Show the result of a deal."""
    read = partial(challenges.challenge_of, shared_play=deal.shared_play)
    challenge = await press.bot.services.database.read(read)
    if challenge is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    shown = await shown_to(press.interaction, challenge)
    await answer_without_picture(press.interaction, after_page(shown, play, press.say))


CHALLENGED = OCCASIONS[CHALLENGE] = Occasion(
    head=lambda deal, say: say(
        "challenge-head", code=deal.name, number=deal.deal, count=deal.number
    ),
    number=lambda deal: deal.deal,
    late="challenge-late",
    outdated="refusal-challenge-outdated",
    done=_done,
)


async def _ranking(press: Press) -> None:
    shown = await shown_to(press.interaction, await _challenge(press))
    await answer_without_picture(press.interaction, ranking_page(shown, press.say))


async def _deals(press: Press) -> None:
    shown = await shown_to(press.interaction, await _challenge(press))
    await answer_without_picture(press.interaction, deals_page(shown, press.say))


async def _deal(press: Press) -> None:
    """Show everyone's results of a deal to a person who has played it."""
    deal, _ = await pressed_deal(press, press.value)
    shown = await shown_to(press.interaction, await _challenge(press, str(deal.shared_play)))
    if not shown.may_see(deal.deal):
        raise Refused("refusal-challenge-first")
    await answer_without_picture(press.interaction, deal_page(shown, deal.deal, press.say))


async def _hands(press: Press) -> None:
    """Once it is over, a deal as any shared one; with the own play if that is asked for."""
    deal, word = await pressed_deal(press)
    if deal.outdated:
        raise Refused("refusal-challenge-outdated")
    play = await own_play(press, deal) if word else None
    await answer_opened(press.interaction, play.line if play and play.done_at else deal.line)


async def _post(press: Press) -> None:
    """Post a challenge once more, here: the former post may be gone, or far above."""
    challenge = await _challenge(press)
    if not challenge.is_open(press.bot.clock.now()):
        raise Refused("refusal-challenge-over")
    require_place(press.interaction, challenge.code)
    await post_here(press.interaction, challenge)


HANDLERS: Mapping[Verb, Handler] = {
    verb: taking_over(handler)
    for verb, handler in {
        Verb.CHALLENGE: _begin,
        Verb.CHALLENGE_WAY: _set_way,
        Verb.CHALLENGE_COUNT: _set_count,
        Verb.CHALLENGE_DAYS: _set_days,
        Verb.CHALLENGE_CALL: _call,
        Verb.CHALLENGE_LOOK: _look,
        Verb.CHALLENGE_PLAY: _play,
        Verb.CHALLENGE_RANKING: _ranking,
        Verb.CHALLENGE_DEALS: _deals,
        Verb.CHALLENGE_DEAL: _deal,
        Verb.CHALLENGE_HANDS: _hands,
        Verb.CHALLENGE_POST: _post,
        Verb.CHALLENGE_NEXT: play_next,
    }.items()
}

COUNTED = frozenset(HANDLERS)
"""Not the presses on a hand: who plays is not to wait."""
