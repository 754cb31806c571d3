"""Explain a computer player's decision in words: what it did, why, and what it believes."""

from collections.abc import Iterable, Iterator
from enum import StrEnum

from bot.i18n import MINUS, Fact, Words, capitalised, yes
from bot.i18n.game_values import Stake, stake_of
from engine.actions import Action, Call, Double, Pass, PlayCard, RenegeClaim
from engine.cards import Card, Suit, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.players.advice import Advice
from engine.players.choice import Reason
from engine.players.explanation import Explanation, Holder, Void, notable
from engine.players.tried import Tried
from engine.ruleset import RuleSet

SURE, LIKELY = 99, 65
"""From these percentages on, something is called certain or likely; below, possible."""


def explained(rules: RuleSet, explanation: Explanation, say: Words) -> Iterator[str]:
    """The sentences that explain a decision, the most important first."""
    choice, seat, chosen = explanation.choice, explanation.seat, explanation.chosen
    move = _done(choice.action, explanation.contract, say)
    why = why_in_words(choice.reason, choice.facts, say)
    yield say("explain-choice", seat=seat, move=move, why=why)
    if chosen is not None:
        yield from _weighed(explanation, chosen, say)
    for belief in notable(rules, explanation):
        yield _believed(belief, say)


def why_in_words(reason: Reason, facts: Iterable[tuple[str, Fact]], say: Words) -> str:
    """Why something was done; a card among the facts is named by its sign."""
    known = {name: Card.parse(str(fact)) if name == "card" else fact for name, fact in facts}
    return say(f"explain-why-{reason}", **known)


def _believed(belief: Holder | Void, say: Words) -> str:
    """The seats that may hold a card or have none of a suit, and how likely that is."""
    chance, who = _percent(belief.chance), belief.seat
    sure = "sure" if chance >= SURE else "likely" if chance >= LIKELY else "perhaps"
    if isinstance(belief, Holder):
        return say("explain-holds", seat=who, card=belief.card, sure=sure, chance=chance)
    return say("explain-void", seat=who, suit=belief.suit, sure=sure, chance=chance)


WORKED_OUT = frozenset({Reason.FORCED, Reason.LOOK_AHEAD, Reason.CAUGHT})
"""Reasons that are more than good sense, though nothing was sampled."""

OTHERS = 2
"""The number of alternatives that the coach names."""


class WhyNot(StrEnum):
    """Why an action with a better chance is not advised."""

    UNTRUE = "untrue"
    THUMB = "thumb"
    CLEAR = "clear"


def advised(rules: RuleSet, advice: Advice, say: Words) -> Iterator[str]:
    """The coach's advice: what to do, why, with what chances, and the alternatives."""
    explanation, options = advice.explanation, advice.options
    choice, chosen = explanation.choice, explanation.chosen
    move = as_asked(choice.action, explanation.contract, say)
    forced = choice.reason is Reason.FORCED
    why = say("coach-forced") if forced else why_in_words(choice.reason, choice.facts, say)
    yield say("coach-advice", move=capitalised(move), why=why)
    if options:
        # Those within the error of the best count as equal to it.
        best, alike, others = _compared(advice)
        if best.contract is not None and best.made is not None:
            calls = yes(isinstance(best.action, Call))
            chance = _percent(best.made)
            made = say("coach-made", contract=best.contract, chance=chance, calls=calls)
            yield capitalised(made)
        if alike:
            moves = say.every(_moves(option, say) for option in (best, *alike))
            yield capitalised(say("coach-equal", moves=moves, chance=_percent(best.worth)))
        moves = say.either(_option(option, say) for option in others)
        if not alike:
            yield say("coach-chances", best=_option(best, say), others=len(others), moves=moves)
        elif others:
            yield say("coach-otherwise", moves=moves)
        if not explanation.is_guess:  # so few deals prefer nothing
            yield from _doubts(advice, say)
    elif chosen is not None and chosen.contract is not None and chosen.made is not None:
        yield _made(chosen.contract, chosen.made, say)
    elif choice.reason not in WORKED_OUT:
        yield say("coach-thumb")
    if explanation.is_guess and options:
        yield say("explain-guess", deals=explanation.worlds)
    for belief in notable(rules, explanation):
        if not isinstance(belief, Holder):
            yield _believed(belief, say)


def _compared(advice: Advice) -> tuple[Tried, list[Tried], list[Tried]]:
    """The advised action, those that are as good within the error, and the next others."""
    best, *others = advice.options[: 1 + OTHERS]
    alike = [other for other in others if other.in_system and other.is_like(best)]
    return best, alike, [other for other in others if other not in alike]


def _doubts(advice: Advice, say: Words) -> Iterator[str]:
    """Why actions with a clearly better chance are not advised."""
    best, _, others = _compared(advice)
    better: dict[WhyNot, list[str]] = {}
    for other in others:
        if _percent(other.worth) > _percent(best.worth):
            why = WhyNot.CLEAR if advice.explanation.tried else WhyNot.THUMB
            why = why if other.in_system else WhyNot.UNTRUE
            better.setdefault(why, []).append(_moves(other, say))
    for why, moves in better.items():
        yield say(f"coach-better-{why}", moves=say.either(moves))


def _option(option: Tried, say: Words) -> str:
    """An action, or several equal ones, with its chance."""
    return say("coach-chance", move=_moves(option, say), chance=_percent(option.worth))


def _moves(option: Tried, say: Words) -> str:
    """An action, or several equal ones."""
    return say.either(as_asked(each, option.contract, say) for each in option.actions)


def _weighed(explanation: Explanation, chosen: Tried, say: Words) -> Iterator[str]:
    """The contract's chance, and what the choice is worth beside the next best one."""
    if chosen.contract is not None and chosen.made is not None:
        yield _made(chosen.contract, chosen.made, say)
    second = explanation.second
    if second is None:
        return
    other = as_noun(second.action, second.contract, say)
    gap = _tenths(explanation.gap)
    yield say(
        "explain-worth",
        worth=_tenths(chosen.worth),
        gap=abs(gap),
        sign=MINUS if gap < 0.0 else "",
        move=other,
        clear=_clear(explanation),
        error=_tenths(explanation.error),
        deals=explanation.worlds,
    )
    if explanation.is_guess:
        yield say("explain-guess", deals=explanation.worlds)


def _made(contract: Contract, chance: float, say: Words) -> str:
    """The chance of a contract, as a sentence."""
    return capitalised(say("explain-made", contract=contract, chance=_percent(chance)))


def _clear(explanation: Explanation) -> str:
    """A word for how clearly the choice beats the next best one."""
    # Rounded first: a gap that is shown as zero is none.
    if _tenths(explanation.gap) == 0.0:
        return "equal"
    if explanation.gap < 0.0:
        return "usual"
    return "clear" if explanation.gap > explanation.error else "close"


def _percent(part: float) -> int:
    return round(100 * part)


def _tenths(part: float) -> float:
    return round(100 * part, 1)


def _done(action: Action, contract: Contract | None, say: Words) -> str:
    """A call or a card, as what the player has done: who names a trump takes it."""
    match action:
        case Bid(_, Trump(suit=Suit()) as trump, ContractKind.TRUMP):
            return say("auction-takes", trump=trump)
        case _:
            return move_in_words(action, contract, say)


def as_noun(action: Action, contract: Contract | None, say: Words) -> str:
    """A call or a card as a noun: what was not chosen."""
    match action:
        case Pass():
            return say("explain-other-pass")
        case Double() if contract is not None:
            return _closed(action, say("explain-other-double", double=stake_of(contract)), say)
        case _:
            return move_in_words(action, contract, say)


def as_asked(action: Action, contract: Contract | None, say: Words) -> str:
    """A call in the words of its button, or a card: what is advised."""
    match action:
        case Pass():
            return say("auction-button-pass")
        case Double() if contract is not None:
            return _closed(action, say("auction-button-double", double=stake_of(contract)), say)
        case RenegeClaim():
            return say("hand-button-renege-claim")
        case _:
            return move_in_words(action, contract, say)


def move_in_words(action: Action, contract: Contract | None, say: Words) -> str:
    """A call or a card in a few words; ``contract`` is the one that a double raises."""
    match action:
        case Pass():
            return say("auction-pass")
        case Bid():
            return say.bid_short(action)
        case Double():
            stake = stake_of(contract) if contract else Stake.DOUBLE
            return _closed(action, say("auction-double", double=stake), say)
        case PlayCard(card):
            return say.card_sign(card)
        case RenegeClaim():
            return say("explain-renege-claim")


def _closed(call: Double, double: str, say: Words) -> str:
    """A double in words, and that it closes trumps if it does."""
    return say("auction-double-chosen", double=double, closed="yes") if call.closed else double
