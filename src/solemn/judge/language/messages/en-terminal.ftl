# English: the table in the terminal.

terminal-done = Done
terminal-pass = Pass
terminal-undo = Undo
terminal-redo = Redo
terminal-why = Why not
terminal-save = Save
terminal-quit = Quit
terminal-name = The name of a card, then Enter
terminal-over = The duel is over.
terminal-won = Player { $player } wins.
terminal-nothing-refused = Everything that comes to mind can be done.
terminal-saved = Saved: { $file }
