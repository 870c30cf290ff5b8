"""One effect, and which effects apply."""
