"""/belote train reading: who holds a card, or how many trumps are left."""

from dataclasses import replace
from itertools import product

import pytest

from bot.i18n import LANGUAGES, words
from bot.preferences import HandOrder
from bot.tables.table_settings import Pictures
from cogs.exercises.reading import reading_page
from cogs.ui.ids import base36, from_base36
from engine.deal_record import DealRecord
from engine.notation import UnreadableDeal
from engine.notation.syntax import BAR
from engine.players.hand_reading import SEEDS, HandReading, hand_reading
from engine.seats import Seat
from engine.variants import find_variant
from tests.cogs.drawing import Components, drawn, texts
from tests.cogs.evening import Evening
from tests.cogs.playing import offers
from tests.cogs.refused import refused
from tests.cogs.table.test_pictures import choose
from tests.rig.message_limits import broken_message_limits
from tests.rig.screens import MessageLike, pictures_of, text_of

SAY = words("fr")


def first(*, asks_card: bool) -> int:
    """The first seed that asks who holds a card, or how many trumps are left."""
    return next(s for s in range(20) if (hand_reading(s).card is not None) is asks_card)


def page(
    seed: int, asked: HandReading, language: str = "fr", answer: int | None = None
) -> Components:
    """A page in words, as it is sent."""
    return drawn(reading_page(seed, asked, words(language), HandOrder.TRUMPS, None, answer))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit(language: str) -> None:
    for seed in (first(asks_card=True), first(asks_card=False)):
        asked = hand_reading(seed)
        pages = [page(seed, asked, language)]
        for answer in asked.choices:
            pages.append(page(seed, asked, language, answer))
            assert ("✅" in texts(pages[-1])) is (answer == asked.right)
        for each in pages:
            assert broken_message_limits({"components": each}) == []


def test_a_contract_of_ones_own_is_called_so() -> None:
    for seed in range(12):
        asked = hand_reading(seed)
        contract = DealRecord.read(asked.deal, find_variant).deal.contract
        assert contract is not None
        own = contract.declarer is asked.seat
        told = texts(page(seed, asked))
        assert ("Votre contrat" in told, "Contrat" in told) == (own, not own)


def with_other_hands(asked: HandReading) -> str:
    """The same deal up to the question, with two cards changed over between two other seats."""
    deal = DealRecord.read(asked.deal, find_variant).deal
    one, other, *_ = (seat for seat in Seat if seat is not asked.seat)
    start, hands, *after = asked.deal.split(BAR)
    for pair in product(deal.holdings[one].cards, deal.holdings[other].cards):
        mine, theirs = map(str, pair)
        swapped = hands.replace(mine, "-").replace(theirs, mine).replace("-", theirs)
        line = BAR.join((start, swapped, *after))
        try:
            DealRecord.read(line, find_variant)
        except UnreadableDeal:  # somebody would not have followed suit
            continue
        return line
    raise AssertionError("no two cards can be changed over")


@pytest.mark.parametrize("asks_card", [True, False])
def test_a_question_says_nothing_of_its_answer(*, asks_card: bool) -> None:
    seed = first(asks_card=asks_card)
    asked = hand_reading(seed)
    others = [replace(asked, right=each, reasons=()) for each in asked.choices]
    others.append(replace(asked, deal=with_other_hands(asked)))
    assert others[-1].deal != asked.deal
    shown = str(page(seed, asked))
    assert {str(page(seed, each)) for each in others} == {shown}


def pressed(message: MessageLike, *, right: bool) -> str:
    """The argument of a button that is right, or of one that is not."""
    arguments = [each.custom_id.argument for each in offers(message, "reading")]
    asked = hand_reading(from_base36(arguments[0].split("-")[0]))
    return next(each for each in arguments if (int(each.split("-")[1]) == asked.right) is right)


async def test_its_picture_does_not_call_it_the_first_deal(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.TRICKS)
        (ann,) = evening.people("Ann")
        (told,) = pictures_of(await ann.slash("belote train reading"))
        assert SAY("pictures-reading") in told
        assert SAY("pictures-deal", number=1) not in told


async def test_one_question_after_another_is_asked_and_answered(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        page = await ann.slash("belote train reading")
        assert page.ephemeral
        for right in (True, False):
            argument = pressed(page, right=right)
            late = evening.cafe.leftover(f"b1:reading:0:0:{argument}")
            await ann.press(page, "reading", argument)
            assert ("✅" in text_of(page), "❌" in text_of(page)) == (right, not right)
            assert not offers(page, "reading")
            assert ("✅" if right else "❌") in text_of(await ann.press(late, "reading"))
            await ann.press(page, "reading-next")
            assert len(offers(page, "reading")) in (3, 9)
        holder, trumps = first(asks_card=True), base36(first(asks_card=False))
        card, own = base36(holder), int(hand_reading(holder).seat)
        answers = ("", "-", "-x", f"-{own}", "-9")
        wrong = [f"{card}{each}" for each in answers] + [f"{trumps}-9", f"{base36(SEEDS)}-1", ""]
        for argument in wrong:
            way = evening.cafe.leftover(f"b1:reading:0:0:{argument}")
            await refused(evening, ann.press(way, "reading"), "stale-press")
