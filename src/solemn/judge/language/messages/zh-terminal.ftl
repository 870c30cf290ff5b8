# 繁體中文：終端機裡的牌桌

terminal-done = 完成
terminal-pass = 跳過
terminal-undo = 復原
terminal-redo = 重做
terminal-why = 為何不能
terminal-save = 儲存
terminal-quit = 離開
terminal-name = 輸入卡名後按 Enter
terminal-over = 決鬥已結束。
terminal-won = 玩家 { $player } 獲勝。
terminal-nothing-refused = 想得到的都可以做。
terminal-saved = 已儲存：{ $file }
