# 繁體中文

zone =
    { $zone ->
        [deck] 牌組
        [hand] 手牌
        [mzone] 怪獸區域
        [szone] 魔法＆陷阱區域
        [grave] 墓地
        [banished] 除外區
        [extra] 額外牌組
        [overlay] 超量素材
       *[none] 無處
    }
pendulum-zone =
    { $side ->
        [left] 左方靈擺區域
       *[right] 右方靈擺區域
    }
zone-numbered = { $where } { $number }
zone-word =
    { $zone ->
        [deck] 牌組
        [hand] 手牌
        [mzone] 怪獸區域
        [szone] 魔法＆陷阱區域
        [grave] 墓地
        [banished] 除外區
        [extra] 額外牌組
        [overlay] 超量素材
       *[none] 無處
    }
kind =
    { $kind ->
        [main] 主要階段
        [battle] 戰鬥階段
        [chain] 連鎖
       *[other] { $kind }
    }
place = 玩家{ $player }的{ $where }
nowhere = 無處
phase =
    { $phase ->
        [draw] 抽牌階段
        [standby] 準備階段
        [main1] 主要階段１
        [battle_start] 戰鬥階段：開始步驟
        [battle_step] 戰鬥步驟
        [damage] 傷害步驟
        [damage_calculation] 傷害計算
        [battle] 戰鬥階段
        [main2] 主要階段２
       *[end] 結束階段
    }
position =
    { $position ->
        [attack] 表側攻擊表示
        [facedown_attack] 裏側攻擊表示
        [defense] 表側守備表示
        [set] 裏側守備表示
       *[none] 無
    }
list-comma = { $first }、{ $rest }
list-and = { $first }和{ $rest }
list-or = { $first }或{ $rest }
list-semicolon = { $first }；{ $rest }

## 發生的事

turn = 玩家{ $player }的回合
activate = 連鎖{ $link }：玩家{ $player }發動「{ $card }」（{ $where }）
as-card = 作為卡片的發動
as-effect = 作為卡片效果的發動
cost = 代價：{ $costs }
targets = 對象：{ $cards }
paid-tribute = 解放「{ $card }」
paid-discard = 捨棄「{ $card }」
paid-detach = 取除「{ $card }」
paid-send = 將「{ $card }」送去墓地
paid-banish = 除外「{ $card }」
paid-banish-face-down = 裡側除外「{ $card }」
paid-return = 讓「{ $card }」返回手牌
paid-return-deck = 讓「{ $card }」返回牌組
paid-return-extra = 讓「{ $card }」返回額外牌組
paid-material = 以「{ $card }」為素材
paid-lp = 支付{ $amount }LP
paid-counters = 從「{ $card }」移除{ $count }個{ $counters }
resolve = 處理連鎖{ $link }：「{ $card }」
activation-negated = 「{ $card }」的發動（連鎖{ $link }）無效
effect-negated = 「{ $card }」的效果（連鎖{ $link }）無效
summoning =
    { $kind ->
        [normal] 玩家{ $player }通常召喚「{ $card }」
        [flip] 玩家{ $player }反轉召喚「{ $card }」
       *[special] 玩家{ $player }特殊召喚「{ $card }」
    }
summon-negated = 「{ $card }」的召喚無效
attack = 玩家{ $player }以「{ $card }」攻擊「{ $target }」
attack-directly = 玩家{ $player }以「{ $card }」直接攻擊
attack-namesake = 玩家{ $player }以「{ $card }」攻擊玩家{ $other }的「{ $target }」
attack-negated = 攻擊無效
damage-step = 傷害步驟開始
phase-goes-on = 階段轉換時有回應：此階段繼續（{ $phase }）
new-chain = { $card }沒有連鎖任何東西：開始新的連鎖（玩家{ $player }的回合，{ $phase }）
by-default = 因沒有步驟指定，玩家{ $player }：{ $what }
at-step = 步驟{ $step }：{ $what }
damage = 玩家{ $player }受到{ $amount }傷害
recover = 玩家{ $player }回復{ $amount }LP
pays = 玩家{ $player }支付{ $amount }LP
draws = 玩家{ $player }抽{ $count }張牌
counter-kind =
    { $kind ->
        [spell-counter] { $number ->
                [single] 魔力指示物
               *[several] 魔力指示物
            }
        [bushido-counter] { $number ->
                [single] 武士道指示物
               *[several] 武士道指示物
            }
        [feather-counter] { $number ->
                [single] 黑羽指示物
               *[several] 黑羽指示物
            }
        [kaiju-counter] { $number ->
                [single] 壞獸指示物
               *[several] 壞獸指示物
            }
        [resonance-counter] { $number ->
                [single] 共鳴指示物
               *[several] 共鳴指示物
            }
        [venom-counter] { $number ->
                [single] 毒液指示物
               *[several] 毒液指示物
            }
        [a-counter] { $number ->
                [single] A指示物
               *[several] A指示物
            }
        [fog-counter] { $number ->
                [single] 霧指示物
               *[several] 霧指示物
            }
        [predator-counter] { $number ->
                [single] 捕食指示物
               *[several] 捕食指示物
            }
        [signal-counter] { $number ->
                [single] 信號指示物
               *[several] 信號指示物
            }
       *[other] { $number ->
                [single] 指示物
               *[several] 指示物
            }
    }
counters-placed = 在「{ $card }」放置{ $count }個{ $counters }
counters-removed = 從「{ $card }」移除{ $count }個{ $counters }
appears = 「{ $card }」出現：{ $to }
move = 「{ $card }」：{ $from } → { $to }
move-why = { move }（{ $why }）
why =
    { $reason ->
        [destroy] 破壞
        [tribute] 解放
        [material] 作為素材
        [cost] 作為代價
        [discard] 捨棄
        [rule] 依規則
        [battle] 因戰鬥
        [destroyed-by-battle] 被戰鬥破壞
        [destroyed-by-rule] 依規則破壞
        [discarded-as-cost] 作為代價捨棄
        [replace] 代替
       *[redirect] 改變去處
    }
face-up = 「{ $card }」變成表側
face-down = 「{ $card }」變成裏側
position-changed = 「{ $card }」：{ $old } → { $new }
sets = 玩家{ $player }覆蓋一張卡：「{ $card }」
declares = 玩家{ $player }宣言：{ $what }
tosses = 玩家{ $player }擲硬幣：{ $what }
coin-side =
    { $side ->
        [heads] 正面
       *[tails] 反面
    }
rolls = 玩家{ $player }擲骰子：{ $what }
attack-again = 戰鬥回溯：「{ $card }」攻擊「{ $target }」
attack-again-directly = 戰鬥回溯：「{ $card }」直接攻擊
attack-redirected = 「{ $by }」把「{ $card }」的攻擊轉向「{ $target }」
attack-redirected-directly = 「{ $by }」使「{ $card }」的攻擊變成直接攻擊
script-says = 腳本輸出：{ $text }
script-says-of = 「{ $card }」的腳本輸出：{ $text }
wins = 玩家{ $player }獲勝
draw-game = 決鬥平手

## 判定

link-resolved = 連鎖{ $link }「{ $card }」：已處理
link-unnegatable = 連鎖{ $link }「{ $card }」：已處理；不能使其無效
link-destroyed = 連鎖{ $link }「{ $card }」：「{ $card }」雖被破壞，仍已處理
link-left = 連鎖{ $link }「{ $card }」：「{ $card }」雖已離開，仍已處理
link-no-longer-negated = { $text }（「{ $card }」的效果已不再無效）
link-activation-negated = 連鎖{ $link }「{ $card }」：發動無效
link-activation-negated-by = 連鎖{ $link }「{ $card }」：發動因「{ $by }」而無效
link-effect-negated = 連鎖{ $link }「{ $card }」：效果無效
link-effect-negated-by = 連鎖{ $link }「{ $card }」：效果因「{ $by }」而無效
link-stays-negated = { $text }（「{ $card }」雖已離開場上，仍然無效）
link-not-face-up = 連鎖{ $link }「{ $card }」：「{ $card }」已不在場上表側存在，處理而不適用效果
link-target-gone = 連鎖{ $link }「{ $card }」：對象{ $targets }已不存在，處理而不適用效果
link-target-gone-many = 連鎖{ $link }「{ $card }」：對象{ $targets }已不存在，處理而不適用效果
link-target-unfit = 連鎖{ $link }「{ $card }」：因對象{ $targets }不再符合，處理而沒有效果
link-target-unfit-many = 連鎖{ $link }「{ $card }」：因對象{ $targets }不再符合，處理而沒有效果
link-idle = 連鎖{ $link }「{ $card }」：處理後沒有效果：其效果無事可做（並未被無效）
summon-of =
    { $kind ->
        [normal] { $cards }的通常召喚
        [flip] { $cards }的反轉召喚
        [pendulum] { $cards }的靈擺召喚
       *[special] { $cards }的特殊召喚
    }
summon-done = { summon-of }：召喚成功
summon-done-by = { summon-of }：因「{ $by }」的效果召喚成功；不能使其無效
summon-done-by-effect = { summon-of }：召喚成功；不能使其無效
summon-stopped = { summon-of }：召喚無效
summon-stopped-by = { summon-of }：召喚因「{ $by }」而無效
summon-void = { summon-of }：召喚沒有進行，也沒有任何無效
attack-of = 「{ $card }」對「{ $target }」的攻擊
attack-of-directly = 「{ $card }」對玩家的直接攻擊
attack-stopped = { $attack }：攻擊無效
attack-stopped-by = { $attack }：攻擊因「{ $by }」而無效
attack-went-on = { $attack }：進入傷害步驟
attack-attacker-destroyed = { $attack }：因「{ $card }」被破壞，未進入傷害步驟而結束
attack-attacker-left = { $attack }：因「{ $card }」離開場上，未進入傷害步驟而結束
attack-attacker-face-down = { $attack }：因{ $card }變成裏側表示，不經傷害步驟就結束
attack-attacker-defense = { $attack }：因{ $card }變成守備表示，不經傷害步驟就結束
attack-ended = { $attack }：未進入傷害步驟而結束
protected-not-negated = 「{ $card }」不能使其無效
protected-unaffected = 「{ $card }」不受效果影響
protected-unaffected-by = 「{ $card }」不受「{ $source }」的效果影響
protected-not-targeted = 「{ $card }」不能成為對象
protected-not-destroyed = 「{ $card }」不會被破壞
protected-elsewhere = 「{ $card }」在{ place }，在那裡不能被破壞
protected = 「{ $card }」受到保護
because-of = { $text }（因「{ $by }」）
effects-negated = 「{ $card }」的效果無效
effects-negated-by = 「{ $card }」的效果因「{ $by }」而無效
effects-back = 「{ $card }」的效果不再無效
protected-negated-already = 「{ $card }」的效果已經無效
effects-negated-many = { $cards }的效果無效
effects-negated-many-by = { $cards }的效果因「{ $by }」而無效
effects-back-many = { $cards }的效果不再無效
link-refused = 連鎖{ $link }「{ $card }」：因無法影響{ $targets }，處理時沒有效果
link-in-part-gone = 連鎖{ $link }「{ $card }」：只處理了一部分（{ $targets }已不在那裡）
link-in-part-gone-many = 連鎖{ $link }「{ $card }」：只處理了一部分（{ $targets }已不在那裡）
link-in-part-refused = 連鎖{ $link }「{ $card }」：只處理了一部分（無法影響{ $targets }）
attack-changed-sides = { $attack }：因「{ $card }」的控制權轉移，未進入傷害步驟就結束
attack-phase-over = { $attack }：因戰鬥階段結束，未進入傷害步驟就結束
attack-called-off = { $attack }：因重新選擇時沒有選擇對象，未進入傷害步驟就結束
attack-replay = { $attack }：因對手的怪獸有變化，發生戰鬥回溯
attack-replay-unfit = { $attack }：無法再照宣言攻擊，發生戰鬥回溯
attack-not-negated = { $text }；攻擊沒有被無效
attack-chosen-again = { $text }；重新選擇攻擊對象
timing-missed = 「{ $card }」：錯過時點
timing-missed-by = 「{ $card }」：因「{ $by }」的效果在其回應的事情之後處理，錯過時點
with-why = { $text }（{ $why }）
over-left = 離開了場上
over-face-down = 變成裡側表示
over-unaffected = 因「{ $by }」而不受影響
over-protected = 因「{ $by }」其效果不會被無效
over-source-left = 「{ $by }」離開了場上
over-source-face-down = 「{ $by }」是裡側表示
over-source-negated = 「{ $by }」自身被無效
over-time = 「{ $by }」的效果已結束

## 為何不能

about-card = 「{ $card }」：{ $text }
forbids = 「{ $by }」的效果不允許這樣做。
a-card = 卡片
the-rules = 規則
used-up = { $text }已使用：{ $uses }。
use = 「{ $card }」（玩家{ $player }，第{ $turn }回合）
use-activation-negated = 「{ $card }」（玩家{ $player }，第{ $turn }回合，其發動無效）
use-effect-negated = 「{ $card }」（玩家{ $player }，第{ $turn }回合，其效果無效）
use-summon-negated = 「{ $card }」（玩家{ $player }，第{ $turn }回合，該召喚無效）
refused = { $text }不能選擇：{ $candidates }。
refused-by-effect = 「{ $card }」（{ $rule }：「{ $by }」的效果）
refused-by-rule = 「{ $card }」（{ $rule }：{ $text }）
a-direct-attack = 直接攻擊
cannot-be-attacked = 因「{ $by }」的效果，不能攻擊「{ $card }」；可以：{ $cards }。
must-be-set-first = 陷阱卡必須先覆蓋。
spell-must-be-set-first = 在對手的回合，速攻魔法卡必須先覆蓋。
set-this-turn = 它是在這個回合覆蓋的。
no-legal-target = 沒有合法的對象。
could-do-nothing = 其效果無法做任何事。
responds-to = 觸發的事情沒有發生（它對應：{ $event }）。
event-attack = 攻擊宣言
event-normal-summon = 通常召喚
event-flip-summon = 反轉召喚
event-special-summon = 特殊召喚
event-activation = 卡片或效果的發動
event-destroyed = 卡片被破壞
event-to-grave = 卡片被送去墓地
event-to-hand = 卡片加入手牌
event-banished = 卡片被除外
event-draw = 抽卡
event-damage = 傷害
event-battle = 怪獸的戰鬥
event-phase = 回合的其他階段
event-leaves = 卡片離開場上
never-properly-summoned = 它未曾正規召喚，因此不能從那裡特殊召喚。
cannot-be-targeted = 因「{ $by }」的效果，不能以「{ $card }」為對象；可以：{ $cards }。
restricted = { $text }所做的事：{ $deeds }。
because-of-effect = { $text }這是「{ $by }」的效果。
did-summon = 玩家{ $player }通常召喚或蓋放了{ $cards }
did-normal-summon = 玩家{ $player }通常召喚了{ $cards }
did-special-summon = 玩家{ $player }特殊召喚了{ $cards }
did-flip-summon = 玩家{ $player }反轉召喚了{ $cards }
did-activate = 玩家{ $player }發動了{ $cards }
did-attack = 玩家{ $player }宣言了攻擊
did-battle-phase = 玩家{ $player }進行了戰鬥階段
no-such-card = 玩家{ $player }在那裡沒有這張卡：{ $card }
no-such-card-but = 玩家{ $player }在那裡沒有這張卡：{ $card }（{ $places }）
card-is-in = 「{ $card }」在{ place }
not-possible = { $step }：不可能。{ $offers }
not-possible-because = { $step }：不可能；{ $reasons }。{ $offers }
may = 玩家{ $player }（{ kind }）可以：{ $offers }
nothing = 無
answer-refused = 此回答不被接受：{ $why }
duel-ended = 決鬥在此步驟之前已結束：{ $step }
duel-endless = 決鬥永無止境
no-answer = 沒有步驟回答玩家{ $player }的此決定：{ $kind }
no-answer-expected = { $problem }；預期：{ $expected }
no-answer-next = { $problem }；下一步驟：{ $step }
not-offered = 已不能選擇：{ $cards }
cannot-choose = { $card }不能選擇；可選擇：{ $cards }
cannot-choose-because = { $card }不能選擇（{ $why }）；可選擇：{ $cards }
cannot-declare = { $card }在此不能宣言
declare-count = 必須宣言{ $count }個，而不是{ $card }
no-effect-of-number = 可發動的效果有{ $count }個，沒有第{ $effect }個
no-targets = { $card }不取對象，也沒有這樣的選擇：{ $step }
not-asked-for = { $card }沒有這樣的選擇：{ $step }
bundled-only = （此處只認得內附的卡；--edopro、--db或環境變數SOLEMN_DB可加入社群的卡）
unknown-passcode = 沒有名稱或密碼為{ $number }的卡
unknown-name-near = 沒有名為「{ $name }」的卡。是指{ $near }嗎？
unknown-name = 沒有名為「{ $name }」的卡
quote-name = 「{ $name }」是一張卡：含逗號或冒號的名稱要放在引號中
notation-no-bearer = 場上沒有名為{ $found }的怪獸
notation-bearer = 有多隻怪獸名為{ $found }：請寫明在哪個怪獸區域
notation-position = { $card }不能以「{ $found }」放在那裡
notation-materials = 發現「{ $found }」；超量素材寫在其怪獸處：「with materials …」
notation-number = 發現「{ $found }」；此處應為整數
notation-large-number = 數字位數過多；最多{ $most }位
notation-two-places = 「{ $name }」與「{ $found }」不能並存：應只有一個位置和一種表示形式
notation-twice = 「{ $found }」出現了第二次：應只寫一次，如第{ $line }行
notation-no-cards = 找到{ $count }：卡片至少應為1張
notation-from-one = 發現{ $found }；選項與數字從1數起
notation-braces = 發現{ $found }；此處應如YAML檔案般寫欄位與值
notation-not-of-player = 發現的是另一位玩家的卡；此處應為可行動的玩家的卡
notation-which-zone = 發現「{ $found }」；此處應為怪獸區域或魔法與陷阱區域
notation-no-moment = 發現{ $found }；時點只能用於LP、卡與階段，不能用於此事實
notation-no-span = 發現「{ $found }」；「{ $since }」與「{ $until }」只能用於事件，以及玩家可做或被詢問的事，不能用於此事實
notation-because = 發現「{ $found }」；這說明動作為何被拒絕，因此需要「{ $word }」
notation-equip = 發現「{ $found }」；裝備在怪獸上的卡位於魔法與陷阱區域
notation-unexpected-after-near = { $card }是卡片，但其後的「{ $found }」在此無法辨識。是指「{ $near }」嗎？
notation-unexpected-after = { $card }是卡片，但其後的「{ $found }」在此無法辨識
notation-a-number = 數字
notation-a-rule = 規則的ID
notation-a-word = 詞語
notation-a-value = 值
notation-a-card = 卡名
notation-the-end = 行尾
notation-own-cards = 帶有自訂的卡片，簡記法沒有對應的寫法：請保留為 YAML 或 JSON
notation-no-place = 請寫明「{ $card }」在哪裡：{ $expected }
notation-quote = { $problem }（含逗號或冒號的卡名要放在引號中）
quoted = 「{ $text }」
notation-near = { $problem }。是指「{ $near }」嗎？
notation-expected = 發現{ $found }；此處應為{ $expected }
unknown-card = { $why }

## 步驟

step-by = 玩家{ $player }：{ $step }
step-effect = { $step }（效果{ $effect }）
card-in = { $card }（{ $where }）
card-of = { $card }（玩家{ $player }，{ $where }）
card-of-player = { $card }（玩家{ $player }）
the-card = 該卡
do-normal-summon = 通常召喚：{ $card }
do-set = 覆蓋：{ $card }
do-special-summon = 特殊召喚：{ $card }
do-pendulum-summon = 靈擺召喚 { $card }
do-activate = 發動：{ $card }
do-chain = 連鎖發動：{ $card }
do-flip = 反轉召喚：{ $card }
do-change-position = 變更表示形式：{ $card }
do-attack = 攻擊：{ $card }
do-to-battle = 進入戰鬥階段
do-to-main2 = 進入主要階段２
do-end-turn = 結束回合
do-pass = 跳過
do-choose = 選擇：{ $card }
do-yes = 回答「是」
do-no = 回答「否」
do-option = 選擇選項
do-number = 宣言數字
do-position = 選擇表示形式
do-zone = 選擇區域
do-name = 宣言卡名 { $card }
do-type = 宣言種族：{ $card }
do-attribute = 宣言屬性：{ $card }
do-counters = 取除指示物：{ $card }
do-order = 排定順序：{ $card }
do-zones = 選擇數個區域
do-rock-paper-scissors = 猜拳
move-about = { $move }：{ $what }
move-card-at = { $card }（{ $place }）
move-hidden = 一張裏側的卡
do-finish = 結束選擇
do-cancel = 取消
do-shuffle = 洗切手牌
do-put-back = 放回{ $card }
do-keep-order = 保持順序

## 預期與結果

check-held = 符合   預期 { $check }；結果 { $found }
check-failed = 不符合 預期 { $check }；結果 { $found }
play-held = 符合   步驟{ $step }（{ $play }）：預期 { legality }，結果 { found-legality }
play-failed = 不符合 步驟{ $step }（{ $play }）：預期 { legality }，結果 { found-legality }
play-other-reason = 不符合 步驟{ $step }（{ $play }）：不可行，但第一個理由與預期不同；預期：{ $because }
because-rule-card = { $rules }，因為{ $card }
because-card = 因為{ $card }
play-possible = 不符 步驟{ $step }（{ $play }）：預期不可，結果可行；可行的時機：{ $moment }
moment-link = 對應連鎖{ $link }的{ $card }
moment-chain-end = 連鎖之後
moment-attack = { $card }宣言攻擊之後
moment-attempt = { $card }將被召喚時
moment-summoned = 召喚之後
legality =
    { $expected ->
        [legal] 可以
       *[illegal] 不可以
    }
found-legality =
    { $found ->
        [legal] 可以
       *[illegal] 不可以
    }
observed = 觀察 { $check }：{ $holds ->
        [yes] 真
       *[no] 假
    }，結果 { $found }
expect-lp = 玩家{ $player }有{ $amount } LP
outcome =
    { $outcome ->
        [resolved] 已處理
        [resolved-in-part] 部分處理
        [resolved-without-effect] 無效果地處理
        [effect-negated] 效果無效
        [activation-negated] 發動無效
        [summon-successful] 召喚成功
        [summon-did-not-take-place] 召喚未進行
        [summon-negated] 召喚無效
        [attack-negated] 攻擊無效
        [went-on] 進入傷害步驟
        [ended-without-a-damage-step] 未經傷害步驟而結束
        [replay] 重新選擇
        [missed-the-timing] 錯過時機
        [protected] 受保護
        [effects-negated] 效果被無效
        [effects-apply-again] 不再無效
        [negated] 無效
       *[successful] 成功
    }
expect-until = 至步驟「{ $label }」止：{ $check }
expect-since = 自步驟「{ $label }」起：{ $check }
expect-after-link = 連鎖{ $link }處理後：{ $check }
expect-at = 步驟「{ $label }」之前：{ $check }
expect-count = { $check }（恰好{ $count }）
expect-not = 非：{ $check }
expect-without = 不含{ $rules }
expect-verdict = 有此判定：{ $what }
expect-anything = 任何事
expect-asked = 詢問了玩家{ $player }：{ $what }
expect-offered = 玩家{ $player }可以：{ $what }
expect-then = { $first }，然後{ $rest }
expect-not-negated = 未被無效
expect-equipped = 裝備於「{ $card }」
expect-level = 等級{ $number }
expect-controlled = 在玩家{ $player }處
expect-owned = 持有者為玩家{ $player }
expect-there = 「{ $card }」在場
expect-card = 「{ $card }」：{ $what }
expect-phase = 是玩家{ $player }的{ $phase }
none = 無
board-negated = 無效
board-counters = { $counters }：{ $count }
board-materials = 超量素材：{ $count }
board-position =
    { $position ->
        [attack] { $values }
        [facedown_attack] 裡側攻擊 { $values }
        [defense] 守備 { $values }
        [set] 覆蓋 { $values }
        [faceup] 表側
       *[none] { $values }
    }
board-field-zone = 場地區域
board-extra-zones = 額外怪獸區域
board-pile = { $pile } ({ $count })
board-of = 玩家{ $player }
board-row = { $zone }, 玩家{ $player }
board-player = 玩家{ $player }：{ $amount } LP
git-says = git 的訊息：{ $said }
git-no-commit = 沒有這個提交（{ $name }）
first-turn = 決鬥仍在第一回合，沒有戰鬥階段；請寫「phase: Battle Phase」（在檔案中寫在 setup 之下）從之後的回合開始，或先結束回合
set-by-default = { $card }未指定放置方式，因此為覆蓋；若為表側請寫 pos: faceup
warning = 警告：{ $problem }
agrees = 符合：如預期
disagrees = 不符合：與預期不同
stuck = { $place }：無法繼續：{ $why }
script-error = { $place }：腳本錯誤：{ $why }
verdict-word =
    { $verdict ->
        [agrees] 符合
        [disagrees] 不符合
        [stuck] 無法繼續
        [script-error] 腳本錯誤
       *[bad-input] 輸入錯誤
    }
head-file = 檔案
head-verdict = 判定
head-title = 標題
judging = 判定中
summary = { $all }件中{ $good }件如預期

## 規則

rule-N1 = 使之無效，就是讓行為不能成功，或奪去卡片的效果：發動、效果、召喚與攻擊都可以被無效。
rule-N2 = 只有寫著「無效」的效果才會使之無效；破壞、除外或送回卡片都不是無效。
rule-N3 = 為後來被無效的事物所支付的代價不會退還。
rule-N4 = 使之無效的效果只對應其文本所寫的事物，例如陷阱卡的發動或特殊召喚。
rule-A1 = 發動被無效時，該連鎖被跳過，連鎖繼續處理下一個較低的環節。
rule-A2 = 發動被無效的魔法・陷阱卡不再是場上的卡；它去墓地，但不是從場上送去墓地。
rule-A3 = 只有效果的發動被無效時，擁有該效果的卡留在原處，除非使之無效的效果將其移動。
rule-A4 = 發動被無效的環節不處理，所以最後發生的事是其上方環節所做的事。
rule-A5 = 破壞卡片既不使其發動無效，也不使其效果無效：其環節仍會處理。
rule-A6 = 留在場上的卡，在場上發動的效果處理時必須仍表側存在於場上，否則處理而不適用效果；並沒有任何東西被無效。
rule-A7 = 被無效的發動，其代價仍算已支付。
rule-A8 = 使「該發動」無效的效果必須直接連鎖於其上；不能觸及最新環節之下的環節。
rule-A9 = 對卡片「可以發動」次數的限制不計算被無效的發動；只有效果被無效的發動則計算。
rule-A10 = 對效果可以「使用」次數的限制也計算被無效的使用。
rule-A11 = 「１回合１次」之類的條件也計算被無效的發動。
rule-A12 = 自２０２０年４月１日起，對召喚次數的限制不計算被無效的召喚；對發動效果數量的限制則計算被無效的效果。
rule-E1 = 被無效的效果不適用；其發動仍然成立，其環節處理而什麼也不做。
rule-E2 = 卡的效果被無效期間，其效果在場上不適用；無效一結束便再次適用。
rule-E3 = 效果被無效的卡仍可發動，也可發動其效果：支付代價，環節會處理，但在被無效期間什麼也不會發生。
rule-E4 = 被無效的效果，其代價仍算已支付。
rule-E5 = 效果被無效的環節仍會處理，所以它是最後發生的事。
rule-S1 = 召喚被無效的怪獸並未召喚成功。
rule-S2 = 使召喚無效的效果在進行召喚之際發動，作為連鎖１，在怪獸上場之前。
rule-S3 = 通常召喚、反轉召喚、靈擺召喚，以及依怪獸自身手續的特殊召喚可以被無效；由效果進行的融合召喚與覆蓋則不能。
rule-S4 = 由正在處理的效果進行的召喚不能被無效，因為效果處理中不能發動任何東西。
rule-S5 = 效果處理之後立即進行的召喚，若該效果是連鎖１，則可以被無效。
rule-S6 = 進行召喚之際只能發動使召喚無效的效果；對其的回應依照普通的咒文速度。
rule-S7 = 召喚被無效的怪獸離開場上，通常被使之無效的效果破壞；若不能如此，則依規則去墓地。
rule-S8 = 被無效的通常召喚已用掉該回合的通常召喚，被無效的靈擺召喚已用掉靈擺召喚。
rule-S9 = 自２０２０年４月１日起，１回合能以自身方法召喚１次的怪獸，若該召喚被無效，可以再試一次。
rule-S10 = 為被無效的召喚所支付或解放的東西不會退還。
rule-S11 = 從場外而來且召喚被無效的怪獸從未在場上，所以不是從場上送去。
rule-S12 = 如反轉召喚般原已在場上的怪獸，在進行召喚之際仍在場上。
rule-S13 = 必須先以正規方法召喚的怪獸，若其召喚被無效，不能以其他方法從公開的地方特殊召喚。
rule-S14 = 之前已以正規方法召喚的怪獸，其反轉召喚被無效時仍保有這一點。
rule-S15 = 依２０２０年４月１日以後的規則，對禁止該回合特殊召喚的效果而言，被無效的特殊召喚不算特殊召喚；在那之前則算。
rule-T1 = 攻擊在戰鬥步驟被無效，其後沒有傷害步驟。
rule-T2 = 已宣言攻擊的怪獸，即使該攻擊被無效，也不能再次宣言攻擊。
rule-T3 = 攻擊被無效之後，回合玩家可以用其他怪獸攻擊，或結束戰鬥階段。
rule-T4 = 移走攻擊怪獸並不使其攻擊無效：若它離開，攻擊不進入傷害步驟而結束；若它留下，攻擊繼續。
rule-T5 = 等待攻擊被無效的效果，不會因為攻擊只是結束而得到什麼。
rule-T6 = 使攻擊無效的效果是以攻擊怪獸為對象，還是在處理時使攻擊無效，取決於其文本。
rule-P1 = 「使發動無效」是對應可被無效之發動的誘發即時效果；它另外所做的事取決於是否真的使之無效。
rule-P2 = 使之無效並破壞的效果兩者都會宣告，破壞只對可以被破壞且仍在那裡的卡宣告。
rule-P3 = 「使該效果無效」不影響發動：環節存在，處理而不適用效果。
rule-P4 = 使一縱列無效的效果，看的是魔法・陷阱卡發動時所在的位置。
rule-P5 = 在一段期間內使效果無效，涵蓋已存在的環節與此後的效果，直到期間結束；卡片在場上發動的效果，即使該卡離開場上，仍然無效。
rule-P6 = 不能被無效的效果、不受影響者、或已經無效的效果，不能被此效果無效。
rule-P7 = 不受某效果影響的卡並非被無效：只是該效果不適用於它。
rule-P8 = 是誰的效果、誰控制卡片、屬於哪張卡，是不同的問題。
rule-P9 = 不能成為對象的卡不能被選為對象，但仍可能受到影響。
rule-P10 = 不會被效果破壞的卡留下，或以其他事代替其破壞。
rule-P11 = 效果處理時會再次確認：已離開或不再符合的對象不受影響。
rule-P12a = 使發動無效的腳本呼叫 NegateActivation 而不是 NegateEffect，並且只在確實使之無效時才繼續。
rule-P12b = 在一段期間內使效果無效的腳本，除了 EFFECT_DISABLE 也要登記 EFFECT_DISABLE_EFFECT，並設定正確的重置。
rule-P12c = 在一段期間內使怪獸效果無效的腳本，先呼叫 NegateRelatedChain，以處理已存在的環節。
rule-P12d = 「不能成為對象」與「不受影響」是不同的保護，腳本使用文本所寫的那一種。
rule-P12e = 使卡片不受影響的腳本要準確寫明是誰的效果，以免擋住自己的效果。
rule-P12f = 在一段期間內使之無效的腳本，要給予文本所寫的終點。
rule-P13 = 是哪一種無效或保護由文本決定；移動卡片是另一回事。
rule-P14 = 無效問的是環節或效果是否適用；保護問的是外來的效果能否觸及卡片。
rule-L1 = 「無效」在其他語言是 negate、annuler、annullieren、annullare、negar、無効 與 무효。
rule-R-SPEED = 卡片或效果的咒文速度須為２以上且不低於最新環節的咒文速度，才能連鎖。
rule-R-PHASE = 在此階段或步驟不能這樣做。
rule-R-ZONE = 沒有可用的空區域。
rule-R-COST = 不能支付其代價。
rule-R-TARGET = 沒有合法的對象。
rule-R-NOTHING-TO-DO = 其效果無法做任何事。
rule-R-CONDITION = 未滿足其發動條件。
rule-R-RESTRICTION = 玩家在這回合做過其文本所不允許的事。
rule-R-SUMMON-CONDITION = 不具備該怪獸自身特殊召喚所要求的條件。
rule-R-LIMIT = 已達到可使用的最多次數。
rule-R-MANDATORY = 其效果是強制的，且已經發動。
rule-R-LOCATION = 不在可以這樣做的地方。
rule-R-FACEDOWN = 它是裏側表示。
rule-R-FACEUP = 它已經是表側表示：場上的魔法・陷阱卡是翻到表側表示來發動的。
rule-R-KIND = 這種卡片或效果不能這樣做。
rule-R-CONTROLLER = 此玩家不控制該卡。
rule-R-TURN = 現在不是可以這樣做的玩家的回合。
rule-R-SET-TURN = 陷阱卡必須先覆蓋，陷阱卡和速攻魔法卡不能在覆蓋的回合發動。
rule-R-DISABLED = 其效果無效，或尚未適用。
rule-R-FORBIDDEN = 其卡名已被效果禁止。
rule-R-BEING-SUMMONED = 其召喚尚未結束。
rule-R-BATTLE-DESTROYED = 已被戰鬥破壞，只等待離開場上。
rule-R-OVERLAY = 超量素材不是場上的卡。
rule-R-DECK-SIZE = 牌組的卡不足。
rule-R-UNNEGATABLE = 依其自身的文本不能使其無效。
rule-R-CHAIN-LIMIT = 有效果限制了可以作為回應發動的東西。
rule-R-SUMMON-COUNT = 此回合的通常召喚或覆蓋已用掉。
rule-R-SUMMON-ONCE = １回合只能特殊召喚１次。
rule-R-PENDULUM = 靈擺召喚需要兩個刻度、空的區域，以及手牌或額外牌組表側表示且等級在刻度之間的怪獸；每回合一次。
rule-R-TRIBUTE = 可解放的怪獸不足。
rule-R-POSITION = 不是所需的表示形式，或不能變成該表示形式。
rule-R-POSITION-ONCE = 此回合已被召喚或覆蓋、已攻擊、或已變更表示形式，所以表示形式不變。
rule-R-EFFECT = 有效果禁止這樣做。
rule-R-EVENT = 觸發的事情沒有發生。
rule-R-TIMING = 「……時可以」的效果，若其所對應的事不是最後發生的事，便錯過時點。
rule-R-WINDOW = 現在不是時候。
rule-R-CHOICE = 只能選擇卡片文本、或召喚與攻擊的規則所允許的對象。
rule-R-DIRECT = 只有在沒有可攻擊的怪獸、或效果允許時，才能直接攻擊。
rule-R-FIRST-TURN = 決鬥的第一個回合沒有戰鬥階段。
rule-R-NO-EFFECT = 此卡沒有這樣可以發動的效果。
rule-R-RESOLVED = 未被無效的環節會處理，其效果會適用。
rule-R-NOTHING = 即使效果沒有可做的事，環節仍會處理；這並非被無效。
rule-R-SUMMONED = 召喚成功。
rule-R-ATTACK = 攻擊進入了傷害步驟。
rule-R-BATTLE-PROTECTED = 不會被戰鬥破壞的怪獸留在場上；戰鬥傷害照樣計算。
rule-R-TURNED = 攻擊怪獸不再是攻擊表示時，攻擊不經傷害步驟就結束；這並非被無效。
rule-R-REPLAY = 傷害步驟前對手場上的怪獸有變化，或無法再照宣言攻擊時，攻擊方重新選擇攻擊對象，或停止攻擊；這不是新的攻擊，也沒有攻擊被無效。
rule-R-BATTLE-PHASE-OVER = 使戰鬥階段結束的效果也使攻擊結束，不經傷害步驟；這並非被無效。

## solemn duel

turn-score = 第{ $turn }回合，玩家{ $player }（LP { $first }：{ $second }）
duel-between = 玩家0：{ $first }   玩家1：{ $second }   種子 { $seed }
duel-dealt = 牌組已依種子洗牌。玩家{ $player }先攻。
duel-in-order = 牌組保持原有順序。玩家{ $player }先攻。
duel-stopped = 在第{ $turn }回合停止：尚無人獲勝。
why-over =
    { $how ->
        [lp] 決鬥結束：LP為0
        [deck] 決鬥結束：牌組的牌不夠抽
        [named] 決鬥結束：{ $words }
       *[effect] 決鬥因卡的效果而結束
    }
deck-of-link = 連結的牌組
