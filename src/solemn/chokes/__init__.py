"""Choke points: where in a line of play a negation hurts most."""
