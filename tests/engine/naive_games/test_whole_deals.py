"""Random deals of every naive game, played to their end: nothing is lost (rules.md 4)."""

from random import Random

import pytest

from tests.engine.naive_games.auction import after, asked
from tests.engine.naive_games.calls import Contract, Facts, Said
from tests.engine.naive_games.cards import GAMES, pack, players
from tests.engine.naive_games.play import Laid, counted, may_play, settled, stands
from tests.engine.naive_games.scores import Counted, Score, nearest_ten

DEALS = 40
WHOLE = {"NT": 130, "AT": 258}


def laid_out(game: str, rng: Random) -> Laid:
    """A whole deal; its turned-up card is one of the dealer's."""
    cards = pack(game)
    rng.shuffle(cards)
    if players(game) == 2:
        covered = dict(zip(cards[:16], cards[16:], strict=True))
        return Laid([cards[:8], cards[8:16]], covered, turned=cards[15])
    size = len(cards) // 4
    hands = [cards[at : at + size] for at in range(0, len(cards), size)]
    return Laid(hands, turned=hands[3][-1])


def talked(game: str, laid: Laid, rng: Random) -> Contract | None:
    """A random auction."""
    facts = Facts(laid.turned, laid.hands, [101, 99])
    calls: list[Said] = []
    question, contract = after(game, facts, calls)
    while question:
        seat = rng.choice(sorted(asked(question)))
        words = sorted(question[seat])
        passing = "pass" in words and rng.random() < 0.6
        calls.append((seat, "pass" if passing else rng.choice(words)))
        question, contract = after(game, facts, calls)
    return contract


def played(game: str, laid: Laid, contract: Contract, rng: Random) -> list[str]:
    """Cards at random to the end."""
    cards: list[str] = []
    while allowed := may_play(game, contract, stands(game, laid, contract, cards)):
        cards.append(rng.choice(sorted(allowed)))
    return cards


def written(game: str, seen: Counted, score: Score) -> int | None:
    """What both sides must write together by the invariants; None where there is none."""
    sums, bid = seen.everything, seen.value * seen.times
    made, bare = score.result == "made", not any((*seen.melds, *seen.belote))
    whole = sum(seen.cards)
    match game:
        case "contree":
            return 160 + bid
        case "contree_generale" if made and seen.kind == "number" and not seen.all_tricks:
            return bid + nearest_ten(seen.sums[0]) + nearest_ten(seen.sums[1])
        case "contree_701":
            return sums + bid
        case "contree_coinche" if made and seen.level == 1 and not seen.all_tricks:
            return sums + bid
        case "coinche" if made and seen.kind == "number":
            return sums + bid
        case "belote_501" if score.result != "tie":
            return sums + seen.carry + (90 if seen.all_tricks else 0)
        case "croatian_bela":
            return sums + (90 if seen.all_tricks else 0)
        case "belote" if made:
            return sums + (90 if seen.all_tricks == "attack" else 0)
        case "tarabish" if score.result != "tie":
            return sums
        case "clabber" | "decouverte" if made:
            return sums if game == "clabber" else whole
        case "pilotta" if made:
            return (sums + (88 if seen.all_tricks else 0)) // 10
        case "baloot" if seen.level == 1 and not seen.all_tricks:
            rest = sum(seen.melds) + sum(seen.belote)
            sixes = made and seen.mode != "NT" and seen.cards[0] % 10 == 6
            return rest + (26 if seen.mode == "NT" else 17 if sixes else 16)
        case "bulgarian_belot" if score.result != "tie":
            nines = 90 if seen.all_tricks else 0
            return (sums * (2 if seen.mode == "NT" else 1) + nines + 5) // 10 * seen.times
        case "bidding_belote" if made and bare and seen.level == 1 and whole == 162:
            if not seen.all_tricks and seen.carry == 0:
                return 15 if seen.cards[0] % 10 == 6 else 16
    return None


@pytest.mark.parametrize("game", GAMES)
def test_a_random_deal_is_complete(game: str) -> None:
    rng = Random(game)
    held = 0
    for number in range(DEALS):
        laid = laid_out(game, rng)
        contract = talked(game, laid, rng)
        if contract is None:
            continue
        cards = played(game, laid, contract, rng)
        assert sorted(cards) == sorted(pack(game))
        carry = 81 if game == "belote_501" and number % 2 else 0
        seen = counted(game, laid, contract, cards, carry)
        score = settled(game, laid, contract, cards, carry)
        assert sum(seen.cards) == WHOLE.get(contract.mode, 162)
        assert sum(seen.tricks) == len(pack(game)) // players(game)
        total = written(game, seen, score)
        if total is not None and score.game is None:
            assert score.attack + score.defence == total
            held += 1
    assert held
