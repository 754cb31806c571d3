"""The type of the blocks in which the solver works."""

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.int64]
