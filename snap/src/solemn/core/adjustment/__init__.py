"""What the game puts right by itself between two steps."""
