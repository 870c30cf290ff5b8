# German: the table in the terminal.

terminal-done = Fertig
terminal-pass = Passen
terminal-undo = Zurück
terminal-redo = Wieder
terminal-why = Warum nicht
terminal-save = Speichern
terminal-quit = Beenden
terminal-name = Der Name einer Karte, dann Enter
terminal-over = Das Duell ist vorbei.
terminal-won = Spieler { $player } gewinnt.
terminal-nothing-refused = Alles Naheliegende ist möglich.
terminal-saved = Gespeichert: { $file }
