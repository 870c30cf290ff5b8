"""The natives of the table Group."""
