# 中文：多場決鬥。

sweep-duels = 決鬥
sweep-head-deck = 牌組
sweep-head-player = 玩家
sweep-head-opponent = 對手
sweep-head-games = 決鬥數
sweep-head-rate = 勝率
sweep-head-interval = 95% 區間
sweep-head-first = 先攻
sweep-head-second = 後攻
sweep-going-first = 先攻勝率：{ $rate }（{ $low } – { $high }）
sweep-turns = 回合數：平均{ $mean }，最多{ $most }
sweep-endings = 平手：{ $drawn }，未完成：{ $unfinished }，失敗：{ $failed }
sweep-failed = 失敗的決鬥：{ $count }（{ $error }）
sweep-script-error = 出現此腳本錯誤的決鬥：{ $count }（{ $error }）
sweep-no-replay = 沒有重播的決鬥：{ $count }（{ $error }）
sweep-broken-off = 在{ $count }場決鬥中進行了{ $done }場後中斷：以同一指令可從該處繼續。
sweep-lost-all = 在{ $count }場決鬥中進行了{ $done }場後中斷。加上 -o 檔案便可保留結果。
sweep-title = 勝率（{ $count }場決鬥）
sweep-picture = 每一列是一名參加者；每一格是其對該欄參加者的勝率與 95% 區間。最佳者是{ $best }，{ $rate }。
sweep-against = 對
sweep-games-odd = --games：找到 { $found }，應為 2 以上的偶數：每個種子會交換雙方各進行一次
sweep-no-game = --only：沒有名為「{ $found }」的決鬥：應為 { $first } 到 { $last } 之間的名稱
sweep-other = 此檔案屬於另一組對戰：{ $field } 在那裡是 { $found }，這裡是 { $expected }
sweep-no-results = 這不是對戰結果檔案：{ $why }
sweep-in-use = 這個檔案正由另一個程式使用；結果並未遺失
sweep-workers-lost = 程序結束了三次，以下決鬥沒有一場進行到底：{ $games }
