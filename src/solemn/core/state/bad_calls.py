"""What a script asks for in vain."""


class BadCall(Exception):
    """A script asks for something that is not there, or not ready for it; the message says what. An error of the script."""
