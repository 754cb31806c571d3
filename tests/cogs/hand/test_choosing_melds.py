"""A card that belongs to a four and to a run serves one of them: whoever holds it chooses."""

from bot.i18n import words
from engine.announcements import other_plan
from engine.events import MeldsAnnounced
from engine.meld import MeldKind
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.deals.test_deals import play_given
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, offers
from tests.rig.people import Person
from tests.rig.screens import text_of

FOUR_AND_RUN = (
    "bulgarian_belot W | 7S8S9STSAS / 7H8H9HTHJH / KSKHKDKCQS / QHAH7D8D9D"
    " / JSTDJDQDAD7C8C9CTCJCQCAC"
)
"""South leads, from four kings and three spades."""

SAY = words("fr")


async def until_choice(evening: Evening, person: Person) -> Game:
    """The first lead of the deal: the person holds four kings and a run to one of them."""
    game = await play_given(evening, await person.slash("belote deal", deal=FOUR_AND_RUN), person)
    await game.open_hands()
    await game.press(person, "bid", "AT")
    await game.play_until(Phase.PLAY)
    assert evening.table().awaited == (Seat.SOUTH,)
    return game


async def test_whoever_holds_a_four_and_a_run_chooses_between_them(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        game = await until_choice(evening, ann)
        deal = evening.table().game.deal  # type: ignore[union-attr]
        assert deal is not None
        (run,) = other_plan(evening.table().rules, deal, Seat.SOUTH)
        assert run.kind is MeldKind.THREE
        four = text_of(game.hand(ann))
        other = SAY("hand-button-other-melds")
        for _ in range(2):  # there, back, and there again
            await ann.press(game.hand(ann), "announce", label=other)
            chosen = text_of(game.hand(ann))
            assert chosen != four
            assert {c.custom_id.argument[2:] for c in offers(game.hand(ann), "card")} == {"-other"}
            await ann.press(game.hand(ann), "announce", label=other)
            assert text_of(game.hand(ann)) == four
        await ann.press(game.hand(ann), "announce", label=other)
        await game.press(ann, "card", "KS-other")
        log = await evening.log()
        assert next(e for e in log if isinstance(e, MeldsAnnounced)).melds == (run,)
        assert (await evening.replayed()).deal == evening.table().game.deal  # type: ignore[union-attr]
