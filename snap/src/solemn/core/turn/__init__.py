"""The flow of a duel: turn after turn, phase after phase, and what may be done in the open ones."""
