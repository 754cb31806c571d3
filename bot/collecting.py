"""When Python looks for garbage that refers to itself in a circle."""

import gc

BETWEEN_LOOKS = 2_500
"""New objects between two looks at the youngest.

Each screen leaves circles behind, so what a look costs goes with its size, and in it nobody gets an
answer: of twenty thousand it took 32 ms and every tenth 60 ms, of these 3 ms and every tenth 19 ms.
Of a thousand they find so much still in use that all looks together cost half as much again.
"""


def spare_what_lasts() -> None:
    """Never look again through what there is by now: libraries, compiled code, words.

    To be called once all of that is loaded. A look at everything takes some 200 ms, in which nobody
    gets an answer; of what the tables make since, it takes a few.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(BETWEEN_LOOKS, *gc.get_threshold()[1:])
