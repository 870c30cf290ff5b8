# Italian: the table in the terminal.

terminal-done = Fatto
terminal-pass = Passa
terminal-undo = Annulla
terminal-redo = Ripeti
terminal-why = Perché no
terminal-save = Salva
terminal-quit = Esci
terminal-name = Il nome di una carta, poi Invio
terminal-over = Il duello è finito.
terminal-won = Il giocatore { $player } vince.
terminal-nothing-refused = Tutto ciò che viene in mente è possibile.
terminal-saved = Salvato: { $file }
