"""The natives of the table Card."""
