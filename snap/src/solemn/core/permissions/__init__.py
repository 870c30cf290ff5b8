"""What players and cards may do: protections, capabilities, places, materials, Tributes, limits."""
