"""What Lua sees of a duel: the natives on Card, Effect, Group, Duel and Debug."""
