"""Scenario files: the model, reading, checking, card names."""
