"""Playing a scenario, checking what it expects, and the judgement."""
