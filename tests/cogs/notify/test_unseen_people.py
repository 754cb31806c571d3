"""Who is hidden or erased is on no screen of the others; who is hidden still has their own."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
import simcord

from bot.i18n import words
from bot.ratings.ladders import Ladder, Span
from bot.storage.ratings.leaderboard import RankingMeasure
from cogs.history import HistoryPage
from cogs.leaderboard import LeaderboardPage, LeaderboardPageControl
from cogs.stats.selection import AchievementList, StatsPage, StatsQuery
from cogs.ui.control import PageWay
from cogs.ui.ids import ControlId, base36
from tests.bot.storage.made import OTHER_GUILD
from tests.cogs.arguments import as_argument
from tests.cogs.evening import Evening
from tests.cogs.leaderboard.test_leaderboard import keep
from tests.cogs.past import many_games
from tests.rig.people import Person
from tests.rig.screens import parts_of

Answer = simcord.InteractionResult
Screen = Callable[[Evening, Person, Person, Person], Awaitable[Answer]]
"""Asked for by the first, about the second, with a third one beside them."""

SAY = words("fr")


def command(name: str, **options: Callable[[Person, Person], Person]) -> Screen:
    async def ask(_: Evening, reader: Person, about: Person, other: Person) -> Answer:
        chosen = {option: of(about, other) for option, of in options.items()}
        return await reader.slash(f"contree {name}", channel=None, **chosen)

    return ask


def pressed(verb: str, argument: Callable[[Person, Person], object]) -> Screen:
    """A control that was drawn before, or forged."""

    async def ask(evening: Evening, reader: Person, about: Person, other: Person) -> Answer:
        control = str(ControlId(verb, argument=as_argument(argument(about, other))))
        return await reader.press(evening.cafe.leftover(control))

    return ask


def sheet(which: StatsPage, *, here: bool = True) -> Screen:
    return pressed(
        "stats",
        lambda about, other: StatsQuery(sheet=which, user=about.id, other=other.id, here=here),
    )


def board(measure: RankingMeasure, *, here: bool) -> Screen:
    ladder = Ladder("contree")
    wanted = LeaderboardPage(ladder=ladder, here=here, span=Span.EVER, measure=measure)

    async def ask(evening: Evening, reader: Person, _: Person, __: Person) -> Answer:
        control = LeaderboardPageControl(wanted, PageWay.NEXT)
        return await reader.press(evening.cafe.leftover(str(control.id)))

    return ask


def him(about: Person, _: Person) -> Person:
    return about


def the_other(_: Person, other: Person) -> Person:
    return other


OF_HIM: dict[str, Screen] = {
    "stats": command("stats", member=him),
    "pair": command("stats", member=the_other, partner=him),
    "versus": command("stats", member=the_other, against=him),
    "history": command("history", member=him),
    **{f"sheet {each.name}": sheet(each) for each in StatsPage},
    **{f"sheet {each.name} everywhere": sheet(each, here=False) for each in StatsPage},
    "page of history": pressed("history", lambda about, _: HistoryPage(about.id)),
    "page of achievements": pressed("feats", lambda about, _: AchievementList(about.id)),
}
"""Screens that tell of one person, or of them and another."""

OF_MANY: dict[str, Screen] = {
    f"{measure}, {here=}": board(measure, here=here)
    for measure in RankingMeasure
    for here in (True, False)
}
"""Leaderboards."""

OF_ANOTHER: dict[str, Screen] = {
    "his partners": pressed(
        "stats", lambda _, cat: StatsQuery(sheet=StatsPage.PEOPLE, user=cat.id)
    ),
    "his games": pressed("history", lambda _, cat: HistoryPage(cat.id)),
}
"""Screens of somebody who has played with them."""


async def four_with_a_past(evening: Evening, guild: int | None = None) -> list[Person]:
    """Ann, who will not be seen, Cat, her partner of many games, and Eve, who never played."""
    people = evening.people("Annabel", "Bob", "Cat", "Dan", "Eve")
    *games, elsewhere = many_games(evening, [person.id for person in people[:4]], 13)
    where = guild or evening.cafe.server.id
    told = [replace(game, guild_id=where) for game in games]
    await keep(evening, [*told, replace(elsewhere, guild_id=OTHER_GUILD)])
    await evening.bot.services.ladder_job.fold_due()  # they have not ended one after the other
    return people


async def hide(person: Person) -> None:
    await person.press(await person.slash("belote privacy"), "privacy-hide")


async def erase(person: Person) -> None:
    page = await person.slash("belote privacy")
    await person.press(page, "privacy-ask-erase")
    await person.press(page, "privacy-erase")


def everything_in(answer: Answer) -> str:
    """All that a reader is sent: words, what pictures show, what controls carry."""
    return json.dumps([dict(part) for part in parts_of(answer)], default=str, ensure_ascii=False)


def names(answer: Answer, person: Person) -> bool:
    """Whether anything in an answer tells who somebody is."""
    told = everything_in(answer)
    return any(each in told for each in (str(person.id), base36(person.id), person.name))


@pytest.mark.slow
async def test_every_screen_names_players_who_are_neither_hidden_nor_erased(
    evening: Evening,
) -> None:
    async with evening:
        ann, _, cat, _, eve = await four_with_a_past(evening)
        for name, ask in (OF_HIM | OF_MANY | OF_ANOTHER).items():
            assert names(await ask(evening, eve, ann, cat), ann), name


@pytest.mark.slow
async def test_hidden_players_alone_see_their_own_pages(evening: Evening) -> None:
    async with evening:
        ann, _, cat, _, eve = await four_with_a_past(evening)
        await hide(ann)
        refusal = SAY("refusal-hidden-player", user=f"<@{ann.id}>")
        for name, ask in OF_HIM.items():
            assert refusal in everything_in(await ask(evening, eve, ann, cat)), name
            own = await ask(evening, ann, ann, cat)
            assert refusal not in everything_in(own), name
            assert names(own, ann), name


@pytest.mark.slow
async def test_hidden_players_are_in_no_list_of_others(evening: Evening) -> None:
    async with evening:
        ann, _, cat, _, eve = await four_with_a_past(evening)
        await hide(ann)
        for name, ask in OF_MANY.items():
            for reader in (eve, cat, ann):
                assert not names(await ask(evening, reader, ann, cat), ann), name
        partners = everything_in(await OF_ANOTHER["his partners"](evening, eve, ann, cat))
        told, _, _ = partners.partition(SAY("stats-last"))
        assert f"<@{ann.id}>" not in told


@pytest.mark.slow
async def test_erased_players_appear_nowhere(evening: Evening) -> None:
    async with evening:
        ann, _, cat, _, eve = await four_with_a_past(evening)
        await erase(ann)
        for name, ask in (OF_MANY | OF_ANOTHER).items():
            for reader in (eve, cat):
                assert not names(await ask(evening, reader, ann, cat), ann), name
        past = await OF_ANOTHER["his games"](evening, cat, ann, cat)
        assert SAY("privacy-erased") in everything_in(past)


@pytest.mark.parametrize("which", [StatsPage.PEOPLE, StatsPage.VERSUS, StatsPage.PAIR])
async def test_players_met_on_another_server_are_shown_only_to_oneself(
    evening: Evening, which: StatsPage
) -> None:
    async with evening:
        elsewhere = evening.cafe.env.create_guild("Ailleurs").id
        ann, bob, cat, dan, eve = await four_with_a_past(evening, guild=elsewhere)
        beside = bob if which is StatsPage.VERSUS else cat
        ask = pressed(
            "stats",
            lambda about, _: StatsQuery(sheet=which, user=about.id, other=beside.id, here=False),
        )
        met = f"<@{dan.id}>"
        assert met in everything_in(await ask(evening, ann, ann, cat))
        assert met not in everything_in(await ask(evening, eve, ann, cat))
