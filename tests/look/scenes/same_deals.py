"""An evening whose tables play the same deals: card, round, tables, hands, ranking and season."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.evenings import WEEK
from tests.bot.storage.test_same_deals import drawn, keep
from tests.cogs.challenges.test_challenge_tables import look
from tests.cogs.evenings.together import Together, let_experts_play_fast
from tests.cogs.playing import hand_of
from tests.look.scene import Scene
from tests.look.scenes.evenings import REGULARS
from tests.look.visit import Visit
from tests.rig.people import Person


async def together(visit: Visit) -> None:
    """Eight play three rounds; a season follows."""
    with pytest.MonkeyPatch.context() as patch:
        let_experts_play_fast(patch)
        async with visit.evening as evening:
            night, people = Together(evening), visit.evening.people(*REGULARS)
            await _gathered(visit, night, people)
            challenge = await night.challenge()
            await _played(visit, night, people)
            await _ended(visit, night, people, challenge.shared_play)


async def _gathered(visit: Visit, night: Together, people: list[Person]) -> None:
    """The card, and who is there."""
    start = await night.invite(people, title=visit.say("evening-usual-title"))
    visit.take("same-deals-card", night.card)
    asked = await people[0].press(night.card, "evening-with")
    visit.take("same-deals-with", asked)
    await night.tick(start)
    visit.take("same-deals-here", night.message("evening-here"))
    await night.is_here(*people)


async def _played(visit: Visit, night: Together, people: list[Person]) -> None:
    """Three rounds, as who plays them sees them."""
    evening, session = visit.evening, night.sessions[0]
    channel, (ann, *_) = night.channel_of(session), night.sitting(session, people)
    visit.take("same-deals-round", night.message("evening-here"))
    await evening.cafe.env.advance_time(5)
    visit.take("same-deals-table", evening.cafe.newest(channel))
    await ann.press(evening.cafe.newest(channel), "hand")
    await night.play(night.sessions[1])
    await night.play(session)
    await evening.cafe.env.advance_time(60)
    visit.take("same-deals-hand", hand_of(ann, channel))
    table = evening.cafe.newest(channel)
    visit.take("same-deals-over", table)
    page = await ann.press(table, "challenge-next", "look")
    visit.take("same-deals-compared", page)
    for _ in range(3):
        for number in (0, 1):
            await night.go_on(number, people)
            await night.play(night.sessions[number])
    await night.end_round()
    await night.play_round(people)
    await night.end_round()
    await night.play_round(people, 3)
    await night.go_on(0, people)
    await night.play(night.sessions[0])
    visit.take("same-deals-wait", await night.go_on(0, people))
    newest = await people[0].press(night.message("evening-here"), "evening-here")
    visit.take("same-deals-seated", newest)
    await night.go_on(1, people)
    await night.play(night.sessions[1])
    await night.end_round()
    await look(evening)


async def _ended(visit: Visit, night: Together, people: list[Person], played: int) -> None:
    """What it has come to, alone and among the evenings of its season."""
    evening = visit.evening
    post = evening.cafe.posted()[-1]
    visit.take("same-deals-end", post)
    ranking = await people[0].press(post, "challenge-ranking")
    visit.take("same-deals-ranking", ranking)
    page = await people[0].press(post, "challenge-deals")
    visit.take("same-deals-deals", page)
    await people[0].choose(page, f"{played}-9", verb="challenge-deal")
    visit.take("same-deals-deal", page)
    listed = await people[0].slash("contree evening")
    visit.take("same-deals-evenings", listed)
    season = await people[0].press(listed, "evening-season")
    visit.take("same-deals-season-soon", season)
    chance, now = Random(1), evening.bot.clock.now()
    for week in range(1, 6):
        lines = [replace(each, user=people[each.user - 1].id) for each in drawn(chance, week)]
        kept = partial(keep, evening=night.number, start=now - week * WEEK, lines=lines)
        await evening.bot.services.database.write(kept)
    listed = await people[0].slash("contree evening")
    visit.take("same-deals-season", await people[0].press(listed, "evening-season"))


SAME_DEALS = (Scene(play=together),)
