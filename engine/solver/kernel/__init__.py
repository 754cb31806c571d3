"""The compiled search; import it through ``kernel_cache``, which sets Numba's cache folder."""
