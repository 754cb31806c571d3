"""What a brain is asked in the tests, and players made up for them."""

import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from bot.ai_workers import AiWorkers, Budget
from bot.ai_workers.long_work import LongWork
from bot.ai_workers.questions import (
    Explainer,
    LongAnswer,
    LongQuestion,
    Question,
    Thought,
    Unfinished,
    read_rules,
    think,
)
from engine.actions import Action
from engine.dealing import Chance
from engine.evolve import replay
from engine.game import deal, new_game
from engine.players import PLAYERS, Level, Player
from engine.players.choice import Choice, Reason
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.state import GameState
from engine.variants import find_variant
from engine.view import PlayerView, view
from tests.rig.patience import PATIENCE

RULES = find_variant("contree")

Answer = Callable[[PlayerView, Chance, Limits], Action]


def started(seed: int) -> GameState:
    """A game, dealt."""
    chance = Random(seed)
    opened = new_game(RULES, chance)
    return replay(RULES, (*opened, *deal(RULES, replay(RULES, opened), chance)))


def seen(seed: int) -> PlayerView:
    """What the first to speak sees of a game that was just dealt."""
    state = started(seed)
    return view(RULES, state, RULES.seating.after(state.dealer))


def not_asked(seed: int) -> PlayerView:
    """What the dealer sees meanwhile, who is asked nothing."""
    state = started(seed)
    return view(RULES, state, state.dealer)


def legal(watched: PlayerView) -> tuple[Action, ...]:
    """What may be done in this view."""
    assert watched.deal is not None
    return watched.deal.legal


def undealt(watched: PlayerView) -> PlayerView:
    """The same before the cards are dealt."""
    return replace(watched, deal=None)


def player(answer: Answer) -> Player:
    """A player that answers so."""

    def think(
        view: PlayerView,
        rules: RuleSet,
        rng: Chance,
        limits: Limits,
        understanding: Understanding = DEFAULT_UNDERSTANDING,
    ) -> Choice:
        return Choice(answer(view, rng, limits), Reason.FORCED)

    return think


class InThread:
    """Worker in the thread in which it is asked: a test can look into it, and keep it waiting."""

    def __init__(self, players: Mapping[Level, Player | Explainer]) -> None:
        self.ready = True
        self.may_start = False
        self.closed = False
        self.pid: int | None = None
        self.asked: list[Question] = []
        self.pieces: list[LongQuestion] = []
        self.given_up: list[float] = []
        self._players = players
        self._work = LongWork()

    def start(self) -> None:
        """It is there."""

    def ask(self, question: Question) -> Thought:
        """Let the player think."""
        self.asked.append(question)
        player, rules = self._players[question.level], read_rules(question.rules)
        limits = Limits(question.nodes)
        return think(player, question.view, rules, question.seed, limits, question.understanding)

    def ask_piece(self, question: LongQuestion) -> LongAnswer:
        """Do a piece of it."""
        self.pieces.append(question)
        return self._work.answer(question)

    def give_up(self, seconds: float) -> None:
        """Remember that somebody has lost their patience."""
        self.given_up.append(seconds)

    def close(self) -> None:
        self.closed = True


class HeldBack(InThread):
    """A worker whose start lasts until it is let go."""

    def __init__(self, players: Mapping[Level, Player | Explainer]) -> None:
        super().__init__(players)
        self.ready, self.may_start = False, True
        self.let_go = threading.Event()

    def start(self) -> None:
        """Be ready once it is let go."""
        assert self.let_go.wait(PATIENCE)
        self.ready, self.may_start = True, False

    def close(self) -> None:
        """End, and keep no thread waiting."""
        super().close()
        self.let_go.set()


def brains_with(
    expert: Answer, club: Answer | None = None, *, seconds: float = 60, seed: int = 1
) -> AiWorkers:
    """AiWorkers in which these play; the club player is the real one unless said otherwise."""
    players = {**PLAYERS, Level.EXPERT: player(expert)}
    if club is not None:
        players[Level.CLUB] = player(club)
    return AiWorkers(Random(seed), Budget(seconds=seconds), players, InThread(players))


def last_legal(watched: PlayerView, rng: Chance, limits: Limits) -> Action:
    """The last thing that may be done."""
    return legal(watched)[-1]


class Stubborn:
    """A player that thinks until it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.let_go = threading.Event()
        self.asked: list[PlayerView] = []

    def __call__(self, watched: PlayerView, rng: Chance, limits: Limits) -> Action:
        """Think, however long it takes."""
        self.asked.append(watched)
        self.begun.set()
        assert self.let_go.wait(PATIENCE)
        return last_legal(watched, rng, limits)


async def answered(workers: AiWorkers, question: LongQuestion) -> LongAnswer:
    """The answer to an analysis's question, after all its pieces."""
    while isinstance(answer := await workers.piece(question), Unfinished):
        pass
    return answer
