"""What the fits of small networks share: the gradient of a layer, and the bar of their progress."""

import sys

import numpy as np

from engine.players.expert.model.layers import SingleFloats

BAR = 40


def gradient(values: SingleFloats, changes: SingleFloats) -> SingleFloats:
    """The gradient by the weights of a layer, last by what it adds to each sum."""
    inputs, outputs = values.shape[-1], changes.shape[-1]
    flat = changes.reshape(-1, outputs)
    found: SingleFloats = np.concatenate(
        [values.reshape(-1, inputs).T @ flat, flat.sum(axis=0, keepdims=True)]
    )
    return found


def show_bar(what: str, done: float) -> None:
    """A bar on a terminal, ``done`` from 0 to 1; nothing if nobody looks."""
    if sys.stderr.isatty():
        full = round(BAR * done)
        sys.stderr.write(f"\r{what} [{'#' * full}{'.' * (BAR - full)}]")
