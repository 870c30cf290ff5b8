# 繁體中文.

table-link-resolves = 連鎖{ $number }處理
table-over = 決鬥已結束。
table-full = 最多容納 { $count } 個局面；請帶走案例後重新開始。
table-no-node = 沒有局面 { $number }：應為 0 到 { $count }。
table-script = 卡片腳本失敗：{ $why }
table-script-endless = 這張卡的腳本無法結束。
table-no-puzzle = 殘局只能從其檔案開啟。
table-unfit = 此選擇不符。請重新選擇。
table-no-beginning = 情境始於主要階段或戰鬥階段；本回合尚未有。
table-no-card = 這張卡已不在了。
table-no-deck = 此牌組沒有卡片。
table-way =
    { $way ->
        [normal-summon] 通常召喚
        [set] 覆蓋
        [special-summon] 特殊召喚
        [pendulum-summon] 靈擺召喚
        [activate] 發動
        [chain] 連鎖
        [flip] 反轉召喚
        [change-position] 變更表示形式
        [attack] 攻擊
        [choose] 選擇
        [to-battle] 戰鬥階段
        [to-main2] 主要階段2
       *[end-turn] 結束回合
    }
table-summon =
    { $way ->
        [normal] 通常召喚
        [tribute] 上級召喚
        [flip] 反轉召喚
        [special] 特殊召喚
        [fusion] 融合召喚
        [ritual] 儀式召喚
        [synchro] 同步召喚
        [xyz] 超量召喚
        [pendulum] 靈擺召喚
       *[link] 連結召喚
    }
table-effect = { $way }（效果{ $number }）
table-kind =
    { $kind ->
        [normal] 通常
        [effect] 效果
        [ritual] 儀式
        [fusion] 融合
        [synchro] 同步
        [xyz] 超量
        [pendulum] 靈擺
        [link] 連結
        [toon] 卡通
        [spirit] 靈魂
        [union] 同盟
        [gemini] 二重
        [flip] 反轉
        [tuner] 協調
        [token] 衍生物
       *[other] { $kind }
    }
table-spell =
    { $kind ->
        [ritual] 儀式魔法
        [quickplay] 速攻魔法
        [continuous] 永續魔法
        [equip] 裝備魔法
        [field] 場地魔法
       *[normal] 通常魔法
    }
table-trap =
    { $kind ->
        [continuous] 永續陷阱
        [counter] 反擊陷阱
       *[normal] 通常陷阱
    }
table-attribute =
    { $word ->
        [earth] 地
        [water] 水
        [fire] 炎
        [wind] 風
        [light] 光
        [dark] 闇
       *[divine] 神
    }
table-type =
    { $word ->
        [warrior] 戰士族
        [spellcaster] 魔法使族
        [fairy] 天使族
        [fiend] 惡魔族
        [zombie] 不死族
        [machine] 機械族
        [aqua] 水族
        [pyro] 炎族
        [rock] 岩石族
        [winged-beast] 鳥獸族
        [plant] 植物族
        [insect] 昆蟲族
        [thunder] 雷族
        [dragon] 龍族
        [beast] 獸族
        [beast-warrior] 獸戰士族
        [dinosaur] 恐龍族
        [fish] 魚族
        [sea-serpent] 海龍族
        [reptile] 爬蟲類族
        [psychic] 超能族
        [divine-beast] 幻神獸族
        [creator-god] 創造神族
        [wyrm] 幻龍族
        [cyberse] 電子界族
        [illusion] 幻想魔族
       *[other] { $word }
    }
table-ask-main = 玩家{ $player }：主要階段行動
table-ask-battle = 玩家{ $player }：戰鬥階段行動
table-ask-chain = 玩家{ $player }：要連鎖嗎？
table-ask-pause = 玩家{ $player }：沒有可以連鎖的卡。
table-ask-trigger = 玩家{ $player }：發動「{ $card }」的效果嗎？
table-ask-cards = 玩家{ $player }：選擇卡片（{ $min } 到 { $max } 張）
table-ask-card = 玩家{ $player }：選擇一張卡
table-ask-exactly = 玩家{ $player }：選擇 { $count } 張卡
table-ask-tributes = 玩家{ $player }：選擇解放的怪獸（需要 { $count } 隻）
table-ask-sum = 玩家{ $player }：選擇合計為 { $total } 的卡片
table-ask-one-by-one = 玩家{ $player }：選擇一張卡（已選：{ $count }）
table-ask-zones = 玩家{ $player }：選擇區域（{ $count } 個）
table-ask-position = 玩家{ $player }：選擇表示形式
table-ask-yes-no = 玩家{ $player }：是或否？
table-ask-replay = 玩家{ $player }：再次攻擊嗎？
table-ask-option = 玩家{ $player }：選擇一項
table-ask-number = 玩家{ $player }：宣言數字
table-ask-attribute = 玩家{ $player }：宣言屬性（{ $count } 個）
table-ask-type = 玩家{ $player }：宣言種族（{ $count } 個）
table-ask-name = 玩家{ $player }：宣言卡名
table-ask-counters = 玩家{ $player }：取除指示物（{ $count } 個）
table-ask-order = 玩家{ $player }：決定順序
table-ask-hand = 玩家{ $player }：猜拳
table-done = 完成
table-cancel = 取消
table-answer =
    { $answer ->
        [yes] 是
       *[no] 否
    }
table-option = 選項{ $number }
table-sign =
    { $sign ->
        [rock] 石頭
        [paper] 布
       *[scissors] 剪刀
    }
table-value =
    { $value ->
        [atk] 攻擊力
        [def] 守備力
        [level] 等級或階級
        [attribute] 屬性
        [race] 種族
       *[name] 卡名
    }
table-change-adds = { $what } { $amount }（「{ $by }」）
table-change-becomes = { $what }變成 { $amount }（「{ $by }」）
table-state =
    { $state ->
        [negated] 效果被無效
        [battle] 不會被戰鬥破壞
        [effects] 不會被效果破壞
        [both] 不會被戰鬥或效果破壞
        [once] 在一定次數內不會被破壞
        [target] 不能成為效果的對象
        [attack] 不能被攻擊
        [unaffected] 不受部分效果影響
        [negation] 效果不會被無效
        [cannot-attack] 不能攻擊
       *[cannot-turn] 不能變更表示形式
    }
board-needs-server = 場面需要網頁伺服器：{ $command }
board-port = --port：{ $port } 無法使用（{ $why }）
option-one-file = { $option }：只能有一個檔案
board-serves = 場面位於 { $address }（Ctrl+C 結束）。
page-written = 已寫入 { $file }。
