"""The screens, one a file: pure functions from a table to a layout."""
