"""Summons and Sets, from the declaration to the card on the field."""
