"""Combos: the best end boards of a hand, what is left of them through interruptions, and how often a deck gets there."""
