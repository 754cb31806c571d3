"""The choice of a deal worth playing by everybody: one in which South decides something.

A list of deals follows from one seed (deal ``k`` from HMAC(seed, k), as ``engine.fairness`` says of
a seed); they are tried in order, and the first that passes is chosen. Nobody prefers one by hand:
whoever has the seed afterwards can count.
"""

from dataclasses import replace
from hmac import digest
from random import Random

from bot.shared_plays.alone import PLAYER, Alone, expert_reply, read_alone
from bot.shared_plays.chosen import Chosen, Par
from engine.actions import Action, PlayCard
from engine.deal_record import DealRecord, write_record
from engine.evolve import replay
from engine.fairness import recomputed
from engine.players import Level, choose
from engine.players.analysis.par import best_contracts, contracts
from engine.players.judge import Deciding, judged_in_steps
from engine.players.known_deal import KnownDeal
from engine.players.steps import Steps
from engine.players.understanding import DEFAULT_UNDERSTANDING
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.solver import Limits
from engine.variants import find_variant
from engine.view import view

CANDIDATES = 200
"""The deals of a list."""

TRIED = 12
"""The deals with a fitting par that are played, of which the best is taken."""

LEAST_PAR, MOST_PAR = 80, 130
"""The bounds of par, in points of the bid: below it nobody bids, above it everyone does."""

DIFFERENT = 3
"""The different results that six players of all levels have at least."""

CLOSE = 0.1
"""Another call of South is worth at most this part of the game less than the best."""

COSTS = 0.05
"""The loss that a card of South can bring at least, as a part of the game (0–1)."""

PLAYERS = (Level.BEGINNER, Level.CLUB, Level.EXPERT) * 2
"""The levels that play a candidate from South; the other three are experts."""

JUDGED = Limits(nodes=750_000)
"""The search limit of one judgement: a quarter of an expert's."""


def seed_in_list(seed: bytes, number: int) -> bytes:
    """The seed of a deal of the list."""
    return digest(seed, str(number).encode("ascii"), "sha256")


def candidate(rules: RuleSet, seed: bytes, number: int) -> Chosen:
    """A deal of the list, as the first of a game. ValueError if the rules deal nothing."""
    found = recomputed(rules, seed_in_list(seed, number), None, None)
    if found.started is None:
        raise ValueError("the first deal of a game has its dealer drawn")
    game = replay(rules, (found.started, found.dealt))
    if game.deal is None:
        raise ValueError("nothing was dealt")
    return Chosen(number=number, line=write_record(rules, (), game.deal))


def choose_in_steps(key: str, seed: bytes) -> Steps[Chosen]:
    """The deal of the list of this seed, in steps; the same seed gives the same deal.

    Where none passes, the one with the most different results: there is always a deal.
    """
    rules, tried = find_variant(key), list[Chosen]()
    for number in range(CANDIDATES):
        found = candidate(rules, seed, number)
        par = yield from _par(found)
        if par is None:
            continue
        tried.append((yield from _tried(found, seed, par)))
        if tried[-1].passed or len(tried) == TRIED:
            break
    if not tried:
        return candidate(rules, seed, 0)
    best = max(tried, key=lambda each: (each.passed, len(set(each.results))))
    return replace(best, tried=len(tried))


def _par(found: Chosen) -> Steps[Par | None]:
    """The best contract of the deal, if it is north-south's and of a fitting value."""
    alone = read_alone(found.line)
    known = KnownDeal(alone.rules, alone.deal, alone.record.opening.carry)
    for possible in contracts(known):
        # Each contract takes long to solve: tables are answered in between.
        known.card_points(possible)
        yield
    best = next(best_contracts(known), None)
    if best is None or alone.rules.seating.team(best.contract.declarer) is not Team.NORTH_SOUTH:
        return None
    fits = LEAST_PAR <= best.contract.bid.value <= MOST_PAR
    return Par(best.contract, best.lead) if fits else None


def _tried(found: Chosen, seed: bytes, par: Par) -> Steps[Chosen]:
    """Let six people of all levels play it; judge what the last of them, an expert, decides."""
    replies, results, model = dict[str, Action](), list[int](), ""
    for luck, level in enumerate(PLAYERS):
        alone = read_alone(found.line)
        while not alone.over:
            action = yield from _action(alone, seed, level, Random(luck), replies)
            alone = alone.after(action)
            yield
        results.append(lead(alone.record))
        # The last of them is an expert: what it decides is judged, and shown as the model.
        model = alone.line
    passed = len(set(results)) >= DIFFERENT
    if passed:
        passed = yield from _is_to_be_decided(read_alone(model).record)
    return Chosen(
        number=found.number,
        line=found.line,
        par=par,
        results=tuple(results),
        model=model,
        passed=passed,
    )


def _action(
    alone: Alone, seed: bytes, level: Level, luck: Random, replies: dict[str, Action]
) -> Steps[Action]:
    """The next action; the experts at the table answer the same line in the same way."""
    if (forced := alone.forced) is not None:
        return forced
    if alone.awaited is PLAYER and level is not Level.EXPERT:
        return choose(level, view(alone.rules, alone.game, PLAYER), alone.rules, luck)
    if (reply := replies.get(position := alone.position)) is None:
        reply = replies[position] = yield from expert_reply(alone, seed)
    return reply


def lead(record: DealRecord) -> int:
    """The game points by which north-south lead after the deal."""
    ours, theirs = record.scores
    return ours - theirs


def _is_to_be_decided(record: DealRecord) -> Steps[bool]:
    """Whether South has calls that are close to the best, and a card that could cost much."""
    calls = cards = False
    for worths, is_card in (yield from _judged(record)):
        gaps = [worths[0] - worth for worth in worths[1:]]
        if is_card:
            cards = cards or max(gaps) >= COSTS
        else:
            calls = calls or min(gaps) <= CLOSE
    return calls and cards


def _judged(record: DealRecord) -> Steps[list[tuple[list[float], bool]]]:
    """The values of South's options at each decision, best first, and whether it is a card."""
    found = list[tuple[list[float], bool]]()
    for number, decision in enumerate(record.decisions()):
        if decision.seat is not PLAYER or decision.action is None:
            continue
        deciding = Deciding(
            view(record.rules, decision.state, PLAYER), record.rules, DEFAULT_UNDERSTANDING
        )
        judged = yield from judged_in_steps(deciding, decision.action, Random(number), JUDGED)
        yield
        if judged is not None and len(judged.tried) > 1:
            worths = [one.worth for one in judged.tried]
            found.append((worths, isinstance(decision.action, PlayCard)))
    return found
