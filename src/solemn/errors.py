"""What a duel raises."""

from solemn.lua import LuaError


class DuelError(Exception):
    """A duel cannot be made or go on as asked; the message says why."""


class WrongAnswer(DuelError):
    """An answer does not fit the decision; the duel stands as before."""


class DuelStuck(DuelError):
    """The rules or the scripts would go on for ever without a decision; the message names the cards. `Duel.restore` can go back."""


class ScriptFailure(DuelError):
    """A card script failed in a strict duel; `error` is the Lua error."""

    def __init__(self, message: str, error: LuaError) -> None:
        super().__init__(message)
        self.error = error
