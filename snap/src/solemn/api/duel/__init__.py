"""The natives of the table Duel."""
