"""What a card is now: its kind, numbers, names, Link Arrows, counters and ties."""
