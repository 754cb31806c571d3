"""A finished deal in moving pictures: for who asks, and behind a spoiler in the channel."""

from io import BytesIO
from random import Random

from PIL import Image, ImageSequence

from bot.i18n import words
from bot.pictures.clip import FRAME_MS, LAST_MS, WIDTH, ClipPicture
from cogs.clip import clip
from engine.deal_record import DealRecord, write_record
from engine.ruleset import RuleSet
from engine.state import Phase
from engine.variants import find_variant
from engine.variants.contree import CONTREE
from tests.cogs.deals.test_deals import code_of, imported, knowing
from tests.cogs.evening import Evening
from tests.cogs.playing import offers
from tests.cogs.refused import refused
from tests.engine.players.judge.test_judge import HANDS, PLAYED
from tests.engine.random_play import steps
from tests.rig.screens import pictures_of, text_of
from tests.rig.slow import every_game

FR = words("fr")
MOST_BYTES = 300 * 1024


async def test_the_clip_is_shown_to_who_asks_and_posted_behind_a_spoiler(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        code = code_of(await imported(ann, PLAYED))
        cover = await bob.slash("belote deal", deal=code)
        page = await bob.press(cover, "deal-clip")
        (told,) = pictures_of(page)
        assert told.startswith("Pli 1")
        assert await knowing(evening, code, bob) == {bob.id}
        posted = await bob.press(page, "deal-clip-share")
        assert posted.response is not None
        assert not posted.response.ephemeral
        assert FR("clip-spoiler") in text_of(posted)
        again = bob.press(page, "deal-clip-share")
        assert FR("refusal-shared-lately", count=5) in await refused(evening, again)


async def test_where_nobody_bid_or_files_are_refused_it_says_so(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        passed = f"contree N | {HANDS} | - - - -"
        cover = await imported(ann, passed)
        assert not offers(cover, "deal-clip")
        posted = await ann.press(await imported(ann, PLAYED), "deal-clip")
        evening.cafe.forbid("attach_files")
        told = await refused(evening, ann.press(posted, "deal-clip-share"))
        assert FR("clip-no-files") in told


def played(rules: RuleSet) -> DealRecord:
    """A deal of this game that was played to its end."""
    states = (step.state for step in steps(rules, Random("clip")))
    deals = (state.deal for state in states if state.deal and state.deal.phase is Phase.OVER)
    deal = next(deal for deal in deals if deal.tricks)
    return DealRecord.read(write_record(rules, (), deal), find_variant)


@every_game
def test_a_clip_has_a_frame_a_trick_and_few_bytes(rules: RuleSet) -> None:
    record = played(rules)
    picture = clip("D-7K3Q2M", record, FR, spoiler=True).picture
    assert isinstance(picture, ClipPicture)
    file = picture.draw()
    assert len(file) < MOST_BYTES
    moving = Image.open(BytesIO(file))
    assert moving.width == WIDTH
    times = [_shown_for(frame) for frame in ImageSequence.Iterator(moving)]
    assert times == [FRAME_MS] * len(record.deal.tricks) + [LAST_MS]


def _shown_for(frame: Image.Image) -> int:
    frame.load()  # Pillow knows it only then
    return int(frame.info["duration"])


def test_equal_deals_have_equal_files() -> None:
    first, second = (clip("D-7K3Q2M", played(CONTREE), FR, spoiler=False) for _ in range(2))
    assert first == second
    assert first.picture.draw() == second.picture.draw()
