"""The presses on the pages of dares."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from bot.storage import dares, tournaments
from bot.storage.dares import Dare, DareWay, new_code
from bot.storage.tournaments import KEPT_FOR, OpenDeal, SoloPlay
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.alone.playing import (
    Occasion,
    answer_opened,
    answer_without_picture,
    own_play,
    play_on,
    pressed_deal,
    taking_over,
)
from cogs.dares.command import (
    answer_call,
    answer_dare,
    call_out,
    game_played,
    post_here,
    usual_call,
)
from cogs.dares.deal_pages import after_page, deal_page, deals_page
from cogs.dares.pages import ranking_page
from cogs.dares.planning import COUNTS, DAYS, OF_GAME, PlannedDare, read_call
from cogs.dares.showing import shown_to
from cogs.dares.shown import next_deal
from cogs.dares.tables import play_at_table, play_next
from cogs.ui.access import require_place
from cogs.ui.arguments import BREAK, number, one_of
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press
from cogs.ui.replies import Refused


async def _dare(press: Press, written: str = "") -> Dare:
    """The dare of a control; stale if there is none."""
    tournament, _, _ = (written or press.control.argument).partition(BREAK)
    read = partial(dares.dare_of, tournament=number(tournament))
    found = await press.bot.services.database.read(read)
    if found is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return found


async def _begin(press: Press) -> None:
    """The page of a new dare; with the deals of one that is over if that is asked for."""
    if not press.control.argument:
        await answer_call(press.interaction, await usual_call(press.interaction))
        return
    if OF_GAME in (written := press.control.argument):
        told = await game_played(press, written)
        game = told[0].kept.house.rules.key
        planned = PlannedDare(code=new_code(), game=game, count=len(told), again=written)
        await answer_call(press.interaction, planned)
        return
    before = await _dare(press)
    read = partial(tournaments.deals_of, tournament=before.tournament)
    count = len(await press.bot.services.database.read(read))
    call = PlannedDare(
        code=new_code(),
        game=before.rules_key,
        way=before.way,
        count=count,
        again=str(before.tournament),
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
    await answer_call(press.interaction, replace(call, way=one_of(DareWay, press.value)))


async def _set_days(press: Press) -> None:
    """Choose how long it is open."""
    call, days = read_call(press), number(press.value)
    if days not in DAYS:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await answer_call(press.interaction, replace(call, days=days))


async def _call(press: Press) -> None:
    await call_out(press, read_call(press))


async def _look(press: Press) -> None:
    await answer_dare(press.interaction, await _dare(press, press.value))


async def _play(press: Press) -> None:
    """Begin the next deal, or go on with it."""
    dare = await _dare(press)
    # Alone it can be finished for a month after its end, unranked.
    if dare.closes_at + KEPT_FOR <= press.bot.clock.now():
        raise Refused("refusal-dare-too-old")
    if dare.outdated or dare.has_other_rules:
        raise Refused("refusal-dare-outdated")
    if dare.way is not DareWay.ALONE:
        await play_at_table(press, dare)
        return
    shown = await shown_to(press.interaction, dare)
    if shown.done == shown.results.count:
        await answer_dare(press.interaction, dare)
        return
    read = partial(tournaments.deal_of, tournament=dare.tournament, deal=next_deal(shown))
    deal = await press.bot.services.database.read(read)
    if deal is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    solo, guild = press.bot.services.solo_deals, press.interaction.guild_id or 0
    await play_on(press, deal, DARED, solo.begin(deal, press.user, guild))


async def _done(press: Press, deal: OpenDeal, play: SoloPlay) -> None:
    """Show the result of a deal."""
    read = partial(dares.dare_of, tournament=deal.tournament)
    dare = await press.bot.services.database.read(read)
    if dare is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    shown = await shown_to(press.interaction, dare)
    await answer_without_picture(press.interaction, after_page(shown, play, press.say))


DARED = Occasion(
    head=lambda deal, say: say("dare-head", code=deal.name, number=deal.deal, count=deal.number),
    number=lambda deal: deal.deal,
    late="dare-late",
    outdated="refusal-dare-outdated",
    done=_done,
)


async def _ranking(press: Press) -> None:
    shown = await shown_to(press.interaction, await _dare(press))
    await answer_without_picture(press.interaction, ranking_page(shown, press.say))


async def _deals(press: Press) -> None:
    shown = await shown_to(press.interaction, await _dare(press))
    await answer_without_picture(press.interaction, deals_page(shown, press.say))


async def _deal(press: Press) -> None:
    """Show everyone's results of a deal to a person who has played it."""
    deal, _ = await pressed_deal(press, press.value)
    shown = await shown_to(press.interaction, await _dare(press, str(deal.tournament)))
    if not shown.may_see(deal.deal):
        raise Refused("refusal-dare-first")
    await answer_without_picture(press.interaction, deal_page(shown, deal.deal, press.say))


async def _hands(press: Press) -> None:
    """Once it is over, a deal as any shared one; with the own play if that is asked for."""
    deal, word = await pressed_deal(press)
    if deal.outdated:
        raise Refused("refusal-dare-outdated")
    play = await own_play(press, deal) if word else None
    await answer_opened(press.interaction, play.line if play and play.done_at else deal.line)


async def _post(press: Press) -> None:
    """Post a dare once more, here: the former post may be gone, or far above."""
    dare = await _dare(press)
    if not dare.is_open(press.bot.clock.now()):
        raise Refused("refusal-dare-over")
    require_place(press.interaction, dare.code)
    await post_here(press.interaction, dare)


HANDLERS: Mapping[Verb, Handler] = {
    verb: taking_over(handler)
    for verb, handler in {
        Verb.DARE: _begin,
        Verb.DARE_WAY: _set_way,
        Verb.DARE_COUNT: _set_count,
        Verb.DARE_DAYS: _set_days,
        Verb.DARE_CALL: _call,
        Verb.DARE_LOOK: _look,
        Verb.DARE_PLAY: _play,
        Verb.DARE_RANKING: _ranking,
        Verb.DARE_DEALS: _deals,
        Verb.DARE_DEAL: _deal,
        Verb.DARE_HANDS: _hands,
        Verb.DARE_POST: _post,
        Verb.DARE_NEXT: play_next,
    }.items()
}

COUNTED = frozenset(HANDLERS)
"""Not the presses on a hand: who plays is not to wait."""
