# Spanish: the table in the terminal.

terminal-done = Listo
terminal-pass = Pasar
terminal-undo = Deshacer
terminal-redo = Rehacer
terminal-why = Por qué no
terminal-save = Guardar
terminal-quit = Salir
terminal-name = El nombre de una carta, luego Intro
terminal-over = El duelo ha terminado.
terminal-won = Gana el jugador { $player }.
terminal-nothing-refused = Todo lo que se podría intentar es posible.
terminal-saved = Guardado: { $file }
