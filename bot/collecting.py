"""When Python looks for garbage that refers to itself in a circle."""

import gc

BETWEEN_LOOKS = 20_000
"""New objects between two looks at the youngest: the default of 700 is met with every screen."""


def spare_what_lasts() -> None:
    """Never look again through what there is by now: libraries, compiled code, words.

    To be called once all of that is loaded. A look at everything takes some 200 ms, in which nobody
    gets an answer; of what the tables make since, it takes a few.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(BETWEEN_LOOKS, *gc.get_threshold()[1:])
