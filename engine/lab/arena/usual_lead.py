"""What a contract brings that is not played: experts take what they take in such a deal."""

from engine.contract import Contract
from engine.game import awaited
from engine.players.expert.auction.contract_values import ContractValues, GameWorth
from engine.players.expert.auction.sampled_deals import World
from engine.players.expert.auction.settlement_cache import settlement_cache
from engine.players.judge.samples import GAME_POINTS
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.state import GameState
from engine.view import view


def usual_lead(rules: RuleSet, state: GameState, contract: Contract, us: Team) -> float | None:
    """A side's game points ahead if the contract takes what experts take, not seeing all hands.

    ``state`` is before the auction. None for trumps of which that was not learned.
    """
    (seat, *_) = awaited(rules, state)
    seen = view(rules, state, seat).deal
    if state.deal is None or seen is None:
        raise ValueError("nothing is dealt")
    values = ContractValues(
        rules=rules,
        deal=seen,
        worlds=(World(state.deal.dealt, state.deal.talon),),
        game_worth=GameWorth(settlement_cache(rules), GAME_POINTS, us),
        seed=0,
    )
    return float(values.worth(contract, [0])[0]) if values.knows([contract.trump]) else None
