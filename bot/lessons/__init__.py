"""Lessons: a few chosen deals, in which each duty is explained the first time it matters."""
