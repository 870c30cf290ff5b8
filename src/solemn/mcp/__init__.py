"""Tools for assistants: the Model Context Protocol over standard input and output."""
