"""Playing a card in many situations: what it does in each, and what another version of its script does differently."""
