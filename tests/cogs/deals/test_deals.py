"""/belote deal: a deal by its id, looked at, shared, exported, imported and played again."""

import re
from datetime import timedelta
from functools import partial

import discord
import pytest
import simcord

from bot.discord_api.rate_limits import SHARE_SECONDS
from bot.i18n import words
from bot.settings import Settings
from bot.storage.shared_deals import PlayedAgain, SharedDeal, share, shared_deal, viewers_of
from bot.tables.dealt_cards import fingerprint_of_line
from bot.tables.table import Stage
from cogs.deals.pages import public_card
from cogs.ui.command_group import GROUPS, belote
from cogs.ui.ids import ControlId
from cogs.ui.layout import signed
from cogs.ui.table_buttons import GiveIdControl
from engine.deal_record import DealRecord
from engine.seats import Seat
from engine.variants import find_variant
from tests.bot.storage.made import NOON
from tests.bot.tables.test_deals import some_record
from tests.cogs.drawing import drawn, texts
from tests.cogs.evening import Evening
from tests.cogs.mentions import named
from tests.cogs.playing import Game, at_table, offers
from tests.cogs.refused import refused
from tests.engine.players.judge.test_judge import PLAYED
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import MessageLike, pictures_of, text_of
from tests.rig.slow import every_game

FR = words("fr")
CODE = re.compile(r"D-[0-9A-Z]{6}")


def code_of(page: MessageLike) -> str:
    found = CODE.search(text_of(page))
    assert found is not None
    return found[0]


async def knowing(evening: Evening, code: str, *people: Person) -> set[int]:
    """Those of these people who know the cards of a shared deal."""
    database = evening.bot.services.database
    deal = await database.read(partial(shared_deal, code=code))
    assert deal is not None
    cards, users = fingerprint_of_line(deal.line), [person.id for person in people]
    return {*await database.read(partial(viewers_of, cards=cards, users=users))}


async def imported(person: Person, line: str | None = None) -> MessageLike:
    return await person.slash("belote deal", deal=line or str(some_record(find_variant("contree"))))


async def play_given(
    evening: Evening,
    page: MessageLike,
    *people: Person,
    channel: simcord.ChannelHandle | None = None,
) -> Game:
    """The first of these people opens a table for the deal of a page, the second sits West."""
    await people[0].press(page, "deal-play")
    lobby = evening.cafe.newest(channel)
    for other, seat in zip(people[1:], ("west", "north"), strict=False):
        await other.press(lobby, "sit", seat)
    asked = await people[0].press(lobby, "fill")
    if evening.table(channel).stage is Stage.LOBBY:  # somebody knows the cards
        await people[0].press(asked, "fill")
    table = evening.table(channel)
    seats = {table.seat_of(each.id): each for each in people}
    at = {seat: who for seat, who in seats.items() if seat is not None}
    return Game(evening, at, channel=channel)


async def test_a_pasted_deal_gets_an_id_that_opens_it_again(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        page = await imported(ann)
        code = code_of(page)
        assert len(ann.private()) == 1
        assert FR("shared-deal-seen", seen="yes") in text_of(page)
        again = await bob.slash("belote deal", deal=code.lower())
        assert code_of(again) == code
        assert FR("shared-deal-seen", seen="no") in text_of(again)


@every_game
async def test_every_game_is_exported_as_it_was_imported(evening: Evening, rules: object) -> None:
    record = some_record(rules)  # type: ignore[arg-type]
    async with evening.with_people("Ann") as (ann,):
        page = await imported(ann, str(record))
        await ann.press(page, "deal-export")
        found = re.search(r"```\n(.*)\n```", text_of(page))
        assert found is not None
        assert found[1] == str(record)


async def test_who_looks_at_the_cards_has_seen_them(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        code = code_of(await imported(ann))
        page = await bob.slash("belote deal", deal=code)
        assert await knowing(evening, code, ann, bob) == {ann.id}
        await bob.press(page, "deal-look")
        assert await knowing(evening, code, ann, bob) == {ann.id, bob.id}
        await bob.press(page, "deal")
        assert FR("shared-deal-seen", seen="yes") in text_of(page)


async def test_what_is_no_deal_is_refused_with_the_place(evening: Evening) -> None:
    faults = {
        "D-ZZZZZZ": FR("shared-deal-unknown", code="D-ZZZZZZ"),
        "hello there friend": FR("deal-fault-not-a-head"),
        "bridge N | AS": FR("deal-fault-unknown-rules"),
        "contree N | JS": FR("deal-fault-wrong-hands"),
        "contree N | JS/QS/KS/AS": FR("deal-fault-wrong-size"),
        "colour=red contree N": "Cette règle n’existe pas",
    }
    async with evening.with_people("Ann") as (ann,):
        for line, told in faults.items():
            assert told in await refused(evening, ann.slash("belote deal", deal=line)), line


async def test_a_card_in_the_channel_hides_what_would_spoil_the_deal(evening: Evening) -> None:
    async with at_table(evening, "Ann", target=100) as game:
        await game.play_until(None)
        (ann,) = game.people.values()
        cover = await share_from_history(evening, ann)
        shown = await ann.press(cover, "deal-share")
        code = code_of(shown)
        assert shown.response is not None
        assert not shown.response.ephemeral
        hidden = re.findall(r"\|\|(.+?)\|\|", text_of(shown))
        assert len(hidden) == 1
        record = await evening.bot.services.database.read(partial(shared_deal, code=code))
        assert record is not None
        settlement = DealRecord.read(record.line, find_variant).deal.settlement
        assert settlement is not None
        result = settlement.result.value
        told = FR(
            "shared-deal-result", contract=settlement.tally.contract, result=result, scores=""
        )
        assert hidden[0].startswith(told)


async def test_a_later_step_shows_the_cards_as_well(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        code = code_of(await imported(ann))
        control = ControlId("deal-look", argument=f"{code}-3-n")
        await bob.press(evening.cafe.leftover(str(control)))
        assert await knowing(evening, code, bob) == {bob.id}


@pytest.mark.slow
async def test_each_step_shows_the_four_hands_before_the_trick(evening: Evening) -> None:
    async with at_table(evening, "Ann", target=100) as game:
        await game.play_until(None)
        (ann,) = game.people.values()
        page = await ann.press(await share_from_history(evening, ann), "deal-look")
        found = await evening.bot.services.database.read(partial(shared_deal, code=code_of(page)))
        assert found is not None
        deal = DealRecord.read(found.line, find_variant).deal
        left = {seat: set(deal.dealt[seat].cards) for seat in Seat}
        for number, trick in enumerate(deal.tricks, start=1):
            (forward,) = (b for b in offers(page, "deal-look") if b.custom_id.argument[-1] == "n")
            await ann.press(page, "deal-look", forward.custom_id.argument)
            assert FR("score-review-trick", number=number, count=8) in text_of(page)
            _, _, hands = text_of(page).partition(FR("score-review-hands"))
            told = [cards for line in hands.splitlines() if (cards := named(line))]
            assert told[:4] == [left[seat] for seat in Seat]
            for play in trick.plays:
                left[play.seat].discard(play.card)


async def test_where_the_server_has_pictures_the_steps_have_them(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    drawn = settings.model_copy(update={"table_pictures": "tricks"})
    async with Evening(open_cafe, drawn) as evening:
        (ann,) = evening.people("Ann")
        page = await ann.press(await imported(ann, PLAYED), "deal-look")
        assert pictures_of(page) == []
        (forward,) = (b for b in offers(page, "deal-look") if b.custom_id.argument[-1] == "n")
        await ann.press(page, "deal-look", forward.custom_id.argument)
        (told,) = pictures_of(page)
        record = DealRecord.read(PLAYED, find_variant)
        assert named(told) == {play.card for play in record.deal.tricks[0].plays}
        assert FR("score-review-hands") in text_of(page)


async def share_from_history(evening: Evening, person: Person) -> MessageLike:
    """The cover of the first deal of the last game that this person has played."""
    table = evening.bot.services.registry.sessions[-1].table
    control = GiveIdControl(table.games, 1).at(table.id)
    return await person.press(evening.cafe.leftover(str(control)))


async def test_a_deal_is_played_again_and_its_result_collected(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        page = await imported(ann)
        code = code_of(page)
        await ann.press(page, "deal-play")
        (session,) = evening.bot.services.registry.sessions
        assert session.table.given is not None
        assert session.table.given.code == code
        lobby = evening.cafe.newest()
        assert FR("lobby-given", code=code) in text_of(lobby)
        asked = await ann.press(lobby, "fill")
        assert f"<@{ann.id}>" in text_of(asked)
        assert session.table.stage is Stage.LOBBY
        await ann.press(asked, "fill")
        assert session.table.stage is Stage.PLAYING
        record = DealRecord.read(session.table.given.line, find_variant)
        assert session.table.game is not None
        assert session.table.game.deal is not None
        assert session.table.game.deal.laid_out == record.dealt
        told = await refused(evening, ann.press(page, "deal-look"))
        assert FR("refusal-cards-in-play") in told


@pytest.mark.parametrize("tables", [1, 3])
def test_the_results_of_several_tables_are_listed(tables: int) -> None:
    record = some_record(find_variant("contree"))
    scores = ((90, 70), (0, 250), (0, 0))
    played = tuple(PlayedAgain(number, won) for number, won in enumerate(scores[:tables]))
    told = texts(drawn(public_card(SharedDeal("D-7K3Q2M", str(record)), record, played, FR)))
    best, worst = signed(20, FR), signed(20 if tables == 1 else -250, FR)
    assert FR("shared-deal-results", count=tables, best=best, worst=worst) in told
    assert told.count(FR("shared-deal-result-passed", scores="").strip()) == tables * (tables > 1)


@pytest.mark.slow
async def test_somebody_who_has_not_played_a_deal_cannot_share_it(evening: Evening) -> None:
    async with at_table(evening, "Ann", target=100) as game:
        await game.play_until(None)
        (bob,) = evening.people("Bob")
        table = evening.bot.services.registry.sessions[-1].table
        control = evening.cafe.leftover(str(GiveIdControl(table.games, 1).at(table.id)))
        assert FR("shared-deal-not-yours") in text_of(await bob.press(control))


async def test_a_deal_that_is_not_over_has_no_id(evening: Evening) -> None:
    async with at_table(evening, "Ann", target=100) as game:
        (ann,) = game.people.values()
        table = evening.bot.services.registry.sessions[-1].table
        control = evening.cafe.leftover(str(GiveIdControl(table.games, 1).at(table.id)))
        assert FR("refusal-stale-press") in text_of(await ann.press(control))
        assert not offers(evening.cafe.newest(), "deal-id")


async def test_who_may_not_write_posts_neither_a_deal_nor_a_table(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        page, before = await imported(ann), len(evening.cafe.posted())
        hidden = discord.PermissionOverwrite(send_messages=False)
        backend = evening.cafe.env.backend
        pattern = evening.cafe.server.create_text_channel("mute", overwrites={ann.actor: hidden})
        muted = backend.get_channel(pattern.id).overwrites
        backend.get_channel(evening.cafe.channel.id).overwrites = muted
        for posting in ("deal-share", "deal-play"):
            told = await refused(evening, ann.press(page, posting))
            assert FR("permission-send-messages") in told
        assert len(evening.cafe.posted()) == before
        backend.get_channel(evening.cafe.channel.id).overwrites = []
        await ann.press(page, "deal-share")
        assert len(evening.cafe.posted()) == before + 1


async def test_a_deal_is_shared_once_in_five_minutes_in_a_channel(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        page, before = await imported(ann), len(evening.cafe.posted())
        await ann.press(page, "deal-share")
        for person in (ann, bob):
            again = await person.slash("belote deal", deal=code_of(page))
            told = await refused(evening, person.press(again, "deal-share"))
            assert FR("refusal-shared-lately", count=5) in told
        assert len(evening.cafe.posted()) == before + 1
        other = await imported(bob, str(some_record(find_variant("contree"), "another")))
        await bob.press(other, "deal-share")
        assert len(evening.cafe.posted()) == before + 2
        await evening.skip(timedelta(seconds=SHARE_SECONDS))
        await ann.press(page, "deal-share")
        assert len(evening.cafe.posted()) == before + 3


async def test_a_flood_of_shares_of_many_deals_meets_the_limit_of_commands(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    few = settings.model_copy(update={"commands_per_person": 5})
    async with Evening(open_cafe, few) as evening:
        ann, before = evening.people("Ann")[0], len(evening.cafe.posted())
        record = some_record(find_variant("contree"))
        cards = [str(some_record(record.rules, str(nth))) for nth in range(8)]
        codes = [
            (await evening.bot.services.database.write(partial(share, line=line, at=NOON))).code
            for line in cards
        ]
        for code in codes:
            control = evening.cafe.leftover(str(ControlId("deal-share", argument=code)))
            await ann.press(control)
        shared = len(evening.cafe.posted()) - before - len(codes)
        assert shared == few.commands_per_person


async def test_a_table_that_costs_nothing_gives_way_to_a_deal_after_one_confirmation(
    evening: Evening,
) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        page = await imported(ann)
        code = code_of(page)
        await bob.slash("contree start")
        await refused(evening, ann.press(page, "deal-play"), "channel-busy")
        await bob.press(evening.cafe.newest(), "cancel")
        await ann.slash("contree start", training=True)
        await ann.press(evening.cafe.newest(), "fill")
        before = evening.table()
        asked = await ann.press(page, "deal-play")
        assert FR("shared-deal-busy", code=code) in text_of(asked)
        assert evening.table() == before
        await ann.press(asked, "deal-play", f"{code}-close")
        given = evening.table().given
        assert given is not None
        assert (given.code, evening.table().stage) == (code, Stage.LOBBY)
        await refused(evening, ann.press(asked, "deal-play", f"{code}-close"), "channel-busy")
        assert evening.table().given == given


@pytest.mark.parametrize("way", ["deal", "command"])
async def test_a_table_opens_only_on_a_server_of_which_the_bot_is_a_member(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Whoever has installed it for themselves can use it on any server."""
    async with evening.with_people("Ann") as (ann,):
        page = await imported(ann)
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(evening.bot, "get_guild", lambda _: None)
            opening = ann.press(page, "deal-play") if way == "deal" else ann.slash("contree start")
            assert FR("refusal-bot-not-here") in await refused(evening, opening)
            assert evening.bot.services.registry.sessions == ()
        await ann.press(page, "deal-play")
        assert evening.table().host == ann.id


def test_only_commands_of_single_deals_can_be_installed_by_a_person() -> None:
    users = {
        group.name for group in GROUPS if group.allowed_installs and group.allowed_installs.user
    }
    assert users == {belote.name}
    assert all(group.allowed_installs is not None for group in GROUPS)
