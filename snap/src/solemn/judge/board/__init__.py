"""A scenario on the board: putting it up, what is there, what happened, what is offered."""
