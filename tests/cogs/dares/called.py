"""Dares called out at the café, and people who play them without pressing each card."""

from functools import partial

import simcord

from bot.storage import dares, tournaments
from bot.storage.dares import Dare
from bot.storage.tournaments import SoloPlay, begin
from bot.tournaments.alone import PLAYER, read_alone
from cogs.dares.showing import shown_on
from cogs.dares.shown import DareShown
from engine.game import legal_actions
from tests.cogs.evening import Evening
from tests.rig.people import Person


async def call_out(
    evening: Evening, host: Person, *, count: int = 4, days: int = 3
) -> tuple[simcord.ResponseMessage, Dare]:
    """A dare of this person in the channel: its post, and the dare."""
    page = await host.slash("belote challenge")
    await host.choose(page, str(count), verb="dare-count")
    await host.choose(page, str(days), verb="dare-days")
    await host.press(page, "dare-call")
    post = evening.cafe.newest()
    now = evening.bot.clock.now()
    (dare,) = await evening.bot.services.database.read(partial(dares.running, now=now))
    return post, dare


async def kept(evening: Evening, dare: Dare) -> Dare:
    """The dare as it is stored now."""
    read = partial(dares.dare_of, tournament=dare.tournament)
    found = await evening.bot.services.database.read(read)
    assert found is not None
    return found


async def shown(evening: Evening, dare: Dare) -> DareShown:
    """The dare as its post shows it."""
    return await shown_on(evening.bot, await kept(evening, dare))


async def finish(
    evening: Evening, dare: Dare, user: int, *deals: int, guild: int = 0, last: bool = True
) -> list[SoloPlay]:
    """Let somebody play these deals, each time the last, or the first, of what may be done."""
    services, done = evening.bot.services, list[SoloPlay]()
    for number in deals:
        read = partial(tournaments.deal_of, tournament=dare.tournament, deal=number)
        deal = await services.database.read(read)
        assert deal is not None
        play = await services.solo_deals.begin(deal, user, guild)
        while play.done_at is None:
            alone = read_alone(play.line)
            legal = legal_actions(alone.rules, alone.game, PLAYER)
            play = await services.solo_deals.act(deal, play, legal[-1 if last else 0])
        done.append(play)
    return done


async def let_begin(evening: Evening, dare: Dare, user: int, number: int) -> None:
    """Let somebody begin a deal, and leave it."""
    read = partial(tournaments.deal_of, tournament=dare.tournament, deal=number)
    deal = await evening.bot.services.database.read(read)
    assert deal is not None
    now = evening.bot.clock.now()
    new = partial(begin, deal=deal, user=user, guild=0, now=now)
    await evening.bot.services.database.write(new)
