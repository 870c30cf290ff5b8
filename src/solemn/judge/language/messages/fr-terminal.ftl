# French: the table in the terminal.

terminal-done = Terminé
terminal-pass = Passer
terminal-undo = Annuler
terminal-redo = Refaire
terminal-why = Pourquoi pas
terminal-save = Enregistrer
terminal-quit = Quitter
terminal-name = Le nom d’une carte, puis Entrée
terminal-over = Le duel est terminé.
terminal-won = Le joueur { $player } gagne.
terminal-nothing-refused = Tout ce à quoi on peut penser est possible.
terminal-saved = Enregistré : { $file }
