"""The deal of the day: played alone with three experts, the same cards for everybody."""
