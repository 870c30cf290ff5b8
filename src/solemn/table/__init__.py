"""A case on a table: set up, played by hand, explained, taken back and tried another way. The board, the terminal and assistants use it."""
