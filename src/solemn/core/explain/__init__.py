"""Why a play is refused, and what has used up a limit."""
