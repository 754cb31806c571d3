"""Check the rule sets against a file of worked examples, one check per section."""
