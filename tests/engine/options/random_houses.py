"""House rules and deals drawn at random, whatever the game."""

from random import Random

from engine.contract import Bid, Contract, ContractKind
from engine.options import OPTIONS, OptionRefused, with_options
from engine.ruleset import RuleSet
from engine.settlement import Side, Tally
from engine.state import Auction

SWEPT = 0.15
MOST_CHOICES = 6


def random_house(game: RuleSet, rng: Random) -> RuleSet:
    """The game with some house rules that go together."""
    return with_options(game, random_choices(game, rng))


def random_choices(game: RuleSet, rng: Random) -> dict[str, str]:
    """Some house rules of a game that go together."""
    choices: dict[str, str] = {}
    rules = game
    for _ in range(rng.randint(1, MOST_CHOICES)):
        option = rng.choice([option for option in OPTIONS if option.choices(rules)])
        chosen = {**choices, option.name: rng.choice(option.choices(rules))}
        try:
            rules = with_options(game, chosen)
        except OptionRefused:
            continue
        choices = chosen
    return choices


def random_tally(rules: RuleSet, rng: Random) -> Tally:
    """What the play of a deal may have produced by these rules."""
    declarer = rng.choice(rules.seating.order)
    first = rules.seating.order[0]
    calls = rules.auction.legal_calls(Auction(first), rules.seating, first, rules.pack.cards)
    bid = rng.choice([call for call in calls if isinstance(call, Bid)])
    whole = rules.scoring.last_trick
    whole += sum(rules.scales.worth(card, bid.trump) for card in rules.pack.cards)
    count = rules.hand_size
    swept = rng.random() < SWEPT
    attack_tricks = rng.choice((0, count)) if swept else rng.randint(1, count - 1)
    points = whole * attack_tricks // count if swept else rng.randint(0, whole)
    multiplier = rng.choice((1, 1, 2, 3, 4))
    return Tally(
        contract=Contract(
            declarer,
            bid,
            doubles=multiplier - 1,
            multiplier=multiplier,
            decides_game=rng.random() < 0.05,
        ),
        attack=rules.seating.team(declarer),
        card_points=(points, whole - points),
        tricks=(attack_tricks, count - attack_tricks),
        belote=_belote(rules, bid, rng),
        last_trick=rng.choice([side for side, won in _last(points, whole) if won]),
        declarer_tricks=rng.choice((attack_tricks, 0)),
        melds=_melds(rules, rng),
        carry=rng.choice((0, 0, 85)) if bid.kind is ContractKind.TRUMP else 0,
        exposed_ace=rng.random() < 0.2,
        eldest_ace=rng.random() < 0.2,
    )


def _last(points: int, whole: int) -> tuple[tuple[Side, bool], tuple[Side, bool]]:
    return (Side.ATTACK, points >= 10), (Side.DEFENCE, whole - points >= 10)


def _belote(rules: RuleSet, bid: Bid, rng: Random) -> tuple[int, int]:
    if rules.belote is None or bid.trump.suit is None:
        return 0, 0
    worth = rules.belote.points
    return rng.choice(((0, 0), (worth, 0), (0, worth)))


def _melds(rules: RuleSet, rng: Random) -> tuple[int, int]:
    if rules.melds is None:
        return 0, 0
    points = rng.choice((2, 5, 10) if rules.belote and rules.belote.points < 20 else (20, 50, 150))
    return rng.choice(((0, 0), (points, 0), (0, points)))
