"""The rules, one file each. The docstring of a file is the rule's page."""
