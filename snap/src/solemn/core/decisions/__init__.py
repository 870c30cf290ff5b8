"""What players decide, and how they are asked."""
