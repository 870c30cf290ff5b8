# 日本語

zone =
    { $zone ->
        [deck] デッキ
        [hand] 手札
        [mzone] モンスターゾーン
        [szone] 魔法＆罠ゾーン
        [grave] 墓地
        [banished] 除外
        [extra] エクストラデッキ
        [overlay] Ｘ素材
       *[none] どこでもない場所
    }
pendulum-zone =
    { $side ->
        [left] 左のペンデュラムゾーン
       *[right] 右のペンデュラムゾーン
    }
zone-numbered = { $where } { $number }
zone-word =
    { $zone ->
        [deck] デッキ
        [hand] 手札
        [mzone] モンスターゾーン
        [szone] 魔法＆罠ゾーン
        [grave] 墓地
        [banished] 除外
        [extra] エクストラデッキ
        [overlay] Ｘ素材
       *[none] どこでもない場所
    }
kind =
    { $kind ->
        [main] メインフェイズ
        [battle] バトルフェイズ
        [chain] チェーン
       *[other] { $kind }
    }
place = プレイヤー{ $player }の{ $where }
nowhere = どこでもない場所
phase =
    { $phase ->
        [draw] ドローフェイズ
        [standby] スタンバイフェイズ
        [main1] メインフェイズ１
        [battle_start] バトルフェイズ：スタートステップ
        [battle_step] バトルステップ
        [damage] ダメージステップ
        [damage_calculation] ダメージ計算
        [battle] バトルフェイズ
        [main2] メインフェイズ２
       *[end] エンドフェイズ
    }
position =
    { $position ->
        [attack] 表側攻撃表示
        [facedown_attack] 裏側攻撃表示
        [defense] 表側守備表示
        [set] 裏側守備表示
       *[none] なし
    }
list-comma = { $first }、{ $rest }
list-and = { $first }と{ $rest }
list-or = { $first }または{ $rest }
list-semicolon = { $first }；{ $rest }

## 起きたこと

turn = プレイヤー{ $player }のターン
activate = チェーン{ $link }：プレイヤー{ $player }が「{ $card }」を発動（{ $where }）
as-card = カードの発動として
as-effect = カードの効果の発動として
cost = コスト：{ $costs }
targets = 対象：{ $cards }
paid-tribute = 「{ $card }」をリリース
paid-discard = 「{ $card }」を捨てる
paid-detach = 「{ $card }」を取り除く
paid-send = 「{ $card }」を墓地へ送る
paid-banish = 「{ $card }」を除外
paid-banish-face-down = 「{ $card }」を裏側で除外
paid-return = 「{ $card }」を手札に戻す
paid-return-deck = 「{ $card }」をデッキに戻す
paid-return-extra = 「{ $card }」をエクストラデッキに戻す
paid-material = 「{ $card }」を素材にする
paid-lp = { $amount }LPを払う
paid-counters = 「{ $card }」から{ $counters }を{ $count }個取り除く
resolve = チェーン{ $link }の処理：「{ $card }」
activation-negated = 「{ $card }」の発動（チェーン{ $link }）は無効になる
effect-negated = 「{ $card }」の効果（チェーン{ $link }）は無効になる
summoning =
    { $kind ->
        [normal] プレイヤー{ $player }が「{ $card }」を通常召喚
        [flip] プレイヤー{ $player }が「{ $card }」を反転召喚
       *[special] プレイヤー{ $player }が「{ $card }」を特殊召喚
    }
summon-negated = 「{ $card }」の召喚は無効になる
attack = プレイヤー{ $player }が「{ $card }」で「{ $target }」を攻撃
attack-directly = プレイヤー{ $player }が「{ $card }」で直接攻撃
attack-namesake = プレイヤー{ $player }の「{ $card }」がプレイヤー{ $other }の「{ $target }」に攻撃
attack-negated = 攻撃は無効になる
damage-step = ダメージステップ開始
phase-goes-on = フェイズ移行に対して発動があったため、このフェイズは続く（{ $phase }）
new-chain = { $card }は何にもチェーンしていない。新しいチェーンが始まる（プレイヤー{ $player }のターン、{ $phase }）
by-default = ステップに指定がないため、プレイヤー{ $player }：{ $what }
at-step = ステップ{ $step }：{ $what }
damage = プレイヤー{ $player }は{ $amount }ダメージを受ける
recover = プレイヤー{ $player }は{ $amount }LP回復する
pays = プレイヤー{ $player }は{ $amount }LPを払う
draws = プレイヤー{ $player }は{ $count }枚ドローする
counter-kind =
    { $kind ->
        [spell-counter] { $number ->
                [single] 魔力カウンター
               *[several] 魔力カウンター
            }
        [bushido-counter] { $number ->
                [single] 武士道カウンター
               *[several] 武士道カウンター
            }
        [feather-counter] { $number ->
                [single] 黒羽カウンター
               *[several] 黒羽カウンター
            }
        [kaiju-counter] { $number ->
                [single] 壊獣カウンター
               *[several] 壊獣カウンター
            }
        [resonance-counter] { $number ->
                [single] 共鳴カウンター
               *[several] 共鳴カウンター
            }
        [venom-counter] { $number ->
                [single] ヴェノムカウンター
               *[several] ヴェノムカウンター
            }
        [a-counter] { $number ->
                [single] Aカウンター
               *[several] Aカウンター
            }
        [fog-counter] { $number ->
                [single] フォッグカウンター
               *[several] フォッグカウンター
            }
        [predator-counter] { $number ->
                [single] 捕食カウンター
               *[several] 捕食カウンター
            }
        [signal-counter] { $number ->
                [single] シグナルカウンター
               *[several] シグナルカウンター
            }
       *[other] { $number ->
                [single] カウンター
               *[several] カウンター
            }
    }
counters-placed = 「{ $card }」に{ $counters }を{ $count }個置く
counters-removed = 「{ $card }」から{ $counters }を{ $count }個取り除く
appears = 「{ $card }」が現れる：{ $to }
move = 「{ $card }」：{ $from } → { $to }
move-why = { move }（{ $why }）
why =
    { $reason ->
        [destroy] 破壊
        [tribute] リリース
        [material] 素材として
        [cost] コストとして
        [discard] 捨てた
        [rule] ルールにより
        [battle] 戦闘により
        [destroyed-by-battle] 戦闘で破壊
        [destroyed-by-rule] ルールにより破壊
        [discarded-as-cost] コストとして捨てた
        [replace] 代わりに
       *[redirect] 行き先の変更
    }
face-up = 「{ $card }」は表側になる
face-down = 「{ $card }」は裏側になる
position-changed = 「{ $card }」：{ $old } → { $new }
sets = プレイヤー{ $player }がカードをセット：「{ $card }」
declares = プレイヤー{ $player }の宣言：{ $what }
tosses = プレイヤー{ $player }がコイントス：{ $what }
coin-side =
    { $side ->
        [heads] 表
       *[tails] 裏
    }
rolls = プレイヤー{ $player }がサイコロを振る：{ $what }
attack-again = 巻き戻し：「{ $card }」が「{ $target }」を攻撃
attack-again-directly = 巻き戻し：「{ $card }」が直接攻撃
attack-redirected = 「{ $by }」により「{ $card }」の攻撃対象が「{ $target }」に移る
attack-redirected-directly = 「{ $by }」により「{ $card }」の攻撃は直接攻撃になる
script-says = スクリプトの出力：{ $text }
script-says-of = 「{ $card }」のスクリプトの出力：{ $text }
wins = プレイヤー{ $player }の勝利
draw-game = デュエルは引き分け

## 判定

link-resolved = チェーン{ $link }「{ $card }」：処理された
link-unnegatable = チェーン{ $link }「{ $card }」：処理された。無効にできなかった
link-destroyed = チェーン{ $link }「{ $card }」：「{ $card }」は破壊されたが、処理された
link-left = チェーン{ $link }「{ $card }」：「{ $card }」は離れていたが、処理された
link-no-longer-negated = { $text }（「{ $card }」の効果はもう無効ではなかった）
link-activation-negated = チェーン{ $link }「{ $card }」：発動が無効になった
link-activation-negated-by = チェーン{ $link }「{ $card }」：「{ $by }」により発動が無効になった
link-effect-negated = チェーン{ $link }「{ $card }」：効果が無効になった
link-effect-negated-by = チェーン{ $link }「{ $card }」：「{ $by }」により効果が無効になった
link-stays-negated = { $text }（「{ $card }」はフィールドを離れたが、無効のまま）
link-not-face-up = チェーン{ $link }「{ $card }」：「{ $card }」がフィールドに表側で存在しないため、効果なしで処理された
link-target-gone = チェーン{ $link }「{ $card }」：対象の{ $targets }が存在しないため、効果なしで処理された
link-target-gone-many = チェーン{ $link }「{ $card }」：対象の{ $targets }が存在しないため、効果なしで処理された
link-target-unfit = チェーン{ $link }「{ $card }」：対象の{ $targets }が適切でなくなったため、効果なしに処理された
link-target-unfit-many = チェーン{ $link }「{ $card }」：対象の{ $targets }が適切でなくなったため、効果なしに処理された
link-idle = チェーン{ $link }「{ $card }」：効果なしで処理された。効果が行うことがなかったためで、無効にはなっていない
summon-of =
    { $kind ->
        [normal] { $cards }の通常召喚
        [flip] { $cards }の反転召喚
        [pendulum] { $cards }のペンデュラム召喚
       *[special] { $cards }の特殊召喚
    }
summon-done = { summon-of }：召喚成功
summon-done-by = { summon-of }：「{ $by }」の効果により召喚成功。無効にできなかった
summon-done-by-effect = { summon-of }：召喚成功。無効にできなかった
summon-stopped = { summon-of }：召喚は無効になった
summon-stopped-by = { summon-of }：「{ $by }」により召喚は無効になった
summon-void = { summon-of }：召喚は行われず、何も無効になっていない
attack-of = 「{ $card }」の「{ $target }」への攻撃
attack-of-directly = 「{ $card }」のプレイヤーへの直接攻撃
attack-stopped = { $attack }：攻撃は無効になった
attack-stopped-by = { $attack }：「{ $by }」により攻撃は無効になった
attack-went-on = { $attack }：ダメージステップへ進んだ
attack-attacker-destroyed = { $attack }：「{ $card }」が破壊されたため、ダメージステップなしで終わった
attack-attacker-left = { $attack }：「{ $card }」がフィールドを離れたため、ダメージステップなしで終わった
attack-attacker-face-down = { $attack }：{ $card }が裏側表示になったため、ダメージステップなしに終わった
attack-attacker-defense = { $attack }：{ $card }が守備表示になったため、ダメージステップなしに終わった
attack-ended = { $attack }：ダメージステップなしで終わった
protected-not-negated = 「{ $card }」は無効にできない
protected-unaffected = 「{ $card }」は効果を受けない
protected-unaffected-by = 「{ $card }」は「{ $source }」の効果を受けない
protected-not-targeted = 「{ $card }」は対象にできない
protected-not-destroyed = 「{ $card }」は破壊されない
protected-elsewhere = 「{ $card }」の場所は{ place }なので、そこでは破壊できない
protected = 「{ $card }」は守られている
because-of = { $text }（「{ $by }」による）
effects-negated = 「{ $card }」の効果は無効になっている
effects-negated-by = 「{ $card }」の効果は「{ $by }」により無効になっている
effects-back = 「{ $card }」の効果はもう無効ではない
protected-negated-already = 「{ $card }」の効果はすでに無効になっている
effects-negated-many = { $cards }の効果は無効になっている
effects-negated-many-by = { $cards }の効果は「{ $by }」により無効になっている
effects-back-many = { $cards }の効果はもう無効ではない
link-refused = チェーン{ $link }「{ $card }」：{ $targets }に効果が及ばないため、効果なしで処理された
link-in-part-gone = チェーン{ $link }「{ $card }」：一部だけ処理された（{ $targets }はもう存在しなかった）
link-in-part-gone-many = チェーン{ $link }「{ $card }」：一部だけ処理された（{ $targets }はもう存在しなかった）
link-in-part-refused = チェーン{ $link }「{ $card }」：一部だけ処理された（{ $targets }には効果が及ばなかった）
attack-changed-sides = { $attack }：「{ $card }」のコントロールが移ったため、ダメージステップなしに終わった
attack-phase-over = { $attack }：バトルフェイズが終了したため、ダメージステップなしに終わった
attack-called-off = { $attack }：巻き戻しで攻撃対象が選ばれなかったため、ダメージステップなしに終わった
attack-replay = { $attack }：相手のモンスターが変わったため、巻き戻しが発生した
attack-replay-unfit = { $attack }：宣言どおりの攻撃ができなくなったため、巻き戻しが発生した
attack-not-negated = { $text }。攻撃は無効になっていない
attack-chosen-again = { $text }。攻撃対象を選び直す
timing-missed = 「{ $card }」：タイミングを逃した
timing-missed-by = 「{ $card }」：応答する出来事の後に「{ $by }」の効果が処理されたため、タイミングを逃した
with-why = { $text }（{ $why }）
over-left = フィールドを離れた
over-face-down = 裏側表示になった
over-unaffected = 「{ $by }」により効果を受けなくなった
over-protected = 「{ $by }」により効果は無効化されなくなった
over-source-left = 「{ $by }」がフィールドを離れた
over-source-face-down = 「{ $by }」が裏側表示になった
over-source-negated = 「{ $by }」自身の効果が無効になった
over-time = 「{ $by }」の効果が終わった

## できない理由

about-card = 「{ $card }」：{ $text }
forbids = 「{ $by }」の効果がこれを許さない。
a-card = カード
the-rules = ルール
used-up = { $text }使用済み：{ $uses }。
use = 「{ $card }」（プレイヤー{ $player }、ターン{ $turn }）
use-activation-negated = 「{ $card }」（プレイヤー{ $player }、ターン{ $turn }、その発動は無効になった）
use-effect-negated = 「{ $card }」（プレイヤー{ $player }、ターン{ $turn }、その効果は無効になった）
use-summon-negated = 「{ $card }」（プレイヤー{ $player }、ターン{ $turn }、その召喚は無効になった）
refused = { $text }選べないもの：{ $candidates }。
refused-by-effect = 「{ $card }」（{ $rule }：「{ $by }」の効果）
refused-by-rule = 「{ $card }」（{ $rule }：{ $text }）
a-direct-attack = 直接攻撃
cannot-be-attacked = 「{ $by }」の効果により、「{ $card }」は攻撃対象にできない。可能：{ $cards }。
must-be-set-first = 罠カードは先にセットしなければならない。
spell-must-be-set-first = 相手ターンでは、速攻魔法カードは先にセットしておかなければならない。
set-this-turn = このターンにセットされたカードである。
no-legal-target = 正しい対象がない。
could-do-nothing = その効果で行えることがない。
responds-to = 誘発する出来事が起きていない（対応するもの：{ $event }）。
event-attack = 攻撃宣言
event-normal-summon = 通常召喚
event-flip-summon = 反転召喚
event-special-summon = 特殊召喚
event-activation = カードまたは効果の発動
event-destroyed = カードの破壊
event-to-grave = カードが墓地へ送られること
event-to-hand = カードが手札に加わること
event-banished = カードが除外されること
event-draw = ドロー
event-damage = ダメージ
event-battle = モンスターの戦闘
event-phase = ターンの別のフェイズ
event-leaves = カードがフィールドを離れること
never-properly-summoned = 正規の方法で特殊召喚されていないため、そこから特殊召喚できない。
cannot-be-targeted = 「{ $by }」の効果により、「{ $card }」は対象にできない。可能：{ $cards }。
restricted = { $text }行ったこと：{ $deeds }。
because-of-effect = { $text }「{ $by }」の効果による。
did-summon = プレイヤー{ $player }が{ $cards }を通常召喚またはセットした
did-normal-summon = プレイヤー{ $player }が{ $cards }を通常召喚した
did-special-summon = プレイヤー{ $player }が{ $cards }を特殊召喚した
did-flip-summon = プレイヤー{ $player }が{ $cards }を反転召喚した
did-activate = プレイヤー{ $player }が{ $cards }を発動した
did-attack = プレイヤー{ $player }が攻撃を宣言した
did-battle-phase = プレイヤー{ $player }がバトルフェイズを行った
no-such-card = プレイヤー{ $player }のそこにそのカードはない：{ $card }
no-such-card-but = プレイヤー{ $player }のそこにそのカードはない：{ $card }（{ $places }）
card-is-in = 「{ $card }」の場所は{ place }
not-possible = { $step }：それはできない。{ $offers }
not-possible-because = { $step }：それはできない；{ $reasons }。{ $offers }
may = プレイヤー{ $player }（{ kind }）にできること：{ $offers }
nothing = なし
answer-refused = この答えは認められない：{ $why }
duel-ended = このステップの前にデュエルが終わった：{ $step }
duel-endless = デュエルがいつまでも終わらない
no-answer = プレイヤー{ $player }のこの決定に答えるステップがない：{ $kind }
no-answer-expected = { $problem }；予想：{ $expected }
no-answer-next = { $problem }；次のステップ：{ $step }
not-offered = もう選べない：{ $cards }
cannot-choose = { $card }は選べない。選べるもの：{ $cards }
cannot-choose-because = { $card }は選べない（{ $why }）。選べるもの：{ $cards }
cannot-declare = { $card }はここでは宣言できない
declare-count = 宣言するのは{ $count }個であり、{ $card }ではない
no-effect-of-number = 発動できる効果は{ $count }個で、{ $effect }番目の効果はない
no-targets = { $card }は対象を取らず、そのような選択はない：{ $step }
not-asked-for = { $card }にそのような選択はない：{ $step }
bundled-only = （ここでは同梱のカードだけが使える。--edopro、--db、または環境変数 SOLEMN_DB でコミュニティのカードを加えられる）
unknown-passcode = 名前またはパスワードが{ $number }のカードはない
unknown-name-near = 「{ $name }」という名のカードはない。{ $near }のことですか？
unknown-name = 「{ $name }」という名のカードはない
quote-name = 「{ $name }」は1枚のカード。コンマやコロンを含む名前は引用符で囲む
notation-no-bearer = フィールドに{ $found }というモンスターはいない
notation-bearer = { $found }という名のモンスターが複数いる。どのモンスターゾーンかを書く
notation-position = { $card }はそこで「{ $found }」にはできない
notation-materials = 「{ $found }」がある。エクシーズ素材はモンスターの所に「with materials …」と書く
notation-number = 「{ $found }」がある。整数を書く
notation-large-number = 数の桁が多すぎる。{ $most }桁までを書く
notation-two-places = 「{ $name }」と「{ $found }」は両立しません：場所と表示形式はそれぞれ1つだけ書いてください
notation-twice = 「{ $found }」が2つあります：{ $line }行目のように1度だけ書いてください
notation-no-cards = { $count }が見つかりました：カードは1枚以上必要です
notation-from-one = { $found }がある。選択肢と数は1から数える
notation-braces = { $found }がある。YAMLファイルのように項目と値を書く
notation-not-of-player = もう一方のプレイヤーのカードがある。それを行えたプレイヤーのカードを書く
notation-which-zone = 「{ $found }」がある。モンスターゾーンか魔法＆罠ゾーンを書く
notation-no-moment = { $found }がある。時点を書けるのはLP・カード・フェイズで、この事実には書けない
notation-no-span = 「{ $found }」がある。「{ $since }」と「{ $until }」を書けるのは出来事と、プレイヤーができたこと・問われたことで、この事実には書けない
notation-because = 「{ $found }」がある。行為が拒まれる理由なので「{ $word }」が必要
notation-equip = 「{ $found }」がある。モンスターに装備されたカードは魔法＆罠ゾーンにある
notation-unexpected-after-near = { $card }はカードだが、その後の「{ $found }」はここでは通じない。「{ $near }」のことですか？
notation-unexpected-after = { $card }はカードだが、その後の「{ $found }」はここでは通じない
notation-a-number = 数
notation-a-rule = ルールのID
notation-a-word = 語
notation-a-value = 値
notation-a-card = カード名
notation-the-end = 行の終わり
notation-own-cards = 独自のカードを含むが、短い記法にはそのための言葉がない。YAMLかJSONのままにすること
notation-no-place = 「{ $card }」の場所を書く：{ $expected }
notation-quote = { $problem }（コンマやコロンを含むカード名は引用符で囲む）
quoted = 「{ $text }」
notation-near = { $problem }。「{ $near }」のことですか？
notation-expected = { $found }がある。ここには{ $expected }が来るはず
unknown-card = { $why }

## ステップ

step-by = プレイヤー{ $player }：{ $step }
step-effect = { $step }（効果{ $effect }）
card-in = { $card }（{ $where }）
card-of = { $card }（プレイヤー{ $player }、{ $where }）
card-of-player = { $card }（プレイヤー{ $player }）
the-card = そのカード
do-normal-summon = 通常召喚：{ $card }
do-set = セット：{ $card }
do-special-summon = 特殊召喚：{ $card }
do-pendulum-summon = ペンデュラム召喚 { $card }
do-activate = 発動：{ $card }
do-chain = チェーン発動：{ $card }
do-flip = 反転召喚：{ $card }
do-change-position = 表示形式の変更：{ $card }
do-attack = 攻撃：{ $card }
do-to-battle = バトルフェイズに入る
do-to-main2 = メインフェイズ２に入る
do-end-turn = ターンを終える
do-pass = パス
do-choose = 選ぶ：{ $card }
do-yes = 「はい」と答える
do-no = 「いいえ」と答える
do-option = 選択肢を選ぶ
do-number = 数字を宣言する
do-position = 表示形式を選ぶ
do-zone = ゾーンを選ぶ
do-name = カード名を宣言する { $card }
do-type = 種族を宣言する：{ $card }
do-attribute = 属性を宣言する：{ $card }
do-counters = カウンターを取り除く：{ $card }
do-order = 順番を決める：{ $card }
do-zones = 複数のゾーンを選ぶ
do-rock-paper-scissors = ジャンケンをする
move-about = { $move }：{ $what }
move-card-at = { $card }（{ $place }）
move-hidden = 裏側のカード
do-finish = 選択を終える
do-cancel = やめる
do-shuffle = 手札をシャッフルする
do-put-back = { $card }を選択から外す
do-keep-order = 順番を変えない

## 予想と結果

check-held = 一致   予想 { $check }；結果 { $found }
check-failed = 不一致 予想 { $check }；結果 { $found }
play-held = 一致   ステップ{ $step }（{ $play }）：予想 { legality }、結果 { found-legality }
play-failed = 不一致 ステップ{ $step }（{ $play }）：予想 { legality }、結果 { found-legality }
play-other-reason = 不一致 ステップ{ $step }（{ $play }）：不可だが、最初の理由が予想と異なる。予想：{ $because }
because-rule-card = { $rules }、{ $card }による
because-card = { $card }による
play-possible = 不一致　手順{ $step }（{ $play }）：不可の予想、結果は可。可能だった時：{ $moment }
moment-link = チェーン{ $link }の{ $card }に対して
moment-chain-end = チェーンの後
moment-attack = { $card }の攻撃宣言の後
moment-attempt = { $card }が召喚される時
moment-summoned = 召喚の後
legality =
    { $expected ->
        [legal] 可能
       *[illegal] 不可能
    }
found-legality =
    { $found ->
        [legal] 可能
       *[illegal] 不可能
    }
observed = 観察 { $check }：{ $holds ->
        [yes] 真
       *[no] 偽
    }、結果 { $found }
expect-lp = プレイヤー{ $player }のLPは{ $amount }
outcome =
    { $outcome ->
        [resolved] 処理された
        [resolved-in-part] 一部処理された
        [resolved-without-effect] 効果なしで処理された
        [effect-negated] 効果は無効
        [activation-negated] 発動は無効
        [summon-successful] 召喚成功
        [summon-did-not-take-place] 召喚は行われず
        [summon-negated] 召喚は無効
        [attack-negated] 攻撃は無効
        [went-on] ダメージステップへ進む
        [ended-without-a-damage-step] ダメージステップなしで終了
        [replay] 巻き戻し
        [missed-the-timing] タイミングを逃した
        [protected] 保護された
        [effects-negated] 効果は無効になっている
        [effects-apply-again] 無効ではなくなった
        [negated] 無効
       *[successful] 成功
    }
expect-until = 手順「{ $label }」まで：{ $check }
expect-since = 手順「{ $label }」以降：{ $check }
expect-after-link = チェーン{ $link }の処理後：{ $check }
expect-at = 手順「{ $label }」の前：{ $check }
expect-count = { $check }（ちょうど{ $count }）
expect-not = 否定：{ $check }
expect-without = { $rules }なし
expect-verdict = 判定がある：{ $what }
expect-anything = 何か
expect-asked = プレイヤー{ $player }に尋ねられた：{ $what }
expect-offered = プレイヤー{ $player }にできたこと：{ $what }
expect-then = { $first }、次に{ $rest }
expect-not-negated = 無効ではない
expect-equipped = 「{ $card }」に装備
expect-level = レベル{ $number }
expect-controlled = プレイヤー{ $player }の側
expect-owned = 持ち主はプレイヤー{ $player }
expect-there = 「{ $card }」がある
expect-card = 「{ $card }」：{ $what }
expect-phase = プレイヤー{ $player }の{ $phase }である
none = なし
board-negated = 無効
board-counters = { $counters }：{ $count }
board-materials = エクシーズ素材：{ $count }
board-position =
    { $position ->
        [attack] { $values }
        [facedown_attack] 裏側攻撃 { $values }
        [defense] 守備 { $values }
        [set] セット { $values }
        [faceup] 表側
       *[none] { $values }
    }
board-field-zone = フィールドゾーン
board-extra-zones = エクストラモンスターゾーン
board-pile = { $pile } ({ $count })
board-of = プレイヤー{ $player }
board-row = { $zone }, プレイヤー{ $player }
board-player = プレイヤー{ $player }：{ $amount } LP
git-says = git のメッセージ：{ $said }
git-no-commit = そのコミットはない（{ $name }）
first-turn = デュエルは最初のターンで、バトルフェイズがない。後のターンから始めるには「phase: Battle Phase」と書く（ファイルでは setup の下）か、先にターンを終了する
set-by-default = { $card }は表示形式の指定がないためセットされている。表側なら pos: faceup と書く
warning = 警告：{ $problem }
agrees = 一致：予想どおり
disagrees = 不一致：予想と違う
stuck = { $place }：続行不能：{ $why }
script-error = { $place }：スクリプトエラー：{ $why }
verdict-word =
    { $verdict ->
        [agrees] 一致
        [disagrees] 不一致
        [stuck] 続行不能
        [script-error] スクリプトエラー
       *[bad-input] 入力の誤り
    }
head-file = ファイル
head-verdict = 判定
head-title = 題名
judging = 判定中
summary = { $all }件中{ $good }件が予想どおり

## ルール

rule-N1 = 無効にするとは、行為を成功させないこと、またはカードから効果を奪うことである。発動、効果、召喚、攻撃が無効になりうる。
rule-N2 = 「無効」と書かれた効果だけが無効にする。カードの破壊、除外、手札やデッキに戻すことは無効ではない。
rule-N3 = 後で無効になったもののために払ったコストは戻らない。
rule-N4 = 無効にする効果は、罠カードの発動や特殊召喚など、テキストに書かれたものにだけ対応する。
rule-A1 = 発動が無効になると、そのチェーンブロックは飛ばされ、チェーンは次の番号の小さいブロックへ進む。
rule-A2 = 発動が無効になった魔法・罠カードはもうフィールドのカードではない。墓地へ行くが、フィールドから墓地へ送られたことにはならない。
rule-A3 = 効果の発動だけが無効になったとき、その効果を持つカードは、無効にした効果が動かさない限りその場に残る。
rule-A4 = 発動が無効になったブロックは処理されない。最後に起きたことは、その上のブロックが行ったことになる。
rule-A5 = カードを破壊しても、その発動も効果も無効にならない。そのブロックは処理される。
rule-A6 = フィールドに残るカードは、フィールドで発動した効果の処理時にもそこに表側で存在しなければならず、そうでなければ効果なしで処理される。何も無効になってはいない。
rule-A7 = 無効になった発動のコストは払われたままである。
rule-A8 = 「その発動」を無効にする効果は、それに直接チェーンしなければならない。最新のブロックより下のブロックには届かない。
rule-A9 = カードの「発動」できる回数の制限は、無効になった発動を数えない。効果だけが無効になった発動は数える。
rule-A10 = 効果を「使用」できる回数の制限は、無効になった使用も数える。
rule-A11 = 「１ターンに１度」などの条件は、無効になった発動も数える。
rule-A12 = 召喚回数の制限は、２０２０年４月１日以降、無効になった召喚を数えない。発動する効果の数の制限は、無効になったものも数える。
rule-E1 = 無効になった効果は適用されない。発動は有効のままで、そのブロックは何もせずに処理される。
rule-E2 = 効果が無効になっている間、そのカードの効果はフィールドで適用されず、無効が終わるとすぐに再び適用される。
rule-E3 = 効果が無効になっているカードも発動でき、その効果も発動できる。コストは払われ、ブロックは処理されるが、無効になっている間は何も起こらない。
rule-E4 = 無効になった効果のコストは払われたままである。
rule-E5 = 効果が無効になったブロックも処理されるので、それが最後に起きたことになる。
rule-S1 = 召喚が無効になったモンスターは、召喚に成功していない。
rule-S2 = 召喚を無効にする効果は、召喚を行おうとする時に、モンスターがフィールドに出る前に、チェーン１として発動する。
rule-S3 = 通常召喚、反転召喚、ペンデュラム召喚、およびモンスター自身の手順による特殊召喚は無効にできる。効果による融合召喚とセットは無効にできない。
rule-S4 = 処理中の効果による召喚は無効にできない。効果の処理中には何も発動できないからである。
rule-S5 = 効果の処理の直後に行う召喚は、その効果がチェーン１であったなら無効にできる。
rule-S6 = 召喚を行おうとする時に発動できるのは、召喚を無効にする効果だけである。それへの対応は通常のスペルスピードに従う。
rule-S7 = 召喚が無効になったモンスターはフィールドを離れる。普通は無効にした効果で破壊され、それができなければルールにより墓地へ行く。
rule-S8 = 無効になった通常召喚はそのターンの通常召喚の権利を使い、無効になったペンデュラム召喚はペンデュラム召喚の権利を使う。
rule-S9 = １ターンに１度だけ自身の方法で召喚できるモンスターは、２０２０年４月１日以降、その召喚が無効になったなら再び試みることができる。
rule-S10 = 無効になった召喚のために払ったものやリリースしたものは戻らない。
rule-S11 = フィールドの外から来て召喚が無効になったモンスターは、一度もフィールドに存在しておらず、フィールドから送られたことにはならない。
rule-S12 = 反転召喚のように既にフィールドにいたモンスターは、召喚を行おうとする間もフィールドに存在する。
rule-S13 = 先に正規の方法で召喚しなければならないモンスターは、その召喚が無効になったなら、公開された場所から他の方法で特殊召喚できない。
rule-S14 = 既に正規の方法で召喚されたモンスターは、反転召喚が無効になってもそのことを失わない。
rule-S15 = ２０２０年４月１日以降のルールでは、無効になった特殊召喚は、そのターンの特殊召喚を禁じる効果にとって特殊召喚ではない。それ以前は特殊召喚であった。
rule-T1 = 攻撃はバトルステップで無効になり、ダメージステップは行われない。
rule-T2 = 攻撃を宣言したモンスターは、その攻撃が無効になっていても、もう一度攻撃宣言できない。
rule-T3 = 攻撃が無効になった後、ターンプレイヤーは別のモンスターで攻撃するか、バトルフェイズを終えることができる。
rule-T4 = 攻撃モンスターを取り除いても攻撃は無効にならない。離れたなら攻撃はダメージステップなしで終わり、残ったなら攻撃は続く。
rule-T5 = 攻撃が無効になるのを待つ効果は、ただ終わっただけの攻撃では適用されない。
rule-T6 = 攻撃を無効にする効果が攻撃モンスターを対象に取るか、処理時に攻撃を無効にするかは、テキストによる。
rule-P1 = 「発動を無効にする」は、無効にできる発動に対応する誘発即時効果である。その後に行うことは、実際に無効にしたかどうかによる。
rule-P2 = 無効にして破壊する効果は両方を宣言する。破壊の宣言は、破壊でき、まだそこにあるカードについてだけである。
rule-P3 = 「その効果を無効にする」は発動には触れない。ブロックは存在し、効果なしで処理される。
rule-P4 = 縦列を無効にする効果は、魔法・罠カードが発動した時の位置を見る。
rule-P5 = 一定の間効果を無効にするとき、その間が終わるまで、既にあるブロックもその後の効果も含まれる。そのカードがフィールドで発動した効果は、カードがフィールドを離れても無効のままである。
rule-P6 = 無効にできない効果、効果を受けないもの、既に無効な効果は、この効果では無効にできない。
rule-P7 = 効果を受けないカードは無効になったのではない。その効果がそのカードに適用されないだけである。
rule-P8 = 誰の効果か、誰がカードをコントロールしているか、どのカードの効果かは、別々の問題である。
rule-P9 = 対象にできないカードは対象に選べないが、効果を受けることはある。
rule-P10 = 効果では破壊されないカードは残るか、破壊の代わりに別のことが起きる。
rule-P11 = 効果は処理時にもう一度確かめる。離れた対象や条件を満たさなくなった対象は効果を受けない。
rule-P12a = 発動を無効にするスクリプトは NegateEffect ではなく NegateActivation を呼び、無効にした場合だけ続ける。
rule-P12b = 一定の間効果を無効にするスクリプトは、EFFECT_DISABLE とともに EFFECT_DISABLE_EFFECT も、正しいリセットで登録する。
rule-P12c = モンスターの効果を一定の間無効にするスクリプトは、既にあるブロックのために、先に NegateRelatedChain を呼ぶ。
rule-P12d = 「対象にできない」と「効果を受けない」は異なる耐性であり、スクリプトはテキストのとおりのものを使う。
rule-P12e = カードを効果を受けないようにするスクリプトは、誰の効果かを正確に書き、自分の効果を妨げないようにする。
rule-P12f = 一定の間無効にするスクリプトは、テキストのとおりの終わりを無効に与える。
rule-P13 = どの種類の無効か、どの耐性かはテキストが決める。カードの移動は別の問題である。
rule-P14 = 無効はブロックや効果が適用されるかを問い、耐性は外からの効果がカードに及ぶかを問う。
rule-L1 = 「無効」は他の言語では negate、annuler、annullieren、annullare、negar、무효、無效 である。
rule-R-SPEED = カードや効果は、スペルスピードが２以上で、最新のブロックのスペルスピードより低くないときだけチェーンできる。
rule-R-PHASE = このフェイズまたはステップではできない。
rule-R-ZONE = そのための空いているゾーンがない。
rule-R-COST = コストを払えない。
rule-R-TARGET = 正しい対象がない。
rule-R-NOTHING-TO-DO = その効果で行えることがない。
rule-R-CONDITION = 発動条件を満たしていない。
rule-R-RESTRICTION = このターン、プレイヤーはテキストが認めないことを行っている。
rule-R-SUMMON-CONDITION = そのモンスター自身の特殊召喚に必要な条件が満たされていない。
rule-R-LIMIT = すでに使用できる回数を使い切っている。
rule-R-MANDATORY = その効果は強制で、すでに発動している。
rule-R-LOCATION = それができる場所にない。
rule-R-FACEDOWN = 裏側表示である。
rule-R-FACEUP = すでに表側表示である。フィールドの魔法・罠カードは表側表示にして発動する。
rule-R-KIND = この種類のカードや効果ではできない。
rule-R-CONTROLLER = このプレイヤーはそれをコントロールしていない。
rule-R-TURN = これを行えるプレイヤーのターンではない。
rule-R-SET-TURN = 罠カードは先にセットしなければならず、罠カードと速攻魔法カードはセットしたターンには発動できない。
rule-R-DISABLED = 効果が無効になっているか、まだ適用されていない。
rule-R-FORBIDDEN = その名前は効果によって禁止されている。
rule-R-BEING-SUMMONED = その召喚はまだ終わっていない。
rule-R-BATTLE-DESTROYED = 戦闘で破壊され、フィールドを離れるのを待つだけである。
rule-R-OVERLAY = Ｘ素材はフィールドのカードではない。
rule-R-DECK-SIZE = デッキのカードが足りない。
rule-R-UNNEGATABLE = 自身のテキストにより無効にできない。
rule-R-CHAIN-LIMIT = ある効果が、それに対して発動できるものを制限している。
rule-R-SUMMON-COUNT = このターンの通常召喚またはセットの権利は使われている。
rule-R-SUMMON-ONCE = １ターンに１度しか特殊召喚できない。
rule-R-PENDULUM = ペンデュラム召喚には、２つのスケール、空いているゾーン、手札またはＥＸデッキの表側表示のモンスターでレベルがスケールの間のものが必要で、１ターンに１度だけ行える。
rule-R-TRIBUTE = リリースするモンスターが足りない。
rule-R-POSITION = そのための表示形式でないか、その表示形式にできない。
rule-R-POSITION-ONCE = このターンに召喚・セットされたか、攻撃したか、既に表示形式を変えたので、表示形式は変えられない。
rule-R-EFFECT = 効果がそれを禁じている。
rule-R-EVENT = 誘発する出来事が起きていない。
rule-R-TIMING = 「～した時、～できる」という効果は、対応することが最後に起きたことでなければ、タイミングを逃す。
rule-R-WINDOW = 今はその時ではない。
rule-R-CHOICE = 選べるのは、カードのテキスト、または召喚や攻撃のルールが認めるものだけである。
rule-R-DIRECT = 直接攻撃は、攻撃できるモンスターがいないか、効果が認める場合にだけできる。
rule-R-FIRST-TURN = デュエルの最初のターンにバトルフェイズはない。
rule-R-NO-EFFECT = このカードにそのような発動できる効果はない。
rule-R-RESOLVED = 無効にならなかったブロックは処理され、その効果が適用される。
rule-R-NOTHING = 効果でできることが何もなくてもブロックは処理される。無効になったのではない。
rule-R-SUMMONED = 召喚は成功した。
rule-R-ATTACK = 攻撃はダメージステップへ進んだ。
rule-R-BATTLE-PROTECTED = 戦闘では破壊されないモンスターはフィールドに残る。戦闘ダメージは与えられる。
rule-R-TURNED = 攻撃モンスターが攻撃表示でなくなると、攻撃はダメージステップなしに終わる。無効になったのではない。
rule-R-REPLAY = ダメージステップの前に相手のモンスターが変わるか、宣言どおりの攻撃ができなくなると、攻撃プレイヤーは攻撃対象を選び直すか、攻撃をやめる。新たな攻撃宣言ではなく、攻撃は無効になっていない。
rule-R-BATTLE-PHASE-OVER = バトルフェイズを終了させる効果は攻撃も終わらせ、ダメージステップは行われない。無効になったのではない。

## solemn duel

turn-score = ターン{ $turn }、プレイヤー{ $player }（LP { $first }：{ $second }）
duel-between = プレイヤー0：{ $first }   プレイヤー1：{ $second }   シード { $seed }
duel-dealt = デッキはシードに従ってシャッフルされた。先攻はプレイヤー{ $player }。
duel-in-order = デッキは元の順番のまま。先攻はプレイヤー{ $player }。
duel-stopped = ターン{ $turn }で中断：まだ勝者はいない。
why-over =
    { $how ->
        [lp] デュエル終了：LPが0になった
        [deck] デュエル終了：デッキからドローするカードが足りない
        [named] デュエル終了：{ $words }
       *[effect] カードの効果によりデュエル終了
    }
deck-of-link = リンクのデッキ
