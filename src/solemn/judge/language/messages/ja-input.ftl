# 日本語：ファイルとオプションの誤り

file-empty = 空である。シナリオが必要
file-not-there = このファイルはない
file-broken-link = 存在しないファイルへのリンクである
file-unreadable = 読み込めない（{ $why }）
file-too-large = 大きすぎます：{ $most }バイト以下のシナリオを期待
file-not-utf8 = テキストファイルではない。バイト{ $byte }はUTF-8ではない
file-zero-byte = テキストファイルではない。ゼロのバイトを含む
file-too-deep = 入れ子が深すぎる
file-too-many-parts = 部分の数が{ $most }を超える
file-too-many-cards = カードが{ $most }枚を超える
file-half-character = { $found }を含むが、それは文字の半分である
file-no-puzzle = 詰めデュエルではない。Debug.AddCardでフィールドを作っていない
folder-not-there = このフォルダーはない
folder-without-files =
    { $what ->
        [scenario] このフォルダーにシナリオがない。名前が{ $endings }で終わるファイルが必要
        [puzzle] このフォルダーに詰めデュエルがない。名前が{ $endings }で終わるファイルが必要
        [deck] このフォルダーにデッキがない。名前が{ $endings }で終わるファイルが必要
       *[replay] このフォルダーにリプレイがない。名前が{ $endings }で終わるファイルが必要
    }
scripts-in-file = ファイルである。カードスクリプトのフォルダーが必要
named-path = { $path }：{ $problem }
path-near = { $problem }。{ $near }のことですか？
not-yaml = YAMLではない：{ $problem }
not-json = JSONではない：{ $problem }
syntax =
    { $kind ->
        [colon] この値の中にコロンがある
        [comma] コンマまたは閉じ括弧がない
        [comma-too-many] 余分なコンマがある
        [twice] この名前が2回ある
        [alias] *の後の名前を持つものがない
        [aliases] *による参照が{ $most }を超える
        [merges] 結合された項目が{ $most }を超える
        [tab] 空白の代わりにタブがある
        [quote] 引用符が閉じられていない
        [escape] バックスラッシュの後のこれは通じない
        [character] この文字はここに置けない
        [indent] この行の字下げが、属する行とそろっていない
        [no-colon] 名前の後にコロンがない
        [more] 終わりの後に続きがある
        [end] 終わるのが早すぎる
        [name] これは項目の名前にできない
        [quoted-name] 二重引用符で囲んだ項目名がない
        [value] 値がない
        [tag] 読めない値がある
        [date] そのような日付はない。文字列は引用符で囲む
       *[other] ここから先は読めない
    }

unknown-field = 「{ $found }」という項目はない
near-expected = { $problem }。「{ $near }」のことですか？ 使えるもの：{ $expected }
but-expected = { $problem }。使えるもの：{ $expected }
field-missing = 項目「{ $found }」がない
field-missing-words = 項目「{ $found }」がない。使えるもの：{ $expected }
found-value = { $found }がある
value-kind =
    { $kind ->
        [int] 整数
        [str] 文字列
        [bool] trueまたはfalse
        [array] リスト
        [null] なし
       *[object] 項目と値
    }
at-least = { $kind }（{ $bound }以上）
at-most = { $kind }（{ $bound }以下）
list-of-two = ちょうど2個のリスト
list-not-empty = 1個以上のリスト
list-of-size = { $count }個のリスト
empty-object = 項目のないオブジェクト
beside-puzzle = 「{ $found }」は「puzzle」と並べられない。それは「puzzle」が決める
because-of-legal = 「because」は行為が拒まれる理由を言う。隣に「expect: illegal」が必要
unknown-rule = 「{ $found }」というIDのルールはない
no-label = 「{ $label }」というラベルの手順はない。このファイルのラベル：{ $known }

place-token = 「{ $card }」はトークンで、フィールドにしか存在できない
place-belongs-in-extra =
    { $zone ->
        [hand] 「{ $card }」はエクストラデッキのカードで、手札には置けない
       *[deck] 「{ $card }」はエクストラデッキのカードで、メインデッキには置けない
    }
place-not-in-extra = 「{ $card }」はエクストラデッキに置けない
place-no-monster = 「{ $card }」はモンスターではなく、モンスターゾーンに置けない
place-no-xyz = 「{ $card }」はエクシーズモンスターではなく、エクシーズ素材を持てない
place-set-not-summoned = 「{ $card }」はセットされており、召喚されていない
place-not-summoned-so =
    { $kind ->
        [fusion] 「{ $card }」が融合召喚されたことはありえない
        [ritual] 「{ $card }」が儀式召喚されたことはありえない
        [synchro] 「{ $card }」がシンクロ召喚されたことはありえない
        [xyz] 「{ $card }」がエクシーズ召喚されたことはありえない
       *[link] 「{ $card }」がリンク召喚されたことはありえない
    }
place-link-position = 「{ $card }」はリンクモンスターで、常に表側攻撃表示である
place-no-extra-zones = 「{ $card }」はエクストラモンスターゾーンに置けない。このルールにはそのゾーンがない
place-not-from-extra = 「{ $card }」はエクストラデッキのモンスターではなく、エクストラモンスターゾーンに置けない
place-no-extra-link = 「{ $card }」はリンクモンスターではない。1人のプレイヤーが両方のエクストラモンスターゾーンを使えるのはエクストラリンクだけである
place-monster-as-spell = 「{ $card }」はモンスターで、魔法＆罠ゾーンには装備カードとしてしか置けない（equip）
place-field-zone-only = 「{ $card }」はフィールド魔法で、フィールドゾーンにしか置けない（seq 5）
place-not-field-zone = 「{ $card }」はフィールドゾーンに置けない
place-no-equip-card = 「{ $card }」は装備カードではなく、モンスターに装備できない
place-equip-set = 「{ $card }」はセットされている。装備カードは表側である（pos: faceup）
place-equip-nobody = 「{ $card }」の装備先がない。プレイヤー{ $player }のゾーン{ $number }に表側のモンスターがいない
place-no-pendulum = 「{ $card }」はペンデュラムモンスターではなく、ペンデュラムゾーンに置けない
zone-taken = 「{ $card }」はゾーン{ $number }に置けない。そこにはすでに「{ $by }」がある
no-card-of-scenario = このシナリオに「{ $card }」というカードはない。準備されたカードが必要
counters-of-which-kind = 「{ $card }」のカウンターの種類を書く。自身のテキストで置けるもの：{ $known }
counters-too-many = 「{ $card }」にこの種類のカウンターを{ $count }個置くことはできない：{ $kind }
unknown-counters = 「{ $found }」というカウンターはない（0x1のような数でもよい）
notation-counters-mixed = カウンターを複数書くときは、それぞれに別の種類が必要です

option-wrong = { $option }：「{ $found }」がある。使えるもの：{ $expected }
argument-empty = { $number }番目の引数が空である。ファイル、フォルダーまたは値が必要
option-number =
    { $what ->
        [turn] { $option }：{ $found }がある。1から{ $last }までのターンを書く
       *[decision] { $option }：{ $found }がある。1から{ $last }までの決定を書く
    }
ending-wrong = { $option }：{ $found }がある。名前の終わりに使えるもの：{ $expected }
options-apart = { $first } と { $second } は一緒に使えない
option-needs = { $first } は { $second } と一緒でなければ使えない
case-and-output = --case N と -o FILE は組で使う。決定の番号と、それから始まるシナリオのファイル
case-no-open-phase = --case：決定{ $number }のあるターン{ $turn }に、開いたメインフェイズもバトルフェイズもない。事例はそこから始まる
output-for-nothing = -o FILE：--case N か --table がなければ何も書き出されない
no-commits = --find-scripts：{ $path }：コミットがない
puzzle-not-beside = 詰めデュエル{ $name }がリプレイの隣にない。--puzzle でファイルを示す
puzzle-needed-beside = このリプレイの詰めデュエル{ $name }が見つからない。そのファイルをリプレイの隣に置く
not-installed = { $option }：{ $found }が入っていない：pip install 'solemn[{ $extra }]'
folder-in-file = { $option }：{ $path }はファイルである。フォルダーが必要
weight-wrong = { $option }：「{ $found }」がある。使えるもの：{ $expected }と数字。例：{ $example }
edopro-not-found = --edopro：EDOProがいつもの場所のどこにもない（{ $places }）
deck-empty = メインデッキが空である。#mainの下に1行1枚でパスワードを書く
banlist-unknown = --banlist：「{ $found }」という名のリストもファイルもない
codes-unknown = どのデータベース（{ $databases }）にも{ $codes }がない
codes-unknown-old = { $problem }：データベースがデッキより古いかもしれない
codes-unknown-bundled = { $problem }：--db と --edopro でコミュニティのカードを加えられる
deck-not-legal = このデッキは使用できない：{ $problem }
deck-odd = ルールはこのデッキを認めない：{ $problem }
deck-without-scripts = スクリプトがなく、効果もないカード：{ $cards }
and-more = { $texts }、ほか{ $count }
solve-what = 解くものがありません。パズル、シナリオ、リプレイのいずれか、または --deck（--hand とともに）を指定してください
solve-nowhere = そこからは探せません。デュエルは{ $turn }ターン目で終わるか、そのターンに自由に動ける場面がありません
hand-not-in-deck = { $option }：{ $card }はメインデッキにないか、その枚数はありません
