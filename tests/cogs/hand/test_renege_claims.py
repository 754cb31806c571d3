"""Where breaches are for the others to claim: every card can be played, and each claim is told."""

import re
from dataclasses import replace

import pytest

from bot.i18n import words
from engine.actions import PlayCard, Refusal
from engine.events import DealSettled, RenegeClaimed
from engine.game import legal_actions
from engine.ruleset import Enforcement, RuleSet
from engine.settlement import Result
from engine.state import Phase
from engine.view import view
from tests.cogs.evening import Evening
from tests.cogs.house import play_by
from tests.cogs.playing import NAMES, Game, at_table, offers, sit_down, verbs
from tests.cogs.refused import refused_on_leftover
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of


@pytest.fixture(autouse=True)
def claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    def changed(rules: RuleSet) -> RuleSet:
        return replace(rules, enforcement=Enforcement.CLAIMED)

    play_by(monkeypatch, changed)


def duty(broken: Refusal) -> str:
    return words("fr")(f"breach-{broken}")


async def play_one(game: Game, *, rightly: bool) -> bool:
    """Play a card that the rules allow, or one that they forbid if there is one: whether it was."""
    table = game.evening.table()
    assert table.game is not None
    seat = game.seat(game.turn)
    deal = view(table.rules, table.game, seat).deal
    assert deal is not None
    barred = {str(card) for card, _ in deal.barred}
    cards = [card.custom_id.argument for card in offers(game.hand(game.turn), "card")]
    assert len(cards) == len(deal.hand)
    wanted = [card for card in cards if (card in barred) != rightly]
    await game.press(game.turn, "card", (wanted or cards)[0])
    return bool(wanted) and not rightly


async def after_a_trick(evening: Evening, *, rightly: bool) -> tuple[Game, Person]:
    """A game in which somebody has just broken a rule, and an opponent of theirs who saw it.

    Or one in which nobody has, and somebody who may claim it nevertheless.
    """
    game = await sit_down(evening, *NAMES, game="tarabish")
    await game.play_until(Phase.PLAY)
    for _ in range(24):
        player = game.turn
        if await play_one(game, rightly=rightly):
            return game, game.after(player, 3)
        table = evening.table()
        if rightly and table.game and table.game.deal and table.game.deal.tricks:
            return game, game.turn
    raise AssertionError("nobody can break a rule")


async def claim(game: Game, person: Person) -> None:
    """Claim a breach, in two steps."""
    await game.press(person, "ask-renege-claim")
    await game.press(person, "renege-claim")


async def settled(evening: Evening) -> tuple[bool, Result, tuple[int, int]]:
    """Whether the claim was right, how the deal ended, and the scores of attack and defence."""
    log = await evening.log()
    (right,) = [event.right for event in log if isinstance(event, RenegeClaimed)]
    (settlement,) = [event.settlement for event in log if isinstance(event, DealSettled)]
    return right, settlement.result, settlement.scores


@pytest.mark.parametrize("rightly", [False, True])
async def test_a_renege_claim_ends_the_deal_and_appears_in_the_score(
    evening: Evening, rightly: bool
) -> None:
    async with evening:
        game, person = await after_a_trick(evening, rightly=rightly)
        seat = game.seat(person)
        await claim(game, person)
        assert game.phase is Phase.OVER
        right, result, scores = await settled(evening)
        assert right == (not rightly)
        assert result is Result.PENALTY
        assert 0 in scores
        table = evening.table()
        assert table.game is not None
        team = table.rules.seating.team(seat)
        gains = team if right else team.other
        assert table.game.scores[gains] >= 162
        shown, say = text_of(game.table), words("fr")
        assert say("score-claimed", seat=seat) in shown
        assert say("score-line-claim-right" if right else "score-line-claim-wrong") in shown
        breaches = [line for line in shown.splitlines() if re.match(r"Pli \d+", line)]
        game_deal = table.game.deal
        assert game_deal is not None
        told = [
            say("score-breach", seat=each.seat, card=each.card, number=1, duty=duty(each.duty))
            for each in game_deal.misplays
        ]
        assert breaches == (told if right else [])
        assert (await evening.kept()).game == await evening.replayed()
        await game.go_on()
        assert game.phase is Phase.AUCTION


async def test_a_renege_claim_needs_confirmation(evening: Evening) -> None:
    async with evening:
        game, person = await after_a_trick(evening, rightly=False)
        log = await evening.log()
        await game.press(person, "ask-renege-claim")
        assert verbs(game.hand(person)) == {"renege-claim", "back"}
        assert words("fr")("hand-confirm-renege-claim") in text_of(game.hand(person))
        await game.press(person, "back")
        assert "card" in verbs(game.hand(person)) or "ask-renege-claim" in verbs(game.hand(person))
        assert await evening.log() == log


async def test_a_renege_claim_is_not_stale_after_others_play(evening: Evening) -> None:
    async with evening:
        game, person = await after_a_trick(evening, rightly=False)
        await game.press(person, "ask-renege-claim")
        sure = offers(game.hand(person), "renege-claim")[0].custom_id
        for _ in range(2):
            await play_one(game, rightly=True)
        await person.press(evening.cafe.leftover(sure.text), "renege-claim")
        assert game.phase is Phase.OVER


@pytest.mark.slow
async def test_a_renege_claim_about_a_former_deal_is_stale(evening: Evening) -> None:
    async with evening:
        game, person = await after_a_trick(evening, rightly=False)
        await game.press(person, "ask-renege-claim")
        sure = offers(game.hand(person), "renege-claim")[0].custom_id
        await game.press(person, "renege-claim")
        await game.go_on()
        await game.play_until(Phase.PLAY)
        await play_one(game, rightly=True)
        await refused_on_leftover(evening, person, sure.text, "stale-press")


async def test_illegal_cards_can_be_pressed_and_the_obligation_is_still_shown(
    evening: Evening,
) -> None:
    async with at_table(evening, game="tarabish") as game:
        await game.play_until(Phase.PLAY)
        for _ in range(8):
            hand = game.hand(game.turn)
            cards = [button for button in buttons_of(hand) if button.custom_id.verb == "card"]
            assert not any(card.disabled for card in cards)
            await play_one(game, rightly=True)


@pytest.mark.slow
async def test_there_is_no_renege_claim_where_rules_are_enforced(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    async with at_table(evening, game="tarabish") as game:
        await game.play_until(Phase.PLAY)
        while game.phase is Phase.PLAY:
            table = evening.table()
            assert table.game is not None
            seat = game.seat(game.turn)
            playable = {
                str(action.card)
                for action in legal_actions(table.rules, table.game, seat)
                if isinstance(action, PlayCard)
            }
            offered = {card.custom_id.argument for card in offers(game.hand(game.turn), "card")}
            assert offered == playable
            assert not offers(game.hand(game.turn), "ask-renege-claim")
            await game.play()


async def test_another_players_card_keeps_the_confirmation_open(evening: Evening) -> None:
    async with evening:
        game, person = await after_a_trick(evening, rightly=False)
        if person is game.turn:
            person = game.after(person, 2)
        await game.press(person, "ask-renege-claim")
        await game.play()
        assert "renege-claim" in verbs(game.hand(person))
