# 日本語.

table-link-resolves = チェーン{ $number }の処理
table-over = デュエルは終了した。
table-full = 局面は{ $count }までしか保持できない。ケースを持ち出して新しく始めてください。
table-no-node = 局面{ $number }はない：0から{ $count }まで。
table-script = カードのスクリプトが失敗した：{ $why }
table-script-endless = このカードのスクリプトは終わらない。
table-no-puzzle = 詰めデュエルはそのファイルからしか開けない。
table-unfit = この選択は合わない。選び直してください。
table-no-beginning = シナリオはメインフェイズかバトルフェイズから始まる。このターンにはまだない。
table-no-card = このカードはもうない。
table-no-deck = このデッキにはカードがない。
table-way =
    { $way ->
        [normal-summon] 通常召喚
        [set] セット
        [special-summon] 特殊召喚
        [pendulum-summon] ペンデュラム召喚
        [activate] 発動
        [chain] チェーン
        [flip] 反転召喚
        [change-position] 表示形式の変更
        [attack] 攻撃
        [choose] 選ぶ
        [to-battle] バトルフェイズ
        [to-main2] メインフェイズ2
       *[end-turn] ターン終了
    }
table-summon =
    { $way ->
        [normal] 通常召喚
        [tribute] アドバンス召喚
        [flip] 反転召喚
        [special] 特殊召喚
        [fusion] 融合召喚
        [ritual] 儀式召喚
        [synchro] シンクロ召喚
        [xyz] エクシーズ召喚
        [pendulum] ペンデュラム召喚
       *[link] リンク召喚
    }
table-effect = { $way }（効果{ $number }）
table-kind =
    { $kind ->
        [normal] 通常
        [effect] 効果
        [ritual] 儀式
        [fusion] 融合
        [synchro] シンクロ
        [xyz] エクシーズ
        [pendulum] ペンデュラム
        [link] リンク
        [toon] トゥーン
        [spirit] スピリット
        [union] ユニオン
        [gemini] デュアル
        [flip] リバース
        [tuner] チューナー
        [token] トークン
       *[other] { $kind }
    }
table-spell =
    { $kind ->
        [ritual] 儀式魔法
        [quickplay] 速攻魔法
        [continuous] 永続魔法
        [equip] 装備魔法
        [field] フィールド魔法
       *[normal] 通常魔法
    }
table-trap =
    { $kind ->
        [continuous] 永続罠
        [counter] カウンター罠
       *[normal] 通常罠
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
        [warrior] 戦士族
        [spellcaster] 魔法使い族
        [fairy] 天使族
        [fiend] 悪魔族
        [zombie] アンデット族
        [machine] 機械族
        [aqua] 水族
        [pyro] 炎族
        [rock] 岩石族
        [winged-beast] 鳥獣族
        [plant] 植物族
        [insect] 昆虫族
        [thunder] 雷族
        [dragon] ドラゴン族
        [beast] 獣族
        [beast-warrior] 獣戦士族
        [dinosaur] 恐竜族
        [fish] 魚族
        [sea-serpent] 海竜族
        [reptile] 爬虫類族
        [psychic] サイキック族
        [divine-beast] 幻神獣族
        [creator-god] 創造神族
        [wyrm] 幻竜族
        [cyberse] サイバース族
        [illusion] 幻想魔族
       *[other] { $word }
    }
table-ask-main = プレイヤー{ $player }：メインフェイズの行動
table-ask-battle = プレイヤー{ $player }：バトルフェイズの行動
table-ask-chain = プレイヤー{ $player }：チェーンするか？
table-ask-pause = プレイヤー{ $player }：チェーンできるものはない。
table-ask-trigger = プレイヤー{ $player }：「{ $card }」の効果を発動するか？
table-ask-cards = プレイヤー{ $player }：カードを選ぶ（{ $min }〜{ $max }枚）
table-ask-card = プレイヤー{ $player }：カードを1枚選ぶ
table-ask-exactly = プレイヤー{ $player }：カードを{ $count }枚選ぶ
table-ask-tributes = プレイヤー{ $player }：リリースするモンスターを選ぶ（{ $count }体分）
table-ask-sum = プレイヤー{ $player }：合計{ $total }になるカードを選ぶ
table-ask-one-by-one = プレイヤー{ $player }：カードを1枚選ぶ（選択済み：{ $count }）
table-ask-zones = プレイヤー{ $player }：ゾーンを選ぶ（{ $count }か所）
table-ask-position = プレイヤー{ $player }：表示形式を選ぶ
table-ask-yes-no = プレイヤー{ $player }：はい／いいえ？
table-ask-replay = プレイヤー{ $player }：攻撃を続けるか？
table-ask-option = プレイヤー{ $player }：1つ選ぶ
table-ask-number = プレイヤー{ $player }：数字を宣言する
table-ask-attribute = プレイヤー{ $player }：属性を宣言する（{ $count }つ）
table-ask-type = プレイヤー{ $player }：種族を宣言する（{ $count }つ）
table-ask-name = プレイヤー{ $player }：カード名を宣言する
table-ask-counters = プレイヤー{ $player }：カウンターを取り除く（{ $count }個）
table-ask-order = プレイヤー{ $player }：順番を決める
table-ask-hand = プレイヤー{ $player }：じゃんけん
table-done = 終了
table-cancel = キャンセル
table-answer =
    { $answer ->
        [yes] はい
       *[no] いいえ
    }
table-option = 選択肢{ $number }
table-sign =
    { $sign ->
        [rock] グー
        [paper] パー
       *[scissors] チョキ
    }
table-value =
    { $value ->
        [atk] 攻撃力
        [def] 守備力
        [level] レベル・ランク
        [attribute] 属性
        [race] 種族
       *[name] カード名
    }
table-change-adds = { $what } { $amount }（「{ $by }」）
table-change-becomes = { $what }が{ $amount }になる（「{ $by }」）
table-state =
    { $state ->
        [negated] 効果は無効になっている
        [battle] 戦闘では破壊されない
        [effects] 効果では破壊されない
        [both] 戦闘・効果では破壊されない
        [once] 決められた回数破壊されない
        [target] 効果の対象にならない
        [attack] 攻撃対象にならない
        [unaffected] 一部の効果を受けない
        [negation] 効果は無効にならない
        [cannot-attack] 攻撃できない
       *[cannot-turn] 表示形式を変更できない
    }
board-needs-server = 盤面にはウェブサーバーが必要：{ $command }
board-port = --port：{ $port }は使えない（{ $why }）
option-one-file = { $option }：ファイルは1つだけ
board-serves = 盤面は { $address } （Ctrl+Cで終了）。
page-written = { $file } に書き出した。
