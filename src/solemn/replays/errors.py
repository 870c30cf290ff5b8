"""What is wrong with a replay."""

from solemn.spec.told import ToldError


class ReplayError(ToldError):
    """A file is no replay, or not a whole one; the message says where, what was found, and what was expected."""
