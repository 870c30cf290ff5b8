# 繁體中文：檔案與選項的錯誤

file-empty = 是空的：應為一個情境
file-not-there = 沒有這個檔案
file-broken-link = 是指向不存在的檔案的連結
file-unreadable = 無法讀取（{ $why }）
file-too-large = 太大：應為不超過{ $most }位元組的情境
file-not-utf8 = 不是文字檔：位元組{ $byte }不是UTF-8
file-zero-byte = 不是文字檔：含有值為零的位元組
file-too-deep = 巢狀過深
file-too-many-parts = 部分超過{ $most }個
file-too-many-cards = 卡片超過{ $most }張
file-half-character = 含有{ $found }，那是半個字元
file-no-puzzle = 不是殘局：沒有以Debug.AddCard布置場地
folder-not-there = 沒有這個資料夾
folder-without-files =
    { $what ->
        [scenario] 這個資料夾裡沒有情境：應有名稱以{ $endings }結尾的檔案
        [puzzle] 這個資料夾裡沒有殘局：應有名稱以{ $endings }結尾的檔案
        [deck] 此資料夾中沒有牌組：應有名稱以 { $endings } 結尾的檔案
       *[replay] 這個資料夾裡沒有錄影：應有名稱以{ $endings }結尾的檔案
    }
scripts-in-file = 是檔案：應為存放卡片腳本的資料夾
named-path = { $path }：{ $problem }
path-near = { $problem }；您是指{ $near }嗎？
not-yaml = 不是YAML：{ $problem }
not-json = 不是JSON：{ $problem }
syntax =
    { $kind ->
        [colon] 這個值裡有冒號
        [comma] 缺少逗號或右括號
        [comma-too-many] 多了一個逗號
        [twice] 這個名稱出現了兩次
        [alias] 沒有東西叫做*後面的名稱
        [aliases] *的引用超過{ $most }個
        [merges] 合併的欄位超過{ $most }個
        [tab] 該用空格的地方用了定位字元
        [quote] 引號沒有結束
        [escape] 反斜線後面的這個無法辨識
        [character] 這個字元不能出現在這裡
        [indent] 這一行的縮排與所屬的各行不同
        [no-colon] 名稱後面缺少冒號
        [more] 結束之後還有內容
        [end] 太早結束
        [name] 這不能當作欄位名稱
        [quoted-name] 缺少以雙引號括住的欄位名稱
        [value] 缺少值
        [tag] 有無法讀取的值
        [date] 沒有這個日期；文字要加引號
       *[other] 從這裡起無法讀取
    }

unknown-field = 沒有名為「{ $found }」的欄位
near-expected = { $problem }；您是指「{ $near }」嗎？可用：{ $expected }
but-expected = { $problem }；可用：{ $expected }
field-missing = 缺少欄位「{ $found }」
field-missing-words = 缺少欄位「{ $found }」：可用{ $expected }
found-value = 找到{ $found }
value-kind =
    { $kind ->
        [int] 整數
        [str] 文字
        [bool] true或false
        [array] 清單
        [null] 無
       *[object] 欄位與值
    }
at-least = { $kind }，至少{ $bound }
at-most = { $kind }，至多{ $bound }
list-of-two = 正好2項的清單
list-not-empty = 至少1項的清單
list-of-size = 有{ $count }項的清單
empty-object = 沒有欄位的物件
beside-puzzle = 「{ $found }」不能與「puzzle」並列，因為由「puzzle」決定
because-of-legal = 「because」說明動作為何被拒絕：旁邊應有「expect: illegal」
unknown-rule = 沒有ID為「{ $found }」的規則
no-label = 沒有標籤為「{ $label }」的步驟；此檔案的標籤：{ $known }

place-token = 「{ $card }」是衍生物：只能在場上
place-belongs-in-extra =
    { $zone ->
        [hand] 「{ $card }」屬於額外牌組：不能在手牌
       *[deck] 「{ $card }」屬於額外牌組：不能在主牌組
    }
place-not-in-extra = 「{ $card }」不能在額外牌組
place-no-monster = 「{ $card }」不是怪獸：不能在怪獸區域
place-no-xyz = 「{ $card }」不是超量怪獸：不能有超量素材
place-set-not-summoned = 「{ $card }」是覆蓋的：不是召喚出場
place-not-summoned-so =
    { $kind ->
        [fusion] 「{ $card }」不可能被融合召喚
        [ritual] 「{ $card }」不可能被儀式召喚
        [synchro] 「{ $card }」不可能被同步召喚
        [xyz] 「{ $card }」不可能被超量召喚
       *[link] 「{ $card }」不可能被連結召喚
    }
place-link-position = 「{ $card }」是連結怪獸：永遠是表側攻擊表示
place-no-extra-zones = 「{ $card }」不能在額外怪獸區域：這套規則沒有該區域
place-not-from-extra = 「{ $card }」不是來自額外牌組：不能在額外怪獸區域
place-no-extra-link = 「{ $card }」不是連結怪獸：一位玩家只有以額外連結才能在兩個額外怪獸區域都有怪獸
place-monster-as-spell = 「{ $card }」是怪獸：在魔法＆陷阱區域只能作為裝備卡（equip）
place-field-zone-only = 「{ $card }」是場地魔法：只能在場地區域（seq 5）
place-not-field-zone = 「{ $card }」不能在場地區域
place-no-equip-card = 「{ $card }」不是裝備卡：不能裝備給怪獸
place-equip-set = 「{ $card }」是覆蓋的：裝備卡是表側（pos: faceup）
place-equip-nobody = 「{ $card }」沒有裝備對象：玩家{ $player }的區域{ $number }沒有表側的怪獸
place-no-pendulum = 「{ $card }」不是靈擺怪獸：不能在靈擺區域
zone-taken = 「{ $card }」不能在區域{ $number }：「{ $by }」已經在那裡
no-card-of-scenario = 這個情境沒有「{ $card }」這張卡：應為布置的卡
counters-of-which-kind = 請寫明「{ $card }」上指示物的種類：依自身文字可有：{ $known }
counters-too-many = 「{ $card }」不能有{ $count }個這種指示物：{ $kind }
unknown-counters = 沒有名為「{ $found }」的指示物（也可用0x1這樣的數字）
notation-counters-mixed = 寫多種指示物時，每種都要寫明各自的種類

option-wrong = { $option }：找到「{ $found }」，可用：{ $expected }
argument-empty = 第{ $number }個引數是空的：需要檔案、資料夾或值
option-number =
    { $what ->
        [turn] { $option }：找到{ $found }，應為1到{ $last }的回合
       *[decision] { $option }：找到{ $found }，應為1到{ $last }的決定
    }
ending-wrong = { $option }：找到{ $found }，名稱結尾可用：{ $expected }
options-apart = { $first }與{ $second }不能一起使用
option-needs = { $first }只能與{ $second }一起使用
case-and-output = --case N與-o FILE要一起使用：決定的編號，以及由它開始的情境的檔案
case-no-open-phase = --case：決定{ $number }所在的回合{ $turn }沒有開放的主要階段或戰鬥階段，而情境由那裡開始
output-for-nothing = -o FILE：沒有--case N或--table就不寫出任何東西
no-commits = --find-scripts：{ $path }：沒有提交
puzzle-not-beside = 殘局{ $name }不在錄影旁邊：以--puzzle指明其檔案
puzzle-needed-beside = 找不到此錄影的殘局{ $name }：請將其檔案放在錄影旁邊
not-installed = { $option }：未安裝{ $found }：pip install 'solemn[{ $extra }]'
folder-in-file = { $option }：{ $path }是檔案，應為資料夾
weight-wrong = { $option }：找到「{ $found }」，可用：{ $expected }加上數字，例如{ $example }
edopro-not-found = --edopro：EDOPro不在任何常見位置（{ $places }）
deck-empty = 主牌組是空的：應在#main之下每行寫一個卡片密碼
banlist-unknown = --banlist：沒有名為「{ $found }」的清單或檔案
codes-unknown = 沒有資料庫（{ $databases }）含有{ $codes }
codes-unknown-old = { $problem }：資料庫可能比牌組舊
codes-unknown-bundled = { $problem }：--db和--edopro可加入社群的卡片
deck-not-legal = 這副牌組不可使用：{ $problem }
deck-odd = 規則不允許這副牌組：{ $problem }
deck-without-scripts = 沒有腳本因而沒有效果：{ $cards }
and-more = { $texts }等，另有{ $count }
solve-what = 沒有可解的內容：應為殘局、情境或重播，或者 --deck（配合 --hand）
solve-nowhere = 無法從那裡搜尋：決鬥在第 { $turn } 回合結束，或該回合沒有可自由行動的時點
hand-not-in-deck = { $option }：主牌組中沒有{ $card }，或沒有那麼多張
