# 日本語：リプレイ.

summon-used-up = このターンの通常召喚は使用済み

replay-between = { $first } 対 { $second }
replay-recorded = { $date }（UTC）に { $program } で記録
replay-program = { $program } で記録
replay-deck = { $player } のデッキ：{ $cards }
replay-at = 第{ $turn }ターン、決定{ $number }の前
replay-asked =
    { $kind ->
        [cards] プレイヤー{ $player }がカードを選ぶ
        [sum] プレイヤー{ $player }が合計になるカードを選ぶ
        [tribute] プレイヤー{ $player }がリリースするモンスターを選ぶ
        [select_unselect] プレイヤー{ $player }がカードを1枚ずつ選ぶ
        [place] プレイヤー{ $player }がゾーンを1つ選ぶ
        [disable_zones] プレイヤー{ $player }が複数のゾーンを選ぶ
        [position] プレイヤー{ $player }が表示形式を選ぶ
        [yes_no] プレイヤー{ $player }がはい・いいえで答える
        [option] プレイヤー{ $player }が効果を1つ選ぶ
        [counters] プレイヤー{ $player }がカウンターを取り除く
        [sort_cards] プレイヤー{ $player }がカードの順番を決める
        [sort_chain] プレイヤー{ $player }が効果の順番を決める
        [announce_card] プレイヤー{ $player }がカード名を宣言する
        [announce_race] プレイヤー{ $player }が種族を宣言する
        [announce_attribute] プレイヤー{ $player }が属性を宣言する
        [announce_number] プレイヤー{ $player }が数を宣言する
       *[rock_paper_scissors] プレイヤー{ $player }がじゃんけんの手を出す
    }
replay-answered = 実際の行動：{ $answer }
replay-ends = 記録はここ、第{ $turn }ターンで終わっている。まだ誰も勝っていない。
replay-cut-off = ファイルの終わりが欠けている。
replay-no-negations = 無効になったものはない。
replay-whose = { $cards }（{ $player }）
replay-how =
    { $how ->
        [activation] 発動
        [effect] 効果
        [effects] フィールドの効果
        [summon] 召喚
       *[attack] 攻撃
    }
replay-obstacle =
    { $why ->
        [old-generator] このリプレイは再生できない。乱数がsolemnにないYGOProの生成器によるものである。
        [tag-duel] このリプレイは再生できない。タッグデュエルである。
        [extra-rules] このリプレイは再生できない。カードがデュエルのルールを変えている。
       *[not-inside] このリプレイは再生できない。ファイルにはクライアントの表示内容だけがあり、プレイヤーの回答がない。
    }
replay-misfit =
    { $kind ->
        [unfit] リプレイは決定{ $decision }（回答{ $response }）でデュエルと食い違う：{ $reason }
        [not-asked] リプレイは決定{ $decision }の前（回答{ $response }）でデュエルと食い違う：誰も発動できるものがないのに { $given } と回答されている
        [left-over] デュエルは終わっているが、リプレイには続きがある：回答{ $response }は { $given }
       *[stuck] 決定{ $decision }の後、デュエルを続けられない：{ $reason }
    }
replay-suspects = 別のスクリプトまたは別のカードで記録されたものか。原因として考えられるのは { $cards } のスクリプト。
head-turn = ターン
head-negated = 無効になったもの
head-how = 種類
head-by = 無効にしたもの
head-cost = コスト
head-anyway = それでも残ること
replay-case-title = { $first } 対 { $second }、第{ $turn }ターン、決定{ $number }から
replay-case-missing =
    { $what ->
        [pasts] 配置にないもの：カウンター、モンスターの召喚方法
        [owners] 配置にないもの：相手がコントロールするカードの持ち主
        [elsewhere] 配置にないもの：効果でしか置けないゾーンにあるカード
       *[face-down] 除外されたカードはすべて表側
    }
replay-case-left-out = 最後に省いたステップ：{ $count }
replay-case-written = { $file } は第{ $turn }ターンの決定{ $number }から始まる
replay-differs = 決定{ $decision }から、起きることがクライアントの表示と異なる：表示では { $recorded }、ここでは { $ours }
replay-given-up = プレイヤー{ $player }の勝ち。相手が降参または退出した。
replay-scripts-found = リプレイは { $date } のスクリプト（コミット { $commit }）で最後まで再生できる。試した版：{ $tried }
replay-scripts-not-found = 試した版（{ $tried }）のどれでもリプレイは最後まで再生できない。最も進んだのは { $date } のスクリプト（コミット { $commit }）で、決定{ $decisions }まで
head-number = 番号
head-date = 日付
head-first-deck = 先攻のデッキ
head-second-deck = 後攻のデッキ
head-turns = ターン数
head-winner = 勝者
head-ending = 終わり方
head-negations = 無効の数
replay-no-archetype = 混成
replay-winner =
    { $winner ->
        [first] 先攻
        [second] 後攻
        [draw] 引き分け
       *[nobody] なし
    }
replay-ending =
    { $ending ->
        [lp] LPが0
        [deck] デッキ切れ
        [effect] 効果による
        [given-up] 降参
        [unfinished] 未完
        [parted] 食い違い
       *[not-played] 再生不可
    }
replay-most-activated = 最も多く発動されたカード
replay-most-negated = 最も多く無効になったカード
replay-written =
    { $how ->
        [puzzle] { $file }を書き出した。詰めデュエルはその隣にある。EDOProのフォルダー「replay」と「puzzles」に置く
       *[alone] { $file }を書き出した。EDOProのフォルダー「replay」に、詰めデュエルは「puzzles」に置く
    }
replay-cannot-hold =
    { $what ->
        [turn] リプレイにできない：プレイヤー0のドローフェイズから始まらなければならない
        [chance] リプレイにできない：コインとサイコロの結果が決められている
        [materials] リプレイにできない：モンスターの召喚に使ったものが決められている
       *[set-ups] リプレイにできない：Luaファイルがフィールドを作っている
    }
