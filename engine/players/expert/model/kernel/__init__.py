"""The compiled play model; import it through ``play_model``, which sets Numba's cache folder."""
