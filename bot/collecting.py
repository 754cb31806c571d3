"""When Python looks for garbage that refers to itself in a circle."""

import gc

BETWEEN_LOOKS = 1_000
"""New objects between two looks at the youngest.

Each screen leaves circles behind, so what a look costs goes with its size: of twenty thousand it
took 32 ms, every tenth 60 ms, in which nobody got an answer; all of them together take as long.
"""


def spare_what_lasts() -> None:
    """Never look again through what there is by now: libraries, compiled code, words.

    To be called once all of that is loaded. A look at everything takes some 200 ms, in which nobody
    gets an answer; of what the tables make since, it takes a few.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(BETWEEN_LOOKS, *gc.get_threshold()[1:])
