"""Contradictory house rules: rows of terms, checked against the resulting rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.options.option import Option, OptionName, OptionRefusal, OptionRefused
from engine.ruleset import RuleSet

Held = Callable[[OptionName], str | None]
"""Returns the value of an option, chosen or by the game; None if it does not apply."""


@dataclass(frozen=True, slots=True)
class ContradictionTerm:
    """One side of a contradiction: an option, and when it counts.

    ``values``: those that count, all of them where there are none; ``but``: those that do not.
    ``chosen``: it counts only where the table has chosen it.
    """

    name: OptionName
    values: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    chosen: bool = False

    def counts(self, held: Held, choices: Mapping[str, str]) -> bool:
        """Whether this term holds."""
        value = held(self.name)
        if value is None or (self.chosen and self.name not in choices):
            return False
        return value not in self.but and (not self.values or value in self.values)


def held(name: OptionName, *values: str) -> ContradictionTerm:
    """A term: the option has one of these values, by choice or by default."""
    return ContradictionTerm(name, values)


def chosen(name: OptionName, *values: str, but: tuple[str, ...] = ()) -> ContradictionTerm:
    """A term: the table has chosen this option, with one of these values if any are given."""
    return ContradictionTerm(name, values, but, chosen=True)


def any_of(
    names: tuple[OptionName, ...], *others: ContradictionTerm
) -> tuple[tuple[ContradictionTerm, ...], ...]:
    """Return one row per option, each chosen by the table, against the other terms."""
    return tuple((chosen(name), *others) for name in names)


CONTRADICTIONS: tuple[tuple[ContradictionTerm, ...], ...] = (
    # A game is played to a score or for a number of deals.
    (chosen(OptionName.DEALS, but=("none",)), chosen(OptionName.TARGET)),
    # Without doubling there is nothing to settle about it.
    *any_of(
        (
            OptionName.CONTRE_TIMING,
            OptionName.CONTRE_OVERBID,
            OptionName.CONTRE_BIDS,
            OptionName.MULTIPLIED,
            OptionName.TRUMP_LOCK,
        ),
        held(OptionName.CONTRE, "none"),
    ),
    # After the auction nobody bids over a double any more.
    (
        held(OptionName.CONTRE_TIMING, "after-auction"),
        held(OptionName.CONTRE_OVERBID, "overbid"),
    ),
    # The declarer's last raise comes before the doubles.
    (
        held(OptionName.FINAL_RAISE, "same-trump", "any-trump"),
        held(OptionName.CONTRE_TIMING, "in-turn", "out-of-turn"),
    ),
    # Who is asked once more has neither passed for good nor a last raise of their own.
    (held(OptionName.PASSING, "final"), chosen(OptionName.SELF_RAISE, "other-suit")),
    (
        held(OptionName.FINAL_RAISE, "same-trump", "any-trump"),
        chosen(OptionName.SELF_RAISE, "other-suit"),
    ),
    # Without a générale nobody leads to their own.
    (held(OptionName.GENERALE, "none"), chosen(OptionName.FIRST_LEAD, "generale")),
    # More than 180 is never made by cards and a belote: it needs melds, or every trick's bonus.
    *(
        (
            held(OptionName.CEILING, "250", "260", "400"),
            held(OptionName.DECLARATIONS, "off"),
            term,
        )
        for term in (
            held(OptionName.ALL_TRICKS, "0"),
            held(OptionName.ALL_TRICKS_COUNT, "score"),
        )
    ),
    # Who has passed for good has no turn left to double in, nor to answer a double.
    (
        held(OptionName.PASSING, "final"),
        chosen(OptionName.CONTRE, but=("none",)),
        held(OptionName.CONTRE_TIMING, "in-turn"),
    ),
    (held(OptionName.PASSING, "final"), held(OptionName.CONTRE_TIMING, "in-turn")),
    # A capot is bid with its trump.
    (held(OptionName.TRUMP_NAMED, "after-auction"), chosen(OptionName.CAPOT_WORTH, "250")),
    # Without all trumps there are no leads at all trumps, nor where no lead must be overtaken.
    (held(OptionName.ALL_TRUMPS, "no"), chosen(OptionName.ALL_TRUMPS_LEAD)),
    (held(OptionName.TRUMP_LEAD, "any"), chosen(OptionName.ALL_TRUMPS_LEAD)),
    (held(OptionName.TRUMP_LEAD, "any"), chosen(OptionName.PLAIN_LEAD)),
    # The points of no trumps and all trumps are for contracts that are played.
    (
        held(OptionName.NO_TRUMPS, "no"),
        held(OptionName.ALL_TRUMPS, "no"),
        chosen(OptionName.TRUMPLESS_POINTS, but=("full",)),
    ),
    # A générale is worth more than a capot, and there is none without.
    (held(OptionName.GENERALE, "500"), held(OptionName.CAPOT_WORTH, "500", "500-flat")),
    (held(OptionName.GENERALE, "500", "1000"), held(OptionName.CAPOT_WORTH, "none")),
    # Who need not ruff need neither overruff nor undertrump.
    (held(OptionName.PARTNER_EXEMPT, "never"), chosen(OptionName.UNDERTRUMP)),
    # To be told what to ruff with over a partner, one must be free to ruff or not.
    (held(OptionName.PARTNER_EXEMPT, "no", "never"), chosen(OptionName.TRUMP_OVER_PARTNER)),
    # Without declarations there is nothing to settle about them.
    *any_of(
        (
            OptionName.DECLARATIONS_COUNT,
            OptionName.FOURS_OF_EIGHT_AND_SEVEN,
            OptionName.MELD_TIE,
            OptionName.MELD_OVERLAP,
            OptionName.MELDS_SHOWN,
            OptionName.MELDS_SPOKEN,
            OptionName.DECLARATIONS_ON_FAILURE,
            OptionName.DECLARATIONS_ON_CAPOT,
        ),
        held(OptionName.DECLARATIONS, "off"),
    ),
    # Melds that lie open, or of which only the kind decides, are not compared aloud.
    (held(OptionName.MELDS_SHOWN, "at-once"), chosen(OptionName.MELDS_SPOKEN, "yes")),
    (held(OptionName.MELD_TIE, "turn"), chosen(OptionName.MELDS_SPOKEN, "yes")),
    # Nor without belote about it; and what is never written is not passed on.
    (held(OptionName.BELOTE_COUNTS, "none"), chosen(OptionName.KING_FIRST, "yes")),
    (held(OptionName.BELOTE_COUNTS, "none"), chosen(OptionName.ALL_TRUMPS, "with-belotes")),
    (held(OptionName.BELOTE_COUNTS, "none", "contract"), chosen(OptionName.BELOTE_ON_FAILURE)),
    (
        held(OptionName.BELOTE_COUNTS, "none", "contract"),
        chosen(OptionName.POINTS_COUNTED, "announced-belote"),
    ),
    # Without either there is nothing to announce.
    (
        held(OptionName.BELOTE_COUNTS, "none"),
        held(OptionName.DECLARATIONS, "off"),
        chosen(OptionName.ANNOUNCING, "manual"),
    ),
    # Where the bid alone is written, or belotes beside it, points are settled for nothing.
    *(
        (held(OptionName.POINTS_COUNTED, "announced", "announced-belote"), term)
        for term in (
            chosen(OptionName.DEFENCE_POINTS, but=("own",)),
            chosen(OptionName.FAILURE, but=("bid",)),
            chosen(OptionName.MULTIPLIED, but=("bid", "whole", "whole-alone")),
            chosen(OptionName.ROUNDING, but=("none",)),
            chosen(OptionName.LAST_DEAL, "exact"),
            chosen(OptionName.DECLARATIONS_ON_FAILURE),
        )
    ),
    *(
        (held(OptionName.POINTS_COUNTED, "announced"), term)
        for term in (
            chosen(OptionName.MULTIPLIED, but=("bid",)),
            chosen(OptionName.ALL_TRICKS, but=("0",)),
            chosen(OptionName.BELOTE_ON_FAILURE),
        )
    ),
    # Every trick may count toward the bid, but brings no points.
    (
        held(OptionName.POINTS_COUNTED, "announced-belote"),
        chosen(OptionName.ALL_TRICKS, "90-always", "90-either", "150-in-all", "250-in-all"),
    ),
    # Nothing is rounded in the other deals either.
    (held(OptionName.ROUNDING, "none"), chosen(OptionName.LAST_DEAL)),
    # Where points alone are written, no bid is, nor doubled.
    (
        held(OptionName.POINTS_COUNTED, "made"),
        chosen(OptionName.FAILURE, "160-and-bid", "162-and-bid", "bid"),
    ),
    (held(OptionName.POINTS_COUNTED, "made"), chosen(OptionName.MULTIPLIED, "bid", "forfeit-bid")),
    # One sum already gives the attack what the defence has not.
    (held(OptionName.DEFENCE_POINTS, "to-attack"), held(OptionName.ROUNDING, "complement")),
    # A forfeit to which every trick adds something is one.
    (
        ContradictionTerm(OptionName.MULTIPLIED, but=("forfeit",)),
        chosen(OptionName.ALL_TRICKS, "90-forfeit-100"),
    ),
    # Where every trick adds nothing, nothing has to be counted.
    (held(OptionName.ALL_TRICKS, "0"), chosen(OptionName.ALL_TRICKS_COUNT)),
    # No side has reached a target by a belote alone where there is none.
    (held(OptionName.BELOTE_COUNTS, "none"), chosen(OptionName.TARGET_MET, "without-belote")),
    # Without a capot to bid none is rewarded.
    (held(OptionName.CAPOT_WORTH, "none"), chosen(OptionName.ALL_TRICKS, "90-always")),
)
"""Rows of terms that cannot all count."""


def refuse_contradictions(
    options: tuple[Option, ...],
    rules: RuleSet,
    choices: Mapping[str, str],
    about: str | None = None,
) -> None:
    """Raise OptionRefused if all terms of a row hold and the table has chosen one of them.

    ``rules`` are those with the choices put, or as far as they could be; ``about``: only the rows
    that name this option. Of the options chosen the last is refused, against another of its row,
    a chosen one if there is one.
    """
    by_name = {option.name: option for option in options}

    def holding(name: OptionName) -> str | None:
        if name in choices:
            return choices[name]
        option = by_name.get(name)
        return option.current(rules) if option and option.choices(rules) else None

    order = list(choices)
    for row in CONTRADICTIONS:
        names = [term.name for term in row]
        ours = sorted((name for name in names if name in choices), key=order.index)
        if not ours or (about is not None and about not in names):
            continue
        if all(term.counts(holding, choices) for term in row):
            *earlier, refused = ours
            other = next(name for name in (*earlier, *names) if name != refused)
            raise OptionRefused(OptionRefusal.CONTRADICTION, refused, choices[refused], other)
