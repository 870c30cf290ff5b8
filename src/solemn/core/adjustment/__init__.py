"""What the game adjusts by itself between two steps."""
