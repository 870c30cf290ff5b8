# Japanese: the table in the terminal.

terminal-done = 決定
terminal-pass = パス
terminal-undo = 元に戻す
terminal-redo = やり直す
terminal-why = できない理由
terminal-save = 保存
terminal-quit = 終了
terminal-name = カード名を入力してEnter
terminal-over = デュエルは終了しました。
terminal-won = プレイヤー{ $player }の勝ちです。
terminal-nothing-refused = 思い付くことはすべてできます。
terminal-saved = 保存しました：{ $file }
