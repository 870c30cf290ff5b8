"""Why a play is refused, and what used up a limit."""
