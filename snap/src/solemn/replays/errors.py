"""What is wrong with a replay."""


class ReplayError(Exception):
    """A file is no replay, or not a whole one; the message says where, what was found, and what was expected."""
