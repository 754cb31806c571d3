"""A sealed deal as one line: its seed and seal, house rules, the deal, and the previous deal.

``seed=… seal=… packets=4-4 contree 2 E 170:0 | JS9S… / … / … / … after contree N | … | … | …`` is

- ``seed=`` and its 64 hexadecimal digits, ``seal=`` with what was shown before it or its beginning,
  if that is known, and the house rules of the table, each ``name=value``;
- ``dealer=drawn`` where cards drawn for partners named the first dealer, and the seed did not;
- the deal in notation (``engine.notation``), with its number if it is not the first of its game;
- if the pack is gathered from the deal before, ``after`` and that whole deal in notation.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from engine.deal_plan import Shuffle
from engine.deal_record import IS, Options, house_rules_and_deal, written_house_rules
from engine.fairness.seeds import RecomputedDeal, recomputed, seal, seed_of
from engine.notation import UnreadableDeal, read, write
from engine.notation.syntax import BAR
from engine.options import OptionRefused, with_options
from engine.ruleset import RuleSet
from engine.state import Deal, GameState, Phase
from engine.view import view

SEED, SEAL, DEALER, DRAWN, AFTER = "seed", "seal", "dealer", "drawn", " after "

SHORTEST_SEAL = 16
"""The fewest hex digits of a seal that are compared: fewer would prove nothing."""

_HEAD_AND_HANDS = 2


class UnreadableSealedDeal(ValueError):
    """A line is not a sealed deal; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedDeal:
    """A deal and its seed, with the previous deal if the pack depends on it.

    ``shown`` is the seal that was shown, if it is known. ``options`` are the house rules, which
    ``rules`` hold already; ``drawn``: cards drawn for partners named the dealer.
    """

    rules: RuleSet
    options: Options
    seed: bytes
    shown: str | None
    deal: Deal
    last: Deal | None
    carry: int = 0
    drawn: bool = False

    @classmethod
    def of(
        cls,
        rules: RuleSet,
        options: Options,
        seed: bytes,
        before: GameState,
        deal: Deal,
        *,
        drawn: bool = False,
    ) -> Self:
        """Return the deal claimed for this seed, in this state of the game."""
        last = None if rules.dealing.shuffle is Shuffle.EVERY_DEAL else before.deal
        return cls(
            rules=rules,
            options=options,
            seed=seed,
            shown=seal(seed),
            deal=deal,
            last=last,
            carry=before.carry,
            drawn=drawn,
        )

    @property
    def is_sealed_so(self) -> bool:
        """Whether the seal that was shown belongs to the seed; true if none is known."""
        return self.shown is None or seal(self.seed).startswith(self.shown)

    @property
    def reckoning(self) -> RecomputedDeal:
        """The deal recomputed from the seed."""
        by_seed = self.deal.number == 1 and not self.drawn
        dealer = None if by_seed else self.deal.dealer
        return recomputed(self.rules, self.seed, dealer, self.last)

    @property
    def is_dealt_so(self) -> bool:
        """Whether the deal, and the dealer if the seed draws one, follow from the seed."""
        return self.reckoning.dealt == self.deal.laid_out

    def __str__(self) -> str:
        words = [f"{SEED}{IS}{self.seed.hex()}"]
        if self.shown is not None:
            words.append(f"{SEAL}{IS}{self.shown}")
        if self.drawn:
            words.append(f"{DEALER}{IS}{DRAWN}")
        words.extend(written_house_rules(self.options))
        told = write(self.rules, self.deal, self.carry).split(BAR)
        words.append(BAR.join(told[:_HEAD_AND_HANDS]).strip())
        after = f"{AFTER}{write(self.rules, self.last, self.carry)}" if self.last else ""
        return " ".join(words) + after


def read_sealed(text: str, find_rules: Callable[[str], RuleSet]) -> SealedDeal:
    """Read a sealed deal from a line; raise UnreadableSealedDeal if it is not one.

    ``find_rules`` gives the rule set of a key, without house rules, and raises KeyError.
    """
    named, line = house_rules_and_deal(text)
    said = dict(named)
    try:
        seed = seed_of(said.pop(SEED))
    except (KeyError, ValueError) as error:
        raise UnreadableSealedDeal("it needs seed= and 64 hexadecimal digits") from error
    shown, dealer = said.pop(SEAL, None), said.pop(DEALER, None)
    if dealer not in (None, DRAWN):
        raise UnreadableSealedDeal("of the dealer it says nothing, or that they were drawn")
    if shown is not None and len(shown) < SHORTEST_SEAL:
        raise UnreadableSealedDeal(f"of the seal it needs {SHORTEST_SEAL} digits")
    told, after, before = line.partition(AFTER)
    try:
        this = read(told, lambda key: with_options(find_rules(key), said))
        last = read(before, lambda key: with_options(find_rules(key), said)) if after else None
    except UnreadableDeal as error:
        raise UnreadableSealedDeal(str(error)) from error
    except OptionRefused as error:
        raise UnreadableSealedDeal(str(error)) from error
    if last and last.rules != this.rules:
        raise UnreadableSealedDeal("the deal before is of another game")
    gathered = this.deal.number > 1 and this.rules.dealing.shuffle is not Shuffle.EVERY_DEAL
    if gathered and last is None:
        raise UnreadableSealedDeal("it needs the whole deal before: its pack was gathered")
    return SealedDeal(
        rules=this.rules,
        options=tuple(said.items()),
        seed=seed,
        shown=shown.lower() if shown else None,
        deal=this.deal,
        last=last.deal if last else None,
        carry=this.opening.carry,
        drawn=dealer is not None,
    )


def may_be_opened(rules: RuleSet, state: GameState) -> bool:
    """Whether revealing the seeds up to the last deal reveals nothing about later deals.

    Where the pack is gathered, whoever knows all hands of a deal knows much of the next one: of a
    deal whose hands were not laid open to all (it was thrown in), the seed stays a secret until a
    later one has been played. Where every deal is shuffled, no seed tells anything of another.
    """
    deal = state.deal
    if deal is None or state.over:
        return True
    if deal.phase is not Phase.OVER:
        return False
    if rules.dealing.shuffle is Shuffle.EVERY_DEAL:
        return True
    seen = view(rules, state, None).deal
    return seen is not None and bool(seen.shown)
