"""Effects come into force and end: registration, resets, attaching, copying."""
