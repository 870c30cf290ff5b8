# 繁體中文：發生的事與找到的內容

happening =
    { $event ->
        [turn] 新的回合
        [phase] 新的階段
        [phase-goes-on] 繼續的階段
        [activate] 發動
        [activation-negated] 無效的發動
        [effect-negated] 無效的效果
        [resolve] 處理的開始
        [resolved] 處理
        [no-effect] 沒有效果的處理
        [chain-end] 連鎖的結束
        [summoning] 嘗試召喚
        [summoned] 成功的召喚
        [summon-negated] 無效的召喚
        [summon-void] 沒有進行的召喚
        [attack] 攻擊宣言
        [attack-negated] 無效的攻擊
        [damage-step] 傷害步驟的開始
        [battle] 戰鬥
        [damage] 傷害
        [recover] 回復LP
        [pay-lp] 支付LP
        [draw] 抽牌
        [target] 選擇對象
        [move] 移動
        [missed-timing] 錯過的時點
        [position] 表示形式的變更
        [set] 覆蓋
        [protected] 保護
        [counters-placed] 放置指示物
        [counters-removed] 移除指示物
        [declared] 宣言
        [replay] 重新選擇攻擊對象
        [coin] 擲硬幣
        [dice] 擲骰子
       *[win] 勝利
    }
happening-of = { $what }（{ $values }）
value =
    { $word ->
        [card] 「{ $given }」
        [player] 玩家{ $given }
        [zone] { $given }
        [link] 連鎖{ $given }
        [kind] { $given }
        [target] 對象：「{ $given }」
        [amount] { $given }
        [what] { $given }
        [count] { $given }次
        [phase] { $given }
        [rule] 規則{ $given }
        [by] 因「{ $given }」
        [reason] { $given }
        [from] 從{ $given }
       *[to] 到{ $given }
    }
value-none =
    { $word ->
        [target] 沒有對象
       *[by] 不因任何卡
    }
reason =
    { $reason ->
        [destroy] 破壞
        [tribute] 解放
        [temporary] 暫時
        [material] 作為素材
        [summon] 因召喚
        [battle] 因戰鬥
        [effect] 因效果
        [cost] 作為代價
        [lost-target] 失去對象
        [rule] 依規則
        [spsummon] 因特殊召喚
        [discard] 捨棄
        [return] 返回
        [replace] 代替
       *[redirect] 改變去處
    }
summon-kind =
    { $kind ->
        [normal] 通常召喚
        [flip] 反轉召喚
       *[special] 特殊召喚
    }
asked-for =
    { $what ->
        [play] 動作
        [chain] 連鎖的回應
        [choose] 選擇卡片
        [yes-no] 是或否
        [option] 數個效果之一
        [number] 數字
        [position] 表示形式
        [zone] 區域
        [name] 卡名
        [type] 怪獸的種族
        [attribute] 屬性
        [counters] 要移除的指示物
        [order] 順序
       *[rock-paper-scissors] 猜拳的手勢
    }
lies-face-down = 裏側
found-after = { $what }（步驟{ $step }之後）
not-any-more = 之後缺少：{ $what }
never-reached = 從未到達步驟「{ $label }」
never-resolved = 連鎖{ $link }從未處理
refused-count = 應選{ $least }到{ $most }，而不是{ $found }
refused-total = 這些的合計不是{ $total }
refused-offer = 不在可選的範圍內
