# Chinese: the table in the terminal.

terminal-done = 完成
terminal-pass = 跳过
terminal-undo = 撤销
terminal-redo = 重做
terminal-why = 为何不能
terminal-save = 保存
terminal-quit = 退出
terminal-name = 输入卡名后按回车
terminal-over = 决斗已结束。
terminal-won = 玩家 { $player } 获胜。
terminal-nothing-refused = 能想到的都可以做。
terminal-saved = 已保存：{ $file }
