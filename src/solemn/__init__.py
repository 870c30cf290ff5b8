"""solemn: a Yu-Gi-Oh! duel engine whose heart is negation."""

__version__ = "0.1.0"
