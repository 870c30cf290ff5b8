# 中文：重播.

summon-used-up = 本回合的通常召喚已使用

replay-between = { $first } 對 { $second }
replay-recorded = 於 { $date }（UTC）以 { $program } 記錄
replay-program = 以 { $program } 記錄
replay-deck = { $player } 的牌組：{ $cards }
replay-at = 第 { $turn } 回合，決定 { $number } 之前
replay-asked =
    { $kind ->
        [cards] 玩家{ $player }選擇卡片
        [sum] 玩家{ $player }選擇合計符合的卡片
        [tribute] 玩家{ $player }選擇要解放的怪獸
        [select_unselect] 玩家{ $player }逐張選擇卡片
        [place] 玩家{ $player }選擇一個區域
        [disable_zones] 玩家{ $player }選擇數個區域
        [position] 玩家{ $player }選擇表示形式
        [yes_no] 玩家{ $player }回答是或否
        [option] 玩家{ $player }從數個效果中選擇一個
        [counters] 玩家{ $player }移除指示物
        [sort_cards] 玩家{ $player }決定卡片的順序
        [sort_chain] 玩家{ $player }決定效果的順序
        [announce_card] 玩家{ $player }宣言卡名
        [announce_race] 玩家{ $player }宣言種族
        [announce_attribute] 玩家{ $player }宣言屬性
        [announce_number] 玩家{ $player }宣言數字
       *[rock_paper_scissors] 玩家{ $player }出拳
    }
replay-answered = 玩家實際所做：{ $answer }
replay-ends = 記錄到此為止，在第 { $turn } 回合：尚無人獲勝。
replay-cut-off = 檔案的結尾缺失。
replay-no-negations = 沒有任何東西被無效。
replay-whose = { $cards }（{ $player }）
replay-how =
    { $how ->
        [activation] 發動
        [effect] 效果
        [effects] 場上的效果
        [summon] 召喚
       *[attack] 攻擊
    }
replay-obstacle =
    { $why ->
        [old-generator] 此重播無法進行：其亂數來自 solemn 所沒有的 YGOPro 產生器。
        [tag-duel] 此重播無法進行：這是雙打決鬥。
        [extra-rules] 此重播無法進行：有卡片改變決鬥的規則。
       *[not-inside] 此重播無法進行：檔案只有用戶端所顯示的內容，沒有玩家的回答。
    }
replay-misfit =
    { $kind ->
        [unfit] 重播在決定 { $decision }（回答 { $response }）與決鬥不符：{ $reason }
        [not-asked] 重播在決定 { $decision } 之前（回答 { $response }）與決鬥不符：無人可發動任何東西，卻回答了 { $given }
        [left-over] 決鬥已結束，但重播尚有後續：回答 { $response } 是 { $given }
       *[stuck] 決定 { $decision } 之後決鬥無法繼續：{ $reason }
    }
replay-suspects = 是以其他腳本或其他卡片記錄的嗎？可能的原因是 { $cards } 的腳本。
head-turn = 回合
head-negated = 被無效者
head-how = 種類
head-by = 無效者
head-cost = 代價
head-anyway = 仍然不變
replay-case-title = { $first } 對 { $second }，第 { $turn } 回合，從決定 { $number } 起
replay-case-missing =
    { $what ->
        [pasts] 佈置中沒有：指示物，以及怪獸如何召喚
        [owners] 佈置中沒有：由對方控制的卡片屬於誰
        [elsewhere] 佈置中沒有：只有效果才能放到該區域的卡片
       *[face-down] 除外的卡片全為表側
    }
replay-case-left-out = 結尾略去的步驟：{ $count }
replay-case-written = { $file } 從第 { $turn } 回合的決定 { $number } 開始
replay-differs = 從決定 { $decision } 起，發生的事與用戶端所顯示的不同：那裡是 { $recorded }，這裡是 { $ours }
replay-given-up = 玩家{ $player }獲勝：對手投降或離開。
replay-scripts-found = 重播可用 { $date } 的腳本（提交 { $commit }）完整進行；嘗試的版本：{ $tried }
replay-scripts-not-found = 嘗試的版本（{ $tried }）都不能完整進行重播；最遠的是 { $date } 的腳本（提交 { $commit }），到決定 { $decisions }
head-number = 編號
head-date = 日期
head-first-deck = 先攻牌組
head-second-deck = 後攻牌組
head-turns = 回合數
head-winner = 勝者
head-ending = 結束方式
head-negations = 無效次數
replay-no-archetype = 混合
replay-winner =
    { $winner ->
        [first] 先攻
        [second] 後攻
        [draw] 平手
       *[nobody] 無
    }
replay-ending =
    { $ending ->
        [lp] LP 歸零
        [deck] 無牌可抽
        [effect] 因效果
        [given-up] 投降
        [unfinished] 未完
        [parted] 不符
       *[not-played] 未進行
    }
replay-most-activated = 最常發動的卡片
replay-most-negated = 最常被無效的卡片
replay-written =
    { $how ->
        [puzzle] 已寫出{ $file }，其殘局在旁邊：請放進EDOPro的資料夾「replay」與「puzzles」
       *[alone] 已寫出{ $file }：請放進EDOPro的資料夾「replay」，殘局放進「puzzles」
    }
replay-cannot-hold =
    { $what ->
        [turn] 錄影無法容納：必須由玩家0的抽牌階段開始
        [chance] 錄影無法容納：布置決定了硬幣與骰子的結果
        [materials] 錄影無法容納：布置寫明了怪獸用什麼召喚
       *[set-ups] 錄影無法容納：場地由Lua檔案布置
    }
