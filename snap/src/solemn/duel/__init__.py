"""A duel as users meet it: the façade, its terms, scripts, card pool, files, puzzles and simple players."""
