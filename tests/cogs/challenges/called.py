"""Challenges called out at the café, and people who play them without pressing each card."""

from functools import partial

import simcord

from bot.shared_plays.alone import PLAYER, read_alone
from bot.storage import challenges, shared_plays
from bot.storage.challenges import CHALLENGE, Challenge
from bot.storage.posts import POSTS
from bot.storage.shared_plays import SoloPlay, begin
from cogs.challenges.showing import shown_on
from cogs.challenges.shown import ChallengeShown
from engine.game import legal_actions
from tests.cogs.evening import Evening
from tests.rig.people import Person


async def call_out(
    evening: Evening, host: Person, *, count: int = 4, days: int = 3
) -> tuple[simcord.ResponseMessage, Challenge]:
    """A challenge of this person in the channel: its post, and the challenge."""
    page = await host.slash("belote challenge")
    await host.choose(page, str(count), verb="challenge-count")
    await host.choose(page, str(days), verb="challenge-days")
    await host.press(page, "challenge-call")
    post = evening.cafe.newest()
    now = evening.bot.clock.now()
    (challenge,) = await evening.bot.services.database.read(partial(challenges.running, now=now))
    return post, challenge


async def kept(evening: Evening, challenge: Challenge) -> Challenge:
    """The challenge as it is stored now."""
    read = partial(challenges.challenge_of, shared_play=challenge.shared_play)
    found = await evening.bot.services.database.read(read)
    assert found is not None
    return found


async def post_of(evening: Evening, challenge: Challenge) -> int | None:
    """The message that is the post of a challenge; None if it is drawn no more."""
    every = await evening.bot.services.database.read(lambda c: POSTS.all(c, POSTS.every))
    here = [post for post in every if (post.kind, post.about) == (CHALLENGE, challenge.shared_play)]
    return here[0].message if here else None


async def shown(evening: Evening, challenge: Challenge) -> ChallengeShown:
    """The challenge as its post shows it."""
    return await shown_on(evening.bot, await kept(evening, challenge))


async def finish(
    evening: Evening,
    challenge: Challenge,
    user: int,
    *deals: int,
    guild: int = 0,
    last: bool = True,
) -> list[SoloPlay]:
    """Let somebody play these deals, each time the last, or the first, of what may be done."""
    services, done = evening.bot.services, list[SoloPlay]()
    for number in deals:
        read = partial(shared_plays.deal_of, shared_play=challenge.shared_play, deal=number)
        deal = await services.database.read(read)
        assert deal is not None
        play = await services.solo_deals.begin(deal, user, guild)
        while play.done_at is None:
            alone = read_alone(play.line)
            legal = legal_actions(alone.rules, alone.game, PLAYER)
            play = await services.solo_deals.act(deal, play, legal[-1 if last else 0])
        done.append(play)
    return done


async def let_begin(
    evening: Evening, challenge: Challenge, user: int, number: int, *, guild: int = 0
) -> None:
    """Let somebody begin a deal, and leave it."""
    read = partial(shared_plays.deal_of, shared_play=challenge.shared_play, deal=number)
    deal = await evening.bot.services.database.read(read)
    assert deal is not None
    now = evening.bot.clock.now()
    new = partial(begin, deal=deal, user=user, guild=guild, now=now)
    await evening.bot.services.database.write(new)
