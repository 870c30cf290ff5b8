"""Requests of scripts that cannot be met."""


class BadCall(Exception):
    """A script asked for something that does not exist, or is not ready; the message says what. An error of the script."""
