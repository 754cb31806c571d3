"""The coach of a training table, as players see it: a button, an answer on the hand, a count."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

import pytest

from bot.ai_workers import AiWorkers
from bot.client import Interaction
from bot.i18n import words
from bot.storage.results.game_results import results_at
from bot.storage.stats.achievement_facts import facts_of
from bot.tables.requests import Act
from bot.tables.table import Table
from cogs.coach import presses
from cogs.ui.ids import ControlId
from cogs.ui.own_hand import show_hand
from cogs.ui.press import Press
from engine.game import legal_actions
from engine.players.advice import Advice, advise_by_thumb
from engine.players.understanding import Understanding
from engine.ruleset import RuleSet
from engine.state import Phase
from engine.view import PlayerView
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, offers, sit_down, take_seats, verbs
from tests.cogs.refused import refused_on_leftover
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of
from tests.rig.slow import every_game

FR = words("fr")


class Coach:
    """Advises by the rule of thumb, remembers what it saw; ``meanwhile`` happens as it thinks."""

    def __init__(self) -> None:
        self.seen: list[PlayerView] = []
        self.meanwhile: Callable[[], Awaitable[object]] = _nothing

    async def advise(self, view: PlayerView, rules: RuleSet, seed: int) -> Advice:
        """Advise, after what happens meanwhile."""
        self.seen.append(view)
        await self.meanwhile()
        return advise_by_thumb(view, rules, Random(seed))


async def _nothing() -> None:
    """Let nothing happen."""


@pytest.fixture(autouse=True)
def coach(monkeypatch: pytest.MonkeyPatch) -> Coach:
    asked = Coach()

    async def advise(
        _: AiWorkers, view: PlayerView, rules: RuleSet, seed: int, _understanding: Understanding
    ) -> Advice:
        return await asked.advise(view, rules, seed)

    monkeypatch.setattr(AiWorkers, "advise", advise)
    return asked


async def alone(evening: Evening, rules: str = "contree") -> Game:
    """Ann at a training table with computers, with her hand open, in her turn."""
    game = await sit_down(evening, "Ann", training=True, game=rules)
    await game.open_hands()
    return game


def advice_in(message: object) -> bool:
    start = FR("coach-advice", move="#", why="").partition("#")[0]
    return start in text_of(message)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["contree", "belote"])
async def test_in_the_auction_the_button_asks_what_to_bid(evening: Evening, game: str) -> None:
    async with evening:
        played = await alone(evening, game)
        asks = {phase: FR("coach-button", bidding=word) for phase, word in BIDDING.items()}
        for phase in (Phase.AUCTION, Phase.PLAY):
            await played.play_until(phase)
            (coach,) = offers(played.hand(played.turn), "coach")
            assert coach.label == asks[phase]


BIDDING = {Phase.AUCTION: "yes", Phase.PLAY: "no"}
"""The phases in which the coach is asked, and whether it is asked for a call."""


def count_of(game: Game, person: Person, count: int) -> str:
    return FR("coach-count", seat=game.seat(person), count=count)


async def test_a_training_table_is_opened_by_the_command_and_told_to_all(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        await take_seats(evening, [ann], training=True)
        assert evening.table().training
        assert FR("lobby-training") in text_of(evening.cafe.newest())


async def test_the_settings_page_has_the_switch_for_the_host(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        await take_seats(evening, [ann, bob])
        lobby = evening.cafe.newest()
        page = await ann.press(lobby, "setup")
        assert FR("training-button", training="no") in {b.label for b in buttons_of(page)}
        await ann.press(page, "training")
        assert FR("training-button", training="yes") in {b.label for b in buttons_of(page)}
        assert FR("lobby-training") in text_of(lobby)
        theirs = await bob.press(lobby, "setup")
        assert "training" not in verbs(theirs)
        switch = ControlId("training", evening.table().id, argument="no")
        await refused_on_leftover(evening, bob, str(switch), "not-host", user=f"<@{ann.id}>")
        assert evening.table().training


async def test_the_advice_stands_on_the_hand_and_the_count_at_the_table(
    evening: Evening, coach: Coach
) -> None:
    async with evening:
        game = await alone(evening)
        (ann,) = game.people.values()
        hand, before = game.hand(ann), len(ann.private())
        assert FR("coach-table") in text_of(game.table)
        await game.press(ann, "coach")
        assert advice_in(hand)
        assert len(ann.private()) == before
        assert count_of(game, ann, 1) in text_of(game.table)
        assert not advice_in(game.table)
        assert not offers(hand, "coach")  # it would say the same
        await game.press(ann, "hand", on=game.table)
        await game.press(ann, "coach")
        assert count_of(game, ann, 1) in text_of(game.table)
        assert [view.seat for view in coach.seen] == [game.seat(ann)] * 2
        assert coach.seen[0] == coach.seen[1]


async def test_the_advice_goes_with_the_turn(evening: Evening) -> None:
    async with evening:
        game = await alone(evening)
        (ann,) = game.people.values()
        await game.press(ann, "coach")
        await game.step()
        assert not advice_in(game.hand(ann))


@every_game
async def test_every_game_is_advised_for_calls_and_cards(
    evening: Evening, rules: RuleSet, coach: Coach
) -> None:
    async with evening:
        game = await alone(evening, rules.key)
        (ann,) = game.people.values()
        advised: set[Phase] = set()
        while len(advised) < 2:
            if game.phase in {Phase.AUCTION, Phase.PLAY}:
                await game.press(ann, "coach")
                assert advice_in(game.hand(ann))
                assert game.phase is not None
                advised.add(game.phase)
            await game.step()
        assert {view.deal.phase for view in coach.seen if view.deal} == {Phase.AUCTION, Phase.PLAY}


async def test_while_the_coach_thinks_the_hand_says_so(
    evening: Evening, coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    usual = presses._tell

    async def tell(press: Press, table: Table, *lines: str) -> None:
        await usual(press, table, *lines)
        shown.append(lines[0])

    monkeypatch.setattr(presses, "_tell", tell)
    coach.meanwhile = partial(asyncio.sleep, 2 * presses.THINKING_SECONDS)  # of the café's time
    async with evening:
        game = await alone(evening)
        (ann,) = game.people.values()
        hand, before = game.hand(ann), len(ann.private())
        await game.press(ann, "coach")
        assert shown[0] == FR("coach-thinking")
        assert len(shown) == 2
        assert advice_in(hand)
        assert FR("coach-thinking") not in text_of(hand)
        assert len(ann.private()) == before


async def test_advice_that_comes_after_the_turn_is_not_shown(
    evening: Evening, coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices: list[str] = []

    async def noting(interaction: Interaction, table: Table, *, notice: str = "") -> None:
        notices.append(notice)
        await show_hand(interaction, table, notice=notice)

    monkeypatch.setattr(presses, "show_hand", noting)
    async with evening:
        game = await alone(evening)
        (ann,) = game.people.values()
        session = evening.bot.services.registry.in_channel(evening.cafe.channel.id)

        async def plays() -> None:
            table = session.table
            assert table.game is not None
            action, *_ = legal_actions(table.rules, table.game, game.seat(ann))
            await session.submit(ann.id, Act(table.move, action))

        coach.meanwhile = plays
        await game.press(ann, "coach")
        assert notices == [FR("coach-late")]
        assert not advice_in(game.hand(ann))
        assert count_of(game, ann, 1) in text_of(game.table)


async def test_no_button_gets_advice_at_a_usual_table(evening: Evening, coach: Coach) -> None:
    async with at_table(evening, "Ann", "Bob") as game:
        (eve,) = evening.people("Eve")
        table = evening.table()
        controls = [str(ControlId("coach", table.id, table.move - back)) for back in (0, 1)]
        for person in game.people.values():
            assert "coach" not in verbs(game.hand(person))
            for control in controls:
                await refused_on_leftover(evening, person, control, "no-coach")
        await refused_on_leftover(evening, eve, controls[0], "not-seated")
        assert coach.seen == []


@pytest.mark.slow
async def test_nobody_else_and_no_old_button_gets_advice(evening: Evening, coach: Coach) -> None:
    async with at_table(evening, "Ann", "Bob", training=True) as game:
        (eve,) = evening.people("Eve")
        player, table = game.turn, evening.table()
        other = next(each for each in game.people.values() if each is not player)
        now, old = (str(ControlId("coach", table.id, table.move - back)) for back in (0, 1))
        assert "coach" in verbs(game.hand(player))
        assert "coach" not in verbs(game.hand(other))
        await refused_on_leftover(evening, eve, now, "not-seated")
        await refused_on_leftover(evening, player, old, "stale-press")
        told = await refused_on_leftover(evening, other, now)
        assert f"<@{player.id}>" in told or "tour" in told
        await game.play_until(Phase.OVER)
        await refused_on_leftover(evening, player, now, "stale-press")
        after = str(ControlId("coach", table.id, evening.table().move))
        await refused_on_leftover(evening, player, after, "deal-over")
        assert coach.seen == []


async def test_opponents_are_asked_on_the_table_and_on_their_hands(
    evening: Evening, coach: Coach
) -> None:
    async with at_table(evening, "Ann", "Bob", training=True) as game:
        player = game.turn
        other = next(each for each in game.people.values() if each is not player)
        await game.press(player, "coach")
        assert not advice_in(game.hand(player))
        assert FR("coach-sent") in text_of(game.hand(player))
        asked = FR("coach-question", player=f"<@{player.id}>")
        assert asked in text_of(game.table)
        assert asked in text_of(game.hand(other))
        assert coach.seen == []
        await game.press(other, "agree-coach")
        assert "agree-coach" not in verbs(game.table)
        await game.press(player, "coach")
        assert advice_in(game.hand(player))
        assert count_of(game, player, 1) in text_of(game.table)
        assert "agree-coach" not in verbs(game.hand(other))


async def test_an_opponent_who_refuses_ends_it_for_the_deal(evening: Evening, coach: Coach) -> None:
    async with at_table(evening, "Ann", "Bob", training=True) as game:
        player = game.turn
        other = next(each for each in game.people.values() if each is not player)
        await game.press(player, "coach")
        await game.press(other, "refuse-coach", on=game.table)
        refusal = FR("coach-refused", player=f"<@{other.id}>")
        assert refusal in text_of(game.table)
        assert refusal in text_of(game.hand(player))
        assert "coach" not in verbs(game.hand(player))
        assert coach.seen == []


@pytest.mark.slow
async def test_a_training_game_counts_nowhere_and_is_in_the_history(evening: Evening) -> None:
    async with at_table(evening, "Ann", training=True, target=100) as game:
        await game.play_until(None)
        (ann,) = game.people.values()
        database = evening.bot.services.database
        (kept,) = await database.read(partial(results_at, table_id=1))
        assert (kept.rated, kept.counts) == (False, False)
        assert await database.read(partial(facts_of, user_id=ann.id)) == ()
        page = await ann.slash("contree history")
        assert FR("history-uncounted") in text_of(page)
        stats = await ann.slash("contree stats")
        assert FR("stats-none", player=f"<@{ann.id}>", own="yes") in text_of(stats)
