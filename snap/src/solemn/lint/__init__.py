"""A linter for card scripts that knows negation: reads scripts, never runs them."""
