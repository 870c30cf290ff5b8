"""Search: lines of play that reach a goal."""
