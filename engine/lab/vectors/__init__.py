"""Checking the rule sets against files of worked examples, one section of the format a file."""
