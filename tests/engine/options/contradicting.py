"""Two house rules that cannot be had together, put to the refusals that they must meet."""

import pytest

from engine.options import OptionRefusal, OptionRefused, with_options
from engine.variants import find_variant
from tests.engine.options.houses import option_of


def each_bars_the_other(key: str, one: str, value: str, other: str, wanted: str) -> None:
    """Whichever of two choices comes later is refused; the first can be had alone."""
    game = find_variant(key)
    alone = with_options(game, {one: value})
    for first, second in (((one, value), (other, wanted)), ((other, wanted), (one, value))):
        with pytest.raises(OptionRefused) as refused:
            with_options(game, dict((first, second)))
        error = refused.value
        assert error.code is OptionRefusal.CONTRADICTION
        assert (error.name, error.value, error.other) == (*second, first[0])
    assert with_options(game, {one: value}) == alone


def barred_until_there_is_room(key: str, name: str, value: str, other: str, room: str) -> None:
    """A choice against what the game does by itself is refused until that is changed."""
    game = find_variant(key)
    with pytest.raises(OptionRefused) as refused:
        with_options(game, {name: value})
    error = refused.value
    assert (error.code, error.name, error.other) == (OptionRefusal.CONTRADICTION, name, other)
    rules = with_options(game, {name: value, other: room})
    assert option_of(name).current(rules) == value
    assert option_of(other).current(rules) == room
