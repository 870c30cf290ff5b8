"""Attacks and the Damage Step."""
