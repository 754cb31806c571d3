"""After a deal: the result, its arithmetic, its tricks; after the game: who has won, what comes."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, words
from bot.i18n.direction import unmarked
from bot.i18n.languages import NO_BREAK
from bot.rulebook.arithmetic import score_lines, sum_line
from bot.tables.table import Stage
from cogs.table.pages import public
from cogs.table.score import both_sides, deal_title, details, score
from engine.cards import PACK_32
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.score_parts import Multiplied
from engine.seats import Seat, Team
from engine.state import Phase
from engine.variants.contree import CONTREE
from tests.cogs.auctions import all_pass, in_play
from tests.cogs.drawing import drawn, positions, short, texts
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned, numbers
from tests.cogs.mentions import named
from tests.cogs.playing import at_table, hand_of, offers, verbs
from tests.cogs.refused import refused
from tests.cogs.table.test_info_pages import deal_of
from tests.engine.scoring.games import Facts, settle
from tests.rig.screens import text_of

WIDEST_ON_A_PHONE = 25
"""Letters of a block of code in a line."""

FR = words("fr")


def test_every_arithmetic_step_is_shown() -> None:
    say = words("fr")
    settled = 0
    for table, game in positions(seed=2, every=10_000):
        assert game.deal is not None
        line = game.sheet[-1]
        if game.deal.phase is Phase.OVER and line.settlement:
            settled += 1
            arithmetic = details(line.number, table.rules, game.deal, say)
            shown = set(numbers(texts(drawn(arithmetic))))
            for step in line.settlement.lines:
                told = {fact for name, fact in step.facts if name in {"points", "total", "result"}}
                assert told - {0} <= shown
            board = set(numbers(texts(drawn(public(table, say)))))
            assert set(game.scores) <= board
            assert set(line.settlement.scores) <= (shown | {0} if game.over else board)
    assert settled > 3


async def test_the_score_is_short_with_a_button_for_details(evening: Evening) -> None:
    async with in_play(evening) as game:
        await game.play_until(Phase.OVER)
        table = evening.table()
        assert table.game is not None
        settlement = table.game.sheet[-1].settlement
        assert settlement is not None
        last = {play.card for play in deal_of(evening).tricks[-1].plays}
        assert named(text_of(game.table)) == last
        assert verbs(game.table) >= {"next", "details", "review", "sheet"}
        (alice, *_) = game.people.values()
        told = await refused(evening, alice.press(game.table, "details"))
        assert all(line in told for line in score_lines(settlement, FR))


async def test_a_deal_can_be_reviewed_trick_by_trick(evening: Evening) -> None:
    async with in_play(evening) as game:
        await game.play_until(Phase.OVER)
        deal = deal_of(evening)
        (alice, *_) = game.people.values()
        seat = game.seat(alice)
        await alice.press(game.table, "review")
        page = alice.newest_private()
        assert named(text_of(page)) == set(PACK_32.cards)
        onwards = [FR("score-review-n"), FR("score-review-l")]
        assert [button.label for button in offers(page, "review")] == onwards
        held = set(deal.dealt[seat].cards)
        for number, trick in enumerate(deal.tricks, start=1):
            await alice.press(page, "review", f"1-1-{number}-n")
            cards = {play.card for play in trick.plays}
            assert named(text_of(page)) == held | cards
            assert FR("score-review-trick", number=number, count=8) in text_of(page)
            held -= cards
        assert deal_title(1, deal.settlement, FR) in text_of(page)
        await alice.press(page, "review", "1-1-f")
        assert FR("score-review-auction") in text_of(page)


@pytest.mark.slow
async def test_a_deal_can_be_reviewed_during_the_next(evening: Evening) -> None:
    async with in_play(evening) as game:
        await game.play_until(Phase.OVER)
        (alice, *_) = game.people.values()
        await alice.press(game.table, "review")
        page = alice.newest_private()
        await game.go_on()
        await alice.press(page, "review", "1-1-1-n")
        assert FR("score-review-trick", number=1, count=8) in text_of(page)
        running = evening.cafe.leftover("b1:review:1:0:1-2")
        assert FR("refusal-stale-press") in text_of(await alice.press(running))


async def test_an_old_score_keeps_the_way_to_its_details_and_its_tricks(evening: Evening) -> None:
    async with in_play(evening) as game:
        await game.play_until(Phase.OVER)
        (alice, *_), old = game.people.values(), game.table
        told = text_of(old).splitlines()[0].removeprefix("## ")
        await game.go_on()
        assert verbs(old) == {"details", "review", "analyse"}
        await alice.press(await alice.slash("contree stop"), "stop")
        for person in (alice, *evening.people("Eve")):
            await person.press(old, "details")
            assert told in text_of(person.newest_private())
            await person.press(old, "review")
            assert FR("score-review-auction") in text_of(person.newest_private())


def test_a_sum_is_said_as_players_say_it() -> None:
    made, failed = (
        settle(CONTREE.scoring, *cards, said="110S", tricks=(6, 2))
        for cards in ((131, 31), (91, 71))
    )
    assert sum_line(made, FR).replace(NO_BREAK, " ") == "130 faits + 110 demandés = 240"
    told = sum_line(failed, words("en")).replace(NO_BREAK, " ")
    assert told == "160 for the failure + 110 bid = 270"


@pytest.mark.parametrize(
    ("belote", "melds", "told"),
    [(20, 0, "20 de belote"), (0, 50, "50 d’annonces"), (20, 50, "70 d’annonces et de belote")],
)
def test_what_is_not_multiplied_is_named(belote: int, melds: int, told: str) -> None:
    facts = Facts(said="110S", multiplier=2, tricks=(6, 2), belote=(belote, 0), melds=(melds, 0))
    assert isinstance(CONTREE.scoring, PointsAndBid)
    scoring = replace(CONTREE.scoring, multiplied=Multiplied.FORFEIT, belote_written=True)
    assert f" + {told} = " in sum_line(settle(scoring, 131, 31, **facts), FR).replace(NO_BREAK, " ")


@pytest.mark.parametrize(
    ("tricks", "told"), [((8, 0), ", capot"), ((0, 8), ", capot de la défense")]
)
def test_an_unbid_capot_is_named(tricks: tuple[int, int], told: str) -> None:
    points = 162 if tricks[0] else 0
    unbid, bid = (
        deal_title(1, settle(CONTREE.scoring, points, 162 - points, said=said, tricks=tricks), FR)
        for said in ("110S", "capotS")
    )
    assert unbid.endswith(told)
    assert not bid.endswith(", capot")


def test_the_readers_own_side_comes_first() -> None:
    rows = [("Donne", (240, 30))]
    east = both_sides(rows, FR, Team.EAST_WEST).splitlines()
    assert east[1].split() == ["Nous", "Eux"]
    assert east[2].split() == ["Donne", "30", "240"]
    assert both_sides(rows, FR, None).splitlines()[2].split() == ["Donne", "240", "30"]


async def test_a_passed_out_deal_scores_nothing(evening: Evening) -> None:
    async with at_table(evening) as game:
        await all_pass(game)
        assert words("fr")("score-title-thrown-in", number=1) in text_of(game.table)
        assert verbs(game.table) >= {"next", "sheet"}
        assert not {"details", "review", "analyse"} & verbs(game.table)  # there is nothing of it


async def test_the_next_deal_waits_for_everyone_and_names_them(evening: Evening) -> None:
    async with at_table(evening) as game:
        await all_pass(game)
        waited = [game.people[seat].id for seat in evening.table().present]
        for person in game.people.values():
            assert mentioned(text_of(game.table)) == waited
            (on_table,) = offers(game.table, "next")
            (in_hand,) = offers(hand_of(person), "next")
            assert numbers(on_table.label) == numbers(in_hand.label) == []
            await person.press(game.table, "next")
            waited.remove(person.id)
        assert game.phase is Phase.AUCTION


def test_a_deal_that_everybody_passed_is_not_counted_among_those_played() -> None:
    """A game of four deals ended with « Partie jouée en 5 donnes »."""
    table, game = next(at for at in positions(1, every=10**6, rules=short(CONTREE)) if at[1].over)
    played = sum(line.settlement is not None for line in game.sheet)
    passed = replace(game.sheet[0], settlement=None)
    shown = score(table, replace(game, sheet=(passed, *game.sheet)), FR)
    assert FR("game-deals", deals=played, passed=1) in texts(drawn(shown))


@pytest.mark.slow
async def test_a_finished_game_names_its_winners(evening: Evening) -> None:
    async with at_table(evening, target=100) as game:
        await game.play_until(None)
        table = evening.table()
        assert table.game is not None
        assert table.game.winner is not None
        first = next(line for line in text_of(game.table).splitlines() if mentioned(line))
        members = table.rules.seating.members(table.game.winner)
        assert set(mentioned(first)) == {game.people[seat].id for seat in members}
        assert verbs(game.table) == {
            *("rematch", "length", "swap", "seats", "ask-leave"),
            *("details", "review", "analyse", "sheet", "challenge"),
        }


@pytest.mark.slow
async def test_a_rematch_keeps_the_seats(evening: Evening) -> None:
    async with at_table(evening, target=100) as game:
        await game.play_until(None)
        (_, bob, *_) = game.people.values()
        old, seats = game.table, evening.table().seats
        await bob.press(old, "rematch")
        assert game.table.id != old.id
        assert evening.table().seats == seats
        assert evening.table().games == 2
        assert verbs(old) == {"details", "review", "analyse"}
        for person in game.people.values():
            assert hand_of(person).id > game.table.id
        await game.play_until(None)
        assert (await evening.kept()).game == await evening.replayed()
        await bob.press(hand_of(bob), "rematch")
        assert evening.table().seats == seats
        assert evening.table().games == 3


@pytest.mark.slow
async def test_the_seats_can_be_changed_after_a_game(evening: Evening) -> None:
    async with at_table(evening, target=100) as game:
        await game.play_until(None)
        alice, bob, *_ = game.people.values()
        await bob.press(game.table, "seats")
        assert evening.table().stage is Stage.LOBBY
        assert evening.table().host == bob.id
        assert evening.table().free_seats == ()
        await alice.press(game.table, "stand", "south")
        await alice.press(game.table, "sit", "south")
        assert evening.table().seat_of(alice.id) is Seat.SOUTH
        await bob.press(game.table, "start")
        assert evening.table().stage is Stage.PLAYING


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_points_is_read_whole_on_a_phone(language: str) -> None:
    say = words(language)
    rows = [(say(f"score-row-{row}"), (2000, 1980)) for row in ("deal", "total")]
    widths = [len(unmarked(line)) for line in both_sides(rows, say, None).splitlines()]
    assert max(widths) <= WIDEST_ON_A_PHONE
