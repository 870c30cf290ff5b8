"""The Chain: windows, triggers, responses, activating, resolving, negation."""
