"""The natives of the table Effect, by theme."""

from solemn.api import effect_making, effect_reading, effect_use  # noqa: F401  (each declares its natives)
