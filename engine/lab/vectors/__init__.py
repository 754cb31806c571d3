"""Check the rule sets against a file of worked examples: one check for each section of the file."""
