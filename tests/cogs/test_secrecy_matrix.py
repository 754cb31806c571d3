"""Which screen shows whose cards, to whom and when: no screen shows a hand that is not listed.

A new screen is one more opener in ``SCREENS``, and its lines in ``SHOWN``.
"""

import gzip
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from random import Random

import pytest
import simcord

from bot.ai_workers import AiWorkers
from bot.shared_plays.chosen import Chosen
from bot.storage.challenges import NewChallenge, call_out, challenge_coded, new_code
from bot.storage.shared_deals import shared_deal
from bot.storage.shared_plays import deal_of
from cogs.analysis.presses import EDIT_SECONDS
from cogs.deals.controls import ReplayControl
from cogs.features import press_handlers
from cogs.history import HistoryPage, PastDealControl
from cogs.table.controls import ReviewWay
from cogs.ui.ids import ControlId
from cogs.ui.table_buttons import AnalyseControl, GiveIdControl
from cogs.verify import VerifyDealControl
from engine.cards import Card
from engine.deal_record import DealRecord
from engine.events import Dealt
from engine.fairness import read_sealed
from engine.players.advice import Advice, advise_by_thumb
from engine.players.understanding import Understanding
from engine.ruleset import RuleSet
from engine.state import Phase
from engine.variants import find_variant
from engine.view import PlayerView
from tests.bot.analysis.made_judges import MadeJudges
from tests.bot.tables.test_deals import some_record
from tests.cogs.deals.test_deals import code_of, play_given
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, sit_down, verbs
from tests.cogs.secrets import Watch
from tests.cogs.watching import answered
from tests.rig.people import Person
from tests.rig.screens import text_of
from tests.rig.slow import slow_except
from tests.rig.ways import achievements, verify

READERS = ("player", "other", "watcher", "stranger")

SHOWN = """
screen          reader            running   between   finished  given     again     elsewhere

table           everyone          none      none      none      none      none      none
hand            player,other      own       none      none      own       none      none
hand            watcher           followed  none      none      followed  none      none
hand            stranger          none      none      none      none      none      none
coach           player            own       none      none      none      none      none
coach           others            none      none      none      none      none      none
tricks          partakers         none      all       all       none      none      none
tricks          stranger          none      all       all       none      all       none
auction         everyone          none      none      none      none      none      none
more            everyone          none      none      none      none      none      none
watch           watcher           followed  none      none      followed  none      none
watch           unseeing          none      none      none      none      none      none
sheet           everyone          none      none      none      none      none      none
details         everyone          none      none      none      none      none      none
review          partakers         none      all       all       none      none      none
review          stranger          none      all       all       none      all       none
history         everyone          none      none      none      none      none      none
history-deal    player,other      none      all       all       none      none      none
history-deal    onlookers         none      none      none      none      none      none
verify          partakers         none      all       all       none      none      none
verify          stranger          none      all       all       none      all       none
verify-deal     player,other      none      all       all       none      none      none
verify-deal     onlookers         none      none      none      none      none      none
stats           everyone          none      none      none      none      none      none
achievements    everyone          none      none      none      none      none      none
export          player,other      none      own       own       none      own       own
export          onlookers         none      none      none      none      none      none
deal-id         everyone          none      none      none      none      none      none
deal            everyone          none      none      none      none      none      none
deal-share      everyone          none      none      none      none      none      none
deal-look       partakers         none      all       all       none      none      none
deal-look       stranger          none      all       all       all       all       none
deal-clip       partakers         none      all       all       none      none      none
deal-clip       stranger          none      all       all       none      none      none
deal-export     partakers         none      all       all       none      none      none
deal-export     stranger          none      all       all       all       all       none
analyse         everyone          none      none      none      none      none      none
analysis        everyone          none      none      none      none      none      none
analysis-moment player,watcher    none      west      west      none      none      none
analysis-moment other             none      own       own       none      none      none
analysis-moment stranger          none      west      west      none      west      none
analysis-bids   everyone          none      none      none      none      none      none
analysis-tricks everyone          none      none      none      none      none      none
challenge            everyone          none      none      none      none      none      none
challenge-ranking    everyone          none      none      none      none      none      none
challenge-deals      everyone          none      none      none      none      none      none
challenge-deal       everyone          none      none      none      none      none      none
challenge-hands      everyone          none      none      none      none      none      none
alone-first-page     everyone          none      none      none      none      none      none
"""
"""``own`` is the reader's hand, ``followed`` that of the player, whom the watcher may watch.

While a deal is played, a hand is shown where one card of it is named that is not in sight; once it
is over, where all its cards are: a moment of an analysis shows the hand of whoever played there.
The ``given`` deal is played again, and has an id: who has no part in that game may look at it.
``again`` is the ``finished`` table, and another id of its deal, while it is played at another one.
``elsewhere`` it is the ``finished`` table, and others are still to play its cards in a shared play.
"""

GROUPS = {
    "everyone": READERS,
    "others": READERS[1:],
    "partakers": READERS[:3],
    "onlookers": ("watcher", "stranger"),
    "unseeing": ("player", "other", "stranger"),
}

CODED = re.compile(r'"((?:[6-9]|T|J|Q|K|A)[SHDC])"')
"""A card as files name it."""


HOUR = timedelta(hours=1)

MOST_DECISIONS = 100
"""Of a deal: where a choice was left, every one of them is judged to be an error."""

UNKNOWN = "D-7K3Q2M"
"""An id that no deal has: that of this deal is not given away."""


@dataclass(frozen=True)
class Scene:
    """A table at a stage of its evening: the other plays against the player, whom one watches."""

    evening: Evening
    game: Game
    people: Mapping[str, Person]
    code: str | None = None
    challenge: int = 0

    @property
    def deal(self) -> str:
        """The place of the last deal, as controls name it."""
        table = self.evening.table()
        assert table.game is not None
        return f"{table.games}-{table.game.deal.number if table.game.deal else 1}"

    def control(self, verb: str, argument: str = "", *, move: int | None = None) -> str:
        """A control of the table."""
        table = self.evening.table()
        return str(ControlId(verb, table.id, table.move if move is None else move, argument))


Opener = Callable[[Scene, Person], Awaitable[object]]
"""Opens a screen for a reader; what it shows is read from what was sent."""


def pressing(verb: str, argument: Callable[[Scene], str] = lambda _: "") -> Opener:
    """By a button, whether it is drawn for this reader or not."""

    async def opened(scene: Scene, reader: Person) -> simcord.InteractionResult:
        leftover = scene.evening.cafe.leftover(scene.control(verb, argument(scene)))
        return await reader.press(leftover)

    return opened


def asking(command: str) -> Opener:
    async def opened(scene: Scene, reader: Person) -> simcord.InteractionResult:
        return await reader.slash(command)

    return opened


async def _table(scene: Scene, reader: Person) -> None:
    await reader.slash("contree table")


async def _history_deal(scene: Scene, reader: Person) -> None:
    """The first page of the last deal, by a button that leads there."""
    table = scene.evening.table()
    game, deal = scene.deal.split("-")
    asked = HistoryPage(scene.people["player"].id)
    control = PastDealControl(int(game), int(deal), 0, ReviewWay.FIRST, asked)
    await reader.press(scene.evening.cafe.leftover(str(control.at(table.id))))


async def _deal_id(scene: Scene, reader: Person) -> None:
    table = scene.evening.table()
    game, deal = scene.deal.split("-")
    control = GiveIdControl(int(game), int(deal)).at(table.id)
    await reader.press(scene.evening.cafe.leftover(str(control)))


async def given_id(scene: Scene, player: Person) -> str:
    """The id that the last deal is given."""
    await _deal_id(scene, player)
    return code_of(player.newest_private())


async def _deal(scene: Scene, reader: Person) -> None:
    await reader.slash("belote deal", deal=scene.code or UNKNOWN)


async def _deal_look(scene: Scene, reader: Person) -> None:
    control = ReplayControl(scene.code or UNKNOWN, 0, ReviewWay.NEXT)
    await reader.press(scene.evening.cafe.leftover(str(control.id)))


async def _deal_clip(scene: Scene, reader: Person) -> None:
    control = ControlId("deal-clip", argument=scene.code or UNKNOWN)
    await reader.press(scene.evening.cafe.leftover(str(control)))


async def _deal_export(scene: Scene, reader: Person) -> str:
    """The line of a deal, as the cards that it tells."""
    control = ControlId("deal-export", argument=scene.code or UNKNOWN)
    answer = await reader.press(scene.evening.cafe.leftover(str(control)))
    line = re.search(r"```\n(.*)\n```", text_of(answer))
    return _coded(DealRecord.read(line[1], find_variant).dealt) if line else ""


def _coded(dealt: Dealt) -> str:
    return "".join(f'"{card}"' for holding in dealt.holdings for card in holding.cards)


async def _verify(_: Scene, reader: Person) -> str:
    """The last deal of the channel."""
    return _verified(await verify(reader))


async def _verify_deal(scene: Scene, reader: Person) -> str:
    """The last deal, by the button below its replay in the history."""
    game, deal = scene.deal.split("-")
    control = VerifyDealControl(int(game), int(deal)).at(scene.evening.table().id)
    return _verified(await reader.press(scene.evening.cafe.leftover(str(control))))


def _verified(answer: simcord.InteractionResult) -> str:
    """The cards of the line by which a deal is verified."""
    line = re.search(r"verify '(.*)'", text_of(answer))
    return _coded(read_sealed(line[1], find_variant).deal.laid_out) if line else ""


async def _deal_share(scene: Scene, reader: Person) -> None:
    control = ControlId("deal-share", argument=scene.code or UNKNOWN)
    await reader.press(scene.evening.cafe.leftover(str(control)))


async def _analyse(scene: Scene, reader: Person) -> None:
    """The analysis of the last deal, once it is there."""
    table = scene.evening.table()
    game, deal = scene.deal.split("-")
    control = AnalyseControl(int(game), int(deal)).at(table.id)
    await _press_and_follow(scene, reader, str(control))


async def _press_and_follow(scene: Scene, reader: Person, control: str) -> None:
    """Press something, and read on where an analysis begins by it."""
    analyst = scene.evening.bot.services.analyst
    before = analyst._running
    await reader.press(scene.evening.cafe.leftover(control))
    if analyst._running is not before:
        await scene.evening.cafe.env.advance_time(EDIT_SECONDS)


def analysing(verb: str) -> Opener:
    """A page of the analysis of the deal by its id."""

    async def opened(scene: Scene, reader: Person) -> None:
        control = ControlId(verb, argument=f"{scene.code or UNKNOWN}-x-1")
        await _press_and_follow(scene, reader, str(control))

    return opened


def daring(verb: str, *deal: int) -> Opener:
    """A page of the challenge, or of one of its deals; all hands where it leads to them."""

    async def opened(scene: Scene, reader: Person) -> None:
        control = ControlId(verb, argument="-".join(map(str, (scene.challenge, *deal))))
        await replay(reader, await reader.press(scene.evening.cafe.leftover(str(control))))

    return opened


async def replay(reader: Person, cover: simcord.InteractionResult) -> None:
    """All hands, where the cover of a deal leads to them."""
    if "deal-look" in verbs(cover):
        await reader.press(cover, "deal-look")


async def _export(scene: Scene, reader: Person) -> str:
    """Everything that is kept of a person, as one text."""
    before = {message.id for message in reader.private()}
    control = ControlId("privacy-export", argument=str(reader.id))
    await reader.press(scene.evening.cafe.leftover(str(control)))
    files = [
        attachment
        for message in reader.private()
        if message.id not in before
        for attachment in message.attachments
    ]
    read = [(each.filename, await each.read()) for each in files]
    return "".join(
        (gzip.decompress(raw) if name.endswith("gz") else raw).decode() for name, raw in read
    )


async def _achievements(_: Scene, reader: Person) -> None:
    await achievements(reader)


SCREENS: dict[str, Opener] = {
    "table": _table,
    "hand": pressing("hand"),
    "coach": pressing("coach"),
    "tricks": pressing("tricks"),
    "auction": pressing("auction"),
    "more": pressing("more"),
    "watch": pressing("watch"),
    "sheet": pressing("sheet"),
    "details": pressing("details", lambda scene: scene.deal),
    "review": pressing("review", lambda scene: scene.deal),
    "history": asking("contree history"),
    "history-deal": _history_deal,
    "verify": _verify,
    "verify-deal": _verify_deal,
    "stats": asking("contree stats"),
    "achievements": _achievements,
    "export": _export,
    "deal-id": _deal_id,
    "deal": _deal,
    "deal-share": _deal_share,
    "deal-look": _deal_look,
    "deal-clip": _deal_clip,
    "deal-export": _deal_export,
    "analyse": _analyse,
    "analysis": analysing("analysis"),
    "analysis-moment": analysing("analysis-moment"),
    "analysis-bids": analysing("analysis-bids"),
    "analysis-tricks": analysing("analysis-tricks"),
    "challenge": daring("challenge-look"),
    "challenge-ranking": daring("challenge-ranking"),
    "challenge-deals": daring("challenge-deals"),
    "challenge-deal": daring("challenge-deal", 1),
    "challenge-hands": daring("challenge-hands", 1),
    "alone-first-page": daring("alone-first-page", 1),
}


def listed_at(listed: str, stage: str) -> dict[tuple[str, str], str]:
    """What a list says that each screen shows each reader at a stage."""
    head, *lines = (line.split() for line in listed.splitlines() if line)
    column = head.index(stage)
    return {
        (line[0], reader): line[column]
        for line in lines
        for reader in GROUPS.get(line[1], line[1].split(","))
    }


async def shown(scene: Scene, screen: str, reader: str, watch: Watch) -> str:
    """Whose hands this reader is shown by what the bot sends them alone, or everybody."""
    person = scene.people[reader]
    answer = await SCREENS[screen](scene, person)
    public = screen == "table"
    cards = {
        card
        for sent, _ in watch.unread()
        if sent.reader == person.id or (public and sent.reader is None)
        for card in sent.cards
    }
    if isinstance(answer, str):
        cards |= {Card.parse(code) for code in CODED.findall(answer)}
    return _told(scene, reader, cards)


def _told(scene: Scene, reader: str, cards: set[Card]) -> str:
    table = scene.evening.table()
    deal = table.game.deal if table.game else None
    assert deal is not None
    if deal.phase is Phase.OVER:
        seats = {s for s in table.playing_seats if set(deal.dealt[s].cards) <= cards}
    else:
        seats = {s for s in table.playing_seats if set(deal.holdings[s].cards) & cards}
    own, followed = (table.seat_of(scene.people[each].id) for each in (reader, "player"))
    if seats == set(table.playing_seats):
        return "all"
    names = {own: "own"} if own is not None else {followed: "followed"}
    return ",".join(sorted(names.get(seat, seat.name.lower()) for seat in seats)) or "none"


@pytest.fixture(autouse=True)
def _coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that knows rules of thumb, as fast as the tests."""

    async def advise(
        _: AiWorkers, view: PlayerView, rules: RuleSet, seed: int, _understanding: Understanding
    ) -> Advice:
        return advise_by_thumb(view, rules, Random(seed))

    monkeypatch.setattr(AiWorkers, "advise", advise)


async def scene_at(evening: Evening, stage: str) -> Scene:
    """A training table, or one with a given deal, at this stage."""
    if stage == "given":
        return await _given(evening)
    target = {"running": 2000, "between": 2000}.get(stage, 100)
    game = await sit_down(evening, "Ann", "Bob", training=True, target=target)
    player, other = game.people.values()
    people = await with_onlookers(evening, game, player, other)
    await game.play_until(Phase.PLAY)
    while game.turn is not player:
        await game.play()
    await game.press(player, "coach")
    await game.press(other, "agree-coach")
    if stage == "running":
        return Scene(evening, game, people)
    await game.play_until(Phase.OVER if stage == "between" else None)
    scene = Scene(evening, game, people)
    code = await given_id(scene, player)
    if stage == "elsewhere":
        return await _open_elsewhere(scene, code)
    return await _again(scene, code) if stage == "again" else replace(scene, code=code)


async def _open_elsewhere(scene: Scene, code: str) -> Scene:
    """Its last deal in a challenge that is open, which the player has begun there, too."""
    bot, player = scene.evening.bot, scene.people["player"].id
    deal = await bot.services.database.read(partial(shared_deal, code=code))
    assert deal is not None
    now, chosen = bot.clock.now(), Chosen(number=0, line=deal.line)
    new = NewChallenge(
        code=new_code(),
        guild=0,
        host=player,
        rules_key="contree",
        seed=bytes(32),
        opens_at=now,
        closes_at=now + HOUR,
    )
    assert await bot.services.database.write(partial(call_out, new=new, deals=[chosen]))
    challenge = await bot.services.database.read(partial(challenge_coded, code=new.code))
    assert challenge is not None
    dealt = await bot.services.database.read(partial(deal_of, shared_play=challenge.shared_play))
    assert dealt is not None
    await bot.services.solo_deals.begin(dealt, player, 0)
    return replace(scene, code=code, challenge=challenge.shared_play)


async def _again(scene: Scene, code: str) -> Scene:
    """Its last deal, played at another table by those who take part here, with a second id."""
    evening, (player, other, watcher, stranger) = scene.evening, scene.people.values()
    deal = await evening.bot.services.database.read(partial(shared_deal, code=code))
    assert deal is not None
    all_but_a_trick, _, _ = deal.line.rpartition(" ")
    second = code_of(await stranger.slash("belote deal", deal=all_but_a_trick))
    assert second != code
    channel = evening.cafe.server.create_text_channel("again")
    page = await player.slash("belote deal", deal=code, channel=channel)
    game = await play_given(evening, page, player, other, channel=channel)
    await _let_watch(game, player, watcher)
    return replace(scene, code=second)


async def _given(evening: Evening) -> Scene:
    """A deal with an id, played again; no coach is there."""
    player, other = evening.people("Ann", "Bob")
    record = some_record(find_variant("contree"))
    page = await player.slash("belote deal", deal=str(record))
    game = await play_given(evening, page, player, other)
    people = await with_onlookers(evening, game, player, other)
    return Scene(evening, game, people, code_of(page))


async def with_onlookers(
    evening: Evening, game: Game, player: Person, other: Person
) -> dict[str, Person]:
    """The players with their hands open, somebody who watches the player, and nobody's guest."""
    watcher, stranger = evening.people("Eve", "Max")
    await _let_watch(game, player, watcher)
    return dict(zip(READERS, (player, other, watcher, stranger), strict=True))


async def _let_watch(game: Game, player: Person, watcher: Person) -> None:
    await game.open_hands()
    page = await watcher.press(game.table, "watch")
    await watcher.press(page, "ask-watch", game.seat(player).name.lower())
    await answered(game, player)


async def found_at(evening: Evening, stage: str) -> dict[tuple[str, str], str]:
    """What each screen shows each reader at a stage, as it is."""
    async with evening:
        scene, watch = await scene_at(evening, stage), Watch(evening)
        evening.bot.services.analyst._judges = MadeJudges(range(MOST_DECISIONS))
        watch.skip()
        return {
            (screen, reader): await shown(scene, screen, reader, watch)
            for screen in SCREENS
            for reader in READERS
        }


STAGES = ["running", "between", "finished", "given", "again", "elsewhere"]


@pytest.mark.parametrize("stage", slow_except(STAGES, {"running", "given"}))
async def test_no_screen_shows_a_hand_that_is_not_listed(evening: Evening, stage: str) -> None:
    assert await found_at(evening, stage) == listed_at(SHOWN, stage)


@pytest.mark.slow
async def test_without_its_predicate_cards_that_are_open_elsewhere_would_show(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.secrecy.is_open_deal", lambda *_, **__: False)
    told = listed_at(SHOWN, "finished")
    # The hands of the challenge's own deal, which is still open: nothing else hides them.
    told |= {("challenge-hands", reader): "all" for reader in READERS}
    assert await found_at(evening, "elsewhere") == told


def test_every_screen_has_a_line_for_every_reader() -> None:
    wanted = {(screen, reader) for screen in SCREENS for reader in READERS}
    assert set(listed_at(SHOWN, "running")) == wanted


def test_every_button_that_opens_a_page_of_a_deal_is_in_the_matrix() -> None:
    """Verbs whose names speak of hands, tricks or deals: a new one must be thought about here."""
    # A score sheet is of real cards.
    about = re.compile(
        r"hand|trick|deal|review|coach|watch|history|verify|analys|(?<!score-)sheet|today|alone"
    )
    known = set(_verbs_in_the_matrix()) | CHANGES_ONLY
    assert {verb for verb in press_handlers() if about.search(verb)} == known


def _verbs_in_the_matrix() -> Iterator[str]:
    yield from ("hand", "coach", "tricks", "review", "watch", "sheet")
    yield from ("verify", "verify-here", "verify-deal")
    yield from ("history", "history-step", "deal", "deal-id")
    yield from ("deal-look", "deal-export", "deal-share")
    yield from ("deal-clip", "deal-clip-share")
    yield from ("analyse", "analysis", "analysis-moment", "analysis-bids", "analysis-tricks")
    yield from ("challenge-deals", "challenge-deal", "challenge-hands")
    yield from ("history-game", "history-back", "history-deal")  # the way to a step
    yield from ("today", "today-leaderboard", "today-earlier", "today-day")  # test_day_matrix
    yield from ("today-share", "today-look", "today-line", "today-play")
    yield from ("alone", "alone-choose", "alone-first-page")


CHANGES_ONLY = {
    *("agree-coach", "refuse-coach", "ask-watch", "stop-watching"),
    *("show-hand", "keep-hand", "hide-hand", "choose-next-deal"),
    *("deal-play", "deal-import", "share-sheet"),
    "stats-analyse",
    *("today-notify", "alone-kind"),
    "score-sheet-deal",  # of real cards, whose hands nobody types
}
"""They do something, and show no cards by themselves."""
