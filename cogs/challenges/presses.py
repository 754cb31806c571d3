"""The presses on the pages of challenges."""

import asyncio
from dataclasses import replace
from functools import partial

from bot.shared_plays.chosen import Par
from bot.shared_plays.kinds import ChallengeWay
from bot.storage import challenges, shared_plays
from bot.storage.challenges import CHALLENGE, Challenge, new_code
from bot.storage.shared_plays import KEPT_FOR, OpenDeal, SoloPlay
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.alone.playing import (
    OCCASIONS,
    Occasion,
    answer_opened,
    answer_result,
    answer_without_picture,
    own_play,
    play_on,
    shared_deal,
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
from cogs.challenges.controls import (
    COUNTS,
    DAYS,
    CallOutControl,
    ChallengeDealControl,
    ChallengeDealsControl,
    ChallengeHandsControl,
    ChooseCountControl,
    ChooseDaysControl,
    ChooseWayControl,
    DealOfChallenge,
    LookAtChallengeControl,
    PlannedChallenge,
    PlayChallengeControl,
    PostChallengeControl,
    RankingControl,
)
from cogs.challenges.deal_pages import after_page, deal_page, deals_page
from cogs.challenges.pages import ranking_page
from cogs.challenges.showing import shown_to
from cogs.challenges.shown import may_go_on, next_deal
from cogs.challenges.tables import play_at_table, play_next
from cogs.server_preferences import require_tables_in
from cogs.ui.access import require_place
from cogs.ui.arguments import BREAK, number, one_of
from cogs.ui.challenge_buttons import ChallengeControl, GameAgain, NextChallengeDealControl
from cogs.ui.handlers import pressed
from cogs.ui.press import Press
from cogs.ui.replies import Refused

PAR_WITHIN = 1.0
"""The seconds for which the page of a deal waits for its best contract."""


async def _challenge(press: Press, shared_play: int) -> Challenge:
    """The challenge of a control; stale if there is none."""
    read = partial(challenges.challenge_of, shared_play=shared_play)
    challenge = await press.bot.services.database.read(read)
    if challenge is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return challenge


def _require_no_evening(challenge: Challenge) -> None:
    """Refuse what would let the deals of an evening be played elsewhere than at its tables."""
    if challenge.evening is not None:
        raise Refused("refusal-challenge-evening")


@pressed(ChallengeControl)
@taking_over
async def _begin(press: Press, asked: ChallengeControl) -> None:
    """The page of a new challenge; with the deals of one that is over if that is asked for."""
    if asked.again is None:
        await answer_call(press.interaction, await usual_call(press.interaction))
        return
    if isinstance(asked.again, GameAgain):
        replayed = await game_played(press, asked.again)
        game, count = replayed[0].kept.house.rules.key, len(replayed)
        planned = PlannedChallenge(code=new_code(), game=game, count=count, again=asked.again)
        await answer_call(press.interaction, planned)
        return
    before = await _challenge(press, asked.again)
    read = partial(shared_plays.deals_of, shared_play=before.shared_play)
    count = len(await press.bot.services.database.read(read))
    call = PlannedChallenge(
        code=new_code(),
        game=before.rules_key,
        way=before.way,
        count=count,
        again=before.shared_play,
    )
    await answer_call(press.interaction, call)


@pressed(ChooseCountControl)
@taking_over
async def _set_count(press: Press, asked: ChooseCountControl) -> None:
    """Choose how many deals there are."""
    call, count = asked.call, number(press.value)
    # Deals that are played again are as many as they were.
    if count not in COUNTS or call.again is not None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await answer_call(press.interaction, replace(call, count=count))


@pressed(ChooseWayControl)
@taking_over
async def _set_way(press: Press, asked: ChooseWayControl) -> None:
    """Choose who plays, and against whom."""
    call = replace(asked.call, way=one_of(ChallengeWay, press.value))
    await answer_call(press.interaction, call)


@pressed(ChooseDaysControl)
@taking_over
async def _set_days(press: Press, asked: ChooseDaysControl) -> None:
    """Choose how long it is open."""
    call, days = asked.call, number(press.value)
    if days not in DAYS:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await answer_call(press.interaction, replace(call, days=days))


@pressed(CallOutControl)
@taking_over
async def _call(press: Press, asked: CallOutControl) -> None:
    await call_out(press, asked.call)


@pressed(LookAtChallengeControl)
@taking_over
async def _look(press: Press, asked: LookAtChallengeControl) -> None:
    challenge = number(press.value) if asked.challenge is None else asked.challenge
    await answer_challenge(press.interaction, await _challenge(press, challenge))


@pressed(PlayChallengeControl)
@taking_over
async def _play(press: Press, asked: PlayChallengeControl) -> None:
    """Begin the next deal, or go on with it."""
    challenge = await _challenge(press, asked.challenge)
    _require_no_evening(challenge)
    # Alone it can be finished for a month after its end, unranked.
    if challenge.closes_at + KEPT_FOR <= press.bot.clock.now():
        raise Refused("refusal-challenge-too-old")
    if challenge.outdated or challenge.has_other_rules:
        raise Refused("refusal-challenge-outdated")
    if challenge.way is not ChallengeWay.ALONE:
        await play_at_table(press, challenge)
        return
    shown = await shown_to(press.interaction, challenge)
    # What was begun in time and not finished is left to experts at the end.
    if not may_go_on(shown):
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
    await answer_result(press.interaction, after_page(shown, play, press.say))


CHALLENGED = OCCASIONS[CHALLENGE] = Occasion(
    head=lambda deal, say: say(
        "challenge-head", code=deal.name, number=deal.deal, count=deal.number
    ),
    number=lambda deal: deal.deal,
    late="challenge-late",
    outdated="refusal-challenge-outdated",
    done=_done,
)


@pressed(RankingControl)
@taking_over
async def _ranking(press: Press, asked: RankingControl) -> None:
    shown = await shown_to(press.interaction, await _challenge(press, asked.challenge))
    await answer_without_picture(press.interaction, ranking_page(shown, press.say))


@pressed(ChallengeDealsControl)
@taking_over
async def _deals(press: Press, asked: ChallengeDealsControl) -> None:
    shown = await shown_to(press.interaction, await _challenge(press, asked.challenge))
    if shown.shows_seed:
        database, now = press.bot.services.database, press.bot.clock.now()
        see = partial(challenges.see_deals, shared_play=asked.challenge, user=press.user, now=now)
        await database.write(see, exclusive=False, guild=press.interaction.guild_id or 0)
    await answer_without_picture(press.interaction, deals_page(shown, press.say, asked.sheet))


@pressed(ChallengeDealControl)
@taking_over
async def _deal(press: Press, asked: ChallengeDealControl) -> None:
    """Show everyone's results of a deal to a person who has played it."""
    of = asked.of
    if of is None:
        shared_play, _, place = press.value.partition(BREAK)
        of = DealOfChallenge(number(shared_play), number(place))
    deal = await shared_deal(press, of.challenge, of.deal)
    shown = await shown_to(press.interaction, await _challenge(press, deal.shared_play))
    if not shown.may_see(deal.deal):
        raise Refused("refusal-challenge-first")
    par = await _par(press, deal) if shown.is_told and not deal.outdated else None
    await answer_without_picture(press.interaction, deal_page(shown, deal.deal, press.say, par))


async def _par(press: Press, deal: OpenDeal) -> Par | None:
    """The best contract of a deal; None where it takes longer than a page may wait for it."""
    services = press.bot.services
    solved = services.tasks.spawn(services.solo_deals.par(deal), "the best contract of a deal")
    # Solved in some hundredths of a second; once, and kept even where the page has not waited.
    await asyncio.wait({solved}, timeout=PAR_WITHIN)
    return solved.result() if solved.done() and solved.exception() is None else None


@pressed(ChallengeHandsControl)
@taking_over
async def _hands(press: Press, asked: ChallengeHandsControl) -> None:
    """Once it is over, a deal as any shared one; with the own play if that is asked for."""
    deal = await shared_deal(press, asked.shared_play, asked.deal)
    if deal.outdated:
        raise Refused("refusal-challenge-outdated")
    play = await own_play(press, deal) if asked.played else None
    if asked.table is not None:
        read = partial(shared_plays.all_plays, shared_play=deal.shared_play)
        plays = await press.bot.services.database.read(read)
        there = (p for p in plays if (p.deal, p.at_table) == (deal.deal, asked.table))
        play = next(there, None)
    await answer_opened(press.interaction, play.line if play and play.done_at else deal.line)


@pressed(PostChallengeControl)
@taking_over
async def _post(press: Press, asked: PostChallengeControl) -> None:
    """Post a challenge once more, here: the former post may be gone, or far above."""
    challenge = await _challenge(press, asked.challenge)
    _require_no_evening(challenge)
    if not challenge.is_open(press.bot.clock.now()):
        raise Refused("refusal-challenge-over")
    await require_tables_in(press.interaction, press.interaction.channel_id)
    require_place(press.interaction, challenge.code)
    await post_here(press.interaction, challenge)


@pressed(NextChallengeDealControl)
@taking_over
async def _next(press: Press, asked: NextChallengeDealControl) -> None:
    await play_next(press, look=asked.look)
