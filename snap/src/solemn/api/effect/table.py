"""The natives of the table Effect, by theme."""

from solemn.api.effect import (  # noqa: F401  (each declares its natives)
    making,
    reading,
    use,
)
