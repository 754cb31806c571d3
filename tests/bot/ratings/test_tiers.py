"""The tiers of a ladder."""

import pytest

from bot.ratings.ladders import LEAST_POINTS, Tier, tier_of


@pytest.mark.parametrize(("tier", "least"), LEAST_POINTS.items())
def test_a_tier_begins_at_its_lowest_rating(tier: Tier, least: int) -> None:
    tiers = list(Tier)
    assert tier_of(least) is tier
    assert tier_of(least - 1) is tiers[tiers.index(tier) + 1]


def test_every_rating_has_a_tier() -> None:
    assert tier_of(-500) is Tier.JACK
    assert tier_of(5000) is Tier.MASTER
