"""Evenings whose tables play the same deals, from the card to the ranking."""

from collections import defaultdict
from collections.abc import Awaitable
from functools import partial

import pytest
from simcord import ChannelHandle, InteractionResult, ResponseMessage

from bot.evenings import EveningStage, WhyPaused
from bot.i18n import words
from bot.shared_plays.marks import ChallengeEntrant
from bot.shared_plays.rounds import DEALS, ROUND_FOR, ROUNDS, deals_of_round
from bot.storage.backup.check import look_through
from bot.storage.challenges import Challenge
from bot.storage.database.schema import (
    challenges,
    evening_answers,
    evening_seats,
    evenings,
    missed_deals,
    played_deals,
    ratings,
    shared_play_deals,
    shared_plays,
)
from bot.storage.privacy.erasure import erase, forget_the_rest
from bot.storage.shared_plays import SoloPlay, deal_of
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Act
from bot.tables.table import Stage
from cogs.alone.pages import par_line
from cogs.evenings.tables import EveningTables
from engine.actions import Pass
from tests.bot.storage.made import count
from tests.cogs.challenges.called import shown
from tests.cogs.challenges.test_challenge_tables import look
from tests.cogs.evening import Evening
from tests.cogs.evenings.gathering import MINUTE
from tests.cogs.evenings.test_evenings import NAMES, people_at, told
from tests.cogs.evenings.test_managing import filled
from tests.cogs.evenings.together import Together, let_experts_play_fast
from tests.cogs.playing import hand_of
from tests.cogs.posting import nonces
from tests.cogs.privacy.test_privacy import there
from tests.cogs.settings.test_settings import manager
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of

SAY = words("fr")


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    let_experts_play_fast(monkeypatch)


def deals_by_table(plays: tuple[SoloPlay, ...]) -> dict[int, set[tuple[int | None, str]]]:
    """The tables that have played each deal, with the hands as they were dealt there."""
    found = defaultdict[int, set[tuple[int | None, str]]](set)
    for play in plays:
        found[play.deal].add((play.at_table, "|".join(play.line.split("|")[:2])))
    return found


async def entrants(evening: Evening, challenge: Challenge) -> tuple[ChallengeEntrant, ...]:
    return (await shown(evening, challenge)).results.entrants(over=True)


async def test_an_evening_of_eight_from_its_card_to_its_ranking(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:8]) as people:
        night, title = Together(evening), "Belote du jeudi"
        await night.gather(people)
        assert SAY("evening-same", count=ROUNDS * DEALS) in told(evening)[0]
        challenge, former = await night.challenge(), dict[Person, ChannelHandle]()
        own, asked = people[0], False
        for turn in range(1, ROUNDS + 1):
            head = SAY("evening-round", title=title, number=turn, count=ROUNDS)
            assert head in text_of(night.message("evening-here"))
            assert [each.table.clock for each in night.sessions] == [60, 60]
            channels = {
                person: night.channel_of(session)
                for session in night.sessions
                for person in night.sitting(session, people)
            }
            asked = await led_on(night, own, former, channels) or asked
            former = channels
            require_notices(night, people)
            await night.play_round(people, 3)
            await night.go_on(0, people)
            session = night.sessions[0]
            channel, own = night.channel_of(session), night.sitting(session, people)[0]
            first = SAY("challenge-first").capitalize()
            shown_now = text_of(hand_of(own, channel))
            assert first not in shown_now
            assert f"Donne {DEALS * turn}\N{NO-BREAK SPACE}·" in shown_now
            await night.play(session)
            await evening.cafe.env.advance_time(60)  # hands wait for room in Discord's limits
            # The first table waits for the second, which has one deal more to play.
            line = SAY("evening-plays-on", table=2, number=4 * turn - 1)
            waits = SAY("evening-refused-round", tables=line, waits="yes")
            assert {first, waits} <= {*text_of(hand_of(own, channel)).splitlines()}
            page = await night.go_on(0, people)
            assert waits in text_of(page)
            await night.go_on(1, people)
            await night.play(night.sessions[1])
            # A message for each deal: no lobby flashes before it.
            assert {len(evening.cafe.posted(each)) for each in channels.values()} == {DEALS * turn}
            # The press that ends a round seats everybody anew.
            page = await night.go_on(1, people)
        assert SAY("evening-refused-over") in text_of(page)
        assert asked, "nobody has pressed on the hand of a table that they had left"
        kept = await night.stored()
        assert (kept.stage, kept.empty) == (EveningStage.WAITING, 0)
        plays = await night.plays(challenge)
        assert len(plays) == 8 * ROUNDS * DEALS
        by_deal = deals_by_table(plays)
        assert {len({hands for _, hands in tables}) for tables in by_deal.values()} == {1}
        assert {len({table for table, _ in tables}) for tables in by_deal.values()} == {2}
        results = (await shown(evening, challenge)).results
        assert all(sum(results.marks_of(deal).values()) == pytest.approx(0) for deal in by_deal)
        await require_ranking(evening, challenge, people)
        database = evening.bot.services.database
        assert await count(database, ratings) == 0
        assert not (await database.read(lambda c: look_through(c, "v1_0"))).findings
        assert len(nonces(evening)) == len({*nonces(evening)})


async def led_on(
    night: Together,
    own: Person,
    former: dict[Person, ChannelHandle],
    now: dict[Person, ChannelHandle],
) -> bool:
    """Press at tables that people have left: they read where they sit. Whether on a hand too."""
    moved = {person: old for person, old in former.items() if old.id != now[person].id}
    hands = own.private(moved[own]) if own in moved else []
    left = [m for m in hands if "evening-next" in {each.custom_id.verb for each in buttons_of(m)}]
    for hand in left:
        assert f": <#{now[own].id}>" in text_of(await own.press(hand, "evening-next"))
    for person, old in [*moved.items()][:1]:
        page = await person.press(night.evening.cafe.newest(old), "hand")
        link = f"<#{now[person].id}>"
        assert SAY("closed-room-elsewhere", channel=link) in text_of(page)
    return bool(left)


def require_notices(night: Together, people: list[Person]) -> None:
    """Fail unless the message above each thread names those who sit there in this round."""
    for session in night.sessions:
        channel, cafe = night.channel_of(session), night.evening.cafe
        above = next(each for each in cafe.posted() if each.id == channel.id)
        here = {person.id for person in night.sitting(session, people)}
        assert {p.id for p in people if f"<@{p.id}>" in text_of(above)} == here


async def require_ranking(evening: Evening, challenge: Challenge, people: list[Person]) -> None:
    """Fail unless the last post has everybody, and leads to the deal of the evening."""
    ranked = await entrants(evening, challenge)
    assert {each.played for each in ranked} == {ROUNDS * DEALS}
    post = evening.cafe.posted()[-1]
    assert all(f"<@{user}>" in text_of(post) for each in ranked for user in each.people)
    widest = (await shown(evening, challenge)).results.widest()
    assert widest is not None
    assert f" {widest[0]}," in text_of(post).partition("donne de la soirée")[2]
    verbs = {each.custom_id.verb for each in buttons_of(post)}
    assert verbs == {"challenge-ranking", "challenge-deals"}
    page = await require_sheets(people[0], post)
    last, on = ROUNDS * DEALS, SAY("challenge-button-on")
    await people[0].choose(page, f"{challenge.shared_play}-1", verb="challenge-deal")
    for _ in range(1, widest[0]):
        await people[0].press(page, "challenge-deal", label=on)
    assert SAY("closed-room-evening", number=widest[0], count=last) in text_of(page)
    await require_par(evening, challenge, widest[0], page)
    assert all(f"<@{person.id}>" in text_of(page) for person in people)
    # As each table has played it: a clip, and an analysis at its end.
    await people[0].press(page, "challenge-hands", label=SAY("challenge-button-table", number=2))
    assert "deal-clip" in {each.custom_id.verb for each in buttons_of(page)}
    await people[0].press(page, "deal-look")
    assert "analysis" in {each.custom_id.verb for each in buttons_of(page)}


async def require_par(
    evening: Evening, challenge: Challenge, number: int, page: InteractionResult
) -> None:
    """Fail unless the page of a deal that is over tells its best contract, which is kept."""
    read = partial(deal_of, shared_play=challenge.shared_play, deal=number)
    deal = await evening.bot.services.database.read(read)
    assert deal is not None
    assert deal.par is not None
    assert par_line(deal.par, SAY) in text_of(page)


async def require_sheets(person: Person, post: ResponseMessage) -> InteractionResult:
    """Fail unless a round of deals is listed at a time, the newest first; the first sheet."""
    page = await person.press(post, "challenge-deals")
    # Of two tables, each side was played twice.
    compared = (SAY("challenge-compared", mark="", rank=rank, count=2) for rank in (1, 2))
    ranks = [each.partition("·")[2] for each in compared]
    for turn in range(ROUNDS, 0, -1):
        told = text_of(page)
        deals = [deal for deal in range(1, ROUNDS * DEALS + 1) if f"**{deal}**" in told]
        assert deals == [*deals_of_round(turn)]
        assert sum(map(told.count, ranks)) == DEALS
        if turn > 1:
            await person.press(page, "challenge-deals", label=SAY("leaderboard-button-previous"))
    return page


@pytest.mark.secrecy
async def test_the_code_of_an_evening_opens_no_table_elsewhere(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:4]) as people:
        night, ann = Together(evening), people[0]
        await night.gather(people)
        challenge = await night.challenge()
        page = await ann.slash("belote challenge", code=challenge.code)
        assert SAY("challenge-title-evening", title="Belote du jeudi", named="yes") in text_of(page)
        verbs = {each.custom_id.verb for each in buttons_of(page)}
        assert not verbs & {"challenge-play", "challenge-post"}
        for verb in ("challenge-play", "challenge-post"):
            forged = evening.cafe.leftover(f"b1:{verb}:0:0:{challenge.shared_play}")
            assert SAY("refusal-challenge-evening") in text_of(await ann.press(forged))
        (session,) = night.sessions
        await night.play(session)
        forged = evening.cafe.leftover(f"b1:challenge-next:{session.table.id}:0:")
        assert SAY("refusal-stale-press") in text_of(await ann.press(forged))
        again = evening.cafe.leftover(f"b1:challenge:0:0:{session.table.id}x1")
        assert SAY("refusal-cards-in-shared-play") in text_of(await ann.press(again))
        # Nor does somebody without a seat go on for a table.
        (eve,) = evening.people("Eve")
        told = text_of(await night.next_deal(eve, session))
        assert SAY("refusal-not-seated") in told
        assert [each.table.id for each in night.sessions] == [session.table.id]


async def test_five_play_and_one_waits_a_round_beside_tables_of_experts(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:5]) as people:
        night = Together(evening)
        await night.gather(people)
        waited = list[int]()
        challenge = await night.challenge()
        for _ in range(ROUNDS):
            (session,) = night.sessions
            waited += [each.sat.user for each in await night.seats() if not each.sat.table]
            assert {*people_at(session.table), waited[-1]} == {each.id for each in people}
            await night.play_round(people, 1)
            # There is no rematch of a deal: a card that is pressed late is told of the next one.
            with pytest.raises(TableRefused) as refused:
                await session.submit(session.table.host, Act(session.table.move, Pass()))
            assert refused.value.code is TableRefusal.DEAL_FINISHED
            # Who waits and says so again has missed nothing.
            await night.is_here(next(each for each in people if each.id == waited[-1]))
            await night.go_on(0, people)
            await night.play_round(people, 3)
            await night.end_round()
        assert len({*waited}) == ROUNDS
        assert SAY("challenge-experts-wait") in told(evening)[-1]
        assert "**1**" not in told(evening)[-1]  # nobody is first before there is a comparison
        await look(evening)
        await evening.bot.get_cog("KeptPosts").look()  # type: ignore[union-attr]
        assert SAY("challenge-experts-wait") not in told(evening)[-1]
        assert "**1**" in told(evening)[-1]
        results = (await shown(evening, challenge)).results
        assert {len(results.experts[deal]) for deal in range(1, 13)} == {3}
        assert {each.rank is not None for each in await entrants(evening, challenge)} == {True}
        played = {each.user: each.played for each in await entrants(evening, challenge)}
        assert {played[user] for user in waited} == {2 * DEALS}
        assert await count(evening.bot.services.database, missed_deals) == 0


@pytest.mark.slow
@pytest.mark.parametrize("size", [4, 7, 9, 12, 16])
async def test_evenings_of_other_sizes(evening: Evening, size: int) -> None:
    names = [f"{name}{number}" for number in (1, 2) for name in NAMES]
    async with evening.with_people(*names[:size]) as people:
        night = Together(evening)
        await night.gather(people)
        challenge, waited = await night.challenge(), list[int]()
        for turn in range(1, ROUNDS + 1):
            waited += [each.sat.user for each in await night.seats() if not each.sat.table]
            assert len(night.sessions) == size // 4 + (size % 4 > 1)
            await night.play_round(people)
            # The bot dies in each round, before the next one is seated.
            await night.restart()
            await night.end_round()
            tables = deals_by_table(await night.plays(challenge))
            for deal in deals_of_round(turn):
                assert len(tables[deal]) == size // 4 + (size % 4 > 1)
                assert len({hands for _, hands in tables[deal]}) == 1
        await look(evening)
        ranked = await entrants(evening, challenge)
        assert sorted(u for each in ranked for u in each.people) == sorted(p.id for p in people)
        assert len(waited) == len({*waited}) == (ROUNDS if size % 4 == 1 else 0)
        for each in ranked:
            rounds = ROUNDS - len({*each.people} & {*waited})
            assert (each.played, each.rank is None) == (rounds * DEALS, False)
        assert len(nonces(evening)) == len({*nonces(evening)})
        assert (await night.stored()).stage is EveningStage.WAITING


class Dead(BaseException):
    """Ends a step as the death of its process does: nothing handles it."""


async def killed_before_tables(night: Together, step: Awaitable[None]) -> None:
    """Let the bot die in this step, once everybody has a seat and no table is open."""

    async def dies(*_: object) -> None:
        raise Dead

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(EveningTables, "open", dies)
        with pytest.raises(Dead):
            await step
    assert night.sessions == []
    await night.restart()  # it looks what is due as soon as it is there


@pytest.mark.slow
async def test_a_bot_that_is_killed_in_each_round_goes_on_with_its_deals(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:8]) as people:
        night, codes = Together(evening), set[str]()
        for turn in range(1, ROUNDS + 1):
            seating = night.gather(people, 7) if turn == 1 else night.wait(ROUND_FOR)
            await killed_before_tables(night, seating)
            codes.add((await night.challenge()).code)
            for deal in deals_of_round(turn)[:2]:
                given = [session.table.given for session in night.sessions]
                assert [each and each.number for each in given] == [deal, deal]
                for session in night.sessions:
                    await night.play(session)
                # Between two deals: *Next deal* at the table that was is all there is.
                await night.restart()
                for number in range(2 if deal in deals_of_round(turn)[:1] else 0):
                    await night.go_on(number, people)
        challenge = await night.challenge()
        await night.wait(ROUND_FOR)
        assert codes == {challenge.code}
        tables = deals_by_table(await night.plays(challenge))
        assert sorted(tables) == [1, 2, 5, 6, 9, 10]
        assert {len(each) for each in tables.values()} == {2}
        assert {len({hands for _, hands in each}) for each in tables.values()} == {1}
        assert len(nonces(evening)) == len({*nonces(evening)})
        assert (await night.stored()).stage is EveningStage.WAITING


@pytest.mark.slow
async def test_a_late_comer_has_an_experts_seat_from_the_next_deal_on(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:8]) as people:
        night = Together(evening)
        await night.gather(people, 7)
        late = people[7]
        assert all(night.sitting(each, [late]) == [] for each in night.sessions)
        await night.is_here(late)
        page = await late.press(night.message("evening-here"), "evening-here")
        assert SAY("evening-refused-seated", number=2, channel="")[:20] in text_of(page)
        await night.play_round(people)
        seats = [night.sitting(each, [late]) for each in night.sessions]
        assert [late] in seats
        for _ in range(2):
            await night.end_round()
            await night.play_round(people)
        challenge = await night.challenge()
        await night.end_round()
        own = next(e for e in await entrants(evening, challenge) if late.id in e.people)
        assert (own.played, own.answered) == (11, 11)


@pytest.mark.slow
async def test_who_leaves_misses_the_rest_and_may_come_back(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:8]) as people:
        night = Together(evening)
        await night.gather(people)
        challenge = await night.challenge()
        first = night.sessions[0]
        gone, returns = night.sitting(first, people)[:2]
        await night.play_round(people, 1)
        for person in (gone, returns):
            asked = await person.slash("contree leave", channel=night.channel_of(first))
            await person.press(asked, "leave")
        await night.go_on(0, people)
        assert people_at(night.sessions[0].table) == {
            each.id for each in night.sitting(night.sessions[0], people)
        }
        await evening.cafe.env.advance_time(1)
        await night.is_here(returns)
        for session in night.sessions:
            await night.play(session)
        await night.wait(ROUND_FOR)
        assert returns.id in {each.sat.user for each in await night.seats()}
        assert gone.id not in {each.sat.user for each in await night.seats()}
        for _ in range(2):
            await night.play_round(people)
            await night.end_round()
        ranked = {each.user: each for each in await entrants(evening, challenge)}
        assert (ranked[gone.id].played, ranked[gone.id].answered) == (1, 12)
        assert ranked[gone.id].rank is None
        assert (ranked[returns.id].played, ranked[returns.id].rank is None) == (9, False)
        # The deal that others had begun before they came back is missed, the next ones are not.
        assert ranked[returns.id].answered == 10


@pytest.mark.slow
async def test_a_slow_table_begins_no_deal_after_25_minutes_and_plays_its_last_one_out(
    evening: Evening,
) -> None:
    async with evening.with_people(*NAMES[:8]) as people:
        night = Together(evening)
        await night.gather(people)
        fast, slow = night.sessions
        await night.play(fast)
        await night.play(slow, 3)
        await night.wait(ROUND_FOR)
        assert (await night.state()).round.number == 1
        page = await night.go_on(0, people)
        line = SAY("evening-plays-on", table=2, number=1)
        assert SAY("evening-refused-round", tables=line, waits="yes") in text_of(page)
        await night.play(slow)
        await night.end_round()
        assert (await night.state()).round.number == 2
        assert await count(evening.bot.services.database, missed_deals) == 0


@pytest.mark.slow
async def test_everybody_leaves_and_experts_finish_what_was_begun(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:4]) as people:
        night = Together(evening)
        await night.gather(people)
        challenge, (session,) = await night.challenge(), night.sessions
        await night.play(session, 6)
        assert session.table.stage is Stage.PLAYING
        for person in people:
            asked = await person.slash("contree leave", channel=night.channel_of(session))
            await person.press(asked, "leave")
        await night.end_round()
        assert (await night.stored()).stage is EveningStage.WAITING
        await look(evening)
        plays = await night.plays(challenge)
        assert {play.done_at is not None for play in plays} == {True}
        # Of the round's deals they have begun the first.
        assert await count(evening.bot.services.database, missed_deals) == 4 * (DEALS - 1)
        assert all(each.rank is None for each in await entrants(evening, challenge))


@pytest.mark.secrecy
async def test_who_is_erased_and_a_server_that_is_left_take_their_rows_with_them(
    evening: Evening,
) -> None:
    async with evening.with_people(*NAMES[:4]) as people:
        night, (host, *others), database = Together(evening), people, evening.bot.services.database
        await night.gather(people, host_id=host.id, title=f"Chez <@{host.id}>")
        challenge, (session,) = await night.challenge(), night.sessions
        await night.play(session)
        for person in people:
            asked = await person.slash("contree leave", channel=night.channel_of(session))
            await person.press(asked, "leave")
        await night.end_round()
        assert {each.user for each in await night.plays(challenge)} == {p.id for p in people}
        await database.write(partial(erase, user=host.id))
        assert await there(evening, host) == set()
        assert await count(database, missed_deals) == len(others) * (DEALS - 1)
        results = (await shown(evening, challenge)).results
        assert {*results.users} == {person.id for person in others}
        await look(evening)
        await evening.bot.get_cog("KeptPosts").look()  # type: ignore[union-attr]
        assert str(host.id) not in text_of(night.message("challenge-ranking"))
        await database.write(partial(forget_the_rest, guild=evening.cafe.server.id))
        held = evenings, evening_answers, evening_seats, challenges, shared_plays, missed_deals
        for table in (*held, played_deals, shared_play_deals):
            assert await count(database, table) == 0, table


async def test_a_pause_closes_with_what_was_played(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:4]) as people:
        boss, night = manager(evening), Together(evening)
        await night.gather(people)
        challenge, (session,) = await night.challenge(), night.sessions
        await night.play(session)
        page = await boss.slash("contree evening")
        await boss.press(page, "evening-pause")
        kept = await night.stored()
        assert (kept.stage, kept.paused) == (EveningStage.WAITING, WhyPaused.MANAGER)
        assert night.sessions == []
        assert SAY("challenge-title-evening", title=kept.title, named="yes") in told(evening)[-1]
        await night.wait(MINUTE)
        closed = (await shown(evening, challenge)).challenge
        assert not closed.is_open(evening.bot.clock.now())
        assert not closed.outdated
        # The clock has stood still since the last card, and still that deal counts.
        assert {each.played for each in await entrants(evening, challenge)} == {1}


async def test_rules_that_change_meanwhile_end_it_and_its_post_says_so(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening.with_people(*NAMES[:4]) as people:
        night = Together(evening)
        await night.gather(people)
        (session,) = night.sessions
        await night.play(session)
        monkeypatch.setattr(Challenge, "has_other_rules", property(lambda _: True))
        await night.end_round()
        assert SAY("challenge-outdated") in told(evening)[-1]
        assert (await night.stored()).stage is EveningStage.WAITING


async def test_without_threads_one_table_is_in_the_channel(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:7]) as people:
        evening.cafe.forbid("create_public_threads")
        night = Together(evening)
        await night.gather(people)
        (session,) = night.sessions
        assert session.table.opened.channel == evening.cafe.channel.id
        assert SAY("evening-in-turn") in text_of(night.message("evening-here"))
        told_host = text_of(await manager(evening).slash("contree evening"))
        missing = SAY("permission-create-public-threads")
        assert SAY("evening-no-threads", permissions=missing, same="yes") in told_host
        first = people_at(session.table)
        await night.play_round(people)
        assert session.table.stage is Stage.CLOSED
        assert night.sessions[0].table.given.number == DEALS  # type: ignore[union-attr]
        await night.end_round()
        # Those play who have waited.
        assert {person.id for person in people} - first <= people_at(night.sessions[0].table)


async def test_the_same_deals_are_one_entry_more_beside_the_game(evening: Evening) -> None:
    async with evening:
        boss, channel = manager(evening), evening.cafe.channel
        page = await boss.slash("contree evening")
        await filled(boss, page, channel, game="coinche same")
        night = Together(evening)
        night.number = 1
        kept = await night.stored()
        assert (kept.rules_key, kept.same_deals) == ("coinche", True)
        assert SAY("evening-same", count=12) in text_of(page)
        answer = await filled(boss, page, channel, game="coinche belote same", kept="1")
        assert SAY("evening-refused-games") in text_of(answer)
        page = await boss.slash("contree evening")
        await filled(boss, page, channel, game="usual same", kept="1")
        kept = await night.stored()
        assert (kept.rules_key, kept.same_deals) == (None, True)
        await filled(boss, page, channel, game="usual", kept="1")
        assert not (await night.stored()).same_deals
        season = await boss.slash("contree evening")
        assert "evening-season" not in {each.custom_id.verb for each in buttons_of(season)}


async def test_the_same_deals_are_for_four_with_a_partner(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        boss, channel = manager(evening), evening.cafe.channel
        monkeypatch.setattr("cogs.evenings.window.is_played_alone", lambda _: False)
        page = await boss.slash("contree evening")
        answer = await filled(boss, page, channel, game="usual same")
        assert SAY("evening-refused-same") in text_of(answer)
