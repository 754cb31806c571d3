"""Challenges at tables: a pair against experts, and four friends compared with such tables."""

from dataclasses import replace
from datetime import timedelta
from functools import partial
from itertools import product

import pytest
import simcord

from bot.i18n import words
from bot.shared_plays.marks import Unranked
from bot.storage.backup.check import look_through
from bot.storage.challenge_experts import EXPERT_TABLES, experts_of
from bot.storage.challenges import Challenge, challenge_coded, running
from bot.storage.database.schema import expert_plays
from bot.storage.shared_plays import all_plays
from bot.tables.occupants import Computer
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import RemoveComputer, SeatComputer, SetLevel, Sit, Start
from bot.tables.table import Stage
from cogs.table.screens import Screens
from cogs.ui.challenge_buttons import ways_on
from cogs.ui.ids import ControlId
from engine.players import Level
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.challenges.called import finish, kept, shown
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, hand_of, verbs
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import buttons_of, selects_of, text_of

SAY = words("fr")


async def call_out(
    evening: Evening, host: Person, way: str
) -> tuple[simcord.ResponseMessage, Challenge]:
    """A challenge of four deals that is played at tables: its post, and the challenge."""
    page = await host.slash("belote challenge")
    await host.choose(page, way, verb="challenge-way")
    await host.choose(page, "4", verb="challenge-count")
    await host.press(page, "challenge-call")
    post = evening.cafe.newest()
    code = text_of(post).split("**")[1]
    challenge = await evening.bot.services.database.read(partial(challenge_coded, code=code))
    assert challenge is not None
    assert SAY("challenge-what", game=SAY("variant-contree"), count=4, way=way) in text_of(post)
    return post, challenge


async def begun(evening: Evening, *people: Person) -> Game:
    """The game of those who have a seat in it."""
    table = evening.table()
    assert table.stage is Stage.PLAYING
    seats = {table.seat_of(each.id): each for each in people}
    game = Game(evening, {seat: who for seat, who in seats.items() if seat is not None})
    await game.open_hands()
    return game


async def look(evening: Evening) -> None:
    """Let experts play what is due, and the post be drawn."""
    for name in ("ExpertTables", "Challenges"):
        await evening.bot.get_cog(name).look()  # type: ignore[union-attr]


async def test_a_table_is_compared_with_three_tables_of_experts_once_it_is_over(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Bob", "Eve", "Max") as (alice, bob, eve, max_):
        post, challenge = await call_out(evening, alice, "table")
        await alice.press(post, "challenge-play")
        lobby = evening.cafe.newest()
        assert SAY("lobby-challenge", code=challenge.code, number=1) in text_of(lobby)
        await bob.press(lobby, "sit", "north")
        await eve.press(lobby, "sit", "east")
        await alice.press(lobby, "fill")
        game = await begun(evening, alice, bob, eve)
        assert evening.table().occupant(Seat.WEST) == Computer(Level.EXPERT)
        await game.play_until(None)
        assert verbs(game.table) == {"challenge-next", "ask-leave"}
        assert verbs(game.hand(bob)) == {"challenge-next"}
        page = await bob.press(game.table, "challenge-next", "look")
        assert SAY("challenge-head", code=challenge.code, number=1, count=4) in text_of(page)
        assert SAY("challenge-first") in text_of(page)
        results = (await shown(evening, challenge)).results
        assert results.users == {alice.id, bob.id, eve.id}
        north_south = results.points[1][alice.id]
        assert results.points[1] == {
            alice.id: north_south,
            bob.id: north_south,
            eve.id: -north_south,
        }
        assert results.marks_of(1) == {}  # nobody to compare with before its end
        # The same people go on in the same seats, whoever of them asks for it.
        await eve.press(game.table, "challenge-next", label=SAY("challenge-button-on"))
        assert evening.table().given.number == 2  # type: ignore[union-attr]
        game = await begun(evening, alice, bob, eve)
        assert {seat: who.id for seat, who in game.people.items()} == {
            Seat.SOUTH: alice.id,
            Seat.NORTH: bob.id,
            Seat.EAST: eve.id,
        }
        await evening.skip(timedelta(days=3))
        await look(evening)
        experts = await evening.bot.services.database.read(
            partial(experts_of, shared_play=challenge.shared_play)
        )
        assert len(experts) == 4 * EXPERT_TABLES
        over = (await shown(evening, challenge)).results
        leads = [first - second for first, second in (p.scores for p in experts if p.deal == 1)]
        mean = max(-300, min(300, north_south - sum(leads) / EXPERT_TABLES))
        marks = over.marks_of(1)
        assert marks == {alice.id: mean, bob.id: mean, eve.id: -mean}
        ranked = over.entrants(over=True)
        assert {each.people for each in ranked} == {
            tuple(sorted((alice.id, bob.id))),
            (eve.id,),
        }
        page = await max_.press(post, "challenge-deals")
        await max_.choose(page, f"{challenge.shared_play}-1", verb="challenge-deal")
        assert f"<@{alice.id}> et <@{bob.id}>" in text_of(page)
        assert verbs(page) == {"challenge-deals", "challenge-deal", "challenge-hands"}
        found = await evening.bot.services.database.read(lambda c: look_through(c, "v1_0"))
        assert not found.findings
        await evening.bot.services.database.write(
            lambda c: c.execute(expert_plays.update().values(score_0=7))
        )
        found = await evening.bot.services.database.read(lambda c: look_through(c, "v1_0"))
        assert len(found.findings) == 4 * EXPERT_TABLES


async def test_a_pair_plays_against_experts_who_keep_their_seats(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Eve") as (alice, bob, eve):
        post, challenge = await call_out(evening, alice, "pair")
        await alice.press(post, "challenge-play")
        lobby = evening.cafe.newest()
        assert evening.table().free_seats == (Seat.NORTH,)
        assert "remove-computer" not in verbs(lobby)
        session = evening.bot.services.registry.in_channel(evening.cafe.channel.id)
        for request in (RemoveComputer(Seat.EAST), SetLevel(Level.BEGINNER), Sit(Seat.EAST)):
            with pytest.raises(TableRefused) as barred:
                await session.submit(alice.id, request)
            assert barred.value.code is TableRefusal.EXPERTS_PLAY
        for alone in (Start(fill=True), SeatComputer()):
            with pytest.raises(TableRefused) as barred:
                await session.submit(alice.id, alone)
            assert barred.value.code is TableRefusal.PAIR_PLAYS
        await bob.press(lobby, "sit", "north")
        assert SAY("lobby-change-seats") not in text_of(lobby)  # no computer may be removed
        await alice.press(lobby, "start")
        game = await begun(evening, alice, bob)
        with pytest.raises(TableRefused) as barred:
            await session.submit(eve.id, Sit(Seat.EAST))
        assert barred.value.code is TableRefusal.EXPERTS_PLAY
        await game.play_until(None)
        plays = await evening.bot.services.database.read(
            partial(all_plays, shared_play=challenge.shared_play)
        )
        assert {(play.user, play.seat, play.stood_in) for play in plays} == {
            (alice.id, Seat.SOUTH, False),
            (bob.id, Seat.NORTH, False),
        }
        (entrant,) = (await shown(evening, challenge)).results.entrants(over=False)
        assert {*entrant.people} == {alice.id, bob.id}
        code = (await kept(evening, challenge)).code
        own = await alice.slash("belote challenge", code=code)
        assert SAY("challenge-own-played", played=1, count=4) in text_of(own)
        assert SAY("challenge-seen") not in text_of(own)
        await refused(evening, eve.slash("belote deal", deal=plays[0].line), "cards-in-shared-play")
        # Whoever has played a deal goes on with the next one.
        await evening.cafe.env.advance_time(60)
        await alice.press(game.table, "challenge-next", label=SAY("challenge-button-on"))
        assert evening.table().given.challenge == code  # type: ignore[union-attr]
        assert evening.table().given.number == 2  # type: ignore[union-attr]


async def test_all_go_on_to_the_next_deal_whoever_asks_for_it(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        post, challenge = await call_out(evening, alice, "pair")
        await alice.press(post, "challenge-play")
        await bob.press(evening.cafe.newest(), "sit", "north")
        await alice.press(evening.cafe.newest(), "start")
        game = await begun(evening, alice, bob)
        await game.play_until(None)
        former = ControlId("challenge-next", evening.table().id)
        await alice.press(game.table, "challenge-next", label=SAY("challenge-button-on"))
        hands = Screens.of(evening.bot).hands
        assert all(hands.is_open(evening.table(), each.id) for each in (alice, bob))
        # Who presses the same on the former deal is shown the hand of this one.
        leftover = evening.cafe.leftover(str(former), f"{former}look")
        shown_anew = await bob.press(leftover, "challenge-next", "")
        assert text_of(shown_anew) == text_of(hand_of(bob, evening.cafe.channel))
        page = await bob.press(leftover, "challenge-next", "look")
        assert challenge.code in text_of(page)
        # After the last deal there is none to go on to.
        given = evening.table().given
        assert given is not None
        last = replace(evening.table(), given=replace(given, number=given.count))
        assert [len(ways_on(table, SAY)) for table in (evening.table(), last)] == [2, 1]


async def test_one_of_a_pair_alone_waits_in_the_lobby_of_the_next_deal(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        post, _ = await call_out(evening, alice, "pair")
        await alice.press(post, "challenge-play")
        await bob.press(evening.cafe.newest(), "sit", "north")
        await alice.press(evening.cafe.newest(), "start")
        game = await begun(evening, alice, bob)
        await game.play_until(None)
        await bob.press(await bob.slash("contree leave"), "leave")
        await alice.press(game.table, "challenge-next", label=SAY("challenge-button-on"))
        lobby = evening.cafe.newest()
        assert (evening.table().stage, evening.table().free_seats) == (Stage.LOBBY, (Seat.NORTH,))
        greyed = {each.custom_id.verb for each in buttons_of(lobby) if each.disabled}
        assert greyed >= {"fill", "start"}
        await bob.press(lobby, "sit", "north")
        await alice.press(lobby, "start")
        assert evening.table().stage is Stage.PLAYING


async def test_whoever_sat_with_somebody_else_for_a_while_is_marked(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Eve", "Max") as (alice, bob, eve, max_):
        post, challenge = await call_out(evening, alice, "table")
        await alice.press(post, "challenge-play")
        lobby = evening.cafe.newest()
        for person, seat in ((bob, "north"), (eve, "east"), (max_, "west")):
            await person.press(lobby, "sit", seat)
        await alice.press(lobby, "start")
        game = await begun(evening, alice, bob, eve, max_)
        await game.play_until(Phase.PLAY)
        while game.turn is not bob:
            await game.play()
        move = evening.table().move
        await bob.press(await bob.slash("contree leave"), "leave")
        assert evening.table().move > move  # an expert has played for them
        await bob.press(game.table, "hand")
        await game.play_until(None)
        plays = await evening.bot.services.database.read(
            partial(all_plays, shared_play=challenge.shared_play)
        )
        stood_in = {play.user: play.stood_in for play in plays}
        assert stood_in == {alice.id: True, bob.id: True, eve.id: False, max_.id: False}


@pytest.mark.secrecy
async def test_whoever_has_begun_a_deal_gets_no_seat_for_it_elsewhere(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Eve", "Max") as (alice, bob, eve, max_):
        post, challenge = await call_out(evening, alice, "table")
        beside, barred = evening.cafe.server.create_text_channel("beside"), f"<@{bob.id}>"
        page = await eve.slash("belote challenge", code=challenge.code, channel=beside)
        await eve.press(page, "challenge-play")
        there = evening.cafe.newest(beside)
        await bob.press(there, "sit", "north")
        await alice.press(post, "challenge-play")
        lobby = evening.cafe.newest(evening.cafe.channel)
        await bob.press(lobby, "sit", "north")
        await alice.press(lobby, "fill")
        # Who sat in both lobbies plays where it began first.
        await refused(evening, eve.press(there, "fill"), "deal-begun", user=barred)
        await bob.press(there, "stand", "north")
        await refused(evening, bob.press(there, "sit", "west"), "deal-begun", user=barred)
        await eve.press(there, "fill")
        session = evening.bot.services.registry.in_channel(beside.id)
        number = session.table.id
        taking = evening.cafe.leftover(f"b1:take-seat:{number}:0:west")
        for reader in (alice, bob):
            told = text_of(await reader.press(taking))
            assert SAY("refusal-deal-begun", user=f"<@{reader.id}>") in told
        await max_.press(taking)
        assert session.table.seat_of(max_.id) is Seat.WEST
        plays = await evening.bot.services.database.read(
            partial(all_plays, shared_play=challenge.shared_play)
        )
        assert {play.user: play.at_table == number for play in plays} == {
            alice.id: False,
            bob.id: False,
            eve.id: True,
            max_.id: True,
        }


@pytest.mark.secrecy
async def test_the_deals_of_a_game_that_is_not_over_are_not_challenged(evening: Evening) -> None:
    async with at_table(evening, "Ann", target=10_000) as game:
        (ann,) = game.people.values()
        early = evening.cafe.leftover(f"b1:challenge:0:0:{evening.table().id}x1")
        await refused(evening, ann.press(early, "challenge"), "challenge-game")
        await game.play_until(Phase.OVER)
        await refused(evening, ann.press(early, "challenge"), "challenge-game")
        none = evening.cafe.leftover(f"b1:challenge:0:0:{evening.table().id}x2")
        await refused(evening, ann.press(none, "challenge"), "challenge-game")


@pytest.mark.secrecy
async def test_the_deals_of_a_game_are_challenged_by_who_played_it(evening: Evening) -> None:
    async with at_table(evening, "Ann", target=100) as game:
        ann, bob = *game.people.values(), *evening.people("Bob")
        closed = SAY("refusal-cards-in-shared-play")
        await game.play_until(None)
        ways = {each.custom_id.verb: each.custom_id.text for each in buttons_of(game.table)}
        (way,) = (
            button for button in buttons_of(game.table) if button.custom_id.verb == "challenge"
        )
        told = evening.cafe.leftover(way.custom_id.text)
        answer = await bob.press(told, "challenge")
        assert SAY("shared-deal-not-yours") in text_of(answer)
        page = await ann.press(told, "challenge")
        played = [each for each in evening.table().game.sheet if each.settlement]  # type: ignore[union-attr]
        assert SAY("challenge-again", count=len(played), game="yes") in text_of(page)
        assert "challenge-count" not in {menu.custom_id.verb for menu in selects_of(page)}
        await ann.press(page, "challenge-call")
        post = evening.cafe.newest()
        code = text_of(post).split("**")[1]
        challenge = await evening.bot.services.database.read(partial(challenge_coded, code=code))
        assert challenge is not None
        page = await ann.press(told, "challenge")
        await refused(evening, ann.press(page, "challenge-call"), "challenge-taken", code=code)
        for verb, who in product(("review", "analyse"), (ann, bob)):
            answer = await who.press(evening.cafe.leftover(ways[verb]))
            assert (closed in text_of(answer)) == (who is bob)
        await finish(evening, challenge, bob.id, 1)
        await finish(evening, challenge, ann.id, 1)
        entrants = {
            e.user: e.why for e in (await shown(evening, challenge)).results.entrants(over=False)
        }
        assert entrants[ann.id] is Unranked.SEEN
        assert entrants[bob.id] is not Unranked.SEEN
        page = await bob.slash("belote challenge", code=code)
        assert SAY("challenge-unsealed") in text_of(page)
        assert str(challenge.seed.hex()) not in text_of(page)


async def test_of_two_who_press_challenge_on_a_game_at_once_one_calls_out(
    evening: Evening,
) -> None:
    async with at_table(evening, "Ann", "Bob", target=100) as game:
        ann, bob = game.people.values()
        await game.play_until(None)
        (way,) = (
            button for button in buttons_of(game.table) if button.custom_id.verb == "challenge"
        )
        told = evening.cafe.leftover(way.custom_id.text)
        pages = [await each.press(told, "challenge") for each in (ann, bob)]
        async with evening.cafe.at_once():
            first, second = [
                await who.press(page, "challenge-call")
                for who, page in zip((ann, bob), pages, strict=True)
            ]
        now = evening.bot.clock.now()
        (challenge,) = await evening.bot.services.database.read(partial(running, now=now))
        taken = SAY("refusal-challenge-taken", code=challenge.code)
        answers = {each.id: text_of(page) for each, page in ((ann, first), (bob, second))}
        assert {user: taken in answer for user, answer in answers.items()} == {
            ann.id: challenge.host != ann.id,
            bob.id: challenge.host != bob.id,
        }
