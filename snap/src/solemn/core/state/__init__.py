"""All data of a duel, its log, the reasons for a refusal, saving, and chance."""
