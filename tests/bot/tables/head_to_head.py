"""The game that two play."""

from engine.variants import VARIANTS

(FOR_TWO,) = (rules.key for rules in VARIANTS if len(rules.seating.order) == 2)
