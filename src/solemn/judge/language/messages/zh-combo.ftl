# 繁體中文：連招

combo-hand = 手牌：{ $cards }
combo-searched = { $seconds } 秒內搜尋了 { $positions } 個局面、{ $lines } 條路線。可能還有更好的場面。
combo-exhausted = { $seconds } 秒內已走遍所有路線：{ $positions } 個局面、{ $lines } 條路線。
combo-board = { $number }. { $score }：{ $board }
combo-negator = 干擾卡
combo-answers = 應對
combo-score = 剩餘
combo-left = 屆時的場面
combo-never = 始終無法使用
combo-hands = 手牌數：{ $count }。目標：{ $goal }。搜尋的局面：{ $positions }（每次搜尋最多 { $seconds } 秒）。
combo-through = 承受的干擾數
combo-reached = 達成的手牌
combo-share = 比例
combo-interval = 95 % 信賴區間
combo-picture = { $deck }：達成目標（{ $goal }）的手牌（共 { $count } 手）
