# Portuguese: the table in the terminal.

terminal-done = Pronto
terminal-pass = Passar
terminal-undo = Desfazer
terminal-redo = Refazer
terminal-why = Por que não
terminal-save = Salvar
terminal-quit = Sair
terminal-name = O nome de um card, depois Enter
terminal-over = O duelo terminou.
terminal-won = O jogador { $player } vence.
terminal-nothing-refused = Tudo o que vem à mente é possível.
terminal-saved = Salvo: { $file }
