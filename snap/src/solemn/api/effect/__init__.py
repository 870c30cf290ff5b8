"""The natives of the table Effect."""
