"""From a deal to its line."""

from engine.notation.calls import written_calls
from engine.notation.hands import written_hands
from engine.notation.marks import BAR, CARRY, NAMED, letter
from engine.notation.plays import written_plays
from engine.ruleset import RuleSet
from engine.state import Deal


def write(rules: RuleSet, deal: Deal, carry: int = 0) -> str:
    """The deal as one line, as far as it has come.

    ``carry`` are the points hanging in its game; of a deal that was counted its tally tells those
    that hung when it began.
    """
    parts = [
        _written_head(rules, deal, deal.settlement.tally.carry if deal.settlement else carry),
        written_hands(rules, deal.laid_out),
        " ".join(written_calls(rules, deal.auction)),
        " ".join(written_plays(rules, deal)),
    ]
    while not parts[-1]:
        parts.pop()
    return f" {BAR} ".join(parts)


def _written_head(rules: RuleSet, deal: Deal, carry: int) -> str:
    words = [rules.key]
    if deal.number != 1:
        words.append(str(deal.number))
    words.append(letter(deal.dealer))
    if any(deal.auction.scores):
        words.append(NAMED.join(map(str, deal.auction.scores)))
    if carry:
        words.append(f"{CARRY}{carry}")
    return " ".join(words)
