"""Many duels: decks and players against one another, in any number of processes or on a cluster, and what came of it."""
