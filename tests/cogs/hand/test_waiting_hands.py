"""The hand of who waits: whose turn it is, and the deal as it stands."""

import pytest

from bot.i18n import words
from engine.cards import SUIT_TRUMPS
from engine.contract import Bid
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes, in_play
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, verbs
from tests.rig.people import Person
from tests.rig.screens import text_of

SAY = words("fr")


def hand(game: Game, person: Person) -> str:
    return text_of(game.hand(person))


async def test_a_waiting_hand_names_the_next_caller_and_lists_the_calls(evening: Evening) -> None:
    async with at_table(evening) as game:
        first, second, partner = (game.after(game.turn, places) for places in range(3))
        assert SAY("hand-turn-bid", who=f"<@{first.id}>") in hand(game, partner)
        await game.press(first, "bid", "80S")
        await game.press(second, "pass")
        bid = Bid(80, SUIT_TRUMPS[0])
        seat = game.seat(first)
        by_partner = SAY("auction-standing", relation="partner", bid=bid, seat=seat)
        own = SAY("auction-standing", relation="self", bid=bid, seat=seat)
        assert by_partner in hand(game, partner)
        assert own in hand(game, first)
        said = SAY("auction-call", seat=game.seat(first), call=f"**{SAY.bid_short(bid)}**")
        passed = SAY("auction-call", seat=game.seat(second), call=SAY("auction-pass"))
        assert hand(game, partner).index(said) < hand(game, partner).index(passed)
        assert SAY("hand-call-own", call=f"**{SAY.bid_short(bid)}**") in hand(game, first)


async def test_a_long_auction_has_each_seat_once_in_a_hand_and_on_the_table(
    evening: Evening,
) -> None:
    async with at_table(evening) as game:
        first = game.turn
        bids = [Bid(value, SUIT_TRUMPS[0]) for value in range(80, 170, 10)]
        for bid in bids:
            await game.press(game.turn, "bid", str(bid))
        own = ", ".join(f"**{SAY.bid_short(bid)}**" for bid in bids[::4])
        told = hand(game, first)
        assert SAY("hand-call-own", call=own) in told
        for seat in evening.table().playing_seats:
            assert told.count(SAY("auction-call", seat=seat, call="")) <= 2
        (line,) = (line for line in text_of(game.table).splitlines() if line.endswith(own))
        assert f"<@{first.id}>" in line


async def test_a_waiting_hand_names_the_next_player_and_shows_the_trick(evening: Evening) -> None:
    async with in_play(evening) as game:
        leader = game.turn
        await game.play()
        deal = evening.table().game.deal  # type: ignore[union-attr]
        assert deal is not None
        assert deal.trick is not None
        (play,) = deal.trick.plays
        told = hand(game, leader)
        assert SAY("hand-turn-play", who=f"<@{game.turn.id}>") in told
        assert SAY("hand-laid-best", seat=SAY("hand-you"), card=play.card) in told
        for person in (game.turn, game.after(game.turn)):
            laid = SAY("hand-laid-best", seat=play.seat, card=play.card)
            assert SAY("pictures-trick", plays=laid) in hand(game, person)


async def test_a_full_trick_is_on_every_hand_before_the_next_lead(evening: Evening) -> None:
    async with in_play(evening) as game:
        for _ in range(4):
            await game.play()
        deal = evening.table().game.deal  # type: ignore[union-attr]
        assert deal is not None
        (trick,) = deal.tricks
        assert trick.winner is not None
        for person in game.people.values():
            told = hand(game, person)
            for play in trick.plays:
                who = SAY("hand-you") if play.seat is game.seat(person) else SAY.seat(play.seat)
                assert SAY("play-card", seat=who, card=play.card) in told
        assert SAY("hand-lead") in hand(game, game.turn)
        own = SAY("play-last-trick", plays="", seat=SAY("hand-to-you")).strip()
        assert own in text_of(game.hand(game.turn))
        await game.play()
        past = SAY("play-last-trick", plays="", seat=trick.winner).strip()
        waiting = game.after(game.turn, 2)
        assert (own if game.seat(waiting) is trick.winner else past) in hand(game, waiting)


async def test_points_and_tricks_are_shown_from_the_owners_side(evening: Evening) -> None:
    async with at_table(evening) as game:
        declarer = await bid_and_passes(game)
        for _ in range(4):
            await game.play()
        deal = evening.table().game.deal  # type: ignore[union-attr]
        assert deal is not None
        (trick,) = deal.tricks
        for person in game.people.values():
            won = (game.seat(person) - (trick.winner or 0)) % 2 == 0
            ours = SAY(
                "hand-tally",
                side=SAY("hand-us"),
                points=trick.points if won else 0,
                tricks=int(won),
            )
            theirs = SAY(
                "hand-tally",
                side=SAY("hand-them"),
                points=0 if won else trick.points,
                tricks=int(not won),
            )
            told = hand(game, person)
            assert told.index(ours) < told.index(theirs)
        by_me = f"{SAY('hand-to-you')}**"
        assert [by_me in hand(game, each) for each in (declarer, game.after(declarer))] == [
            True,
            False,
        ]


async def test_after_a_deal_the_hand_shows_who_won_and_the_score(evening: Evening) -> None:
    async with in_play(evening) as game:
        await game.play_until(Phase.OVER)
        state = evening.table().game
        assert state is not None
        settlement = state.sheet[-1].settlement
        assert settlement is not None
        for person in game.people.values():
            own = evening.table().rules.seating.team(game.seat(person))
            gains = [
                SAY("hand-gain", side=SAY(key), points=settlement.for_team(team))
                for key, team in (("hand-us", own), ("hand-them", own.other))
            ]
            told = hand(game, person)
            assert all(gain in told for gain in gains)
            score = SAY("hand-score", points=state.scores[own], others=state.scores[own.other])
            assert score[1:] in told
            assert "next" in verbs(game.hand(person))


async def test_after_a_game_the_hand_names_the_winner(evening: Evening) -> None:
    async with at_table(evening, target=50) as game:
        await game.play_until(None)
        state = evening.table().game
        assert state is not None
        for person in game.people.values():
            own = evening.table().rules.seating.team(game.seat(person))
            facts = {"points": state.scores[own], "others": state.scores[own.other]}
            key = "hand-game-won" if state.winner is own else "hand-game-lost"
            # The news of their achievements may stand below the hand.
            assert any(SAY(key, **facts) in text_of(each) for each in person.private())


@pytest.mark.slow
async def test_a_ready_player_reads_who_is_not_ready(evening: Evening) -> None:
    async with in_play(evening) as game:
        await game.play_until(Phase.OVER)
        first, second, *others = sorted(game.people.values(), key=game.seat)
        for person in (first, second):
            assert "next" in verbs(game.hand(person))
            await game.press(person, "next", on=game.table)
        awaited = SAY("hand-ready", awaited=SAY.every(f"<@{other.id}>" for other in others))
        for person in (first, second):
            assert awaited in hand(game, person)
            assert "next" not in verbs(game.hand(person))
        for person in others:
            assert "next" in verbs(game.hand(person))
