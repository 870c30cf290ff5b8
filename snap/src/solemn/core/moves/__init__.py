"""Moving cards, and everything else an effect does to cards and players."""
